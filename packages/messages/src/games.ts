import type { GAMES, GameName } from '@korong/rules';
import * as gipf from './en/gipf/index.js';
import * as yinsh from './en/yinsh/index.js';

export type Sentences = Readonly<Record<string, string>>;

/** What every game says of itself, a file each; a game may have more files. */
interface GameSentences<G extends GameName> {
  /** Why a step is refused: a sentence for every code that only this game gives. */
  readonly reasons: Readonly<Record<(typeof GAMES)[G]['reasons'][number], string>>;
  readonly rules: Sentences;
  readonly lessons: Sentences;
  /** Labels: pieces and points, asking and ending, and what lists, forms and pages say of the game. */
  readonly board: Sentences;
  readonly table: Sentences;
  readonly account: Sentences;
  readonly learn: Sentences;
  readonly play: Sentences;
  readonly site: Sentences;
  /** Editing and judging positions, puzzles, reviews, and the statistics of the computer's games. */
  readonly analysis: Sentences;
  readonly puzzles: Sentences;
  readonly review: Sentences;
  readonly statistics: Sentences;
  /** For the command line, in English only. */
  readonly cli: Sentences;
}

/** The English sentences of every game. Other languages have the same files; `Translation` holds them to these. */
export const GAME_SENTENCES = { yinsh, gipf } satisfies { readonly [G in GameName]: GameSentences<G> };
