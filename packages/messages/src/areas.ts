import type * as account from './en/account.js';
import type * as board from './en/board.js';
import type * as learn from './en/learn.js';
import type * as lessonsGipf from './en/lessons-gipf.js';
import type * as lessonsProject from './en/lessons-project.js';
import type * as lessonsYinsh from './en/lessons-yinsh.js';
import type * as match from './en/match.js';
import type * as online from './en/online.js';
import type * as play from './en/play.js';
import type * as project from './en/project.js';
import type * as protocol from './en/protocol.js';
import type * as reasons from './en/reasons.js';
import type * as rulesGipf from './en/rules-gipf.js';
import type * as rulesYinsh from './en/rules-yinsh.js';
import type * as site from './en/site.js';
import type * as table from './en/table.js';

/** The one object that a file of an area exports. */
type Only<Module> = Module[keyof Module];

/** The English files of every area that has translations. A file exports one object: key → sentence. */
interface English {
  account: Only<typeof account>;
  protocol: Only<typeof protocol>;
  reasons: Only<typeof reasons>;
  table: Only<typeof table>;
  board: Only<typeof board>;
  match: Only<typeof match>;
  online: Only<typeof online>;
  play: Only<typeof play>;
  project: Only<typeof project>;
  site: Only<typeof site>;
  learn: Only<typeof learn>;
  'rules-yinsh': Only<typeof rulesYinsh>;
  'rules-gipf': Only<typeof rulesGipf>;
  'lessons-yinsh': Only<typeof lessonsYinsh>;
  'lessons-gipf': Only<typeof lessonsGipf>;
  'lessons-project': Only<typeof lessonsProject>;
}

/** A part of the catalogue that a page loads as a whole, in one language. */
export type Area = keyof English;

/** The keys of an area. */
export type KeyOf<A extends Area> = A extends Area ? keyof English[A] & string : never;

/** What a file of another language exports: a sentence for every English key, and nothing else. */
export type Translation<A extends Area> = Readonly<Record<KeyOf<A>, string>>;
