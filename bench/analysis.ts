// Speed of `korong analysis`: positions from games of the corpus, from the first query to the last answer.
import { readFileSync } from 'node:fs';
import { AnalysisEngine } from '../apps/cli/dist/analysis/analysisEngine.js';
import { gameOf, positionOf, round, type Print } from './measure.ts';

const POSITIONS = 100;
const VISITS = 100;
const THREADS = 2;
const TARGET_SECONDS = 10;

interface Answer {
  readonly rootInfo: { readonly visits: number };
}

interface Game {
  readonly game: string;
  readonly variant: string;
  readonly steps: readonly string[];
}

const corpus = readFileSync(new URL('../fixtures/corpus/games.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as Game);

/** A position from the middle of every game, until there are enough. */
const queriesOf = (name: string): string[] =>
  corpus
    .filter(({ game, steps }) => game === name && steps.length > 20)
    .flatMap(({ game, variant, steps }) =>
      [0.25, 0.4, 0.55, 0.7].map(share => ({
        game,
        variant,
        steps: steps.slice(0, Math.floor(share * steps.length)),
      })),
    )
    .slice(0, POSITIONS)
    .map(({ game, variant, steps }, i) =>
      JSON.stringify({
        id: String(i),
        initialPosition: gameOf(game).positionText(positionOf(gameOf(game), variant, steps)),
        maxVisits: VISITS,
      }),
    );

/** All answers, the time they took, and the CPU time of all threads: other jobs may share the machine. */
const analyse = async (
  queries: readonly string[],
): Promise<{ seconds: number; cpuSeconds: number; answers: Answer[] }> => {
  const began = performance.now();
  const used = process.cpuUsage();
  const answers: Answer[] = [];
  const settings = { threads: THREADS, net: 'small', visits: VISITS, version: '' };
  const engine = new AnalysisEngine(settings, answer => answers.push(answer as Answer));
  for (const query of queries) engine.line(query, false);
  await engine.finish();
  const { user, system } = process.cpuUsage(used);
  return { seconds: (performance.now() - began) / 1_000, cpuSeconds: (user + system) / 1e6, answers };
};

export const benchAnalysis = async (print: Print): Promise<void> => {
  for (const game of ['yinsh', 'gipf']) {
    const queries = queriesOf(game);
    const { seconds, cpuSeconds, answers } = await analyse(queries);
    print({
      game,
      positions: queries.length,
      answers: answers.length,
      visits: answers.reduce((sum, { rootInfo }) => sum + rootInfo.visits, 0),
      threads: THREADS,
      seconds: round(seconds, 1),
      cpuSeconds: round(cpuSeconds, 1),
      targetSeconds: TARGET_SECONDS,
    });
  }
};
