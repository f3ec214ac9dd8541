import { readFileSync } from 'node:fs';
import { games, other, readRecordText, recordText, type GameRecord, type Side } from '@korong/rules';
import { must } from '@korong/testing';
import { describe, expect, test } from 'vitest';
import { allGames } from '../allGames.js';
import { clockAt } from '../clock.js';
import type { Command } from '../commands.js';
import { clockOfRecord } from '../log/record.js';
import { positionOf, toAct, type Match } from '../match.js';
import {
  FIVE_AND_THREE,
  MINUTE,
  after,
  begun,
  codeOf,
  refusalOf,
  start,
  turn,
  type Start,
} from '../testing.js';
import { INNER_GAMES, awayGame, isLinkedGame, type LinkedGame } from './games.js';
import { commitTo } from './lot.js';
import { PROJECT_PRESETS } from './presets.js';
import { agreementOf, playsAway, projectOf, whyNotProject, type ProjectSetup } from './project.js';
import { replayLinked, termsOfRecord } from './replay.js';
import { readTerms, termsText } from './termsText.js';
import { isMenu } from './version.js';

const SECRET = 'the-authority-kept-this-0';
const COMMIT = commitTo(SECRET);

const none = { count: { white: 0, black: 0 }, form: 'free' } as const;
const each = (form: ProjectSetup['kinds']['zertz']['form'], game?: LinkedGame) => ({
  count: { white: 2, black: 2 },
  form,
  ...(game && { game }),
});

/** Kinds in three different forms, and a free one. */
const MENU: ProjectSetup = {
  variant: 'basic',
  handicap: { white: 0, black: 2 },
  pieces: { white: 15, black: 16 },
  kinds: {
    zertz: each('acquire', 'yinsh-blitz'),
    yinsh: each('challenge', 'die'),
    dvonn: each('always', awayGame('dominoes')),
    tamsk: none,
    punct: { count: { white: 0, black: 1 }, form: 'free' },
  },
  challenges: 2,
};

const match = (project: ProjectSetup = MENU, changes: Partial<Start> = {}): Match =>
  begun({ game: 'gipf', ...agreementOf(project), ...changes });

const announce = (of: Match, text: string, commit?: string): Command => ({
  kind: 'announce',
  by: toAct(of)!,
  answers: of.turns.length,
  text,
  ...(commit !== undefined && { commit }),
});
const LOT: readonly [Command][] = [
  [{ kind: 'nonce', by: 'white', value: 'white-said-this-00' }],
  [{ kind: 'nonce', by: 'black', value: 'black-said-this-00' }],
  [{ kind: 'reveal', secret: SECRET }],
];
const report = (by: Side, winner: Side | null): [Command] => [{ kind: 'report', by, winner }];
const inner = (command: Extract<Command, { kind: 'inner' }>['command']): Command => ({
  kind: 'inner',
  command,
});

const replays = (of: Match): void => {
  expect(must(allGames.replayEvents(JSON.parse(JSON.stringify(of.events)) as unknown[]))).toEqual(of);
};
/** The match made again from its record, with the clocks of the record. */
const again = (of: Match, change: Partial<Start> = {}): Match => {
  const record: GameRecord = must(readRecordText(recordText(allGames.recordOf(of))));
  const { game, options, position } = record;
  const links = termsOfRecord(record);
  const clock = clockOfRecord(record);
  const setup = {
    game,
    options,
    ...(position && { position }),
    ...(links && { links }),
    ...(clock && { clock }),
  };
  return must(replayLinked(allGames, begun({ ...setup, ...change }), record, 5_000));
};

