// The games in what was pasted, dropped or chosen. The readers of foreign formats are loaded on demand.
import type { Choice, FormatRefusal, GameReading, Reading } from '@korong/formats';
import { refusalValues } from '@korong/messages';
import type { Refusal } from '@korong/rules';
import type { Translate } from '../../frame/i18n.js';
import type { LoadError } from './load.js';

export interface Source {
  /** The name of a file; pasted text has none. */
  readonly file?: string;
  readonly text: string;
}

/** A game in a source: its reading, or why it was refused. */
export interface ImportedGame {
  readonly source: Source;
  /** Which game of the source it is. */
  readonly index: number;
  readonly game: GameReading;
}

export const importGames = async (sources: readonly Source[]): Promise<readonly ImportedGame[]> => {
  const { readGames } = await import('@korong/formats');
  return sources.flatMap(source => readGames(source.text).map((game, index) => ({ source, index, game })));
};

/** The same game, read as the reader said. */
export const readAs = async (
  { source, index, game }: ImportedGame,
  { game: name, options: { variant } }: Choice,
): Promise<ImportedGame> => {
  const { readGames } = await import('@korong/formats');
  const asked = { game: name, ...(variant !== undefined && { variant }) };
  return { source, index, game: readGames(source.text, asked)[index] ?? game };
};

export const isRead = (found: ImportedGame): found is ImportedGame & { game: { ok: true; value: Reading } } =>
  found.game.ok;

type T = Translate<'formats' | 'reasons'>;

const ruleSentence = (t: T, refusal: Refusal): string => {
  const { code, turn } = refusal;
  const reason = t(code, refusalValues(refusal));
  return turn === undefined ? reason : t('formats.turn', { turn, reason });
};

/** Why a game was refused, with the line and, of a file, its name. */
export const refusalSentence = (
  t: T,
  { code, excerpt, line, reason }: FormatRefusal,
  file?: string,
): string => {
  const sentence = t(code === 'SEVERAL_VARIANTS' ? 'formats.ask' : code, {
    excerpt,
    reason: reason ? ruleSentence(t, reason) : '',
  });
  return file === undefined
    ? t('formats.line', { line, reason: sentence })
    : t('formats.fileLine', { file, line, reason: sentence });
};

/** Why a record that was read cannot become a game here. */
export const loadSentence = (t: Translate<'library' | 'formats' | 'reasons'>, error: LoadError): string => {
  if (error.code === 'OVER') return t('games.refused.over');
  if (error.code === 'LINKS') return t('games.refused.links', { turn: error.turn });
  return t('games.refused', { reason: ruleSentence(t, error) });
};
