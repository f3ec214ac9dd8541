// The author of a client has only docs/protocol.md and docs/api.md: they contain every event, field, limit and type of the code.
import * as http from '@korong/protocol/http';
import * as schemas from '@korong/protocol/schemas';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { MAX_LINES } from '../apps/server/dist/rooms/watch/chatFeed.js';
import * as bounds from '../apps/server/dist/sockets/bounds.js';
import { SETTINGS } from '../apps/server/dist/settings/schema.js';
import { root, textOf } from './repository.ts';

const protocol = textOf('docs/protocol.md');
const api = textOf('docs/api.md');

/** The rows of the first table after a text, cell by cell. */
const rowsAfter = (page: string, text: string): string[][] => {
  const at = page.indexOf(text);
  if (at < 0) throw new Error(`not found: ${text}`);
  const table = /(?:^\|.*\n)+/m.exec(page.slice(at))![0];
  const cells = (row: string): string[] => row.split('|').slice(1, -1);
  const rows = table.trim().split('\n').slice(2);
  return rows.map(row => cells(row).map(cell => cell.trim()));
};

interface Fields {
  readonly needed: readonly string[];
  readonly perhaps: readonly string[];
}
const sorted = (names: readonly string[]): string[] => [...names].sort();
const named = (cell: string): string[] => sorted([...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!));
/** `a`, `b`; perhaps `c` */
const fieldsIn = (cell: string): Fields => {
  const [needed, perhaps = ''] = cell.split('perhaps');
  return { needed: named(needed!), perhaps: named(perhaps) };
};
const fieldsFrom = (names: readonly string[], isOptional: (name: string) => boolean): Fields => ({
  needed: sorted(names.filter(name => !isOptional(name))),
  perhaps: sorted(names.filter(isOptional)),
});

/** The fields of every kind of event, from the compiler. */
const eventsInCode = (): Record<string, Fields> => {
  const file = `${root}packages/match/dist/index.d.ts`;
  const program = ts.createProgram([file], { module: ts.ModuleKind.NodeNext, strict: true, types: [] });
  const checker = program.getTypeChecker();
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!);
  const type = checker.getDeclaredTypeOfSymbol(symbols.find(({ name }) => name === 'MatchEvent')!);
  const common = ['kind', 'version', 'seq', 'at'];
  return Object.fromEntries(
    (type as ts.UnionType).types.map(each => {
      const properties = new Map(checker.getPropertiesOfType(each).map(found => [found.name, found]));
      expect([...properties.keys()]).toEqual(expect.arrayContaining(common));
      const kind = checker.getTypeOfSymbol(properties.get('kind')!) as ts.StringLiteralType;
      const own = [...properties.keys()].filter(name => !common.includes(name));
      return [
        kind.value,
        fieldsFrom(own, name => (properties.get(name)!.flags & ts.SymbolFlags.Optional) !== 0),
      ];
    }),
  );
};

test('docs/protocol.md has every event with its fields, and no other', () => {
  const rows = rowsAfter(protocol, '## Events').map(([kind, fields]) => [named(kind!)[0], fieldsIn(fields!)]);
  const inCode = eventsInCode();
  expect(Object.keys(inCode).length).toBeGreaterThan(20);
  expect(Object.fromEntries(rows)).toEqual(inCode);
});

interface Shaped {
  readonly shape: Readonly<Record<string, { readonly _zod: { readonly optin?: string | undefined } }>>;
}
const fieldsOf = ({ shape }: Shaped): Fields =>
  fieldsFrom(Object.keys(shape), name => shape[name]!._zod.optin === 'optional');

test.each([
  ['### Presence', schemas.presence],
  ['### Chat', schemas.chatLine],
] as const)('docs/protocol.md, “%s”: every field, and no other', (heading, schema) => {
  const rows = rowsAfter(protocol, heading).map(([field]) => named(field!)[0]!);
  expect(sorted(rows)).toEqual(sorted(Object.keys(schema.shape)));
});

