import { must } from '@korong/testing';
import { expect, test } from 'vitest';
import { gipf } from '../gipf.js';

/** White has brought in a ZÈRTZ, and Black a DVONN. */
const GOOD =
  'gipf/1 standard B1[wZ]W/5/6/W5B/6/5/B1[bd]W handicap=0-0 act=white phase=push mover=white reserve=11-11 entry=loaded-loaded ' +
  'settled=none potentials=Z3T3-D3P4 pieces=18 linked=yes stock=Z2T3-D2P4 extra=none denied=none';
/** A TAMSK of White's is in the middle, and its push is due. */
const MIDDLE =
  'gipf/1 standard 4/5/6/3[wT]3/6/5/W2B handicap=0-0 act=white phase=extra mover=white reserve=11-11 entry=loaded-loaded ' +
  'settled=none potentials=Z3T3-D3P4 pieces=18 linked=yes stock=Z2T2-D2P4 extra=first denied=none';
/** A TAMSK came in first and completed a white row, which waits. */
const WAITING =
  'gipf/1 standard [T]www/5/6/3w3/6/5/W2B handicap=0-0 act=white phase=push mover=white reserve=5-5 entry=loaded-loaded ' +
  'settled=none potentials=Z3T3-D3P4 pieces=18 linked=yes stock=Z2T2-D2P4 extra=made denied=none';
/** Black has not made the first push of a tournament yet. */
const OPENING =
  'gipf/1 tournament W3/5/6/7/6/5/4 handicap=0-0 act=black phase=push mover=black reserve=16-18 entry=any-gipf ' +
  'settled=none potentials=Z3 pieces=18 linked=no stock=Z3 extra=none denied=none';

test.each([GOOD, MIDDLE, WAITING, OPENING])(
  'a possible position with potentials is read and printed: %s',
  text => {
    expect(gipf.positionText(must(gipf.readPosition(text)))).toBe(text);
  },
);

const codeOf = (text: string): string => {
  const read = gipf.readPosition(text);
  return read.ok ? 'accepted' : read.error.code;
};

