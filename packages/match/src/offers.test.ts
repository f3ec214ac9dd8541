import { gipf, yinsh } from '@korong/rules';
import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { allGames } from './allGames.js';
import type { Command } from './commands.js';
import { createMatchRules } from './createMatchRules.js';
import type { OfferKind } from './events.js';
import type { Match } from './match.js';
import { toAct } from './match.js';
import { after, begun, codeOf, FIVE_AND_THREE, played, start, turn } from './testing.js';

const apart = begun({ seats: 'apart' });
const two = played(apart, ['f6', 'g7']);
const over = after(two, [{ kind: 'resign', by: 'black' }]);

/** For each offer a match in which it can be made, and its commands. */
const OFFERS: readonly {
  what: OfferKind;
  match: Match;
  command: (how: 'ask' | 'accept' | 'decline', by: 'white' | 'black') => Command;
}[] = [
  { what: 'draw', match: two, command: (how, by) => ({ kind: 'draw', how, by }) },
  {
    what: 'takeback',
    match: two,
    command: (how, by) =>
      how === 'ask' ? { kind: 'takeback', how, by, to: 1 } : { kind: 'takeback', how, by },
  },
  { what: 'rematch', match: over, command: (how, by) => ({ kind: 'rematch', how, by, next: 'm2' }) },
];

test.each(OFFERS)('$what: asked, it stands until the other side answers', ({ what, match, command }) => {
  expect(codeOf(match, command('accept', 'white'))).toBe('NOTHING_ASKED');
  expect(codeOf(match, command('decline', 'white'))).toBe('NOTHING_ASKED');
  const asked = after(match, [command('ask', 'black')]);
  expect(asked.offers[what]?.by).toBe('black');
  expect(codeOf(asked, command('ask', 'black'))).toBe('ALREADY_ASKED');
  expect(codeOf(asked, command('accept', 'black'))).toBe('OWN_OFFER');
  expect(codeOf(asked, command('accept', 'white'))).toBe('accepted');
});

test.each(OFFERS)('$what: declined or taken back, it may not come again at once', ({ match, command }) => {
  for (const by of ['white', 'black'] as const) {
    const declined = after(match, [command('ask', 'black')], [command('decline', by)]);
    expect(declined.offers).toEqual({});
    expect(codeOf(declined, command('ask', 'black'))).toBe('ASKED_THIS_TURN');
    expect(codeOf(declined, command('ask', 'white'))).toBe('accepted');
  }
});

test.each(OFFERS)('$what: both ask, so both agree', ({ match, command }) => {
  const settled = after(match, [command('ask', 'black')], [command('accept', 'white')]);
  const crossed = after(match, [command('ask', 'black')], [command('ask', 'white')]);
  expect(crossed).toEqual(settled);
});

test('a draw by agreement, at once in a local match and after an answer in a remote one', () => {
  for (const game of ['yinsh', 'gipf']) {
    const together = begun({ game, options: { variant: 'standard' } });
    expect(after(together, [{ kind: 'draw', how: 'agreed' }]).result).toEqual({
      winner: null,
      by: 'agreement',
    });
  }
  expect(codeOf(two, { kind: 'draw', how: 'agreed' })).toBe('ONLY_TOGETHER');
  const drawn = after(
    two,
    [{ kind: 'draw', how: 'ask', by: 'white' }],
    [{ kind: 'draw', how: 'accept', by: 'black' }],
  );
  expect([drawn.result, drawn.offers]).toEqual([{ winner: null, by: 'agreement' }, {}]);
});

test('an answer that names its offer is none to a later one', () => {
  const first = after(two, [{ kind: 'draw', how: 'ask', by: 'white' }]);
  const answer = { kind: 'draw', how: 'accept', by: 'black', offer: first.offers.draw!.seq } as const;
  expect(codeOf(first, answer)).toBe('accepted');
  const withdrawn = after(first, [{ kind: 'draw', how: 'decline', by: 'white' }]);
  expect(codeOf(withdrawn, answer)).toBe('NOTHING_ASKED');
  const played = after(withdrawn, [turn(withdrawn, 'a2')]);
  const again = after(played, [{ kind: 'draw', how: 'ask', by: 'white' }]);
  expect(codeOf(again, answer)).toBe('NOTHING_ASKED');
  expect(codeOf(again, { ...answer, how: 'decline' })).toBe('NOTHING_ASKED');
  expect(codeOf(again, { ...answer, offer: again.offers.draw!.seq })).toBe('accepted');
  expect(codeOf(again, { kind: 'draw', how: 'accept', by: 'black' })).toBe('accepted');
});

