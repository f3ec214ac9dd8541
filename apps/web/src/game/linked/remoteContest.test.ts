import type { RoomHandle, GameState, Pending } from '@korong/client';
import {
  allGames,
  commitTo,
  lotLacks,
  partOfLot,
  type Command,
  type ContestTerms,
  type Match,
} from '@korong/match';
import type { PlayerCommand, PlayerInfo } from '@korong/protocol';
import { other, type GameName, type Side } from '@korong/rules';
import { expect, test } from 'vitest';
import type { Change, State } from '../turn/state.js';
import type { KeptTurn } from '../../store/index.js';
import { potentialsUi } from '../../games/gipf/potentials/ui.js';
import { inEnglish } from '../../games/testing.js';
import { fetchGameUi } from '../../games/fetch.js';
import { awaitedSides, isAwaited } from '../remote/awaitedSides.js';
import { RemoteController, underWay } from '../remote/remoteController.js';
import { RemoteContests } from './remoteContest.js';
import { innerStateOf } from './innerRoom.js';
import { DAY } from '../../ui/durations.js';
import { newsSince } from '../remote/roomNews.js';
import { backTo, claimOf } from '../remote/offers.js';

const anna: PlayerInfo = { id: 'annaannaannaan', name: 'Anna', account: false };
const ben: PlayerInfo = { id: 'benbenbenbenbe', name: 'Ben', account: false };
const SECRET = 'a-secret-of-the-server';
const BLITZ: ContestTerms = { form: 'challenge', challenges: 2, games: { yinsh: 'yinsh-blitz' } };

interface Wished {
  readonly side?: Side;
  readonly links?: ContestTerms;
  readonly confirm?: 'single' | 'button';
  /** The unfinished turn. */
  readonly kept?: KeptTurn;
  /** Fast-forwards the match before the page opens. */
  readonly before?: readonly Command[];
}

/** A server with one linked match, and the page of the player at `side`. White's loaded piece stands on b2, Black's on h2. */
const sit = ({ side, links = BLITZ, confirm = 'single', kept, before = [] }: Wished) => {
  let match: Match | undefined;
  const did = (command: Command): void => {
    const made = allGames.apply(match, command, 1_000);
    if (!made.ok) throw new Error(`${command.kind}: ${made.error.code}`);
    ({ match } = made.value);
  };
  did({
    kind: 'start',
    id: 'g',
    game: 'gipf',
    options: { variant: 'standard', potentials: 'Y6', linked: 'yes' },
    players: { white: { name: 'Anna' }, black: { name: 'Ben' } },
    seats: 'apart',
    links,
  });
  did({ kind: 'turn', by: 'white', answers: 0, text: 'Ya2-b2' });
  did({ kind: 'turn', by: 'black', answers: 1, text: 'Yi2-h2' });
  before.forEach(did);

  let pending: Pending[] = [];
  let sent = 0;
  const game = (): GameState => ({
    id: 'g',
    status: match!.result ? 'over' : 'playing',
    fresh: true,
    match: match!,
    seats: { white: anna, black: ben },
    ...(side && { side }),
    presence: { here: { white: true, black: false }, absent: { black: 500 }, watchers: 0 },
    chat: [],
    pending,
    saying: [],
    refusals: [],
  });
  const room: RoomHandle = {
    get: game,
    subscribe: () => () => undefined,
    send: (command: PlayerCommand) => {
      const id = `m${sent++}`;
      pending = [...pending, { id, command, state: 'sent' }];
      return id;
    },
    say: () => '',
    cancel: id => {
      pending = pending.filter(one => one.id !== id);
      return true;
    },
    dismiss: () => undefined,
    leave: () => undefined,
  };
  const drafts: Record<string, KeptTurn | undefined> = { g: kept };
  const draftsOf = (id: string) => ({
    read: () => drafts[id],
    write: (turn: KeptTurn | undefined) => {
      drafts[id] = turn;
    },
  });
  const shown: { state: State; change: Change }[] = [];
  const deps = {
    room,
    now: () => 2_000,
    settings: () => ({ forced: true, confirm, speed: 0 }),
  };
  const controller = new RemoteController(
    { ...potentialsUi, rules: allGames },
    {
      ...deps,
      drafts: draftsOf('g'),
      show: (state, change) => {
        shown.push({ state, change });
      },
    },
  );
  const contests = new RemoteContests(controller, {
    ...deps,
    draftsOf: ({ id }) => draftsOf(id),
    ui: ({ setup }) => fetchGameUi(setup.game as GameName, setup),
    nameOf: ({ seats }, of) => seats![of].name,
  });
  controller.begin();
  contests.hear(game());
  const news = (): void => {
    controller.hear(game());
    contests.hear(game());
  };
  return {
    controller,
    contests,
    game,
    shown,
    drafts,
    said: () => shown.flatMap(({ change }) => change.said.map(inEnglish)),
    sent: () => pending.map(({ command }) => command),
    /** The server accepts the command, or reports another event. */
    happens: (...commands: readonly Command[]) => {
      pending = [];
      commands.forEach(did);
      news();
    },
    /** The server refuses the command. */
    refused: () => {
      pending = [];
      news();
    },
    match: () => match!,
    /** The draw that makes `white` of the outer game play White in the inner game. */
    lot: (white: Side): Command[] => {
      // Tries nonces until the draw fits.
      for (let n = 0; ; n++) {
        const commands: Command[] = [];
        let tried = match!;
        while (tried.linked?.contest?.stage === 'lot') {
          const by = lotLacks(tried.linked.contest.lot!)[0];
          const command: Command = by
            ? { ...partOfLot(tried, by, `a-secret-of-${by}-${n}`)!, by }
            : { kind: 'reveal', secret: SECRET };
          const made = allGames.apply(tried, command, 1_000);
          if (!made.ok) throw new Error(made.error.code);
          tried = made.value.match;
          commands.push(command);
        }
        if (tried.linked?.contest?.innerWhite === white) return commands;
      }
    },
  };
};

