import { ok } from '@korong/rules';
import { refuse, type Read } from '../cause.js';

/** A value of JSON that knows where it stands. */
export interface JsonNode {
  readonly place: number;
  readonly end: number;
  readonly value: string | number | boolean | null | readonly JsonNode[] | ReadonlyMap<string, JsonNode>;
}

const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("[^"\\]*(?:\\[\s\S][^"\\]*)*"|-?[0-9][0-9.eE+-]*|true|false|null)(?![\w.+-]))/y;

const DEEPEST = 64;

interface Token {
  readonly place: number;
  readonly end: number;
  readonly sign?: string;
  readonly scalar?: string;
}

/** A text, a number, or a word; `undefined` if it is none. */
const scalarOf = (text: string | undefined): string | number | boolean | null | undefined => {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as string | number | boolean | null;
  } catch {
    return undefined;
  }
};

/** Reads JSON values. A reader of our own, because a refusal has to name the line of a move. */
class JsonReader {
  readonly #text: string;
  #next: Token | undefined;
  /** Where the text stops being JSON, once it did. */
  failedAt = 0;

  constructor(text: string) {
    this.#text = text;
    this.#advance(0);
  }

  #advance(from: number): void {
    TOKEN.lastIndex = from;
    const match = TOKEN.exec(this.#text);
    if (match === null) {
      this.#next = undefined;
      this.failedAt = from + (/^[ \t\r\n]*/.exec(this.#text.slice(from))?.[0].length ?? 0);
      return;
    }
    const [whole, sign, scalar] = match;
    const end = from + whole.length;
    const place = end - (sign ?? scalar!).length;
    this.#next = { place, end, ...(sign !== undefined && { sign }), ...(scalar !== undefined && { scalar }) };
  }

  #take(): Token | undefined {
    const token = this.#next;
    if (token) this.#advance(token.end);
    return token;
  }

  #is(sign: string): boolean {
    return this.#next?.sign === sign;
  }

  /** The text is no JSON from the next token on. */
  #fail(): JsonNode | undefined {
    if (this.#next) this.failedAt = this.#next.place;
    return undefined;
  }

  get isAtEnd(): boolean {
    return this.#next === undefined && this.failedAt >= this.#text.length;
  }

  value(depth = 0): JsonNode | undefined {
    if (depth > DEEPEST) return this.#fail();
    if (this.#is('{')) return this.#object(depth);
    if (this.#is('[')) return this.#list(depth);
    const value = scalarOf(this.#next?.scalar);
    if (value === undefined) return this.#fail();
    const { place, end } = this.#take()!;
    return { place, end, value };
  }

  #list(depth: number): JsonNode | undefined {
    const { place } = this.#take()!;
    const items: JsonNode[] = [];
    if (!this.#is(']')) {
      for (;;) {
        const item = this.value(depth + 1);
        if (item === undefined) return undefined;
        items.push(item);
        if (!this.#is(',')) break;
        this.#take();
      }
    }
    if (!this.#is(']')) return this.#fail();
    return { place, end: this.#take()!.end, value: items };
  }

  #object(depth: number): JsonNode | undefined {
    const { place } = this.#take()!;
    const fields = new Map<string, JsonNode>();
    if (!this.#is('}')) {
      for (;;) {
        const key = scalarOf(this.#next?.scalar);
        if (typeof key !== 'string') return this.#fail();
        this.#take();
        if (!this.#is(':')) return this.#fail();
        this.#take();
        const value = this.value(depth + 1);
        if (value === undefined) return undefined;
        fields.set(key, value);
        if (!this.#is(',')) break;
        this.#take();
      }
    }
    if (!this.#is('}')) return this.#fail();
    return { place, end: this.#take()!.end, value: fields };
  }
}

/** The values in a text, one after the other, as in a file of JSON lines. After a broken one nothing more is read. */
export const readJson = (text: string): Read<JsonNode>[] => {
  const reader = new JsonReader(text);
  const values: Read<JsonNode>[] = [];
  while (!reader.isAtEnd) {
    const value = reader.value();
    if (value === undefined) {
      const place = reader.failedAt;
      values.push(refuse('JSON_BROKEN', { place, excerpt: text.slice(place, place + 80) }));
      break;
    }
    values.push(ok(value));
  }
  return values;
};
