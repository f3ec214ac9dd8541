// Separate exports, so that a page with one game need not fetch the other skins.
export { plainGipfSkin } from './gipf/plainSkin.js';
export { gipfSkin } from './gipf/skin.js';
export { yinshSkin } from './yinsh/skin.js';
