import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { TeamThreadData } from './teamThread.js';
import { Ugi, type UgiHost } from './ugi.js';
import { DEFAULTS } from './ugiOptions.js';
import { netOf } from './ugiPlayer.js';

interface Talk {
  readonly ugi: Ugi;
  readonly said: string[];
  /** Sends a line and waits until `word` is answered. */
  readonly ask: (line: string, word: string) => Promise<string>;
}

const talkTo = async (host: Partial<UgiHost>, ...lines: string[]): Promise<Talk> => {
  const said: string[] = [];
  const ugi = new Ugi({
    write: line => said.push(line),
    now: () => performance.now(),
    pause: () => setImmediate(),
    seed: () => 1,
    helper: () => {
      throw new Error('no threads here');
    },
    ...host,
  });
  const ask = async (line: string, word: string): Promise<string> => {
    const from = said.length;
    await ugi.line(line);
    for (;;) {
      const answer = said.slice(from).find(text => text.startsWith(word));
      if (answer !== undefined) return answer;
      await setImmediate();
    }
  };
  // Playouts need no weights and are fast.
  for (const line of ['setoption name Net value playouts', ...lines]) await ugi.line(line);
  return { ugi, said, ask };
};

const talk = (...lines: string[]): Promise<Talk> => talkTo({}, ...lines);

/** The number of nodes in the last report. */
const nodesIn = (said: readonly string[]): number =>
  Number(/nodes (\d+)/.exec(said.filter(line => line.startsWith('info multipv')).at(-1)!)![1]);

const WIN_NOW =
  'yinsh/1 standard 4/7/2w5/3w5/4w5/W3w4/4WW4/9/8/6B/BBBB act=white phase=move mover=white passes=0';

const GIPF_NET = fileURLToPath(
  new URL('../../../../fixtures/nets/gipf-potentials-tiny.knet', import.meta.url),
);

test('it introduces itself and is ready', async () => {
  const { said, ask } = await talk();
  expect(await ask('ugi', 'ugiok')).toBe('ugiok');
  expect(said).toContain('id name Korong');
  expect(said.filter(line => line.startsWith('option name'))).toHaveLength(12);
  expect(await ask('isready', 'readyok')).toBe('readyok');
});

test('`readyok` comes after the answers to what was sent before it, and at once during a search', async () => {
  const { ugi, said } = await talk();
  for (const line of ['foo', 'query gameover', 'isready', 'bar', 'isready', 'go infinite', 'isready'])
    await ugi.line(line);
  while (said.filter(line => line === 'readyok').length < 3) await setImmediate();
  expect(said.filter(line => !line.startsWith('info multipv'))).toEqual([
    expect.stringContaining('info string There is no command “foo”.'),
    'response false',
    'readyok',
    expect.stringContaining('info string There is no command “bar”.'),
    'readyok',
    'readyok',
  ]);
  await ugi.line('stop');
});

test('`readyok` comes during a search also if other commands wait for its end', async () => {
  const { ugi, said, ask } = await talk();
  await ugi.line('go infinite');
  await setImmediate();
  await ugi.line('setoption name Seed value 5');
  expect(await ask('isready', 'readyok')).toBe('readyok');
  expect(said.filter(line => line.startsWith('bestmove'))).toEqual([]);
  await ugi.line('stop');
});

test('when the input ends, so does a search that only a command would end', async () => {
  const { ugi, said } = await talk();
  for (const line of ['go infinite', 'go nodes 20', 'go']) await ugi.line(line);
  await ugi.done();
  expect(said.filter(line => line.startsWith('bestmove'))).toHaveLength(3);
});

test('`isready` says that a net is of another game', async () => {
  const { said, ask } = await talk(`setoption name Net value ${GIPF_NET}`);
  expect(said).toEqual([]);
  await ask('isready', 'readyok');
  expect(said[0]).toBe(`info string The net “${GIPF_NET}” is not for yinsh.`);
});

