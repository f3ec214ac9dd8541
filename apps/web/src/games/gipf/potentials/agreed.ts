// What players have agreed on about potentials, as it is told to somebody who is about to accept it.
import type { Links, LinkedGame } from '@korong/match';
import type { PotentialKind } from '@korong/rules';

/** Basic pieces a side, where nothing else was agreed on (P1). */
export const AGREED_PIECES = 18;

export const formOf = (links: Pick<Links, 'form'> | undefined): 'free' | Links['form'] =>
  links?.form ?? 'free';

/** Which kinds are won in which game, in the order of the kinds. */
export const gamesOf = ({
  games,
}: Pick<Links, 'games'>): readonly {
  readonly game: LinkedGame;
  readonly kinds: readonly PotentialKind[];
}[] => {
  const kinds = Object.entries(games) as [PotentialKind, LinkedGame][];
  return [...new Set(kinds.map(([, game]) => game))].map(game => ({
    game,
    kinds: kinds.flatMap(([kind, won]) => (won === game ? [kind] : [])),
  }));
};
