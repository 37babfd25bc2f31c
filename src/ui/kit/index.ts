/** The kit: buttons, symbols, tooltips. It knows no boards. */
export { Button, classes, IconButton } from './Button';
export { Dialog } from './Dialog';
export { Icon, type IconName } from './Icon';
export { LayerCode } from './LayerCode';

export { Mana, ManaSymbol } from './Mana';
export { LazyMenu, Menu, type MenuTrigger } from './Menu';
export { MenuCheck, MenuChoice, MenuItem, MenuLine, MenuTitle, Submenu } from './menu-items';
export { Popover } from './Popover';
export { RuleNumber } from './RuleNumber';
export { RulesText } from './RulesText';
export { Segmented } from './Segmented';
export { Timestamp } from './Timestamp';
export { Tooltip, TooltipProvider } from './Tooltip';
export { NamesContext, Tokens, useNames, useWords, Words, WordsContext } from './Words';
