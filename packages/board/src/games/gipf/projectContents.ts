import { POTENTIAL_KINDS, type GipfPosition, type Side } from '@korong/rules';
import type { BoardContents, Tray } from '../../types.js';
import { plainGipfContents } from './contents.js';

/** What stands on the board and lies beside it, potentials in stock too. */
export const gipfContents = (position: GipfPosition): BoardContents => {
  const plain = plainGipfContents(position);
  if (position.project === undefined) return plain;
  const { stock, potentials } = position.project;
  const { white, black } = plain.trays!;
  /** Kinds that this side never had are absent; others may have none left. */
  const of = (side: Side): Tray['potentials'] =>
    Object.fromEntries(
      POTENTIAL_KINDS.filter(kind => potentials[side][kind] > 0).map(kind => [kind, stock[side][kind]]),
    );
  return {
    ...plain,
    trays: {
      white: { ...white, potentials: of('white') },
      black: { ...black, potentials: of('black') },
    },
  };
};
