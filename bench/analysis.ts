// Speed of `korong analysis`: positions from games of the corpus, from the first query to the last answer. And of the review of a game.
import { readFileSync } from 'node:fs';
import { netPlayer, readNet, type Report } from '@korong/engine';
import type { GameName } from '@korong/rules';
import { reviewGame, searchGame } from '@korong/study';
import { AnalysisEngine } from '../apps/cli/dist/analysis/analysisEngine.js';
import { corpus, usualGame } from './games.ts';
import { gameOf, positionOf, round, type Print } from './measure.ts';

const POSITIONS = 100;
const VISITS = 100;
const THREADS = 2;
const TARGET_SECONDS = 10;

interface Answer {
  readonly rootInfo: { readonly visits: number };
}

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

const REVIEW_VISITS = 400;
const REVIEW_CORES = 2;
const REVIEW_TARGET_SECONDS = 60;

/** A whole game, searched and reviewed in this thread. The target is for a browser with two workers. */
const benchReview = (print: Print, name: GameName): void => {
  const net = readNet(readFileSync(new URL(`../packages/engine/nets/${name}-small.knet`, import.meta.url)));
  if (!net.ok) throw new Error(net.error);
  const { start, turns } = usualGame(name);
  const used = process.cpuUsage();
  const reports: Report[] = [];
  const search = { start, turns, visits: REVIEW_VISITS, now: () => performance.now() };
  for (const found of searchGame(netPlayer(net.value), search)) if (found) reports[found.at] = found.report;
  reviewGame(name, start, turns, reports);
  const { user, system } = process.cpuUsage(used);
  const cpuSeconds = (user + system) / 1e6;
  print({
    game: name,
    review: `${turns.length} turns at ${REVIEW_VISITS} visits`,
    cpuSeconds: round(cpuSeconds, 1),
    secondsOnTwoCores: round(cpuSeconds / REVIEW_CORES, 1),
    targetSeconds: REVIEW_TARGET_SECONDS,
  });
};

export const benchAnalysis = async (print: Print): Promise<void> => {
  for (const game of ['yinsh', 'gipf'] as const) {
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
    benchReview(print, game);
  }
};
