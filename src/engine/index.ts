/** The engine's door: all that other rooms may import. */
export * from './board';
export * from './model/abilities';
export * from './model/characteristics';
export * from './model/ids';
export * from './model/layers';
export * from './model/messages';
export * from './model/parts';
export * from './model/phrases';
export * from './model/problems';
export * from './trace/types';
