import { isGameName, replay, type GameRecord, type Side } from '@korong/rules';
import { FORMATS_OF } from '../games/formats.js';
import { readGames } from '../readGames.js';

/** A header, not the clock of the device. */
const DATE = 'Date';

const escaped = (text: string): string => text.replace(/[\]\\]/g, '\\$&');

/** The game in the form of boardspace.net; `undefined` if that form cannot hold it. */
export const sgfText = (record: GameRecord): string | undefined => {
  const { game, options, position, headers } = record;
  const written = isGameName(game) ? FORMATS_OF[game].boardspace : undefined;
  const { variant = '', ...more } = options;
  const setup = written?.setups[variant];
  const nodes = written?.nodes(record);
  if (nodes === undefined || setup === undefined || position !== undefined || Object.keys(more).length > 0)
    return undefined;
  const root = [
    ['GM', written!.gm[0]!],
    ['VV', '2'],
    ['CM', '0,1'],
    ['TC', timeControl(headers.TimeControl)],
    ['SU', setup + written!.setupNumbers],
    ['DT', headers[DATE]],
    ['P0', `id "${headers.White ?? ''}"`],
    ['P1', `id "${headers.Black ?? ''}"`],
  ] as const;
  const about = root.flatMap(([name, value]) => (value === undefined ? [] : `${name}[${escaped(value)}]`));
  const text = `(;${about.join('')}\n${[...movesOf(record, nodes)].join('\n')}\n)\n`;
  return isSame(record, text) ? text : undefined;
};

/** One line a turn: `; P0[1 place wr  C 2]; P0[2 Done ]TM[1500]`. */
function* movesOf(record: GameRecord, turns: readonly (readonly string[])[]): Generator<string> {
  let number = 0;
  const node = (seat: string, words: string, time = ''): string => `; ${seat}[${number++} ${words}]${time}`;
  yield node('P0', 'Start P0');
  const spent = [0, 0];
  for (const [i, words] of turns.entries()) {
    const seat = i % 2;
    const time = record.turns[i]?.spent;
    if (time !== undefined) spent[seat]! += time;
    const noted = time === undefined ? '' : `TM[${spent[seat]!}]`;
    yield words.map((word, j) => node(`P${seat}`, word, j === words.length - 1 ? noted : '')).join('');
  }
  for (const { side, words } of endOf(record)) {
    yield words.map(word => node(side === 'white' ? 'P0' : 'P1', word)).join('');
  }
}

/** How the players ended a game that the rules did not end. */
const endOf = (record: GameRecord): readonly { readonly side: Side; readonly words: readonly string[] }[] => {
  const played = replay(record);
  if (!played.ok || record.result === null) return [];
  const { game, turns, start } = played.value;
  const last = turns.at(-1)?.position ?? start;
  if (game.outcome(last)) return [];
  const acts = game.toAct(last);
  if (record.result === 'draw')
    return [
      { side: acts === 'white' ? 'black' : 'white', words: ['OfferDraw'] },
      { side: acts, words: ['AcceptDraw', 'Done '] },
    ];
  const loser: Side = record.result === 'white' ? 'black' : 'white';
  const isFlag = record.headers.Termination === 'time';
  if (!isFlag) return [{ side: loser, words: ['Resign', 'Done '] }];
  return [{ side: acts, words: [acts === loser ? 'LoseOnTime' : 'WinOnTime'] }];
};

/** `300+3` as `Incremental 300000 3000`. */
const timeControl = (text = ''): string => {
  const [, initial, increment] = /^(\d+(?:\.\d+)?)\+(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (initial === undefined) return 'None';
  const [base, bonus] = [initial, increment!].map(seconds => Math.round(Number(seconds) * 1000));
  return bonus === 0 ? `Fixed ${base!}` : `Incremental ${base!} ${bonus!}`;
};

/** Rows that cross in several places may have no words there: what is written has to mean the same game. */
const isSame = (record: GameRecord, text: string): boolean => {
  const [reading, second] = readGames(text);
  if (!reading?.ok || second) return false;
  const found = reading.value.record;
  return (
    found.result === record.result &&
    found.turns.length === record.turns.length &&
    found.turns.every((turn, i) => turn.text === record.turns[i]!.text)
  );
};
