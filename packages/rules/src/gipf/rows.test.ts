import { expect, test } from 'vitest';
import { after, legal } from '../testing.js';
import { gipfAt } from './testing.js';
import { basicsIn } from './cell.js';
import { gipf } from './gipf.js';
import { captured } from './material.js';

test('G8: four of one colour side by side are a row, in each direction and for either side', () => {
  const rows = [
    'b2 b3 b4 b5',
    'e5 e6 e7 e8',
    'c3 d4 e5 f5',
    'e2 f2 g2 h2',
    'c2 d3 e4 f4',
    'd7 e7 f6 g5',
    'c6 d6 e6 f5',
    'b2 c2 d2 e2',
  ];
  for (const row of rows) {
    const step = `x${row.replaceAll(' ', ',')}`;
    expect(legal(gipf, gipfAt({ white: row, black: '', phase: 'row' }))).toEqual([step]);
    expect(legal(gipf, gipfAt({ white: '', black: row, phase: 'row', toAct: 'black' }))).toEqual([step]);
  }
});

test('G8: three are no row, and neither are four with a gap or a piece of the other colour between', () => {
  const next = (white: string, black: string): string[] => {
    const position = after(gipf, gipfAt({ white, black }), 'e1-e2');
    return [gipf.phase(position), gipf.toAct(position)];
  };
  expect(next('e2 e3', '')).toEqual(['push', 'black']);
  expect(next('e2 e4 e5', 'e6')).toEqual(['row', 'white']);
  expect(next('e2 e5 e6', '')).toEqual(['push', 'black']);
  expect(next('e2 e4 e5 e6', 'e3')).toEqual(['push', 'black']);
});

test('G8: more than four go together, up to a whole line', () => {
  const five = gipfAt({ white: 'd2 d3 d4 d5 d6', black: '', phase: 'row' });
  expect(legal(gipf, five)).toEqual(['xd2,d3,d4,d5,d6']);
  const seven = gipfAt({ white: '', black: 'b5 c5 d5 e5 f4 g3 h2', phase: 'row', toAct: 'black' });
  expect(legal(gipf, seven)).toEqual(['xb5,c5,d5,e5,f4,g3,h2']);
});

test('G8: what stands on without a gap goes too, of either colour and at both ends', () => {
  const full = gipfAt({ white: 'c3 d4 e5 f5 h5', black: 'b2 g5', phase: 'row' });
  expect(legal(gipf, full)).toEqual(['xb2,c3,d4,e5,f5,g5,h5']);
  const after7 = after(gipf, full, 'xb2,c3,d4,e5,f5,g5,h5');
  expect(after7).toEqual(gipfAt({ white: '', black: '', reserve: [15, 13], toAct: 'black' }));
});

test('G8: a gap ends it on either side', () => {
  const above = gipfAt({ white: 'e2 e3 e4 e5 e8', black: 'e7', phase: 'row' });
  expect(legal(gipf, above)).toEqual(['xe2,e3,e4,e5']);
  const below = gipfAt({ white: 'e2 c4', black: 'e4 e5 e6 e7 e8 d5', phase: 'row', toAct: 'black' });
  expect(legal(gipf, below)).toEqual(['xe4,e5,e6,e7,e8']);
  // A neighbour in another line stays.
  expect(after(gipf, below, 'xe4,e5,e6,e7,e8')).toEqual(gipfAt({ white: 'e2 c4', black: 'd5' }));
});

test('G8: a row that the opponent made is taken by its owner, at the start of his turn', () => {
  // The piece pushed from c2 to c3 closes the gap below c4.
  const byWhite = after(gipf, gipfAt({ white: '', black: 'c2 c4 c5 c6' }), 'c1-c2');
  expect(byWhite).toEqual(
    gipfAt({ white: 'c2', black: 'c3 c4 c5 c6', phase: 'row', toAct: 'black', mover: 'white' }),
  );
  expect(legal(gipf, byWhite)).toEqual(['xc2,c3,c4,c5,c6']);
  const byBlack = after(gipf, gipfAt({ white: 'c2 c4 c5 c6', black: '', toAct: 'black' }), 'c1-c2');
  expect(byBlack).toEqual(
    gipfAt({ white: 'c3 c4 c5 c6', black: 'c2', phase: 'row', toAct: 'white', mover: 'black' }),
  );
  expect(after(gipf, byBlack, 'xc2,c3,c4,c5,c6;e9-e8')).toEqual(
    gipfAt({ white: 'e8', black: '', reserve: [14, 14], toAct: 'black' }),
  );
});

