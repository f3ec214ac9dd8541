// The expected clocks, from the server's log and this machine's time, which is the server's.
import { allGames, clockAt, type Match } from '@korong/match';
import type { Page } from 'playwright-core';

/** The server's match. */
export const matchOf = async (address: string, id: string): Promise<Match> => {
  const response = await fetch(`${address}/api/games/${id}/events?since=0`);
  const { events } = (await response.json()) as { events: unknown[] };
  const match = allGames.replayEvents(events);
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
};

interface Seen {
  readonly at: number;
  readonly white: number;
  readonly black: number;
}

/** The clocks of the page at the moment a running clock has just changed. */
const seen = (page: Page): Promise<Seen> =>
  page.evaluate(
    () =>
      new Promise<Seen>(resolve => {
        const read = (): Seen => {
          const left = (side: string): number =>
            Number(document.querySelector<HTMLElement>(`.seat.${side} [data-left]`)!.dataset.left);
          return { at: Date.now(), white: left('white'), black: left('black') };
        };
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve(read());
        });
        observer.observe(document.querySelector('.game')!, {
          subtree: true,
          attributeFilter: ['data-left'],
        });
      }),
  );

/** Milliseconds for a question to the server and its answer: no page knows the server's time better than by half of that. */
const roundTrip = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const asked = performance.now();
    await fetch('/api/health');
    return performance.now() - asked;
  });

/** The greatest error of both clocks over several readings, beyond what a busy machine makes unknowable. */
export const clockError = async (page: Page, address: string, id: string): Promise<number> => {
  const unknowable = (await roundTrip(page)) / 2;
  const match = await matchOf(address, id);
  let worst = 0;
  for (let i = 0; i < 4; i++) {
    const shown = await seen(page);
    const right = clockAt(match, shown.at)!;
    worst = Math.max(worst, Math.abs(shown.white - right.white), Math.abs(shown.black - right.black));
  }
  return worst - unknowable;
};
