import { readFileSync } from 'node:fs';
import { beginTurn, gipf, readTurn, type GipfPosition, type OptionFields } from '@korong/rules';
import { expect, test } from 'vitest';
import { PROJECTS, projectStart } from './testing.js';
import { finish } from '../../../search/drive.js';
import { Random } from '../../../random.js';
import { levelPlayer } from '../../../levelPlayer.js';
import { levelsOf } from '../../levels.js';
import { readNet, type NetFile } from '../../../net/format.js';
import { alphaBetaPlayer, netPlayer, playoutPlayer, type EnginePlayer } from '../../../player.js';

const nets = new Map<string, NetFile>();
const netOf = (size: 'small' | 'large'): NetFile => {
  const read = readNet(readFileSync(new URL(`../../../../nets/gipf-project-${size}.knet`, import.meta.url)));
  if (!read.ok) throw new Error(read.error);
  if (!nets.has(size)) nets.set(size, read.value);
  return nets.get(size)!;
};

/** A random midgame position in which both sides have brought in what they could. */
const middle = (fields: OptionFields, seed: number): GipfPosition => {
  const random = new Random(seed);
  let position = projectStart(fields);
  for (let i = 0; i < 14; i++) {
    const steps = gipf.steps(position);
    const liked = steps.filter(step => /^[A-Z]/.test(gipf.stepText(step)));
    const from = liked.length > 0 && random.below(4) > 0 ? liked : steps;
    const next = gipf.play(position, from[random.below(from.length)]!);
    if (next.phase === 'over') break;
    position = next;
  }
  return position;
};

const turnOf = (player: EnginePlayer, position: string, visits: number): string => {
  player.start(position);
  return finish(player.think({ limits: { visits }, now: () => 0 })).turn;
};

const isTurn = (position: GipfPosition, turn: string): boolean =>
  readTurn(gipf, beginTurn(position), turn).status === 'complete';

const OPTIONS = { memory: 8_000_000 };

test.each(PROJECTS)('%j: every level up to 8 plays whole legal turns, the same by the same seed', fields => {
  for (let level = 1; level <= 8; level++) {
    const position = middle(fields, level);
    const text = gipf.positionText(position);
    const turns = [1, 2].map(() => turnOf(levelPlayer(netOf('small'), level, 5, OPTIONS), text, 1));
    expect([level, isTurn(position, turns[0]!)]).toEqual([level, true]);
    expect(turns[1]).toBe(turns[0]);
  }
});

test.each([9, 10])('level %i does so with the net that it names', level => {
  const position = middle({ variant: 'tournament', potentials: 'Z3Y3D3T3P3' }, level);
  const player = levelPlayer(netOf(levelsOf('gipf')[level - 1]!.net), level, 5, OPTIONS);
  expect(isTurn(position, turnOf(player, gipf.positionText(position), 1))).toBe(true);
});

test('a player goes on with turns that it is told, a use that was denied among them', () => {
  const linked = gipf.positionText(projectStart({ variant: 'standard', potentials: 'Z3Y3', linked: 'yes' }));
  const player = netPlayer(netOf('small'), OPTIONS);
  player.start(linked);
  for (const turn of ['Zb1-b2', 'Zi3-h4', '!Zb2-b4;Ze1-e2']) player.make(turn);
  expect(player.search.board.text()).toMatch(/act=black .*stock=Z1Y3-Z2Y3 /);
});

test.each([
  ['playouts', () => playoutPlayer('gipf', 1)],
  ['alpha-beta', () => alphaBetaPlayer('gipf', 1)],
] as const)('the baseline %s plays with potentials and without', (_name, make) => {
  const player = make();
  const project = middle({ variant: 'standard', potentials: 'Z3Y3' }, 3);
  const plain = gipf.start({ variant: 'basic', handicap: { white: 0, black: 0 } });
  for (const position of [project, plain, project])
    expect(isTurn(position, turnOf(player, gipf.positionText(position), 5))).toBe(true);
});
