import { protocol } from '@korong/messages/en/protocol';
import { allGames, MATCH_CODES, type TimeControl } from '@korong/match';
import { CLOSE_CODES, ERROR_CODES, type TimeControlInfo } from '@korong/protocol';
import { clientMessage, playerCommand, serverMessage } from '@korong/protocol/schemas';
import { CODES } from '@korong/rules';
import { expect, test } from 'vitest';
import { textOf } from './repository.ts';

const page = textOf('docs/protocol.md');
const sorted = (names: Iterable<string>): string[] => [...names].sort();

/** First and other cells of the table rows under a heading, or after a line of text. */
const rowsAfter = (text: string): string[][] => {
  const rest = page.slice(page.indexOf(text));
  expect(rest.startsWith(text)).toBe(true);
  const table = /(?:^\|.*\n)+/m.exec(rest)![0];
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map(row =>
      row
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    );
};
const name = (cell: string): string => cell.replaceAll('`', '');
const named = (cell: string): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, found]) => found!);

test('every error code has a line with its status in docs/protocol.md, and there are no others', () => {
  const rows = rowsAfter('## Errors').map(([code, status]) => [name(code!), Number(status)]);
  expect(Object.fromEntries(rows)).toEqual(ERROR_CODES);
  expect(rows).toHaveLength(Object.keys(ERROR_CODES).length);
});

test('every error code has a sentence, and there are no others', () => {
  expect(sorted(Object.keys(protocol))).toEqual(sorted(Object.keys(ERROR_CODES)));
  for (const sentence of Object.values(protocol)) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
});

test('no error code is also a code of a match or of the rules', () => {
  const others: readonly string[] = [...MATCH_CODES, ...CODES];
  expect(Object.keys(ERROR_CODES).filter(code => others.includes(code))).toEqual([]);
});

test('docs/protocol.md lists how sockets are closed', () => {
  const rows = rowsAfter('## How sockets are closed').map(([code, why]) => [name(why!), Number(name(code!))]);
  expect(Object.fromEntries(rows)).toEqual(CLOSE_CODES);
});

interface Kind {
  readonly shape: Readonly<Record<string, unknown>> & { readonly kind: { readonly value: string } };
}
/** Kind → its fields, without `kind` itself. */
const fieldsOf = (schema: { readonly options: readonly unknown[] }): Record<string, string[]> =>
  Object.fromEntries(
    (schema.options as readonly Kind[]).map(({ shape }) => [
      shape.kind.value,
      sorted(Object.keys(shape).filter(field => field !== 'kind')),
    ]),
  );

test.each([
  ['## From the client', clientMessage],
  ['A command is what', playerCommand],
  ['## From the server', serverMessage],
] as const)('docs/protocol.md, “%s”: every kind with its fields, and no other', (heading, schema) => {
  const rows = rowsAfter(heading).map(([kind, fields]) => [
    name(kind!),
    sorted(named(fields!.replace(/: `win` or `draw`/, ''))),
  ]);
  expect(Object.fromEntries(rows)).toEqual(fieldsOf(schema));
});

test.each<TimeControlInfo>([
  { kind: 'fischer', initial: 1_000, increment: 0 },
  { kind: 'fischer', initial: 86_400_000, increment: 86_400_000 },
  { kind: 'days', perTurn: 86_400_000 },
  { kind: 'days', perTurn: 1_209_600_000 },
])('a match begins with what the protocol lets through: %j', info => {
  const clock: TimeControl = info;
  const players = { white: { name: 'Anna' }, black: { name: 'Béla' } };
  const options = { variant: 'blitz' };
  const begun = allGames.apply(
    undefined,
    { kind: 'start', id: 'm', game: 'yinsh', options, players, seats: 'apart', clock },
    0,
  );
  expect(begun.ok).toBe(true);
});
