import { err } from '@korong/rules';
import { lineCounter, located, refuse, type Read } from './cause.js';
import { FORMATS_OF } from './games/formats.js';
import { isAbstractPlay, readAbstractPlay } from './json/abstractPlay.js';
import { isBgaLog, readBgaLog } from './json/bga.js';
import { isList, itemsOf, markOf } from './json/fields.js';
import { isKorongJson, isMatchLine, readKorongJson, readMatchLine } from './json/korong.js';
import { readJson, type JsonNode } from './json/tree.js';
import type { Asked, GameReading, Reading } from './reading.js';
import { readBoardspace } from './sgf/boardspace.js';
import { isSgf, readSgf, type SgfGame } from './sgf/tree.js';
import { isKorongText, isPosition, readKorongText, readPositions } from './text/korong.js';
import { isNotation, readNotation } from './text/notation.js';

/** Longer texts are refused unread. */
export const MAX_FILE_LENGTH = 16_000_000;

/**
 * Every game in a text of any known format, which its content tells: each is read, or refused whole. `asked` says what the text may leave
 * open, its game and variant.
 */
export const readGames = (text: string, asked: Asked = {}): readonly GameReading[] => {
  // A blank keeps all places.
  const content = text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text;
  const lineAt = lineCounter(content);
  return readContent(content, asked).map(read => (read.ok ? read : err(located(read.error, lineAt))));
};

const readContent = (text: string, asked: Asked): readonly Read<Reading>[] => {
  if (text.length > MAX_FILE_LENGTH)
    return [refuse('FILE_TOO_LONG', { place: 0, excerpt: text.slice(0, 100) })];
  const place = text.search(/\S/);
  if (place < 0) return [refuse('FILE_EMPTY', { place: 0, excerpt: '' })];
  const readings = readerOf(text)?.(text, asked) ?? [];
  return readings.length > 0
    ? readings
    : [refuse('FORMAT_UNKNOWN', { place, excerpt: text.slice(place, place + 80) })];
};

type Reader = (text: string, asked: Asked) => readonly Read<Reading>[];

const readerOf = (text: string): Reader | undefined => {
  if (/^\s*(?:\{|\[\s*[[{\]])/.test(text)) return readJsonGames;
  if (isKorongText(text)) return readKorongText;
  if (isPosition(text)) return readPositions;
  if (isSgf(text)) return readSgfGames;
  const own = Object.values(FORMATS_OF)
    .flatMap(({ texts = [] }) => texts)
    .find(format => format.recognises(text));
  if (own) return (whole, asked) => own.read(whole, asked);
  return isNotation(text) ? readNotation : undefined;
};

const readJsonGames: Reader = (text, asked) =>
  readJson(text).flatMap(value => {
    if (!value.ok) return [value];
    const values = isList(value.value) ? itemsOf(value.value)! : [value.value];
    return values.flatMap(node => readJsonGame(text, node, asked));
  });

const readJsonGame = (text: string, node: JsonNode, asked: Asked): readonly Read<Reading>[] => {
  if (isKorongJson(node)) return [readKorongJson(text, node)];
  if (isMatchLine(node)) return readMatchLine(text, node);
  if (isAbstractPlay(node)) return [readAbstractPlay(text, node, asked)];
  if (isBgaLog(node)) return [readBgaLog(text, node, asked)];
  return [refuse('FORMAT_UNKNOWN', markOf(text, node))];
};

const readSgfGames: Reader = (text, asked) => {
  const seen = new Set<string>();
  return readSgf(text).flatMap(game => {
    if (!game.ok) return [game];
    // A debugging client writes the same game once more, with everything that was undone.
    const name = nameOf(game.value);
    if (name !== undefined && seen.has(name)) return [];
    if (name !== undefined) seen.add(name);
    return [readBoardspace(game.value, asked)];
  });
};

const nameOf = (game: SgfGame): string | undefined => {
  const name = game
    .flat()
    .find(property => property.name === 'GN')
    ?.value.trim();
  return name === '' ? undefined : name;
};
