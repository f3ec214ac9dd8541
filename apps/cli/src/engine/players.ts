import { setImmediate } from 'node:timers/promises';
import {
  LEVEL_COUNT,
  alphaBetaPlayer,
  drive,
  levelPlayer,
  levelsOf,
  netPlayer,
  playoutPlayer,
  usesThreads,
  wantsToChallenge,
  type AnnouncedUse,
  type Judge,
  type Limits,
  type EnginePlayer,
} from '@korong/engine';
import type { GameName, OptionFields } from '@korong/rules';
import { message } from '@korong/messages';
import { Fail } from '../fail.js';
import { startText } from '../startText.js';
import { loadNet } from './nets.js';
import { ownTreesPlayer } from './ownTrees.js';
import { threadHelper } from './searchHelper.js';
import { startHelper, startTeam } from './team.js';
import type { PlayerSetup } from './teamThread.js';
import { UgiClient } from './ugiClient.js';
import type { GameLine } from './ugiCommands.js';

/** A player in a match, in this process or another. */
export interface Contestant {
  /** Begins at a position. `line` says how it came about: which positions stood before, and for programs that cannot read its text. */
  start(position: string, line?: GameLine): Promise<void>;
  /** Receives a turn of the other side. */
  make(turn: string): Promise<void>;
  /** Searches for a turn and makes it. */
  think(stop?: () => boolean): Promise<string>;
  /** Whether to challenge a use of the other side; UGI programs do not support it. */
  challenges?(announced: AnnouncedUse): boolean;
  close(): void;
}

/** A contestant on the command line: a kind, then settings. */
export interface Spec {
  /** `playouts`, `alphabeta`, `small`, `large`, a weights file, or `ugi:` and a command; by default the net of the level. */
  readonly kind?: string;
  readonly limits: Limits;
  readonly depth: number;
  /** From 1; without it, as strong as the limits allow. */
  readonly level?: number;
  /** False for a player that brings in and uses no potentials. */
  readonly potentials: boolean;
  /** False for a player that never challenges in linked play. */
  readonly challenges: boolean;
  /** The assumed probability, in percent, that a use acts in linked play; by default the engine's own estimate. */
  readonly odds?: number;
  /** Threads that search together. */
  readonly threads: number;
  /** Whether they share one tree, or have one each and merge their reports. */
  readonly trees: 'shared' | 'own';
}

const DEFAULT_LIMITS: Limits = { milliseconds: 1_000 };
const DEFAULT_DEPTH = 6;

/** A setting of a player. */
const SETTING =
  /^(?:(visits|time|depth|level|odds|threads)=([1-9][0-9]{0,8})|(potentials|challenges)=(on|off)|(trees)=(shared|own))$/;

/** The settings that a player has a use for. */
const usedBy = (kind: string | undefined, level: number | undefined): readonly string[] => {
  if (kind?.startsWith('ugi:')) return ['visits', 'time'];
  if (kind === 'alphabeta') return ['depth', 'challenges'];
  if (kind === 'playouts') return ['visits', 'time', 'threads', 'trees', 'challenges'];
  const ofNets = ['time', 'level', 'threads', 'potentials', 'challenges', 'odds'];
  // A level ends by its own visits, and decides itself what its threads share.
  return level === undefined ? ['visits', 'trees', ...ofNets] : ofNets;
};

/** The highest values of settings that have one. */
const MAX_VALUES: Readonly<Record<string, number>> = { level: LEVEL_COUNT, odds: 100, threads: 64 };

/** A kind and its settings. A command may contain commas, so that only settings at its end are taken for settings. */
const splitSpec = (text: string): { readonly kind?: string; readonly settings: readonly string[] } => {
  const words = text.split(',');
  if (text.startsWith('level=')) return { settings: words };
  const isCommand = text.startsWith('ugi:');
  const last = isCommand ? words.findLastIndex(word => !SETTING.test(word)) : 0;
  return { kind: words.slice(0, last + 1).join(','), settings: words.slice(last + 1) };
};

/** Reads `level=3`, `small,visits=400`, `nets/a.knet,time=1000`, `small,potentials=off`, `small,odds=100`, `ugi:./engine,time=100`. */
export const readSpec = (text: string): Spec => {
  const { kind, settings } = splitSpec(text);
  if (kind === 'ugi:') throw new Fail(message('error.spec', { text }), 2);
  let limits: Limits = {};
  let depth = DEFAULT_DEPTH;
  let level: number | undefined;
  let potentials = true;
  let challenges = true;
  let odds: number | undefined;
  let threads = 1;
  let trees: Spec['trees'] | undefined;
  for (const setting of settings) {
    const match = SETTING.exec(setting);
    if (match === null) throw new Fail(message('error.spec', { text: setting.slice(0, 40) }), 2);
    const value = Number(match[2]);
    if (value > (MAX_VALUES[match[1]!] ?? Infinity))
      throw new Fail(message('error.spec', { text: setting }), 2);
    if (match[5] !== undefined) trees = match[6] as Spec['trees'];
    else if (match[3] === 'potentials') potentials = match[4] === 'on';
    else if (match[3] === 'challenges') challenges = match[4] === 'on';
    else if (match[1] === 'depth') depth = value;
    else if (match[1] === 'level') level = value;
    else if (match[1] === 'odds') odds = value;
    else if (match[1] === 'threads') threads = value;
    else limits = { ...limits, ...(match[1] === 'visits' ? { visits: value } : { milliseconds: value }) };
  }
  const used = usedBy(kind, level);
  const useless = settings.find(setting => !used.includes(setting.split('=')[0]!));
  if (useless !== undefined)
    throw new Fail(message('error.spec.useless', { text: useless, settings: used.join(', ') }), 2);
  if (trees !== undefined && threads === 1) throw new Fail(message('error.spec.trees', { text: trees }), 2);
  return {
    ...(kind === undefined ? {} : { kind }),
    limits: Object.keys(limits).length > 0 || level !== undefined ? limits : DEFAULT_LIMITS,
    depth,
    potentials,
    challenges,
    threads,
    trees: trees ?? 'shared',
    ...(level === undefined ? {} : { level }),
    ...(odds === undefined ? {} : { odds }),
  };
};

