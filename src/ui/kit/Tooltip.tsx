import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

export const TooltipProvider = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <Radix.Provider delayDuration={450} skipDelayDuration={200}>
    {children}
  </Radix.Provider>
);

/** A short text beside what is pointed at or focused. */
export function Tooltip(props: {
  readonly text: ReactNode;
  readonly shortcut?: string | undefined;
  readonly children: ReactElement;
}): ReactNode {
  return (
    <Radix.Root>
      <Radix.Trigger
        asChild
        onFocus={(event) => {
          // Focus that a dialog or a menu gave asks for no explanation; focus by key does.
          if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
        }}
      >
        {props.children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="tip" sideOffset={5} collisionPadding={8}>
          {props.text}
          {props.shortcut && <kbd className="kbd">{props.shortcut}</kbd>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
