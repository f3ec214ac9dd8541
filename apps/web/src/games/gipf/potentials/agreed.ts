// The agreement on potentials, as a player sees it before accepting.
import type { ContestTerms, LinkedGame } from '@korong/match';
import type { PotentialKind } from '@korong/rules';

/** Basic pieces per side by default (P1). */
export const AGREED_PIECES = 18;

export const formOf = (links: Pick<ContestTerms, 'form'> | undefined): 'free' | ContestTerms['form'] =>
  links?.form ?? 'free';

/** The kinds that are won in each game, in the order of the kinds. */
export const gamesOf = ({
  games,
}: Pick<ContestTerms, 'games'>): readonly {
  readonly game: LinkedGame;
  readonly kinds: readonly PotentialKind[];
}[] => {
  const kinds = Object.entries(games) as [PotentialKind, LinkedGame][];
  return [...new Set(kinds.map(([, game]) => game))].map(game => ({
    game,
    kinds: kinds.flatMap(([kind, won]) => (won === game ? [kind] : [])),
  }));
};
