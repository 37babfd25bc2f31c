import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import { useMenuParts } from './menu-parts';

export function MenuItem(props: {
  readonly onSelect: () => void;
  readonly icon?: IconName;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const Radix = useMenuParts();
  return (
    <Radix.Item className="menu-item" onSelect={props.onSelect} disabled={props.disabled ?? false}>
      <span className="menu-sign">{props.icon && <Icon name={props.icon} />}</span>
      <span className="menu-words">{props.children}</span>
      {props.shortcut && <kbd className="kbd">{props.shortcut}</kbd>}
    </Radix.Item>
  );
}

/** An entry that is on or off; the menu stays open, for several are often changed together. */
export function MenuCheck(props: {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const Radix = useMenuParts();
  return (
    <Radix.CheckboxItem
      className="menu-item"
      checked={props.checked}
      onCheckedChange={props.onChange}
      onSelect={(event) => event.preventDefault()}
      disabled={props.disabled ?? false}
    >
      <span className="menu-sign">
        <Radix.ItemIndicator>
          <Icon name="check" />
        </Radix.ItemIndicator>
      </span>
      <span className="menu-words">{props.children}</span>
    </Radix.CheckboxItem>
  );
}

/** One of several. */
export function MenuChoice<Value extends string>(props: {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChange: (value: Value) => void;
}): ReactNode {
  const Radix = useMenuParts();
  const change = (value: string) => {
    const option = props.options.find((candidate) => candidate.value === value);
    if (option) props.onChange(option.value);
  };
  return (
    <Radix.RadioGroup value={props.value} onValueChange={change}>
      {props.options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className="menu-item">
          <span className="menu-sign">
            <Radix.ItemIndicator>
              <Icon name="check" />
            </Radix.ItemIndicator>
          </span>
          <span className="menu-words">{option.label}</span>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

export function Submenu(props: {
  readonly label: ReactNode;
  readonly icon?: IconName;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const Radix = useMenuParts();
  return (
    <Radix.Sub>
      <Radix.SubTrigger className="menu-item" disabled={props.disabled ?? false}>
        <span className="menu-sign">{props.icon && <Icon name={props.icon} />}</span>
        <span className="menu-words">{props.label}</span>
        <Icon name="right" small />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent className="menu" collisionPadding={8}>
          {props.children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

export function MenuLine(): ReactNode {
  const Radix = useMenuParts();
  return <Radix.Separator className="menu-line" />;
}

export function MenuTitle({ children }: { readonly children: ReactNode }): ReactNode {
  const Radix = useMenuParts();
  return <Radix.Label className="menu-title">{children}</Radix.Label>;
}
