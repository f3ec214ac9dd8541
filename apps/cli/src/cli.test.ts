// Runs the command as a process, as people and programs do.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPuzzles } from '@korong/study';
import { corpus, must } from '@korong/testing';
import { afterAll, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'korong-cli-'));
const WIN_NOW =
  'yinsh/1 standard 4/7/2w5/3w5/4w5/W3w4/4WW4/9/8/6B/BBBB act=white phase=move mover=white passes=0';
/** A PÜNCT beside Black's last GIPF-piece. */
const PROJECT =
  'gipf/1 standard 4/1[wP]3/2B3/7/6/5/W3 handicap=0-0 act=white phase=push mover=white reserve=5-5 entry=single-single settled=none potentials=P3 pieces=18 linked=no stock=none extra=none denied=none';
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

test('korong --version prints the version of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  expect(korong(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

test.each(['play', 'replay', 'perft', 'referee'])('korong %s --help ends with 0', command => {
  const { code, out } = korong([command, '--help']);
  expect([code, out]).toEqual([0, expect.stringContaining(`Usage: korong ${command}`)]);
});

test('the help names a default once', () => {
  const { out } = korong(['analysis', '--help']);
  expect(out.replace(/\s+/g, ' ')).toContain('positions to search in parallel (default: one per core) -');
});

test.each([
  [['plya'], 'Did you mean play?'],
  [['refree', 'yinsh', 'blitz'], 'Did you mean referee?'],
  [['perft', 'yinsh', 'blitz', '2', '--divid'], 'Did you mean --divide?'],
  [['play', 'yinsh', '--handcap', 'white=1'], 'Did you mean --handicap?'],
  [['play', 'chess'], 'There is no game called “chess”. The games are yinsh, gipf.'],
  [['play', 'yinsh', 'basic'], 'This game has no variant “basic”. Its variants are standard, blitz.'],
  [['play', 'yinsh', 'blitz', '--handicap', 'white=1'], 'This game has no option “handicap”.'],
  [['referee', 'gipf', 'basic', '--handicap', 'white=4'], 'A handicap is white=N'],
  [['referee', 'gipf', 'standard', '--handicap', 'white=1'], 'A handicap is white=N'],
  [['perft', 'gipf', 'basic', '0'], 'DEPTH must be a whole number'],
  [['perft', 'gipf', 'basic'], "missing required argument 'depth'"],
  [['play', 'gipf', 'standard', '--potentials', 'Z7'], 'Potentials are'],
  [['referee', 'gipf', 'basic', '--potentials', 'none'], 'Potentials are'],
  [['referee', 'gipf', 'basic', '--potentials', 'Z3', '--linked', 'Y'], 'What has to be won'],
  [['referee', 'gipf', 'basic', '--potentials', 'Z3', '--pieces', '15-25'], 'asic pieces'],
  [['perft', 'gipf', 'standard', '1', '--pieces', '20'], '--pieces means nothing without --potentials.'],
  ...[
    ['play', 'gipf', 'basic', '--linked'],
    ['referee', 'gipf', 'basic', '--linked', 'Zy'],
    ['perft', 'gipf', 'standard', '1', '--linked'],
    ['arena', 'gipf', 'standard', 'small', 'small', '--linked', 'always'],
  ].map((args): [string[], string] => [
    args,
    '--linked means nothing without --potentials. Add that too, like --potentials Z3Y3.',
  ]),
  [['arena', 'gipf', 'standard', 'small', 'small', '--potentials', 'Z3', '--pieces', '9'], 'asic pieces'],
  [
    ['arena', 'gipf', 'standard', 'small', 'small', '--potentials', 'Z3', '--linked', 'Z=4'],
    'always, 1 to 3',
  ],
  [
    ['arena', 'gipf', 'standard', 'small', 'small', '--potentials', 'Z3', '--linked', 'Y'],
    'What has to be won',
  ],
  [['arena', 'gipf', 'standard', 'small,potentials=no', 'small'], 'potentials=off'],
  [['arena', 'gipf', 'standard', 'small,threads=65', 'small'], 'threads=1 to 64'],
  [
    ['arena', 'gipf', 'standard', 'small', 'small', '--games', '0'],
    '“0” is not a whole number from 1 to 9999999.',
  ],
  [['analyse', 'game.txt', '--turn', '-1'], '“-1” is not a whole number from 0 to 9999999.'],
  [
    ['arena', 'gipf', 'standard', 'small,trees=own', 'small'],
    'trees=own is about several threads and needs threads=2 or more, like small,threads=4,trees=own.',
  ],
  [['play', 'yinsh', '--black', 'small,threads=1,trees=shared'], 'needs threads=2 or more'],
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

const evenGames = corpus().filter(game => game.handicap === undefined);

test.each([
  ['yinsh', 'standard'],
  ['yinsh', 'blitz'],
  ['gipf', 'basic'],
  ['gipf', 'standard'],
  ['gipf', 'tournament'],
])('the referee leads games of %s %s to the same end as the corpus, one answer a line', (name, variant) => {
  const games = evenGames.filter(g => g.game === name && g.variant === variant).slice(0, 10);
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
  const stepped = korong(['replay', file], '\n\nb\n2\nx\n3\nq\n');
  expect(stepped.code).toBe(0);
  expect(stepped.out).toContain('Turn 1 of 2, White: f6');
  expect(stepped.out).toContain('Result: not finished');
  expect(stepped.out).toContain('Unknown command “x”.');
  expect(stepped.out).toContain('There is no turn 3: the last one is 2.');
  expect(stepped.out.match(/Turn 2 of 2/g)).toHaveLength(2);
  expect(korong(['replay', file, '--all']).out.match(/Rings removed/g)).toHaveLength(3);
});

test('a record that cannot be used ends with 1 and the reason', () => {
  const file = join(folder, 'bad.txt');
  writeFileSync(file, '[Game "gipf"] [Variant "basic"] 1. a1-b2 {');
  expect(korong(['replay', file])).toEqual({
    code: 1,
    out: '',
    err: `“${file}” is not a valid record. This part of the record is not valid: “{”\n`,
  });
  expect(korong(['replay', join(folder, 'nowhere')])).toMatchObject({ code: 1, out: '' });
});

test('without a game play asks which one; at the end of the input it leaves', () => {
  const { code, out } = korong(['play'], '3\na1-b2\n');
  expect(code).toBe(0);
  expect(out).toContain('Which game?');
  expect(out).toContain('Last turn: a1-b2');
});

test('an arena match is played on threads, and goes on where it was interrupted', () => {
  const file = join(folder, 'match.jsonl');
  const match = [
    'arena',
    'gipf',
    'basic',
    'playouts,visits=20',
    'alphabeta,depth=1',
    '--threads',
    '2',
    '--out',
    file,
  ];
  const first = korong([...match, '--games', '3']);
  expect([first.code, first.err]).toEqual([0, '']);
  expect(first.out.trim().split('\n')).toHaveLength(3);
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"cut off`);
  const more = korong([...match, '--games', '4']);
  const again = korong([...match, '--games', '4']); // plays nothing
  expect(again.out.trim()).toBe(more.out.trim().split('\n').at(-1));
  expect(korong(['arena', 'yinsh', 'blitz', 'playouts', 'playouts', '--out', file])).toMatchObject({
    code: 1,
  });
  expect(korong([...match.slice(0, -1), join(folder, 'no', 'where')])).toMatchObject({ code: 1 });
  const [resumed, last, ...rest] = more.out.trim().split('\n');
  expect(resumed).toBe(`3 of 4 games are in ${file} already. Playing the others …`);
  expect(last).toMatch(/^4\/4 {2}A \d+ {2}B \d+ {2}draws \d+ {2}score [\d.]+ % {2}Elo /);
  expect(rest).toEqual([]);
});

test('a match that is interrupted says how it goes on', async () => {
  const file = join(folder, 'long.jsonl');
  const match = ['arena', 'gipf', 'basic', 'playouts,visits=20', 'alphabeta,depth=1', '--out', file];
  const arena = spawn(process.execPath, [MAIN, ...match], { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  for await (const chunk of arena.stdout) {
    if (out === '') arena.kill('SIGINT');
    out += String(chunk);
  }
  expect(out).toContain(`Stopped. The games are in ${file}; the same command goes on from there.`);
  expect(arena.exitCode ?? (await once(arena, 'exit'))[0]).toBe(130);
});

test('bench takes a file, which is a net of one game', () => {
  const net = fileURLToPath(new URL('../../../fixtures/nets/gipf-tiny.knet', import.meta.url));
  const { code, out } = korong(['bench', '--net', net]);
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toEqual([expect.stringContaining('gipf ')]);
});

test.each([
  'playouts,visits=20,threads=3',
  'playouts,visits=20,threads=2,trees=own',
  'small,visits=10,threads=2',
])('in an arena %s searches with several threads', player => {
  const { code, out, err } = korong(['arena', 'gipf', 'basic', player, 'alphabeta,depth=1', '--games', '2']);
  expect([code, err]).toEqual([0, '']);
  expect(out.trim().split('\n').at(-1)).toMatch(/^2\/2 .* illegal 0\)$/);
});

test('the games of an arena match are replayed and analysed by their number', () => {
  const file = join(folder, 'games.jsonl');
  const match = ['arena', 'yinsh', 'blitz', 'playouts,visits=5', 'alphabeta,depth=1', '--out', file];
  expect(korong([...match, '--games', '1']).code).toBe(0);
  expect(korong(['replay', file, '--all'])).toMatchObject({ code: 0, err: '' });
  expect(korong([...match, '--games', '2']).code).toBe(0);
  expect(korong(['replay', file, '--all', '--number', '2'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('Result: ') as string,
  });
  for (const wrong of [[], ['--number', '3']])
    expect(korong(['replay', file, ...wrong])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--number 1 to --number 2') as string,
    });
  const analyse = (...args: string[]): Run =>
    korong(['analyse', file, '--number', '1', '--visits', '5', ...args]);
  expect(analyse('--turn', '0')).toMatchObject({
    code: 0,
    out: expect.stringContaining('place a ring') as string,
  });
  expect(analyse('--turn', '999')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^There is no turn 999: the last one is \d+\.\n$/) as string,
  });
});

test('--turn and --number belong to files that have turns and games', () => {
  const file = join(folder, 'single.txt');
  writeFileSync(file, '[Korong "1"]\n[Game "yinsh"]\n[Variant "blitz"]\n[Result "*"]\n\n1. f6 g7 *\n');
  expect(korong(['analyse', WIN_NOW, '--turn', '1'])).toMatchObject({ code: 2, out: '' });
  expect(korong(['replay', file, '--number', '1'])).toMatchObject({ code: 2, out: '' });
});

test('UGI searches in several threads, and ends with its input', () => {
  const input = 'setoption name Threads value 3\nposition startpos moves f6\nisready\ngo nodes 30\n';
  const { code, out, err } = korong(['ugi'], input);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^readyok\n(info multipv .*\n)+bestmove [a-k]\d+\n$/);
});

test('an empty board is analysed without mirror images', () => {
  const start = 'yinsh/1 standard 4/7/8/9/10/9/10/9/8/7/4 act=white phase=place mover=white passes=0';
  const { out } = korong(['analyse', start, '--visits', '100', '--lines', '5', '--json']);
  const { lines } = JSON.parse(out) as { lines: { turn: string; visits: number }[] };
  // The twelve corners of the board are one turn.
  expect(lines.filter(({ turn }) => ['a2', 'a5', 'b1', 'b7', 'e1', 'k7'].includes(turn)).length).toBeLessThan(
    2,
  );
  expect(lines.length).toBeGreaterThan(1);
});

test('puzzles are found on threads and added to a file', () => {
  const file = join(folder, 'puzzles.jsonl');
  const find = (seed: string): Run =>
    korong([
      'puzzles',
      'find',
      '--game',
      'gipf',
      '--games',
      '2',
      '--levels',
      '2,3',
      '--seed',
      seed,
      '--out',
      file,
    ]);
  const lines = (): string[] => readFileSync(file, 'utf8').split('\n').slice(0, -1);
  expect(find('1')).toMatchObject({ code: 0, err: expect.stringContaining('2 games') as string });
  const first = lines();
  for (const line of first) expect(JSON.parse(line)).toMatchObject({ game: 'gipf', variant: 'basic' });
  expect(find('1').code).toBe(0);
  expect(lines()).toEqual(first);
  find('2');
  expect(lines().length).toBeGreaterThan(first.length);
  expect(korong(['puzzles', 'find', '--game', 'gipf', '--out', join(folder, 'no/such')]).code).toBe(1);

  // Packed with first ratings, each puzzle once; a rating that is known already stays.
  const packed = join(folder, 'packed');
  const pack = (...files: string[]): Run => korong(['puzzles', 'pack', ...files, '--out', packed]);
  expect(pack(file, file).code).toBe(0);
  const text = readFileSync(join(packed, 'gipf.txt'), 'utf8');
  const read = must(readPuzzles(text));
  expect(read.map(({ rating: _, ...puzzle }) => JSON.stringify(puzzle)).sort()).toEqual(lines().sort());
  for (const { rating } of read) expect([600 <= rating, rating <= 2400]).toEqual([true, true]);
  const [one] = read;
  const changed = text.replace(`${one!.id}\t${one!.rating}`, `${one!.id}\t777`);
  writeFileSync(join(packed, 'gipf.txt'), changed);
  expect(pack(file).code).toBe(0);
  expect(must(readPuzzles(readFileSync(join(packed, 'gipf.txt'), 'utf8')))).toContainEqual({
    ...one,
    rating: 777,
  });
  expect(pack(join(folder, 'missing.jsonl')).code).toBe(1);
  rmSync(packed, { recursive: true });
  const withNet = (net: string): Run => korong(['puzzles', 'pack', file, '--out', packed, '--net', net]);
  expect(withNet('nowhere.knet')).toMatchObject({
    code: 1,
    err: 'There is no net “nowhere.knet”, and no such file. The nets that come along: small, large.\n',
  });
});

test('an arena plays against any program that speaks UGI', () => {
  const program = `ugi:"${process.execPath}" "${MAIN}" ugi`;
  const { code, out } = korong([
    'arena',
    'yinsh',
    'blitz',
    `${program},visits=1`,
    'playouts,visits=1',
    '--games',
    '1',
  ]);
  expect([code, out]).toEqual([0, expect.stringMatching(/^1\/1 {2}A .* illegal 0\)\n$/)]);
});

