import {
  addHeader,
  readHeaders,
  readResult,
  readTokens,
  type Code,
  type GameRecord,
  type GameResult,
  type RecordToken,
  type TimeToken,
  type Refusal,
  type Result,
} from '@korong/rules';
import { MAX_NESTING, MAX_TURNS, type Chapter } from './chapter.js';
import { legalChapter, type LooseNode } from './legal.js';
import { readMark, type Mark } from './marks.js';

/** A line under way: the turn that it goes on after, and its last turn so far. */
interface Line {
  readonly root: LooseNode;
  /** The node before the last turn, to which a variation of the last turn belongs. */
  before: LooseNode;
  last: LooseNode;
  ply: number;
}

interface Draft {
  readonly headers: Map<string, string>;
  /** The main line first, then the variations inside which the reader is. */
  readonly lines: Line[];
  turns: number;
  result?: GameResult;
}

const lineAfter = (root: LooseNode, ply: number): Line => ({ root, before: root, last: root, ply });

/** Reads the text form, the record of a game included. Every turn is checked and comes out in canonical spelling. */
export const readChapter = (text: string): Result<Chapter, Refusal> => {
  const root: LooseNode = { text: '', children: [] };
  const draft: Draft = { headers: new Map(), lines: [lineAfter(root, 0)], turns: 0 };
  const read = readTokens(text, (token, place) => take(draft, token, place));
  if (!read.ok) return read;
  if (draft.lines.length > 1)
    return { ok: false, error: { code: 'RECORD_VARIATION', at: [], place: text.length, text: '' } };
  const headers = readHeaders(draft.headers, draft.result);
  return headers.ok ? legalChapter(headers.value, root) : headers;
};

/** A record as a chapter without variations, checked in the same way. */
export const chapterOf = (record: GameRecord): Result<Chapter, Refusal> => {
  const headers = readHeaders(new Map([['Game', record.game]]), undefined);
  if (!headers.ok) return headers;
  const root: LooseNode = {
    text: '',
    children: [],
    ...(record.comment === undefined ? {} : { comment: record.comment }),
  };
  let last = root;
  for (const turn of record.turns) {
    const node: LooseNode = { ...turn, children: [] };
    last.children.push(node);
    last = node;
  }
  const { options, position, headers: free, result } = record;
  const about = { options, ...(position === undefined ? {} : { position }), headers: free, result };
  return record.turns.length > MAX_TURNS
    ? { ok: false, error: { code: 'RECORD_SIZE', at: [] } }
    : legalChapter({ game: headers.value.game, ...about }, root);
};

const take = (draft: Draft, token: RecordToken, place: number): Code | undefined => {
  if (draft.result !== undefined) return 'RECORD_TEXT';
  const line = draft.lines.at(-1)!;
  switch (token.kind) {
    case 'header':
      return draft.turns > 0 ? 'RECORD_HEADER' : addHeader(draft.headers, token.name, token.value);
    case 'time':
      return addTime(line, token);
    case 'comment':
      return addComment(draft, line, token.text);
    case 'number':
      return token.ply === line.ply ? undefined : 'RECORD_NUMBER';
    case 'word':
      return addWord(draft, line, token.text, place);
    case 'open':
      return open(draft, line);
    case 'close':
      return close(draft, line);
  }
};

const isEmpty = (line: Line): boolean => line.last === line.root;

const open = ({ lines }: Draft, line: Line): Code | undefined => {
  if (isEmpty(line)) return 'RECORD_VARIATION';
  if (lines.length > MAX_NESTING) return 'RECORD_SIZE';
  lines.push(lineAfter(line.before, line.ply - 1));
  return undefined;
};

const close = ({ lines }: Draft, line: Line): Code | undefined => {
  if (lines.length === 1 || isEmpty(line)) return 'RECORD_VARIATION';
  lines.pop();
  return undefined;
};

const addTime = (line: Line, { field, time }: TimeToken): Code | undefined => {
  if (isEmpty(line) || time === undefined || line.last[field] !== undefined) return 'RECORD_CLOCK';
  line.last[field] = time;
  return undefined;
};

const addComment = ({ lines }: Draft, line: Line, text: string): Code | undefined => {
  if ((isEmpty(line) && lines.length > 1) || line.last.comment !== undefined) return 'RECORD_TEXT';
  line.last.comment = text;
  return undefined;
};

const addMark = (line: Line, mark: Mark): Code | undefined => {
  if (isEmpty(line) || line.last.mark !== undefined) return 'RECORD_TEXT';
  line.last.mark = mark;
  return undefined;
};

/** A turn, perhaps with a mark at its end; a mark; or the result. */
const addWord = (draft: Draft, line: Line, word: string, place: number): Code | undefined => {
  const mark = readMark(word);
  if (mark !== undefined) return addMark(line, mark);
  const result = readResult(word);
  if (result !== undefined) {
    if (draft.lines.length > 1) return 'RECORD_VARIATION';
    draft.result = result;
    return undefined;
  }
  if (++draft.turns > MAX_TURNS) return 'RECORD_SIZE';
  const [text, sign] = splitMark(word);
  const node: LooseNode = { text, place, ...(sign && { mark: sign }), children: [] };
  line.last.children.push(node);
  line.before = line.last;
  line.last = node;
  line.ply++;
  return undefined;
};

const splitMark = (word: string): [string, Mark | undefined] => {
  const sign = /[!?]+$/.exec(word)?.[0] ?? '';
  const mark = readMark(sign);
  return mark === undefined ? [word, undefined] : [word.slice(0, -sign.length), mark];
};
