import { allGames, type MatchEvent } from '@korong/match';
import { recordJson, recordText, type Side } from '@korong/rules';

/** A game as far as it has been played, in both forms of a record. */
export interface RecordTexts {
  readonly text: string;
  readonly json: string;
}

/** The data of a record. */
export interface RecordSource {
  /** A JSON array of events. */
  readonly log: string;
  /** The sides played by guests. */
  readonly guests: readonly Side[];
}

/** The record of a log; undefined if it cannot be replayed. */
export const makeRecord = ({ log, guests }: RecordSource): RecordTexts | undefined => {
  const events = JSON.parse(log) as readonly MatchEvent[];
  const match = allGames.replayEvents(events);
  if (!match.ok) return undefined;
  const record = allGames.recordOf(match.value, new Date(events[0]!.at).toISOString().slice(0, 10), guests);
  return { text: recordText(record), json: recordJson(record) };
};
