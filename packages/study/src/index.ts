export * from './book/index.js';
export * from './review/index.js';
