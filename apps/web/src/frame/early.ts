// Runs before the page is drawn, so that a chosen colour scheme is there from the first moment.
import { KEY, readSettings, showScheme } from '../settings.js';
import { lastGame } from './lastGame.js';

/** Whether the server has sent the reader here by the browser's languages: it does not know of an earlier choice. */
const wasSent = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    /^\/\w\w\/$/.test(location.pathname) && (navigation as PerformanceNavigationTiming).redirectCount > 0
  );
};

try {
  const root = document.documentElement;
  const { scheme, language } = readSettings(localStorage.getItem(KEY));
  showScheme(scheme);
  if (lastGame() !== undefined) root.dataset.game = '';
  if (language !== undefined && language !== root.lang && wasSent()) location.replace(`/${language}/`);
} catch {
  // Storage is forbidden here: the defaults are in the styles.
}
