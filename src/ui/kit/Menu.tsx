import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useState } from 'react';
import { Icon } from './Icon';
import { onDemand } from './on-demand';

/** Where its file does not come, the button stays, and the next press asks again. */
const OpenedMenu = onDemand(async () => (await import('./OpenedMenu')).default, {
  waiting: ({ trigger }) => closed(trigger, () => undefined),
  failed: ({ trigger }, tryAgain) => closed(trigger, tryAgain),
});

/** A menu that opens from a button. Until it is first opened it is that button and nothing else. */
export function Menu(props: {
  readonly trigger: MenuTrigger;
  readonly label?: string;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: ReactNode | (() => ReactNode);
}): ReactNode {
  const [opened, setOpened] = useState(false);
  const { trigger, label, align = 'start', children } = props;
  if (!opened) return closed(trigger, () => setOpened(true));
  return (
    <OpenedMenu trigger={trigger} label={label} align={align}>
      {typeof children === 'function' ? children : () => children}
    </OpenedMenu>
  );
}

/** A menu behind three dots, of which a page may have hundreds: its items are made when it is open. */
export function LazyMenu(props: {
  readonly label: string;
  readonly align?: 'start' | 'center' | 'end';
  readonly children: () => ReactNode;
}): ReactNode {
  const dots = (
    <button type="button" className="btn icon" aria-label={props.label} title={props.label}>
      <Icon name="dots" />
    </button>
  );
  return (
    <Menu trigger={dots} align={props.align ?? 'start'}>
      {props.children}
    </Menu>
  );
}

/** A button that may open a menu. */
export type MenuTrigger = ReactElement<TriggerProps>;
type TriggerProps = {
  readonly onClick?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
};

const closed = (trigger: MenuTrigger, open: () => void): MenuTrigger =>
  cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: open,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open();
    },
  });