test('a net that is not there, or a handicap without a game, is told before anything starts', () => {
  expect(korong(['play', 'yinsh', '--white', 'bogus'])).toMatchObject({
    code: 1,
    err: 'There is no net “bogus”, and no such file. The nets that come along: small, large.\n',
  });
  expect(korong(['analyse', WIN_NOW, '--net', folder])).toMatchObject({ code: 1 });
  expect(korong(['play', '--handicap', 'white=2'])).toMatchObject({ code: 2 });
});

test('a net for potentials is refused in a game without them, before anything starts', () => {
  const net = fileURLToPath(new URL('../../../fixtures/nets/gipf-potentials-tiny.knet', import.meta.url));
  const plain =
    'gipf/1 basic b2w/5/6/w5b/6/5/b2w handicap=0-0 act=white phase=push mover=white reserve=12-12 entry=single-single settled=none';
  const refused = {
    code: 1,
    out: '',
    err: `The net “${net}” cannot be used: it does not see such positions: GIPF with potentials and GIPF without them have different nets.\n`,
  };
  expect(korong(['analyse', plain, '--net', net, '--visits', '1'])).toEqual(refused);
  expect(korong(['analyse', plain, '--net', net, '--visits', '1', '--json'])).toEqual(refused);
  expect(korong(['play', 'gipf', 'basic', '--black', `${net},visits=1`])).toEqual(refused);
  expect(korong(['arena', 'gipf', 'basic', `${net},visits=1`, 'playouts,visits=1', '--games', '1'])).toEqual(
    refused,
  );
  expect(korong(['analyse', PROJECT, '--net', net, '--visits', '5']).code).toBe(0);
  const found = join(folder, 'refused.jsonl');
  expect(korong(['puzzles', 'find', '--game', 'gipf', '--net', net, '--out', found])).toEqual(refused);
  expect(existsSync(found)).toBe(false);
  const query = JSON.stringify({ id: 'a', game: 'gipf', moves: [] });
  const { code, out } = korong(['analysis', '--net', net, '--visits', '1', '--threads', '1'], `${query}\n`);
  expect([code, JSON.parse(out)]).toMatchObject([0, { id: 'a', error: refused.err.trim() }]);
});