/** The name of the net to play with. A spec has a kind or a level. */
const netNameOf = (game: GameName, { kind, level }: Spec): string => kind ?? levelsOf(game)[level! - 1]!.net;

/** A player, and the threads that search along. */
interface Threaded {
  readonly player: EnginePlayer;
  /** Resolves once all threads are there. */
  readonly ready?: Promise<unknown>;
  readonly close?: () => void;
}

/** Bytes for the trees of all threads, as many as one thread has. */
const MEMORY = 128 * 1024 * 1024;

/** A thread that ends would decide a match. */
const lost = (why: string): never => {
  throw new Fail(message('error.thread', { why }));
};

/** Searches that have a tree each. */
const withOwnTrees = (setup: PlayerSetup, threads: number, seed: number): Threaded => {
  const { game, position, net, ...options } = setup;
  const share = { ...options, memory: MEMORY / threads };
  const helpers = Array.from({ length: threads - 1 }, (_, i) =>
    threadHelper({ game, position, net, ...share, seat: i + 1 }, lost),
  );
  const main =
    net === 'playouts' ? playoutPlayer(game, seed, share) : netPlayer(loadNet(game, net, position), share);
  return {
    player: ownTreesPlayer(main, helpers),
    ready: Promise.all(helpers.map(({ ready }) => ready)),
    close: () => {
      for (const helper of helpers) helper.close();
    },
  };
};

const playerOf = (game: GameName, options: OptionFields, spec: Spec, seed: number): Threaded => {
  const { kind, depth, level, potentials, odds, threads, trees } = spec;
  if (kind === 'alphabeta') return { player: alphaBetaPlayer(game, depth) };
  const net = kind === 'playouts' ? kind : netNameOf(game, spec);
  const position = startText(game, options);
  const file = net === 'playouts' ? undefined : loadNet(game, net, position);
  const playing = { potentials, ...(odds === undefined ? {} : { odds: odds / 100 }) };
  const setup = { game, position, net, ...playing };
  const isTogether = threads > 1 && (file === undefined || level === undefined || usesThreads(level));
  if (isTogether && trees === 'own' && level === undefined) return withOwnTrees(setup, threads, seed);
  const started = isTogether ? startTeam(setup, MEMORY, threads, startHelper, lost) : undefined;
  const search = { ...playing, team: started?.team };
  const player =
    file === undefined
      ? playoutPlayer(game, seed, search)
      : level === undefined
        ? netPlayer(file, search)
        : levelPlayer(file, level, seed, search);
  return { ...started, player };
};

/** Memory for the short searches that decide on a challenge. */
const JUDGE_BYTES = 16 * 1024 * 1024;

/** A contestant in this process. Its search yields between slices. */
const ownContestant = (
  game: GameName,
  options: OptionFields,
  spec: Spec,
  seed: number,
  now: () => number,
): Contestant => {
  const { player, ready, close } = playerOf(game, options, spec, seed);
  let judge: Judge | undefined;
  return {
    start: async (position, line = { base: position, turns: [] }) => {
      await ready;
      player.start(line.base);
      for (const turn of line.turns) player.make(turn);
    },
    make: turn => {
      player.make(turn);
      return Promise.resolve();
    },
    think: async (stop = () => false) => {
      const thoughts = player.think({ limits: spec.limits, now, stopWhenDecided: true, stop });
      return (await drive(thoughts, setImmediate)).turn;
    },
    // A player without a net has no evaluation to compare, so it challenges while it can.
    challenges: announced => {
      if (!spec.challenges) return false;
      if (spec.kind === 'playouts' || spec.kind === 'alphabeta') return true;
      judge ??= netPlayer(loadNet(game, netNameOf(game, spec), announced.position), { memory: JUDGE_BYTES });
      return wantsToChallenge(judge, announced);
    },
    close: close ?? (() => undefined),
  };
};

/** `now` is the clock for time limits. Other programs have their own. */
export const contestantOf = (
  game: GameName,
  options: OptionFields,
  spec: Spec,
  seed: number,
  now: () => number = () => performance.now(),
): Contestant =>
  spec.kind?.startsWith('ugi:')
    ? new UgiClient(spec.kind.slice(4), game, options, spec.limits)
    : ownContestant(game, options, spec, seed, now);
