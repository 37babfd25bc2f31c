/** The layers and sublayers of rule 613 in the order in which they are applied (613.1, 613.2, 613.4). */
export const LAYERS = ['1a', '1b', '2', '3', '4', '5', '6', '7a', '7b', '7c', '7d'] as const;

/** With those that only older editions have: layer 1 as a whole, and a fifth sublayer of layer 7. In every edition's order. */
export const ALL_LAYERS = ['1', ...LAYERS, '7e'] as const;
export type Layer = (typeof ALL_LAYERS)[number];
export type CurrentLayer = (typeof LAYERS)[number];
