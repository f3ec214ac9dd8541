// A server with one account, and a device, for the tests of studies.
import type { ChangedStudy, Study } from '@korong/protocol';
import type { Answer, ApiError } from '../../api/request.js';
import type { SaverDeps } from './saver.js';
import type { UnsentCopies, UnsentCopy } from './unsent.js';

export const YOU = { id: 'you', name: 'Réka', account: true };

const text = (turns: string): string => `[Game "yinsh"]\n[Variant "standard"]\n\n${turns}\n*\n`;

export const studyWith = (...lines: readonly string[]): Study => ({
  id: 'abcdefghij',
  title: 'Rings',
  visibility: 'link',
  revision: 1,
  owner: YOU,
  createdAt: 0,
  updatedAt: 0,
  chapters: lines.map((turns, i) => ({ title: `Chapter ${i + 1}`, game: 'yinsh', text: text(turns) })),
});

/** Keeps studies as the server does: a change names the revision that it was made on. */
export class TestServer {
  readonly studies = new Map<string, Study>();
  /** What the next requests are answered instead, or lost on the way back. */
  readonly troubles: (ApiError | 'answer lost')[] = [];
  /** The changes that arrived. */
  readonly arrived: ChangedStudy[] = [];
  #waits: Promise<void> | undefined;

  constructor(...studies: readonly Study[]) {
    for (const study of studies) this.studies.set(study.id, study);
  }

  get study(): Study {
    return [...this.studies.values()][0]!;
  }

  /** Requests wait until the returned function is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.#waits = new Promise(resolve => (release = resolve));
    return () => {
      this.#waits = undefined;
      release();
    };
  }

  async #answer<T>(act: () => Answer<T>): Promise<Answer<T>> {
    await this.#waits;
    const trouble = this.troubles.shift();
    if (trouble === undefined) return act();
    if (trouble !== 'answer lost') return { ok: false, error: trouble };
    act();
    return { ok: false, error: { code: 'UNREACHABLE' } };
  }

  readonly api: SaverDeps['api'] = {
    study: id => this.#answer(() => this.#found(id, study => ({ ok: true, value: study }))),
    changeStudy: (id, change) =>
      this.#answer(() => {
        this.arrived.push(change);
        return this.#found(id, kept => {
          const { revision, ...content } = change;
          const chapters = content.chapters.map(chapter => ({ ...chapter, game: 'yinsh' }));
          const changed = { ...kept, ...content, chapters, revision: revision + 1 };
          if (JSON.stringify(kept) === JSON.stringify(changed))
            return { ok: true, value: { id, revision: kept.revision } };
          if (kept.revision !== revision) {
            const reason = { code: 'STUDY_CHANGED', study: kept };
            return { ok: false, error: { code: 'STUDY_CHANGED', reason } };
          }
          this.studies.set(id, changed);
          return { ok: true, value: { id, revision: revision + 1 } };
        });
      }),
    createStudy: study =>
      this.#answer(() => {
        const id = `study${this.studies.size}`;
        const chapters = study.chapters.map(chapter => ({ ...chapter, game: 'yinsh' }));
        this.studies.set(id, { ...studyWith(), ...study, chapters, id });
        return { ok: true, value: { id, revision: 1 } };
      }),
    deleteStudy: id =>
      this.#answer(() =>
        this.#found(id, () => {
          this.studies.delete(id);
          return { ok: true, value: undefined };
        }),
      ),
  };

  #found<T>(id: string, act: (study: Study) => Answer<T>): Answer<T> {
    const study = this.studies.get(id);
    return study ? act(study) : { ok: false, error: { code: 'STUDY_NOT_FOUND' } };
  }
}

export class TestDevice implements UnsentCopies {
  readonly kept = new Map<string, UnsentCopy>();
  /** Whether storage is permitted. */
  permits = true;

  keep(copy: UnsentCopy): Promise<boolean> {
    if (this.permits) this.kept.set(copy.key, copy);
    return Promise.resolve(this.permits);
  }

  drop({ key, changed }: Pick<UnsentCopy, 'key' | 'changed'>): Promise<void> {
    if ((this.kept.get(key)?.changed ?? Infinity) <= changed) this.kept.delete(key);
    return Promise.resolve();
  }

  list(): Promise<readonly UnsentCopy[]> {
    return Promise.resolve([...this.kept.values()].sort((a, b) => b.changed - a.changed));
  }
}

/** Time that passes when a test says so. */
export class TestClock {
  #now = 0;
  #due: { readonly at: number; readonly act: () => void }[] = [];

  readonly now = (): number => ++this.#now;
  readonly later = (ms: number, act: () => void): (() => void) => {
    const one = { at: ms, act };
    this.#due.push(one);
    return () => {
      this.#due = this.#due.filter(other => other !== one);
    };
  };

  /** The delays that are under way. */
  get delays(): readonly number[] {
    return this.#due.map(({ at }) => at);
  }

  /** Everything that was to happen later happens now, and what is answered is taken in. */
  async pass(): Promise<void> {
    const due = this.#due;
    this.#due = [];
    for (const { act } of due) act();
    await settled();
  }
}

/** Once all promises that wait for nothing have been kept. */
export const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));