const announce: Command = { kind: 'announce', by: 'white', answers: 2, text: 'Yb2-b4' };
const challenge: Command = { kind: 'challenge', by: 'black', commit: commitTo(SECRET) };
const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
const untilOpen = async (contests: RemoteContests): Promise<NonNullable<RemoteContests['inner']>> => {
  await expect.poll(() => contests.inner).toBeDefined();
  return contests.inner!;
};

test('a use is announced by the touch that would make it, and shown where it goes until it is settled', () => {
  const page = sit({ side: 'white' });
  page.controller.touch('b2');
  page.controller.touch('b4');
  expect(page.sent()).toEqual([{ kind: 'announce', answers: 2, text: 'Yb2-b4' }]);
  expect(underWay(page.game())?.command.kind).toBe('announce');
  const { draft, hint } = page.controller.state;
  expect(draft).toBeUndefined();
  expect(hint).toMatchObject({ turn: { steps: [{ kind: 'use' }] } });
  page.happens(announce);
  expect(page.controller.state.hint).toMatchObject({ turn: { steps: [{ kind: 'use' }] } });
  page.happens({ kind: 'waive', by: 'black' });
  expect(page.controller.state.hint).toBeUndefined();
  expect(page.match().turns.at(-1)?.text).toBe('Yb2-b4');
  expect(page.said().at(-1)).toBe('White: YINSH used from b2 to b4.');
});

test('with a button it is announced by the button, and a turn that has a use in it is announced, not sent', () => {
  const page = sit({ side: 'white', confirm: 'button' });
  page.controller.touch('b2');
  page.controller.touch('b4');
  expect(page.sent()).toEqual([]);
  const { draft } = page.controller.state;
  expect(page.contests.pending(draft!.turn)).toBe('Yb2-b4');
  expect(page.drafts.g).toMatchObject({ turns: 2, text: 'Yb2-b4' });
  page.controller.send();
  expect(page.sent()).toEqual([{ kind: 'announce', answers: 2, text: 'Yb2-b4' }]);
  expect(page.drafts.g).toBeUndefined();
});

test('an announcement that is refused leaves the turn to be made', () => {
  const page = sit({ side: 'white' });
  page.contests.announce('Yb2-b4');
  expect(page.controller.state.draft).toBeUndefined();
  page.refused();
  expect(page.controller.state.draft?.turn.steps).toEqual([]);
  expect(page.controller.state.hint).toBeUndefined();
});

test('an announcement that does not fit any more shows nothing', () => {
  const page = sit({ side: 'white' });
  page.contests.announce('Yf5-f6');
  expect(page.controller.state.hint).toBeUndefined();
  page.refused();
  expect(page.controller.state.draft).toBeDefined();
});