test('options that another game lacks do not stay, and those of potentials count with potentials alone', async () => {
  const { ugi, said, ask } = await talk(
    'setoption name Game value gipf',
    'setoption name Potentials value Z3',
  );
  expect(await ask('setoption name Game value yinsh', 'info string')).toContain('Potentials is none');
  expect(await ask('query gameover', 'response')).toBe('response false');
  for (const option of ['Game value gipf', 'Pieces value 20', 'Linked value yes', 'Potentials value NONE'])
    await ugi.line(`setoption name ${option}`);
  expect(await ask('query p1turn', 'response')).toBe('response true');
  expect(said.join()).not.toContain('refused');
});

test('a whole turn is one word', async () => {
  const { ask, said } = await talk(`position fen ${WIN_NOW}`);
  expect(await ask('go nodes 500', 'bestmove')).toMatch(/^bestmove g7-\w+;xc3-g7;x\w+$/);
  expect(said.some(line => / score win visits \d+ endsin 1 pv g7-/.test(line))).toBe(true);
});

test('turns that are images of each other are one line, with the visits of all', async () => {
  const { ask, said } = await talk('setoption name MultiPV value 50', 'position startpos');
  await ask('go nodes 60', 'bestmove');
  const last = said.slice(
    said.findLastIndex(line => line.startsWith('info multipv 1 ')),
    -1,
  );
  const lines = last.map(line => / visits (\d+) pv (\w+)/.exec(line)!);
  // 85 points are 12 up to the symmetries of the board.
  expect(lines.length).toBeLessThanOrEqual(12);
  expect(lines.reduce((sum, [, visits]) => sum + Number(visits), 0)).toBe(60);
  const alone = await talk('setoption name MultiPV value 1', 'position startpos');
  const best = await alone.ask('go nodes 60', 'bestmove');
  expect(alone.said.at(-2)).toContain(` pv ${best.split(' ')[1]}`);
});

test('turns after the start are played, in any spelling', async () => {
  const { ask } = await talk('position startpos moves F6 g7 a2');
  expect(await ask('query p1turn', 'response')).toBe('response false');
  expect(await ask('go nodes 20', 'bestmove')).toMatch(/^bestmove [a-k]\d+$/);
});

test('gipf with a handicap', async () => {
  const { ask, said } = await talk(
    'setoption name Game value gipf',
    'setoption name Variant value basic',
    'setoption name Handicap value white=2',
    'setoption name MultiPV value 3',
    'position startpos',
  );
  expect(await ask('go nodes 200', 'bestmove')).toMatch(/^bestmove [a-i]\d-[a-i]\d$/);
  // However often it was reported before.
  const lines = said.flatMap(line => /^info multipv \d+/.exec(line)?.[0] ?? []);
  expect(new Set(lines)).toEqual(new Set(['info multipv 1', 'info multipv 2', 'info multipv 3']));
});

test('gipf with potentials, in any setup', async () => {
  const { ask } = await talk(
    'setoption name Game value gipf',
    'setoption name Variant value basic',
    'setoption name Potentials value Z1Y2-none',
    'setoption name Pieces value 15-18',
    'setoption name Linked value Zy',
    'position startpos moves !Ya1-b2;Za1-b2',
  );
  expect(await ask('go nodes 20', 'bestmove')).toMatch(/^bestmove [a-i]\d-[a-i]\d$/);
});

test('endless thinking is stopped, and words in the meantime are heard', async () => {
  const { ugi, said, ask } = await talk('position startpos', 'go infinite');
  expect(await ask('isready', 'readyok')).toBe('readyok');
  for (let i = 0; i < 5; i++) await setImmediate();
  expect(said.some(line => line.startsWith('bestmove'))).toBe(false);
  expect(await ask('stop', 'bestmove')).toMatch(/^bestmove /);
  expect(await ugi.line('quit')).toBe(false);
});

