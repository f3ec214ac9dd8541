// GIPF with potentials as the form knows it: presets, a custom choice, and the resulting match. Loaded on demand.
import type { FischerControl, ContestTerms, LinkedGame, TimeControl } from '@korong/match';
import type { OptionFields, PotentialKind } from '@korong/rules';
import type { CustomForm } from '../../gameAbout.js';

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

/** Clocks of the inner games, `minutes+seconds`: as in the match, none, or their own. */
export const CLOCKS = ['match', 'none', '3+2', '5+3', '10+5'] as const;

type Counts = Readonly<Record<PotentialKind, number>>;

/** The agreement of the players. */
export interface Agreement {
  readonly start: (typeof STARTS)[number];
  readonly pieces: number;
  /** The number of each kind for White, and for Black unless `black` differs. */
  readonly counts: Counts;
  readonly black?: Counts | undefined;
  readonly form: (typeof FORMS)[number];
  readonly challenges: number;
  readonly games: Readonly<Record<PotentialKind, LinkedGame>>;
}

export interface ProjectChoice {
  readonly preset: (typeof PRESETS)[number];
  /** The custom choice. */
  readonly custom: Agreement;
  /** The clock of the inner games, for every preset. */
  readonly clock: (typeof CLOCKS)[number];
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

/** Reads the stored value; invalid parts get their default. */
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
  const black =
    custom.black === undefined ? undefined : read<number>(fieldsOf(custom.black), COUNTS, FREE.counts);
  const agreed: Agreement = {
    start: among(custom.start, STARTS, FREE.start),
    pieces: among<number>(custom.pieces, PIECES, FREE.pieces),
    counts: read<number>(counts, COUNTS, FREE.counts),
    ...(black && { black }),
    form: among(custom.form, FORMS, FREE.form),
    challenges: among<number>(custom.challenges, CHALLENGES, FREE.challenges),
    games: read<LinkedGame>(games, GAMES, FREE.games),
  };
  return {
    preset: among(stored.preset, PRESETS, 'free'),
    custom: isPossible(agreed) ? agreed : FREE,
    clock: among(stored.clock, CLOCKS, 'match'),
  };
};

/** Each side needs at least one potential. */
export const isPossible = ({ counts, black = counts }: Agreement): boolean =>
  [counts, black].every(of => KINDS.some(kind => of[kind] > 0));

/** The kinds that at least one side has. */
export const kindsOf = ({ counts, black = counts }: Agreement): readonly PotentialKind[] =>
  KINDS.filter(kind => counts[kind] > 0 || black[kind] > 0);

export const agreed = ({ preset, custom }: ProjectChoice): Agreement =>
  preset === 'custom' ? custom : AGREEMENTS[preset];

const LETTERS: Readonly<Record<PotentialKind, string>> = {
  zertz: 'Z',
  yinsh: 'Y',
  dvonn: 'D',
  tamsk: 'T',
  punct: 'P',
};

/** `Z3Y3`; if Black differs, White's first: `Z3-D4P6`. */
const potentialsText = ({ counts, black = counts }: Agreement): string => {
  const [first, second] = [counts, black].map(of =>
    KINDS.filter(kind => of[kind] > 0)
      .map(kind => LETTERS[kind] + String(of[kind]))
      .join(''),
  );
  return first === second ? first! : `${first!}-${second!}`;
};

const optionsOf = (agreed: Agreement): OptionFields => ({
  variant: agreed.start,
  potentials: potentialsText(agreed),
  ...(agreed.pieces === FREE.pieces ? {} : { pieces: String(agreed.pieces) }),
  ...(agreed.form === 'free' ? {} : { linked: 'yes' }),
});

/** An inner game cannot be played by days. */
const innerClock = (
  clock: ProjectChoice['clock'],
  ofMatch: TimeControl | undefined,
): FischerControl | undefined => {
  if (clock === 'match') return ofMatch?.kind === 'fischer' ? ofMatch : undefined;
  if (clock === 'none') return undefined;
  const [minutes = 0, seconds = 0] = clock.split('+').map(Number);
  return { kind: 'fischer', initial: minutes * 60_000, increment: seconds * 1_000 };
};

const linksOf = (agreed: Agreement, clock: FischerControl | undefined): ContestTerms | undefined => {
  const { form, challenges, games } = agreed;
  if (form === 'free') return undefined;
  return {
    form,
    ...(form === 'challenge' && { challenges }),
    games: Object.fromEntries(kindsOf(agreed).map(kind => [kind, games[kind]])),
    ...(clock && { clock }),
  };
};

/** The games that the server's computer cannot play. */
export const NOT_WITH_SERVER: readonly LinkedGame[] = ['away'];

const INSTEAD: LinkedGame = 'yinsh-blitz';

/** The stored choice. A game that the server's computer cannot play is replaced by one that it can. */
export const choiceOf = (stored: unknown, withServer: boolean): ProjectChoice => {
  const choice = readProject(stored);
  if (!withServer) return choice;
  const games = Object.entries(choice.custom.games).map(([kind, game]) => [
    kind,
    NOT_WITH_SERVER.includes(game) ? INSTEAD : game,
  ]);
  return {
    ...choice,
    custom: { ...choice.custom, games: Object.fromEntries(games) as ProjectChoice['custom']['games'] },
  };
};

/** The agreement from a choice, as a match takes it; `clock` is that of the match. */
export const agreementOf: CustomForm['agreementOf'] = (stored, clock, withServer = false) => {
  const choice = choiceOf(stored, withServer);
  const what = agreed(choice);
  const links = linksOf(what, innerClock(choice.clock, clock));
  return { options: optionsOf(what), ...(links && { links }) };
};
