// Runs before an island of the page comes to life: it can say nothing before its sentences are here.
import { listen } from './i18n.js';

await listen();
