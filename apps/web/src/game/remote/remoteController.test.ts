import type { GameState, Pending, PendingState } from '@korong/client';
import { allGames, type Command, type Match } from '@korong/match';
import type { PlayerCommand, PlayerInfo } from '@korong/protocol';
import { SIDES, turnText, type Side } from '@korong/rules';
import { expect, test, vi } from 'vitest';
import type { Change, State } from '../turn/state.js';
import type { KeptTurn } from '../../store/index.js';
import { inEnglish } from '../../games/testing.js';
import { yinshUi } from '../../games/yinsh/ui.js';
import { isShownToAct } from './awaitedSides.js';
import { RemoteController, underWay } from './remoteController.js';

/** For hung tests only: on a busy machine, files that are fetched on demand take their time. */
const PATIENCE = 120_000;

const anna: PlayerInfo = { id: 'annaannaannaan', name: 'Anna', account: false };
const ben: PlayerInfo = { id: 'benbenbenbenbe', name: 'Ben', account: false };

const did = (match: Match | undefined, command: Command): Match => {
  const made = allGames.apply(match, command, 1_000);
  if (!made.ok) throw new Error(made.error.code);
  return made.value.match;
};

/** A server with one game, and the page of the player at `side`. */
const sit = (side: Side | undefined, made: readonly string[] = [], kept?: KeptTurn) => {
  let match = did(undefined, {
    kind: 'start',
    id: 'g',
    game: 'yinsh',
    options: { variant: 'standard' },
    players: { white: { name: 'Anna' }, black: { name: 'Ben' } },
    seats: 'apart',
  });
  const turn = (text: string): void => {
    const by = match.turns.length % 2 === 0 ? 'white' : 'black';
    match = did(match, { kind: 'turn', by, answers: match.turns.length, text });
  };
  made.forEach(turn);
  let pending: Pending[] = [];
  let draft = kept;
  const game = (): GameState => ({
    id: 'g',
    status: match.result ? 'over' : 'playing',
    fresh: true,
    match,
    seats: { white: anna, black: ben },
    ...(side && { side }),
    chat: [],
    pending,
    saying: [],
    refusals: [],
  });
  const shown: { state: State; change: Change }[] = [];
  const controller = new RemoteController(
    { ...yinshUi, rules: allGames },
    {
      room: {
        get: game,
        send: (command: PlayerCommand) => {
          pending = [...pending, { id: `m${pending.length}`, command, state: 'unsent' }];
          return pending.at(-1)!.id;
        },
        cancel: id => {
          pending = pending.filter(one => one.id !== id);
          return true;
        },
      },
      now: () => 2_000,
      settings: () => ({ forced: true, confirm: 'single', speed: 0 }),
      show: (state, change) => {
        shown.push({ state, change });
      },
      drafts: {
        read: () => draft,
        write: turn => {
          draft = turn;
        },
      },
    },
  );
  const news = (): void => {
    controller.hear(game());
  };
  return {
    controller,
    shown,
    draft: () => draft,
    said: () => shown.flatMap(({ change }) => change.said.map(inEnglish)),
    moved: () => shown.flatMap(({ change }) => change.beats).length,
    under: () => underWay(game())?.state,
    becomes: (state: PendingState) => {
      pending = pending.map(one => ({ ...one, state }));
      news();
    },
    arrives: () => {
      turn((pending[0]!.command as { text: string }).text);
      pending = [];
      news();
    },
    refuses: () => {
      pending = [];
      news();
    },
    other: (text: string) => {
      turn(text);
      news();
    },
    takesBack: (to: number) => {
      match = did(match, { kind: 'takeback', how: 'ask', by: 'white', to });
      match = did(match, { kind: 'takeback', how: 'accept', by: 'black' });
      news();
    },
    resigns: (by: Side) => {
      match = did(match, { kind: 'resign', by });
      news();
    },
    texts: () => controller.state.match.turns.map(({ text }) => text),
  };
};

test('a turn is on the board when it is sent, and nothing moves again when it has arrived', () => {
  const page = sit('white');
  page.controller.begin();
  page.controller.touch('f6');
  expect([page.texts(), page.under(), page.controller.state.draft]).toEqual([['f6'], 'unsent', undefined]);
  expect(page.said()).toEqual(['White: ring placed on f6.']);
  const moved = page.moved();
  expect(moved).toBe(1);
  page.becomes('sent');
  page.becomes('stored');
  page.arrives();
  expect([page.texts(), page.under(), page.moved(), page.said().length]).toEqual([
    ['f6'],
    undefined,
    moved,
    1,
  ]);
});

test('a turn that is refused goes back, which is no takeback', () => {
  const page = sit('white');
  page.controller.begin();
  page.controller.touch('f6');
  page.refuses();
  expect([page.texts(), page.said()]).toEqual([[], ['White: ring placed on f6.']]);
  expect(page.controller.state.draft).toBeDefined();
});

