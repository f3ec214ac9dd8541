import { expect, test } from 'vitest';
import { fixture, told } from '../testing.js';
import { readJson, type JsonNode } from './tree.js';

const plain = ({ value }: JsonNode): unknown => {
  if (value instanceof Map)
    return Object.fromEntries([...value].map(([key, node]) => [key, plain(node as JsonNode)]));
  return Array.isArray(value) ? (value as readonly JsonNode[]).map(plain) : value;
};

test('JSON is read as JSON.parse reads it, with places', () => {
  const text = ' {"a":[1,-2.5e3,true,false,null,"\\u00e9\\n\\"x"],"b":{},"c":[]}\n';
  const [value] = readJson(text);
  expect(value?.ok && plain(value.value)).toEqual(JSON.parse(text));
  expect(readJson('{"a":1}\n{"a":2} [3]').map(one => one.ok && [one.value.place, plain(one.value)])).toEqual([
    [0, { a: 1 }],
    [8, { a: 2 }],
    [16, [3]],
  ]);
});

test.each([
  '{',
  '[1,]',
  '{"a"}',
  '{"a":}',
  '{a:1}',
  '[01]',
  '["\n"]',
  '[tru]',
  '{"a":1,}',
  '[1 2]',
  '"\\x"',
  ']',
])('what JSON.parse refuses is refused: %j', text => {
  expect(() => {
    JSON.parse(text);
  }).toThrow();
  expect(readJson(text)[0]?.ok).toBe(false);
});

const PLAYERS = '"players":[{"id":"1","name":"A","color":"#ffffff"},{"id":"2","name":"B","color":"000000"}]';
const bga = (...notes: object[]): string =>
  `{"status":"OK","data":{${PLAYERS},"logs":[\n${notes.map(note => JSON.stringify({ data: [note] })).join(',\n')}]}}`;
const move = (player: number | string, log: string, args: object): object => ({
  type: 'move',
  log: `\${player_name} ${log}`,
  args: { player_id: player, ...args },
});
const ring = (player: number | string, to: string): object =>
  move(player, 'places a ring on ${locationTo}', { locationFrom: '@0', locationTo: to });

test('Board Game Arena: who begins has White; the end names the winner unless the rules do', () => {
  expect(told(bga(ring(2, 'C2'), ring('1', 'H7')))).toEqual(['yinsh standard * unfinished: c2 h7']);
  expect(told(bga(ring(2, 'C2'), { type: 'gameEnd', args: { winner: 1 } }))).toEqual([
    'yinsh standard black record: c2',
  ]);
  expect(told(bga(ring(1, 'C2')), { variant: 'blitz' })).toEqual(['yinsh blitz * unfinished: c2']);
  const undone = {
    type: 'restartUndo',
    log: '${player_name} takes back their last move',
    args: { player_id: 1 },
  };
  expect(told(bga(ring(1, 'C2'), undone, ring(1, 'C3')))).toEqual(['yinsh standard * unfinished: c3']);
  expect(told(fixture('bga-yinsh.json'), { variant: 'blitz' })[0]).toMatch(/^yinsh blitz white rings: /);
});

test.each([
  [bga(ring(1, 'C2'), ring(2, 'C2')), 'STEP_REFUSED POINT_OCCUPIED 3'],
  [bga(ring(1, 'C2'), ring(1, 'C3')), 'WRONG_SIDE 3'],
  [bga(ring(3, 'C2')), 'UNKNOWN_PLAYER 2'],
  [bga(ring(1, 'C2'), move(2, 'flies to', {})), 'UNKNOWN_WORD 3'],
  [bga(ring(1, 'C2')).replace('"id":"2"', '"no":"2"'), 'UNKNOWN_PLAYER 1'],
])('Board Game Arena: refused with its line: %s', (text, refusal) => {
  expect(told(text)[0]).toContain(refusal);
});

const ap = (moves: string, game = '{"name":"YINSH","variants":["blitz"]}', players = ''): string =>
  `{"header":{"game":${game},"players":[${players}]},"moves":${moves}}`;

