// What the tests of the table share: the corpus, and a player who only touches. Not part of the pages.
import { readFileSync } from 'node:fs';
import { render } from '@korong/messages';
import { board } from '@korong/messages/en/board';
import { reasons } from '@korong/messages/en/reasons';
import { table as atTable } from '@korong/messages/en/table';
import { findGame, type OptionFields } from '@korong/rules';
import {
  speak,
  takeOffer,
  touchPoint,
  tableFor,
  type AnyTable,
  type Draft,
  type GameName,
  type Say,
} from './index.js';

export interface CorpusGame {
  readonly game: GameName;
  readonly variant: string;
  readonly handicap?: { readonly white: number; readonly black: number };
  readonly steps: readonly string[];
  readonly result: string | null;
}

export const corpus = (): CorpusGame[] =>
  readFileSync(new URL('../../../../fixtures/corpus/games.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as CorpusGame);

const fieldsOf = ({ variant, handicap }: CorpusGame): OptionFields => {
  const side = (['white', 'black'] as const).find(s => (handicap?.[s] ?? 0) > 0);
  return side ? { variant, handicap: `${side} ${handicap![side]}` } : { variant };
};

export const startOf = (record: CorpusGame): { table: AnyTable; position: unknown } => {
  const game = findGame(record.game);
  if (!game.ok) throw new Error(game.error.code);
  const options = game.value.readOptions(fieldsOf(record));
  if (!options.ok) throw new Error(options.error.code);
  return { table: tableFor(record.game), position: game.value.start(options.value) };
};

const english = { ...board, ...atTable, ...reasons };

export const inEnglish = (say: Say): string =>
  speak(say, (key, values) => render(english[key], values, 'en'));

/** The points that somebody touches who wants to make this step, the button last where one is needed. */
export const touchesFor = (table: AnyTable, draft: Draft<unknown, unknown>, text: string): string[] => {
  if (text === 'pass') return ['offer'];
  const row = text.startsWith('x');
  const points = text.match(/[a-k][0-9]+/g)!;
  if (table.name === 'yinsh') return points;
  if (!row) {
    const want = text.startsWith('G') ? 'gipf' : 'single';
    const now = table.look(draft.turn.position, draft.hand, undefined).entrant!.now;
    const [dot, to] = text.replace(/^G/, '').split('-') as [string, string];
    return [...(now === want ? [] : [want]), dot, to];
  }
  return ['row', ...points, 'offer'];
};

/** Touches until the step is made. */
export const makeByTouch = (
  table: AnyTable,
  draft: Draft<unknown, unknown>,
  text: string,
): Draft<unknown, unknown> => {
  const options = { forced: false };
  const before = draft.turn.steps.length;
  let now = draft;
  for (const touched of touchesFor(table, draft, text)) {
    if (touched === 'row') return makeRowByTouch(table, draft, text);
    if (touched === 'single' || touched === 'gipf') now = { ...now, hand: { entrant: touched } };
    else if (touched === 'offer') now = takeOffer(table, now, options);
    else now = touchPoint(table, now, touched, options);
    if (now.refusal) throw new Error(`${text}: ${JSON.stringify(now.refusal)}`);
    if (now.turn.steps.length > before) return now;
  }
  throw new Error(`${text} was not made by touches`);
};

/** A row of GIPF: touches its pieces until it is the chosen one, sets every GIPF-piece, takes it. */
const makeRowByTouch = (
  table: AnyTable,
  draft: Draft<unknown, unknown>,
  text: string,
): Draft<unknown, unknown> => {
  const [, gone = '', stay = ''] = /^x([^(]*)(?:\((.*)\))?$/.exec(text)!;
  const kept = stay.split(',').filter(p => p !== '');
  const points = [...gone.split(','), ...kept].filter(p => p !== '');
  const options = { forced: false };
  const chosen = (d: Draft<unknown, unknown>): boolean => {
    const row = d.hand.row?.split(',') ?? [];
    return row.length === points.length && row.every(p => points.includes(p));
  };
  let now = draft;
  for (const point of [...points, ...points]) {
    now = touchPoint(table, now, point, options);
    if (now.turn.steps.length > draft.turn.steps.length) return now;
    if (chosen(now)) break;
  }
  if (!chosen(now)) throw new Error(`${text}: the row could not be chosen`);
  const wrong = [...points].filter(p => kept.includes(p) !== (now.hand.kept ?? []).includes(p));
  for (const point of wrong) now = touchPoint(table, now, point, options);
  return takeOffer(table, now, options);
};

const TOLD: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/: ring placed on (\w+)\.$/, at => at],
  [/: ring from (\w+) to (\w+)(?:, [^.]*)?\.$/, (from, to) => `${from}-${to}`],
  [/: row from (\w+) to (\w+) taken off\.$/, (from, to) => `x${from}-${to}`],
  [/: ring on (\w+) taken off\.$/, at => `x${at}`],
  [/: passed\.$/, () => 'pass'],
  [/: piece pushed in from (\w+) to (\w+)(?:, [^.]*)?\.$/, (from, to) => `${from}-${to}`],
  [/: GIPF-piece pushed in from (\w+) to (\w+)(?:, [^.]*)?\.$/, (from, to) => `G${from}-${to}`],
  [/: taken off ([\w, ]+), staying ([\w, ]+)\.$/, (at, kept) => `x${tight(at)}(${tight(kept)})`],
  [/: taken off ([\w, ]+)\.$/, at => `x${tight(at)}`],
  [/: row left standing, staying ([\w, ]+)\.$/, kept => `x(${tight(kept)})`],
];

const tight = (list: string): string => list.replaceAll(' ', '');

/** The step that an English sentence tells, or `undefined` if it tells of something else. */
export const heard = (sentence: string): string | undefined => {
  for (const [pattern, step] of TOLD) {
    const found = pattern.exec(sentence);
    if (found) return step(...found.slice(1));
  }
  return undefined;
};
