// Sentences about a remote game.
import type { GameState, Pending } from '@korong/client';
import { toAct } from '@korong/match';
import type { PlayerInfo, Seats } from '@korong/protocol';
import { other, type Side } from '@korong/rules';
import { nameOf } from '../../ui/players.js';
import type { ApiError } from '../../api/request.js';
import { errorWords } from '../../ui/formWords.js';
import { messages, type Translate } from '../../frame/i18n.js';

type T = Translate<'online' | 'account' | 'play'>;

/** The reader's opponent; a watcher has none. */
export const opponentOf = (seats: Seats, side: Side | undefined): PlayerInfo | undefined =>
  side && seats[other(side)];

/** The possible answers to an announced use. */
const ANSWERS: readonly string[] = ['challenge', 'waive', 'report'];

/** The status of an unsettled use, where it says more than the match's own question. */
export const contestText = (t: T, { match, pending }: GameState): string | undefined => {
  if (!match?.linked?.contest || match.result) return undefined;
  const answer = pending.find(({ command }) => ANSWERS.includes(command.kind));
  if (answer) return t(answer.state === 'unsent' ? 'linked.unsent' : 'linked.sending');
  return match.linked.contest.stage === 'lot' ? t('linked.lot') : undefined;
};

/** The status while the reader has nothing to do; `undefined` if the reader has to act or the game is over. */
export const waitText = (
  t: T,
  { match, seats, side }: GameState,
  under: Pending | undefined,
): string | undefined => {
  if (!match || !seats) return undefined;
  if (under?.command.kind === 'announce')
    return t(under.state === 'unsent' ? 'linked.unsent' : 'linked.announcing');
  if (under) return t(under.state === 'unsent' ? 'turn.unsent' : 'turn.sending');
  const acting = toAct(match);
  if (acting === undefined || acting === side) return undefined;
  const name = nameOf(t, seats[acting]);
  const mine = match.turns.at(-1)?.by === side && side !== undefined;
  if (seats[acting].level !== undefined) return t(mine ? 'turn.thinking' : 'turn.theirs', { name });
  return t(mine ? 'turn.stored' : 'turn.theirs', { name });
};

/** A refusal of the server, with its reason. */
export const wrongText = (error: ApiError): string => errorWords(messages('account', 'protocol'), error);
