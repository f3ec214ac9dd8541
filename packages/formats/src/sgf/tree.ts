import { ok } from '@korong/rules';
import { refuse, type Read } from '../cause.js';

export interface SgfProperty {
  readonly name: string;
  /** Without escapes. */
  readonly value: string;
  readonly place: number;
}

/** The properties of a node in their order. A property with several values stands there several times. */
export type SgfNode = readonly SgfProperty[];

/** The nodes of one game. Of branches it has the first. */
export type SgfGame = readonly SgfNode[];

const BEGIN = /\(\s*;/g;
/** Where a game surely begins, whatever is open. */
const GAME = /\(\s*;\s*(?:[A-Za-z]{1,2}\s*\[[^\][]{0,80}\]\s*){0,3}GM\s*\[/gi;
const TOKEN = /\s*(?:([();])|([A-Za-z][A-Za-z0-9_]*)|\[([^\]\\]*(?:\\[\s\S][^\]\\]*)*)\])/y;

export const isSgf = (text: string): boolean => /\(\s*;\s*[A-Za-z][A-Za-z0-9]*\s*\[/.test(text);

/** Every game of a file, with anything between them. A broken game does not spoil the next one. */
export const readSgf = (text: string): Read<SgfGame>[] => {
  const starts = [0, ...[...text.matchAll(GAME)].map(({ index }) => index), text.length];
  return starts.slice(1).flatMap((end, i) => readPart(text.slice(0, end), starts[i]!));
};

/** The games between two places at which games begin. */
const readPart = (text: string, from: number): Read<SgfGame>[] => {
  const games: Read<SgfGame>[] = [];
  for (let place = from; ;) {
    BEGIN.lastIndex = place;
    const begin = BEGIN.exec(text);
    if (begin === null) return games;
    const { game, end } = readGame(text, begin.index);
    games.push(game);
    if (!game.ok) return games;
    place = end;
  }
};

/** A branch that is open. `main`: its nodes belong to the game. `branched`: it has a branch already, the later ones are passed over. */
interface Branch {
  readonly main: boolean;
  branched: boolean;
}

const readGame = (text: string, from: number): { readonly game: Read<SgfGame>; readonly end: number } => {
  const nodes: SgfProperty[][] = [];
  const open: Branch[] = [];
  let name: string | undefined;
  let place = from;
  let last = from;
  const broken = (): { game: Read<SgfGame>; end: number } => {
    const next = place + (/^\s*/.exec(text.slice(place, place + 1000))?.[0].length ?? 0);
    // Where nothing follows, the end is missing after what stands last.
    const at = next >= text.length ? last : next;
    return { game: refuse('SGF_BROKEN', { place: at, excerpt: text.slice(at, at + 80) }), end: at };
  };
  for (;;) {
    TOKEN.lastIndex = place;
    const match = TOKEN.exec(text);
    if (match === null) return broken();
    const [whole, sign, word, value] = match;
    const branch = open.at(-1);
    if (sign === '(') {
      open.push({ main: branch === undefined || (branch.main && !branch.branched), branched: false });
      if (branch) branch.branched = true;
    } else if (sign === ')') {
      open.pop();
      if (open.length === 0) return { game: ok(nodes), end: place + whole.length };
    } else if (sign === ';') {
      if (branch!.main) nodes.push([]);
    } else if (value !== undefined) {
      if (name === undefined) return broken();
      if (branch!.main) {
        const at = place + whole.length - value.length - 2;
        nodes.at(-1)?.push({ name, value: value.replace(/\\([\s\S])/g, '$1'), place: at });
      }
    }
    if (value === undefined) name = word?.toUpperCase();
    place += whole.length;
    last = place - whole.trimStart().length;
  }
};
