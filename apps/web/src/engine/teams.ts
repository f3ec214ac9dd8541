// One tree for several workers, where pages may share memory with them.
import { Team, createTeamMemory, netFamilyOf, type Level } from '@korong/engine';
import type { GameName } from '@korong/rules';
import type { WorkerLike } from './channel.js';
import { MEMORY } from './memory.js';
import type { SharedTeam } from './workerMessages.js';

/** Whether memory can be shared: on https and on this machine, if the server isolates its pages. */
export const canShare = (): boolean =>
  typeof SharedArrayBuffer !== 'undefined' && globalThis.crossOriginIsolated;

/** What the players of a team are made of. */
interface Setup {
  readonly game: GameName;
  /** The start position of the game. */
  readonly start: string;
  readonly net: Level['net'];
}

/** A page needs at most one team for a level and one for analysis at a time. */
type Use = 'level' | 'analysis';

interface Entry {
  readonly key: string;
  readonly shared: SharedTeam;
  readonly team: Team;
}

/** A worker that helps. It is created on first use, and again after a crash. */
interface Helper {
  worker?: WorkerLike;
  /** The team that it was sent to. */
  at?: Entry | undefined;
}

/** The helpers of the worker that leads. They serve one team at a time. */
export class Teams {
  readonly #make: () => WorkerLike;
  readonly #helpers: readonly Helper[];
  readonly #entries = new Map<Use, Entry>();
  #serving: Entry | undefined;
  #ticket = 0;
  #made = 0;

  constructor(make: () => WorkerLike, helpers: number) {
    this.#make = make;
    this.#helpers = Array.from({ length: helpers }, () => ({}));
  }

  /** The team for this use. All helpers are sent to it. */
  gather(use: Use, setup: Setup): SharedTeam {
    const entry = this.#entryFor(use, setup);
    if (this.#serving !== entry) {
      this.#dismiss();
      this.#serving = entry;
      this.#ticket++;
    }
    this.#helpers.forEach((helper, i) => {
      if (helper.at !== entry) this.#send(helper, i + 1, entry, setup);
    });
    return entry.shared;
  }

  /** After a crash of the leader: nobody works for it any more, and its trees may be unsound. */
  reset(): void {
    this.#dismiss();
    this.#entries.clear();
  }

  close(): void {
    for (const helper of this.#helpers) this.#end(helper);
    this.reset();
  }

  #dismiss(): void {
    this.#serving?.team.dismiss(this.#ticket);
    this.#serving = undefined;
    for (const helper of this.#helpers) helper.at = undefined;
  }

  #entryFor(use: Use, { game, start, net }: Setup): Entry {
    const key = `${netFamilyOf(game, start)} ${net}`;
    const known = this.#entries.get(use);
    if (known?.key === key) return known;
    const memory = createTeamMemory(MEMORY, this.#helpers.length);
    const entry = { key, shared: { id: ++this.#made, memory }, team: new Team(memory) };
    this.#entries.set(use, entry);
    return entry;
  }

  #send(helper: Helper, number: number, entry: Entry, setup: Setup): void {
    const ticket = this.#ticket;
    /** It has left without being dismissed: it is sent again with the next question. */
    const lose = (): void => {
      entry.team.lose(number);
      if (helper.at === entry) helper.at = undefined;
    };
    try {
      const worker = (helper.worker ??= this.#make());
      helper.at = entry;
      worker.onmessage = ({ data }) => {
        if (data.kind === 'left' && data.ticket === ticket) lose();
      };
      worker.onerror = () => {
        this.#end(helper);
        lose();
      };
      worker.postMessage({ kind: 'help', ticket, helper: number, memory: entry.shared.memory, ...setup });
    } catch {
      // The browser refused to create another worker.
      this.#end(helper);
    }
  }

  #end(helper: Helper): void {
    helper.worker?.terminate();
    delete helper.worker;
    helper.at = undefined;
  }
}