test('G9: own pieces return to the reserve, the opponent’s are captured', () => {
  const white = gipfAt({ white: 'b4 c4 d4 e4', black: 'f3 g2 h5', reserve: [2, 3], phase: 'row' });
  const whiteTook = after(gipf, white, 'xb4,c4,d4,e4,f3,g2');
  expect(whiteTook).toEqual(gipfAt({ white: '', black: 'h5', reserve: [6, 3], toAct: 'black' }));
  // Nine white and nine black ones were gone before.
  expect([captured(white, 'white'), captured(white, 'black')]).toEqual([9, 9]);
  expect([captured(whiteTook, 'white'), captured(whiteTook, 'black')]).toEqual([9, 11]);

  const black = gipfAt({ white: 'f3', black: 'b4 c4 d4 e4 g2', phase: 'row', toAct: 'black' });
  const blackTook = after(gipf, black, 'xb4,c4,d4,e4,f3,g2');
  expect(blackTook).toEqual(gipfAt({ white: '', black: '', reserve: [14, 15] }));
  expect([captured(blackTook, 'white'), captured(blackTook, 'black')]).toEqual([1, 0]);
});

test('G10: rows for both, the mover settles his, then the other side his, then the other side pushes', () => {
  // The push up column e brings a piece into a row of each colour, in two lines that do not meet.
  const white = after(gipf, gipfAt({ white: 'e2 b3 c3 d3', black: 'e3 d4 f3 g2' }), 'e1-e2');
  expect(white).toEqual(
    gipfAt({ white: 'e2 b3 c3 d3 e3', black: 'd4 e4 f3 g2', phase: 'row', toAct: 'white' }),
  );
  expect(legal(gipf, white)).toEqual(['xb3,c3,d3,e3']);
  const whiteDone = after(gipf, white, 'xb3,c3,d3,e3');
  expect(whiteDone).toEqual(
    gipfAt({ white: 'e2', black: 'd4 e4 f3 g2', phase: 'row', toAct: 'black', mover: 'white' }),
  );
  expect(after(gipf, whiteDone, 'xd4,e4,f3,g2')).toEqual(gipfAt({ white: 'e2', black: '', toAct: 'black' }));

  const black = after(gipf, gipfAt({ white: 'e3 d4 f3 g2', black: 'e2 b3 c3 d3', toAct: 'black' }), 'e1-e2');
  expect(legal(gipf, black)).toEqual(['xb3,c3,d3,e3']);
  expect(after(gipf, black, 'xb3,c3,d3,e3', 'xd4,e4,f3,g2')).toEqual(gipfAt({ white: '', black: 'e2' }));
});

test('G10: the other side settles only what is still complete', () => {
  // Black's row c6-f5 crosses White's column at e6, which extends White's row.
  const white = after(gipf, gipfAt({ white: 'e2 e3 e4', black: 'e5 c6 d6 f5' }), 'e1-e2');
  expect(legal(gipf, white)).toEqual(['xe2,e3,e4,e5,e6']);
  expect(after(gipf, white, 'xe2,e3,e4,e5,e6')).toEqual(
    gipfAt({ white: '', black: 'c6 d6 f5', reserve: [15, 11], toAct: 'black' }),
  );
});

test('G11: rows that do not cross must all be taken, in any order', () => {
  const two = gipfAt({ white: 'b2 b3 b4 b5 h2 h3 h4 h5', black: '', phase: 'row' });
  expect(legal(gipf, two)).toEqual(['xb2,b3,b4,b5', 'xh2,h3,h4,h5']);
  const one = after(gipf, two, 'xh2,h3,h4,h5');
  expect(one).toEqual(gipfAt({ white: 'b2 b3 b4 b5', black: '', phase: 'row' }));
  expect(after(gipf, two, 'xb2,b3,b4,b5;xh2,h3,h4,h5')).toEqual(after(gipf, one, 'xb2,b3,b4,b5'));
  expect(after(gipf, one, 'xb2,b3,b4,b5')).toEqual(gipfAt({ white: '', black: '', toAct: 'black' }));
});

