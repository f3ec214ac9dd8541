import { must } from '@korong/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { other, type AnyGame, type OptionFields, type Side } from './game.js';
import { gipf } from './gipf/gipf.js';
import { captured } from './gipf/material.js';
import { basicsIn } from './gipf/cell.js';
import type { GipfPosition, GipfStep } from './gipf/types.js';
import { expectEqual, randomness } from './testing.js';
import { addStep, beginTurn, isComplete, undoStep, type Turn } from './turn.js';
import { MARKERS, RINGS_PER_SIDE } from './yinsh/board.js';
import type { YinshPosition, YinshStep } from './yinsh/types.js';
import { yinsh } from './yinsh/yinsh.js';

/** GIPF has no repetition rule, so a random game is cut here. */
const CAP = 250;

const SETUPS: readonly [AnyGame, OptionFields][] = [
  [yinsh, { variant: 'standard' }],
  [yinsh, { variant: 'blitz' }],
  [gipf, { variant: 'basic' }],
  [gipf, { variant: 'basic', handicap: 'white 3' }],
  [gipf, { variant: 'standard' }],
  [gipf, { variant: 'tournament' }],
];

interface Played {
  readonly game: AnyGame;
  readonly positions: readonly unknown[];
  readonly cut: boolean;
}

/** A random game, biased at times towards steps that keep the turn, so that rows are more frequent. */
const randomGame = (game: AnyGame, fields: OptionFields, seed: number): Played => {
  const random = randomness(seed);
  const positions = [game.start(must(game.readOptions(fields)))];
  for (let i = 0; i < CAP; i++) {
    const position = positions.at(-1);
    const steps = game.steps(position);
    if (steps.length === 0) return { game, positions, cut: false };
    const keeps = random(2) === 0 ? steps.filter(s => keepsTurn(game, position, s)) : [];
    const from = keeps.length > 0 ? keeps : steps;
    positions.push(game.play(position, from[random(from.length)]));
  }
  return { game, positions, cut: true };
};

const keepsTurn = (game: AnyGame, position: unknown, step: unknown): boolean =>
  game.toAct(game.play(position, step)) === game.toAct(position);

const GAMES_EACH = 40;
const played = SETUPS.flatMap(([game, fields], i) =>
  Array.from({ length: GAMES_EACH }, (_, k) => randomGame(game, fields, 1000 * i + k)),
);
/** Every seventh position, and all that are not a plain move. */
const sample = played.flatMap(({ game, positions }) =>
  positions
    .filter((p, i) => i % 7 === 0 || !['move', 'push', 'place'].includes(game.phase(p)))
    .map(p => ({ game, p })),
);

test('random games end or are cut, and the count of those cut is known', () => {
  const cut = played.filter(p => p.cut).length;
  console.info(
    `random games: ${played.length}, cut at ${CAP} steps: ${cut}, positions sampled: ${sample.length}`,
  );
  expect(played.filter(p => p.game === yinsh && p.cut)).toEqual([]); // 51 markers and 6 rows bound the length
  expect(cut).toBeLessThan(played.length / 3);
  for (const { game, positions, cut: wasCut } of played) {
    expect(game.outcome(positions.at(-1)) === undefined).toBe(wasCut);
  }
});

test('markers and rings of YINSH are conserved', () => {
  for (const { game, p } of sample.filter(s => s.game === yinsh)) {
    const { cells, pool, taken, phase } = p as YinshPosition;
    const count = (letters: string): number => cells.filter(c => letters.includes(c)).length;
    expect(pool + count('wb')).toBe(MARKERS);
    if (phase !== 'place') {
      expect([count('W') + taken.white, count('B') + taken.black]).toEqual([RINGS_PER_SIDE, RINGS_PER_SIDE]);
    }
    expect(game.phase(p)).toBe(phase);
  }
});

test('pieces of GIPF are conserved: on the board, in reserve or captured', () => {
  for (const { game, positions } of played.filter(s => s.game === gipf)) {
    const first = positions[0] as GipfPosition;
    const total = (at: GipfPosition, side: Side): number =>
      at.cells.reduce((n, cell) => n + basicsIn(cell, side), at.reserve[side]);
    let lost = { white: 0, black: 0 };
    for (const position of positions as GipfPosition[]) {
      for (const side of ['white', 'black'] as const) {
        expectEqual(total(position, side) + captured(position, side), total(first, side));
        const back = lost[side] - captured(position, side);
        if (back > 0) expect.fail(`${back} captured pieces of ${side} came back`);
      }
      lost = { white: captured(position, 'white'), black: captured(position, 'black') };
    }
    expect(game.name).toBe('gipf');
  }
});

