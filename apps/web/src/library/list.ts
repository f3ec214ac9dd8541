// Games on this device and on the server in one list.
import type { GameSummary } from '@korong/protocol';
import { isYourTurn } from '../online/mine.js';
import type { Meta } from '../store/index.js';

export type Listed =
  | { readonly kind: 'local'; readonly game: Meta }
  | { readonly kind: 'online'; readonly game: GameSummary };

export const isOver = (one: Listed): boolean =>
  one.kind === 'local' ? one.game.result !== undefined : one.game.status === 'over';

const timeOf = (one: Listed): number =>
  one.kind === 'local' ? one.game.changed : (one.game.endedAt ?? one.game.startedAt);

/** Games that wait for the reader come first, the least time first; then unfinished games, then the rest, the latest first. */
export const listed = (
  local: readonly Meta[],
  online: readonly GameSummary[],
  me: string | undefined,
): readonly Listed[] => {
  const rank = (one: Listed): number => {
    if (one.kind === 'online' && me !== undefined && isYourTurn(one.game, me)) return 0;
    return isOver(one) ? 2 : 1;
  };
  const deadline = (one: Listed): number =>
    one.kind === 'online' ? (one.game.deadline ?? Number.MAX_SAFE_INTEGER) : 0;
  return [
    ...local.map(game => ({ kind: 'local', game }) as const),
    ...online.map(game => ({ kind: 'online', game }) as const),
  ].sort((a, b) => {
    const ranks = rank(a) - rank(b);
    if (ranks !== 0) return ranks;
    return (rank(a) === 0 ? deadline(a) - deadline(b) : 0) || timeOf(b) - timeOf(a);
  });
};
