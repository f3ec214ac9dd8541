export { MAX_FILE_LENGTH, readGames } from './readGames.js';
export {
  FORMAT_CODES,
  type Asked,
  type Choice,
  type Ending,
  type FormatCode,
  type FormatName,
  type FormatRefusal,
  type GameReading,
  type Reading,
} from './reading.js';
export { EXTENSIONS, WRITTEN_FORMATS, writeGame, type WrittenFormat } from './write/writeGame.js';