test('G11: of rows that cross one comes first, and what is no longer four stays', () => {
  const cross = gipfAt({ white: '', black: 'e2 e3 e4 e5 c5 d5 f4', phase: 'row', toAct: 'black' });
  expect(legal(gipf, cross)).toEqual(['xc5,d5,e5,f4', 'xe2,e3,e4,e5']);
  expect(after(gipf, cross, 'xc5,d5,e5,f4')).toEqual(gipfAt({ white: '', black: 'e2 e3 e4' }));
  expect(after(gipf, cross, 'xe2,e3,e4,e5')).toEqual(gipfAt({ white: '', black: 'c5 d5 f4' }));
});

test('G11: a row of five that loses its end is still four and must be taken', () => {
  const cross = gipfAt({ white: 'e2 e3 e4 e5 e6 c6 d6 f5', black: '', phase: 'row' });
  expect(after(gipf, cross, 'xc6,d6,e6,f5')).toEqual(
    gipfAt({ white: 'e2 e3 e4 e5', black: '', phase: 'row' }),
  );
  expect(after(gipf, cross, 'xe2,e3,e4,e5,e6')).toEqual(
    gipfAt({ white: 'c6 d6 f5', black: '', toAct: 'black' }),
  );
});

test('G11: what stands on is judged at the moment of taking', () => {
  // Both white rows extend to d6. d7 goes only if column d is taken while d6 is still there.
  const shared = gipfAt({ white: 'd2 d3 d4 d5 e6 f5 g4 h3', black: 'd6 d7', phase: 'row' });
  expect(legal(gipf, shared)).toEqual(['xd2,d3,d4,d5,d6,d7', 'xd6,e6,f5,g4,h3']);
  const columnFirst = after(gipf, shared, 'xd2,d3,d4,d5,d6,d7');
  expect(legal(gipf, columnFirst)).toEqual(['xe6,f5,g4,h3']);
  const columnLast = after(gipf, shared, 'xd6,e6,f5,g4,h3');
  expect(legal(gipf, columnLast)).toEqual(['xd2,d3,d4,d5']);
  expect(captured(after(gipf, columnFirst, 'xe6,f5,g4,h3'), 'black')).toBe(2);
  expect(after(gipf, columnLast, 'xd2,d3,d4,d5')).toEqual(
    gipfAt({ white: '', black: 'd7', reserve: [15, 13], toAct: 'black' }),
  );
});

test('G12: a GIPF-piece counts as one in a row: three of them and nothing else are none', () => {
  const position = gipfAt({ variant: 'standard', white: 'Ge2 Ge3', black: 'Gb2' });
  expect(gipf.phase(after(gipf, position, 'e1-e2'))).toBe('push');
  const row = gipfAt({ variant: 'standard', white: 'Ge2 Ge3 e4', black: 'Gb2' });
  expect(gipf.phase(after(gipf, row, 'e1-e2'))).toBe('row');
});

test('G12: each GIPF-piece goes or stays, of either colour, as the owner of the row decides', () => {
  const choices = [
    'xb5,c5,d5,e5,f4,g3,h2',
    'xb5,c5,d5,e5,f4,g3(h2)',
    'xb5,c5,d5,e5,f4,h2(g3)',
    'xb5,c5,d5,e5,f4(g3,h2)',
    'xb5,d5,e5,f4,g3,h2(c5)',
    'xb5,d5,e5,f4,g3(c5,h2)',
    'xb5,d5,e5,f4,h2(c5,g3)',
    'xb5,d5,e5,f4(c5,g3,h2)',
  ];
  const white = gipfAt({
    variant: 'standard',
    white: 'b5 Gc5 d5 e5 Gg3 Gb2',
    black: 'f4 Gh2 Gh5',
    phase: 'row',
  });
  expect(legal(gipf, white)).toEqual([...choices].sort());
  const black = gipfAt({
    variant: 'standard',
    white: 'f4 Gh2 Gh5',
    black: 'b5 Gc5 d5 e5 Gg3 Gb2',
    phase: 'row',
    toAct: 'black',
  });
  expect(legal(gipf, black)).toEqual([...choices].sort());
});

