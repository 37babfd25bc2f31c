import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import type { MenuTrigger } from './Menu';
import { MenuPartsContext } from './menu-parts';

/** A menu from its first opening on, in a file of its own. */
export default function OpenedMenu(props: {
  readonly trigger: MenuTrigger;
  readonly label: string | undefined;
  readonly align: 'start' | 'center' | 'end';
  readonly children: () => ReactNode;
}): ReactNode {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{props.trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align={props.align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={props.label}
        >
          <MenuPartsContext value={DropdownMenu}>{props.children()}</MenuPartsContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
