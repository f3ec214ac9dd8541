// Shared by the tests of several packages. It is never built: tests load its sources, and the product does not import it.
export { must } from './must.js';
export { corpus, optionsOf, perftRows, startOf, type CorpusGame, type PerftRow } from './corpus.js';