describe('P1 and P11: the setup', () => {
  test('the menu as options and links, and back', () => {
    const agreed = agreementOf(MENU);
    expect(agreed).toEqual({
      options: {
        variant: 'basic',
        handicap: 'black 2',
        potentials: 'Z2Y2D2-Z2Y2D2P1',
        pieces: '15-16',
        linked: 'zYD',
      },
      links: {
        form: 'each',
        forms: { zertz: 'acquire', yinsh: 'challenge', dvonn: 'always' },
        challenges: 2,
        games: { zertz: 'yinsh-blitz', yinsh: 'die', dvonn: 'away:dominoes' },
      },
    });
    expect(projectOf(agreed)).toEqual(MENU);
    expect(whyNotProject(MENU)).toBe(undefined);
    expect(projectOf({ options: { variant: 'basic' } })).toBe(undefined);
  });

  test.each(Object.entries(PROJECT_PRESETS))('preset %s can be played', (name, preset: ProjectSetup) => {
    expect(whyNotProject(preset)).toBe(undefined);
    expect(projectOf(agreementOf(preset))).toEqual(preset);
    expect(match(preset).linked?.challenges?.white).toBe(preset.challenges);
    expect(isMenu(agreementOf(preset))).toBe(name === 'evening');
  });

  test('an old setup is written as it always was', () => {
    expect(agreementOf(PROJECT_PRESETS.six)).toEqual({
      options: { variant: 'standard', potentials: 'Y6', linked: 'yes' },
      links: { form: 'challenge', challenges: 1, games: { yinsh: 'yinsh-blitz' } },
    });
    expect(agreementOf(PROJECT_PRESETS.free)).toEqual({
      options: { variant: 'standard', potentials: 'Z3Y3' },
    });
    expect(match(PROJECT_PRESETS.six).events[0]!.version).toBe(3);
    expect(match(PROJECT_PRESETS.free).events[0]!.version).toBe(1);
    expect(match().events[0]!.version).toBe(7);
  });

  test.each<[string, Partial<ProjectSetup>]>([
    ['SETUP_REFUSED BAD_HANDICAP', { handicap: { white: 1, black: 1 } }],
    ['SETUP_REFUSED BAD_HANDICAP', { handicap: { white: 4, black: 0 } }],
    ['SETUP_REFUSED BAD_PIECES', { pieces: { white: 11, black: 18 } }],
    [
      'SETUP_REFUSED BAD_POTENTIALS',
      { kinds: { ...MENU.kinds, zertz: { ...none, count: { white: 7, black: 0 } } } },
    ],
    [
      'SETUP_REFUSED BAD_POTENTIALS',
      { kinds: { zertz: none, yinsh: none, dvonn: none, tamsk: none, punct: none } },
    ],
    ['BAD_LINKS', { challenges: 4 }],
    ['BAD_LINKS', { clock: { kind: 'fischer', initial: 0, increment: 0 } }],
    ['BAD_LINKS', { kinds: { ...MENU.kinds, dvonn: each('always', 'chess' as LinkedGame) } }],
    ['BAD_AWAY_NAME', { kinds: { ...MENU.kinds, dvonn: each('always', 'away:') } }],
    ['BAD_AWAY_NAME', { kinds: { ...MENU.kinds, dvonn: each('always', 'away: dominoes') } }],
    ['BAD_AWAY_NAME', { kinds: { ...MENU.kinds, dvonn: each('always', 'away:domi\nnoes') } }],
    ['BAD_AWAY_NAME', { kinds: { ...MENU.kinds, dvonn: each('always', 'away:\u202edominoes') } }],
    ['BAD_AWAY_NAME', { kinds: { ...MENU.kinds, dvonn: each('always', awayGame('x'.repeat(41))) } }],
  ])('%s: %j', (code, change) => {
    const project = { ...MENU, ...change };
    const refusal = whyNotProject(project)!;
    expect([refusal.code, refusal.reason?.code].filter(Boolean).join(' ')).toBe(code);
    const both = Math.min(project.handicap.white, project.handicap.black) > 0;
    if (!both)
      expect(refusalOf(undefined, start({ game: 'gipf', ...agreementOf(project) }))).toMatchObject(refusal);
  });

  test.each([
    ['forms that are all the same', { form: 'each', forms: { zertz: 'always', yinsh: 'always' } }],
    ['forms without a kind', { form: 'each', forms: { zertz: 'always' } }],
    ['forms beside one form', { form: 'always', forms: { zertz: 'always' } }],
    ['an unknown form', { form: 'each', forms: { zertz: 'always', yinsh: 'never' } }],
    ['a form that does not fit what may be denied', { form: 'acquire' }],
  ])('P11: %s is refused', (_what, form) => {
    const links = { games: { zertz: 'die', yinsh: 'die' }, ...form } as never;
    const options = { variant: 'standard', potentials: 'Z3Y3', linked: 'yes' };
    expect(codeOf(undefined, start({ game: 'gipf', options, links }))).toBe('BAD_LINKS');
  });

  test('P11: every game and variant of the platform can be linked', () => {
    const names = games.flatMap(({ name, variants }) =>
      variants.map(variant => (variant === 'standard' ? name : `${name}-${variant}`)),
    );
    expect(Object.keys(INNER_GAMES).sort()).toEqual(names.sort());
    for (const name of names) {
      const game = name as LinkedGame;
      const kinds = { ...MENU.kinds, zertz: each('acquire', game), dvonn: each('always', game) };
      const begins = match({ ...MENU, kinds });
      const playing = after(begins, [announce(begins, 'Za1-b2', COMMIT)], ...LOT);
      const { setup } = playing.linked!.contest!.inner!;
      expect({ game: setup.game, options: setup.options }).toEqual(
        INNER_GAMES[name as keyof typeof INNER_GAMES],
      );
      replays(playing);
    }
    expect(['die', 'away', 'away:Mensch ärgere dich nicht', 'zertz', 'away:', 7].map(isLinkedGame)).toEqual([
      ...[true, true, true, false, false, false],
    ]);
    expect([playsAway(agreementOf(MENU).links!), playsAway({ games: { zertz: 'die' } })]).toEqual([
      true,
      false,
    ]);
  });

  test.each([
    'challenge=1 zertz=yinsh-blitz yinsh=die clock=300+3',
    'always zertz=away yinsh=gipf-basic',
    'acquire zertz=gipf yinsh=away:dominoes',
    'each=2 zertz=always:away:a%20%3D%22%25%5Cb yinsh=challenge:die clock=60+0.5',
    'each zertz=acquire:gipf-tournament yinsh=always:away:Ключ',
  ])('P11: %s is read and printed', text => {
    expect(termsText(readTerms(text, ['zertz', 'yinsh']))).toBe(text);
  });
});

