export { resolveLayers } from './resolve-layers';
