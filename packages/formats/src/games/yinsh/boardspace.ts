import type { GameRecord, Side, YinshStep } from '@korong/rules';
import { beginTurn, readTurn, startOf, yinsh } from '@korong/rules';
import type { BoardspaceGame } from '../boardspace.js';
import { YinshReader } from './boardspaceReader.js';

/** `g11` as `G 11`. */
const spaced = (point: string): string => `${point.charAt(0).toUpperCase()} ${point.slice(1)}`;

const LETTER: Readonly<Record<Side, string>> = { white: 'w', black: 'b' };

const nodesOf = (step: YinshStep, side: Side): readonly string[] => {
  const piece = LETTER[side];
  const [from, to] = yinsh.stepText(step).replace(/^x/, '').split('-').map(spaced);
  switch (step.kind) {
    case 'place':
      return [`place ${piece}r  ${from!}`, 'Done '];
    case 'move':
      return [`place ${piece}  ${from!}`, `drop board  ${to!}`, 'Done '];
    case 'row':
      return [`remove ${piece} ${from!} ${to!}`, 'Done '];
    case 'ring':
      return [`remove ${piece}r ${from!}`, 'Done '];
    case 'pass':
      return ['Pass', 'Done '];
  }
};

const nodes = (record: GameRecord): readonly (readonly string[])[] | undefined => {
  const start = startOf(yinsh, record);
  if (!start.ok) return undefined;
  let turn = beginTurn<ReturnType<typeof yinsh.start>, YinshStep>(start.value as never);
  const written: (readonly string[])[] = [];
  for (const { text } of record.turns) {
    const reading = readTurn(yinsh, beginTurn(turn.position), text);
    if (reading.status === 'illegal') return undefined;
    ({ turn } = reading);
    const side = yinsh.toAct(turn.start);
    written.push(turn.steps.flatMap(step => nodesOf(step, side)));
  }
  return written;
};

export const boardspace: BoardspaceGame = {
  gm: ['24', 'yinsh'],
  setups: { standard: 'Yinsh', blitz: 'Yinsh-Blitz' },
  setupNumbers: '',
  reader: play => new YinshReader(play),
  nodes,
};
