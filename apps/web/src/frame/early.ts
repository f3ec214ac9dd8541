// Runs before the page is drawn, so that a chosen colour scheme or board is there from the first moment.
import { KEY, readSettings } from '../settings.js';

try {
  const { scheme, board } = readSettings(localStorage.getItem(KEY));
  document.documentElement.dataset.scheme = scheme;
  document.documentElement.dataset.board = board;
} catch {
  // Storage is forbidden here: the defaults are in the styles.
}
