// The inner game as a room of its own: every component that shows a remote game can show it. Its commands go to the outer match.
import type { RoomHandle, GameState, Pending } from '@korong/client';
import { sideAcross } from '@korong/match';
import type { InnerPlayerCommand, PlayerCommand } from '@korong/protocol';
import type { BySide, Side } from '@korong/rules';

const unwrapped = ({ id, command, state }: Pending): Pending[] =>
  command.kind === 'inner' ? [{ id, command: command.command, state }] : [];

/** The inner game under way, or the one with this id, even after its end. Sides are those of the inner game. */
export const innerStateOf = (game: GameState, id?: string): GameState | undefined => {
  const { match, seats, side, presence } = game;
  const contest =
    id === undefined || match?.linked?.contest?.inner?.id === id
      ? match?.linked?.contest
      : match?.linked?.past.findLast(({ inner }) => inner?.id === id);
  if (!contest?.inner || !seats) return undefined;
  const across = (from: Side): Side => sideAcross(contest, from);
  const swap = <T>(both: BySide<T>): BySide<T> => ({
    white: both[across('white')],
    black: both[across('black')],
  });
  return {
    id: game.id,
    status: contest.inner.result ? 'over' : 'playing',
    fresh: game.fresh,
    match: contest.inner,
    seats: swap(seats),
    ...(side && { side: across(side) }),
    ...(presence && {
      presence: {
        ...presence,
        here: swap(presence.here),
        absent: { white: presence.absent[across('white')], black: presence.absent[across('black')] },
      },
    }),
    chat: [],
    pending: game.pending.flatMap(unwrapped),
    saying: [],
    refusals: game.refusals,
  };
};

const asInner = (command: PlayerCommand): InnerPlayerCommand => {
  if (command.kind === 'turn') return { kind: 'turn', answers: command.answers, text: command.text };
  if (command.kind === 'resign' || command.kind === 'claim') return command;
  throw new Error(`${command.kind} cannot be asked of an inner game`);
};

/** The room of the inner game with this id, inside the room of the outer game. */
export const innerRoomOf = (room: RoomHandle, id: string): RoomHandle => ({
  get: () => {
    const game = innerStateOf(room.get(), id);
    if (!game) throw new Error(`there is no inner game ${id}`);
    return game;
  },
  subscribe: hear =>
    room.subscribe(outer => {
      const game = innerStateOf(outer, id);
      if (game) hear(game);
    }),
  send: command => room.send({ kind: 'inner', command: asInner(command) }),
  say: text => room.say(text),
  cancel: message => room.cancel(message),
  dismiss: message => {
    room.dismiss(message);
  },
  leave: () => undefined,
});
