import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { FailedDialog } from './FailedDialog';

/**
 * A dialog in a file of its own, asked for when it is first opened. Where the file does not come (no network and nothing
 * kept, or a page that was published anew) a message stands in the dialog's place, and the board stays.
 */
export function dialogOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: () => void,
): (props: Props) => ReactNode {
  const ask = () => lazy(async () => ({ default: await load() }));
  let latest = ask(); // React keeps a failure for good, so each try is a component of its own
  return (props) => {
    const [Content, setContent] = useState(() => latest);
    const tryAgain = () => {
      latest = ask();
      setContent(() => latest);
    };
    return (
      <DialogBoundary onRetry={tryAgain} onClose={close}>
        <Suspense>
          <Content {...props} />
        </Suspense>
      </DialogBoundary>
    );
  };
}

type Boundary = { readonly children: ReactNode; readonly onRetry: () => void; readonly onClose: () => void };

class DialogBoundary extends Component<Boundary, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, onRetry, onClose } = this.props;
    if (!this.state.failed) return children;
    const again = () => {
      onRetry();
      this.setState({ failed: false });
    };
    return <FailedDialog onRetry={again} onClose={onClose} />;
  }
}