describe('P11: to be acquired', () => {
  test('a loaded piece is announced when it is to come in; won, it is in and its use is free', () => {
    const begins = match();
    expect(codeOf(begins, turn(begins, 'Za1-b2'))).toBe('ANNOUNCE_FIRST');
    expect(codeOf(begins, announce(begins, 'Za1-b2'))).toBe('BAD_LOT');
    expect(codeOf(begins, announce(begins, 'Ya1-b2', COMMIT))).toBe('NO_USE');
    expect(codeOf(begins, announce(begins, 'a1-b2', COMMIT))).toBe('NO_USE');
    const playing = after(begins, [announce(begins, 'Za1-b2', COMMIT)], ...LOT);
    const { contest } = playing.linked!;
    expect([contest?.stage, contest?.potential, contest?.game]).toEqual(['playing', 'zertz', 'yinsh-blitz']);
    const rival = contest!.innerWhite === 'white' ? 'black' : 'white';
    const won = after(playing, [inner({ kind: 'resign', by: rival })]);
    expect([won.turns.map(t => t.text), toAct(won)]).toEqual([['Za1-b2'], 'black']);
    replays(won);
    expect(again(won).turns.map(t => t.text)).toEqual(['Za1-b2']);
    const used = after(won, [turn(won, 'Yi1-h2')]);
    expect(codeOf(used, turn(used, 'Zb2-d4'))).not.toBe('ANNOUNCE_FIRST');
  });

  test('not won, the potential stays in the reserve and another move is made', () => {
    const begins = match();
    const playing = after(begins, [announce(begins, 'Za1-b2', COMMIT)], ...LOT);
    const own = playing.linked!.contest!.innerWhite === 'white' ? 'white' : 'black';
    const lost = after(playing, [inner({ kind: 'resign', by: own })]);
    expect([lost.linked?.prefix, lost.turns.length, toAct(lost)]).toEqual(['!Za1-b2', 0, 'white']);
    expect(codeOf(lost, announce(lost, '!Za1-b2;Za2-b3', COMMIT))).toBe('TURN_REFUSED');
    expect(codeOf(lost, turn(lost, 'Ya1-b2'))).toBe('GOES_ON_OTHERWISE');
    const moved = after(lost, [turn(lost, '!Za1-b2;Ya1-b2')]);
    const { stock } = (positionOf(moved) as { project: { stock: Record<Side, { zertz: number }> } }).project;
    expect([stock.white.zertz, toAct(moved)]).toEqual([2, 'black']);
    replays(moved);
    expect(again(moved).linked?.past).toMatchObject([{ use: 'Za1-b2', how: 'game', won: false }]);
  });

  test('kinds of one match differ: one acquired, one by challenge, one always, one free', () => {
    const now = mixed();
    expect(codeOf(now, announce(now, 'Za1-b2'))).toBe('BAD_LOT');
    expect(codeOf(now, announce(now, 'De5-e6'))).toBe('BAD_LOT');
    const stages = [
      after(now, [announce(now, 'Za1-b2', COMMIT)]),
      after(now, [announce(now, 'Yc3-c5')]),
      after(now, [announce(now, 'De5-e6', COMMIT)]),
    ].map(({ linked }) => [linked?.contest?.game, linked?.contest?.stage]);
    expect(stages).toEqual([
      ['yinsh-blitz', 'lot'],
      ['die', 'announced'],
      ['away:dominoes', 'away'],
    ]);
    expect(codeOf(now, announce(now, 'Ph4-h5=P', COMMIT))).toBe('NO_USE');
    expect(codeOf(now, turn(now, 'Ph4-h5=P'))).toBe('accepted');
    expect(codeOf(now, turn(now, 'Yc3-c5'))).toBe('ANNOUNCE_FIRST');
  });

  test('one after the other in a turn, each in its own form', () => {
    const now = mixed();
    const own = (of: Match): Side => (of.linked!.contest!.innerWhite === 'white' ? 'white' : 'black');
    const playing = after(now, [announce(now, 'Za1-b2', COMMIT)], ...LOT);
    const first = after(playing, [inner({ kind: 'resign', by: own(playing) })]);
    const second = after(
      first,
      [announce(first, '!Za1-b2;De5-e6', COMMIT)],
      report('white', null),
      report('black', null),
    );
    expect(second.linked?.prefix).toBe('!Za1-b2;!De5-e6');
    const third = after(
      second,
      [announce(second, '!Za1-b2;!De5-e6;Yc3-c5')],
      [{ kind: 'waive', by: 'black' }],
    );
    expect(third.turns.map(t => t.text)).toEqual(['!Za1-b2;!De5-e6;Yc3-c5']);
    replays(third);
    expect(again(third).turns.map(t => t.text)).toEqual(third.turns.map(t => t.text));
  });
});