test('G5: while a side may bring in GIPF-pieces its reserve is even, so there are always two for one', () => {
  for (const { positions } of played.filter(s => s.game === gipf)) {
    for (const { entry, reserve } of positions as GipfPosition[]) {
      for (const side of ['white', 'black'] as const) {
        if (entry[side] !== 'single') expectEqual(reserve[side] % 2, 0);
      }
    }
  }
});

test('whatever is printed is read back equal, and equal texts mean equal positions', () => {
  const byText = new Map<string, unknown>();
  for (const { game, p } of sample) {
    const text = game.positionText(p);
    expect(text).toMatch(/^[ -~]{1,300}$/);
    expectEqual(must(game.readPosition(text)), p);
    expectEqual(byText.get(text) ?? p, p);
    byText.set(text, p);
  }
});

test('unequal positions compare unequal, as values and as texts', () => {
  for (const { game, positions } of played) {
    for (const [i, p] of positions.slice(1).entries()) {
      expect(p).not.toEqual(positions[i]);
      expect(game.positionText(p)).not.toBe(game.positionText(positions[i]));
    }
  }
});

test('every part of a position counts in its text', () => {
  const changed = <P>(position: P, fields: readonly (readonly [keyof P, unknown])[]): P[] =>
    fields.map(([name, value]) => ({ ...position, [name]: value }));
  const y = yinsh.start({ variant: 'standard' });
  const g = gipf.start({ variant: 'tournament', handicap: { white: 0, black: 0 } });
  const cells = [...y.cells.slice(1), 'W'];
  const texts = [
    ...[
      y,
      ...changed(y, [
        ['variant', 'blitz'],
        ['cells', cells],
        ['toAct', 'black'],
        ['phase', 'row'],
        ['mover', 'black'],
        ['passes', 1],
      ]),
    ].map(p => yinsh.positionText(p)),
    ...[
      g,
      ...changed(g, [
        ['variant', 'basic'],
        ['cells', g.cells.with(gipf.board.find('e5')!, 'w')],
        ['toAct', 'black'],
        ['phase', 'row'],
        ['mover', 'black'],
        ['handicap', { white: 1, black: 0 }],
        ['reserve', { white: 18, black: 17 }],
        ['entry', { white: 'gipf', black: 'any' }],
        ['settled', [3]],
      ]),
    ].map(p => gipf.positionText(p)),
  ];
  expect(new Set(texts).size).toBe(texts.length);
});

test('symmetric positions have symmetric steps, in all twelve symmetries', () => {
  for (const { game, p } of sample.filter((_, i) => i % 5 === 0)) {
    for (const symmetry of game.boardOf(p).symmetries.keys()) {
      const turned = game.transform(p, symmetry);
      const there = game.steps(turned).map(s => game.stepText(s));
      const here = game.steps(p).map(s => game.stepText(game.transformStep(p, s, symmetry)));
      expectEqual(there.sort(), here.sort());
    }
  }
});

test('a symmetry and a step may change places', () => {
  for (const { game, p } of sample.filter((_, i) => i % 11 === 0)) {
    for (const symmetry of game.boardOf(p).symmetries.keys()) {
      for (const step of game.steps(p).slice(0, 5)) {
        const stepped = game.transform(game.play(p, step), symmetry);
        expectEqual(game.play(game.transform(p, symmetry), game.transformStep(p, step, symmetry)), stepped);
      }
    }
  }
});

test('undo restores every position of a turn', () => {
  for (const { game, p } of sample) {
    const before: Turn<unknown, unknown>[] = [beginTurn(p)];
    while (!isComplete(game, before.at(-1)!) && game.steps(before.at(-1)!.position).length > 0) {
      const turn = before.at(-1)!;
      before.push(addStep(game, turn, game.steps(turn.position)[0]));
    }
    for (let i = before.length - 1; i > 0; i--) expectEqual(undoStep(game, before[i]!), before[i - 1]);
    expect(undoStep(game, before[0]!)).toBeUndefined();
  }
});

test('playing changes no position that was there before', () => {
  for (const { game, p } of sample.filter((_, i) => i % 3 === 0)) {
    const text = game.positionText(p);
    for (const step of game.steps(p)) game.play(p, step);
    expect(game.positionText(p)).toBe(text);
  }
});