test('endless thinking waits for the stop although the win is certain', async () => {
  const { said, ask } = await talk(`position fen ${WIN_NOW}`);
  await ask('go infinite', 'info multipv');
  for (let i = 0; i < 50; i++) await setImmediate();
  expect(said.some(line => line.startsWith('bestmove'))).toBe(false);
  expect(await ask('stop', 'bestmove')).toMatch(/^bestmove g7-/);
});

test('a stop is heard although another command waits for the search', async () => {
  const { ugi, said, ask } = await talk('position startpos', 'go infinite', 'query gameover');
  await setImmediate();
  expect(await ask('stop', 'bestmove')).toMatch(/^bestmove /);
  await ugi.done();
  expect(said).toContain('response false');
});

test.each(['go movetime 30', 'go depth 2', 'go p1time 1000 p2time 500 p1inc 0 p2inc 0'])(
  '%s ends by itself',
  async go => {
    const { ask } = await talk('position startpos');
    expect(await ask(go, 'bestmove')).toMatch(/^bestmove \S+$/);
  },
);

test('what was looked at is kept for the next turn of the same game', async () => {
  const { ugi, ask, said } = await talk('position startpos moves f6 g7');
  const first = (await ask('go nodes 400', 'bestmove')).split(' ')[1]!;
  const line = said.filter(text => text.startsWith('info multipv')).at(-1)!;
  const reply = line.split(' pv ')[1]!.split(' ')[1]!;
  await ugi.line(`position startpos moves f6 g7 ${first} ${reply}`);
  await ask('go nodes 1', 'bestmove');
  expect(nodesIn(said)).toBeGreaterThan(1);
});

test('a turn that brings a position for the third time counts as drawn, whatever was played before', async () => {
  const circle =
    'gipf/1 standard wbw1/wwbW1/bwW1w1/b3w1B/3W2/3w1/b2w handicap=0-0 act=white phase=push mover=white reserve=2-11 entry=single-single settled=none';
  const round = 'a5-b5 a4-b5 xc6,d6,e6(f5);a4-b5 a4-b5 b6-c6 b6-c6;xb5,c6,d7(e8)';
  const scoreAfter = async (moves: string): Promise<string | undefined> => {
    const { said, ask } = await talk('setoption name MultiPV value 50', `position fen ${circle} ${moves}`);
    await ask('go nodes 300', 'bestmove');
    const line = said.findLast(text => /^info multipv .* pv a5-b5( |$)/.test(text));
    return /score (\S+)/.exec(line ?? '')?.[1];
  };
  expect(await scoreAfter('')).not.toBe('50.0%');
  expect(await scoreAfter(`moves ${round} ${round}`)).toBe('50.0%');
});

test('a clock below zero, as after a late answer, still gets a turn', async () => {
  const { ask } = await talk();
  expect(await ask('go p1time -50 p2time 1000 p1inc 0 p2inc 0', 'bestmove')).toMatch(/^bestmove \w\d/);
});

test('`isready` leaves no visits behind', async () => {
  const { said, ask } = await talk('setoption name Game value gipf');
  await ask('isready', 'readyok');
  await ask('go nodes 40', 'bestmove');
  expect(nodesIn(said)).toBe(40);
});

test('a finished game has a result and no turn', async () => {
  const over =
    'gipf/1 basic w3/5/6/7/6/5/3b handicap=0-0 act=black phase=over mover=black reserve=1-0 entry=single-single settled=none';
  const { ask } = await talk('setoption name Game value gipf', `position fen ${over}`);
  expect(await ask('query gameover', 'response')).toBe('response true');
  expect(await ask('query result', 'response')).toBe('response p1win');
  expect(await ask('go nodes 10', 'bestmove')).toBe('bestmove none');
});

const YINSH_START = 'yinsh/1 standard 4/7/8/9/10/9/10/9/8/7/4 act=white phase=place mover=white passes=0';

