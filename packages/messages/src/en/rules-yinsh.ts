/** The rules page of YINSH. `title` and `text` of a statement, and what the board beside it `shows`. */
export const rulesYinsh = {
  'page.title': 'The rules of YINSH',
  'page.description':
    'The complete rules of YINSH with moving boards: rings, markers, jumps, flips, rows of five, the blitz version and our house rules.',
  'page.heading': 'The rules of YINSH',
  'page.lead':
    'YINSH is a game for two by Kris Burm. You move rings, your rings leave markers behind, and every jump turns markers over. The rules take five minutes; each one has a board that shows it.',

  'begin.heading': 'Before you start',
  'aim.title': 'What you play for',
  'aim.text':
    'Make rows of **five markers** in your colour. Each row lets you take one of your own rings off the board. Whoever takes off **three rings** first wins. Every ring you take off brings you closer to winning, and leaves you with less to play with.',
  'aim.shows': 'White completes a row of five, takes it, and takes off a third ring: White wins.',
  'board.title': 'The board',
  'board.text':
    'You play on the **85 points** where the lines meet. A line runs straight in one of three directions. Most points have six neighbours; points on the edge have fewer. A point is named by its letter and its number, like f6.',
  'board.shows': 'The six neighbours of f6 are marked.',
  'pieces.title': 'The pieces',
  'pieces.text':
    'Each player has **five rings**. Both share a pool of **51 markers**, white on one side and black on the other. So a marker belongs to whoever’s colour faces up, and that can change.',
  'pieces.shows': 'The empty board with all rings beside it and the full pool.',
  'placing.title': 'Placing the rings',
  'placing.text':
    'Draw lots for the colours; White begins. You take turns placing **one ring on any empty point**, until all ten rings are on the board.',
  'placing.shows': 'Both players place their five rings in turn.',

  'move.heading': 'Your move',
  'marker.title': 'A marker, then the ring',
  'marker.text':
    'Choose one of your rings. Put a marker from the pool **into** it, with your colour up. Then **that ring must move**; the marker stays where it is.',
  'marker.shows': 'A white marker goes into the ring on f5. The ring moves to f8, the marker stays.',
  'slide.title': 'Where a ring may go',
  'slide.text':
    'A ring moves **in a straight line**, one point or more, over as many empty points as you like. It always ends on an empty point.',
  'slide.shows': 'All points that the ring on f5 can reach are marked. It moves to f8.',
  'jump.title': 'Jumping over markers',
  'jump.text':
    'On its way a ring may **jump over markers** of either colour, as long as they stand side by side without a gap. It may cross empty points before the jump, but after the jump it must stop on the **first empty point behind the markers**.',
  'jump.shows': 'The ring on d3 jumps over three markers and lands on h7, directly behind them.',
  'blocked.title': 'What stops a ring',
  'blocked.text':
    'A ring never passes another ring. If a ring, or the edge of the board, stands right behind the markers, there is no room to land and the jump is not possible.',
  'blocked.shows':
    'The ring on f4 cannot jump up the column, because the black ring on f8 leaves no room behind the markers. Only the marked points can be reached.',
  'flip.title': 'Turning markers over',
  'flip.text':
    'When the ring has landed, **every marker it jumped over is flipped**: white becomes black, and black becomes white. The marker you have just placed is not flipped. Markers never move.',
  'flip.shows':
    'The ring jumps from f3 to f7. The white marker on f5 turns black, the black one on f6 turns white.',

  'rows.heading': 'Rows',
  'row.title': 'A row and a ring',
  'row.text':
    '**Five markers of one colour** side by side on a line are a row. If the row is yours, put its five markers back into the pool, and then take **one of your own rings** off the board, whichever you like.',
  'row.shows': 'White completes the row from c3 to g7, takes it, and takes off the ring on b5.',
  'ringGap.title': 'A ring does not count',
  'ringGap.text':
    'Only markers make a row. A ring between them leaves a gap, even if it is yours. But when it moves away, the marker it leaves behind may close the gap.',
  'ringGap.shows':
    'With the ring on e5 there is no row yet. The ring moves away, its marker stays, and now there are five.',
  'seven.title': 'More than five',
  'seven.text':
    'A row is always taken as **exactly five** markers side by side. If more than five stand in a line, the owner chooses which five to take, no matter who completed them. The rest stay.',
  'seven.shows':
    'The ring leaves c4, and seven white markers stand in column c. White takes c2 to c6 and a ring; c1 and c7 stay.',
  'several.title': 'Two rows at once',
  'several.text':
    'One move can complete several rows of yours. You settle them one after the other: **row, ring, row, ring**, until you have no complete row left.',
  'several.shows': 'One jump completes two white rows. White takes both, and two rings.',
  'crossing.title': 'Rows that cross',
  'crossing.text':
    'If two of your rows share a marker, choose one of them. Taking it usually breaks the other. What is left of the other row stays on the board and counts for nothing.',
  'crossing.shows':
    'Two white rows cross on e5. White takes the one in column e; four markers of the other stay.',
  'forOpponent.title': 'A row for your opponent',
  'forOpponent.text':
    'A row belongs to the player of its colour, whoever made it. If your move completes a row for your opponent, your opponent takes it **at the beginning of the next turn**, and then moves as usual.',
  'forOpponent.shows':
    'White’s jump turns a marker black and completes a black row. Black takes it, takes off a ring, and then moves.',
  'forBoth.title': 'Rows for both',
  'forBoth.text':
    'If one move completes rows of both colours, **the player who moved settles first**. The other player follows at the beginning of the next turn.',
  'forBoth.shows':
    'White’s jump completes a row of each colour. White takes the white one, then Black the black one.',

  'end.heading': 'The end of the game',
  'win.title': 'Winning',
  'win.text':
    'When you take off your **third ring**, you win at once. Rows that are still on the board no longer matter. So if one move completes the deciding row of both players, the player who moved wins.',
  'win.shows':
    'Both players have taken off two rings. The move completes a row for each, and White settles first: White wins.',
  'blitz.title': 'The blitz version',
  'blitz.text':
    'For a short game, play blitz: the **first ring** taken off wins. Everything else stays the same.',
  'blitz.shows': 'White completes a row, takes off a ring, and has won.',
  'pool.title': 'When the markers run out',
  'pool.text':
    'If a player has to move and the pool is empty, the game is over. Whoever has taken off more rings wins. If the numbers are equal, it is a draw.',
  'pool.shows':
    'White places the last marker and makes no row. White has taken off two rings, Black one: White wins.',
  'lastRow.title': 'A row with the last marker',
  'lastRow.text':
    'If the move with the last marker completes rows, they are settled first, whoever owns them. Their markers return to the pool, and the game goes on.',
  'lastRow.shows':
    'White places the last marker, and the jump completes a black row. Black takes it and a ring, and there are markers again.',
  'pass.title': 'When no ring can move',
  'pass.text':
    'If none of your rings can move, you pass. You may not pass otherwise. If both players pass one after the other, the game ends, and the rings taken off decide as they do when the markers run out.',
  'pass.shows':
    'All four white rings are shut in, so White passes. Black makes a move and lets one of them out.',
  'undo.title': 'Taking a step back',
  'undo.text':
    'At a real board, a piece you have touched has to move. Here you may take steps back until you have sent your turn.',
} as const;
