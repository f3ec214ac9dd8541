// Shared by the tests of the GameUis: the corpus, and a player that only touches. Not part of the pages.
import { readFileSync } from 'node:fs';
import { render } from '@korong/messages';
import { board } from '@korong/messages/en/board';
import { reasons } from '@korong/messages/en/reasons';
import { table as atTable } from '@korong/messages/en/table';
import { GAME_SENTENCES } from '@korong/messages/games';
import {
  findGame,
  gipf,
  isDot,
  kindOf,
  type GipfPosition,
  type GipfStep,
  type OptionFields,
  type GameName,
} from '@korong/rules';
import {
  chooseOption,
  nextChoice,
  takeOffer,
  touchPoint,
  type Draft,
  type DraftOptions,
} from '../game/turn/draft.js';
import { speak, type AnyGameUi, type Say } from './gameUi.js';
import { gameUiFor } from './all.js';
import type { GipfSelection } from './gipf/selection.js';

export interface CorpusGame {
  readonly game: GameName;
  readonly variant: string;
  readonly handicap?: { readonly white: number; readonly black: number };
  /** GIPF as a project: `Z3Y3`. */
  readonly potentials?: string;
  readonly steps: readonly string[];
  readonly result: string | null;
}

export const corpus = (): CorpusGame[] =>
  readFileSync(new URL('../../../../fixtures/corpus/games.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as CorpusGame);

const fieldsOf = ({ variant, handicap, potentials }: CorpusGame): OptionFields => {
  if (potentials !== undefined) return { variant, potentials };
  const side = (['white', 'black'] as const).find(s => (handicap?.[s] ?? 0) > 0);
  return side ? { variant, handicap: `${side} ${handicap![side]}` } : { variant };
};

export const startOf = (record: CorpusGame): { ui: AnyGameUi; position: unknown } => {
  const game = findGame(record.game);
  if (!game.ok) throw new Error(game.error.code);
  const options = game.value.readOptions(fieldsOf(record));
  if (!options.ok) throw new Error(options.error.code);
  return {
    ui: gameUiFor(record.game, fieldsOf(record)),
    position: game.value.start(options.value),
  };
};

const english = Object.assign(
  {},
  ...[{ board, table: atTable, reasons }, ...Object.values(GAME_SENTENCES)].map(said => ({
    ...said.board,
    ...said.table,
    ...said.reasons,
  })),
  GAME_SENTENCES.gipf.potentials,
) as Readonly<Record<Say['key'], string>>;

export const inEnglish = (say: Say): string =>
  speak(say, (key, values) => render(english[key], values, 'en'));

type AnyDraft = Draft<unknown, unknown>;

/** The choice beside the board: the option in effect, and the open ones. */
export const offeredIn = (
  ui: AnyGameUi,
  { turn, selection }: AnyDraft,
): { now: string; open: readonly string[]; free: boolean } => {
  const { now, free, options } = ui.choice!(turn.position, selection)!;
  return { now, free, open: options.filter(option => option.open).map(({ id }) => id) };
};

/** An input of the player: touches a point, presses the confirm button, chooses an option. */
export type Act =
  | { readonly touch: string }
  | { readonly press: 'offer' | 'next' }
  | { readonly choose: string };

export const act = (ui: AnyGameUi, draft: AnyDraft, done: Act, options: DraftOptions): AnyDraft => {
  if ('touch' in done) return touchPoint(ui, draft, done.touch, options);
  if ('choose' in done) return chooseOption(draft, done.choose);
  return done.press === 'offer' ? takeOffer(ui, draft, options) : nextChoice(ui, draft);
};

/** The inputs for this step, with the resulting draft. */
export const planStep = (
  ui: AnyGameUi,
  draft: AnyDraft,
  text: string,
  options: DraftOptions,
): { readonly acts: readonly Act[]; readonly draft: AnyDraft } => {
  const acts: Act[] = [];
  let now = draft;
  const made = (): boolean => now.turn.steps.length > draft.turn.steps.length;
  const then = (next: Act): boolean => {
    acts.push(next);
    now = act(ui, now, next, options);
    if (now.refusal) throw new Error(`${text}: ${JSON.stringify(now.refusal)}`);
    return made();
  };
  for (const next of ui.name === 'gipf' && text.startsWith('x')
    ? takes(text, () => now)
    : acted(ui, draft, text)) {
    if (then(next)) return { acts, draft: now };
  }
  throw new Error(`${text} was not made by touches`);
};

const acted = (ui: AnyGameUi, draft: AnyDraft, text: string): Act[] => {
  if (text === 'pass' || text === 'T-') return [{ press: 'offer' }];
  const touches = text
    .replace(/^[A-Z]/, '')
    .match(/[a-k][0-9]+/g)!
    .map((touch): Act => ({ touch }));
  // A PÜNCT neutralises a GIPF-piece by default.
  if (text.includes('='))
    return [...touches, ...(text.endsWith('G') ? [{ press: 'next' } as const] : []), { press: 'offer' }];
  const choice = ui.choice?.(draft.turn.position, draft.selection);
  const isPush = choice?.free === true && isDot(gipf.board.find(/[a-k][0-9]+/.exec(text)![0])!);
  if (!isPush) return touches;
  const want = text.startsWith('G')
    ? 'gipf'
    : ((/^[A-Z]/.test(text) ? kindOf(text.charAt(0)) : undefined) ?? 'single');
  return choice.now === want ? touches : [{ choose: want }, ...touches];
};

/** A row of GIPF: touches its pieces until it is the chosen one, sets every GIPF-piece, takes it. */
function* takes(text: string, now: () => AnyDraft): Generator<Act> {
  const [, gone = '', stay = ''] = /^x([^(]*)(?:\((.*)\))?$/.exec(text)!;
  const kept = stay.split(',').filter(p => p !== '');
  const points = [...gone.split(','), ...kept].filter(p => p !== '');
  const selection = (): GipfSelection => now().selection;
  const isChosen = (): boolean => {
    const row = selection().row?.split(',') ?? [];
    return row.length === points.length && row.every(p => points.includes(p));
  };
  for (const touch of [...points, ...points]) {
    if (isChosen()) break;
    yield { touch };
  }
  if (!isChosen()) throw new Error(`${text}: the row could not be chosen`);
  for (const touch of points) {
    if (kept.includes(touch) !== (selection().kept ?? []).includes(touch)) yield { touch };
  }
  yield { press: 'offer' };
}

/** Random games with potentials, reproducible by seed. Rare kinds of moves are as frequent as others. */
export const projectGame = (seed: number, fields: OptionFields, most = 400): CorpusGame => {
  const options = gipf.readOptions(fields);
  if (!options.ok) throw new Error(options.error.code);
  let state = seed;
  const lot = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  let position = gipf.start(options.value);
  const steps: string[] = [];
  const make = (): void => {
    const all = gipf.steps(position);
    const kinds = [...new Set(all.map(step => kindOfStep(position, step)))];
    const kind = kinds[lot(kinds.length)];
    const some = all.filter(step => kindOfStep(position, step) === kind);
    const step = some[lot(some.length)]!;
    steps.push(gipf.stepText(step));
    position = gipf.play(position, step);
  };
  while (gipf.outcome(position) === undefined && steps.length < most) make();
  const { variant = '', potentials = '' } = fields;
  return { game: 'gipf', variant, potentials, steps, result: gipf.outcome(position)?.winner ?? null };
};

const kindOfStep = (position: GipfPosition, step: GipfStep): string => {
  if (step.kind === 'use') return `use ${step.potential} ${step.as ?? ''}`;
  if (step.kind !== 'push') return step.kind;
  return gipf.play(position, step).phase === 'extra' ? 'to the middle' : step.piece;
};

const TOLD: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [/: ring placed on (\w+)\.$/, at => at],
  [/: ring from (\w+) to (\w+)(?:, [^.]*)?\.$/, (from, to) => `${from}-${to}`],
  [/: row from (\w+) to (\w+) taken\.$/, (from, to) => `x${from}-${to}`],
  [/: ring on (\w+) removed\.$/, at => `x${at}`],
  [/: pass\.$/, () => 'pass'],
  [/: piece pushed in from (\w+) to (\w+)(?:, [^.]*)?\.$/, (from, to) => `${from}-${to}`],
  [/: GIPF-piece pushed in from (\w+) to (\w+)(?:, [^.]*)?\.$/, (from, to) => `G${from}-${to}`],
  [/: removed ([\w, ]+); left standing: ([\w, ]+)\.$/, (at, kept) => `x${tight(at)}(${tight(kept)})`],
  [/: removed ([\w, ]+)\.$/, at => `x${tight(at)}`],
  [
    /: piece with (\S+) pushed in from (\w+) to (\w+)(?:, [^.]*)?\.$/,
    (kind, from, to) => `${letter(kind)}${from}-${to}`,
  ],
  [/: (\S+) used from (\w+) to (\w+)\.$/, (kind, from, to) => `${letter(kind)}${from}-${to}`],
  [/: PÜNCT used from (\w+) to (\w+), GIPF-piece neutralised\.$/, (from, to) => `P${from}-${to}=P`],
  [/: PÜNCT used from (\w+) to (\w+), GIPF-piece converted\.$/, (from, to) => `P${from}-${to}=G`],
  [/: TAMSK pushed in from (\w+) to (\w+)(?:, [^.]*)?\.$/, (from, to) => `T${from}-${to}`],
  [/: TAMSK push skipped\.$/, () => 'T-'],
  [/: use of the (\S+) from (\w+) to (\w+) denied\.$/, (kind, from, to) => `!${letter(kind)}${from}-${to}`],
  [
    /: use of the PÜNCT from (\w+) to (\w+) to neutralise a GIPF-piece denied\.$/,
    (from, to) => `!P${from}-${to}=P`,
  ],
  [
    /: use of the PÜNCT from (\w+) to (\w+) to convert a GIPF-piece denied\.$/,
    (from, to) => `!P${from}-${to}=G`,
  ],
  [/: TAMSK push from (\w+) to (\w+) denied\.$/, (from, to) => `!T${from}-${to}`],
  [/: row left standing: ([\w, ]+)\.$/, kept => `x(${tight(kept)})`],
];

const letter = (kind: string): string => kind.charAt(0);

const tight = (list: string): string => list.replaceAll(' ', '');

/** The step that an English sentence describes, or `undefined` if it describes no step. */
export const heard = (sentence: string): string | undefined => {
  for (const [pattern, step] of TOLD) {
    const found = pattern.exec(sentence);
    if (found) return step(...found.slice(1));
  }
  return undefined;
};
