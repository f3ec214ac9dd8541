import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { message } from '@korong/messages';
import {
  readRecordJson,
  readRecordText,
  recordJson,
  recordText,
  replay,
  type GameRecord,
  type Replay,
} from '@korong/rules';
import { explain } from './explain.js';
import { Fail } from './fail.js';
import { fileTrouble } from './fileTrouble.js';

/** More bytes than the longest possible record. */
const MAX_BYTES = 4_000_000;
/** The same for the games of a long match. */
const MAX_MATCH_BYTES = 256_000_000;

const readBytes = (file: string): Uint8Array => {
  try {
    if (statSync(file).size > MAX_MATCH_BYTES) throw new Fail(message('error.file.size', { text: file }));
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Fail) throw error;
    throw new Fail(message('error.file.read', { text: file, why: fileTrouble(error, 'read') }));
  }
};

const readText = (file: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readBytes(file));
  } catch (error) {
    if (error instanceof Fail) throw error;
    throw new Fail(message('error.file.encoding', { text: file }));
  }
};

/** The games in a file of `korong arena --out`: a line about the match, then one for each game. A truncated line is ignored. */
const matchGames = (text: string): string[] | undefined => {
  if (!text.startsWith('{"match":')) return undefined;
  return text.split('\n').flatMap(line => {
    const game = parsed(line);
    const record = typeof game === 'object' && game !== null && 'record' in game ? game.record : undefined;
    return record === undefined ? [] : [recordJson(record as GameRecord)];
  });
};

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** The text of the record to read: the file, or one game of a match. */
const recordIn = (file: string, number: number | undefined): string => {
  const text = readText(file);
  const games = matchGames(text);
  if (games === undefined) {
    if (number !== undefined) throw new Fail(message('error.games.one', { text: file }), 2);
    if (text.length > MAX_BYTES) throw new Fail(message('error.file.size', { text: file }));
    return text;
  }
  if (games.length === 0) throw new Fail(message('error.games.none', { text: file }));
  const chosen = games.length === 1 ? (number ?? 1) : number;
  const game = chosen === undefined ? undefined : games[chosen - 1];
  if (game === undefined)
    throw new Fail(message('error.games.number', { text: file, count: games.length }), 2);
  return game;
};

/** Reads a record in either form, or game `number` of a match, and replays it. */
export const loadRecord = (file: string, number?: number): Replay => {
  const text = recordIn(file, number);
  const record = text.trimStart().startsWith('{') ? readRecordJson(text) : readRecordText(text);
  const played = record.ok ? replay(record.value) : record;
  if (!played.ok) throw new Fail(message('error.file.record', { text: file, why: explain(played.error) }));
  return played.value;
};

/** Writes a record, as JSON if the file name says so. */
export const saveRecord = (file: string, record: GameRecord): void => {
  try {
    writeFileSync(file, file.endsWith('.json') ? `${recordJson(record)}\n` : recordText(record));
  } catch (error) {
    throw new Fail(message('error.file.write', { text: file, why: fileTrouble(error, 'write') }));
  }
};
