// What the tests of the table share: the corpus, and a player who only touches. Not part of the pages.
import { readFileSync } from 'node:fs';
import { render } from '@korong/messages';
import { board } from '@korong/messages/en/board';
import { reasons } from '@korong/messages/en/reasons';
import { table as atTable } from '@korong/messages/en/table';
import { findGame, type OptionFields } from '@korong/rules';
import {
  bringIn,
  speak,
  takeOffer,
  touchPoint,
  type AnyTable,
  type Draft,
  type DraftOptions,
  type Entrant,
  type GameName,
  type Say,
} from './index.js';
import { tableFor } from './tables.js';

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

type AnyDraft = Draft<unknown, unknown>;

/** What somebody does at the table: touches a point, presses the button beside the board, chooses what enters. */
export type Act = { readonly touch: string } | { readonly press: 'offer' } | { readonly bring: Entrant };

export const act = (table: AnyTable, draft: AnyDraft, done: Act, options: DraftOptions): AnyDraft => {
  if ('touch' in done) return touchPoint(table, draft, done.touch, options);
  return 'bring' in done ? bringIn(draft, done.bring) : takeOffer(table, draft, options);
};

/** What somebody does who wants to make this step, with the draft that it leads to. */
export const planStep = (
  table: AnyTable,
  draft: AnyDraft,
  text: string,
  options: DraftOptions,
): { readonly acts: readonly Act[]; readonly draft: AnyDraft } => {
  const acts: Act[] = [];
  let now = draft;
  const made = (): boolean => now.turn.steps.length > draft.turn.steps.length;
  const then = (next: Act): boolean => {
    acts.push(next);
    now = act(table, now, next, options);
    if (now.refusal) throw new Error(`${text}: ${JSON.stringify(now.refusal)}`);
    return made();
  };
  for (const next of table.name === 'gipf' && text.startsWith('x')
    ? takes(text, () => now)
    : acted(table, draft, text)) {
    if (then(next)) return { acts, draft: now };
  }
  throw new Error(`${text} was not made by touches`);
};

const acted = (table: AnyTable, draft: AnyDraft, text: string): Act[] => {
  if (text === 'pass') return [{ press: 'offer' }];
  const touches = text
    .replace(/^G/, '')
    .match(/[a-k][0-9]+/g)!
    .map((touch): Act => ({ touch }));
  if (table.name === 'yinsh') return touches;
  const want = text.startsWith('G') ? 'gipf' : 'single';
  const now = table.look(draft.turn.position, draft.hand, undefined).entrant!.now;
  return now === want ? touches : [{ bring: want }, ...touches];
};

/** A row of GIPF: touches its pieces until it is the chosen one, sets every GIPF-piece, takes it. */
function* takes(text: string, now: () => AnyDraft): Generator<Act> {
  const [, gone = '', stay = ''] = /^x([^(]*)(?:\((.*)\))?$/.exec(text)!;
  const kept = stay.split(',').filter(p => p !== '');
  const points = [...gone.split(','), ...kept].filter(p => p !== '');
  const isChosen = (): boolean => {
    const row = now().hand.row?.split(',') ?? [];
    return row.length === points.length && row.every(p => points.includes(p));
  };
  for (const touch of [...points, ...points]) {
    if (isChosen()) break;
    yield { touch };
  }
  if (!isChosen()) throw new Error(`${text}: the row could not be chosen`);
  for (const touch of points) {
    if (kept.includes(touch) !== (now().hand.kept ?? []).includes(touch)) yield { touch };
  }
  yield { press: 'offer' };
}

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
