import type { AnyGame, OptionFields } from './game.js';
import { findGame, type GameName } from './games.js';
import type { GameResult } from './record.js';
import type { Code } from './reasons.js';
import { quoted } from './recordSyntax.js';
import { err, ok, refuseText, type Refusal, type Result } from './refusal.js';

/** Version of both forms of a record, text and JSON. */
export const RECORD_VERSION = 1;

/** What the headers of a text say. */
export interface RecordHeaders {
  readonly game: GameName;
  readonly options: OptionFields;
  readonly position?: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly result: GameResult;
}

const isHeaderName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9]{0,39}$/.test(name);

/** Headers with their own field in a record. */
const OWN_HEADERS = ['Korong', 'Game', 'Position', 'Result'];

/** Options of a game are headers with a capital first letter. */
const isOption = (game: AnyGame, name: string): boolean => game.optionNames.includes(small(name));

/** Whether a name is valid for a free header. */
export const isFreeHeader = (game: AnyGame, name: string): boolean =>
  isHeaderName(name) && !OWN_HEADERS.includes(name) && !isOption(game, name);

const RESULTS = ['white', 'black', 'draw', '*'] as const;
export const readResult = (text: string): GameResult | undefined =>
  text === '*' ? null : (RESULTS.find(r => r === text) as GameResult | undefined);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** One line in brackets for each header. */
export const headerLines = (record: Omit<RecordHeaders, 'game'> & { readonly game: string }): string[] => {
  const headers: [string, string][] = [
    ['Korong', String(RECORD_VERSION)],
    ['Game', record.game],
    ...Object.entries(record.options).map(([name, value]): [string, string] => [capital(name), value]),
    ...(record.position === undefined ? [] : [['Position', record.position] as [string, string]]),
    ...Object.entries(record.headers),
    ['Result', record.result ?? '*'],
  ];
  return headers.map(([name, value]) => `[${name} ${quoted(value)}]`);
};

/** Adds a header to those read so far. */
export const addHeader = (headers: Map<string, string>, name: string, value: string): Code | undefined => {
  if (headers.has(name) || !isHeaderName(name)) return 'RECORD_HEADER';
  headers.set(name, value);
  return undefined;
};

/** The meaning of all headers. `result` is the one after the turns, if there was one: both must agree. */
export const readHeaders = (
  headers: ReadonlyMap<string, string>,
  result: GameResult | undefined,
): Result<RecordHeaders, Refusal> => {
  const version = headers.get('Korong') ?? String(RECORD_VERSION);
  if (version !== String(RECORD_VERSION)) return err(refuseText('RECORD_VERSION', version));
  const declared = headers.get('Result');
  const agreed = declared === undefined ? result : readResult(declared);
  if (agreed === undefined && declared !== undefined) return err(refuseText('RECORD_RESULT', declared));
  if (result !== undefined && agreed !== result) return err(refuseText('RECORD_RESULT', declared ?? ''));
  const name = headers.get('Game');
  if (name === undefined) return err(refuseText('RECORD_HEADER', 'Game'));
  const found = findGame(name.toLowerCase());
  if (!found.ok) return found;
  const game = found.value;
  const position = headers.get('Position');
  const chosen = [...headers].filter(([header]) => isOption(game, header));
  return ok({
    game: game.name,
    options: Object.fromEntries(chosen.map(([header, value]) => [small(header), value])),
    ...(position === undefined ? {} : { position }),
    headers: Object.fromEntries([...headers].filter(([header]) => isFreeHeader(game, header))),
    result: agreed ?? null,
  });
};