test('YINSH: every conceivable step is either legal or has a reason, never both', () => {
  const points = yinsh.board.points;
  const all: YinshStep[] = [
    { kind: 'pass' },
    ...points.flatMap((at): YinshStep[] => [
      { kind: 'place', at },
      { kind: 'ring', at },
    ]),
    ...points.flatMap(from => points.flatMap((to): YinshStep[] => [{ kind: 'move', from, to }])),
    ...points.flatMap(from =>
      points.filter(to => to > from).map((to): YinshStep => ({ kind: 'row', from, to })),
    ),
  ];
  for (const { p } of sample.filter((s, i) => s.game === yinsh && i % 4 === 0)) {
    const position = p as YinshPosition;
    const accepted = all.filter(step => yinsh.why(position, step) === undefined);
    expect(accepted.map(s => yinsh.stepText(s)).sort()).toEqual(
      yinsh
        .steps(position)
        .map(s => yinsh.stepText(s))
        .sort(),
    );
  }
});

test('GIPF: every push and every choice in every row is either legal or has a reason, never both', () => {
  const points = gipf.board.points;
  const named = (step: GipfStep): readonly [GipfStep, string] => [step, gipf.stepText(step)];
  const pushes = points.flatMap(dot =>
    points.flatMap(to => [
      named({ kind: 'push', dot, to, piece: 'single' }),
      named({ kind: 'push', dot, to, piece: 'gipf' }),
    ]),
  );
  for (const { p } of sample.filter(
    (s, i) => s.game === gipf && (i % 4 === 0 || s.game.phase(s.p) === 'row'),
  )) {
    const position = p as GipfPosition;
    const legal = gipf.steps(position);
    const texts = new Set(legal.map(s => gipf.stepText(s)));
    // Variations of every legal row step: one point more, one less, one on the other side of the bracket; and the other side's.
    const near = [...legal, ...gipf.steps({ ...position, toAct: other(position.toAct) })].flatMap(step =>
      step.kind === 'row' ? variations(step, points) : [],
    );
    // While a row is due every push is refused for the same reason.
    const tried = position.phase === 'push' ? pushes : pushes.slice(0, 2);
    const disputed = [...tried, ...[...legal, ...near].map(named)].filter(
      ([step, text]) => (gipf.why(position, step) === undefined) !== texts.has(text),
    );
    expect(disputed.map(([, text]) => text)).toEqual([]);
  }
});

const variations = (
  step: Extract<GipfStep, { kind: 'row' }>,
  points: typeof gipf.board.points,
): GipfStep[] => {
  const { taken, kept } = step;
  const row = (t: typeof taken, k: typeof kept): GipfStep => ({ kind: 'row', taken: t, kept: k });
  return [
    step,
    ...taken.map(p =>
      row(
        taken.filter(q => q !== p),
        kept,
      ),
    ),
    ...kept.map(p =>
      row(
        taken,
        kept.filter(q => q !== p),
      ),
    ),
    ...taken.map(p =>
      row(
        taken.filter(q => q !== p),
        [...kept, p].sort((a, b) => a - b),
      ),
    ),
    ...kept.map(p =>
      row(
        [...taken, p].sort((a, b) => a - b),
        kept.filter(q => q !== p),
      ),
    ),
    ...points
      .filter(p => ![...taken, ...kept].includes(p))
      .map(p =>
        row(
          [...taken, p].sort((a, b) => a - b),
          kept,
        ),
      ),
  ];
};

test('every legal step is read back from its text as itself', () => {
  for (const { game, p } of sample.filter((_, i) => i % 3 === 0)) {
    for (const step of game.steps(p)) expectEqual(must(game.readStep(p, game.stepText(step))), [step]);
  }
});

test('a text that is accepted stands for legal steps', () => {
  const words = fc.stringMatching(/^[Gx]?[a-k][1-9][01]?[-,;x(]?([a-k][1-9][01]?\)?)?$/);
  fc.assert(
    fc.property(fc.nat(sample.length - 1), words, (index, text) => {
      const { game, p } = sample[index]!;
      const read = game.readStep(p, text);
      if (!read.ok) return;
      let position = p;
      for (const step of read.value) {
        expect(game.why(position, step)).toBeUndefined();
        position = game.play(position, step);
      }
    }),
    { numRuns: 5_000, seed: 1 },
  );
});
