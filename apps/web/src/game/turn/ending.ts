import type { Match } from '@korong/match';
import { other } from '@korong/rules';
import { endingKey, type KeyOf } from '@korong/messages';
import { aboutGame, isGame } from '../../games/about.js';
import type { Say } from './index.js';

/** The result of a finished match as a sentence with its reason. */
export const endSay = ({ result, setup }: Match): Say => {
  const key = (name: KeyOf<'play' | 'table' | 'match'>): Say['key'] => name as Say['key'];
  if (!result) return { key: 'due.over' };
  const { winner, by } = result;
  const values = winner === null ? {} : { winner: side(winner), loser: side(other(winner)) };
  switch (by) {
    case 'resignation':
    case 'time':
    case 'agreement':
    case 'aborted':
      return { key: key(`end.${by}`), values };
    case 'absence':
      return { key: key(winner === null ? 'over.absenceDraw' : 'over.absence'), values };
    case 'length':
      return { key: key('over.length') };
    default: {
      const own = isGame(setup.game) ? aboutGame(setup.game).endingKey?.(by, setup.options) : undefined;
      return { key: own ?? endingKey({ winner, by }), values };
    }
  }
};

const side = (name: 'white' | 'black'): Say => ({ key: `side.${name}` });
