// A setup of GIPF as a project as data: what a form shows and changes. A match stores it as options and links.
import {
  POTENTIAL_KINDS,
  gipfOptionFields,
  readGipfOptions,
  type BySide,
  type GipfVariant,
  type PotentialKind,
  type Potentials,
  type Stake,
} from '@korong/rules';
import { refuse, type MatchRefusal } from '../refusal.js';
import type { FischerControl, Setup } from '../setup.js';
import { isAway, type LinkedGame } from './games.js';
import { formFields, formOf, stakeOf, whyNotLinked } from './terms.js';
import type { ContestForm, ContestTerms } from './types.js';

/** One kind of potential. */
export interface KindSetup {
  /** How many each side has, 0 to 6. */
  readonly count: BySide<number>;
  readonly form: ContestForm | 'free';
  /** The game that decides, unless the kind is free. */
  readonly game?: LinkedGame;
}

/** What players agree on before a match of GIPF as a project (P1, P11). */
export interface ProjectSetup {
  readonly variant: GipfVariant;
  /** Extra pieces in reserve, 0 to 3, for at most one side. */
  readonly handicap: BySide<number>;
  /** Basic pieces of each side, 12 to 24. */
  readonly pieces: BySide<number>;
  readonly kinds: Readonly<Record<PotentialKind, KindSetup>>;
  /** How many challenges each side has, 1 to 3; exactly if a kind in use is by challenge. */
  readonly challenges?: number;
  /** The clock of the inner games; without it they have none. */
  readonly clock?: FischerControl;
}

type Agreement = Pick<Setup, 'options' | 'links'>;

const forEach = <T>(value: (kind: PotentialKind) => T): Record<PotentialKind, T> =>
  Object.fromEntries(POTENTIAL_KINDS.map(kind => [kind, value(kind)])) as Record<PotentialKind, T>;

/** A kind that neither side has counts as free, whatever else was chosen for it. */
const formIn = ({ kinds }: ProjectSetup, kind: PotentialKind): ContestForm | 'free' => {
  const { count, form } = kinds[kind];
  return count.white + count.black > 0 ? form : 'free';
};

/** The options and links of a match with this setup, in canonical spelling. */
export const agreementOf = (project: ProjectSetup): Agreement => {
  const { variant, handicap, pieces, kinds } = project;
  const counts = (side: 'white' | 'black'): Potentials => forEach(kind => kinds[kind].count[side]);
  const options = gipfOptionFields({
    variant,
    handicap,
    project: {
      pieces,
      potentials: { white: counts('white'), black: counts('black') },
      linked: forEach((kind): Stake => stakeOf(formIn(project, kind))),
    },
  });
  const links = linksOf(project);
  return { options, ...(links && { links }) };
};

const linksOf = (project: ProjectSetup): ContestTerms | undefined => {
  const { kinds, challenges, clock } = project;
  const linked = POTENTIAL_KINDS.flatMap(kind => {
    const form = formIn(project, kind);
    return form === 'free' ? [] : [{ kind, form, game: kinds[kind].game ?? 'away' }];
  });
  if (linked.length === 0) return undefined;
  return {
    ...formFields(Object.fromEntries(linked.map(({ kind, form }) => [kind, form]))),
    ...(challenges !== undefined && linked.some(({ form }) => form === 'challenge') && { challenges }),
    games: Object.fromEntries(linked.map(({ kind, game }) => [kind, game])),
    ...(clock && { clock }),
  };
};

/** The setup of a match, as data; `undefined` without potentials. */
export const projectOf = ({ options, links }: Agreement): ProjectSetup | undefined => {
  const read = readGipfOptions(options);
  if (!read.ok || read.value.project === undefined) return undefined;
  const { variant, handicap, project } = read.value;
  return {
    variant,
    handicap,
    pieces: project.pieces,
    kinds: forEach(kind => ({
      count: { white: project.potentials.white[kind], black: project.potentials.black[kind] },
      form: links ? formOf(links, kind) : 'free',
      ...(links?.games[kind] && { game: links.games[kind] }),
    })),
    ...(links?.challenges !== undefined && { challenges: links.challenges }),
    ...(links?.clock && { clock: links.clock }),
  };
};

/** Why no match can begin with this setup. */
export const whyNotProject = (project: ProjectSetup): MatchRefusal | undefined => {
  const { white, black } = project.handicap;
  if (Math.min(white, black) > 0)
    return refuse('SETUP_REFUSED', { reason: { code: 'BAD_HANDICAP', at: [], text: `${white}, ${black}` } });
  const agreement = agreementOf(project);
  const read = readGipfOptions(agreement.options);
  return read.ok
    ? whyNotLinked(agreement, agreement.options)
    : refuse('SETUP_REFUSED', { reason: read.error });
};

/** Whether a game away from the screen decides about some kind. The computer cannot play that. */
export const playsAway = ({ games }: Pick<ContestTerms, 'games'>): boolean =>
  Object.values(games).some(isAway);
