import { other, type Side } from '@korong/rules';
import { lotLacks } from './links/awaits.js';
import type { LinkUnderWay } from './links/types.js';
import { toAct, type Match } from './match.js';

const SIDES: readonly Side[] = ['white', 'black'];

/** Which side of the one game, inner or outer, plays as this side of the other one. */
export const sideAcross = ({ innerWhite }: Pick<LinkUnderWay, 'innerWhite'>, side: Side): Side =>
  innerWhite === 'black' ? other(side) : side;

/** For whose turn or answer the match waits; nobody's alone where it waits for both, and nobody's once it is over. */
export const awaited = (match: Match): Side | undefined => {
  const { link, result } = match;
  if (!link || result) return toAct(match);
  switch (link.stage) {
    case 'announced':
      return other(link.by);
    case 'lot':
      return onlyOne(lotLacks(link.lot!));
    case 'away':
      return onlyOne(SIDES.filter(side => link.reports[side] === undefined));
    case 'playing': {
      const side = toAct(link.inner!);
      return side && sideAcross(link, side);
    }
  }
};

const onlyOne = (missing: readonly Side[]): Side | undefined =>
  missing.length === 1 ? missing[0] : undefined;
