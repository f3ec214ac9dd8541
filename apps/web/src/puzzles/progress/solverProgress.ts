// The solver's progress: on the device, or with the account that is signed in. Works without a server and catches up later.
import type { PlayerInfo } from '@korong/protocol';
import type { GameName } from '@korong/rules';
import type { RatedPuzzle } from '@korong/study';
import type { Api } from '../../api/api.js';
import type { ApiError } from '../../api/request.js';
import type { StudyApi } from '../../api/studyApi.js';
import { GAME_NAMES } from '../../games/about.js';
import type { StoredText } from '../../store/storedText.js';
import { SECOND } from '../../ui/durations.js';
import {
  NEW_COPY,
  readAccounts,
  shownProgress,
  withAnswer,
  withDevice,
  without,
  withServer,
  type AccountCopy,
  type Waiting,
} from './account.js';
import { NEW, readProgress, withRecord, withTry, type Progress, type Rated } from './progress.js';

export interface ProgressDeps {
  readonly api: Pick<StudyApi, 'attempt' | 'puzzleProgress' | 'puzzleRatings'> & Pick<Api, 'me'>;
  /** The progress without an account, and the records. */
  readonly device: StoredText;
  /** The copies of accounts. */
  readonly accounts: StoredText;
  /** The id of the reader whom the server last named; of all tabs. */
  readonly known: () => string | undefined;
  readonly later: (act: () => void, ms: number) => void;
}

const VERSION = 1;
/** A page does not wait longer for the server; it goes on with what the device knows. */
const PATIENCE_MS = 1.5 * SECOND;
/** To ask again after a failure, unless the server names its own time. */
const AGAIN_S = 30;

/** `waits`: the server does not have the try yet; the rating is the estimate of the device. */
export type KeptTry = Rated & { readonly waits: boolean };

export class SolverProgress {
  readonly #deps: ProgressDeps;
  readonly #listeners = new Set<() => void>();
  /** What the server said to the tries of this tab, by puzzle. */
  readonly #answers = new Map<string, Rated>();
  readonly #ratings = new Map<GameName, ReadonlyMap<string, number>>();
  /** One exchange with the server after the other. */
  #last: Promise<unknown> = Promise.resolve();
  #first: Promise<void> | undefined;
  #isRetrying = false;

  constructor(deps: ProgressDeps) {
    this.#deps = deps;
  }

