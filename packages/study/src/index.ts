export * from './book/index.js';