test.each([
  ['IMPOSSIBLE_POTENTIALS', 'one more than was agreed on', GOOD, 'stock=Z2T3', 'stock=Z3T3'],
  ['IMPOSSIBLE_POTENTIALS', 'one of a kind that is the other side’s', GOOD, '[wZ]', '[wD]'],
  ['IMPOSSIBLE_ENTRY', 'loaded pieces with nothing to load', GOOD, 'stock=Z2T3-D2P4', 'stock=none-D2P4'],
  [
    'IMPOSSIBLE_ENTRY',
    'potentials that were lost with a basic piece',
    GOOD,
    'loaded-loaded',
    'single-loaded',
  ],
  ['IMPOSSIBLE_ENTRY', 'GIPF-pieces in a standard game', GOOD, 'loaded-loaded', 'any-loaded'],
  ['IMPOSSIBLE_ENTRY', 'a first push to come, and potentials gone', OPENING, 'stock=Z3', 'stock=Z3-Z2'],
  ['IMPOSSIBLE_ENTRY', 'GIPF-pieces alone so far, and potentials gone', OPENING, 'stock=Z3', 'stock=Z2-Z3'],
  ['IMPOSSIBLE_ENTRY', 'a first push to come, and a piece gone', OPENING, 'reserve=16-18', 'reserve=16-17'],
  ['IMPOSSIBLE_PHASE', 'a push that no TAMSK has earned', MIDDLE, '[wT]', '[wZ]'],
  ['IMPOSSIBLE_PHASE', 'a push that the other side’s TAMSK has earned', MIDDLE, 'act=white', 'act=black'],
  ['IMPOSSIBLE_PHASE', 'a push that is due neither first nor then', MIDDLE, 'extra=first', 'extra=none'],
  ['IMPOSSIBLE_PHASE', 'a push that was made and is due', MIDDLE, 'extra=first', 'extra=made'],
  ['IMPOSSIBLE_PHASE', 'a TAMSK in the middle and an ordinary move', MIDDLE, 'phase=extra', 'phase=push'],
  ['IMPOSSIBLE_PHASE', 'an extra push that is due while a move is', GOOD, 'extra=none', 'extra=first'],
  ['IMPOSSIBLE_PHASE', 'an extra push after the move while a move is due', GOOD, 'extra=none', 'extra=then'],
  ['IMPOSSIBLE_SIDE', 'an extra push in the other side’s turn', MIDDLE, 'mover=white', 'mover=black'],
  ['IMPOSSIBLE_ROWS', 'nothing that waits', GOOD, 'extra=none', 'extra=made'],
  ['IMPOSSIBLE_ROWS', 'a row that waits for nothing', WAITING, 'extra=made', 'extra=none'],
  ['IMPOSSIBLE_PHASE', 'a row that waits and is settled', WAITING, 'phase=push', 'phase=row'],
  ['IMPOSSIBLE_POTENTIALS', 'a denial where nothing is loaded', GOOD, 'denied=none', 'denied=c3'],
  ['IMPOSSIBLE_POTENTIALS', 'a denial of the other side’s', GOOD, 'denied=none', 'denied=h4'],
  [
    'IMPOSSIBLE_POTENTIALS',
    'a denial in play that is not linked',
    GOOD,
    'linked=yes stock=Z2T3-D2P4 extra=none denied=none',
    'linked=no stock=Z2T3-D2P4 extra=none denied=b4',
  ],
  ['BAD_POTENTIALS', 'none for either side', GOOD, 'potentials=Z3T3-D3P4', 'potentials=none'],
  ['BAD_POTENTIALS', 'seven of a kind', GOOD, 'potentials=Z3T3', 'potentials=Z7T3'],
  ['BAD_PIECES', 'too many basic pieces', GOOD, 'pieces=18', 'pieces=25'],
  ['BAD_PIECES', 'too few basic pieces of one side', GOOD, 'pieces=18', 'pieces=18-11'],
  ['BAD_HANDICAP', 'a handicap for both', GOOD, 'handicap=0-0', 'handicap=1-1'],
  ['BAD_LINKED', 'a kind that neither side has', GOOD, 'linked=yes', 'linked=Y'],
  ['IMPOSSIBLE_POTENTIALS', 'an entry denied that has not to be won', GOOD, 'denied=none', 'denied=Z'],
  ['POSITION_FIELD', 'kinds before points', GOOD, 'denied=none', 'denied=Z,b4'],
  ['POSITION_FIELD', 'kinds in another order', GOOD, 'stock=Z2T3', 'stock=T3Z2'],
  ['POSITION_FIELD', 'a point twice', GOOD, 'denied=none', 'denied=b4,b4'],
  ['POSITION_FIELD', 'a dot', GOOD, 'denied=none', 'denied=a9'],
  ['BAD_LINKED', 'neither yes nor no nor kinds', GOOD, 'linked=yes', 'linked=maybe'],
  ['POSITION_BOARD', 'a stack that nobody can build', GOOD, '[wZ]', '[bZ]'],
  ['POSITION_BOARD', 'a DVONN by itself', GOOD, '[wZ]', '[D]'],
  ['POSITION_BOARD', 'one side twice in a row', GOOD, '[bd]', '[wdd]'],
  ['POSITION_BOARD', 'two kinds in one stack', GOOD, '[bd]', '[bdP]'],
])('%s: %s', (code, _what, text, from, to) => {
  expect(text).toContain(from);
  expect(codeOf(text.replace(from, to))).toBe(code);
});

test('a denial of an own loaded piece is possible while the move of the turn is due', () => {
  expect(codeOf(GOOD.replace('denied=none', 'denied=b4'))).toBe('accepted');
  expect(codeOf(MIDDLE.replace('denied=none', 'denied=e5'))).toBe('IMPOSSIBLE_POTENTIALS');
});

test('a number of pieces that is out of bounds is named', () => {
  const read = gipf.readPosition(GOOD.replace('pieces=18', 'pieces=30'));
  expect(read).toMatchObject({ ok: false, error: { code: 'BAD_PIECES', text: '30' } });
});
