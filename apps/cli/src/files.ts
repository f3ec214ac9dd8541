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

/** More bytes than the longest possible record. */
const MAX_BYTES = 4_000_000;

const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const readBytes = (file: string): Uint8Array => {
  try {
    if (statSync(file).size > MAX_BYTES) throw new Fail(message('error.file.size', { text: file }));
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Fail) throw error;
    throw new Fail(message('error.file.read', { text: file, why: whyOf(error) }));
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

/** Reads a record in either form and replays it. */
export const loadRecord = (file: string): Replay => {
  const text = readText(file);
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
    throw new Fail(message('error.file.write', { text: file, why: whyOf(error) }));
  }
};