test('analyse --json prints one object: the best lines, and what the net says by itself', () => {
  const { code, out, err } = korong(['analyse', WIN_NOW, '--visits', '200', '--lines', '2', '--json']);
  expect([code, err]).toEqual([0, '']);
  const found = JSON.parse(out) as { lines: { turn: string }[]; raw: { policy: unknown[] } };
  expect(found).toMatchObject({ game: 'yinsh', position: WIN_NOW, toAct: 'white', net: 'small' });
  expect(found.lines[0]).toMatchObject({ proven: 'win', endsIn: 1 });
  expect(found.lines[0]!.turn).toMatch(/^g7-/);
  expect(found.raw.policy.length).toBeGreaterThan(10);
});

test('a position is analysed with progress, the best turn first', () => {
  const { code, out } = korong(['analyse', WIN_NOW, '--visits', '200', '--lines', '2']);
  expect(code).toBe(0);
  expect(out).toMatch(/wins in 1 turn {2}\d+ visits {2}g7-\w+;xc3-g7;x\w+\n/);
  const project = korong(['analyse', PROJECT, '--visits', '30', '--lines', '1']);
  expect(project.out).toMatch(/wins in 1 turn {2}\d+ visits {2}Pc3-d4=[PG]\n$/);
  expect(korong(['analyse', join(folder, 'nowhere')]).code).toBe(1);
  expect(korong(['analyse', 'yinsh/1 standard act='])).toMatchObject({ code: 1 });
});

