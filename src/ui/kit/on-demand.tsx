import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** What stands in its place until the file is there, and what does where it does not come, or cannot be drawn. */
type InPlace<Props> = {
  readonly waiting: (props: Props) => ReactNode;
  readonly failed: (props: Props, tryAgain: () => void) => ReactNode;
};

/**
 * A component in a file of its own, asked for with its first drawing; with `begun`, at once, and one that is first drawn
 * later is there without a wait. Where the file does not come (no network and nothing kept, or a page that was published
 * anew), only its own place says so.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, failed }: InPlace<Props>,
  begun = false,
): (props: Props) => ReactNode {
  const ask = (): ComponentType<Props> => lazy(async () => ({ default: await load() }));
  let latest = ask(); // React keeps a failure for good, so each try is a component of its own
  const begin = async () => {
    latest = await load();
  };
  if (begun) begin().catch(() => undefined); // whoever draws it says what is wrong
  return (props) => {
    const [Content, setContent] = useState(() => latest); // the same for as long as it is there
    const tryAgain = () => {
      latest = ask();
      setContent(() => latest);
    };
    return (
      <Boundary failed={(reset) => failed(props, reset)} onReset={tryAgain}>
        <Suspense fallback={waiting(props)}>
          <Content {...props} />
        </Suspense>
      </Boundary>
    );
  };
}

type BoundaryProps = {
  readonly children: ReactNode;
  readonly failed: (reset: () => void) => ReactNode;
  readonly onReset: () => void;
};

class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { children, failed, onReset } = this.props;
    if (!this.state.isBroken) return children;
    return failed(() => {
      onReset();
      this.setState({ isBroken: false });
    });
  }
}