  /** Calls back after every change by this tab. */
  listen(hear: () => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  // ---- what the pages ask

  load(): Progress {
    const copy = this.#copy();
    return copy ? shownProgress(copy, this.#device()) : this.#device();
  }

  /** Whether an account keeps the rating. */
  get hasAccount(): boolean {
    return this.#copy() !== undefined;
  }

  /** How many tries the server does not have yet. */
  get waiting(): number {
    return this.#copy()?.waiting.length ?? 0;
  }

  /** The puzzles with the ratings that the server has given them. */
  rated(puzzles: readonly RatedPuzzle[]): RatedPuzzle[] {
    return puzzles.map(puzzle => {
      const rating = this.#ratings.get(puzzle.game)?.get(puzzle.id);
      return rating === undefined ? puzzle : { ...puzzle, rating: Math.round(rating) };
    });
  }

  /** Settles once the server has been heard, but soon in any case. */
  ready(): Promise<void> {
    this.#first ??= this.sync();
    const patience = new Promise<void>(resolve => {
      this.#deps.later(resolve, PATIENCE_MS);
    });
    return Promise.race([this.#first, patience]);
  }

  /** Sends what waits and learns what the server knows. Asks nothing if the server knows nobody on this device. */
  async sync(): Promise<void> {
    if (this.#deps.known() !== undefined) await this.#next(() => this.#exchange());
  }

  // ---- what the pages keep

  async keepTry(puzzle: RatedPuzzle, solved: boolean): Promise<KeptTry> {
    const { progress, ...estimate } = withTry(this.load(), puzzle, solved);
    const account = this.#account();
    if (!estimate.counted) return { ...estimate, waits: false };
    if (account === undefined) {
      this.#keepDevice(progress);
      return { ...estimate, waits: false };
    }
    const { id, game, rating } = puzzle;
    this.#change(account, copy => ({ ...copy, waiting: [...copy.waiting, { id, game, solved, rating }] }));
    const answers = await this.#next(() => this.#send(account));
    const answer = answers.get(id);
    return answer ? { ...answer, waits: false } : { ...estimate, waits: true };
  }

  /** A try as it stands now: one that waited may have been sent meanwhile, by this tab or another one. */
  current(id: string, kept: KeptTry): KeptTry {
    const copy = this.#copy();
    if (!kept.waits || !copy || copy.waiting.some(one => one.id === id)) return kept;
    return { ...kept, ...this.#answers.get(id), waits: false };
  }

  keepRecord(game: GameName, kind: 'streak' | 'run', count: number): Progress {
    this.#keepDevice(withRecord(this.#device(), game, kind, count));
    return this.load();
  }

  /** Forgets what the device alone keeps: everything, or with an account the records. */
  forget(): Progress {
    this.#deps.device.write(null);
    this.#tell();
    return this.load();
  }

  // ---- the server

  #next<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#last.then(act);
    this.#last = done.catch(() => undefined);
    return done;
  }

  async #exchange(): Promise<void> {
    const me = await this.#deps.api.me();
    if (!me.ok) {
      this.#again(me.error);
      return;
    }
    const { player } = me.value;
    if (!player) return;
    await Promise.all([
      this.#learnRatings(),
      player.account ? this.#send(this.#adopt(player)).then(() => this.#learn(player.id)) : undefined,
    ]);
  }

  /** The account takes over what was tried on this device without one. Other accounts stay only while they have tries to send. */
  #adopt({ id }: PlayerInfo): string {
    const device = this.#device();
    const accounts = readAccounts(this.#deps.accounts.read());
    const others = Object.entries(accounts).filter(([one, { waiting }]) => one !== id && waiting.length > 0);
    const copy = withDevice(accounts[id] ?? NEW_COPY, device);
    this.#deps.accounts.write(JSON.stringify({ ...Object.fromEntries(others), [id]: copy }));
    if (GAME_NAMES.some(game => Object.keys(device[game].tried).length > 0)) {
      const records = GAME_NAMES.map(game => [
        game,
        { ...NEW, streak: device[game].streak, run: device[game].run },
      ]);
      this.#keepDevice(Object.fromEntries(records) as Progress);
    } else this.#tell();
    return id;
  }

  /** Sends what waits, in order, while this account is signed in. Answers are by puzzle. */
  async #send(account: string): Promise<ReadonlyMap<string, Rated>> {
    const answers = new Map<string, Rated>();
    const asked = new Set<string>();
    const next = (): Waiting | undefined =>
      this.#deps.known() === account ? this.#copy()?.waiting.find(({ id }) => !asked.has(id)) : undefined;
    for (let waiting; (waiting = next());) {
      const { id, solved } = waiting;
      asked.add(id);
      const answer = await this.#deps.api.attempt(id, solved);
      if (answer.ok) {
        const { counted, before, solver } = answer.value;
        const rated = { counted, before, after: solver.rating };
        answers.set(id, rated);
        this.#answers.set(id, rated);
        this.#change(account, copy => withAnswer(copy, waiting, answer.value));
      } else if (answer.error.code === 'PUZZLE_NOT_FOUND') {
        // A puzzle of another version of the product: the server will never take it.
        this.#change(account, copy => without(copy, id));
      } else {
        this.#again(answer.error);
        break;
      }
    }
    return answers;
  }

  async #learn(account: string): Promise<void> {
    for (const game of GAME_NAMES) {
      const answer = await this.#deps.api.puzzleProgress(game);
      if (!answer.ok) {
        this.#again(answer.error);
        return;
      }
      if (this.#deps.known() !== account) return;
      this.#change(account, copy => withServer(copy, game, answer.value));
    }
  }

  async #learnRatings(): Promise<void> {
    for (const game of GAME_NAMES) {
      const answer = await this.#deps.api.puzzleRatings(game);
      if (answer.ok) this.#ratings.set(game, new Map(answer.value.puzzles.map(one => [one.id, one.rating])));
    }
  }

  /** Another exchange later. It begins with who is signed in, so that an ended session is noticed. */
  #again({ wait }: ApiError): void {
    if (this.#isRetrying) return;
    this.#isRetrying = true;
    this.#deps.later(
      () => {
        this.#isRetrying = false;
        void this.sync();
      },
      (wait ?? AGAIN_S) * SECOND,
    );
  }

  // ---- what is kept here; read again before it is written, because another tab may have written meanwhile

  #account(): string | undefined {
    const id = this.#deps.known();
    return id !== undefined && readAccounts(this.#deps.accounts.read())[id] ? id : undefined;
  }

  #copy(): AccountCopy | undefined {
    const id = this.#deps.known();
    return id === undefined ? undefined : readAccounts(this.#deps.accounts.read())[id];
  }

  #change(account: string, to: (copy: AccountCopy) => AccountCopy): void {
    const accounts = readAccounts(this.#deps.accounts.read());
    const changed = to(accounts[account] ?? NEW_COPY);
    this.#deps.accounts.write(JSON.stringify({ ...accounts, [account]: changed }));
    this.#tell();
  }

  #device(): Progress {
    return readProgress(this.#deps.device.read());
  }

  #keepDevice(progress: Progress): void {
    this.#deps.device.write(JSON.stringify({ version: VERSION, ...progress }));
    this.#tell();
  }

  #tell(): void {
    for (const hear of this.#listeners) hear();
  }
}
