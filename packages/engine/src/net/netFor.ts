import { err, ok, type Result } from '@korong/rules';
import { SEARCH_GAMES } from '../games/games.js';
import type { NetFile } from './format.js';
import { viewOf } from './viewOf.js';

/**
 * The net, if it sees such positions: GIPF with potentials has nets of its own. To be asked where the net or the position comes
 * from outside, before a player is started there.
 */
export const netFor = (file: NetFile, position: string): Result<NetFile, 'NET_POSITION'> =>
  viewOf(file.game, file)?.kind === SEARCH_GAMES[file.game].kindFor(position)
    ? ok(file)
    : err('NET_POSITION');
