// Saves the owner's changes of a study: one request at a time, each on the last known revision (optimistic concurrency).
import type { PlayerInfo, SavedStudy, Study } from '@korong/protocol';
import type { Answer, ApiCode, ApiError } from '../../api/request.js';
import { newerStudy, type StudyApi } from '../../api/studyApi.js';
import { contentOf, isSame, joinChapters, ownChapters, sentOf, type StudyContent } from './content.js';
import { limitOf, MAX_CHAPTERS, type Limit } from './limits.js';
import type { UnsentCopies, UnsentCopy } from './unsent.js';

/** A revision of the study on the server. */
export interface Version {
  readonly revision: number;
  readonly content: StudyContent;
}

export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'saving' }
  /** Sent again by itself. */
  | { readonly kind: 'waiting'; readonly error: ApiError }
  /** Sent again after the next change, or when the reader asks for it. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'limit'; readonly limit: Limit }
  /** Nothing is sent until the reader has chosen. */
  | { readonly kind: 'changed'; readonly newer: Version };

export interface SaverDeps {
  readonly api: Pick<StudyApi, 'study' | 'changeStudy' | 'createStudy' | 'deleteStudy'>;
  readonly copies: UnsentCopies;
  /** Calls after so many milliseconds, unless it is cancelled. */
  readonly later: (ms: number, act: () => void) => () => void;
  readonly now: () => number;
  /** An id for this page. */
  readonly page: string;
  /** The state has changed; `replaced`: so has the content, and not by the reader's own edit. */
  readonly told: (replaced: boolean) => void;
}

/** Edits come in groups; a group is one request. */
const GROUP_MS = 1_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/** These pass by themselves. */
const PASSING: ReadonlySet<ApiCode> = new Set<ApiCode>([
  ...(['UNREACHABLE', 'TOO_MANY_REQUESTS', 'TOO_MANY_CONNECTIONS'] as const),
  ...(['TOO_SLOW', 'TRY_AGAIN', 'SERVER_ENDING', 'INTERNAL'] as const),
]);

const versionOf = (study: Study): Version => ({ revision: study.revision, content: contentOf(study) });

export class StudySaver {
  readonly id: string;
  readonly #owner: PlayerInfo;
  readonly #deps: SaverDeps;
  /** What the server had when the changes began. */
  #base: Version;
  #content: StudyContent;
  #state: SaveState = { kind: 'saved' };
  #isSending = false;
  /** Sent without an answer: it may have arrived. */
  #unanswered: StudyContent | undefined;
  #failures = 0;
  #cancel: (() => void) | undefined;
  #isClosed = false;
  /** Copies that other pages of this device left, the last changed first. */
  #left: UnsentCopy[];
  /** Whether unsent changes survive the end of the page. */
  #isKept = true;

  constructor(study: Study, left: readonly UnsentCopy[], deps: SaverDeps) {
    this.id = study.id;
    this.#owner = study.owner;
    this.#deps = deps;
    this.#base = versionOf(study);
    this.#content = this.#base.content;
    this.#left = left.filter(({ owner }) => owner.id === study.owner.id);
    this.#adopt();
  }

  get content(): StudyContent {
    return this.#content;
  }

  get state(): SaveState {
    return this.#state;
  }

  get isKept(): boolean {
    return this.#isKept;
  }

