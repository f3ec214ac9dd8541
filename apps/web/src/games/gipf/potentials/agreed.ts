// The agreement on potentials, as a player sees it before accepting.
import { formOf, type ContestForm, type ContestTerms, type LinkedGame } from '@korong/match';
import type { PotentialKind } from '@korong/rules';
import { NAMES } from './names.js';

/** Basic pieces per side by default (P1). */
export const usualPieces = (variant: string | undefined): number => (variant === 'basic' ? 15 : 18);

interface Won {
  readonly form: ContestForm;
  readonly game: LinkedGame;
  readonly kinds: readonly PotentialKind[];
}

/** The kinds that are won in each game and form, in the order of the kinds. */
export const wonBy = (links: ContestTerms): readonly Won[] => {
  const groups = new Map<string, Won>();
  for (const [kind, game] of Object.entries(links.games) as [PotentialKind, LinkedGame][]) {
    const form = formOf(links, kind);
    if (form === 'free') continue;
    const before = groups.get(`${form} ${game}`)?.kinds ?? [];
    groups.set(`${form} ${game}`, { form, game, kinds: [...before, kind] });
  }
  return [...groups.values()];
};

/** The kinds in use that no game decides about, where others are won. */
export const freeKinds = (potentials: string, links: ContestTerms): readonly PotentialKind[] =>
  (Object.keys(NAMES) as PotentialKind[]).filter(
    kind => potentials.includes(NAMES[kind].charAt(0)) && formOf(links, kind) === 'free',
  );
