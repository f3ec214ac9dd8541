import { gameNamed, games, ok, type GameName, type Side } from '@korong/rules';
import { cause, refuse, type Cause, type Read } from '../cause.js';
import { FORMATS_OF } from '../games/formats.js';
import { Playback } from '../playback.js';
import type { Asked, Reading } from '../reading.js';
import { field, fieldsOf, itemsOf, markOf, textOf } from './fields.js';
import type { JsonNode } from './tree.js';

/** A replay log of Board Game Arena: packets of notifications. */
export const isBgaLog = (node: JsonNode): boolean => field(field(node, 'data'), 'logs') !== undefined;

interface Move {
  readonly player: string;
  readonly template: string;
  readonly node: JsonNode;
}

interface Log {
  readonly moves: readonly Move[];
  /** The id in the notification of the end. */
  readonly winner?: string;
}

export const readBgaLog = (text: string, node: JsonNode, asked: Asked): Read<Reading> => {
  const players = itemsOf(field(field(node, 'data'), 'players')) ?? [];
  const names = new Map(
    players.map(player => [textOf(field(player, 'id')) ?? '', textOf(field(player, 'name')) ?? '']),
  );
  if (names.size !== 2 || names.has('')) return refuse('UNKNOWN_PLAYER', markOf(text, node));
  const log = readLog(text, node, [...names.keys()]);
  if (!log.ok) return log;
  const { moves, winner } = log.value;
  const name = gameOf(moves);
  if (name === undefined) return refuse('UNKNOWN_WORD', markOf(text, moves[0]?.node ?? node));
  // The usual variant, unless another one was asked.
  const { variants } = gameNamed(name);
  const variant = variants.find(one => one === asked.variant) ?? variants[0]!;
  const play = Playback.at(gameNamed(name), { variant });
  if (!play.ok) return refuse('OTHER_VARIANT', markOf(text, node), play.error);

  const first = moves[0]?.player ?? playerOf(players, 'ffffff') ?? [...names.keys()][0]!;
  const sideOf = (player: string): Side => (player === first ? 'white' : 'black');
  for (const move of moves) {
    const problem = playMove(text, play.value, name, move, sideOf(move.player));
    if (problem) return { ok: false, error: problem };
  }
  const nameOf = (side: Side): string | undefined =>
    [...names].find(([player]) => sideOf(player) === side)?.[1];
  const headers = [
    ['White', nameOf('white')],
    ['Black', nameOf('black')],
    ['Site', 'Board Game Arena'],
  ] as const;
  return ok(play.value.finish('bga', headers, winner === undefined ? undefined : sideOf(winner)));
};

const playerOf = (players: readonly JsonNode[], color: string): string | undefined =>
  textOf(
    field(
      players.find(player => textOf(field(player, 'color'))?.replace('#', '') === color),
      'id',
    ),
  );

const ABLE = games.map(({ name }) => name).filter(name => FORMATS_OF[name].bga !== undefined);

/** The log does not name its game; its sentences do. */
const gameOf = ([first]: readonly Move[]): GameName | undefined =>
  first ? ABLE.find(name => FORMATS_OF[name].bga!(first.template) !== undefined) : ABLE[0];

const playMove = (
  text: string,
  play: Playback,
  name: GameName,
  { template, node }: Move,
  side: Side,
): Cause | undefined => {
  const mark = markOf(text, node);
  const spell = FORMATS_OF[name].bga!(template);
  if (spell === undefined) return cause('UNKNOWN_WORD', mark);
  const args = field(node, 'args');
  const point = (arg: string): string => (textOf(field(args, arg)) ?? '').trim().toLowerCase();
  const step = spell(point('locationFrom'), point('locationTo'));
  if (step === undefined) return undefined;
  if (!play.isOver && play.toAct !== side) return cause('WRONG_SIDE', mark);
  return play.read(step, mark);
};

/** The moves that were not taken back. */
const readLog = (text: string, node: JsonNode, players: readonly string[]): Read<Log> => {
  const packets = itemsOf(field(field(node, 'data'), 'logs')) ?? [];
  const notes = packets.flatMap(packet => itemsOf(field(packet, 'data')) ?? []);
  const moves: Move[] = [];
  let winner: string | undefined;
  for (const note of notes) {
    const type = textOf(field(note, 'type'));
    const template = textOf(field(note, 'log')) ?? '';
    const player = textOf(field(field(note, 'args'), 'player_id'));
    if (type === 'gameEnd') winner = winnerIn(note, players);
    if (type !== 'move' && type !== 'restartUndo') continue;
    if (player === undefined || !players.includes(player))
      return refuse('UNKNOWN_PLAYER', markOf(text, note));
    if (type === 'move') moves.push({ player, template, node: note });
    else if (!takeBack(moves, player, template)) return refuse('UNKNOWN_WORD', markOf(text, note));
  }
  return ok({ moves, ...(winner !== undefined && { winner }) });
};

const takeBack = (moves: Move[], player: string, template: string): boolean => {
  if (/\btakes back their last move\b/i.test(template)) {
    const last = moves.findLastIndex(move => move.player === player);
    if (last >= 0) moves.splice(last, 1);
    return true;
  }
  if (!/\brestarts their turn\b/i.test(template)) return false;
  while (moves.at(-1)?.player === player) moves.pop();
  return true;
};

/** The one player whose id is among the arguments. */
const winnerIn = (note: JsonNode, players: readonly string[]): string | undefined => {
  const values = [...(fieldsOf(field(note, 'args'))?.values() ?? [])].map(textOf);
  const named = players.filter(player => values.includes(player));
  return named.length === 1 ? named[0] : undefined;
};