test.each([
  [
    'nonsense',
    'There is no command “nonsense”. The commands are ugi, isready, uginewgame, setoption, position, go, stop, query and quit.',
  ],
  [
    'position fen yinsh/1',
    `The position is refused. The position text ends too early: word 2 is missing, which looks like “standard”. A position of yinsh looks like this: ${YINSH_START}`,
  ],
  ['position startpos moves f6 f6', 'Turn 2, “f6”, is refused. f6 is occupied. Choose an empty point.'],
  ['setoption name Game value chess', 'There is no game called “chess”. The games are yinsh, gipf.'],
  ['setoption name Hash value 1', 'Hash must be a whole number from 4 to 2048.'],
  ['setoption name Level value 11', 'Level must be a whole number from 0 to 10.'],
  ['setoption name Seed value -1', 'Seed must be a whole number from 0 to 2147483647.'],
  ['setoption name Threads value 0', 'Threads must be a whole number from 1 to 64.'],
  [
    'setoption name Variant value basic',
    'There is no variant “basic” of yinsh. Its variants are standard, blitz.',
  ],
  ['setoption Hash 64', 'An option is set like this: setoption name NAME value VALUE'],
  [
    'position fen chess/1',
    'The position is refused. There is no game called “chess”. The games are yinsh, gipf.',
  ],
  [
    'go wtime 1000',
    'There is no limit “wtime”. The words after go are infinite, nodes, movetime, depth, p1time, p2time, p1inc, p2inc.',
  ],
  [
    'go movetime 100 fast',
    'There is no limit “fast”. The words after go are infinite, nodes, movetime, depth, p1time, p2time, p1inc, p2inc.',
  ],
  ['go p2time 1000 p2inc 10', 'The clock of the side to act is missing: p1time.'],
  ['setoption name MultiPV value x', 'MultiPV must be a whole number from 1 to 50.'],
  [
    'setoption name Foo value x',
    'There is no option “Foo”. The options are Game, Variant, Handicap, Potentials, Pieces, Linked, Net, Level, Seed, Threads, Hash, MultiPV.',
  ],
  ['query weather', 'There is no query “weather”. The queries are gameover, p1turn, result.'],
  ['position banana', 'A position is startpos or fen TEXT; then the word moves and the turns may follow.'],
  ['position fen', 'A position is startpos or fen TEXT; then the word moves and the turns may follow.'],
  ['go nodes x', 'A whole number of at most nine digits must follow nodes.'],
])('%s is answered, not fatal', async (line, answer) => {
  const { ask } = await talk();
  expect(await ask(line, 'info string')).toBe(`info string ${answer}`);
  expect(await ask('isready', 'readyok')).toBe('readyok');
});

test.each([
  [
    'Handicap value white=9',
    'A handicap is white=N or black=N with N from 1 to 3, in basic GIPF and with potentials only. “white=9” is not valid.',
  ],
  [
    'Potentials value Q9',
    'Potentials are written like Z3Y3: one to six of each kind used (Z, Y, D, T, P), for at least one side. “Q9” is not valid.',
  ],
  ['Pieces value x', 'With potentials, each side has 12 to 24 basic pieces. “x” is not valid.'],
  ['Pieces value 40', 'With potentials, each side has 12 to 24 basic pieces. “40” is not valid.'],
  [
    'Linked value Zz',
    'What has to be won is written yes, no, or as kinds in use like ZYDTp: capitals for the use, small letters for bringing in. “Zz” is not valid.',
  ],
])('%s is never possible and refused at once', async (option, why) => {
  const { ugi, ask, said } = await talk('setoption name Game value gipf');
  expect(await ask(`setoption name ${option}`, 'info string')).toBe(`info string ${why}`);
  await ugi.line('position startpos');
  expect(await ask('query p1turn', 'response')).toBe('response true');
  expect(said.filter(line => line.startsWith('info string'))).toHaveLength(1);
});

const LINKED = 'What has to be won is written yes, no, or as kinds in use like';

