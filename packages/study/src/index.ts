export * from './book/index.js';
export * from './puzzles/index.js';
export * from './review/index.js';
export * from './tree/index.js';