test('G12, G15: own GIPF-pieces come back as two, captured ones are two pieces lost', () => {
  const at = { variant: 'standard', white: 'Ge2 d3 d4 d5 Gd6', black: 'd2 Gd7 Gh5', phase: 'row' } as const;
  const result = (taking: string): number[] => {
    const position = after(gipf, gipfAt(at), taking);
    expect([gipf.phase(position), gipf.toAct(position)]).toEqual(['push', 'black']);
    return [
      position.reserve.white,
      position.reserve.black,
      captured(position, 'white'),
      captured(position, 'black'),
    ];
  };
  // White began with eleven in reserve, Black with thirteen.
  expect(result('xd2,d3,d4,d5,d6,d7')).toEqual([16, 13, 0, 3]);
  expect(result('xd2,d3,d4,d5,d6(d7)')).toEqual([16, 13, 0, 1]);
  expect(result('xd2,d3,d4,d5,d7(d6)')).toEqual([14, 13, 0, 3]);
  expect(result('xd2,d3,d4,d5(d6,d7)')).toEqual([14, 13, 0, 1]);
  expect(after(gipf, gipfAt(at), 'xd2,d3,d4,d5(d6,d7)')).toEqual(
    gipfAt({ variant: 'standard', white: 'Ge2 Gd6', black: 'Gd7 Gh5', reserve: [14, 13], toAct: 'black' }),
  );
});

test('G15: a GIPF-piece is worth two pieces', () => {
  const cells = ['.', 'w', 'b', 'W', 'B'] as const;
  expect(cells.map(cell => basicsIn(cell, 'white'))).toEqual([0, 1, 0, 2, 0]);
  expect(cells.map(cell => basicsIn(cell, 'black'))).toEqual([0, 0, 1, 0, 2]);
});

test('G15: what came back enters as single pieces', () => {
  const position = gipfAt({ variant: 'standard', white: 'Ge2 d3 d4 d5 Gd6', black: 'Gh5', phase: 'row' });
  const back = after(gipf, position, 'xd3,d4,d5,d6', 'b1-b2');
  expect(legal(gipf, back).filter(text => text.startsWith('G'))).toEqual([]);
  expect(legal(gipf, back)).toHaveLength(42);
});

test('G13: a GIPF-piece kept where two rows cross leaves the second complete, with the choice again', () => {
  const cross = gipfAt({
    variant: 'standard',
    white: 'Gb2 e2 e3 e4 Ge5 c5 d5 f4',
    black: 'Gh5',
    phase: 'row',
  });
  expect(legal(gipf, cross)).toEqual(['xc5,d5,e5,f4', 'xc5,d5,f4(e5)', 'xe2,e3,e4(e5)', 'xe2,e3,e4,e5']);
  const kept = after(gipf, cross, 'xe2,e3,e4(e5)');
  expect(kept).toEqual(
    gipfAt({ variant: 'standard', white: 'Gb2 Ge5 c5 d5 f4', black: 'Gh5', phase: 'row' }),
  );
  expect(legal(gipf, kept)).toEqual(['xc5,d5,e5,f4', 'xc5,d5,f4(e5)']);
  expect(after(gipf, kept, 'xc5,d5,f4(e5)')).toEqual(
    gipfAt({ variant: 'standard', white: 'Gb2 Ge5', black: 'Gh5', toAct: 'black' }),
  );
  expect(after(gipf, kept, 'xc5,d5,e5,f4')).toEqual(
    gipfAt({ variant: 'standard', white: 'Gb2', black: 'Gh5', toAct: 'black' }),
  );
  // Taken off, it leaves three.
  expect(after(gipf, cross, 'xe2,e3,e4,e5')).toEqual(
    gipfAt({ variant: 'standard', white: 'Gb2 c5 d5 f4', black: 'Gh5', toAct: 'black' }),
  );
});

test('G13: the same for an enemy GIPF-piece that stands on in both rows', () => {
  const at = { variant: 'standard', white: 'Gb2 d2 d3 d4 d5 e6 f5 g4 h3', black: 'Gd6 d7 Gh5' } as const;
  const shared = gipfAt({ ...at, phase: 'row' });
  const kept = after(gipf, shared, 'xe6,f5,g4,h3(d6)');
  expect(legal(gipf, kept)).toEqual(['xd2,d3,d4,d5,d6,d7', 'xd2,d3,d4,d5,d7(d6)']);
  const taken = after(gipf, shared, 'xd6,e6,f5,g4,h3');
  expect(legal(gipf, taken)).toEqual(['xd2,d3,d4,d5']);
});