test('the engine takes a side at the table, and undo goes back to the person', () => {
  const { code, out } = korong(
    ['play', 'yinsh', 'blitz', '--black', 'small,visits=5'],
    'f6\nundo\nf6\nquit\n',
  );
  expect(code).toBe(0);
  expect(out.match(/Black is thinking/g)).toHaveLength(2);
  expect(out).toContain('Undone: ');
  expect(korong(['play', 'yinsh', '--black', 'small,vists=5']).code).toBe(2);
});

test('two engines play to the end, although nobody types', () => {
  const { code, out } = korong([
    'play',
    'yinsh',
    'blitz',
    '--white',
    'small,level=3',
    '--black',
    'small,level=2',
  ]);
  expect([code, out]).toEqual([0, expect.stringMatching(/(wins|Draw: ).*\nGoodbye\.\n$/)]);
});

test('perft counts the same on both boards', () => {
  const count = (board: string): string =>
    korong(['perft', 'gipf', 'standard', '3', '--board', board]).out.split(' ')[0]!;
  expect(count('engine')).toBe(count('rules'));
  expect(korong(['perft', 'gipf', 'basic', '2', '--board', 'wood']).code).toBe(2);
});

test('perft counts potentials, and what is denied in linked play, on both boards', () => {
  const count = (...args: string[]): number => Number(korong(['perft', ...args]).out.split(' ')[0]);
  // 42 entries for a plain piece and for each of two kinds.
  const free = ['gipf', 'standard', '1', '--potentials', 'Z3Y3'];
  expect(count(...free)).toBe(126);
  expect(count('gipf', 'standard', '2', '--potentials', 'Z3Y3', '--pieces', '12')).toBe(126 * 126);
  // Then Black's first push; then White's options, among them a use and its denial.
  const steps = ['Zb1-b2', 'Zi3-h4'];
  const [use, both] = [count(...free, ...steps), count(...free, ...steps, '--linked')];
  expect([use, both]).toEqual([3 * 42 + 1, 3 * 42 + 2]);
  expect(count(...free, ...steps, '--linked', '--board', 'engine')).toBe(both);
});

