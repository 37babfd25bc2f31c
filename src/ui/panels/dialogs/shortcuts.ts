/** Every key that does something on the page, as the help shows it; single keys act only where the focused thing does not use them. */
export const SHORTCUTS = [
  { action: 'step', keys: ['←', '→'] },
  { action: 'ends', keys: ['Home', 'End'] },
  { action: 'play', keys: ['Space'] },
  { action: 'panels', keys: ['F6'] },
  { action: 'search', keys: ['/'] },
  { action: 'commands', keys: ['Ctrl K'] },
  { action: 'put-on', keys: ['P'] },
  { action: 'switch-off', keys: ['E'] },
  { action: 'remove', keys: ['Del'] },
  { action: 'undo', keys: ['Ctrl Z'] },
  { action: 'redo', keys: ['Ctrl Shift Z'] },
  { action: 'help', keys: ['?'] },
  { action: 'leave', keys: ['Esc'] },
] as const;
