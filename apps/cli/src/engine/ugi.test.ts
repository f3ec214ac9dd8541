import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Ugi } from './ugi.js';

interface Talk {
  readonly ugi: Ugi;
  readonly said: string[];
  /** Sends a line and waits until `word` is answered. */
  readonly ask: (line: string, word: string) => Promise<string>;
}

const talk = async (...lines: string[]): Promise<Talk> => {
  const said: string[] = [];
  const ugi = new Ugi(
    line => said.push(line),
    () => performance.now(),
    () => setImmediate(),
  );
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

const WIN_NOW =
  'yinsh/1 standard 4/7/2w5/3w5/4w5/W3w4/4WW4/9/8/6B/BBBB act=white phase=move mover=white passes=0';

test('it introduces itself and is ready', async () => {
  const { said, ask } = await talk();
  expect(await ask('ugi', 'ugiok')).toBe('ugiok');
  expect(said).toContain('id name Korong');
  expect(said.filter(line => line.startsWith('option name'))).toHaveLength(10);
  expect(await ask('isready', 'readyok')).toBe('readyok');
});

test('a whole turn is one word', async () => {
  const { ask, said } = await talk(`position fen ${WIN_NOW}`);
  expect(await ask('go nodes 500', 'bestmove')).toMatch(/^bestmove g7-\w+;xc3-g7;x\w+$/);
  expect(said.some(line => / score win visits \d+ pv g7-/.test(line))).toBe(true);
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
  const nodes = Number(/nodes (\d+)/.exec(said.filter(line => line.startsWith('info multipv')).at(-1)!)![1]);
  expect(nodes).toBeGreaterThan(1);
});

test('a finished game has a result and no turn', async () => {
  const over =
    'gipf/1 basic w3/5/6/7/6/5/3b handicap=0-0 act=black phase=over mover=black reserve=1-0 entry=single-single settled=none';
  const { ask } = await talk('setoption name Game value gipf', `position fen ${over}`);
  expect(await ask('query gameover', 'response')).toBe('response true');
  expect(await ask('query result', 'response')).toBe('response p1win');
  expect(await ask('go nodes 10', 'bestmove')).toBe('bestmove none');
});

test.each([
  ['nonsense', 'unknown word nonsense'],
  ['position fen yinsh/1', 'position refused: POSITION_FIELD'],
  ['position startpos moves f6 f6', 'turn refused: f6 POINT_OCCUPIED'],
  ['setoption name Game value chess', 'no game chess'],
  ['setoption name Hash value 1', 'Hash is from 4 to 2048'],
  ['setoption name Level value 11', 'Level is from 1 to 10, or 0 for all it can'],
  ['setoption name MultiPV value x', 'MultiPV is from 1 to 50'],
  ['setoption name Foo value x', 'no option Foo'],
  ['query weather', 'unknown query weather'],
  ['position banana', 'position is startpos or fen TEXT, then moves'],
  ['go nodes x', 'no number after nodes'],
])('%s is answered, not fatal', async (line, answer) => {
  const { ask } = await talk();
  expect(await ask(line, 'info string')).toBe(`info string ${answer}`);
  expect(await ask('isready', 'readyok')).toBe('readyok');
});

test('a level sets the visits, whatever the limits say', async () => {
  const { ask, said } = await talk('setoption name Net value small', 'setoption name Level value 7');
  expect(await ask('go movetime 60000', 'bestmove')).toMatch(/^bestmove \S+$/);
  expect(said.some(line => line.includes(' nodes 50 '))).toBe(true);
});

test('a net that is not there is told of', async () => {
  const { ask, said } = await talk('setoption name Net value nowhere.knet');
  expect(await ask('go nodes 10', 'bestmove')).toBe('bestmove none');
  expect(said).toContain('info string There is no net “nowhere.knet”.');
});
