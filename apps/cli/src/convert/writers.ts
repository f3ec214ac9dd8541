import { WRITTEN_FORMATS, writeGame, EXTENSIONS, type Reading, type WrittenFormat } from '@korong/formats';
import { gifPicture, svgPicture } from './pictures.js';

/** Formats of records, one line a game, and pictures. */
export const CONVERTED_FORMATS = [...WRITTEN_FORMATS, 'jsonl', 'svg', 'gif'] as const;
export type ConvertedFormat = (typeof CONVERTED_FORMATS)[number];

const isRecord = (format: ConvertedFormat): format is WrittenFormat =>
  (WRITTEN_FORMATS as readonly string[]).includes(format);

export const extensionOf = (format: ConvertedFormat): string =>
  isRecord(format) ? EXTENSIONS[format] : format;

export interface WriteOptions {
  readonly to: ConvertedFormat;
  /** The time of writing, in ISO 8601. */
  readonly generated: string;
  /** The turn to draw; the last one by default. */
  readonly turn?: number;
}

/** The game as one line: its steps as the rules write them. */
const jsonLine = ({ record, ending, dropped }: Reading): string => {
  const { game, options, turns, result } = record;
  const steps = turns.flatMap(({ text }) => text.split(';'));
  return `${JSON.stringify({ ok: true, game, variant: options.variant, steps, result, ending, dropped })}\n`;
};

/** The game in a format; `undefined` if the format cannot hold it. */
export const written = async (
  reading: Reading,
  { to, generated, turn }: WriteOptions,
): Promise<string | Uint8Array | undefined> => {
  if (to === 'jsonl') return jsonLine(reading);
  if (to === 'svg') return svgPicture(reading.record, turn);
  if (to === 'gif') return gifPicture(reading.record);
  return writeGame(reading.record, to, generated);
};