test.each([
  [
    ['Variant value standard', 'Handicap value white=2'],
    'A handicap is white=N or black=N with N from 1 to 3, in basic GIPF and with potentials only. “white=2” is not valid.',
  ],
  [
    ['Linked value ZYd', 'Potentials value Z3Y3'],
    `${LINKED} Zy: capitals for the use, small letters for bringing in. “ZYd” is not valid.`,
  ],
  [
    ['Linked value Z', 'Potentials value Z3'],
    `${LINKED} z: capitals for the use, small letters for bringing in. “Z” is not valid.`,
  ],
])('%j do not go together, says the next position', async (options, why) => {
  const { ask } = await talk(
    'setoption name Game value gipf',
    ...options.map(option => `setoption name ${option}`),
  );
  expect(await ask('position startpos', 'info string')).toBe(`info string The position is refused. ${why}`);
});

test('a refused position has an example of the game that is set', async () => {
  const { ugi, ask } = await talk(
    'setoption name Game value gipf',
    'setoption name Variant value standard',
    'setoption name Potentials value Z3Y3',
  );
  expect(await ask('position fen gipf/1 xx', 'info string')).toMatch(
    /no variant “xx”\. .* A position of gipf looks like this: gipf\/1 standard .* potentials=Z3Y3 pieces=18 /,
  );
  expect(await ask('position fen yinsh/1', 'info string')).toMatch(/looks like this: yinsh\/1 standard /);
  await ugi.line('setoption name Game value yinsh');
  await ugi.line('setoption name Variant value blitz');
  expect(await ask('position fen yinsh/1', 'info string')).toMatch(/looks like this: yinsh\/1 blitz /);
});

const GIPF_FEN =
  'gipf/1 basic b2w/5/6/w5b/6/5/b2w handicap=0-0 act=white phase=push mover=white reserve=12-12 entry=single-single settled=none';

test('options that come after the position leave it alone', async () => {
  const { ask, said } = await talk(
    'position startpos moves f6',
    'setoption name MultiPV value 2',
    'setoption name Hash value 8',
    'setoption name Variant value blitz',
  );
  expect(await ask('query p1turn', 'response')).toBe('response false');
  await ask('go nodes 50', 'bestmove');
  // On a busy machine there are reports on the way, too.
  expect(said.some(line => line.startsWith('info multipv 2'))).toBe(true);
});

test('after a refused position there is no turn, only the reason, until another position is set', async () => {
  const { ugi, ask, said } = await talk('position startpos moves f6', 'position startpos moves f6 zz');
  expect(await ask('go nodes 2', 'bestmove')).toBe('bestmove none');
  expect(
    said.filter(line => line === 'info string Turn 2, “zz”, is refused. “zz” is not a valid move.'),
  ).toHaveLength(2);
  expect(await ask('query p1turn', 'response')).toBe('response none');
  await ugi.line('position startpos');
  expect(await ask('go nodes 2', 'bestmove')).not.toBe('bestmove none');
});

test('the text of a position names its game, whatever the option says', async () => {
  const { ugi, ask } = await talk(`position fen ${GIPF_FEN}`);
  expect(await ask('go nodes 20', 'bestmove')).toMatch(/^bestmove [a-i]\d-[a-i]\d$/);
  await ugi.line('position startpos');
  expect(await ask('go nodes 20', 'bestmove')).toMatch(/^bestmove [a-k]\d+$/);
});

test('names of games, variants and nets are read in any case; a new game has a variant', async () => {
  const { ask, said } = await talk(
    'setoption name variant value BLITZ',
    'setoption name game value GIPF',
    'setoption name Net value Playouts',
  );
  expect(await ask('go nodes 20', 'bestmove')).toMatch(/^bestmove [a-i]\d-[a-i]\d$/);
  expect(said.filter(line => line.startsWith('info string'))).toEqual(['info string Variant is basic']);
});

/** A clock that moves at every look: about a slice, so that a slice stays short. */
const ticking = (): { readonly now: () => number; time: number } => {
  const clock = { time: 0, now: () => (clock.time += 8) };
  return clock;
};

