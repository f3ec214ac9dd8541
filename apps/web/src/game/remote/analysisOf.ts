// A server game on the analysis board. Loaded on demand.
import { allGames, type Match } from '@korong/match';
import { recordText } from '@korong/rules';
import { link } from '../../frame/i18n.js';
import { packText } from '../share/link.js';

/** The address that holds the game, shown after `at` turns; `undefined` if it is too long. */
export const analysisOf = async (match: Match, at: number): Promise<string | undefined> => {
  const packed = await packText(recordText(allGames.recordOf(match)));
  return packed && `${link('analysis/')}#shared=${packed}&at=${at}`;
};
