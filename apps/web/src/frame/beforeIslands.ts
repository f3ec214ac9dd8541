// Astro imports this module before it hydrates an island, and awaits it: an island needs its sentences. A module that exports
// `then` is awaited like a promise. A top-level await would do the same, but Rolldown then merges no small chunks anywhere.
import { listen } from './i18n.js';

export const then = (ready: () => void, failed: (reason: unknown) => void): void => {
  listen().then(ready, failed);
};