test('of a time and a number of nodes the first that is reached ends the search', async () => {
  const clock = ticking();
  const { ask, said } = await talkTo({ now: clock.now }, 'position startpos');
  await ask('go movetime 400 nodes 100000', 'bestmove');
  expect(nodesIn(said)).toBeGreaterThan(1);
  expect(nodesIn(said)).toBeLessThan(50);
  await ask('go movetime 100000 nodes 5', 'bestmove');
  expect(nodesIn(said)).toBe(5);
});

test('with a kept tree and a clock it searches on', async () => {
  const nodesAfter = async (go: string): Promise<number> => {
    const { ugi, ask, said } = await talkTo({ now: ticking().now }, 'position startpos');
    const first = (await ask('go nodes 300', 'bestmove')).split(' ')[1]!;
    const reply = said.at(-2)!.split(' pv ')[1]!.split(' ')[1]!;
    await ugi.line(`position startpos moves ${first} ${reply}`);
    await ask(go, 'bestmove');
    return nodesIn(said);
  };
  const kept = (await nodesAfter('go nodes 1')) - 1;
  expect(kept).toBeGreaterThan(0);
  expect(await nodesAfter('go p1time 60000 p2time 60000 p1inc 0 p2inc 0')).toBeGreaterThan(kept + 10);
});

test('reading a net counts as thinking, unless `isready` came before', async () => {
  const clock = ticking();
  const seed = (): number => (clock.time += 1_000);
  const { ugi, ask, said } = await talkTo({ now: clock.now, seed }, 'position startpos');
  await ask('go movetime 500', 'bestmove');
  expect(nodesIn(said)).toBe(1);
  await ugi.line('uginewgame');
  await ugi.done();
  await ask('isready', 'readyok');
  await ask('go movetime 500', 'bestmove');
  expect(nodesIn(said)).toBeGreaterThan(5);
});

test('a seed makes a level play the same, another one differently', async () => {
  const played = async (seed: number): Promise<string> => {
    const { ask } = await talk(
      'setoption name Net value auto',
      'setoption name Level value 1',
      `setoption name Seed value ${seed}`,
    );
    return ask('go nodes 1', 'bestmove');
  };
  const first = await played(5);
  expect(await played(5)).toBe(first);
  const others = await Promise.all([6, 7, 8, 9].map(played));
  expect(others.some(turn => turn !== first)).toBe(true);
});

test('a level plays with the net that is named, and with its own without one', () => {
  const net = (name: string, level: number): string => netOf({ ...DEFAULTS, net: name, level }, 'yinsh');
  expect([net('small', 10), net('large', 1), net('my.knet', 3)]).toEqual(['small', 'large', 'my.knet']);
  expect([net('auto', 10), net('auto', 1), net('auto', 0)]).toEqual(['large', 'small', 'small']);
});

/** Threads that are asked for and never come. */
const absent = (): {
  host: Pick<UgiHost, 'helper'>;
  asked: TeamThreadData[];
  lost: (() => void)[];
  closed: number[];
} => {
  const asked: TeamThreadData[] = [];
  const lost: (() => void)[] = [];
  const closed: number[] = [];
  const helper: UgiHost['helper'] = (data, tell) => {
    asked.push(data);
    lost.push(() => {
      tell('out of memory');
    });
    return { ready: Promise.resolve(), close: () => closed.push(data.helper) };
  };
  return { host: { helper }, asked, lost, closed };
};

test('Threads share one tree and the nodes; one that ends is told of and not waited for', async () => {
  const { host, asked, lost, closed } = absent();
  const { ugi, ask, said } = await talkTo(
    host,
    'setoption name Threads value 3',
    'setoption name Hash value 30',
    'position startpos',
  );
  expect(await ask('go nodes 30', 'bestmove')).toMatch(/^bestmove \w\w$/);
  expect(nodesIn(said)).toBe(30);
  expect(asked.map(({ net, helper, memory }) => [net, helper, memory.memory, memory.helpers])).toEqual([
    ['playouts', 1, 30 * 1024 * 1024, 2],
    ['playouts', 2, 30 * 1024 * 1024, 2],
  ]);
  expect(asked[0]!.memory).toBe(asked[1]!.memory);
  lost[1]!();
  expect(said.at(-1)).toBe('info string a thread has ended: out of memory');
  await ask('go nodes 3', 'bestmove');
  ugi.close();
  expect(closed).toEqual([1, 2]);
});