test('G17: capturing the last GIPF-piece wins at once', () => {
  const white = gipfAt({ variant: 'standard', white: 'Gh2 c2 c3 c4', black: 'Gc5 h5' });
  const won = after(gipf, white, 'c1-c2;xc2,c3,c4,c5,c6');
  expect(gipf.outcome(won)).toEqual({ winner: 'white', by: 'gipf-pieces' });
  expect([gipf.phase(won), legal(gipf, won)]).toEqual(['over', []]);
  expect(captured(won, 'black')).toBe(2);
  const black = gipfAt({ variant: 'standard', white: 'Gc5 h5', black: 'Gh2 c2 c3 c4', toAct: 'black' });
  expect(gipf.outcome(after(gipf, black, 'c1-c2;xc2,c3,c4,c5,c6'))).toEqual({
    winner: 'black',
    by: 'gipf-pieces',
  });
});

test('G17: with the last GIPF-piece left standing, or another one on the board, the game goes on', () => {
  const last = gipfAt({ variant: 'standard', white: 'Gh2 c2 c3 c4', black: 'Gc5' });
  expect(after(gipf, last, 'c1-c2;xc2,c3,c4,c5(c6)')).toEqual(
    gipfAt({ variant: 'standard', white: 'Gh2', black: 'Gc6', toAct: 'black' }),
  );
  const another = gipfAt({ variant: 'standard', white: 'Gh2 c2 c3 c4', black: 'Gc5 Gh5' });
  expect(after(gipf, another, 'c1-c2;xc2,c3,c4,c5,c6')).toEqual(
    gipfAt({ variant: 'standard', white: 'Gh2', black: 'Gh5', reserve: [16, 14], toAct: 'black' }),
  );
});

test('G17: who takes his own last GIPF-piece off loses', () => {
  const white = gipfAt({ variant: 'standard', white: 'Gc2 c3 c4', black: 'Gh5' });
  expect(gipf.outcome(after(gipf, white, 'c1-c2;xc2,c3,c4,c5'))).toEqual({
    winner: 'black',
    by: 'gipf-pieces',
  });
  const black = gipfAt({ variant: 'standard', white: 'Gh5', black: 'Gc2 c3 c4', toAct: 'black' });
  expect(gipf.outcome(after(gipf, black, 'c1-c2;xc2,c3,c4,c5'))).toEqual({
    winner: 'white',
    by: 'gipf-pieces',
  });
});

test("G17: both sides' last in one capture, the side that took the row wins", () => {
  const white = gipfAt({ variant: 'standard', white: 'c2 c3 Gc4', black: 'Gc5' });
  expect(gipf.outcome(after(gipf, white, 'c1-c2;xc2,c3,c4,c5,c6'))).toEqual({
    winner: 'white',
    by: 'gipf-pieces',
  });
  // White's push makes Black's row d4-d7. White's own GIPF-piece below it is adjacent.
  const made = gipfAt({ variant: 'standard', white: 'Gd2', black: 'd3 d5 d6 Gd7' });
  expect(gipf.outcome(after(gipf, made, 'd1-d2', 'xd2,d3,d4,d5,d6,d7'))).toEqual({
    winner: 'black',
    by: 'gipf-pieces',
  });
});

test('G17: looked at after every single row, so that a second row is not settled', () => {
  const two = gipfAt({
    variant: 'standard',
    white: 'Gh5 c2 c3 c4 c5 f2 f3 f4 f5',
    black: 'Gc6',
    phase: 'row',
  });
  expect(after(gipf, two, 'xc2,c3,c4,c5,c6')).toEqual(
    gipfAt({ variant: 'standard', white: 'Gh5 f2 f3 f4 f5', black: '', reserve: [12, 16], phase: 'over' }),
  );
  // The order decides: the row in column c costs White the last GIPF-piece, the one in column f costs Black's.
  const race = gipfAt({ variant: 'standard', white: 'c2 c3 c4 Gc5 f2 f3 f4 f5', black: 'Gf6', phase: 'row' });
  expect(gipf.outcome(after(gipf, race, 'xc2,c3,c4,c5'))?.winner).toBe('black');
  expect(gipf.outcome(after(gipf, race, 'xf2,f3,f4,f5,f6'))?.winner).toBe('white');
});

test('G17: the basic game knows no such loss', () => {
  const position = after(gipf, gipfAt({ white: 'c2 c3 c4', black: 'c5' }), 'c1-c2;xc2,c3,c4,c5,c6');
  expect(position).toEqual(gipfAt({ white: '', black: '', reserve: [15, 14], toAct: 'black' }));
  expect(gipf.outcome(position)).toBeUndefined();
});
