// Each skin by itself: a page that shows one game need not fetch the others.
export { gipfSkin } from './gipf/skin.js';
export { yinshSkin } from './yinsh/skin.js';
