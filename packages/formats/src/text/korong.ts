import { games, ok, readRecordText, replay, type AnyGame, type Refusal } from '@korong/rules';
import { refuse, type Mark, type Read } from '../cause.js';
import { endingOf } from '../ending.js';
import type { Reading } from '../reading.js';

/** Our own text begins with a header. */
export const isKorongText = (text: string): boolean => /^\s*\[[A-Za-z0-9]+[ \t]+"/.test(text);

const TOKEN =
  /\s+|(\[[A-Za-z0-9]+[ \t]+"[^"\\]*(?:\\[\s\S][^"\\]*)*"[ \t]*\])|(\{[^}\\]*(?:\\[\s\S][^}\\]*)*\}|\[[^\]]*\])|([^\s{}[\]]+)|[\s\S]/y;

interface Token {
  readonly kind: 'header' | 'note' | 'word';
  readonly place: number;
  readonly text: string;
}

function* tokensOf(text: string): Generator<Token> {
  // A bracket that is never closed has none behind it that is: the rest of the text is searched for its end only once.
  const unclosed = new Set<string>();
  for (let place = 0; place < text.length;) {
    const bracket = text.charAt(place);
    if (unclosed.has(bracket)) {
      yield { kind: 'word', place, text: bracket };
      place++;
      continue;
    }
    TOKEN.lastIndex = place;
    const [found, header, note] = TOKEN.exec(text)!;
    if (found === '{' || found === '[') unclosed.add(found);
    if (found.trim() !== '') yield { kind: header ? 'header' : note ? 'note' : 'word', place, text: found };
    place += found.length;
  }
}

/** Where each game begins: at a header that does not follow another header. */
const beginnings = (text: string): readonly number[] => {
  const found: number[] = [];
  let before: Token['kind'] | undefined;
  for (const { kind, place } of tokensOf(text)) {
    if (kind === 'header' && before !== 'header') found.push(place);
    before = kind;
  }
  return found;
};

export const readKorongText = (text: string): Read<Reading>[] => {
  const starts = beginnings(text);
  // What stands before the first header belongs to the first game, to be refused with it.
  return starts.map((start, i) =>
    readOne(text.slice(i === 0 ? 0 : start, starts[i + 1]), i === 0 ? 0 : start),
  );
};

const readOne = (text: string, offset: number): Read<Reading> => {
  const record = readRecordText(text);
  const played = record.ok ? replay(record.value) : record;
  if (!played.ok) {
    const { place, excerpt } = markOf(text, played.error);
    return refuse('RECORD_REFUSED', { place: place + offset, excerpt }, played.error);
  }
  return ok({
    format: 'korong',
    record: played.value.record,
    ending: endingOf(played.value),
    dropped: 0,
  });
};

/** The turn that is refused, the place in the text, or the header. */
const markOf = (text: string, { turn, place, text: excerpt = '' }: Refusal): Mark => {
  if (turn !== undefined) {
    const words = [...tokensOf(text)].filter(token => token.kind === 'word' && !/^\d+\.+$/.test(token.text));
    const word = words[turn - 1];
    if (word) return { place: word.place, excerpt: word.text };
  }
  if (place !== undefined && place > 0 && place < text.length) return { place, excerpt };
  const at = excerpt === '' ? 0 : Math.max(text.indexOf(`"${excerpt}"`), 0);
  return { place: Math.max(at, text.search(/\S/)), excerpt };
};

const gameOfPosition = (text: string): AnyGame | undefined =>
  games.find(({ name }) => text.trimStart().toLowerCase().startsWith(`${name}/`));

/** A position text. */
export const isPosition = (text: string): boolean => gameOfPosition(text) !== undefined;

export const readPositions = (text: string): Read<Reading>[] =>
  [...text.matchAll(/\S[^\r\n]*/g)].map(({ 0: line, index }) => readPosition(line, index));

const readPosition = (text: string, place: number): Read<Reading> => {
  const game = gameOfPosition(text);
  const position = game?.readPosition(text);
  if (game === undefined || !position?.ok)
    return refuse(
      'RECORD_REFUSED',
      { place, excerpt: text },
      position && !position.ok ? position.error : undefined,
    );
  const options = game.optionFields(game.options(position.value));
  const outcome = game.outcome(position.value);
  return ok({
    format: 'position',
    record: {
      game: game.name,
      options,
      position: game.positionText(position.value),
      headers: {},
      turns: [],
      result: outcome ? (outcome.winner ?? 'draw') : null,
    },
    ending: outcome?.by ?? 'unfinished',
    dropped: 0,
  });
};
