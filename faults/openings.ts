// Compares what the explorer has counted with the games that are over.
import { games as allGames } from '@korong/rules';
import { openApi, wait } from './load/api.ts';

export interface OpeningCount {
  readonly game: string;
  readonly variant: string;
  /** Public games that are over, and those that the explorer knows from their first turn on. */
  readonly over: number;
  readonly counted: number;
}

const read = async <T>(base: string, path: string): Promise<T> => {
  const { status, text } = await openApi(() => [base]).patiently('GET', path, undefined, undefined);
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text) as T;
};

const overIn = async (base: string, query: string): Promise<number> => {
  let [count, after] = [0, ''];
  for (;;) {
    const page = await read<{ games: readonly unknown[]; next?: string }>(
      base,
      `/api/games?${query}&status=over${after}`,
    );
    count += page.games.length;
    if (page.next === undefined) return count;
    after = `&after=${page.next}`;
  }
};

const countsOf = async (base: string): Promise<readonly OpeningCount[]> => {
  const counts: OpeningCount[] = [];
  for (const game of allGames)
    for (const variant of game.variants) {
      const options = game.readOptions({ variant });
      if (!options.ok) throw new Error(options.error.code);
      const position = encodeURIComponent(game.positionText(game.start(options.value)));
      const found = await read<{ games: number }>(
        base,
        `/api/explorer?game=${game.name}&position=${position}`,
      );
      const over = await overIn(base, `game=${game.name}&variant=${variant}`);
      counts.push({ game: game.name, variant, over, counted: found.games });
    }
  return counts;
};

/** The counts once nothing is left to count, or as they are after a while. */
export const openingCounts = async (base: string, patience: number): Promise<readonly OpeningCount[]> => {
  const end = performance.now() + patience;
  for (;;) {
    const counts = await countsOf(base);
    if (counts.every(({ over, counted }) => counted >= over) || performance.now() > end) return counts;
    await wait(1_000);
  }
};
