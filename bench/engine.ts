// Speed of the engine: boards and nets against the native yardsticks, random games, search with a net, also in several threads, turns with
// a time limit. `npm run bench -- engine threads` only measures the threads.
import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  Random,
  SEARCH_GAMES,
  boardFor,
  netPlayer,
  perftBoard,
  playout,
  readNet,
  type NetFile,
} from '@korong/engine';
import type { GameName } from '@korong/rules';
import { createNet, type Net } from '../packages/engine/dist/net/net.js';
import { createScalarNet } from '../packages/engine/dist/net/scalar.js';
import { createSimdNet } from '../packages/engine/dist/net/simd.js';
import { viewOf } from '../packages/engine/dist/net/viewOf.js';
import { NO_YARDSTICK, benchPerft, gameOf, positionOf, positionsIn, round, type Print } from './measure.ts';
import { nativeNetOutput, nativeNetTime } from './native/native.ts';
import { benchThreads } from './threads.ts';
import { benchTimeLimits } from './timeLimits.ts';

const REPEATS = 5;
const REPEAT_SECONDS = 0.5;

/** CPU time of this thread, as other jobs may share the machine. Its resolution is some milliseconds. */
const secondsOf = (work: () => void): number => {
  const began = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1e6;
};

/** Operations per second; one call does `each` of them. The best average of a few repeats. */
const rate = (work: () => void, each = 1): number => {
  let times = 1;
  const repeat = (): number =>
    secondsOf(() => {
      for (let i = 0; i < times; i++) work();
    });
  while (repeat() < REPEAT_SECONDS) times *= 2;
  return (times * each) / Math.min(...Array.from({ length: REPEATS }, repeat));
};

const startOf = (name: GameName): string => {
  const game = gameOf(name);
  return game.positionText(positionOf(game, 'standard'));
};

const PLAYOUTS: readonly { readonly game: GameName; readonly target?: number }[] = [
  { game: 'yinsh', target: 10_000 },
  { game: 'gipf' },
];

const benchPlayouts = (print: Print): void => {
  for (const { game, ...target } of PLAYOUTS) {
    const board = boardFor(game);
    board.load(startOf(game));
    const random = new Random(1);
    const steps = new Int32Array(board.maxSteps);
    print({ game, playoutsPerSecond: Math.round(rate(() => playout(board, random, steps))), ...target });
  }
};

const NETS = fileURLToPath(new URL('../packages/engine/nets/', import.meta.url));
/** The net size of the target. The nets that ship with the engine are larger. */
const YARDSTICK = '../../../fixtures/nets/yinsh-32x4.knet';
/** The nets before they were rounded to 8 bits, which the yardstick reads. */
const FLOATS = fileURLToPath(new URL('../training/nets/', import.meta.url));
const KINDS = ['bytes', 'relaxed', 'simd', 'scalar'] as const;
/** Milliseconds allowed for one evaluation, by channels, on a core of 2.8 GHz. Either this or the ratio is to be met. */
const TARGET_MS: Readonly<Record<number, number>> = { 48: 0.12, 64: 0.6 };
const TARGET_RATIO = 0.9;
/** The nets are rounded and the yardstick's are not: so far their numbers may be apart, as the root of the mean square. */
const CLOSE = 0.3;

const openNet = (name: string): NetFile => {
  const file = readNet(readFileSync(NETS + name));
  if (!file.ok) throw new Error(`${name}: ${file.error}`);
  return file.value;
};

const createKind = (kind: Net['kind'], file: NetFile): Net | undefined => {
  const taps = viewOf(file.game, file)!.encoding.symmetries[0]!.neighbours;
  return kind === 'scalar' ? createScalarNet(file, taps, 1) : createSimdNet(kind, file, taps, 1);
};

/** Whether the net plays the games of the corpus. */
const isUsual = (file: NetFile): boolean =>
  viewOf(file.game, file)!.kind === SEARCH_GAMES[file.game].usualKind;