test('of the levels, only the highest uses threads, and makes its visits in this one', async () => {
  const { host, asked } = absent();
  const { ugi, ask, said } = await talkTo(
    host,
    'setoption name Net value small',
    'setoption name Threads value 2',
    'setoption name Level value 5',
  );
  await ask('go movetime 600000', 'bestmove');
  expect(asked).toEqual([]);
  for (const line of ['setoption name Level value 10', `position fen ${WIN_NOW}`]) await ugi.line(line);
  await ask('go movetime 600000', 'bestmove');
  expect(asked).toHaveLength(1);
  expect(said.some(line => line.includes(' score win '))).toBe(true);
});

test('a level sets the visits, whatever the limits say', async () => {
  const { ask, said } = await talk('setoption name Net value small', 'setoption name Level value 7');
  expect(await ask('go movetime 60000', 'bestmove')).toMatch(/^bestmove \S+$/);
  expect(said.some(line => line.includes(' nodes 50 '))).toBe(true);
});

test('a net that is not there is refused at once, and the one before stays', async () => {
  const { ask, said } = await talk();
  expect(await ask('setoption name Net value nowhere.knet', 'info string')).toBe(
    'info string There is no net “nowhere.knet”, and no such file. The nets that come along: small, large.',
  );
  expect(await ask('setoption name Net value package.json', 'info string')).toBe(
    'info string The net “package.json” cannot be used: it is not a weights file.',
  );
  expect(await ask('go nodes 10', 'bestmove')).not.toBe('bestmove none');
  expect(said.filter(line => line.startsWith('info string'))).toHaveLength(2);
});

test('an option that the game lacks is refused at once, unless it is none', async () => {
  const { ask, said } = await talk('setoption name Handicap value none');
  expect(await ask('setoption name handicap value white=2', 'info string')).toBe(
    'info string There is no option Handicap in yinsh.',
  );
  expect(await ask('query p1turn', 'response')).toBe('response true');
  expect(said.filter(line => line.startsWith('info string'))).toHaveLength(1);
});

test('the nets change with the position, with potentials and without them', async () => {
  const { ugi, ask, said } = await talk(
    'setoption name Net value small',
    'setoption name Game value gipf',
    'setoption name Variant value standard',
  );
  const turns: string[] = [];
  for (const potentials of ['none', 'Z3Y3', 'none']) {
    await ugi.line(`setoption name Potentials value ${potentials}`);
    await ugi.line('position startpos');
    turns.push(await ask('go nodes 2', 'bestmove'));
  }
  expect(turns).toEqual([turns[2], expect.stringMatching(/^bestmove [A-Z]?[a-i]\d-/), turns[0]]);
  expect(said.filter(line => line.startsWith('info string'))).toEqual([]);
});

test('a net for potentials is refused for a game without them, and plays with them', async () => {
  const refused = `info string The net “${GIPF_NET}” cannot be used: it does not see such positions: GIPF with potentials and GIPF without them have different nets.`;
  const { ugi, ask, said } = await talk(
    'setoption name Game value gipf',
    `setoption name Net value ${GIPF_NET}`,
    'setoption name Potentials value Z3Y3',
  );
  expect(await ask('go nodes 2', 'bestmove')).not.toBe('bestmove none');
  expect(said.join()).not.toContain('info string The net');
  await ugi.line('setoption name Potentials value none');
  expect(await ask('isready', 'info string')).toBe(refused);
  expect(await ask('go nodes 2', 'bestmove')).toBe('bestmove none');
  expect(said.at(-2)).toBe(refused);
});