test('the referee knows potentials, and what was denied where games are linked', () => {
  const lines = ['Zb1-b2', 'Zi3-h4', '!Zb2-b4', 'Zb2-b4', 'e1-e2'];
  const answers = (...flags: string[]): { ok: boolean; code?: string; acts?: string; position?: string }[] =>
    korong(['referee', 'gipf', 'standard', '--potentials', 'Z3Y3', ...flags], lines.join('\n'))
      .out.trim()
      .split('\n')
      .slice(1)
      .map(line => JSON.parse(line) as { ok: boolean });
  const linked = answers('--linked');
  expect(linked.map(({ ok, code }) => code ?? ok)).toEqual([true, true, true, 'DENIED_ALREADY', true]);
  expect(linked[2]).toMatchObject({ acts: 'white' });
  expect(linked[2]!.position).toContain('linked=yes stock=Z2Y3 extra=none denied=b2');
  const free = answers();
  expect(free.map(({ ok, code }) => code ?? ok)).toEqual([true, true, 'NOTHING_IS_DENIED', true, true]);
  expect(free[3]!.position).toContain('[Z]');
});

test('the referee knows every setup: any start, each side its own, entries that have to be won', () => {
  const flags = ['--potentials', 'Z1Y2-none', '--pieces', '15-18', '--handicap', 'black=1', '--linked', 'zY'];
  const { out } = korong(['referee', 'gipf', 'basic', ...flags], ['!Za1-b2', 'Za2-b3', 'Ya1-b2'].join('\n'));
  const answers = out
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { ok: boolean; code?: string; position?: string });
  expect(answers.map(({ ok, code }) => code ?? ok)).toEqual([true, true, 'ENTRY_DENIED', true]);
  expect(answers[0]!.position).toContain('reserve=12-16');
  expect(answers[1]!.position).toContain('pieces=15-18 linked=zY stock=Z1Y2-none extra=none denied=Z');
});

