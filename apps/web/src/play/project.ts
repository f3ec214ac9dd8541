// GIPF with potentials as the form knows it: presets, a choice of one's own, and the match that comes of it. Fetched when it is chosen.
import type { Command, Links, LinkedGame } from '@korong/match/core';
import type { OptionFields, PotentialKind } from '@korong/rules';

export const KINDS = [
  'zertz',
  'yinsh',
  'dvonn',
  'tamsk',
  'punct',
] as const satisfies readonly PotentialKind[];
export const PRESETS = ['free', 'six', 'ultimate', 'custom'] as const;
export const STARTS = ['standard', 'tournament'] as const;
export const COUNTS = [0, 3, 4, 5, 6] as const;
export const PIECES = [12, 15, 18, 21, 24] as const;
export const FORMS = ['free', 'challenge', 'always'] as const;
export const CHALLENGES = [1, 2, 3] as const;
export const GAMES = [
  'yinsh-blitz',
  'yinsh',
  'gipf-basic',
  'die',
  'away',
] as const satisfies readonly LinkedGame[];

/** What players agree on. */
export interface Agreement {
  readonly start: (typeof STARTS)[number];
  readonly pieces: number;
  readonly counts: Readonly<Record<PotentialKind, number>>;
  readonly form: (typeof FORMS)[number];
  readonly challenges: number;
  readonly games: Readonly<Record<PotentialKind, LinkedGame>>;
}

export interface ProjectChoice {
  readonly preset: (typeof PRESETS)[number];
  /** The choice of one's own. */
  readonly custom: Agreement;
}

const each = <T>(value: T): Record<PotentialKind, T> => ({
  zertz: value,
  yinsh: value,
  dvonn: value,
  tamsk: value,
  punct: value,
});

const FREE: Agreement = {
  start: 'standard',
  pieces: 18,
  counts: { ...each(0), zertz: 3, yinsh: 3 },
  form: 'free',
  challenges: 1,
  games: each('yinsh-blitz'),
};

export const AGREEMENTS: Readonly<Record<Exclude<ProjectChoice['preset'], 'custom'>, Agreement>> = {
  free: FREE,
  six: { ...FREE, counts: { ...each(0), yinsh: 6 }, form: 'challenge' },
  ultimate: { ...FREE, counts: each(3), form: 'challenge' },
};

const among = <T>(value: unknown, list: readonly T[], otherwise: T): T =>
  list.find(item => item === value) ?? otherwise;

type Stored<T> = Partial<Record<keyof T, unknown>>;
const fieldsOf = <T>(value: unknown): Stored<T> => (typeof value === 'object' && value !== null ? value : {});

/** Reads what was stored; whatever cannot be used is left at its default. */
export const readProject = (value: unknown): ProjectChoice => {
  const stored = fieldsOf<ProjectChoice>(value);
  const custom = fieldsOf<Agreement>(stored.custom);
  const counts = fieldsOf<Agreement['counts']>(custom.counts);
  const games = fieldsOf<Agreement['games']>(custom.games);
  const read = <T>(
    of: Partial<Record<PotentialKind, unknown>>,
    list: readonly T[],
    otherwise: Record<PotentialKind, T>,
  ) =>
    Object.fromEntries(KINDS.map(kind => [kind, among(of[kind], list, otherwise[kind])])) as Record<
      PotentialKind,
      T
    >;
  const agreed: Agreement = {
    start: among(custom.start, STARTS, FREE.start),
    pieces: among<number>(custom.pieces, PIECES, FREE.pieces),
    counts: read<number>(counts, COUNTS, FREE.counts),
    form: among(custom.form, FORMS, FREE.form),
    challenges: among<number>(custom.challenges, CHALLENGES, FREE.challenges),
    games: read<LinkedGame>(games, GAMES, FREE.games),
  };
  return { preset: among(stored.preset, PRESETS, 'free'), custom: isPossible(agreed) ? agreed : FREE };
};

/** Somebody has to have something. */
export const isPossible = ({ counts }: Agreement): boolean => KINDS.some(kind => counts[kind] > 0);

export const agreementOf = ({ preset, custom }: ProjectChoice): Agreement =>
  preset === 'custom' ? custom : AGREEMENTS[preset];

const LETTERS: Readonly<Record<PotentialKind, string>> = {
  zertz: 'Z',
  yinsh: 'Y',
  dvonn: 'D',
  tamsk: 'T',
  punct: 'P',
};

const optionsOf = ({ start, pieces, counts, form }: Agreement): OptionFields => ({
  variant: start,
  potentials: KINDS.filter(kind => counts[kind] > 0)
    .map(kind => LETTERS[kind] + String(counts[kind]))
    .join(''),
  ...(pieces === FREE.pieces ? {} : { pieces: String(pieces) }),
  ...(form === 'free' ? {} : { linked: 'yes' }),
});

const linksOf = ({ counts, form, challenges, games }: Agreement): Links | undefined => {
  if (form === 'free') return undefined;
  const inUse = KINDS.filter(kind => counts[kind] > 0);
  return {
    form,
    ...(form === 'challenge' && { challenges }),
    games: Object.fromEntries(inUse.map(kind => [kind, games[kind]])),
  };
};

type Start = Extract<Command, { kind: 'start' }>;

/** What was agreed on, as a match wants it. */
export const setupOf = (choice: unknown): { options: OptionFields; links?: Links } => {
  const agreed = agreementOf(readProject(choice));
  const links = linksOf(agreed);
  return { options: optionsOf(agreed), ...(links && { links }) };
};

/** The match with what was agreed on. */
export const withPotentials = (start: Start, choice: unknown): Start => ({
  ...start,
  game: 'gipf',
  ...setupOf(choice),
});
