import { WRITTEN_FORMATS, writeGame, EXTENSIONS, type Reading, type WrittenFormat } from '@korong/formats';

/** Formats of whole files, and those of one line a game. */
export const CONVERTED_FORMATS = [...WRITTEN_FORMATS, 'jsonl'] as const;
export type ConvertedFormat = (typeof CONVERTED_FORMATS)[number];

export const isWritten = (format: string): format is WrittenFormat =>
  (WRITTEN_FORMATS as readonly string[]).includes(format);

export const extensionOf = (format: ConvertedFormat): string =>
  isWritten(format) ? EXTENSIONS[format] : format;

/** The game as one line: its steps as the rules write them. */
const jsonLine = ({ record, ending, dropped }: Reading): string => {
  const { game, options, turns, result } = record;
  const steps = turns.flatMap(({ text }) => text.split(';'));
  return `${JSON.stringify({ ok: true, game, variant: options.variant, steps, result, ending, dropped })}\n`;
};

/** The game in a format; `undefined` if the format cannot hold it. */
export const written = (reading: Reading, format: ConvertedFormat, generated: string): string | undefined =>
  isWritten(format) ? writeGame(reading.record, format, generated) : jsonLine(reading);