  change(content: StudyContent): void {
    if (content === this.#content) return;
    this.#content = content;
    this.#keep();
    // A retry is under way already, or the reader has to choose first.
    if (this.#state.kind === 'changed' || this.#state.kind === 'waiting') this.#tell();
    else {
      this.#set({ kind: 'saving' });
      if (!this.#isSending && !this.#cancel) this.#schedule(GROUP_MS);
    }
  }

  /** Sends now what is unsent: the page is about to be left, the network is back, or the reader asks for it. */
  async flush(): Promise<void> {
    if (!this.#isSending && this.#state.kind !== 'saved') await this.#send();
  }

  /** Looks for changes from elsewhere, so that the reader does not edit an old revision. */
  async look(): Promise<void> {
    if (this.#state.kind !== 'saved') return this.flush();
    const content = this.#content;
    const answer = await this.#deps.api.study(this.id);
    if (!answer.ok || this.#isClosed || answer.value.revision <= this.#base.revision) return;
    // Without changes of the reader's own there is nothing to choose.
    if (this.#content === content && !this.#isSending) this.#take(versionOf(answer.value));
  }

  /** Sends once more; after that the copy on this device waits for the next visit. */
  close(): void {
    this.#isClosed = true;
    this.#cancel?.();
    void this.flush();
  }

  #tell(replaced = false): void {
    this.#deps.told(replaced);
  }

  #set(state: SaveState, replaced = false): void {
    this.#state = state;
    this.#tell(replaced);
  }

  #schedule(ms: number): void {
    this.#cancel?.();
    if (this.#isClosed) return;
    this.#cancel = this.#deps.later(ms, () => void this.#send());
  }

  // ---- the copy on this device

  #copy(): UnsentCopy {
    const { revision, content: base } = this.#base;
    const { page: key, now } = this.#deps;
    const [owner, content] = [this.#owner, this.#content];
    return { key, study: this.id, owner, revision, base, content, changed: now() };
  }

  #keep(): void {
    void this.#deps.copies.keep(this.#copy()).then(kept => {
      if (kept === this.#isKept) return;
      this.#isKept = kept;
      this.#tell();
    });
  }

  #drop(): void {
    void this.#deps.copies.drop({ key: this.#deps.page, changed: Infinity });
  }

  /** Takes over what another page could not send, as if it had been changed here. */
  #adopt(): void {
    const copy = this.#left.shift();
    if (!copy) return;
    const server = this.#base;
    const { revision, base, content } = copy;
    if (isSame(content, server.content) || isSame(content, base)) {
      void this.#deps.copies.drop(copy);
      this.#adopt();
      return;
    }
    this.#content = content;
    this.#base = { revision, content: base };
    this.#keep();
    void this.#deps.copies.drop(copy);
    if (revision < server.revision) this.#set({ kind: 'changed', newer: server }, true);
    else {
      this.#set({ kind: 'saving' }, true);
      this.#schedule(0);
    }
  }

  // ---- requests

  async #send(): Promise<void> {
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#isSending || this.#state.kind === 'changed') return;
    const content = this.#content;
    if (isSame(content, this.#base.content)) {
      this.#saved();
      return;
    }
    const limit = limitOf(content.chapters);
    if (limit) {
      this.#set({ kind: 'limit', limit });
      return;
    }
    this.#isSending = true;
    this.#set({ kind: 'saving' });
    const change = { ...sentOf(content), revision: this.#base.revision };
    const answer = await this.#deps.api.changeStudy(this.id, change);
    this.#isSending = false;
    if (!answer.ok) {
      this.#failed(content, answer.error);
      return;
    }
    this.#failures = 0;
    this.#unanswered = undefined;
    this.#base = { revision: answer.value.revision, content };
    if (this.#content === content) this.#saved();
    else {
      this.#keep();
      await this.#send();
    }
  }

  #saved(): void {
    this.#drop();
    this.#set({ kind: 'saved' });
    this.#adopt();
  }

  #failed(sent: StudyContent, error: ApiError): void {
    const study = newerStudy(error);
    if (study) {
      const newer = versionOf(study);
      // Sent by this page without an answer, or by another page of this device.
      const own = [sent, this.#unanswered].find(content => content && isSame(newer.content, content));
      this.#unanswered = undefined;
      if (!own) {
        this.#set({ kind: 'changed', newer });
        return;
      }
      this.#base = { revision: newer.revision, content: own };
      void this.#send();
    } else if (PASSING.has(error.code)) {
      this.#unanswered = sent;
      const doubled = Math.min(FIRST_RETRY_MS * 2 ** this.#failures++, LAST_RETRY_MS);
      this.#set({ kind: 'waiting', error });
      this.#schedule(error.wait === undefined ? doubled : error.wait * 1_000);
    } else this.#set({ kind: 'refused', error });
  }

  // ---- the reader's choice

  /** The content of the server, without the reader's own changes. */
  #take(newer: Version): void {
    this.#base = newer;
    this.#content = newer.content;
    this.#drop();
    this.#set({ kind: 'saved' }, true);
    this.#adopt();
  }

  takeNewer(): void {
    if (this.#state.kind === 'changed') this.#take(this.#state.newer);
  }

  /** Whether the reader's own chapters can follow those of the newer study: there may be none, or no room. */
  get joining(): 'possible' | 'full' | 'none' {
    const own = ownChapters(this.#base.content, this.#content).length;
    if (this.#state.kind !== 'changed' || own === 0) return 'none';
    return this.#state.newer.content.chapters.length + own <= MAX_CHAPTERS ? 'possible' : 'full';
  }

  /** The newer study, with the reader's own chapters at its end. */
  keepAsChapters(nameOf: (title: string) => string): void {
    if (this.#state.kind !== 'changed') return;
    const { newer } = this.#state;
    this.#content = joinChapters(newer.content, this.#base.content, this.#content, nameOf);
    this.#base = newer;
    this.#keep();
    this.#set({ kind: 'saving' }, true);
    this.#schedule(0);
  }

  /** A private study of its own with the reader's version; this one is then as the server has it. */
  async keepAsStudy(title: string): Promise<Answer<SavedStudy>> {
    const answer = await this.#deps.api.createStudy({
      ...sentOf(this.#content),
      title,
      visibility: 'private',
    });
    if (answer.ok) {
      this.#drop();
      this.takeNewer();
    }
    return answer;
  }

  async delete(): Promise<Answer<unknown>> {
    const answer = await this.#deps.api.deleteStudy(this.id);
    if (answer.ok) {
      this.#isClosed = true;
      this.#cancel?.();
      this.#drop();
      for (const copy of this.#left) void this.#deps.copies.drop(copy);
    }
    return answer;
  }
}
