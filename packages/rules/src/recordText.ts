import type { GameRecord, GameResult, RecordedTurn } from './record.js';
import type { Code } from './reasons.js';
import { addHeader, headerLines, readHeaders, readResult } from './recordHeaders.js';
import {
  braced,
  numberText,
  readTokens,
  timeNotes,
  type RecordToken,
  type TimeToken,
} from './recordSyntax.js';
import { ok, type Refusal, type Result } from './refusal.js';

/** Headers in brackets, numbered turns, one number a line, then the result. */
export const recordText = (record: GameRecord): string => {
  const comment = record.comment === undefined ? [] : [braced(record.comment)];
  return [...headerLines(record), '', ...comment, ...numbered(record.turns), record.result ?? '*', ''].join(
    '\n',
  );
};

const numbered = (turns: readonly RecordedTurn[]): string[] =>
  Array.from({ length: Math.ceil(turns.length / 2) }, (_, i) => {
    const pair = turns.slice(2 * i, 2 * i + 2);
    return [numberText(2 * i), ...pair.map(recordedTurn)].join(' ');
  });

const recordedTurn = ({ text, comment, ...times }: RecordedTurn): string =>
  [text, ...timeNotes(times), ...(comment === undefined ? [] : [braced(comment)])].join(' ');

interface Draft {
  readonly headers: Map<string, string>;
  readonly turns: RecordedTurn[];
  comment?: string;
  result?: GameResult;
}

/** Reads the text form. {@link replay} checks whether the turns are legal. */
export const readRecordText = (text: string): Result<GameRecord, Refusal> => {
  const draft: Draft = { headers: new Map(), turns: [] };
  const read = readTokens(text, token => take(draft, token));
  if (!read.ok) return read;
  const { turns, comment } = draft;
  const headers = readHeaders(draft.headers, draft.result);
  if (!headers.ok) return headers;
  const { result, ...about } = headers.value;
  return ok({ ...about, ...(comment === undefined ? {} : { comment }), turns, result });
};

const take = (draft: Draft, token: RecordToken): Code | undefined => {
  if (draft.result !== undefined) return 'RECORD_TEXT';
  switch (token.kind) {
    case 'header':
      return draft.turns.length > 0 ? 'RECORD_HEADER' : addHeader(draft.headers, token.name, token.value);
    case 'time':
      return addTime(draft, token);
    case 'comment':
      return addComment(draft, token.text);
    case 'number':
      return token.ply === draft.turns.length ? undefined : 'RECORD_NUMBER';
    case 'word':
      return addWord(draft, token.text);
    case 'open':
    case 'close':
      return 'RECORD_VARIATION';
  }
};

const addTime = ({ turns }: Draft, { field, time }: TimeToken): Code | undefined => {
  const last = turns.pop();
  if (last === undefined || time === undefined || last[field] !== undefined) return 'RECORD_CLOCK';
  turns.push({ ...last, [field]: time });
  return undefined;
};

const addComment = (draft: Draft, comment: string): Code | undefined => {
  const last = draft.turns.pop() ?? draft;
  if (last.comment !== undefined) return 'RECORD_TEXT';
  if (last === draft) draft.comment = comment;
  else draft.turns.push({ ...(last as RecordedTurn), comment });
  return undefined;
};

/** A turn or the result. */
const addWord = (draft: Draft, word: string): Code | undefined => {
  const result = readResult(word);
  if (result !== undefined) draft.result = result;
  else draft.turns.push({ text: word });
  return undefined;
};
