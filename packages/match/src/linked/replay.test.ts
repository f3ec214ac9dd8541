import { other, readRecordText, recordText, type GameRecord, type Result, type Side } from '@korong/rules';
import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { allGames } from '../allGames.js';
import type { Command } from '../commands.js';
import { toAct, type Match } from '../match.js';
import { MINUTE, after, begun, turn, type Start } from '../testing.js';
import { commitTo, innerWhiteOf, sealOf } from './lot.js';
import { termsOfRecord, replayLinked } from './replay.js';
import type { LinkedGame } from './games.js';
import type { ContestTerms } from './types.js';

/** White has a YINSH on c3 and a ZÈRTZ on e5, Black a YINSH on g5. */
const POSITION = [
  'gipf/1 standard 4/1[wY]3/6/3[wZ]b2/6/3[by]1/W2B handicap=0-0 act=white phase=push mover=white reserve=5-5',
  'entry=single-single settled=none potentials=Z3Y3 pieces=18 linked=yes stock=none extra=none denied=none',
].join(' ');
const SECRET = 'the-authority-kept-this-0';
const COMMIT = commitTo(SECRET);

const linked = (game: LinkedGame, links: Partial<ContestTerms> = {}, changes: Partial<Start> = {}): Match =>
  begun({
    game: 'gipf',
    options: { variant: 'standard', potentials: 'Z3Y3', linked: 'yes' },
    position: POSITION,
    links: { form: 'challenge', challenges: 2, games: { zertz: game, yinsh: game }, ...links },
    ...changes,
  });

const announce = (match: Match, text: string): Command => ({
  kind: 'announce',
  by: toAct(match)!,
  answers: match.turns.length,
  text,
  ...(match.setup.links!.form === 'always' && { commit: COMMIT }),
});
const challenge: Command = { kind: 'challenge', by: 'black', commit: COMMIT };
const nonce = (by: Side): Command => ({ kind: 'nonce', by, value: `${by}-said-this-00` });
const LOT: readonly [Command][] = [[nonce('white')], [nonce('black')], [{ kind: 'reveal', secret: SECRET }]];
/** Remote, for the announcement in event 2. */
const seal = (by: Side): Command => ({ kind: 'seal', by, hash: sealOf('m1 2', by, `${by}-said-this-00`) });
const SEALED: readonly Command[] = [
  seal('white'),
  seal('black'),
  { kind: 'reveal', secret: SECRET },
  nonce('black'),
  nonce('white'),
];
const inner = (command: Extract<Command, { kind: 'inner' }>['command']): Command => ({
  kind: 'inner',
  command,
});
const challenged = (match: Match): Match =>
  after(
    match,
    [announce(match, 'Yc3-c5')],
    ...(match.setup.links!.form === 'always' ? [] : [[challenge] as const]),
    ...LOT,
  );
/** The colour of an outer side in the inner game. */
const colourOf = (match: Match, side: Side): Side =>
  match.linked!.contest!.innerWhite === side ? 'white' : 'black';

/** The record of a match, written, read and replayed. */
const again = (match: Match, change = (text: string): string => text): Result<Match, number> => {
  const record: GameRecord = must(readRecordText(change(recordText(allGames.recordOf(match)))));
  const { game, options, position } = record;
  const links = termsOfRecord(record)!;
  return replayLinked(allGames, begun({ game, options, position: position!, links }), record, 5_000);
};

/** The comparable part of a replayed match: everything but times, clocks and their effects. */
const essence = ({
  turns,
  linked: { prefix, past, contest: link, challenges } = { past: [] },
}: Match): unknown => ({
  turns: turns.map(({ by, text, position }) => [by, text, position]),
  prefix,
  challenges,
  link: link && { use: link.use, lot: link.lot, stage: link.stage, inner: link.inner && essence(link.inner) },
  past: past.map(({ inner: game, ...rest }) => ({
    ...rest,
    seq: 0,
    ...(game && { inner: essence(game), result: game.result }),
  })),
});
const comesBack = (match: Match): void => {
  expect(essence(must(again(match)))).toEqual(essence(match));
};

test('P11: a game in between that was won, and one that was lost, are played again turn by turn', () => {
  const match = challenged(linked('yinsh-blitz'));
  const moved = after(match, [inner({ kind: 'turn', by: 'white', answers: 0, text: 'f6' })]);
  for (const loser of ['white', 'black'] as const) {
    const over = after(moved, [inner({ kind: 'resign', by: colourOf(moved, loser) })]);
    comesBack(over);
    comesBack(after(over, [turn(over, loser === 'white' ? '!Yc3-c5;a1-b2' : 'a5-b5')]));
  }
});