test('the turn of the other side is shown and told, and then it is ours', () => {
  const page = sit('black');
  page.controller.begin();
  expect(page.controller.state.draft).toBeUndefined();
  page.other('f6');
  expect([page.said(), page.moved()]).toEqual([['White: ring placed on f6.'], 1]);
  expect(page.controller.state.draft).toBeDefined();
});

test('who looks back goes on looking while the game goes on, hears of it, and plays when back', () => {
  const page = sit('white', ['f6', 'g7', 'e5']);
  page.controller.begin();
  page.controller.goTo(1);
  page.other('d5');
  expect([page.controller.state.at, page.said(), page.moved()]).toEqual([
    1,
    ['Black: ring placed on d5.'],
    0,
  ]);
  page.controller.touch('b5');
  expect(page.texts()).toHaveLength(4);
  page.controller.goTo(4);
  expect(page.controller.state.draft).toBeDefined();
  page.controller.touch('b5');
  expect(page.texts()).toHaveLength(5);
});

test('a takeback is told, and the turn in the making is gone with it', () => {
  const page = sit('white', ['f6', 'g7', 'e5', 'd5']);
  page.controller.begin();
  page.takesBack(2);
  expect([page.texts(), page.said()]).toEqual([['f6', 'g7'], ['2 moves taken back.']]);
  expect(page.controller.state.draft?.turn.steps).toEqual([]);
});

test('a turn that has not left this device can be made another one', () => {
  const page = sit('white');
  page.controller.begin();
  page.controller.touch('f6');
  page.controller.recall();
  expect([page.texts(), page.controller.state.draft?.turn.steps.length]).toEqual([[], 1]);
  page.controller.undo();
  page.controller.touch('g7');
  expect(page.texts()).toEqual(['g7']);
  page.becomes('sent');
  page.controller.recall();
  expect(page.texts()).toEqual(['g7']);
});

test('who watches has no turn, and both sides’ turns are told', () => {
  const page = sit(undefined, ['f6']);
  page.controller.begin();
  page.controller.touch('g7');
  page.other('g7');
  expect([page.texts(), page.said(), page.controller.state.draft]).toEqual([
    ['f6', 'g7'],
    ['Black: ring placed on g7.'],
    undefined,
  ]);
});

const PLACED = ['a2', 'a3', 'b2', 'b3', 'c2', 'c3', 'd2', 'd3', 'e2', 'e3'];

test('a turn in the making is kept for a reload while it still fits', () => {
  const kept = { turns: 10, text: 'e2-f3', forced: [] };
  const page = sit('white', PLACED, kept);
  page.controller.begin();
  expect(page.controller.state.draft?.turn.steps.length).toBe(1);
  const late = sit('white', ['f6', 'g7'], kept);
  late.controller.begin();
  expect(late.controller.state.draft?.turn.steps.length).toBe(0);
});

test('a game that ends takes the turn in the making away', () => {
  const page = sit('white', ['f6', 'g7']);
  page.controller.begin();
  page.resigns('black');
  expect([page.controller.state.draft, page.controller.state.match.result?.winner]).toEqual([
    undefined,
    'white',
  ]);
});

/** The other side is to act, and the premove can be chosen. */
const waiting = ({ controller }: ReturnType<typeof sit>): Promise<void> =>
  vi.waitFor(() => {
    expect(controller.state.premove?.turns).toBe(controller.state.match.turns.length);
  }, PATIENCE);

const premoved = ({ controller }: ReturnType<typeof sit>): string | undefined => {
  const turn = controller.state.premove?.draft.turn;
  return turn && turnText(controller.ui.game, turn);
};

test('a premove is played once it is legal on the board', async () => {
  const page = sit('black');
  page.controller.begin();
  await waiting(page);
  page.controller.touch('g7');
  expect([page.texts(), premoved(page)]).toEqual([[], 'g7']);
  page.other('f6');
  expect([page.texts(), page.under(), premoved(page)]).toEqual([['f6', 'g7'], 'unsent', undefined]);
  expect(page.said()).toEqual(['White: ring placed on f6.', 'Black: ring placed on g7.']);
});

test('a double click plays a move once and begins no premove; a later touch of the same point does', async () => {
  const page = sit('white', PLACED);
  page.controller.begin();
  const held = (): string | undefined => page.controller.state.premove?.draft.selection.held;
  page.controller.touch('e2', 5_000);
  page.controller.touch('f3', 5_300);
  page.controller.touch('f3', 5_400); // before the file of premoves is there
  await waiting(page);
  expect([page.texts().slice(10), held()]).toEqual([['e2-f3'], undefined]);
  page.controller.touch('f3', 5_650);
  expect(held()).toBeUndefined();
  page.controller.touch('f3', 5_750);
  expect(held()).toBe('f3');
  page.controller.touch('f4', 5_900);
  page.controller.touch('f4', 6_000);
  expect(premoved(page)).toBe('f3-f4');
  page.controller.touch('f4', 6_400);
  expect(premoved(page)).toBe('');
});

