import type { DropdownMenu } from 'radix-ui';
import { createContext, useContext } from 'react';

/** What menus are made of comes with the first one that is opened; its items find it here. */
export type MenuParts = typeof DropdownMenu;
export const MenuPartsContext = createContext<MenuParts | null>(null);

export function useMenuParts(): MenuParts {
  const parts = useContext(MenuPartsContext);
  if (parts === null) throw new Error('a menu item stands outside a menu');
  return parts;
}
