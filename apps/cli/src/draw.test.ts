import { gipf, yinsh } from '@korong/rules';
import { expect, test } from 'vitest';
import { drawBoard } from './draw.js';

const plain = { coloured: false, names: false };

const yinshText =
  'yinsh/1 standard WWWW/7/2w5/3w5/4w5/4w4/5W4/9/8/6B/BBBB act=white phase=move mover=white passes=0';

const picture = `
                e10     g11
            d9   .  f10  .  h11
        c8   .   |   .   |   .  i11
    b7   .   |   .   |   .   |   .  j11
     .   |   .   |   .   |   .   |  (B)
     |   .   |   .   |   .   |   .   |
a5   .   |   .   |   .   |   .   |   .  k10
(W)  |   .   |   .   |   .   |   .   |  (B)
 |   .   |   .   |   .   |   .   |   .   |
(W)  |   .   |   .   |  (W)  |   .   |  (B)
 |   .   |   .   |   w   |   .   |   .   |
(W)  |   .   |   w   |   .   |   .   |  (B)
 |   .   |   w   |   .   |   .   |   .   |
(W)  |   w   |   .   |   .   |   .   |  (B)
a2   .   |   .   |   .   |   .   |   .  k7
     |   .   |   .   |   .   |   .   |
     .   |   .   |   .   |   .   |   .
    b1   .   |   .   |   .   |   .  j5
        c1   .   |   .   |   .  i4
            d1   .  f2   .  h3
                e1      g2`;

test('a YINSH board in plain text', () => {
  const position = yinsh.readPosition(yinshText);
  expect(position.ok && `\n${drawBoard(yinsh, position.value, plain)}`).toBe(picture);
});

test('a GIPF board in plain text, the dots by their names', () => {
  const start = gipf.start({ variant: 'standard', handicap: { white: 0, black: 0 } });
  expect(`\n${drawBoard(gipf, start, plain)}`).toBe(`
                e9
            d8   |  f8
        c7   |  [B]  |  g7
    b6   |   .   |   .   |  h6
a5   |   .   |   .   |   .   |  i5
    [W]  |   .   |   .   |  [W]
a4   |   .   |   .   |   .   |  i4
     .   |   .   |   .   |   .
a3   |   .   |   .   |   .   |  i3
     .   |   .   |   .   |   .
a2   |   .   |   .   |   .   |  i2
    [B]  |   .   |   .   |  [B]
a1   |   .   |   .   |   .   |  i1
    b1   |   .   |   .   |  h1
        c1   |  [W]  |  g1
            d1   |  f1
                e1`);
});

test('with names every point can be read off', () => {
  for (const game of [yinsh, gipf] as const) {
    const options = game.readOptions({ variant: game.variants.at(-1)! });
    if (!options.ok) throw new Error(options.error.code);
    const empty = game.start(options.value as never);
    const words = drawBoard(game, empty, { coloured: false, names: true }).split(/\s+/);
    for (const p of game.board.points) expect(words).toContain(game.board.name(p));
  }
});

test('colours add nothing but colours', () => {
  const position = yinsh.readPosition(yinshText);
  const coloured = position.ok ? drawBoard(yinsh, position.value, { coloured: true, names: false }) : '';
  expect(coloured).toContain('\u001b[');
  // eslint-disable-next-line no-control-regex
  const bare = coloured.replace(/\u001b\[[0-9;]*m/g, '');
  expect(bare.split('\n').map(line => line.trimEnd())).toEqual(picture.slice(1).split('\n'));
});

test('stacks by their two uppermost pieces, and a star where more is beneath', () => {
  const read = gipf.readPosition(
    'gipf/1 standard [wZ]2W/3[bD]1/6/7/2[bDd]3/1[Z]3/B2[x] handicap=0-0 act=white phase=push mover=white reserve=5-5 entry=single-single settled=none potentials=Z3D3P3 pieces=18 linked=no stock=none extra=none denied=none',
  );
  if (!read.ok) throw new Error(read.error.code);
  const lines = drawBoard(gipf, read.value, plain).split('\n');
  const drawn = lines
    .join(' ')
    .split(/[\s|.]+/)
    .filter(word => /[A-Zxz*]/.test(word));
  expect(drawn.sort()).toEqual(['*Dd', '[B]', '[W]', 'bD', 'wZ', 'Z', 'x'].sort());
  // Columns stay straight: no mark is more than three characters wide.
  const empty = drawBoard(
    gipf,
    gipf.start({ variant: 'tournament', handicap: { white: 0, black: 0 } }),
    plain,
  ).split('\n');
  expect(lines.map(line => line.indexOf('|'))).toEqual(empty.map(line => line.indexOf('|')));
});
