import { Component, type ReactNode } from 'react';
import { Button, useWords } from '../kit';

type State = { readonly failed: boolean };

/** A panel that cannot be drawn for a bug of ours says so in its own place; the board and the rest go on. */
export class PanelBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Failed onRetry={() => this.setState({ failed: false })} />;
  }
}

function Failed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useWords();
  return (
    <div className="panel panel-failed" role="alert">
      <p>{t('app.crash.panel')}</p>
      <Button look="line" onClick={onRetry}>
        {t('app.crash.again')}
      </Button>
    </div>
  );
}