test('docs/api.md has every field of what requests and answers are made of', () => {
  const things: Record<string, Shaped> = {
    player: schemas.player,
    'new game': schemas.newGame,
    'open game': schemas.openGame,
    game: schemas.gameSummary,
    links: schemas.links,
    'new study': http.newStudy,
    'study in a list': http.studySummary,
    counts: http.counts,
    session: http.sessionInfo,
    error: http.errorBody,
  };
  const rows = rowsAfter(api, '## Things').map(([thing, fields]) => [thing, fieldsIn(fields!)]);
  const inCode = Object.entries(things).map(([thing, schema]) => [thing, fieldsOf(schema)]);
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(inCode));
  const answers: [string, Shaped][] = [
    ['GET /api/me', http.me],
    ['POST /api/guest', http.me],
    ['POST /api/session', http.me],
    ['POST /api/account', http.createdAccount],
    ['POST /api/account/recover', http.createdAccount],
    ['GET /api/sessions', http.sessionList],
    ['GET /api/players/{id}', http.playerPage],
    ['GET /api/games', http.gamePage],
    ['POST /api/games', http.createdGame],
    ['GET /api/games/open', http.openGames],
    ['GET /api/games/{id}/events', http.gameEvents],
    ['GET /api/explorer', http.explorerAnswer],
    ['GET /api/games/{id}/review', http.reviewAnswer],
    ['POST /api/games/{id}/review', http.reviewAnswer],
    ['GET /api/puzzles/ratings', http.puzzleRatings],
    ['GET /api/puzzles/progress', http.puzzleProgress],
    ['POST /api/puzzles/{id}/attempts', http.attemptAnswer],
    ['GET /api/studies', http.studyPage],
    ['POST /api/studies', http.savedStudy],
    ['POST /api/studies/{id}', http.savedStudy],
    ['GET /api/studies/{id}', http.study],
    ['GET /api/health', http.health],
    ['GET /api/ready', http.health],
  ];
  const told = rowsAfter(api, '| answer to').flatMap(([requests, fields]) =>
    [...requests!.matchAll(/`([^`]+)`/g)].map(([, request]) => [request!, fieldsIn(fields!)] as const),
  );
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(answers.map(([request, schema]) => [request, fieldsOf(schema)])),
  );
});

test('the numbers under “Limits” are those of the server', () => {
  const rows = rowsAfter(protocol, '## Limits').map(([what, number, then]) => [
    what!.replace(/`/g, ''),
    Number(number!.replaceAll(',', '')),
    then,
  ]);
  expect(rows.map(([what, number]) => [what, number])).toEqual([
    ['bytes in a message', schemas.MAX_FRAME_LENGTH],
    ['seconds from opening to hello', bounds.HELLO_WITHIN / 1_000],
    ['games watched over one socket', bounds.MAX_WATCHED],
    ['do and say that wait for their answer', bounds.MAX_PENDING],
    ['strikes for a message that cannot be read', bounds.NONSENSE],
    ['strikes for a message too many (KORONG_LIMIT_MESSAGES)', 1],
    ['strikes; one is forgiven every second', bounds.MAX_STRIKES],
    ['seconds between the pings of the server', bounds.PING_EVERY / 1_000],
    ['pings without an answer', bounds.MAX_MISSED_PINGS],
    ['bytes that wait to be read', bounds.SOFT_LIMIT],
    ['bytes that wait to be read, at most', bounds.HARD_LIMIT],
    ['seconds behind', bounds.BEHIND_FOR / 1_000],
    ['characters of a line of chat', schemas.MAX_CHAT_LENGTH],
    ['lines of chat in a game', MAX_LINES],
    ['characters of a turn', schemas.MAX_TURN_LENGTH],
  ]);
  expect(protocol).toContain('200 messages in ten seconds');
  expect(SETTINGS.KORONG_LIMIT_MESSAGES).toBe('200/10s');
  expect(protocol).toContain('20 lines of chat a minute');
  expect(SETTINGS.KORONG_LIMIT_CHAT).toBe('20/1m');
  expect(protocol).toContain('200 sockets from one address');
  expect(SETTINGS.KORONG_LIMIT_CONNECTIONS).toBe('200');
});

const said = [...protocol.matchAll(/^([→←]) (\{.*\})$/gm)].map(([, way, text]) => [way!, text!] as const);
test.each(said)('docs/protocol.md, the example: %s %s', (way, text) => {
  const schema = way === '→' ? schemas.clientMessage : schemas.serverMessage;
  expect(schema.safeParse(JSON.parse(text)).error).toBe(undefined);
});
test('docs/protocol.md has an example', () => {
  expect(said.length).toBeGreaterThan(10);
});