test('Abstract Play: rounds by seat or by sequence, null for no turn, several records in a list', () => {
  expect(told(ap('[["c2","h7"],[{"move":"c3"},null],[null,"h8"]]'))).toEqual([
    'yinsh blitz * unfinished: c2 h7 c3 h8',
  ]);
  expect(told(ap('[[{"move":"c2","sequence":2},{"move":"h7","sequence":1}]]'))).toEqual([
    'yinsh blitz * unfinished: h7 c2',
  ]);
  const result = '{"name":"A","result":0.5},{"name":"B","result":0.5}';
  expect(
    told(
      `[${ap('[["c2"]]', undefined, result)},${ap('[]', '{"name":"Zèrtz"}')},${ap('[]', '{"name":"Go"}')}]`,
    ),
  ).toEqual(['yinsh blitz draw record: c2', 'ZERTZ_NOT_YET 1 "Zèrtz"', 'OTHER_GAME 1 "Go"']);
  expect(told(ap('[["e1-e2"]]', '{"name":"gipf","variants":["basic","handicap white 2"]}'))).toEqual([
    'gipf basic * unfinished: e1-e2',
  ]);
});

test.each([
  [ap('[\n["c2"],\n["c2"]]'), 'STEP_REFUSED POINT_OCCUPIED 3 "c2"'],
  [ap('{}'), 'FIELD_WRONG 1 {}'],
  [ap('[[5,[]]]'), 'STEP_REFUSED TEXT_UNREADABLE 1 5'],
  [ap('[]', '{"name":"YINSH","variants":["huge"]}'), 'OTHER_VARIANT 1 ["huge"]'],
  ['{"a":\n1,}', 'JSON_BROKEN 2 }'],
  ['{"a":1}', 'FORMAT_UNKNOWN 1 {"a":1}'],
  ['[1]', 'FORMAT_UNKNOWN 1'],
  ['[]', 'FORMAT_UNKNOWN 1 []'],
])('refused with its line: %s', (text, refusal) => {
  expect(told(text)[0]).toContain(refusal);
});

const korong = (turns: string): string =>
  `{"korong":1,"game":"yinsh","options":{"variant":"blitz"},"headers":{},\n"turns":${turns},"result":null}`;

test('our own records: alone, in a list, in lines', () => {
  const good = korong('[{"text":"f6","spent":900}]');
  const game = 'yinsh blitz * unfinished: f6';
  expect(told(good)).toEqual([game]);
  expect(told(`[${good},${good}]`)).toEqual([game, game]);
  expect(told(`${good}\n${good.replace('"f6"', '"l6"')}\n${good}`)).toEqual([
    game,
    'RECORD_REFUSED NO_SUCH_POINT 4 {"text":"l6","spent":900}',
    game,
  ]);
  expect(told(korong('[{"text":"f6"},\n{"text":5}]'))).toEqual(['RECORD_REFUSED RECORD_JSON 3 {"text":5}']);
});

const matchLine = (record: string): string =>
  `{"index":0,"aWhite":true,"result":"A","cut":false,"record":${record}}`;

test('a file of an arena match: each game is read, the line about the match is passed over, one that is cut off is refused', () => {
  const record = (turns: string): string => korong(turns).replace('"korong":1,', '').replace('\n', '');
  const match = '{"match":{"game":"yinsh","variant":"blitz","a":"small","b":"large"}}';
  const text = [match, matchLine(record('[{"text":"f6"}]')), matchLine(record('[{"text":"a1"}]'))].join('\n');
  expect(told(`${text}\n`)).toEqual([
    'yinsh blitz * unfinished: f6',
    'RECORD_REFUSED NO_SUCH_POINT 3 {"text":"a1"}',
  ]);
  expect(told(`${text}\n{"index":2,"aW`)[2]).toMatch(/^[A-Z_]+ 4/);
  expect(told(match)[0]).toMatch(/^FORMAT_UNKNOWN 1/);
  for (const broken of ['{}', '[1]', '5', 'null', '{"game":5}'])
    expect(told(matchLine(broken))[0]).toMatch(/^RECORD_REFUSED RECORD_JSON 1/);
});
