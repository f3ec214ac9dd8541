// The command as a process of its own, the way people and programs start it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'korong-cli-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const korong = (
  args: readonly string[],
  input: string | Uint8Array = '',
  env: NodeJS.ProcessEnv = {},
): Run => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    input,
    env: { ...process.env, ...env },
    maxBuffer: 1e9,
  });
  return { code: status, out: stdout.toString(), err: stderr.toString() };
};

test.each([[[]], [['--help']], [['help']]])('korong %o prints the help and ends with 0', args => {
  const { code, out } = korong(args);
  expect(code).toBe(0);
  for (const word of ['play', 'replay', 'perft', 'referee', 'Exit codes']) expect(out).toContain(word);
});

test.each(['play', 'replay', 'perft', 'referee'])('korong %s --help ends with 0', command => {
  const { code, out } = korong([command, '--help']);
  expect([code, out]).toEqual([0, expect.stringContaining(`Usage: korong ${command}`)]);
});

test.each([
  [['plya'], 'Did you mean play?'],
  [['refree', 'yinsh', 'blitz'], 'Did you mean referee?'],
  [['perft', 'yinsh', 'blitz', '2', '--divid'], 'Did you mean --divide?'],
  [['play', 'yinsh', '--handcap', 'white=1'], 'Did you mean --handicap?'],
  [['play', 'chess'], 'There is no game called “chess”.'],
  [['play', 'yinsh', 'basic'], 'This game has no variant “basic”.'],
  [['play', 'yinsh', 'blitz', '--handicap', 'white=1'], 'This game has no option “handicap”.'],
  [['referee', 'gipf', 'basic', '--handicap', 'white=4'], 'A handicap is white=N'],
  [['referee', 'gipf', 'standard', '--handicap', 'white=1'], 'A handicap is white=N'],
  [['perft', 'gipf', 'basic', '0'], 'DEPTH is a whole number'],
  [['perft', 'gipf', 'basic'], "missing required argument 'depth'"],
  [['replay'], "missing required argument 'file'"],
])('korong %o is not understood: exit code 2 and a word of help', (args, words) => {
  const { code, out, err } = korong(args);
  expect([code, out, err]).toEqual([2, '', expect.stringContaining(words)]);
});

test('perft prints one line, with --divide one for each first step before it', () => {
  expect(korong(['perft', 'yinsh', 'standard', '2']).out).toMatch(
    /^7140 nodes \d+\.\d{3} s \d+\.\d Mn\/s\n$/,
  );
  const { out } = korong(['perft', 'gipf', 'tournament', '2', 'Ga1-b2', 'Ge9-e8', '--divide']);
  const lines = out.trim().split('\n');
  expect(lines).toHaveLength(85);
  const sum = lines.slice(0, -1).reduce((n, line) => n + Number(line.split(' ')[1]), 0);
  expect(lines.at(-1)).toMatch(new RegExp(`^${sum} nodes `));
  expect(korong(['perft', 'gipf', 'basic', '1', '--divide']).out).toContain('a1-b2 1\n');
  expect(korong(['perft', 'gipf', 'basic', '1', 'a1-a2'])).toMatchObject({ code: 1, out: '' });
});

interface CorpusGame {
  readonly game: string;
  readonly variant: string;
  readonly steps: string[];
  readonly legal: number[];
  readonly acts: string[];
  readonly result: string | null;
}

const corpus = readFileSync(new URL('../../../fixtures/corpus/games.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as CorpusGame & { handicap?: object })
  .filter(game => game.handicap === undefined);

test.each([
  ['yinsh', 'standard'],
  ['yinsh', 'blitz'],
  ['gipf', 'basic'],
  ['gipf', 'standard'],
  ['gipf', 'tournament'],
])('the referee leads games of %s %s to the same end as the corpus, one answer a line', (name, variant) => {
  const games = corpus.filter(g => g.game === name && g.variant === variant).slice(0, 10);
  const input = games.map(g => ['new', ...g.steps].join('\n')).join('\n');
  const { code, out } = korong(['referee', name, variant], input);
  const [first, ...answers] = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { ok: boolean; acts: string; steps: string[]; result: string | null });
  expect([code, first?.ok, answers.length]).toEqual([0, true, input.split('\n').length]);
  for (const game of games) {
    for (const [i, count] of game.legal.entries()) {
      const answer = answers.shift();
      expect([answer?.ok, answer?.steps.length, answer?.acts.charAt(0)]).toEqual([true, count, game.acts[i]]);
    }
    expect(answers.shift()?.result).toBe(game.result);
  }
});

test('the referee knows handicaps', () => {
  expect(korong(['referee', 'gipf', 'basic', '--handicap', 'black=2']).out).toContain('reserve=12-14');
});

test('the referee refuses a line of many megabytes and noise, and goes on', () => {
  const noise = Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 251));
  const input = Buffer.concat([Buffer.alloc(3_000_000, 'a'), Buffer.from('\n'), noise, Buffer.from('\nf6')]);
  const { code, out } = korong(['referee', 'yinsh', 'standard'], input);
  const answers = out.trim().split('\n');
  expect(code).toBe(0);
  expect(out).toMatch(/^[ -~\n]*$/);
  expect(answers[1]).toContain('"code":"TEXT_TOO_LONG"');
  expect(answers.slice(1, -1).every(line => line.startsWith('{"ok":false'))).toBe(true);
  expect(answers.at(-1)).toContain('"ok":true,"acts":"black"');
});

test('a game is played, saved, replayed', () => {
  const file = join(folder, 'game.txt');
  const played = korong(['play', 'yinsh', 'blitz'], `f6\ng7\nf6\nsave ${file}\nquit\n`);
  expect([played.code, played.err]).toEqual([0, '']);
  expect(played.out).toContain('f6 is occupied.');
  const stepped = korong(['replay', file], '\n\nb\n2\nx\nq\n');
  expect(stepped.code).toBe(0);
  expect(stepped.out).toContain('Turn 1 of 2, White: f6');
  expect(stepped.out).toContain('Result: not finished');
  expect(stepped.out).toContain('“x” is not understood.');
  expect(korong(['replay', file, '--all']).out.match(/Rings taken off/g)).toHaveLength(3);
});

test('a record that cannot be used ends with 1 and the reason', () => {
  const file = join(folder, 'bad.txt');
  writeFileSync(file, '[Game "gipf"] [Variant "basic"] 1. a1-b2 {');
  expect(korong(['replay', file])).toEqual({
    code: 1,
    out: '',
    err: 'This part of the record cannot be read: “{”\n',
  });
  expect(korong(['replay', join(folder, 'nowhere')])).toMatchObject({ code: 1, out: '' });
});

test('without a game play asks which one; at the end of the input it leaves', () => {
  const { code, out } = korong(['play'], '3\na1-b2\n');
  expect(code).toBe(0);
  expect(out).toContain('Which game?');
  expect(out).toContain('Last turn: a1-b2');
});
