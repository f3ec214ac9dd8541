// A finished game of the server, for everybody who knows its id.
import { err, ok, SIDES, type Result, type Side } from '@korong/rules';
import { api, type Api, type ApiError } from '../api/api.js';
import { knownYou } from '../frame/you.js';

/** Not there, still being played, or the server did not answer. */
export type RemoteProblem = 'gone' | 'running' | 'unreachable';

export interface RemoteGame {
  /** As text. */
  readonly record: string;
  /** The reader's own side. */
  readonly side: Side | undefined;
}

const problemOf = ({ code }: ApiError): RemoteProblem =>
  code === 'GAME_NOT_FOUND' || code === 'NOT_FOUND' ? 'gone' : 'unreachable';

export const openRemote = async (
  id: string,
  server: Pick<Api, 'game' | 'record'> = api,
  you = knownYou()?.id,
): Promise<Result<RemoteGame, RemoteProblem>> => {
  const [about, text] = await Promise.all([server.game(id), server.record(id)]);
  if (!about.ok) return err(problemOf(about.error));
  // The engine may not help in a game that is still open.
  if ('open' in about.value || about.value.game.status !== 'over') return err('running');
  if (!text.ok) return err(problemOf(text.error));
  const { seats } = about.value.game;
  const own = SIDES.filter(side => you !== undefined && seats[side].id === you);
  return ok({ record: text.value, side: own.length === 1 ? own[0] : undefined });
};