test('a game with potentials is played against a level, saved and replayed', () => {
  const file = join(folder, 'project.txt');
  const args = ['play', 'gipf', 'standard', '--potentials', 'Z3Y3', '--black', 'level=5'];
  const { code, out, err } = korong(args, `help\nYa3-b4\nsave ${file}\nquit\n`);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('White: push in a piece, like Za1-b2');
  expect(out).toContain('wZ bz pieces loaded with a potential');
  expect(out).toContain('Potentials still in hand: White Z3Y2, Black Z3Y3.');
  expect(out).toMatch(
    /Black is thinking …[\s\S]*Last turn: \S+[\s\S]*White: push in a piece, like Za1-b2, or use a potential, like Y/,
  );
  const replayed = korong(['replay', file, '--all']);
  expect(replayed.code).toBe(0);
  expect(replayed.out).toContain('Turn 1 of 2, White: Ya3-b4');
  expect(replayed.out).toContain(' wY ');
});

test('two engines play with potentials to the end, although nobody types', () => {
  const { code, out } = korong([
    ...['play', 'gipf', 'tournament', '--potentials', 'Z3Y3D3T3P3'],
    ...['--white', 'level=4', '--black', 'small,visits=3,potentials=off'],
  ]);
  expect([code, out]).toEqual([0, expect.stringMatching(/wins: .*\nGoodbye\.\n$/)]);
});

test('an arena match with potentials', () => {
  const { code, out, err } = korong([
    ...[
      'arena',
      'gipf',
      'standard',
      'small,visits=2',
      'small,visits=2,potentials=off',
      '--potentials',
      'Z3Y3',
    ],
    ...['--pieces', '14', '--games', '2', '--out', join(folder, 'project.jsonl')],
  ]);
  expect([code, err]).toEqual([0, '']);
  expect(out.trim().split('\n')[1]).toMatch(/^2\/2 {2}A \d .* illegal 0\)$/);
  expect(readFileSync(join(folder, 'project.jsonl'), 'utf8')).toContain('"potentials":"Z3Y3","pieces":"14"');
});

test('a worker that is not told of a Redis, or finds none, says so and ends with 1', () => {
  expect(korong(['worker'], '', { REDIS_URL: '' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('REDIS_URL') as string,
  });
  const { code, err } = korong(['worker'], '', { REDIS_URL: 'redis://127.0.0.1:1' });
  expect([code, err]).toEqual([1, expect.stringContaining('127.0.0.1:1')]);
});
