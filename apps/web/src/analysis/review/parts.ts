// What reviews need, in one file that is loaded after the board.
export { default as Learn } from '../learn/Learn.svelte';
export { lessonsOf, type Lesson } from '../learn/lessons.js';
export { createEngine, createSession, serverReviews } from './createSession.js';
export { default as ReviewPanel } from './ReviewPanel.svelte';
