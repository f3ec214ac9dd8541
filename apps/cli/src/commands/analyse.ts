import { setImmediate } from 'node:timers/promises';
import { netPlayer, report, searchSlices, type Limits, type Report } from '@korong/engine';
import { message } from '@korong/messages';
import { findGame, type AnyGame } from '@korong/rules';
import { askText } from '../describe.js';
import { drawBoard } from '../draw.js';
import { viewOf } from '../games/games.js';
import { loadNet } from '../engine/nets.js';
import { explain } from '../explain.js';
import { Fail } from '../fail.js';
import { loadRecord } from '../files.js';

interface AnalyseOptions {
  readonly net: string;
  readonly limits: Limits;
  readonly lines: number;
  /** The turn of a record to analyse after; the last one by default. */
  readonly turn?: number;
}

/** Position texts begin with the name of their game; everything else is a file name. */
const positionOf = (text: string, turn: number | undefined): { game: AnyGame; position: unknown } => {
  const game = findGame(text.split('/')[0]!.trim().toLowerCase());
  if (game.ok && /^\s*\w+\/[0-9]/.test(text)) {
    const read = game.value.readPosition(text);
    if (!read.ok) throw new Fail(explain(read.error));
    return { game: game.value, position: read.value };
  }
  const { game: played, turns, start } = loadRecord(text);
  const last = turns.slice(0, turn ?? turns.length).at(-1);
  return { game: played, position: last?.position ?? start };
};

const lineText = (line: Report['lines'][number]): string =>
  message('analyse.line', {
    score:
      line.proven === undefined ? `${(100 * line.score).toFixed(1)} %` : message(`proven.${line.proven}`),
    visits: line.visits,
    line: line.line.join(' '),
  });

/** Searches a position and prints the best turns, with progress reports. */
export const runAnalyse = async (
  text: string,
  { net, limits, lines, turn }: AnalyseOptions,
  print: (line: string) => void,
  progress: (line: string) => void,
): Promise<void> => {
  const { game, position } = positionOf(text, turn);
  print(drawBoard(game, position, { coloured: false, names: false }));
  print(viewOf(game).state(position));
  print(askText(game, position));
  if (game.outcome(position)) return;
  const player = netPlayer(loadNet(game.name, net));
  player.start(game.positionText(position));
  const { search } = player;
  const began = performance.now();
  let told = began;
  for (const found of searchSlices({ limits, now: () => performance.now(), lines: 1 }, search)) {
    await setImmediate();
    if (performance.now() - told < 500) continue;
    told = performance.now();
    const seconds = ((told - began) / 1000).toFixed(1);
    progress(message('analyse.progress', { seconds, visits: found.visits, best: lineText(found.lines[0]!) }));
  }
  for (const line of report(search, lines).lines) print(lineText(line));
};
