// Separate exports, so that a page with one game need not fetch the others.
export { plainGipfSkin } from './gipf/plainSkin.js';
export { gipfSkin } from './gipf/skin.js';
export { yinshSkin } from './yinsh/skin.js';
export { gipfStack, plainGipfContents } from './gipf/contents.js';
export { gipfContents } from './gipf/projectContents.js';
export { yinshContents, yinshPiece } from './yinsh/contents.js';
