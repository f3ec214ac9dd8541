import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gipf, yinsh } from '@korong/rules';
import { afterAll, expect, test } from 'vitest';
import { readSpec } from './players.js';
import { UgiClient, type Timer } from './ugiClient.js';

const folder = mkdtempSync(join(tmpdir(), 'korong-ugi-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A program that answers everything, with what it was sent since the last `go` as its turn. */
const ECHO = join(folder, 'echo.mjs');
writeFileSync(
  ECHO,
  `import { createInterface } from 'node:readline';
let heard = [];
createInterface({ input: process.stdin }).on('line', line => {
  heard.push(line.replaceAll(' ', '_'));
  if (line === 'ugi') console.log('ugiok');
  if (line === 'isready') console.log('readyok');
  if (line.startsWith('go ')) {
    console.log('bestmove ' + heard.join('|'));
    heard = [];
  }
  if (line === 'quit') process.exit();
});`,
);
const COMMAND = `"${process.execPath}" "${ECHO}"`;
const never: Timer = () => () => undefined;
const atOnce: Timer = (_, late) => {
  const timeout = setImmediate(late);
  return () => {
    clearImmediate(timeout);
  };
};

test('a game from the usual start is told by its turns, with the options of the game', async () => {
  const options = { variant: 'standard', potentials: 'Z1Y1' };
  const client = new UgiClient(COMMAND, 'gipf', options, { visits: 7, milliseconds: 50 }, never);
  const read = gipf.readOptions(options);
  if (!read.ok) throw new Error(read.error.code);
  await client.start(gipf.positionText(gipf.start(read.value)));
  await client.make('Ga1-b2');
  expect((await client.think()).split('|')).toEqual([
    'ugi',
    'setoption_name_Game_value_gipf',
    'setoption_name_Variant_value_standard',
    'setoption_name_Potentials_value_Z1Y1',
    'uginewgame',
    'isready',
    'position_startpos_moves_Ga1-b2',
    'go_nodes_7_movetime_50',
  ]);
  client.close();
});

test('another position is told by its text, unless the turns before it are known', async () => {
  const client = new UgiClient(COMMAND, 'yinsh', { variant: 'blitz' }, { visits: 1 }, never);
  const base = yinsh.positionText(yinsh.start({ variant: 'blitz' }));
  const other = base.replace('4/7', 'W3/7').replaceAll('=white', '=black');
  await client.start(other);
  expect(await client.think()).toContain(`position_fen_${other.replaceAll(' ', '_')}|go_nodes_1`);
  await client.start(other, { base, turns: ['a2'] });
  expect(await client.think()).toContain('position_startpos_moves_a2|go_nodes_1');
  client.close();
});

test('a program that does not answer fails with a message, and is ended', async () => {
  const client = new UgiClient('cat', 'yinsh', { variant: 'blitz' }, { visits: 1 }, atOnce);
  await expect(client.start('')).rejects.toThrow(
    'The program cat did not answer with ugiok within 30 seconds.',
  );
  client.close();
});

test('a turn has its time and some more', async () => {
  const waits: number[] = [];
  const timer: Timer = milliseconds => {
    waits.push(milliseconds);
    return () => undefined;
  };
  const waitsFor = async (limits: { visits?: number; milliseconds?: number }): Promise<number> => {
    const client = new UgiClient(COMMAND, 'yinsh', { variant: 'blitz' }, limits, timer);
    await client.start('');
    await client.think();
    client.close();
    return waits.at(-1)!;
  };
  expect(await waitsFor({ milliseconds: 2_500 })).toBe(33_000);
  expect(await waitsFor({ visits: 100 })).toBe(600_000);
});

test('a command may contain commas and equals signs; only settings at its end are settings', () => {
  expect(readSpec('ugi:./engine --nets a,b --level=3,time=100,visits=9')).toMatchObject({
    kind: 'ugi:./engine --nets a,b --level=3',
    limits: { milliseconds: 100, visits: 9 },
  });
  expect(readSpec('ugi:prog x,time=5,y')).toMatchObject({
    kind: 'ugi:prog x,time=5,y',
    limits: { milliseconds: 1_000 },
  });
});

test.each([
  ['ugi:prog,level=3', 'This player has no use for level=3. It takes visits, time.'],
  ['ugi:prog,threads=2', 'no use for threads=2'],
  ['alphabeta,depth=2,time=9', 'no use for time=9. It takes depth, challenges.'],
  ['alphabeta,level=2', 'no use for level=2'],
  ['playouts,level=2', 'no use for level=2'],
  ['playouts,potentials=off', 'no use for potentials=off'],
  ['small,depth=2', 'no use for depth=2'],
  ['level=3,visits=5', 'no use for visits=5'],
  ['large,threads=2,level=10,trees=own', 'no use for trees=own'],
])('a setting without effect is refused: %s', (text, reason) => {
  expect(() => readSpec(text)).toThrow(reason);
});

test('a level is set by its visits, and by a time only if one is named', () => {
  expect(readSpec('level=3').limits).toEqual({});
  expect(readSpec('level=3,time=200').limits).toEqual({ milliseconds: 200 });
  expect(readSpec('small').limits).toEqual({ milliseconds: 1_000 });
});
