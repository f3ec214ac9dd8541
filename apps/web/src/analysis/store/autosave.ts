import type { Chapter } from '@korong/study';
import { keepAnalysis, storedOf } from './analyses.js';

export interface Saved {
  readonly id: string;
  readonly name: string;
}

/** Where the edits of the board go: to this device, or into a study. */
export interface AnalysisStorage {
  /** The chapter has been edited. */
  write(chapter: Chapter): void;
  rename(name: string): void;
}

/** Keeps an analysis on this device after each change, one write after the other. */
export class Autosave implements AnalysisStorage {
  #saved: Saved;
  #chapter: Chapter;
  #isWriting = false;
  #again = false;
  readonly #told: (kept: boolean, id: string) => void;

  /** `told`: after each write, whether it was kept. */
  constructor(saved: Saved, chapter: Chapter, told: (kept: boolean, id: string) => void) {
    this.#saved = saved;
    this.#chapter = chapter;
    this.#told = told;
  }

  rename(name: string): void {
    this.#saved = { ...this.#saved, name };
    this.write(this.#chapter);
  }

  write(chapter: Chapter): void {
    this.#chapter = chapter;
    this.#again = true;
    if (!this.#isWriting) void this.#write();
  }

  async #write(): Promise<void> {
    this.#isWriting = true;
    try {
      while (this.#again) {
        this.#again = false;
        const { id, name } = this.#saved;
        this.#told(await keepAnalysis(storedOf(id, name, this.#chapter, Date.now())), id);
      }
    } finally {
      this.#isWriting = false;
    }
  }
}