test('an answer to a takeback or a rematch names its offer as well', () => {
  const back = after(two, [{ kind: 'takeback', how: 'ask', by: 'white', to: 1 }]);
  expect(codeOf(back, { kind: 'takeback', how: 'accept', by: 'black', offer: 3 })).toBe('NOTHING_ASKED');
  expect(codeOf(back, { kind: 'takeback', how: 'accept', by: 'black', offer: 4 })).toBe('accepted');
  const over = after(
    two,
    [{ kind: 'resign', by: 'white' }],
    [{ kind: 'rematch', how: 'ask', by: 'white', next: 'm2' }],
  );
  const rematch = { kind: 'rematch', how: 'accept', by: 'black', next: 'm2' } as const;
  expect(codeOf(over, { ...rematch, offer: 4 })).toBe('NOTHING_ASKED');
  expect(codeOf(over, { ...rematch, offer: 5 })).toBe('accepted');
});

test('an offered draw outlives the turn of who offered it, not that of the other side', () => {
  const asked = after(two, [{ kind: 'draw', how: 'ask', by: 'white' }]);
  const own = after(asked, [turn(asked, 'a2')]);
  expect(own.offers).toEqual({ draw: { by: 'white', seq: 4 } });
  const others = after(own, [turn(own, 'b2')]);
  expect(others.offers).toEqual({});
  expect(codeOf(others, { kind: 'draw', how: 'ask', by: 'white' })).toBe('accepted');
});

test('a takeback, agreed on at once, leaves as many turns as it says', () => {
  const match = played(begun(), ['f6', 'g7', 'a2']);
  const back = after(match, [{ kind: 'takeback', how: 'agreed', to: 1 }]);
  expect([back.turns, toAct(back)]).toEqual([match.turns.slice(0, 1), 'black']);
  expect(back.events).toHaveLength(5);
  expect(after(back, [turn(back, 'h8')]).turns.map(t => t.text)).toEqual(['f6', 'h8']);
  expect(codeOf(two, { kind: 'takeback', how: 'agreed', to: 1 })).toBe('ONLY_TOGETHER');
});

test.each([2, 3, -1, 0.5])('of two turns none is taken back so that %d stay', to => {
  expect(codeOf(played(begun(), ['f6', 'g7']), { kind: 'takeback', how: 'agreed', to })).toBe(
    'NOTHING_TO_TAKE_BACK',
  );
  expect(codeOf(two, { kind: 'takeback', how: 'ask', by: 'white', to })).toBe('NOTHING_TO_TAKE_BACK');
});

test('a takeback that was asked for is off with the next turn, and is not mixed up with another one', () => {
  const asked = after(two, [{ kind: 'takeback', how: 'ask', by: 'black', to: 1 }]);
  expect(codeOf(asked, { kind: 'takeback', how: 'ask', by: 'white', to: 0 })).toBe('ALREADY_ASKED');
  expect(after(asked, [turn(asked, 'a2')]).offers).toEqual({});
});

test('either side resigns at any time', () => {
  expect(after(two, [{ kind: 'resign', by: 'white' }]).result).toEqual({
    winner: 'black',
    by: 'resignation',
  });
  expect(after(apart, [{ kind: 'resign', by: 'black' }]).result).toEqual({
    winner: 'white',
    by: 'resignation',
  });
});

test('a match is called off before its first turn only', () => {
  expect(after(apart, [{ kind: 'abort' }]).result).toEqual({ winner: null, by: 'aborted' });
  expect(codeOf(two, { kind: 'abort' })).toBe('TOO_LATE_TO_ABORT');
});

test('after the end there is a rematch, and nothing else', () => {
  const commands: Command[] = [
    turn(over, 'a2'),
    { kind: 'resign', by: 'white' },
    { kind: 'flag' },
    { kind: 'draw', how: 'agreed' },
    { kind: 'takeback', how: 'agreed', to: 0 },
    { kind: 'abort' },
    { kind: 'pause' },
    { kind: 'resume' },
  ];
  for (const command of commands) expect(codeOf(over, command)).toBe('MATCH_OVER');
  expect(codeOf(over, { kind: 'rematch', how: 'agreed', next: 'm2' })).toBe('ONLY_TOGETHER');
  expect(codeOf(two, { kind: 'rematch', how: 'agreed', next: 'm2' })).toBe('MATCH_NOT_OVER');
});

