import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeFrames } from 'modern-gif';
import { afterAll, expect, test, vi } from 'vitest';
import { run } from '../program.js';

const FILES = fileURLToPath(new URL('../../../../fixtures/formats/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'korong-convert-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command in this process. */
const convert = async (...args: string[]): Promise<Run> => {
  const said = { out: '', err: '' };
  const spies = (['out', 'err'] as const).map(which =>
    vi.spyOn(process[`std${which}`], 'write').mockImplementation(text => {
      said[which] += String(text);
      return true;
    }),
  );
  try {
    return { code: await run(['convert', ...args]), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};

const lines = (out: string): unknown[] =>
  out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as unknown);

test('jsonl: one line a game, read or refused; the report names file, line and reason', async () => {
  const { code, out, err } = await convert(join(FILES, 'boardspace-several.sgf'), '--to', 'jsonl');
  const basic = ['e1-e2', 'i3-h3', 'e1-e2', 'i3-h4', 'e1-e2', 'xe2,e3,e4,e5'];
  const [first, ...rest] = lines(out);
  expect(Object.keys(first as object)).toEqual([
    'ok',
    'game',
    'variant',
    'steps',
    'result',
    'ending',
    'dropped',
  ]);
  expect(first).toMatchObject({
    ok: true,
    game: 'yinsh',
    variant: 'blitz',
    result: 'white',
    ending: 'rings',
    dropped: 0,
  });
  expect(rest).toEqual([
    { ok: false, code: 'ZERTZ_NOT_YET', line: 18, message: 'ZÈRTZ cannot be read yet.' },
    {
      ok: false,
      code: 'WRONG_LANDING',
      line: 20,
      message: expect.stringContaining('“P0[2 Dropb E 5]” is not possible.') as unknown,
    },
    {
      ok: true,
      game: 'gipf',
      variant: 'basic',
      steps: basic,
      result: null,
      ending: 'unfinished',
      dropped: 0,
    },
  ]);
  expect(code).toBe(1);
  expect(err).toContain('boardspace-several.sgf:18: ZÈRTZ cannot be read yet.\n');
  expect(err).toContain('2 games converted, 2 refused, from 1 file.\n');
});

test('folders with everything below them, one file a game; every record format is read again', async () => {
  mkdirSync(join(folder, 'in/deep'), { recursive: true });
  cpSync(join(FILES, 'boardspace-gipf-basic.sgf'), join(folder, 'in/deep/a.sgf'));
  cpSync(join(FILES, 'webgipf.txt'), join(folder, 'in/b.txt'));
  writeFileSync(
    join(folder, 'in/latin.sgf'),
    Buffer.from('(;GM[24]SU[Yinsh]P0[id "Ren\xe9"];P0[place wr H 6])', 'latin1'),
  );
  for (const [format, ending] of [
    ['text', 'txt'],
    ['json', 'json'],
    ['sgf', 'sgf'],
    ['abstract-play', 'ap.json'],
    ['jsonl', 'jsonl'],
    ['svg', 'svg'],
  ] as const) {
    const out = join(folder, format);
    expect(await convert(join(folder, 'in'), '--to', format, '--out', out)).toMatchObject({
      code: 0,
      out: '',
    });
    const written = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(name =>
      name.includes('.'),
    );
    expect(written.sort()).toEqual(
      ['b-1', 'b-2', join('deep', 'a'), 'latin'].map(name => `${name}.${ending}`).sort(),
    );
    if (format === 'svg' || format === 'jsonl') continue;
    const [original, again] = [
      await convert(join(folder, 'in'), '--to', 'jsonl'),
      await convert(out, '--to', 'jsonl'),
    ];
    expect([format, again.out]).toEqual([format, original.out]);
  }
  expect(readFileSync(join(folder, 'text/latin.txt'), 'utf8')).toContain('[White "René"]');
  expect(readFileSync(join(folder, 'svg/b-1.svg'), 'utf8')).toMatch(/^<svg /);
});

test('texts that do not name their variant', async () => {
  const file = join(FILES, 'notation-yinsh.txt');
  const { code, out } = await convert(file, '--to', 'jsonl');
  expect([code, lines(out)[0]]).toEqual([
    1,
    {
      ok: false,
      code: 'SEVERAL_VARIANTS',
      line: 1,
      message:
        'The text does not say which variant this is. It could be yinsh standard, yinsh blitz. Name it with --game and --variant.',
    },
  ]);
  expect(lines((await convert(file, '--to', 'jsonl', '--variant', 'Blitz')).out)).toMatchObject([
    { ok: true, variant: 'blitz', result: 'white' },
  ]);
});

test('an animated picture has a frame for the start and for every turn', async () => {
  writeFileSync(join(folder, 'short.txt'), '[Game "gipf"]\n[Variant "basic"]\n\n1. e1-e2 i3-h3\n*\n');
  const { code } = await convert(join(folder, 'short.txt'), '--to', 'gif', '--out', folder);
  const frames = decodeFrames(readFileSync(join(folder, 'short.gif')));
  expect([code, frames.length, frames[0]?.width]).toEqual([0, 3, 400]);
});

test('a picture is drawn after a turn that the game has; beyond its end there is none', async () => {
  const file = join(folder, 'two.txt');
  writeFileSync(file, '[Game "gipf"]\n[Variant "basic"]\n\n1. e1-e2 i3-h3\n*\n');
  const drawn = async (...turn: string[]): Promise<Run> => convert(file, '--to', 'svg', ...turn);
  const last = await drawn();
  expect([last.code, (await drawn('--turn', '2')).out]).toEqual([0, last.out]);
  expect((await drawn('--turn', '1')).out).not.toBe(last.out);
  const start = await drawn('--turn', '0');
  expect(start.code).toBe(0);
  expect([last.out, (await drawn('--turn', '1')).out]).not.toContain(start.out);
  const beyond = await drawn('--turn', '3');
  expect([beyond.code, beyond.out]).toEqual([1, '']);
  expect(beyond.err).toContain(`${file}:1: There is no turn 3: the last one is 2.`);
});

test('what is not there, what cannot be held, what is not understood', async () => {
  const missing = await convert(join(folder, 'no.sgf'), '--to', 'jsonl');
  expect([missing.code, lines(missing.out)]).toEqual([
    1,
    [
      {
        ok: false,
        code: 'FILE_UNREADABLE',
        line: 1,
        message: 'The file cannot be read: it does not exist.',
      },
    ],
  ]);
  const handicap = join(folder, 'handicap.txt');
  writeFileSync(handicap, '[Game "gipf"]\n[Variant "basic"]\n[Handicap "white 2"]\n\n1. e1-e2\n*\n');
  expect(await convert(handicap, '--to', 'sgf')).toMatchObject({
    code: 1,
    err: expect.stringContaining('This format cannot hold this game.') as unknown,
  });
  expect((await convert(handicap, '--to', 'pdf')).code).toBe(2);
  expect((await convert(handicap, '--to', 'json', '--game', 'chess')).code).toBe(2);
});

test('nothing is replaced unasked, two sources of one name become two files, and no folder ends it', async () => {
  const text = '1. f6\n2. g7\n';
  const asked = ['--to', 'text', '--game', 'yinsh', '--variant', 'blitz'];
  const [one, two] = ['one', 'two'].map(name => join(folder, 'names', name));
  for (const path of [one!, two!]) {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'g.txt'), text);
  }
  const again = await convert(one!, '--out', one!, ...asked);
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('--replace')]);
  expect(readFileSync(join(one!, 'g.txt'), 'utf8')).toBe(text);

  const out = join(folder, 'names', 'out');
  const both = await convert(join(one!, 'g.txt'), join(two!, 'g.txt'), '--out', out, ...asked);
  expect([both.code, readdirSync(out).sort()]).toEqual([0, ['g.2.txt', 'g.txt']]);
  expect((await convert(one!, '--out', out, '--replace', ...asked)).code).toBe(0);
  // What lies in the folder that is written into is not converted again.
  expect((await convert(join(folder, 'names'), '--out', out, ...asked)).err).toContain('from 2 files');

  for (const bad of [join(one!, 'g.txt'), join(one!, 'g.txt', 'below'), '/proc/nowhere']) {
    const refused = await convert(join(two!, 'g.txt'), '--out', bad, ...asked);
    expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(/g\.txt:1: “g” could not be/)]);
  }
});

