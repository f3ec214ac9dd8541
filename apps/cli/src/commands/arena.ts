import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { message } from '@korong/messages';
import { SURE, elo, gamesOf, likelihood, shareOf, type Rating, type Score } from '../arena/score.js';
import type { Played } from '../arena/game.js';
import type { WorkerTask } from '../arena/worker.js';
import { Fail } from '../fail.js';
import { fileTrouble } from '../fileTrouble.js';

interface ArenaOptions extends WorkerTask {
  readonly games: number;
  readonly threads: number;
  /** Games already in this file are not played again; new ones are appended. */
  readonly file?: string;
  /** Stop as soon as a sequential test between these two Elo differences decides. */
  readonly sprt?: readonly [number, number];
}

const add = (score: Score, { result }: Played): Score => ({
  wins: score.wins + Number(result === 'A'),
  losses: score.losses + Number(result === 'B'),
  draws: score.draws + Number(result === 'draw'),
});

const ratingText = (rating: Rating): string => {
  switch (rating.kind) {
    case 'unknown':
      return message('arena.rating.unknown');
    case 'interval':
      return message('arena.rating.interval', {
        elo: rating.elo.toFixed(0),
        error: rating.error.toFixed(0),
      });
    case 'atLeast':
    case 'atMost':
      return message(`arena.rating.${rating.kind}`, { elo: rating.elo.toFixed(0) });
  }
};

/** The first line of a games file: it identifies the match. */
const headOf = ({ setting: { game, options, linked }, a, b }: WorkerTask): string =>
  JSON.stringify({ match: { game, ...options, linked, a, b } });

/** Games of an earlier run of the same match. A truncated last line is ended, so that the next game gets its own. */
const earlier = (file: string, head: string): Played[] => {
  try {
    if (!existsSync(file)) writeFileSync(file, `${head}\n`);
    const text = readFileSync(file, 'utf8');
    const [first, ...lines] = text.split('\n');
    if (first !== head) throw new Fail(message('error.arena.file', { text: file }));
    if (!text.endsWith('\n')) appendFileSync(file, '\n');
    return lines.flatMap(line => {
      const game = parsed(line);
      return game !== null && typeof game === 'object' && 'index' in game ? [game as Played] : [];
    });
  } catch (error) {
    if (error instanceof Fail) throw error;
    throw new Fail(message('error.file.write', { text: file, why: fileTrouble(error, 'write') }));
  }
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
};

/** Plays a match and reports on it. Returns the score of A. */
export const runArena = async (options: ArenaOptions, print: (line: string) => void): Promise<Score> => {
  const { games, threads, file, sprt } = options;
  let score: Score = { wins: 0, losses: 0, draws: 0 };
  const counted = { cut: 0, illegal: 0, white: 0 };
  const known = new Set<number>();
  const count = (game: Played): void => {
    known.add(game.index);
    score = add(score, game);
    counted.cut += Number(game.cut);
    counted.illegal += Number(game.illegal !== undefined);
    counted.white += Number(game.result !== 'draw' && (game.result === 'A') === game.aWhite);
  };
  const before = file === undefined ? [] : earlier(file, headOf(options));
  for (const game of before) if (game.index < games && !known.has(game.index)) count(game);
  const played = known.size;
  if (played > 0 && played < games) print(message('arena.resumed', { done: played, games, text: file! }));
  const sure = (): boolean => sprt !== undefined && Math.abs(likelihood(score, ...sprt)) >= SURE;
  const line = (): string => {
    return message('arena.progress', {
      done: gamesOf(score),
      games,
      ...score,
      share: (100 * shareOf(score)).toFixed(1),
      rating: ratingText(elo(score)),
      ...counted,
      test: sprt === undefined ? '' : message('arena.test', { value: likelihood(score, ...sprt).toFixed(2) }),
    });
  };
  let next = 0;
  const nextIndex = (): number | undefined => {
    while (known.has(next)) next++;
    return next < games && !sure() ? next++ : undefined;
  };
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const { setting, a, b } = options;
      const worker = new Worker(new URL('../arena/worker.js', import.meta.url), {
        workerData: { setting, a, b },
      });
      const goOn = (): void => {
        const index = nextIndex();
        if (index === undefined)
          void worker.terminate().then(() => {
            resolve();
          });
        else worker.postMessage(index);
      };
      worker.on('message', (answer: Played | { failed: string }) => {
        if ('failed' in answer) {
          void worker.terminate();
          reject(new Fail(answer.failed));
          return;
        }
        if (file !== undefined) appendFileSync(file, `${JSON.stringify(answer)}\n`);
        count(answer);
        print(line());
        goOn();
      });
      worker.on('error', error => {
        reject(new Fail(error instanceof Error ? error.message : String(error)));
      });
      goOn();
    });
  await Promise.all(Array.from({ length: threads }, thread));
  if (known.size === played) print(line()); // nothing was left to play
  return score;
};
