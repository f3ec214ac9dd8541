import { message } from '@korong/messages';
import { turnText, type Replay } from '@korong/rules';
import { askText } from '../describe.js';
import { drawBoard } from '../draw.js';
import { viewOf } from '../games/games.js';
import type { Terminal } from '../terminal.js';

/** The text shown after `number` turns. */
const page = ({ game, start, turns, record }: Replay, number: number, coloured: boolean): string => {
  const turn = turns[number - 1];
  const position = turn?.position ?? start;
  const comment = number === 0 ? record.comment : record.turns[number - 1]!.comment;
  const title =
    turn === undefined
      ? message('replay.start')
      : message('replay.turn', {
          number,
          count: turns.length,
          side: viewOf(game).sideName(game.toAct(turn.start)),
          turn: turnText(game, turn),
        });
  const end =
    number === turns.length
      ? [message('replay.result', { result: message(`result.${record.result ?? 'open'}`) })]
      : [];
  const asked = number === turns.length && record.result !== null && game.outcome(position) === undefined;
  return [
    '',
    drawBoard(game, position, { coloured, names: false }),
    '',
    title,
    ...(comment === undefined ? [] : [message('replay.comment', { comment })]),
    viewOf(game).state(position),
    // A resigned game is over: there is no prompt.
    ...(asked ? [] : [askText(game, position)]),
    ...end,
  ].join('\n');
};

/** Every position, one after the other. */
export const printAll = (played: Replay, terminal: Terminal): void => {
  for (let number = 0; number <= played.turns.length; number++) {
    terminal.print(page(played, number, terminal.coloured));
  }
};

/** Steps through a record interactively. */
export const stepThrough = async (played: Replay, terminal: Terminal): Promise<void> => {
  const last = played.turns.length;
  for (const [name, value] of Object.entries(played.record.headers)) terminal.print(`${name}: ${value}`);
  let number = 0;
  let show = true;
  for (;;) {
    if (show) terminal.print(page(played, number, terminal.coloured));
    terminal.print(message('replay.keys'));
    const typed = (await terminal.ask('> '))?.trim();
    if (typed === undefined || typed === 'q' || typed === 'quit') return;
    const moved = { '': 1, n: 1, b: -1 }[typed];
    const named = /^[0-9]{1,6}$/.test(typed) ? Number(typed) : undefined;
    show = moved !== undefined || (named !== undefined && named <= last);
    if (moved !== undefined) number = Math.min(Math.max(number + moved, 0), last);
    else if (named === undefined) terminal.print(message('replay.unknown', { text: typed.slice(0, 40) }));
    else if (named > last) terminal.print(message('error.turn.none', { turn: named, last }));
    else number = named;
  }
};
