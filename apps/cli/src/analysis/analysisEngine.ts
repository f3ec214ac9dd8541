import { message } from '@korong/messages';
import { actionOf, type Action } from './action.js';
import { answerOf, overAnswer } from './answer.js';
import type { Job } from './job.js';
import { JobQueue } from './jobQueue.js';
import { TEXT, readField, readLine, type Json } from './query.js';
import { FIELDS, readRequest, type Place, type Request } from './request.js';
import { ThreadPool } from './threadPool.js';

export interface AnalysisSettings {
  readonly threads: number;
  readonly net: string;
  readonly visits: number;
  readonly version: string;
}

/** A job and the query that it belongs to. */
interface Open {
  readonly job: Job;
  readonly request: Request;
  readonly place: Place;
}

/** More than a position has first steps. */
const ALL_MOVES = 1_000;

/**
 * Answers queries with positions to search, in the manner of KataGo's analysis engine: one JSON object per line, several positions at a
 * time, answers in any order. Every position gets exactly one answer that is not during the search. No line ends it.
 */
export class AnalysisEngine {
  readonly #settings: AnalysisSettings;
  readonly #write: (answer: object) => void;
  readonly #queue = new JobQueue();
  readonly #open = new Map<number, Open>();
  readonly #pool: ThreadPool;
  #last = 0;
  #idle: () => void = () => undefined;

  constructor(settings: AnalysisSettings, write: (answer: object) => void) {
    this.#settings = settings;
    this.#write = write;
    this.#pool = new ThreadPool(settings.threads, () => this.#queue.take(), {
      searched: (job, searched) => {
        const open = this.#open.get(job.number)!;
        this.#write(answerOf(open.request, open.place, searched));
        if (!searched.isDuringSearch) this.#close(job.number);
      },
      failed: (job, why) => {
        const { request, place } = this.#open.get(job.number)!;
        this.#write({ error: why, id: request.id, turnNumber: place.turnNumber });
        this.#close(job.number);
      },
    });
  }

  line(text: string, tooLong: boolean): void {
    if (text.trim() === '' && !tooLong) return;
    const read = readLine(text, tooLong);
    if (!read.ok) {
      this.#write(read.error);
      return;
    }
    const query = read.value;
    const id = readField(query, 'id', TEXT);
    if (!id.ok || id.value === undefined) {
      this.#write({ error: message('error.analysis.id'), field: 'id' });
      return;
    }
    if (query.action === undefined) this.#analyse(id.value, query);
    else this.#act(id.value, query);
  }

  /** Resolves when every query has been answered, and ends the threads. */
  async finish(): Promise<void> {
    if (this.#open.size > 0)
      await new Promise<void>(resolve => {
        this.#idle = resolve;
      });
    await this.#pool.close();
  }

  #analyse(id: string, query: Json): void {
    const request = readRequest(id, query);
    if (!request.ok) {
      this.#write({ ...request.error, id });
      return;
    }
    for (const field of Object.keys(query).filter(name => !FIELDS.includes(name)))
      this.#write({ warning: message('error.analysis.unknown', { field: field.slice(0, 40) }), field, id });
    for (const place of request.value.places) this.#enqueue(request.value, place);
    this.#pool.fill();
  }

  #enqueue(request: Request, place: Place): void {
    if (place.result !== undefined) {
      this.#write(overAnswer(request, place, place.result));
      return;
    }
    const { game, net, maxVisits, maxMoves, reportEvery } = request;
    const job: Job = {
      number: ++this.#last,
      game,
      net: net ?? this.#settings.net,
      position: place.position,
      visits: maxVisits ?? this.#settings.visits,
      lines: maxMoves ?? ALL_MOVES,
      ...(reportEvery === undefined ? {} : { reportEvery }),
    };
    this.#open.set(job.number, { job, request, place });
    this.#queue.add(job, place.priority);
  }

  #act(id: string, query: Json): void {
    const action = actionOf(query);
    if (!action.ok) {
      this.#write({ ...action.error, id });
      return;
    }
    const { version } = this.#settings;
    this.#write(action.value.kind === 'version' ? { ...query, version, git_hash: '<omitted>' } : query);
    if (action.value.kind === 'terminate') this.#terminate(action.value);
  }

  #terminate({ id, turns }: Extract<Action, { kind: 'terminate' }>): void {
    for (const { job, request, place } of [...this.#open.values()]) {
      if (id !== undefined && request.id !== id) continue;
      if (turns && !turns.includes(place.turnNumber)) continue;
      if (!this.#queue.remove(job)) this.#pool.stop(job.number);
      else {
        this.#write({ id: request.id, isDuringSearch: false, noResults: true, turnNumber: place.turnNumber });
        this.#close(job.number);
      }
    }
  }

  #close(number: number): void {
    this.#open.delete(number);
    if (this.#open.size === 0) this.#idle();
    else this.#pool.fill();
  }
}
