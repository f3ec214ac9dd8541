import type { ExplorerAnswer, ExplorerQuery } from '@korong/protocol';
import { err, gameNamed, ok, type Refusal, type Result } from '@korong/rules';
import { canonicalPosition, fromCanonical } from '@korong/study';
import { markOf } from '../records/openings.js';
import type { Store } from '../store/store.js';
import type { CountedTurn } from '../store/studyStores.js';

const MAX_TURNS = 100;
const MAX_LATEST = 4;

type Counts = Pick<ExplorerAnswer, 'games' | 'white' | 'draws' | 'black'>;

const sumOf = (turns: readonly CountedTurn[]): Counts => {
  const [games, white, black] = (['games', 'white', 'black'] as const).map(field =>
    turns.reduce((sum, turn) => sum + turn[field], 0),
  ) as [number, number, number];
  return { games, white, draws: games - white - black, black };
};

/** The latest games of all are among those of the turns that were played last. */
const latestIds = (turns: readonly CountedTurn[]): readonly string[] => [
  ...new Set(
    turns
      .toSorted((a, b) => b.lastAt - a.lastAt)
      .slice(0, MAX_LATEST)
      .flatMap(({ latest }) => latest),
  ),
];

/** What was played in a position, in the archive of this server. */
export const explore = async (
  store: Pick<Store, 'explorer' | 'games'>,
  { game: name, position: text, by }: ExplorerQuery,
): Promise<Result<ExplorerAnswer, Refusal>> => {
  const game = gameNamed(name);
  const position = game.readPosition(text);
  if (!position.ok) return err(position.error);
  const { key } = canonicalPosition(game, position.value);
  const all = await store.explorer.turns(markOf(key));
  const counted = all.filter(turn => by === undefined || turn.by === by);
  const played = fromCanonical(game, position.value);
  const turns = [...new Set(counted.map(({ turn }) => turn))]
    .flatMap(canonical => {
      const turn = played(canonical);
      const same = counted.filter(one => one.turn === canonical);
      return turn === undefined ? [] : [{ turn, ...sumOf(same) }];
    })
    .sort((a, b) => b.games - a.games || (a.turn < b.turn ? -1 : 1))
    .slice(0, MAX_TURNS);
  const latest = await Promise.all(latestIds(counted).map(id => store.games.summary(id)));
  return ok({
    ...sumOf(counted),
    turns,
    latest: latest
      .filter(one => one !== undefined)
      .sort((a, b) => b.endedAt! - a.endedAt!)
      .slice(0, MAX_LATEST),
  });
};
