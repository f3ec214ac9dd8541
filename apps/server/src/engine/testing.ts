// What the tests of engine work share. Not part of the server.
import { allGames, toAct, type Match } from '@korong/match';
import type { OptionFields } from '@korong/rules';
import { after } from '@korong/testing/match';
import type { ThinkJob } from '../shared/shared.js';

export const begun = (game: ThinkJob['kind'], options: OptionFields, position?: string): Match =>
  after(undefined, {
    kind: 'start',
    id: 'm1',
    game,
    options,
    players: { white: { name: 'Anna' }, black: { name: 'Level 3', level: 3 } },
    seats: 'together',
    ...(position === undefined ? {} : { position }),
  });

/** The match with a turn more; throws unless it is a whole and legal one. */
export const played = (match: Match, text: string): Match =>
  after(match, { kind: 'turn', by: toAct(match)!, answers: match.turns.length, text });

/** As it comes out of a queue. */
export const jobFor = (match: Match, level: number, game = 'm1'): ThinkJob => ({
  game,
  turn: match.turns.length,
  kind: match.setup.game as ThinkJob['kind'],
  record: JSON.parse(JSON.stringify(allGames.recordOf(match))) as unknown,
  level,
});
