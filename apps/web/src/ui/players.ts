// Names of players, as the pages show them.
import type { PlayerInfo } from '@korong/protocol';
import type { Translate } from '../frame/i18n.js';

type T = Translate<'account' | 'play'>;

/** The server's name for deleted players. It cannot be chosen. */
const ANONYMOUS = 'Anonymous';

export const isGone = ({ name, account, level }: PlayerInfo): boolean =>
  name === ANONYMOUS && !account && level === undefined;

/** A player without an account, whose name is not unique. */
export const isGuest = (player: PlayerInfo): boolean =>
  !player.account && player.level === undefined && !isGone(player);

export const nameOf = (t: T, player: PlayerInfo): string => {
  if (player.level !== undefined) return t('play.computer', { n: player.level });
  return isGone(player) ? t('list.anonymous') : player.name;
};

/** The part after `#` in the address of a player's page: the name if it is unique, else the id. */
export const playerHash = ({ id, name, account }: PlayerInfo): string =>
  encodeURIComponent(account ? name : id);
