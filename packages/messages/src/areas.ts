import type * as account from './en/account.js';
import type * as analysis from './en/analysis.js';
import type * as board from './en/board.js';
import type * as formats from './en/formats.js';
import type * as learn from './en/learn.js';
import type * as levels from './en/levels.js';
import type * as library from './en/library.js';
import type * as match from './en/match.js';
import type * as online from './en/online.js';
import type * as play from './en/play.js';
import type * as protocol from './en/protocol.js';
import type * as puzzles from './en/puzzles.js';
import type * as reasons from './en/reasons.js';
import type * as review from './en/review.js';
import type * as site from './en/site.js';
import type * as statistics from './en/statistics.js';
import type * as studies from './en/studies.js';
import type * as table from './en/table.js';
import type { GAME_SENTENCES } from './games.js';

/** The English files that belong to no game and have translations. A file exports one object, named like the file: key → sentence. */
type Shared = typeof account &
  typeof analysis &
  typeof board &
  typeof formats &
  typeof learn &
  typeof levels &
  typeof library &
  typeof match &
  typeof online &
  typeof play &
  typeof protocol &
  typeof puzzles &
  typeof reasons &
  typeof review &
  typeof site &
  typeof statistics &
  typeof studies &
  typeof table;

type Games = typeof GAME_SENTENCES;
type Game = keyof Games;

/** Files that say the same things of every game under the same keys. Each is an area by itself: `yinsh/rules`. */
type Apart = 'rules' | 'lessons' | `${string}Lessons`;
type Untranslated = 'cli';

/** The files in the folders of the games. */
type GameFile = { [G in Game]: `${G}/${Exclude<keyof Games[G] & string, Untranslated>}` }[Game];
type NameIn<F> = F extends `${string}/${infer Name}` ? Name : never;

/**
 * A part of the catalogue, in one language: a shared file together with the files of that name in the folders of the games, whose keys
 * all differ, or one of the files apart.
 */
export type Area = keyof Shared | Exclude<NameIn<GameFile>, Apart> | Extract<GameFile, `${Game}/${Apart}`>;

/** An area without the sentences of other games: `yinsh/board` is what a game of YINSH needs of `board`. */
export type AreaOfGame = Exclude<GameFile, `${Game}/${Apart}`>;

type FileOf<F> = F extends keyof Shared
  ? Shared[F]
  : F extends `${infer G extends Game}/${infer Name}`
    ? Games[G][Name & keyof Games[G]]
    : never;
/** An area that only games have is no file itself. */
type KeyIn<F> = F extends keyof Shared | GameFile ? keyof FileOf<F> & string : never;

/** The keys of an area. */
export type KeyOf<A extends Area> = KeyIn<A | Extract<GameFile, `${Game}/${A}`>>;

/** What a file of another language exports: a sentence for every English key, and nothing else. */
export type Translation<F extends keyof Shared | GameFile> = Readonly<Record<KeyIn<F>, string>>;