test('P11: uses without a challenge, dice, games away from the screen', () => {
  const waived = linked('yinsh');
  comesBack(after(waived, [announce(waived, 'Yc3-c5')], [{ kind: 'waive', by: 'black' }]));
  comesBack(challenged(linked('die')));
  comesBack(challenged(linked('die', { form: 'always', challenges: undefined as never })));
  const away = linked('away');
  const asked = after(away, [announce(away, 'Yc3-c5')], [challenge]);
  comesBack(asked);
  comesBack(
    after(
      asked,
      [{ kind: 'report', by: 'white', winner: 'black' }],
      [{ kind: 'report', by: 'black', winner: 'black' }],
    ),
  );
});

test('P11: a game in between that is not over, or was broken off with the match', () => {
  const match = challenged(linked('gipf-basic'));
  const moved = after(match, [inner({ kind: 'turn', by: 'white', answers: 0, text: 'a1-b2' })]);
  comesBack(moved);
  const over = after(moved, [{ kind: 'resign', by: 'white' }]);
  expect(must(again(over)).linked?.contest?.inner?.turns).toHaveLength(1);
});

test('P11: time that ran out, in the game in between and for the lot', () => {
  const clock = { kind: 'fischer', initial: MINUTE, increment: 0 } as const;
  const apart = linked('yinsh-blitz', { clock }, { clock, seats: 'apart' });
  const announced = after(apart, [announce(apart, 'Yc3-c5'), 0], [challenge, 0]);
  const late = after(announced, [seal('black'), 0], [{ kind: 'flag' }, 60_000]);
  expect(late.linked?.past[0]?.how).toBe('default');
  comesBack(late);
  const mute = after(announced, [seal('black'), 0], [seal('white'), 0], [{ kind: 'flag' }, 60_000]);
  comesBack(mute);
  comesBack(after(mute, [nonce('white'), 60_000], [nonce('black'), 60_000]));
  const drawn = after(announced, ...SEALED.map(command => [command, 0] as const));
  const flagged = after(drawn, [{ kind: 'flag' }, 60_000]);
  expect(flagged.linked?.past[0]?.inner?.result).toEqual({ winner: 'black', by: 'time' });
  comesBack(flagged);
});

test('P11: a record whose lot, game in between or outcome was changed is refused, with the turn', () => {
  const match = challenged(linked('yinsh-blitz'));
  const lost = after(
    match,
    [inner({ kind: 'turn', by: 'white', answers: 0, text: 'f6' })],
    [inner({ kind: 'resign', by: colourOf(match, 'white') })],
  );
  const done = after(lost, [turn(lost, '!Yc3-c5;a1-b2')]);
  const { innerWhite, lot } = done.linked!.past[0]!;
  // A nonce that would have swapped the colours.
  const steering = Array.from({ length: 99 }, (_, i) => `white-said-this-${10 + i}`).find(
    white => innerWhiteOf({ ...lot!, nonces: { ...lot!.nonces, white } }, 'white') !== innerWhite,
  )!;
  for (const [from, to] of [
    ['white-said-this-00', steering],
    [SECRET, 'the-authority-made-this-up'],
    [`"white":"${innerWhite}"`, `"white":"${other(innerWhite!)}"`],
    ['"f6"', '"z9"'],
    ['"won":false', '"won":true'],
    ['"how":"game"', '"how":"waived"'],
    ['"use":"Yc3-c5"', '"use":"Yc3-c4"'],
    ['%links [', '%links [7,'],
  ] as const) {
    const changed = again(done, text => text.replaceAll(from, to));
    expect([from, changed]).toEqual([from, { ok: false, error: 1 }]);
  }
});

test('P11: where the record does not tell how uses were won, they were won away from the screen', () => {
  const away = linked('away', { form: 'always', challenges: undefined as never });
  const report = (winner: Side): readonly [Command][] => [
    [{ kind: 'report', by: 'white', winner }],
    [{ kind: 'report', by: 'black', winner }],
  ];
  const lost = after(away, [announce(away, 'Yc3-c5')], ...report('black'));
  const done = after(lost, [announce(lost, '!Yc3-c5;Ze5-e7')], ...report('white'));
  const untold = again(done, text => text.replace(/\[Links .*\]\n/, '').replace(/\{.*\}/, ''));
  expect(essence(must(untold))).toEqual(essence(done));
});
