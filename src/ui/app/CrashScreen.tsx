import { Component, type ReactNode } from 'react';
import { toDocument } from '../../engine';
import { debug } from '../../state';
import { Button, useWords } from '../kit';

type State = { readonly failure: Error | null };

/** When drawing fails for a bug of ours: the board is still whole, so it can be copied or the last edit taken back. */
export class CrashScreen extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <Crashed failure={failure} onRetry={() => this.setState({ failure: null })} />;
  }
}

function Crashed({ failure, onRetry }: { readonly failure: Error; readonly onRetry: () => void }): ReactNode {
  const { t } = useWords();
  const copy = () =>
    void navigator.clipboard.writeText(JSON.stringify(toDocument(debug.store.getState().board), null, 2));
  const undoAndRetry = () => {
    debug.undo();
    onRetry();
  };
  return (
    <main className="crash" role="alert">
      <h1>{t('app.crash.title')}</h1>
      <p>{t('app.crash.text')}</p>
      <pre>{failure.message}</pre>
      <p className="crash-actions">
        <Button look="go" icon="copy" onClick={copy}>
          {t('app.crash.copy')}
        </Button>
        <Button look="line" icon="undo" onClick={undoAndRetry}>
          {t('app.crash.undo')}
        </Button>
        <Button look="line" onClick={() => window.location.reload()}>
          {t('app.crash.reload')}
        </Button>
      </p>
    </main>
  );
}
