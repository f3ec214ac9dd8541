// The node shown, kept for as long as the tab is open: a reload shows it again.
import type { Path } from '@korong/study';

const KEY = 'korong.analysis.place';

/** `address`: the hash of the analysis. */
export const keepPlace = (address: string, path: Path): void => {
  try {
    sessionStorage.setItem(KEY, `${path.join('.')}${address}`);
  } catch {
    // Without storage a reload begins anew.
  }
};

/** The path that was kept for this address; `undefined` if it was not. */
export const readPlace = (kept: string, address: string): Path | undefined => {
  const [, path, of] = /^([0-9.]*)(#.*)$/s.exec(kept) ?? [];
  if (path === undefined || of !== address) return undefined;
  return path === '' ? [] : path.split('.').map(Number);
};

/** After a reload, or on the way back to the page: a link leads where it says. */
export const keptPlace = (address: string): Path | undefined => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'reload' && visit?.type !== 'back_forward') return undefined;
  try {
    return readPlace(sessionStorage.getItem(KEY) ?? '', address);
  } catch {
    return undefined;
  }
};
