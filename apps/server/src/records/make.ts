import { recordOf, replayEvents, type MatchEvent } from '@korong/match';
import { recordJson, recordText } from '@korong/rules';

/** A game as far as it has been played, in both forms of a record. */
export interface RecordTexts {
  readonly text: string;
  readonly json: string;
}

/** The record of a log, a JSON array of events; undefined if it cannot be replayed. */
export const makeRecord = (log: string): RecordTexts | undefined => {
  const events = JSON.parse(log) as readonly MatchEvent[];
  const match = replayEvents(events);
  if (!match.ok) return undefined;
  const record = recordOf(match.value, new Date(events[0]!.at).toISOString().slice(0, 10));
  return { text: recordText(record), json: recordJson(record) };
};
