// A new service worker takes over once the old one has nothing to do. Chromium ends a worker that was idle for 30 s, but not while a
// debugger looks at it, as Playwright does: an old worker that is asked for a file at the wrong moment would stay for five minutes.
import type { CDPSession, Page } from 'playwright-core';

const IDLE_MS = 5000;

const ACTIVE = 'activated';
const WAITS = 'installed';

/** Ends the old worker of a page like Chromium, if a new one waits for long. */
export const endIdleWorkers = async (page: Page): Promise<void> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const states = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  const endActive = (): void => {
    for (const [versionId, state] of states)
      // The page may be closed by now.
      if (state === ACTIVE) session.send('ServiceWorker.stopWorker', { versionId }).catch(() => undefined);
  };
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
    clearTimeout(timer);
    if ([...states.values()].includes(WAITS)) timer = setTimeout(endActive, IDLE_MS);
  });
  await session.send('ServiceWorker.enable');
};