/** White has a YINSH on c3, a DVONN on e5 beside a black piece, a PÜNCT on h4 beside a GIPF-piece, and a ZÈRTZ to bring in. */
const mixed = (changes: Partial<Start> = {}): Match =>
  match(
    {
      ...MENU,
      variant: 'standard',
      handicap: { white: 0, black: 0 },
      pieces: { white: 18, black: 18 },
      kinds: { ...MENU.kinds, punct: each('free') },
    },
    {
      position: [
        'gipf/1 standard 4/1[wY]3/6/3[wD]b2/6/5/W1[wP]B handicap=0-0 act=white phase=push mover=white reserve=5-5',
        'entry=loaded-single settled=none potentials=Z2Y2D2P2 pieces=18 linked=zYD stock=Z1-none extra=none denied=none',
      ].join(' '),
      ...changes,
    },
  );

describe('P11: a game away from the screen', () => {
  const played = (changes: Partial<Start> = {}): Match => {
    const now = mixed(changes);
    return after(now, [announce(now, 'De5-e6', COMMIT)]);
  };

  test('a draw is reported by both, and is no win', () => {
    const drawn = after(played(), report('black', null), report('white', null));
    expect([drawn.linked?.prefix, drawn.linked?.past.at(-1)]).toMatchObject([
      '!De5-e6',
      { how: 'away', won: false, draw: true, game: 'away:dominoes' },
    ]);
    expect(drawn.events.map(({ version }) => version)).toEqual([7, 3, 7, 7]);
    replays(drawn);
    expect(again(drawn).linked?.past).toMatchObject([{ how: 'away', won: false, draw: true }]);
  });

  test('contradicting reports are asked for again, three times at most; then it was not won', () => {
    let now = played({ seats: 'apart' });
    for (const round of [1, 2, 3]) {
      expect([now.linked?.contest?.round, now.hold?.awaits]).toEqual([Math.max(1, round - 1), undefined]);
      now = after(now, report('white', 'white'));
      expect([now.linked?.contest?.round, now.hold?.awaits]).toEqual([round, 'black']);
      // Black is absent: the report that is due can be claimed, so the match is not stuck.
      const claim = { kind: 'claim', by: 'white', what: 'win', absentSince: 0 } as const;
      expect(codeOf(now, claim, 86_400_000)).toBe('accepted');
      now = after(now, report('black', round === 2 ? null : 'black'));
    }
    expect([now.linked?.contest, now.linked?.prefix]).toEqual([undefined, '!De5-e6']);
    expect(now.linked?.past).toMatchObject([{ how: 'disputed', won: false }]);
    expect(now.events.flatMap(event => (event.kind === 'reported' ? [event.round] : []))).toEqual([
      ...[undefined, undefined, 2, 2, 3, 3],
    ]);
    replays(now);
    expect(again(now).linked?.past).toMatchObject([{ how: 'disputed', won: false }]);
  });

  test('a report that now agrees with what the other side said decides at once', () => {
    const unclear = after(played(), report('white', 'white'), report('black', 'black'));
    const settled = after(unclear, report('black', 'white'));
    expect(settled.turns.map(t => t.text)).toEqual(['De5-e6']);
    replays(settled);
  });

  test('a log of the older rule, with reports that replace each other, is followed as before', () => {
    const log = [...played().events];
    const add = (by: Side, winner: Side): void => {
      log.push({ version: 3, seq: log.length + 1, at: 0, kind: 'reported', by, winner });
    };
    for (let i = 0; i < 4; i++) for (const by of ['white', 'black'] as const) add(by, by);
    expect(must(allGames.replayEvents(log)).linked?.contest?.stage).toBe('away');
    add('black', 'white');
    expect(must(allGames.replayEvents(log)).turns.map(t => t.text)).toEqual(['De5-e6']);
    const round = { version: 7, seq: 4, at: 0, kind: 'reported', by: 'black', winner: 'black' } as const;
    for (const wrong of [2, 4]) {
      expect(allGames.replayEvents([...log.slice(0, 3), { ...round, round: wrong }]).ok).toBe(false);
    }
  });
});