test('a rematch swaps colours, and each match names the other', () => {
  const first = after(begun({ clock: FIVE_AND_THREE }), [{ kind: 'resign', by: 'white' }]);
  expect(allGames.rematchOf(first)).toBeUndefined();
  const agreed = after(first, [{ kind: 'rematch', how: 'agreed', next: 'm2' }]);
  expect(codeOf(agreed, { kind: 'rematch', how: 'agreed', next: 'm3' })).toBe('REMATCH_MADE');
  const second = must(allGames.apply(undefined, allGames.rematchOf(agreed)!, 0)).match;
  expect([agreed.next, second.id, second.setup.previous]).toEqual(['m2', 'm2', 'm1']);
  expect(second.setup).toEqual({
    ...first.setup,
    players: { white: { name: 'Béla' }, black: { name: 'Anna' } },
    previous: 'm1',
  });
  const third = after(
    second,
    [{ kind: 'resign', by: 'white' }],
    [{ kind: 'rematch', how: 'agreed', next: 'm3' }],
  );
  expect(allGames.rematchOf(third)).toEqual({
    ...start({ clock: FIVE_AND_THREE }),
    id: 'm3',
    previous: 'm2',
  });
});

test('a handicap goes with its player, unless it is part of a position', () => {
  const handicapped = (position?: string): Match =>
    after(
      begun({
        game: 'gipf',
        options: { variant: 'basic', handicap: 'white 2' },
        ...(position === undefined ? {} : { position }),
      }),
      [{ kind: 'resign', by: 'white' }],
      [{ kind: 'rematch', how: 'agreed', next: 'm2' }],
    );
  expect(allGames.rematchOf(handicapped())?.options.handicap).toBe('black 2');
  const position = gipf.positionText(gipf.start({ variant: 'basic', handicap: { white: 2, black: 0 } }));
  const again = allGames.rematchOf(handicapped(position))!;
  expect([again.options.handicap, codeOf(undefined, again)]).toEqual(['white 2', 'accepted']);
});

test('P1: favourites among the potentials go with their player', () => {
  const again = (potentials: string): string | undefined =>
    allGames.rematchOf(
      after(
        begun({ game: 'gipf', options: { variant: 'standard', potentials } }),
        [{ kind: 'resign', by: 'white' }],
        [{ kind: 'rematch', how: 'agreed', next: 'm2' }],
      ),
    )?.options.potentials;
  expect([again('Z3-D4P6'), again('Z3Y3')]).toEqual(['D4P6-Z3', 'Z3Y3']);
});

test('a turn thought of before a takeback is stale, even where as many turns have been made again', () => {
  const seen = two.events.length;
  const thought: Extract<Command, { kind: 'turn' }> = {
    kind: 'turn',
    by: toAct(two)!,
    answers: two.turns.length,
    text: 'a2',
    seen,
  };
  expect(codeOf(two, thought)).toBe('accepted');
  const offered = after(two, [{ kind: 'draw', how: 'ask', by: 'black' }]);
  expect(codeOf(offered, thought)).toBe('accepted');
  const back = after(
    two,
    [{ kind: 'takeback', how: 'ask', by: 'black', to: 1 }],
    [{ kind: 'takeback', how: 'accept', by: 'white' }],
  );
  const again = after(back, [turn(back, 'b2')]);
  expect(again.turns).toHaveLength(two.turns.length);
  expect(codeOf(again, thought)).toBe('STALE_TURN');
  expect(codeOf(again, { ...thought, seen: again.events.length })).toBe('accepted');
});

test('rules without remote play decide local matches as usual, and know that they cannot decide remote ones', () => {
  const { apply } = createMatchRules({ games: [yinsh] });
  const local = played(begun({}), ['f6', 'g7']);
  const commands: readonly Command[] = [
    { kind: 'takeback', how: 'agreed', to: 1 },
    { kind: 'draw', how: 'agreed' },
    { kind: 'addTime', by: 'white' },
  ];
  for (const command of commands) expect(apply(local, command, 9)).toEqual(allGames.apply(local, command, 9));
  for (const { match, command } of OFFERS)
    expect(() => apply(match, command('ask', 'black'), 9)).toThrow('local matches only');
  expect(() => apply(two, { kind: 'addTime', by: 'white' }, 9)).toThrow('local matches only');
});