test('UTF-16 is read, links are followed, endless files are refused', async () => {
  const path = join(folder, 'odd');
  mkdirSync(path);
  const sgf = '(;GM[24]SU[Yinsh];P0[place wr F 6];P0[Done])';
  writeFileSync(join(path, 'a.sgf'), `\uFEFF${sgf}`, 'utf16le');
  symlinkSync('a.sgf', join(path, 'b.sgf'));
  symlinkSync('nowhere', join(path, 'c.sgf'));
  symlinkSync('/dev/zero', join(path, 'd.sgf'));
  const { out } = await convert(path, '--to', 'jsonl');
  expect(lines(out)).toMatchObject([
    { ok: true, steps: ['f6'] },
    { ok: true, steps: ['f6'] },
    { ok: false, code: 'FILE_UNREADABLE' },
    { ok: false, code: 'FILE_TOO_LONG' },
  ]);
});

test('a binary file is refused as such, and none of its bytes are repeated', async () => {
  const file = join(folder, 'picture.sgf');
  writeFileSync(file, Buffer.concat([Buffer.from([0x89]), Buffer.from('PNG\r\n'), Buffer.alloc(64, 7)]));
  expect(await convert(file, '--to', 'jsonl')).toEqual({
    code: 1,
    out: `${JSON.stringify({
      ok: false,
      code: 'FILE_BINARY',
      line: 1,
      message: 'picture.sgf is not a text file: there is no game in it.',
    })}\n`,
    err: `${file}:1: picture.sgf is not a text file: there is no game in it.\n0 games converted, 1 refused, from 1 file.\n`,
  });
});
