import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

/** A small panel beside the button that opens it; it may hold fields. */
export function Popover(props: {
  readonly trigger: ReactElement;
  readonly label: string;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}): ReactNode {
  const controlled =
    props.open === undefined
      ? {}
      : { open: props.open, ...(props.onOpenChange && { onOpenChange: props.onOpenChange }) };
  return (
    <Radix.Root {...controlled}>
      <Radix.Trigger asChild>{props.trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="popover"
          side={props.side ?? 'bottom'}
          sideOffset={6}
          collisionPadding={8}
          aria-label={props.label}
        >
          {props.children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
