import { findGame } from './games.js';
import type { GameRecord, RecordedTurn } from './record.js';
import { err, ok, refuseText, type Refusal, type Result } from './refusal.js';
import { RECORD_VERSION, isFreeHeader, readResult } from './recordHeaders.js';
import { MAX_RECORD_TEXT, MAX_TURN_TEXT, whyNotText } from './text.js';

/** The record as a JSON text. */
export const recordJson = (record: GameRecord): string =>
  JSON.stringify({ korong: RECORD_VERSION, ...record });

/** Reads the JSON form. `replay` checks whether the turns are legal. */
export const readRecordJson = (text: string): Result<GameRecord, Refusal> => {
  const refusal = whyNotText(text, MAX_RECORD_TEXT);
  if (refusal) return err(refusal);
  const value = parsed(text);
  if (!isObject(value)) return wrong('');
  const { korong, game, options, position, headers, comment, turns, result } = value;
  if (korong !== RECORD_VERSION)
    return err(refuseText('RECORD_VERSION', typeof korong === 'number' ? String(korong) : ''));
  if (typeof game !== 'string') return wrong('game');
  const found = findGame(game);
  if (!found.ok) return found;
  if (!isTexts(options)) return wrong('options');
  if (!isTexts(headers) || !Object.keys(headers).every(name => isFreeHeader(found.value, name)))
    return wrong('headers');
  if (!isOptionalText(position)) return wrong('position');
  if (!isOptionalText(comment)) return wrong('comment');
  if (!Array.isArray(turns)) return wrong('turns');
  const bad = turns.findIndex(turn => !isTurn(turn));
  if (bad >= 0) return err({ ...refuseText('RECORD_JSON', 'turns'), turn: bad + 1 });
  const known = result === null ? null : typeof result === 'string' ? readResult(result) : undefined;
  if (known === undefined || result === '*') return wrong('result');
  return ok({
    game,
    options,
    ...(position === undefined ? {} : { position }),
    headers,
    ...(comment === undefined ? {} : { comment }),
    turns: (turns as RecordedTurn[]).map(copyTurn),
    result: known,
  });
};

const wrong = (field: string): Result<never, Refusal> => err(refuseText('RECORD_JSON', field));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every(v => typeof v === 'string');

const isOptionalText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string';

const isTurn = (value: unknown): value is RecordedTurn =>
  isObject(value) &&
  typeof value.text === 'string' &&
  value.text.length <= MAX_TURN_TEXT &&
  isOptionalText(value.comment) &&
  isOptionalTime(value.clock) &&
  isOptionalTime(value.spent);

const isOptionalTime = (value: unknown): boolean =>
  value === undefined || (Number.isSafeInteger(value) && Number(value) >= 0);

const copyTurn = ({ text, clock, spent, comment }: RecordedTurn): RecordedTurn => ({
  text,
  ...(clock === undefined ? {} : { clock }),
  ...(spent === undefined ? {} : { spent }),
  ...(comment === undefined ? {} : { comment }),
});
