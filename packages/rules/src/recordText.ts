import type { AnyGame } from './game.js';
import { findGame } from './games.js';
import type { GameRecord, GameResult, RecordedTurn } from './record.js';
import type { Code } from './reasons.js';
import { refuseText, type Refusal } from './refusal.js';
import { err, ok, type Result } from './result.js';
import { MAX_RECORD_TEXT, whyNotText } from './text.js';

/** Version of both forms of a record, text and JSON. */
export const RECORD_VERSION = 1;

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

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
const braced = (text: string): string => `{${text.replace(/[}\\]/g, '\\$&')}}`;
const unescaped = (text: string): string => text.replace(/\\([\s\S])/g, '$1');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** Headers in brackets, numbered turns, one number a line, then the result. */
export const recordText = (record: GameRecord): string => {
  const headers: [string, string][] = [
    ['Korong', String(RECORD_VERSION)],
    ['Game', record.game],
    ...Object.entries(record.options).map(([name, value]): [string, string] => [capital(name), value]),
    ...(record.position === undefined ? [] : [['Position', record.position] as [string, string]]),
    ...Object.entries(record.headers),
    ['Result', record.result ?? '*'],
  ];
  const comment = record.comment === undefined ? [] : [braced(record.comment)];
  return [
    ...headers.map(([name, value]) => `[${name} ${quoted(value)}]`),
    '',
    ...comment,
    ...numbered(record.turns),
    record.result ?? '*',
    '',
  ].join('\n');
};

const numbered = (turns: readonly RecordedTurn[]): string[] =>
  Array.from({ length: Math.ceil(turns.length / 2) }, (_, i) => {
    const pair = turns.slice(2 * i, 2 * i + 2);
    return [`${i + 1}.`, ...pair.map(recordedTurn)].join(' ');
  });

const recordedTurn = ({ text, clock, comment }: RecordedTurn): string => {
  const notes = [
    ...(clock === undefined ? [] : [`[%clk ${clockText(clock)}]`]),
    ...(comment === undefined ? [] : [braced(comment)]),
  ];
  return [text, ...notes].join(' ');
};

/** `1:02:03`, or with milliseconds `1:02:03.004`. */
const clockText = (ms: number): string => {
  const two = (n: number): string => String(Math.floor(n)).padStart(2, '0');
  const rest = ms % 1000 === 0 ? '' : `.${String(ms % 1000).padStart(3, '0')}`;
  return `${Math.floor(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}${rest}`;
};

const readClock = (text: string): number | undefined => {
  const match = /^([0-9]{1,4}):([0-5][0-9]):([0-5][0-9])(?:\.([0-9]{1,3}))?$/.exec(text);
  if (match === null) return undefined;
  const [, hours, minutes, seconds, fraction = ''] = match;
  return (
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(fraction.padEnd(3, '0'))
  );
};

// Each alternative consumes at least one character and none backtracks over another's.
const TOKEN =
  /\s+|\[([A-Za-z0-9]+)[ \t]+"([^"\\]*(?:\\[\s\S][^"\\]*)*)"[ \t]*\]|\[%clk[ \t]+([0-9:.]+)\]|\{([^}\\]*(?:\\[\s\S][^}\\]*)*)\}|([^\s{}[\]]+)/y;

interface Draft {
  readonly headers: Map<string, string>;
  readonly turns: RecordedTurn[];
  comment?: string;
  result?: GameResult;
}

/** Reads the text form. {@link replay} checks whether the turns are legal. */
export const readRecordText = (text: string): Result<GameRecord, Refusal> => {
  const refusal = whyNotText(text, MAX_RECORD_TEXT);
  if (refusal) return err(refusal);
  const draft: Draft = { headers: new Map(), turns: [] };
  for (let place = text.startsWith('\uFEFF') ? 1 : 0; place < text.length;) {
    TOKEN.lastIndex = place;
    const match = TOKEN.exec(text);
    if (match === null) return err(refuseText('RECORD_TEXT', text.slice(place, place + 50), place));
    const code = readToken(draft, match);
    if (code !== undefined) return err(refuseText(code, match[0], place));
    place += match[0].length;
  }
  return finished(draft);
};

const readToken = (
  draft: Draft,
  [, header, value, clock, comment, word]: RegExpExecArray,
): Code | undefined => {
  if (draft.result !== undefined && (header ?? clock ?? comment ?? word) !== undefined) return 'RECORD_TEXT';
  if (header !== undefined) return readHeader(draft, header, unescaped(value!));
  if (clock !== undefined) return addClock(draft, readClock(clock));
  if (comment !== undefined) return addComment(draft, unescaped(comment));
  return word === undefined ? undefined : readMoveWord(draft, word);
};

const readHeader = (draft: Draft, name: string, value: string): Code | undefined => {
  if (draft.turns.length > 0 || draft.headers.has(name) || !isHeaderName(name)) return 'RECORD_HEADER';
  draft.headers.set(name, value);
  return undefined;
};

const addClock = ({ turns }: Draft, clock: number | undefined): Code | undefined => {
  const last = turns.pop();
  if (last === undefined || clock === undefined || last.clock !== undefined) return 'RECORD_CLOCK';
  turns.push({ ...last, clock });
  return undefined;
};

const addComment = (draft: Draft, comment: string): Code | undefined => {
  const last = draft.turns.pop() ?? draft;
  if (last.comment !== undefined) return 'RECORD_TEXT';
  if (last === draft) draft.comment = comment;
  else draft.turns.push({ ...(last as RecordedTurn), comment });
  return undefined;
};

/** A number, a turn or the result. */
const readMoveWord = (draft: Draft, word: string): Code | undefined => {
  const number = /^([0-9]{1,6})\.$/.exec(word);
  const result = readResult(word);
  if (number !== null) return Number(number[1]) === draft.turns.length / 2 + 1 ? undefined : 'RECORD_NUMBER';
  if (result !== undefined) draft.result = result;
  else draft.turns.push({ text: word });
  return undefined;
};

const finished = (draft: Draft): Result<GameRecord, Refusal> => {
  const { headers, turns, comment, result } = draft;
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
    ...(comment === undefined ? {} : { comment }),
    turns,
    result: agreed ?? null,
  });
};