test('a use that was denied is part of the turn, and something else is done after it', () => {
  const page = sit({ side: 'white', before: [announce, challenge] });
  page.happens(...page.lot('white'));
  page.happens({ kind: 'inner', command: { kind: 'resign', by: 'white' } });
  const { draft } = page.controller.state;
  expect(draft?.turn.steps).toMatchObject([{ kind: 'denied' }]);
  expect(page.said().at(-1)).toBe('White: use of the YINSH from b2 to b4 denied.');
  page.controller.touch('e1');
  expect(page.sent()).toEqual([{ kind: 'turn', answers: 2, text: '!Yb2-b4;Ye1-e2' }]);
});

test('what was left in the middle is not taken up where another game has decided otherwise', () => {
  const inner: Command = { kind: 'inner', command: { kind: 'resign', by: 'white' } };
  const probe = sit({ before: [announce, challenge] });
  const before = [announce, challenge, ...probe.lot('white'), inner];
  const stale = sit({ side: 'white', kept: { turns: 2, text: 'Yb2-b4', forced: [] }, before });
  expect(stale.controller.state.draft?.turn.steps).toMatchObject([{ kind: 'denied' }]);
});

test('a touch of the board asks for the answer that is owed, and says nothing of turns then', async () => {
  const tells = ({ controller }: ReturnType<typeof sit>, text: string): Promise<void> =>
    expect
      .poll(() => {
        controller.touch('c3');
        const why = controller.state.premove?.draft.refusal?.why;
        return why && inEnglish(why);
      })
      .toBe(text);
  const [ANSWER, WAIT] = ['Answer the open question first.', 'It is not your turn.'];
  await tells(sit({ side: 'black', before: [announce] }), ANSWER);
  const links: ContestTerms = { form: 'challenge', challenges: 2, games: { yinsh: 'away' } };
  const away = sit({ side: 'white', links, before: [announce] });
  await tells(away, WAIT);
  away.happens(challenge);
  await tells(away, ANSWER);
  away.happens({ kind: 'report', by: 'white', winner: 'white' });
  await tells(away, WAIT);
});

test('who is asked may challenge or let it act, once; nobody else can', () => {
  const page = sit({ side: 'black', before: [announce] });
  expect(isAwaited(page.game())).toBe(true);
  page.contests.challenge();
  page.contests.challenge();
  page.contests.waive();
  expect(page.sent()).toEqual([{ kind: 'challenge' }]);
  page.happens(challenge);
  page.contests.waive();
  expect(page.sent()).toEqual([]);
  for (const side of ['white', undefined] as const) {
    const elsewhere = sit({ ...(side && { side }), before: [announce] });
    elsewhere.contests.challenge();
    elsewhere.contests.waive();
    expect(elsewhere.sent()).toEqual([]);
  }
});

test('seats: the reader’s own, the other one’s; who watches has none', () => {
  const seats = ({ contests }: ReturnType<typeof sit>) => [contests.seat('white'), contests.seat('black')];
  expect(seats(sit({ side: 'black' }))).toEqual(['away', 'here']);
  expect(seats(sit({}))).toEqual(['away', 'away']);
  expect(sit({}).contests.nameOf('black')).toBe('Ben');
});

test.each(['white', 'black'] as const)(
  'the game in between is played where %s of the outer game has White',
  async white => {
    const page = sit({ side: 'white', before: [announce, challenge] });
    page.happens(...page.lot(white));
    const inner = await untilOpen(page.contests);
    const shown: State[] = [];
    inner.begin(state => {
      shown.push(state);
      return Promise.resolve();
    });
    const mine = white === 'white' ? 'white' : 'black';
    expect(awaitedSides(page.match())).toEqual([white]);
    if (mine === 'black') {
      expect(shown.at(-1)?.draft).toBeUndefined();
      page.happens({ kind: 'inner', command: { kind: 'turn', by: 'white', answers: 0, text: 'e5' } });
      expect(shown.at(-1)?.match.turns.map(({ text }) => text)).toEqual(['e5']);
    }
    const answers = mine === 'black' ? 1 : 0;
    expect(shown.at(-1)?.draft).toBeDefined();
    inner.touch('f6');
    expect(page.sent()).toEqual([{ kind: 'inner', command: { kind: 'turn', answers, text: 'f6' } }]);
    // The board shows it before the server has stored it.
    expect(shown.at(-1)?.match.turns.at(-1)?.text).toBe('f6');
    page.happens({ kind: 'inner', command: { kind: 'turn', by: mine, answers, text: 'f6' } });
    expect(awaitedSides(page.match())).toEqual(['black']);
    inner.resign();
    expect(page.sent()).toEqual([{ kind: 'inner', command: { kind: 'resign' } }]);
    page.happens({ kind: 'inner', command: { kind: 'resign', by: mine } });
    expect(shown.at(-1)?.match.result).toMatchObject({ winner: other(mine) });
    // The inner game stays until the reader has seen its end.
    expect(page.contests.inner).toBe(inner);
    page.contests.dismiss();
    expect(page.contests.inner).toBeUndefined();
  },
);

