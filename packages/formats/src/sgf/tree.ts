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
/** Where the next game surely begins. */
const GAME = /\(\s*;\s*GM\s*\[/gi;
const TOKEN = /\s*(?:([();])|([A-Za-z][A-Za-z0-9_]*)|\[([^\]\\]*(?:\\[\s\S][^\]\\]*)*)\])/y;

export const isSgf = (text: string): boolean => /\(\s*;\s*[A-Za-z][A-Za-z0-9]*\s*\[/.test(text);

const find = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
};

/** Every game of a file, with anything between them. A broken game does not spoil the next one. */
export const readSgf = (text: string): Read<SgfGame>[] => {
  const games: Read<SgfGame>[] = [];
  for (let at = find(BEGIN, text, 0); at >= 0;) {
    const { game, end } = readGame(text, at);
    games.push(game);
    at = game.ok ? find(BEGIN, text, end) : find(GAME, text, at + 1);
  }
  return games;
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
  const broken = (): { game: Read<SgfGame>; end: number } => {
    const at = place + (/^\s*/.exec(text.slice(place, place + 1000))?.[0].length ?? 0);
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
    } else if (word !== undefined) {
      // A game inside a game: the end of the one before is missing.
      if (open.length > 1 && word.toUpperCase() === 'GM') return broken();
    } else if (value !== undefined) {
      // A value that holds a game has lost its end.
      if (name === undefined || find(GAME, value, 0) >= 0) return broken();
      if (branch!.main) {
        const at = place + whole.length - value.length - 2;
        nodes.at(-1)?.push({ name, value: value.replace(/\\([\s\S])/g, '$1'), place: at });
      }
    }
    if (value === undefined) name = word?.toUpperCase();
    place += whole.length;
  }
};
