import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import { Tooltip } from './Tooltip';

type ButtonLook = 'plain' | 'line' | 'go' | 'on';

export type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  readonly look?: ButtonLook;
  readonly icon?: IconName;
};

/** A button with words. */
export function Button({ look = 'plain', icon, className, children, ...rest }: ButtonProps): ReactNode {
  return (
    <button type="button" className={classes('btn', look !== 'plain' && look, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'type' | 'children'> & {
  /** What it does; its accessible name and its tooltip. */
  readonly label: string;
  readonly icon: IconName;
  readonly look?: ButtonLook;
  /** The key that does the same, shown in the tooltip. */
  readonly shortcut?: string;
};

/** A button that is a sign alone; its name shows as a tooltip. */
export function IconButton({ label, icon, look = 'plain', shortcut, className, ...rest }: IconButtonProps): ReactNode {
  return (
    <Tooltip text={label} shortcut={shortcut}>
      <button
        type="button"
        className={classes('btn icon', look !== 'plain' && look, className)}
        aria-label={label}
        {...rest}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}

/** Class names that are there. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
