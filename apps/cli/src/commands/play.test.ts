import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gipf, yinsh, type AnyGame } from '@korong/rules';
import { corpus, startOf } from '@korong/testing';
import { afterAll, expect, test } from 'vitest';
import { readSpec } from '../engine/players.js';
import type { Terminal } from '../terminal.js';
import { PlaySession, chooseGame } from './play.js';

const folder = mkdtempSync(join(tmpdir(), 'korong-play-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** A terminal that receives these lines. */
const typing = (lines: readonly string[], interactive = true): Terminal & { readonly printed: string[] } => {
  const left = [...lines];
  const printed: string[] = [];
  return {
    coloured: false,
    interactive,
    closed: false,
    printed,
    print: text => printed.push(text),
    ask: () => Promise.resolve(left.shift()),
    close: () => undefined,
  };
};

const play = async (game: AnyGame, variant: string, ...lines: string[]): Promise<string[]> => {
  const terminal = typing(lines);
  await new PlaySession(terminal, game, startOf(game, { variant })).run();
  return terminal.printed;
};

const steps = (variant: string, game: string): readonly string[] => {
  const found = corpus().find(g => g.game === game && g.variant === variant && g.result === 'white');
  return found!.steps;
};

test.each([
  [yinsh, 'standard', 'White wins by removing the deciding ring.'],
  [yinsh, 'blitz', 'White wins by removing the deciding ring.'],
  [gipf, 'basic', 'White wins: Black has to push and has no piece in reserve.'],
  [gipf, 'standard', /^White wins: /],
  [gipf, 'tournament', /^White wins: /],
] as const)('a whole game of $0.name $1 is played to its end', async (game, variant, end) => {
  const printed = await play(game, variant, ...steps(variant, game.name), 'quit', 'quit');
  expect(printed.at(-4)).toMatch(end); // then the warning, the repeated question, and good-bye
  expect(printed.at(-1)).toBe('Goodbye.');
});

test('a refusal is explained and changes nothing; undo takes back; moves lists', async () => {
  const printed = await play(yinsh, 'standard', 'f6', 'f6', 'zz', 'undo', 'undo', 'moves');
  expect(printed).toContain('f6 is occupied. Choose an empty point.');
  expect(printed).toContain('“zz” is not a valid move.');
  expect(printed).toContain('Undone: f6');
  expect(printed).toContain('There is nothing to undo.');
  expect(printed.find(text => text.startsWith('Legal now (85): a2  a3'))).toBeDefined();
});

test('undo takes back the step that ended the game, and the game goes on', async () => {
  const all = steps('blitz', 'yinsh');
  const last = all.at(-1)!;
  const printed = await play(yinsh, 'blitz', ...all, 'undo', 'record', last, 'record');
  expect(printed).toContain(`Undone: ${last}`);
  const [before, after] = printed.filter(text => text.startsWith('[Korong "1"]'));
  expect(before).toMatch(/\n\*\n$/);
  expect(after).toMatch(/\nwhite\n$/);
});

test('a linked game is loaded, and its uses are typed as they came out', async () => {
  const file = join(folder, 'linked.txt');
  const position =
    'gipf/1 standard 4/1[wY]3/6/7/6/5/W2B handicap=0-0 act=white phase=push mover=white reserve=5-5 ' +
    'entry=single-single settled=none potentials=Y3 pieces=18 linked=yes stock=none extra=none denied=none';
  writeFileSync(
    file,
    `[Game "gipf"] [Variant "standard"] [Potentials "Y3"] [Linked "yes"] [Position "${position}"] 1. !Yc3-c5;a1-b2 *`,
  );
  const printed = await play(yinsh, 'blitz', `load ${file}`, 'undo', 'undo', 'Yc3-c5', 'record');
  expect(printed).toContain('Undone: a1-b2');
  expect(printed).toContain('Undone: !Yc3-c5');
  expect(printed.find(text => text.startsWith('[Korong "1"]'))).toContain('1. Yc3-c5\n*');
});

test('P11: the person is asked whether the engine won what it announces', async () => {
  const start = startOf(gipf, { variant: 'basic', potentials: 'Z6-none', linked: 'z' });
  const prompts: string[] = [];
  const answered = async (answer: string): Promise<string | undefined> => {
    const terminal = typing([answer, 'record']);
    const ask = (prompt: string) => {
      prompts.push(prompt);
      return terminal.ask(prompt);
    };
    const seats = { white: readSpec('small,visits=2') };
    await new PlaySession({ ...terminal, ask }, gipf, start, seats).run();
    return terminal.printed.find(text => text.startsWith('[Korong "1"]'));
  };
  expect(await answered('yes')).toMatch(/\n1\. Z[a-i]\d-[a-i]\d\n/);
  expect(await answered('no')).toMatch(/\n1\. !Z[a-i]\d-[a-i]\d;[a-i]\d-[a-i]\d\n/);
  expect(prompts[0]).toMatch(/^White announces Z/);
});

test('help tells of every command', async () => {
  const printed = (await play(gipf, 'basic', 'help')).join('\n');
  for (const word of [
    'moves',
    'undo',
    'save FILE',
    'load FILE',
    'board',
    'names',
    'record',
    'quit',
    'Ga1-b2',
  ]) {
    expect(printed).toContain(word);
  }
});

test.each(['game.txt', 'game.json'])(
  'a game saved in the middle of a turn as %s goes on where it was',
  async name => {
    const file = join(folder, name);
    const [first, second] = ['a1-b2', 'i5-h5'];
    await play(gipf, 'basic', first, second, `save ${file}`, 'quit');
    const printed = await play(yinsh, 'blitz', `load ${file}`, 'undo', 'i5-h5', 'record');
    expect(printed).toContain(`Loaded ${file} (2 turns).`);
    expect(printed).toContain('Undone: i5-h5');
    expect(printed.find(text => text.startsWith('[Korong "1"]'))).toContain('1. a1-b2 i5-h5\n*');
  },
);

test('a file that cannot be used is refused with the reason, and the game goes on', async () => {
  const bad = join(folder, 'bad.txt');
  writeFileSync(bad, '[Game "yinsh"] [Variant "standard"] 1. f6 f6');
  const binary = join(folder, 'binary');
  writeFileSync(binary, Buffer.from([0xff, 0xfe, 0x00]));
  const large = join(folder, 'large');
  writeFileSync(large, Buffer.alloc(4_000_001, 32));
  const printed = await play(
    yinsh,
    'standard',
    'f6',
    `load ${bad}`,
    `load ${bad}`,
    `load ${binary}`,
    `load ${large}`,
    'load',
    `load ${folder}/no`,
    `save ${folder}/no/where`,
    'g7',
  );
  expect(printed.find(text => text.includes('Turn 2: f6 is occupied. Choose an empty point.'))).toBeDefined();
  expect(printed).toContain(`The file “${binary}” is not UTF-8 text.`);
  expect(printed).toContain(`The file “${large}” is too large for a record.`);
  expect(printed).toContain('Name a file, like: load game.txt');
  expect(printed).toContain(`The file “${folder}/no” cannot be read: it does not exist.`);
  expect(printed).toContain(`The file “${folder}/no/where” cannot be written: its folder does not exist.`);
  expect(printed).toContain('Last turn: g7');
});

test('whoever leaves an unsaved game is told so once', async () => {
  const printed = await play(yinsh, 'standard', 'f6', 'quit', 'quit');
  expect(printed.filter(text => text.startsWith('This game is not saved.'))).toHaveLength(1);
  expect(await play(yinsh, 'standard', 'quit', 'f6')).not.toContain('Last turn: f6');
});

test('a loaded game is saved again with all that was in it, and the result goes when a turn is added', async () => {
  const file = join(folder, 'given-up.txt');
  const record =
    '[Korong "1"]\n[Game "yinsh"]\n[Variant "blitz"]\n[White "Anna"]\n[Result "white"]\n\n{on a train}\n1. f6 [%clk 0:09:59] g7 {close}\nwhite\n';
  writeFileSync(file, record);
  await play(yinsh, 'standard', `load ${file}`, `save ${file}`);
  expect(readFileSync(file, 'utf8')).toBe(record);
  await play(yinsh, 'standard', `load ${file}`, 'a2', `save ${file}`);
  expect(readFileSync(file, 'utf8')).toContain('g7 {close}\n2. a2\n*\n');
});

test('loading over an unsaved game asks first, as leaving does', async () => {
  const file = join(folder, 'other.txt');
  writeFileSync(file, '[Game "gipf"] [Variant "basic"] 1. a1-b2');
  const printed = await play(
    yinsh,
    'standard',
    'f6',
    `load ${file}`,
    'board',
    `load ${file}`,
    `load ${file}`,
  );
  expect(printed.filter(text => text.startsWith('This game is not saved.'))).toHaveLength(2);
  expect(printed).toContain(`Loaded ${file} (1 turn).`);
});

test('who is cut off in the middle of an unsaved game finds it on the screen', async () => {
  const printed = await play(yinsh, 'standard', 'f6');
  expect(printed.at(-2)).toContain('1. f6\n*');
});

test('an engine that plays nonsense gives its seat to a person, and the game goes on', async () => {
  const nonsense = join(folder, 'nonsense.mjs');
  writeFileSync(
    nonsense,
    "import { createInterface } from 'node:readline';\n" +
      "const answers = { ugi: 'ugiok', isready: 'readyok', go: 'bestmove zz99' };\n" +
      "createInterface({ input: process.stdin }).on('line', line => {\n" +
      '  const answer = answers[line.split(" ")[0]];\n' +
      '  if (answer) console.log(answer);\n' +
      '});\n',
  );
  const terminal = typing(['f6', 'g7', 'a2']);
  const seats = { black: readSpec(`ugi:"${process.execPath}" "${nonsense}"`) };
  await new PlaySession(terminal, yinsh, startOf(yinsh, { variant: 'standard' }), seats).run();
  expect(terminal.printed.filter(text => text.startsWith('The engine played “zz99”'))).toHaveLength(1);
  expect(terminal.printed).toContain('Last turn: a2');
});

test('what may be typed now is offered for completion', () => {
  const session = new PlaySession(typing([]), yinsh, startOf(yinsh, { variant: 'standard' }));
  expect(session.words()).toEqual(expect.arrayContaining(['a2', 'k10', 'undo', 'quit']));
});

test('the menu offers every game in every variant', async () => {
  const terminal = typing(['9', 'x', '5']);
  const chosen = await chooseGame(terminal);
  expect(chosen?.game).toBe(gipf);
  expect(chosen && gipf.positionText(chosen.start as never)).toContain('tournament');
  expect(terminal.printed).toContain('“9” is not in the list.');
  expect(terminal.printed.filter(line => /^ {2}[1-5] /.test(line))).toHaveLength(5);
  expect(await chooseGame(typing(['quit']))).toBeUndefined();
  expect(await chooseGame(typing([]))).toBeUndefined();
});
