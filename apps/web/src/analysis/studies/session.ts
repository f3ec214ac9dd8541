// A study that is open on the page: whose it is, the chapter on the board, and where edits go.
import type { PlayerInfo, Study } from '@korong/protocol';
import type { Chapter } from '@korong/study';
import { newId } from '../../store/index.js';
import type { AnalysisStorage } from '../store/autosave.js';
import {
  changeChapter,
  cleanTitle,
  contentOf,
  insertChapter,
  moveChapter,
  newChapter,
  removeChapter,
  textOf,
  type StudyChapter,
  type StudyContent,
  type Visibility,
} from './content.js';
import { StudySaver, type SaverDeps, type SaveState } from './saver.js';
import type { UnsentCopy } from './unsent.js';

export interface SessionState {
  readonly content: StudyContent;
  /** The chapter on the board, from 1. */
  readonly number: number;
  /** Undefined for readers, whose moves are not saved. */
  readonly save: SaveState | undefined;
  /** Whether unsent changes survive the end of the page. */
  readonly isKept: boolean;
  /** The content was replaced by a newer one from the server. */
  readonly isReplaced: boolean;
  /** The chapter that was deleted last, until something else is done. */
  readonly deleted: StudyChapter | undefined;
  /** In a conflict: whether the owner's chapters can follow the newer ones. */
  readonly joining: StudySaver['joining'];
}

export type SessionDeps = Omit<SaverDeps, 'told' | 'page'> & {
  /** The chapter on the board has another number now; `anew`: another text, too. */
  readonly shown: (number: number, anew: boolean) => void;
};

export class StudySession {
  readonly id: string;
  readonly owner: PlayerInfo;
  /** The owner's saver. */
  readonly saver: StudySaver | undefined;
  /** The panel beside the board; it stays open from chapter to chapter. */
  tab: 'moves' | 'review' | 'openings' | 'share' = 'moves';
  /** The chapter whose name is being typed, and the name so far: another chapter on the board does not end it. */
  renaming: { readonly key: string; readonly title: string } | undefined;
  readonly #deps: SessionDeps;
  /** A reader's own content: the moves that he tries. */
  #local: StudyContent;
  /** The key of the chapter on the board. */
  #shown: string;
  #isReplaced = false;
  #deleted: { readonly chapter: StudyChapter; readonly at: number } | undefined;
  #isClosed = false;
  readonly #readers = new Set<(state: SessionState) => void>();

  constructor(study: Study, isMine: boolean, left: readonly UnsentCopy[], deps: SessionDeps) {
    this.id = study.id;
    this.owner = study.owner;
    this.#deps = deps;
    this.#local = contentOf(study);
    const told = (replaced: boolean): void => {
      this.#told(replaced);
    };
    this.saver = isMine ? new StudySaver(study, left, { ...deps, page: newId(), told }) : undefined;
    this.#shown = this.content.chapters[0]!.key;
  }

  get content(): StudyContent {
    return this.saver?.content ?? this.#local;
  }

  get state(): SessionState {
    return {
      content: this.content,
      number: this.#index + 1,
      save: this.saver?.state,
      isKept: this.saver?.isKept ?? true,
      isReplaced: this.#isReplaced,
      deleted: this.#deleted?.chapter,
      joining: this.saver?.joining ?? 'none',
    };
  }

  /** A store, for components. */
  subscribe(run: (state: SessionState) => void): () => void {
    this.#readers.add(run);
    run(this.state);
    return () => this.#readers.delete(run);
  }

  get #index(): number {
    return Math.max(
      0,
      this.content.chapters.findIndex(({ key }) => key === this.#shown),
    );
  }

  #tell(): void {
    for (const run of this.#readers) run(this.state);
  }

  /** The saver has something new to say. It may do so before it is ours. */
  #told(replaced: boolean): void {
    if (!this.saver || this.#isClosed) return;
    if (replaced) {
      // Keys are new: the chapter with the same number is shown.
      const { chapters } = this.saver.content;
      this.#shown = chapters[Math.min(this.#before, chapters.length) - 1]!.key;
      this.#isReplaced = this.saver.state.kind === 'saved';
      this.#deleted = undefined;
      this.#deps.shown(this.#index + 1, true);
    }
    this.#before = this.#index + 1;
    this.#tell();
  }
  /** The number of the chapter on the board, before its content was replaced. */
  #before = 1;

  // ---- chapters

  /** Puts a chapter on the board: number `n`, or the nearest. */
  choose(n: number): StudyChapter {
    const { chapters } = this.content;
    const at = Math.min(Math.max(Math.trunc(n) || 1, 1), chapters.length);
    this.#shown = chapters[at - 1]!.key;
    this.#before = at;
    this.#tell();
    return chapters[at - 1]!;
  }

  #change(content: StudyContent, deleted?: { readonly chapter: StudyChapter; readonly at: number }): void {
    if (content === this.content) return;
    this.#isReplaced = false;
    this.#deleted = deleted;
    if (this.saver) this.saver.change(content);
    else {
      this.#local = content;
      this.#tell();
    }
    this.#before = this.#index + 1;
  }

  /**
   * Where the board with the shown chapter sends its edits. A board that still shows a chapter which is gone or was replaced changes
   * nothing: its successor is on the way.
   */
  storage(): AnalysisStorage {
    const key = this.#shown;
    return {
      write: chapter => {
        this.#change(changeChapter(this.content, key, { text: textOf(chapter) }));
      },
      rename: title => {
        this.renameChapter(key, title);
      },
    };
  }

  renameChapter(key: string, text: string): void {
    const title = cleanTitle(text);
    if (title !== '') this.#change(changeChapter(this.content, key, { title }));
  }

  /** At the end; it is shown at once. */
  add(title: string, chapter: Chapter): void {
    this.#change(insertChapter(this.content, newChapter(title, chapter)));
    this.#deps.shown(this.content.chapters.length, true);
  }

  move(key: string, by: 1 | -1): void {
    const before = this.#index;
    this.#change(moveChapter(this.content, key, by));
    if (this.#index !== before) this.#deps.shown(this.#index + 1, false);
  }

  /** If it is on the board, the next one follows there. */
  remove(key: string): void {
    const at = this.content.chapters.findIndex(one => one.key === key);
    const next = removeChapter(this.content, key);
    if (next === this.content) return;
    const [before, isShown] = [this.#index, key === this.#shown];
    if (isShown) this.#shown = next.chapters[Math.min(at, next.chapters.length - 1)]!.key;
    this.#change(next, { chapter: this.content.chapters[at]!, at });
    if (isShown || this.#index !== before) this.#deps.shown(this.#index + 1, isShown);
  }

  /** Puts back what was deleted last. */
  restore(): void {
    if (!this.#deleted) return;
    const { chapter, at } = this.#deleted;
    const before = this.#index;
    this.#change(insertChapter(this.content, chapter, at));
    if (this.#index !== before) this.#deps.shown(this.#index + 1, false);
  }

  // ---- the study

  retitle(text: string): void {
    const title = cleanTitle(text);
    if (title !== '') this.#change({ ...this.content, title });
  }

  show(visibility: Visibility): void {
    this.#change({ ...this.content, visibility });
  }

  close(): void {
    this.#isClosed = true;
    this.saver?.close();
  }
}
