import { createHash } from 'node:crypto';
import { allGames, type MatchEvent } from '@korong/match';
import { replay } from '@korong/rules';
import { canonicalTurn } from '@korong/study';
import type { OpeningTurn } from '../store/studyStores.js';

/** How many turns of a game count. For YINSH that includes the ten rings. */
export const OPENING_TURNS = 40;

/** A position text is long, and there are many of them: 96 bits of its hash are enough to tell them apart. */
const MARK_BYTES = 12;

/** The mark of a canonical position. */
export const markOf = (key: string): string =>
  createHash('sha256').update(key).digest().subarray(0, MARK_BYTES).toString('base64url');

/** The first turns of a game with the positions they were played in, up to symmetry; undefined if it cannot be replayed. */
export const makeOpening = (log: string): readonly OpeningTurn[] | undefined => {
  const match = allGames.replayEvents(JSON.parse(log) as readonly MatchEvent[]);
  if (!match.ok) return undefined;
  const record = allGames.recordOf(match.value);
  const whole = record.turns.length <= OPENING_TURNS;
  const played = replay(
    whole ? record : { ...record, turns: record.turns.slice(0, OPENING_TURNS), result: null },
  );
  if (!played.ok) return undefined;
  const { game, turns } = played.value;
  return turns.map(turn => {
    const { key, turn: text } = canonicalTurn(game, turn);
    return { position: markOf(key), turn: text };
  });
};
