import { POTENTIAL_KINDS, stakesOf, type OptionFields, type PotentialKind, type Stake } from '@korong/rules';
import { fields, isCount, isFischer, isTexts, maybe, oneOf } from '../fields.js';
import { refuse, type MatchRefusal } from '../refusal.js';
import { isTimeControl, type Setup } from '../setup.js';
import { isBadlyNamed, isLinkedGame } from './games.js';
import type { ContestForm, ContestTerms } from './types.js';

const FORMS: readonly ContestForm[] = ['always', 'challenge', 'acquire'];

/** The form in which a kind is linked; `free` where no game decides about it. */
export const formOf = (
  { form, forms, games }: Pick<ContestTerms, 'form' | 'forms' | 'games'>,
  kind: PotentialKind,
): ContestForm | 'free' => {
  if (games[kind] === undefined) return 'free';
  return form === 'each' ? (forms?.[kind] ?? 'free') : form;
};

/** What is decided about, for a kind linked in this form. */
export const stakeOf = (form: ContestForm | 'free'): Stake => {
  if (form === 'free') return 'none';
  return form === 'acquire' ? 'entry' : 'use';
};

/** The form of each kind, written as one where they are all the same. */
export const formFields = (
  forms: Readonly<Partial<Record<PotentialKind, ContestForm>>>,
): Pick<ContestTerms, 'form' | 'forms'> => {
  const [first, ...others] = new Set(Object.values(forms));
  return first !== undefined && others.length === 0 ? { form: first } : { form: 'each', forms };
};

/** Terms in a stored setup. */
export const isContestTerms = fields({
  form: oneOf(...FORMS, 'each'),
  forms: maybe(isTexts),
  challenges: maybe(isCount),
  games: isTexts,
  clock: maybe(isFischer),
});

/** The setup must be linked exactly as the options say, with a game for every kind that has to be won. */
export const whyNotLinked = (
  { links }: Pick<Setup, 'links'>,
  options: OptionFields,
): MatchRefusal | undefined => {
  if (Object.values(links?.games ?? {}).some(isBadlyNamed)) return refuse('BAD_AWAY_NAME');
  return isPossible(links, options) ? undefined : refuse('BAD_LINKS');
};

const isPossible = (links: ContestTerms | undefined, options: OptionFields): boolean => {
  const stakes = stakesOf(options);
  if (links === undefined) return POTENTIAL_KINDS.every(kind => stakes[kind] === 'none');
  const { form, forms = {}, challenges, games, clock } = links;
  const kinds = POTENTIAL_KINDS.filter(kind => games[kind] !== undefined);
  const used = kinds.map(kind => formOf(links, kind));
  const isOneByOne = form === 'each';
  return (
    kinds.length > 0 &&
    kinds.length === Object.keys(games).length &&
    kinds.every(kind => isLinkedGame(games[kind])) &&
    isOneByOne === new Set(used).size > 1 &&
    Object.keys(forms).length === (isOneByOne ? kinds.length : 0) &&
    Object.values(forms).every(each => FORMS.includes(each)) &&
    POTENTIAL_KINDS.every(kind => stakes[kind] === stakeOf(formOf(links, kind))) &&
    (used.includes('challenge') ? [1, 2, 3].includes(challenges!) : challenges === undefined) &&
    (clock === undefined || isTimeControl(clock))
  );
};
