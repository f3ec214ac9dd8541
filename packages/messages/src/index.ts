export type { Area, KeyOf, Translation } from './areas.js';
export { en, message, type MessageKey } from './english.js';
export { isLanguage, languages, LANGUAGES, type Language } from './languages.js';
export { render, type Values } from './render.js';
