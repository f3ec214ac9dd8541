export type { Area, AreaOfGame, KeyOf } from './areas.js';
export { endingKey } from './ending.js';
export { en, message, type MessageKey } from './english.js';
export { isLanguage, languages, type Language } from './languages.js';
export { LANGUAGES } from './names.js';
export { refusalValues, render, type Values } from './render.js';
