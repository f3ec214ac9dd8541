import { ok, readRecordJson, replay, type Refusal } from '@korong/rules';
import { refuse, type Read } from '../cause.js';
import { endingOf } from '../ending.js';
import type { Reading } from '../reading.js';
import { field, itemsOf, markOf } from './fields.js';
import type { JsonNode } from './tree.js';

/** Our own record. */
export const isKorongJson = (node: JsonNode): boolean => field(node, 'korong') !== undefined;

export const readKorongJson = (text: string, node: JsonNode): Read<Reading> =>
  read(text, node, text.slice(node.place, node.end));

/** A line of a file of `korong arena --out`: the first one names the match, each of the others has a game. */
export const isMatchLine = (node: JsonNode): boolean =>
  field(node, 'match') !== undefined ||
  (field(node, 'aWhite') !== undefined && field(node, 'record') !== undefined);

/** The game of such a line; none of the first one. */
export const readMatchLine = (text: string, node: JsonNode): readonly Read<Reading>[] => {
  const record = field(node, 'record');
  if (record === undefined) return [];
  // Its record does not say that it is one of ours.
  return [read(text, record, `{"korong":1,${text.slice(record.place + 1, record.end)}`)];
};

const read = (text: string, node: JsonNode, json: string): Read<Reading> => {
  const record = readRecordJson(json);
  const played = record.ok ? replay(record.value) : record;
  if (!played.ok) return refuse('RECORD_REFUSED', markOf(text, nodeOf(node, played.error)), played.error);
  const { record: canonical } = played.value;
  return ok({ format: 'korong-json', record: canonical, ending: endingOf(played.value), dropped: 0 });
};

/** The turn or the field that is refused. */
const nodeOf = (node: JsonNode, { code, turn, text }: Refusal): JsonNode => {
  if (turn !== undefined) return itemsOf(field(node, 'turns'))?.[turn - 1] ?? node;
  const named = { RECORD_RESULT: 'result', RECORD_JSON: text, UNKNOWN_GAME: 'game' }[code as string];
  return field(node, named ?? '') ?? node;
};