test('a double click begins no turn either if the other side was as fast', () => {
  const page = sit('white', PLACED);
  page.controller.begin();
  page.controller.touch('e2', 5_000);
  page.controller.touch('f3', 5_300);
  page.arrives();
  page.other('e3-e4');
  page.controller.touch('f3', 5_500);
  expect(page.controller.state.draft?.selection.held).toBeUndefined();
  page.controller.touch('f3', 5_800);
  expect(page.controller.state.draft?.selection.held).toBe('f3');
});

test('a touch that comes before the file of premoves counts once that is there', async () => {
  const page = sit('black');
  page.controller.begin();
  page.controller.touch('g7');
  expect(page.controller.state.premove).toBeUndefined();
  await vi.waitFor(() => {
    expect(premoved(page)).toBe('g7');
  }, PATIENCE);
  page.other('f6');
  expect(page.texts()).toEqual(['f6', 'g7']);
});

test('a touch before a turn of the other side is no premove of the next turn', async () => {
  const page = sit('black', ['f6', 'g7']);
  page.controller.begin();
  page.controller.touch('b3');
  page.other('e5');
  page.controller.touch('b5');
  await waiting(page);
  expect([page.texts(), premoved(page)]).toEqual([['f6', 'g7', 'e5', 'b5'], '']);
});

test('a premove that is not legal any more is not played, and the reason is given', async () => {
  const page = sit('black');
  page.controller.begin();
  await waiting(page);
  page.controller.touch('f6');
  page.other('f6');
  const { draft } = page.controller.state;
  expect([page.texts(), page.under(), draft?.turn.steps]).toEqual([['f6'], undefined, []]);
  expect([draft?.refusal?.at, inEnglish(draft!.refusal!.why)]).toEqual([
    'f6',
    'Your premove f6 is no longer legal. f6 is occupied. Choose an empty point.',
  ]);
  page.controller.touch('g7');
  expect(page.texts()).toEqual(['f6', 'g7']);
});

test('a premove of a ring is chosen like a move, replaced by another, and cancelled', async () => {
  const page = sit('black', PLACED);
  page.controller.begin();
  await waiting(page);
  page.controller.touch('e3');
  page.controller.touch('e4');
  expect(premoved(page)).toBe('e3-e4');
  page.controller.touch('b3');
  expect(premoved(page)).toBe('');
  page.controller.touch('b4');
  expect(premoved(page)).toBe('b3-b4');
  page.controller.drop('e3', 'e4');
  expect(premoved(page)).toBe('e3-e4');
  page.controller.undo();
  page.other('e2-f3');
  expect(page.texts()).toHaveLength(11);
});

test('looking back marks who was to move there, and the latest position who is to move now', () => {
  const page = sit('black', ['e5', 'f6', 'g7']);
  page.controller.begin();
  const { match } = page.controller.state;
  const marked = (at: number): readonly Side[] => {
    page.controller.goTo(at);
    return SIDES.filter(side => isShownToAct(match, page.controller.state, side));
  };
  expect([0, 1, 2, 3].map(marked)).toEqual([['white'], ['black'], ['white'], ['black']]);
  expect(isShownToAct(match, undefined, 'black')).toBe(true);
});

test('a touch out of turn that is no premove says that it is not your turn', async () => {
  const page = sit('black', PLACED);
  page.controller.begin();
  await waiting(page);
  page.controller.touch('a2');
  expect(page.controller.state.premove?.draft.refusal).toEqual({ at: 'a2', why: { key: 'turn.wait' } });
  page.controller.touch('e3');
  page.controller.touch('e2');
  expect(inEnglish(page.controller.state.premove!.draft.refusal!.why)).toMatch(/ring on e2/);
});

test('a ring that is held while the other side moves stays held; the chosen point again cancels', async () => {
  const page = sit('black', PLACED);
  page.controller.begin();
  await waiting(page);
  page.controller.touch('e3');
  page.controller.touch('e4');
  page.controller.touch('e4');
  expect(premoved(page)).toBe('');
  page.controller.hold('e3');
  page.other('e2-f3');
  expect(page.controller.state.draft?.selection.held).toBe('e3');
  page.controller.touch('e4');
  expect(page.texts().at(-1)).toBe('e3-e4');
});

test('a takeback drops the premove; who watches has none', async () => {
  const page = sit('white', ['f6', 'g7', 'e5']);
  page.controller.begin();
  await waiting(page);
  page.controller.touch('b5');
  expect(premoved(page)).toBe('b5');
  page.takesBack(2);
  page.controller.touch('d4');
  page.arrives();
  page.other('c5');
  expect(page.texts()).toHaveLength(4);
  const watched = sit(undefined);
  watched.controller.begin();
  watched.controller.touch('f6');
  expect(watched.controller.state.premove).toBeUndefined();
});