test('a turn of the game in between that was left in the middle is there after a reload', async () => {
  const page = sit({ side: 'white', confirm: 'button', before: [announce, challenge] });
  page.happens(...page.lot('white'));
  const inner = await untilOpen(page.contests);
  inner.begin(() => Promise.resolve());
  inner.touch('f6');
  const { id } = page.match().linked!.contest!.inner!;
  expect(page.drafts[id]).toMatchObject({ turns: 0, text: 'f6' });
});

test('who gives the whole match up leaves no game in between behind', async () => {
  const page = sit({ side: 'white', before: [announce, challenge] });
  page.happens(...page.lot('black'));
  await untilOpen(page.contests);
  page.contests.resign();
  expect(page.sent()).toEqual([{ kind: 'resign' }]);
  page.happens({ kind: 'resign', by: 'white' });
  expect(page.contests.inner).toBeUndefined();
  expect(page.controller.state.match.result).toMatchObject({ winner: 'black', by: 'resignation' });
  expect(page.controller.state.hint).toBeUndefined();
});

test('who watches sees the game in between and cannot touch it', async () => {
  const page = sit({ before: [announce, challenge] });
  page.happens(...page.lot('white'));
  const inner = await untilOpen(page.contests);
  inner.begin(() => Promise.resolve());
  inner.touch('f6');
  await settled();
  expect(page.sent()).toEqual([]);
});

test('the game in between has the sides of its own players, with their presence', () => {
  const page = sit({ side: 'white', before: [announce, challenge] });
  page.happens(...page.lot('black'));
  const between = innerStateOf(page.game())!;
  expect(between).toMatchObject({
    side: 'black',
    seats: { white: ben, black: anna },
    presence: { here: { white: false, black: true }, absent: { white: 500 } },
  });
  // Ben is away and to move. That counts in the inner game; in the outer game nothing can be claimed meanwhile.
  expect(claimOf(page.game())).toBeUndefined();
  expect(claimOf(between)).toMatchObject({ what: 'game' });
});

test('away from the screen each side says who has won, and is asked until both agree', () => {
  const links: ContestTerms = { ...BLITZ, games: { yinsh: 'away' } };
  const page = sit({ side: 'black', links, before: [announce, challenge] });
  expect(awaitedSides(page.match())).toEqual(['white', 'black']);
  page.contests.report('black');
  page.contests.report('black');
  expect(page.sent()).toEqual([{ kind: 'report', winner: 'black' }]);
  page.happens({ kind: 'report', by: 'black', winner: 'black' });
  page.contests.report('black');
  expect(page.sent()).toEqual([]);
  // A player who never comes back to report has lost it after a day.
  const gone = { here: { white: false, black: true }, absent: { white: 5_000 }, watchers: 0 };
  expect(claimOf({ ...page.game(), presence: gone })).toEqual({ from: 5_000 + DAY, what: 'use' });
  expect(awaitedSides(page.match())).toEqual(['white']);
  page.happens({ kind: 'report', by: 'white', winner: 'white' });
  expect(awaitedSides(page.match())).toEqual(['white', 'black']);
  page.contests.report('white');
  page.happens({ kind: 'report', by: 'black', winner: 'white' });
  expect(page.match().linked?.past.at(-1)).toMatchObject({ how: 'away', won: true });
});

test('being asked is news: to answer an announcement, and to move in the game in between', () => {
  const page = sit({ side: 'black' });
  const asked = (...commands: readonly Command[]): readonly string[] => {
    const before = page.game();
    page.happens(...commands);
    return newsSince(before, page.game()).map(({ kind }) => kind);
  };
  expect(asked(announce)).toEqual(['asked']);
  expect(asked(challenge)).toEqual([]);
  expect(asked(...page.lot('black'))).toEqual(['asked']);
});

test('nothing is taken back across a use that another game has decided', () => {
  const page = sit({ side: 'white' });
  expect(backTo(page.game())).toBe(0);
  page.happens(announce);
  expect(backTo(page.game())).toBeUndefined();
  page.happens({ kind: 'waive', by: 'black' });
  expect(backTo(page.game())).toBeUndefined();
});
