// What reviews need, in one file that is loaded after the board.
export { default as Learn } from '../learn/Learn.svelte';
export { lessonsOf } from '../learn/lessons.js';
export { createSession, serverReviews } from './createSession.js';
export { default as ReviewPanel } from './ReviewPanel.svelte';
