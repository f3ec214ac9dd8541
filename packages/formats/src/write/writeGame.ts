import { recordJson, recordText, type GameRecord } from '@korong/rules';
import { abstractPlayJson } from './abstractPlay.js';
import { sgfText } from './sgf.js';

/** The formats that a game can be written in as text. */
export const WRITTEN_FORMATS = ['text', 'json', 'sgf', 'abstract-play'] as const;
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

/** How file names of each format end. */
export const EXTENSIONS: Readonly<Record<WrittenFormat, string>> = {
  text: 'txt',
  json: 'json',
  sgf: 'sgf',
  'abstract-play': 'ap.json',
};

/** The game in a format; `undefined` if the format cannot hold it. `generated` is the time of writing, in ISO 8601. */
export const writeGame = (
  record: GameRecord,
  format: WrittenFormat,
  generated: string,
): string | undefined => {
  switch (format) {
    case 'text':
      return recordText(record);
    case 'json':
      return `${recordJson(record)}\n`;
    case 'sgf':
      return sgfText(record);
    case 'abstract-play':
      return `${abstractPlayJson(record, generated)}\n`;
  }
};
