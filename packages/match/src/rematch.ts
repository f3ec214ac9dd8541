import type { OptionFields } from '@korong/rules';
import type { Command } from './commands.js';
import type { Match } from './match.js';

/** The command that starts the rematch with colours swapped; `undefined` unless one has been agreed on. */
export const rematchOf = ({
  id,
  next,
  setup,
}: Match): Extract<Command, { readonly kind: 'start' }> | undefined => {
  if (next === undefined) return undefined;
  const { white, black } = setup.players;
  return {
    kind: 'start',
    ...setup,
    id: next,
    players: { white: black, black: white },
    // A position has its handicap and potentials in it and stays what it is.
    options: setup.position === undefined ? swapped(setup.options) : setup.options,
    previous: id,
  };
};

/** A handicap belongs to a player, not to a colour, and so do potentials where each side has its own: `Z3-D4P6`. */
const swapped = (options: OptionFields): OptionFields => ({
  ...options,
  ...(options.handicap !== undefined && {
    handicap: options.handicap.replace(/white|black/, side => (side === 'white' ? 'black' : 'white')),
  }),
  ...(options.potentials !== undefined && {
    potentials: options.potentials.split('-').reverse().join('-'),
  }),
});
