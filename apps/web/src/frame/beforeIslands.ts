// Runs before an island is hydrated: an island needs its sentences.
import { listen } from './i18n.js';

await listen();
