import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  finish,
  levelPlayer,
  levelsOf,
  netFamilyOf,
  netPlayer,
  readNet,
  wantsToChallenge,
  type Level,
  type NetFamily,
  type NetFile,
} from '@korong/engine';
import { replay, type GameRecord } from '@korong/rules';
import { searchGame } from '@korong/study';
import type { ReviewJob, ThinkJob } from '../shared/shared.js';

/** For the tree of one thought; the highest level needs a quarter of it. */
const TREE_BYTES = 32 * 1024 * 1024;

type Size = Level['net'];

/** The net that reviews games. */
const REVIEWED_BY: Size = 'small';

/** The weights that come with the engine, each file read once. */
const createNets = (): ((family: NetFamily, size: Size) => NetFile) => {
  const nets = new Map<string, NetFile>();
  return (family, size) => {
    const name = `${family}-${size}.knet`;
    const known = nets.get(name);
    if (known) return known;
    const net = readNet(readFileSync(fileURLToPath(import.meta.resolve(`@korong/engine/nets/${name}`))));
    if (!net.ok) throw new Error(net.error);
    nets.set(name, net.value);
    return net.value;
  };
};

interface Line {
  readonly start: string;
  readonly turns: readonly string[];
  /** The position that the turns lead to, as text. */
  readonly position: string;
}

const lineOf = (kind: ThinkJob['kind'], given: GameRecord): Line => {
  if (given.game !== kind) throw new Error(`a record of ${given.game} is no game of ${kind}`);
  const played = replay(given);
  if (!played.ok) throw new Error(played.error.code);
  const { game, start, turns, record } = played.value;
  return {
    start: game.positionText(start),
    turns: record.turns.map(turn => turn.text),
    position: game.positionText(turns.at(-1)?.position ?? start),
  };
};

interface Thinker {
  /**
   * Thinks out the turn that a player of the job's level makes, or whether to challenge. `seed` decides where a level leaves things to
   * chance.
   */
  readonly think: (job: ThinkJob, seed: number) => string;
  /** The reports of the job's positions as JSON, or nothing at all if they cannot be searched. */
  readonly review: (job: ReviewJob) => string;
}

const OPTIONS = { memory: TREE_BYTES };

/** A thinker keeps the nets that it has read: create one per thread. */
export const createThinker = (): Thinker => {
  const netOf = createNets();
  const think: Thinker['think'] = ({ kind, record, level, use }, seed) => {
    const { start, turns, position } = lineOf(kind, record as GameRecord);
    const settings = levelsOf(kind)[level - 1];
    if (!settings) throw new Error(`there is no level ${level}`);
    const net = netOf(netFamilyOf(kind, position), settings.net);
    if (use) {
      const judge = netPlayer(net, OPTIONS);
      const announced = { position, use: use.text, left: use.left };
      return wantsToChallenge(judge, announced) ? 'challenge' : 'waive';
    }
    const player = levelPlayer(net, level, seed, OPTIONS);
    // Turn by turn, as in the browser: the search knows which positions have stood before.
    player.start(start);
    for (const turn of turns) player.make(turn);
    return finish(player.think({ limits: {}, now: () => performance.now() })).turn;
  };
  const review: Thinker['review'] = ({ kind, review: game }) => {
    try {
      const player = netPlayer(netOf(netFamilyOf(kind, game.start), REVIEWED_BY), OPTIONS);
      const searched = [...searchGame(player, { ...game, now: () => performance.now() })];
      return JSON.stringify(searched.flatMap(one => one?.report ?? []));
    } catch {
      return '';
    }
  };
  return { think, review };
};
