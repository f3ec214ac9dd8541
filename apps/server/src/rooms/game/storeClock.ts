import type { Log } from '../../logs.js';
import { StoreTrouble, type HeartbeatStore, type Outage } from '../../store/store.js';

/** How often every process beats. */
const BEAT_EVERY = 1_000;
/** Without a beat of any process for longer than this no game could go on: an outage. */
const OUTAGE_OVER = 2_500;
/** A process that was away itself, or starts, cannot assume that a beat was only late. */
const OUTAGE_OVER_AFTER_TROUBLE = 1_250;
/** After so long without a beat of its own a process no longer knows the store's time. */
const STALE_AFTER = 3_000;
/** How old the last beat may be for the process to count as ready. */
const BEATING_WITHIN = 5_000;
const AGAIN_AFTER = 250;
/** Shorter trouble is not shown to players. */
const TOLD_AFTER = 700;
/** No clock runs longer than this. */
const REMEMBERED = 15 * 86_400_000;
const MAX_SAMPLES = 8;
/** A sudden difference of so much means that the clock of this machine was set. */
const JUMP = 1_000;
/** Outages are looked for further back than the last beat: the process that noticed one may have been slow. */
const OVERLAP = 60_000;

interface Sample {
  readonly offset: number;
  readonly rtt: number;
}

/** The store's time, whether it is in reach, and when it was not. */
export class StoreClock {
  readonly #store: HeartbeatStore;
  readonly #machineNow: () => number;
  readonly #log: Log;
  readonly #troubleListeners = new Set<(on: boolean) => void>();
  readonly #recoveryListeners: (() => void)[] = [];
  #samples: Sample[] = [];
  #offset = 0;
  #outages: readonly Outage[] = [];
  /** When the last beat came back, by the clock of this machine, and the store's time in it. */
  #beatAt = -Infinity;
  #lastNow = 0;
  /** Something failed since the last beat. */
  #failed = false;
  /** The last beat did not come back. */
  #missed = false;
  #unsteadySince: number | undefined;
  #trouble = false;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | undefined;
  #waiting: (() => void)[] = [];
  #closed = false;

  constructor(store: HeartbeatStore, machineNow: () => number, log: Log) {
    this.#store = store;
    this.#machineNow = machineNow;
    this.#log = log;
  }

  now(): number {
    return Math.round(this.#machineNow() + this.#offset);
  }

  /** Whether time and outages are known well enough to decide about clocks. */
  steady(): boolean {
    return !this.#failed && this.#machineNow() - this.#beatAt < STALE_AFTER;
  }

  /** Whether the last beat was written recently. Unlike `steady`, other failures since then do not count. */
  hasHeartbeat(): boolean {
    return !this.#missed && this.#machineNow() - this.#beatAt < BEATING_WITHIN;
  }

  /** Waits for a beat if one is needed; false if there was none within `patience` milliseconds. */
  async waitUntilSteady(patience: number): Promise<boolean> {
    if (this.steady()) return true;
    return new Promise(resolve => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter(waits => waits !== heard);
        resolve(false);
      }, patience);
      const heard = (): void => {
        clearTimeout(timer);
        resolve(!this.#closed);
      };
      this.#waiting.push(heard);
    });
  }

  /** Outages of which something lies after `since`. */
  outagesAfter(since: number): readonly Outage[] {
    return this.#outages.at(-1) === undefined || this.#outages.at(-1)!.to <= since
      ? []
      : this.#outages.filter(({ to }) => to > since);
  }

  /**
   * A part could not reach the store: nothing is decided until the next beat. Damage in one game does not keep the others
   * waiting.
   */
  failed(trouble: StoreTrouble): void {
    if (this.#closed || this.#failed || trouble.damaged) return;
    this.#failed = true;
    this.look();
    this.#schedule(AGAIN_AFTER);
  }

  /** To be called several times a second: tells of trouble that lasts, also where requests hang without failing. */
  look(): void {
    if (this.steady()) return;
    this.#unsteadySince ??= this.#machineNow();
    if (this.#machineNow() - this.#unsteadySince >= TOLD_AFTER) this.#tell(true);
  }

  onTrouble(listener: (on: boolean) => void): () => void {
    this.#troubleListeners.add(listener);
    listener(this.#trouble);
    return () => this.#troubleListeners.delete(listener);
  }

  /** Called after a beat that found new outages or ended trouble. */
  onRecovery(listener: () => void): void {
    this.#recoveryListeners.push(listener);
  }

  async start(): Promise<void> {
    await this.#beat();
    this.#schedule(BEAT_EVERY);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const heard of this.#waiting.splice(0)) heard();
    await this.#beating?.catch(() => undefined);
  }

  #schedule(after: number): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#beating ??= this.#beat()
        .then(
          () => BEAT_EVERY,
          (error: unknown) => {
            this.#failed = true;
            this.#missed = true;
            this.look();
            if (!(error instanceof StoreTrouble)) this.#log.error({ err: error }, 'heartbeat failed');
            return AGAIN_AFTER;
          },
        )
        .then(next => {
          this.#beating = undefined;
          this.#schedule(next);
        });
    }, after);
  }

  async #beat(): Promise<void> {
    const first = this.#beatAt === -Infinity;
    const over = first || this.#failed ? OUTAGE_OVER_AFTER_TROUBLE : OUTAGE_OVER;
    const sent = this.#machineNow();
    const { now } = await this.#store.beat(over);
    const came = this.#machineNow();
    this.#measure({ offset: now - (sent + came) / 2, rtt: came - sent });
    const fresh = await this.#store.outagesSince(first ? now - REMEMBERED : this.#lastNow - OVERLAP);
    const known = this.#outages.length;
    this.#remember(fresh, now);
    const news = this.#outages.length !== known || this.#trouble;
    this.#lastNow = now;
    this.#beatAt = came;
    this.#failed = false;
    this.#missed = false;
    this.#unsteadySince = undefined;
    for (const heard of this.#waiting.splice(0)) heard();
    this.#tell(false);
    if (news) for (const listener of this.#recoveryListeners) listener();
  }

  /** The quickest of the last few beats is the most exact; the others were held up on one way or the other. */
  #measure(sample: Sample): void {
    if (Math.abs(sample.offset - this.#offset) > JUMP) this.#samples = [];
    this.#samples = [...this.#samples, sample].slice(-MAX_SAMPLES);
    this.#offset = this.#samples.reduce((best, next) => (next.rtt < best.rtt ? next : best)).offset;
  }

  #remember(fresh: readonly Outage[], now: number): void {
    const unknown = fresh.filter(({ from }) => !this.#outages.some(known => known.from === from));
    if (unknown.length === 0) return;
    this.#outages = [...this.#outages, ...unknown]
      .filter(({ to }) => to > now - REMEMBERED)
      .sort((a, b) => a.to - b.to);
  }

  #tell(on: boolean): void {
    if (this.#trouble === on) return;
    this.#trouble = on;
    for (const listener of this.#troubleListeners) listener(on);
  }
}
