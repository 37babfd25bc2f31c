import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Icon } from './Icon';

/**
 * A menu behind three dots, of which a page may have hundreds: until it is first opened it is a plain button, for what
 * makes a menu costs more than all else on a tile.
 */
export function LazyMenu(props: {
  readonly label: string;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: () => ReactNode;
}): ReactNode {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const button = (
    <button
      type="button"
      className="btn icon"
      aria-label={props.label}
      title={props.label}
      aria-haspopup="menu"
      onClick={state === 'never' ? () => setState('open') : undefined}
    >
      <Icon name="dots" />
    </button>
  );
  if (state === 'never') return button;
  return (
    <Radix.Root modal={false} open={state === 'open'} onOpenChange={(open) => setState(open ? 'open' : 'closed')}>
      <Radix.Trigger asChild>{button}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="menu" align={props.align ?? 'start'} sideOffset={4} collisionPadding={8}>
          {props.children()}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