/** What the net sees of positions of its game. Our time depends on them, as only what is not zero is multiplied; the yardstick's does not. */
const planesOf = (file: NetFile): Float32Array[] => {
  const { kind, encoding } = viewOf(file.game, file)!;
  const board = kind.board();
  return (isUsual(file) ? positionsIn(file.game) : kind.benchPositions).map(text => {
    board.load(text);
    const seen = new Float32Array(file.points * file.planes);
    encoding.write(board, seen, 0);
    return seen;
  });
};

/** Net and yardstick must agree on their results, but for the rounding. */
const expectAlike = (name: string, floats: string, net: Net): void => {
  const native = nativeNetOutput(floats, net.inputs);
  if (native === undefined) return;
  const expected = [...native.values, ...native.policy];
  // The yardstick does not say how many steps are left.
  const squares = [...net.values.subarray(0, 2), ...net.policy].map(
    (value, i) => (value - expected[i]!) ** 2,
  );
  const off = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
  if (!(off < CLOSE)) throw new Error(`${name}, ${net.kind}: outputs differ by ${off}`);
};

const benchNet = (print: Print, name: string): void => {
  const file = openNet(name);
  const { from } = file.training.rounded as { readonly from: string };
  const floats = `${FLOATS}${from}.knet`;
  const nativeMs = nativeNetTime(floats);
  const taken = createNet(file, viewOf(file.game, file)!.encoding.symmetries[0]!.neighbours, 1).kind;
  const planes = planesOf(file);
  for (const kind of KINDS) {
    const net = createKind(kind, file);
    if (net === undefined) {
      print({ net: name, kind, ms: 'does not run here' });
      continue;
    }
    net.inputs.set(planes[0]!);
    net.run(1);
    expectAlike(name, floats, net);
    const perSecond = rate(() => {
      for (const each of planes) {
        net.inputs.set(each);
        net.run(1);
      }
    }, planes.length);
    const ms = 1000 / perSecond;
    // The other kinds are for other machines. They have no target.
    const [targetMs, target] = kind === taken ? [TARGET_MS[file.channels], TARGET_RATIO] : [];
    print({
      ...{
        net: basename(name),
        channels: file.channels,
        blocks: file.blocks,
        kind,
        taken: kind === taken,
        ms: round(ms, 3),
        targetMs,
      },
      ...(nativeMs === undefined ? NO_YARDSTICK : { nativeMs, ratio: round(nativeMs / ms, 3), target }),
    });
  }
};

const VISITS = 400;

const benchSearch = (print: Print, name: string): void => {
  const file = openNet(name);
  const player = netPlayer(file);
  const start = isUsual(file) ? startOf(file.game) : viewOf(file.game, file)!.kind.benchPositions[0]!;
  const visits = rate(() => {
    player.start(start);
    player.search.run(VISITS);
  }, VISITS);
  print({ net: name, visitsPerSecond: Math.round(visits) });
};

const isUsualName = (name: string): boolean => isUsual(openNet(name));

export const benchEngine = async (print: Print, [only]: readonly string[]): Promise<void> => {
  const nets = readdirSync(NETS).filter(name => name.endsWith('.knet'));
  if (only !== 'threads') benchOneThread(print, nets);
  for (const name of nets.filter(isUsualName)) await benchThreads(print, NETS + name, openNet(name));
};

const benchOneThread = (print: Print, nets: readonly string[]): void => {
  benchPerft(print, 'engine', 0.5, (name, game, position) => {
    const board = boardFor(name);
    board.load(game.positionText(position));
    return depth => perftBoard(board, depth);
  });
  benchPlayouts(print);
  for (const name of [YARDSTICK, ...nets]) benchNet(print, name);
  for (const name of nets) benchSearch(print, name);
  for (const name of nets.filter(isUsualName)) benchTimeLimits(print, name, openNet(name));
};
