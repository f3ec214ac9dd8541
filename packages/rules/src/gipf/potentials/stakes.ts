import type { BySide, OptionFields } from '../../game.js';
import { refuseText, type Refusal } from '../../refusal.js';
import type {
  GipfStep,
  LoadedPush,
  PotentialKind,
  Potentials,
  ProjectOptions,
  PushStep,
  Stake,
  StakedStep,
} from '../types.js';
import { POTENTIAL_KINDS, kindOf, letterOf } from './kinds.js';
import { readBoth } from './potentialCounts.js';

/** What linked games decide about, by kind. */
type Stakes = ProjectOptions['linked'];

export const NOTHING_AT_STAKE: Stakes = {
  zertz: 'none',
  yinsh: 'none',
  dvonn: 'none',
  tamsk: 'none',
  punct: 'none',
};

/** The kinds that at least one side has. */
const kindsInUse = ({ white, black }: BySide<Potentials>): readonly PotentialKind[] =>
  POTENTIAL_KINDS.filter(kind => white[kind] + black[kind] > 0);

export const isLoadedPush = (step: GipfStep): step is LoadedPush =>
  step.kind === 'push' && step.piece !== 'single' && step.piece !== 'gipf';

export const isStakedStep = (step: GipfStep): step is StakedStep =>
  step.kind === 'use' || step.kind === 'extra' || isLoadedPush(step);

/** The kind of potential that a step uses or brings in; `undefined` for every other step. */
export const potentialOf = (step: GipfStep): PotentialKind | undefined => {
  switch (step.kind) {
    case 'use':
      return step.potential;
    case 'extra':
      return 'tamsk';
    case 'push':
      return isLoadedPush(step) ? step.piece : undefined;
    case 'denied':
      return potentialOf(step.use);
    case 'row':
    case 'forgo':
      return undefined;
  }
};

/** Whether a linked game decides about this step, so that it may be denied (P11). */
export const isAtStake = (linked: Stakes, step: GipfStep): step is StakedStep =>
  isStakedStep(step) && linked[potentialOf(step)!] === stakeOf(step);

const stakeOf = ({ kind }: PushStep | StakedStep): Stake => (kind === 'push' ? 'entry' : 'use');

/** `no`, `yes` if every use may be denied, or the kinds: `ZYd`, in capitals where a use may be denied, in small letters where the entry may. */
export const stakesText = ({ linked, potentials }: Pick<ProjectOptions, 'linked' | 'potentials'>): string => {
  const kinds = kindsInUse(potentials);
  if (kinds.every(kind => linked[kind] === 'none')) return 'no';
  if (kinds.every(kind => linked[kind] === 'use')) return 'yes';
  return kinds
    .filter(kind => linked[kind] !== 'none')
    .map(kind => (linked[kind] === 'use' ? letterOf(kind) : letterOf(kind).toLowerCase()))
    .join('');
};

/** The reverse; `undefined` for any other text. */
export const readStakes = (text: string, potentials: BySide<Potentials>): Stakes | undefined => {
  if (text === 'no') return NOTHING_AT_STAKE;
  const linked: Record<PotentialKind, Stake> = { ...NOTHING_AT_STAKE };
  if (text === 'yes') for (const kind of kindsInUse(potentials)) linked[kind] = 'use';
  else
    for (const letter of text) {
      const kind = kindOf(letter);
      if (kind !== undefined) linked[kind] = letter === letterOf(kind) ? 'use' : 'entry';
    }
  return stakesText({ linked, potentials }) === text ? linked : undefined;
};

/** A text that {@link readStakes} reads with these potentials: `ZYd`, `Zy` or `z`. */
const exampleOf = (potentials: BySide<Potentials>): string => {
  const letters = kindsInUse(potentials).map(letterOf);
  return letters.slice(0, -1).join('') + letters.at(-1)!.toLowerCase();
};

/** `text`, at offset `place`, is refused as stakes. */
export const refuseStakes = (text: string, potentials: BySide<Potentials>, place?: number): Refusal => ({
  ...refuseText('BAD_LINKED', text, place),
  example: exampleOf(potentials),
});

/** What linked games decide about in a game with these options, which are in their canonical spelling. */
export const stakesOf = ({ potentials, linked }: OptionFields): Stakes => {
  const both = readBoth(potentials ?? 'none');
  return (both && readStakes(linked ?? 'no', both)) ?? NOTHING_AT_STAKE;
};
