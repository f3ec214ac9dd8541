import { connect, type Client, type RoomHandle, type GameState } from '@korong/client';
import { allGames, toAct, type Match } from '@korong/match';
import type { ClientMessage, PlayerCommand, PlayerInfo, ServerMessage } from '@korong/protocol';
import { someTurn } from '../../apps/server/src/rooms/testing.ts';
import type { Counts } from './counts.ts';
import { FaultyConnection, type Weather } from './faultyConnection.ts';
import { linkedAct } from './linked.ts';
import type { Process, ServerEnd } from './server.ts';

/** The clients' clocks run this much faster, so that their timeouts do not slow the test down. */
const HASTE = 20;
/** The limit of pending commands, until the server has caught up. */
const MAX_PENDING = 4;

interface PersonDeps {
  readonly processes: readonly [Process, Process];
  readonly random: () => number;
  readonly weather: () => Weather;
  readonly counts: Counts;
}

/** A player with a real client, connected to either process over a faulty network. A spectator has no name. */
export class Person {
  readonly player: PlayerInfo | undefined;
  readonly client: Client;
  readonly room: RoomHandle;
  /** All commands by message id, except cancelled ones. */
  readonly issued = new Set<string>();
  /** The chat lines among them. */
  readonly lines = new Set<string>();
  /**
   * Commands that cannot become possible later: timely turns, answers to a seen offer, gifts of time. A refused one has not happened and
   * never will. A copy of any other command may still be in flight at another process.
   */
  readonly binding = new Set<string>();
  /** All answers of the server to each command, in order. */
  readonly answers = new Map<string, string[]>();
  readonly #deps: PersonDeps;
  #watches = 0;

  /** `home`: the process that it usually connects to. */
  constructor(game: string, player: PlayerInfo | undefined, home: 0 | 1, deps: PersonDeps) {
    this.player = player;
    this.#deps = deps;
    const { random } = deps;
    this.client = connect({
      rules: allGames,
      open: hear => {
        let end: ServerEnd | undefined;
        this.#watches = 0;
        const link = new FaultyConnection(deps, () => {
          end?.ended();
          hear.closed(1006);
        });
        const process = deps.processes[random() < 0.75 === (home === 0) ? 0 : 1];
        setTimeout(() => {
          if (!link.open) return;
          end = process.connect(
            player,
            text => {
              link.send('down', () => {
                this.#note(text);
                hear.message(text);
              });
            },
            () => {
              link.break();
            },
          );
          hear.opened();
        }, random() * 5);
        return {
          send: text => {
            this.#watched(text);
            link.send('up', () => end?.hear(text));
          },
          close: () => {
            link.break();
          },
        };
      },
      after: (ms, run) => {
        const timer = setTimeout(run, ms / HASTE);
        return () => {
          clearTimeout(timer);
        };
      },
      now: () => performance.now() * HASTE,
      random,
      version: 'fuzz',
    });
    this.room = this.client.watch(game);
  }

  #watched(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.kind === 'watch' && ++this.#watches > 1) this.#deps.counts.resyncs++;
    // The client sends parts of lots by itself.
    if (message.kind === 'do' && ['seal', 'nonce'].includes(message.command.kind))
      this.issued.add(message.id);
  }

  #note(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.kind === 'ack') this.#answer(message.id, `ack ${message.seq}`);
    if (message.kind === 'refused' && message.id !== undefined) this.#answer(message.id, message.code);
  }

  #answer(id: string, answer: string): void {
    this.answers.set(id, [...(this.answers.get(id) ?? []), answer]);
  }

  /** Does something that a player might do, sensible or not. */
  act(): void {
    const { random } = this.#deps;
    const state = this.room.get();
    const { match } = state;
    if (match === undefined || this.player === undefined || state.pending.length > MAX_PENDING) return;
    const chance = random();
    if (chance < 0.03) this.#say(`line ${this.lines.size + 1}`);
    else if (chance < (match.setup.links ? 0.07 : 0.25)) this.#whimsically(match, random);
    else if (match.setup.links) this.#link(state, random);
    else if (match.result === undefined && toAct(match) === state.side && !hasTurn(state))
      this.#do({ kind: 'turn', answers: match.turns.length, text: someTurn(match, random) }, true);
  }

  #link(state: GameState, random: () => number): void {
    const command = hasTurn(state) ? undefined : linkedAct(state, random);
    if (command) this.#do(command, true);
  }

  #say(text: string): void {
    const id = this.room.say(text);
    this.issued.add(id);
    this.lines.add(id);
  }

  #do(command: PlayerCommand, isBinding: boolean): void {
    const id = this.room.send(command);
    this.issued.add(id);
    if (isBinding) this.binding.add(id);
    // Sometimes the player cancels it, if there is still time.
    if (this.#deps.random() < 0.1 && this.room.cancel(id)) this.issued.delete(id);
  }

  #whimsically(match: Match, random: () => number): void {
    const how = (['ask', 'accept', 'decline'] as const)[Math.floor(random() * 3)]!;
    const turns = match.turns.length;
    const whims: readonly PlayerCommand[] = [
      { kind: 'addTime' },
      { kind: 'addTime' },
      { kind: 'draw', how: how === 'accept' ? 'decline' : how },
      { kind: 'takeback', how, ...(how === 'ask' ? { to: Math.max(0, turns - 1) } : {}) },
      { kind: 'turn', answers: Math.max(0, turns + (random() < 0.5 ? 1 : -1)), text: 'f6' },
      { kind: 'rematch', how: 'ask' },
      { kind: 'flag' },
    ];
    const whim = whims[Math.floor(random() * whims.length)]!;
    const answers = 'how' in whim && whim.how !== 'ask' && match.offers[whim.kind] !== undefined;
    // While a use is unsettled no time can be given, and afterwards it can.
    this.#do(whim, answers || (whim.kind === 'addTime' && !match.setup.links));
  }
}

/** Commands of the player whose turn it is, sent once. */
const TURNS: readonly PlayerCommand['kind'][] = ['turn', 'announce', 'challenge', 'waive', 'inner'];

const hasTurn = ({ pending }: GameState): boolean =>
  pending.some(({ command }) => TURNS.includes(command.kind));
