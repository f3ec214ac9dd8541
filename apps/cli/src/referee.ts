import { message, type MessageKey } from '@korong/messages';
import type { AnyGame, Refusal } from '@korong/rules';
import { explain } from './explain.js';
import { explainPosition } from './explainPosition.js';
import type { Line } from './lines.js';
import { resultOf, addSteps, historyAt, withoutLastStep, type StepHistory } from './stepHistory.js';

/** The longest accepted line, longer than `position` and any position text. */
export const MAX_LINE = 4_096;

/** Escapes every character outside ASCII, so that the output is the same bytes in every encoding. */
const ascii = (json: string): string =>
  json.replace(/[^\0-~]/g, c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

const line = (value: object): string => `${ascii(JSON.stringify(value))}\n`;

const refusalLine = (refusal: Refusal, sentence = explain(refusal)): string =>
  line({ ok: false, code: refusal.code, message: sentence, at: refusal.at });

const ownRefusal = (code: MessageKey): string => line({ ok: false, code, message: message(code), at: [] });

/** The state of the game, as one JSON line. */
const stateLine = (history: StepHistory): string => {
  const { game, turn } = history;
  const result = resultOf(history);
  return line({
    ok: true,
    acts: result === null ? game.toAct(turn.position) : null,
    phase: game.phase(turn.position),
    steps: game.steps(turn.position).map(step => game.stepText(step)),
    turn: turn.steps.map(step => game.stepText(step)),
    result,
    position: game.positionText(turn.position),
  });
};

/** Answers lines about one game. A refused line changes nothing. */
export class Referee {
  #history: StepHistory;
  readonly #game: AnyGame;
  readonly #start: unknown;
  readonly #usual: string;

  constructor(game: AnyGame, start: unknown) {
    this.#game = game;
    this.#start = start;
    this.#usual = game.positionText(start);
    this.#history = historyAt(game, start);
  }

  state(): string {
    return stateLine(this.#history);
  }

  answer({ text, tooLong }: Line): string {
    if (tooLong) return refusalLine({ code: 'TEXT_TOO_LONG', at: [], text: `${text.slice(0, 40)}…` });
    const command = text.trim();
    if (command === 'new') return this.#goTo(historyAt(this.#game, this.#start));
    if (command === 'undo') {
      const before = withoutLastStep(this.#history);
      return before ? this.#goTo(before) : ownRefusal('NOTHING_TO_UNDO');
    }
    if (/^position(\s|$)/.test(command)) {
      const typed = command.slice('position'.length);
      const position = this.#game.readPosition(typed);
      return position.ok
        ? this.#goTo(historyAt(this.#game, position.value))
        : refusalLine(position.error, explainPosition(this.#game, typed, position.error, this.#usual));
    }
    const next = addSteps(this.#history, text);
    return next.ok ? this.#goTo(next.value) : refusalLine(next.error);
  }

  #goTo(history: StepHistory): string {
    this.#history = history;
    return this.state();
  }
}
