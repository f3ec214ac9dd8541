import { setImmediate } from 'node:timers/promises';
import { drive, netPlayer, type Limits, type Report } from '@korong/engine';
import { message } from '@korong/messages';
import { findGame, type AnyGame } from '@korong/rules';
import { distinctLines } from '@korong/study';
import { certaintyOf } from '../analysis/answer.js';
import { askText } from '../describe.js';
import { drawBoard } from '../draw.js';
import { viewOf } from '../games/games.js';
import { loadNet } from '../engine/nets.js';
import { explainPosition } from '../explainPosition.js';
import { Fail } from '../fail.js';
import { loadRecord } from '../files.js';

interface AnalyseOptions {
  readonly net: string;
  readonly limits: Limits;
  readonly lines: number;
  /** The turn of a record to analyse after, 0 for its start; the last one by default. */
  readonly turn?: number;
  /** Which game of a match. */
  readonly number?: number;
  /** Print one JSON object, and no progress. */
  readonly json: boolean;
}

/** Position texts begin with the name of their game; everything else is a file name. */
const positionOf = (
  text: string,
  { turn, number }: Pick<AnalyseOptions, 'turn' | 'number'>,
): { game: AnyGame; position: unknown } => {
  const game = findGame(text.split('/')[0]!.trim().toLowerCase());
  if (game.ok && /^\s*\w+\/[0-9]/.test(text)) {
    if (turn !== undefined || number !== undefined) throw new Fail(message('error.turn.position'), 2);
    const read = game.value.readPosition(text);
    if (!read.ok) throw new Fail(explainPosition(game.value, text, read.error));
    return { game: game.value, position: read.value };
  }
  const { game: played, turns, start } = loadRecord(text, number);
  const positions = [start, ...turns.map(({ position }) => position)];
  const after = turn ?? turns.length;
  if (after > turns.length) throw new Fail(message('error.turn.none', { turn: after, last: turns.length }));
  return { game: played, position: positions[after] };
};

const lineText = (line: Report['lines'][number]): string =>
  message('analyse.line', {
    score:
      line.proven === undefined
        ? `${(100 * line.score).toFixed(1)} %`
        : message(`proven.${line.proven}`, { turns: line.endsIn ?? 0 }),
    visits: line.visits,
    line: line.line.join(' '),
  });

/** What `--json` prints. Scores are of the side to act: 1 a win, 0 a loss. */
const jsonOf = async (
  { game, position }: ReturnType<typeof positionOf>,
  { net, limits, lines }: AnalyseOptions,
): Promise<object> => {
  const about = { game: game.name, position: game.positionText(position) };
  const outcome = game.outcome(position);
  if (outcome) return { ...about, result: outcome.winner ?? 'draw', ending: outcome.by, lines: [] };
  const player = netPlayer(loadNet(game.name, net, about.position));
  player.start(about.position);
  const { score, policy } = player.evaluate();
  const began = performance.now();
  const distinct = distinctLines(game, position, lines);
  const thoughts = player.analyse({ limits, lines: distinct.wanted, now: () => performance.now() });
  const report = distinct.of(await drive(thoughts, () => setImmediate()));
  return {
    ...about,
    toAct: game.toAct(position),
    net,
    visits: report.visits,
    milliseconds: Math.round(performance.now() - began),
    lines: report.lines.map(({ turn, visits, score: expected, line, ...rest }) => ({
      turn,
      visits,
      score: expected,
      ...certaintyOf(rest),
      line,
    })),
    raw: { score, policy },
  };
};

/** Searches a position and prints the best turns, with progress reports. */
export const runAnalyse = async (
  text: string,
  options: AnalyseOptions,
  print: (line: string) => void,
  progress: (line: string) => void,
): Promise<void> => {
  const { net, limits, lines, json } = options;
  const { game, position } = positionOf(text, options);
  if (json) {
    print(JSON.stringify(await jsonOf({ game, position }, options)));
    return;
  }
  const textOfPosition = game.positionText(position);
  const isOver = game.outcome(position) !== undefined;
  const player = isOver ? undefined : netPlayer(loadNet(game.name, net, textOfPosition));
  print(drawBoard(game, position, { coloured: false, names: false }));
  print(viewOf(game).state(position));
  print(askText(game, position));
  if (player === undefined) return;
  player.start(textOfPosition);
  const began = performance.now();
  let told = began;
  const distinct = distinctLines(game, position, lines);
  const thoughts = player.analyse({ limits, lines: distinct.wanted, now: () => performance.now() });
  const found = await drive(
    thoughts,
    () => setImmediate(),
    progressed => {
      if (performance.now() - told < 500) return;
      told = performance.now();
      const {
        visits,
        lines: [best],
      } = distinct.of(progressed);
      const seconds = ((told - began) / 1000).toFixed(1);
      progress(message('analyse.progress', { seconds, visits, best: lineText(best!) }));
    },
  );
  for (const line of distinct.of(found).lines) print(lineText(line));
};
