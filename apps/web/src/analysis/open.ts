// What an analysis can begin with: a record, a text with variations, a position, or the address of the page.
import { createMatchLog } from '@korong/match';
import {
  gameNamed,
  games,
  isComplete,
  ok,
  readRecordJson,
  type GameName,
  type OptionFields,
  type Refusal,
  type Result,
  type Side,
} from '@korong/rules';
import { chapterOf, lineEnd, readChapter, remove, turnsAlong, type Chapter, type Path } from '@korong/study';
import { unpackText, type LinkProblem } from '../game/share/link.js';
import { readerOf } from '../game/turn/view.js';
import { openStore } from '../store/index.js';
import type { RemoteProblem } from './remote.js';
import { readAnalysis } from './store/analyses.js';

export interface Opened {
  readonly chapter: Chapter;
  readonly path: Path;
  /** The id and name under which it is kept already. */
  readonly saved?: { readonly id: string; readonly name: string };
  /** The game of the server that it is. */
  readonly remote?: string;
  /** The reader's own side. */
  readonly side?: Side;
}

export type OpenProblem = LinkProblem | 'missing' | RemoteProblem | Refusal;

export const emptyChapter = (game: GameName, options: OptionFields, position?: string): Chapter => ({
  game,
  options,
  ...(position === undefined ? {} : { position }),
  headers: {},
  children: [],
  result: null,
});

/** Reads a position, a record as text or JSON, or a text with variations. */
export const readAny = (given: string): Result<Chapter, Refusal> => {
  const text = given.trim();
  const named = games.find(({ name }) => text.startsWith(`${name}/`));
  if (named) {
    const position = named.readPosition(text);
    if (!position.ok) return position;
    const outcome = named.outcome(position.value);
    const options = named.optionFields(named.options(position.value));
    const chapter = emptyChapter(named.name, options, text);
    return ok(outcome ? { ...chapter, result: outcome.winner ?? 'draw' } : chapter);
  }
  if (!text.startsWith('{')) return finished(readChapter(text));
  const record = readRecordJson(text);
  return record.ok ? finished(chapterOf(record.value)) : record;
};

/** Without an unfinished turn at the end of the main line: a tree has whole turns only. */
const finished = (read: Result<Chapter, Refusal>): Result<Chapter, Refusal> => {
  if (!read.ok) return read;
  const end = lineEnd(read.value);
  const last = turnsAlong(read.value, end).at(-1)!;
  const whole = end.length === 0 || isComplete(gameNamed(read.value.game), last);
  return whole ? read : ok(remove(read.value, end).chapter);
};

/**
 * `#id=…` an analysis of this device, `#game=…` a game of this device, `#remote=…` a finished game of the server, `#shared=…` a text in
 * the link; `at` is the turn to show.
 */
export const openAddress = async (hash: string): Promise<Result<Opened, OpenProblem> | undefined> => {
  const fields = new URLSearchParams(hash.slice(1));
  const [id, game, remote, shared] = ['id', 'game', 'remote', 'shared'].map(
    name => fields.get(name) ?? undefined,
  );
  if (id !== undefined) return openSaved(id);
  const at = Number(fields.get('at') ?? Infinity);
  if (game !== undefined) return readGame(game, at);
  if (remote !== undefined) {
    const { openRemote } = await import('./remote.js');
    const found = await openRemote(remote);
    if (!found.ok) return found;
    const { side, record } = found.value;
    return opened(finished(readChapter(record)), at, { remote, ...(side && { side }) });
  }
  if (shared === undefined) return undefined;
  const text = await unpackText(shared);
  if (!text.ok) return text;
  return opened(readAny(text.value), fields.has('at') ? at : 0);
};

const MISSING = { ok: false, error: 'missing' } as const;

const opened = (
  read: Result<Chapter, OpenProblem>,
  at: number,
  more: Pick<Opened, 'remote' | 'side'> = {},
): Result<Opened, OpenProblem> =>
  read.ok ? ok({ chapter: read.value, path: lineEnd(read.value).slice(0, at), ...more }) : read;

const openSaved = async (id: string): Promise<Result<Opened, OpenProblem>> => {
  const stored = await readAnalysis(id);
  if (!stored) return MISSING;
  const chapter = readChapter(stored.text);
  return chapter.ok ? ok({ chapter: chapter.value, path: [], saved: { id, name: stored.name } }) : chapter;
};

const readGame = async (id: string, at: number): Promise<Result<Opened, OpenProblem>> => {
  const { readGame: read } = await import('../game/local/stored.js');
  const found = await read(await openStore(), id);
  if (!found) return MISSING;
  const { match, ui } = found;
  const date = new Date(match.events[0]!.at).toISOString().slice(0, 10);
  const side = readerOf(match);
  return opened(finished(chapterOf(createMatchLog(ui.rules).recordOf(match, date))), at, side && { side });
};

/** The usual name of an analysis: the players, or the game. */
export const nameFor = ({ headers }: Chapter, title: string): string =>
  headers.White === undefined || headers.Black === undefined
    ? title
    : `${title}: ${headers.White} – ${headers.Black}`;

/** The reader's side: as it was opened, or by the reader's name on the server. */
export const sideOf = (
  { side, chapter: { headers } }: Pick<Opened, 'side' | 'chapter'>,
  you: string | undefined,
): Side | undefined => {
  if (side || you === undefined || headers.White === headers.Black) return side;
  return headers.White === you ? 'white' : headers.Black === you ? 'black' : undefined;
};
