// GIPF with potentials as the form knows it: presets, a setup of one's own, and the resulting match. Loaded on demand.
import {
  PROJECT_PRESETS,
  agreementOf as matchOf,
  isAway,
  playsAway,
  projectOf,
  readTerms,
  termsText,
  whyNotProject,
  type ContestForm,
  type FischerControl,
  type KindSetup,
  type LinkedGame,
  type ProjectSetup,
  type TimeControl,
} from '@korong/match';
import { POTENTIAL_KINDS, stakesOf, type PotentialKind } from '@korong/rules';
import type { Agreement, CustomForm } from '../../gameAbout.js';

export const PRESETS = [
  ...(Object.keys(PROJECT_PRESETS) as (keyof typeof PROJECT_PRESETS)[]),
  'custom',
] as const;
export const STARTS = ['basic', 'standard', 'tournament'] as const;
export const COUNTS = [0, 1, 2, 3, 4, 5, 6] as const;
export const PIECES = [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24] as const;
export const FORMS = ['free', 'challenge', 'always', 'acquire'] as const satisfies readonly (
  | ContestForm
  | 'free'
)[];
export const CHALLENGES = [1, 2, 3] as const;
/** Those off the screen count as one here; their names are written beside it. */
export const GAMES = [
  'yinsh-blitz',
  'yinsh',
  'gipf-basic',
  'gipf',
  'gipf-tournament',
  'die',
  'away',
] as const satisfies readonly LinkedGame[];

/** Clocks of the inner games, `minutes+seconds`: as in the match, none, or their own. */
export const CLOCKS = ['match', 'none', '3+2', '5+3', '10+5'] as const;

/** A setup that the player has named. */
export interface SavedSetup {
  readonly name: string;
  readonly setup: ProjectSetup;
}

export interface ProjectChoice {
  readonly preset: (typeof PRESETS)[number];
  /** The setup of one's own. */
  readonly custom: ProjectSetup;
  /** The clock of the inner games, for every preset. */
  readonly clock: (typeof CLOCKS)[number];
  readonly saved: readonly SavedSetup[];
}

const MAX_SAVED = 20;
export const MAX_SAVED_NAME_LENGTH = 40;

const among = <T>(value: unknown, list: readonly T[], otherwise: T): T =>
  list.find(item => item === value) ?? otherwise;

/** A setup that was stored; `undefined` if no match can begin with it. */
const readSetup = (value: unknown): ProjectSetup | undefined => {
  try {
    const setup = value as ProjectSetup;
    return whyNotProject(setup) ? undefined : projectOf(matchOf(setup));
  } catch {
    // Stored by another version, or damaged.
    return undefined;
  }
};

const readSaved = (value: unknown): readonly SavedSetup[] =>
  (Array.isArray(value) ? (value as readonly Partial<SavedSetup>[]) : []).flatMap(one => {
    const setup = readSetup(one.setup);
    return setup && typeof one.name === 'string' ? [{ name: one.name, setup }] : [];
  });

/** Reads the stored value; invalid parts get their default. */
export const readProject = (value: unknown): ProjectChoice => {
  const stored = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof ProjectChoice, unknown>
  >;
  return {
    preset: among(stored.preset, PRESETS, 'free'),
    custom: readSetup(stored.custom) ?? PROJECT_PRESETS.free,
    clock: among(stored.clock, CLOCKS, 'match'),
    saved: readSaved(stored.saved),
  };
};

export const isPossible = (setup: ProjectSetup): boolean => whyNotProject(setup) === undefined;

/** Saves a setup under a name, instead of an older one of that name. */
export const withSaved = (choice: ProjectChoice, name: string): ProjectChoice => {
  const setup = setupOf(choice);
  const others = choice.saved.filter(one => one.name !== name);
  return { ...choice, saved: [{ name, setup }, ...others].slice(0, MAX_SAVED) };
};

/** The kinds that at least one side has. */
export const kindsOf = ({ kinds }: ProjectSetup): readonly PotentialKind[] =>
  POTENTIAL_KINDS.filter(kind => kinds[kind].count.white + kinds[kind].count.black > 0);

export const isLinked = (setup: ProjectSetup): boolean =>
  kindsOf(setup).some(kind => setup.kinds[kind].form !== 'free');

export const byChallenge = (setup: ProjectSetup): boolean =>
  kindsOf(setup).some(kind => setup.kinds[kind].form === 'challenge');

/** Both sides have the same. */
export const isEven = ({ pieces, kinds }: ProjectSetup): boolean =>
  pieces.white === pieces.black &&
  POTENTIAL_KINDS.every(kind => kinds[kind].count.white === kinds[kind].count.black);

export const setupOf = ({ preset, custom }: ProjectChoice): ProjectSetup =>
  preset === 'custom' ? custom : PROJECT_PRESETS[preset];

/** With one kind changed. A kind that is to be won needs a game, and challenges a number. */
export const withKind = (
  setup: ProjectSetup,
  kind: PotentialKind,
  changes: Partial<KindSetup>,
): ProjectSetup => {
  const next = { ...setup.kinds[kind], ...changes };
  return withChallenges({
    ...setup,
    kinds: { ...setup.kinds, [kind]: next.form === 'free' ? next : { game: INSTEAD, ...next } },
  });
};

const withChallenges = ({ challenges = 1, ...setup }: ProjectSetup): ProjectSetup =>
  byChallenge(setup) ? { ...setup, challenges } : setup;

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

const INSTEAD: LinkedGame = 'yinsh-blitz';

/** The stored choice. The computer cannot play off the screen: another game stands in. */
export const choiceOf = (stored: unknown, withComputer: boolean): ProjectChoice => {
  const choice = readProject(stored);
  if (!withComputer) return choice;
  const { custom } = choice;
  const kinds = Object.fromEntries(
    Object.entries(custom.kinds).map(([kind, own]) => [
      kind,
      own.game && isAway(own.game) ? { ...own, game: INSTEAD } : own,
    ]),
  ) as ProjectSetup['kinds'];
  return { ...choice, custom: { ...custom, kinds } };
};

/** The agreement from a choice, as a match takes it; `clock` is that of the match. */
export const agreementOf: CustomForm['agreementOf'] = (stored, clock, withComputer = false) => {
  const choice = choiceOf(stored, withComputer);
  const own = innerClock(choice.clock, clock);
  return matchOf({ ...setupOf(choice), ...(own && { clock: own }) });
};

/** A setup as part of a link. */
export const setupText = (setup: ProjectSetup): string => {
  const { options, links }: Agreement = matchOf(setup);
  return new URLSearchParams({ ...options, ...(links && { links: termsText(links) }) }).toString();
};

/** The choice of a setup that came with a link; `undefined` if there is no such setup. */
export const withSetup: CustomForm['withSetup'] = (stored, text) => {
  const { links: terms, ...options } = Object.fromEntries(new URLSearchParams(text));
  const choice = readProject(stored);
  try {
    const stakes = stakesOf(options);
    const linked = POTENTIAL_KINDS.filter(kind => stakes[kind] !== 'none');
    const links = terms === undefined ? undefined : readTerms(terms, linked);
    // A part of a link would be read as another setup.
    if (links && termsText(links) !== terms) return undefined;
    const custom = readSetup(projectOf({ options, ...(links && { links }) }));
    return custom && { ...choice, preset: 'custom', custom };
  } catch {
    return undefined;
  }
};

/** A game off the screen decides about some kind. */
export const needsPerson: CustomForm['needsPerson'] = stored => {
  const { links } = matchOf(setupOf(readProject(stored)));
  return links !== undefined && playsAway(links);
};