test('a log of version 7, kept as it was written, still makes the same match', () => {
  const file = new URL('../../../../fixtures/match/version-7.json', import.meta.url);
  const kept = must(allGames.replayEvents(JSON.parse(readFileSync(file, 'utf8')) as unknown[]));
  expect(kept.setup.links).toEqual(agreementOf(MENU).links);
  expect(kept.turns.map(t => t.text)).toEqual(['!Za1-b2;!De5-e6;Yc3-c5']);
  expect(kept.linked?.past.map(({ use, how, won }) => [use, how, won])).toEqual([
    ['Za1-b2', 'game', false],
    ['De5-e6', 'disputed', false],
    ['Yc3-c5', 'waived', true],
  ]);
});

describe('loading a match that was under way', () => {
  const times = ({ clock }: Match): unknown => clock?.left;

  test('keeps its clocks', () => {
    const begins = begun({ clock: FIVE_AND_THREE });
    const made = after(
      begins,
      [turn(begins, 'f6'), 0],
      [{ kind: 'turn', by: 'black', answers: 1, text: 'e5' }, 20_000],
      [{ kind: 'turn', by: 'white', answers: 2, text: 'g7' }, 50_000],
    );
    const loaded = again(made);
    expect(times(loaded)).toEqual(times(made));
    expect(clockAt(loaded, 15_000)).toEqual({ white: 273_000, black: 273_000, running: 'black' });
    replays(loaded);
    // Without noted times there is no clock to keep.
    const record = allGames.recordOf(made);
    expect(clockOfRecord({ ...record, turns: record.turns.map(({ text }) => ({ text })) })).toBe(undefined);
    expect(clockOfRecord({ ...record, headers: { TimeControl: '1/259200' } })).toBe(undefined);
  });

  test('keeps them across contests, in an unfinished turn and in the inner game', () => {
    const clock = { kind: 'fischer', initial: MINUTE, increment: 1_000 } as const;
    const start = mixed({ clock: FIVE_AND_THREE });
    const links = { ...start.setup.links!, clock };
    const now = mixed({ clock: FIVE_AND_THREE, links });
    const waived = after(now, [announce(now, 'Yc3-c5'), 0], [{ kind: 'waive', by: 'black' }, 4_000]);
    const answered = after(waived, [turn(waived, 'a5-b5'), 30_000]);
    expect(times(again(answered))).toEqual(times(answered));
    const playing = after(
      answered,
      [announce(answered, 'Za1-b2', COMMIT), 42_000],
      ...LOT.map(([command]) => [command, 42_000] as const),
    );
    const moved = after(
      playing,
      [inner({ kind: 'turn', by: 'white', answers: 0, text: 'f6' }), 43_000],
      [inner({ kind: 'turn', by: 'black', answers: 1, text: 'g7' }), 50_000],
    );
    const loaded = again(moved);
    expect(times(loaded)).toEqual(times(moved));
    expect(loaded.linked?.contest?.inner?.clock?.left).toEqual(moved.linked?.contest?.inner?.clock?.left);
    const own = moved.linked!.contest!.innerWhite === 'white' ? 'white' : 'black';
    const lost = after(moved, [inner({ kind: 'resign', by: own }), 60_000]);
    expect([lost.linked?.prefix, lost.clock?.left.white]).toEqual(['!Za1-b2', again(lost).clock?.left.white]);
    expect(times(again(lost))).toEqual(times(lost));
    const over = after(lost, [turn(lost, '!Za1-b2;a1-b2'), 70_000]);
    expect(times(again(over))).toEqual(times(over));
    expect(other(toAct(over)!)).toBe('white');
  });
});
