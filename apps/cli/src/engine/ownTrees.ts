// Parallel searches with a tree each, whose reports are merged for every step. What a team is measured against.
import {
  bestStep,
  mergeFirstSteps,
  report,
  thinkTurn,
  type ChosenTurn,
  type EnginePlayer,
  type Report,
  type Search,
  type SearchPlayer,
} from '@korong/engine';
import type { SearchHelper } from './searchHelper.js';

type ThinkOptions = Parameters<EnginePlayer['think']>[0];

/** Reported by each thread for a choice. */
const LINES = 12;

/** The step at the root with this text. */
const stepNamed = ({ tree, board }: Search, text: string | undefined): number | undefined => {
  const first = tree.firstEdge[0]!;
  const steps = tree.step.subarray(first, first + tree.edgeCount[0]!);
  return steps.find(step => board.stepText(step) === text);
};

/** The limits are watched by this thread; visits are shared by all. The others search until it has chosen. */
function* thinkTogether(
  search: Search,
  helpers: readonly SearchHelper[],
  options: ThinkOptions,
): Generator<Report, ChosenTurn> {
  const { visits, ...time } = options.limits;
  const { lines = 1 } = options;
  const share = visits === undefined ? {} : { visits: Math.ceil(visits / (helpers.length + 1)) };
  const together = (own: Report): Report =>
    mergeFirstSteps([own, ...helpers.flatMap(({ report: known }) => known ?? [])], lines);
  const begin = (): void => {
    for (const helper of helpers) helper.search();
  };
  begin();
  try {
    return yield* thinkTurn(
      {
        ...options,
        limits: { ...time, ...share },
        lines: Math.max(lines, LINES),
        merge: together,
        pick: at => stepNamed(at, together(report(at, LINES)).lines[0]?.turn) ?? bestStep(at),
        made: step => {
          for (const helper of helpers) helper.make(step);
          begin();
        },
      },
      search,
    );
  } finally {
    for (const helper of helpers) helper.stop();
  }
}

/** A player with other searches beside its own. */
export const ownTreesPlayer = (player: SearchPlayer, helpers: readonly SearchHelper[]): EnginePlayer => ({
  start: position => {
    for (const one of [player, ...helpers]) one.start(position);
  },
  make: turn => {
    for (const one of [player, ...helpers]) one.make(turn);
  },
  think: options => thinkTogether(player.search, helpers, options),
});
