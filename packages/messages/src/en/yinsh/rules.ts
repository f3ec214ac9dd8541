/** The rules page of YINSH. `title` and `text` of a statement, and what the board beside it `shows`. */
export const rules = {
  'page.title': 'The rules of YINSH',
  'page.description':
    'The complete rules of YINSH with animated boards: rings, markers, jumps, flips, rows of five, the blitz version and our house rules.',
  'page.heading': 'The rules of YINSH',
  'page.lead':
    'YINSH is a game for two players by Kris Burm. You move rings, your rings leave markers behind, and every jump flips markers. You can read the rules in five minutes; each rule has an animated board.',

  'begin.heading': 'Before you start',
  'aim.title': 'Object of the game',
  'aim.text':
    'Make rows of **five markers** in your colour. For each row you remove one of your own rings from the board. The first player to remove **three rings** wins. Every ring you remove brings you closer to winning, but leaves you with less to play with.',
  'aim.shows': 'White completes a row of five, takes it, and removes a third ring: White wins.',
  'board.title': 'The board',
  'board.text':
    'You play on the **85 points** where the lines meet. A line runs straight in one of three directions. Most points have six neighbours; points on the edge have fewer. A point is named by its letter and its number, like f6. Seen from White’s side, columns a to k run from left to right, and the numbers rise towards Black.',
  'board.shows': 'The six neighbours of f6 are marked.',
  'pieces.title': 'The pieces',
  'pieces.text':
    'Each player has **five rings**. Both share a pool of **51 markers**, white on one side and black on the other. A marker belongs to the player whose colour faces up, and that can change.',
  'pieces.shows': 'The empty board with all rings beside it and the full pool.',
  'placing.title': 'Placing the rings',
  'placing.text':
    'Draw lots for the colours; White goes first. You take turns placing **one ring on any empty point** until all ten rings are on the board.',
  'placing.shows': 'Both players place their five rings in turn.',

  'move.heading': 'Your move',
  'marker.title': 'A marker, then the ring',
  'marker.text':
    'Choose one of your rings. Put a marker from the pool **into** it, with your colour up. Then **that ring must move**; the marker stays where it is.',
  'marker.shows': 'A white marker goes into the ring on f5. The ring moves to f8, the marker stays.',
  'slide.title': 'Where a ring may go',
  'slide.text':
    'A ring moves **in a straight line**, one point or more, over any number of empty points. It must always end on an empty point.',
  'slide.shows': 'All points that the ring on f5 can reach are marked. It moves to f8.',
  'jump.title': 'Jumping over markers',
  'jump.text':
    'A ring may **jump over markers** of either colour, as long as they stand side by side without a gap. It may cross empty points before the jump, but after the jump it must stop on the **first empty point behind the markers**.',
  'jump.shows': 'The ring on d3 jumps over three markers and lands on h7, directly behind them.',
  'blocked.title': 'What stops a ring',
  'blocked.text':
    'A ring cannot jump over another ring. If there is a ring, or the edge of the board, right behind the markers, there is no room to land and the jump is not possible.',
  'blocked.shows':
    'The ring on f4 cannot jump up the column, because the black ring on f8 leaves no room behind the markers. Only the marked points can be reached.',
  'flip.title': 'Flipping markers',
  'flip.text':
    'When the ring has landed, **every marker it jumped over is flipped**: white becomes black, and black becomes white. The marker you have just placed is not flipped. Markers never move.',
  'flip.shows':
    'The ring jumps from f3 to f7. The white marker on f5 turns black, the black one on f6 turns white.',

  'rows.heading': 'Rows',
  'row.title': 'A row and a ring',
  'row.text':
    '**Five markers of one colour** side by side on a line are a row. If the row is yours, put its five markers back into the pool, and then remove **any one of your own rings** from the board.',
  'row.shows': 'White completes the row from c3 to g7, takes it, and removes the ring on b5.',
  'ringGap.title': 'A ring does not count',
  'ringGap.text':
    'Only markers make a row. A ring between them leaves a gap, even if it is yours. But when the ring moves away, the marker it leaves behind may close the gap.',
  'ringGap.shows':
    'With the ring on e5 there is no row yet. The ring moves away, its marker stays, and now there are five.',
  'seven.title': 'More than five',
  'seven.text':
    'You always take **exactly five** markers side by side. If there are more than five in a line, the owner of the row chooses which five to take, no matter who completed it. The rest stay. The Italian rulebook lets the player who completed the row choose; we follow all the other editions.',
  'seven.shows':
    'The ring leaves c4, and there are seven white markers in column c. White takes c2 to c6 and removes a ring; c1 and c7 stay.',
  'several.title': 'Two rows at once',
  'several.text':
    'One move can complete several of your rows. You take them one after the other: **row, ring, row, ring**, until you have no complete row left.',
  'several.shows': 'One jump completes two white rows. White takes both and removes two rings.',
  'crossing.title': 'Rows that cross',
  'crossing.text':
    'If two of your rows share a marker, choose one of them. Taking it usually breaks the other. The rest of the other row stays on the board and counts for nothing.',
  'crossing.shows':
    'Two white rows cross on e5. White takes the one in column e; four markers of the other stay.',
  'forOpponent.title': 'A row for your opponent',
  'forOpponent.text':
    'A row belongs to the player of its colour, no matter who made it. If your move completes a row for your opponent, your opponent takes it **at the start of their next turn**, and then moves as usual.',
  'forOpponent.shows':
    'White’s jump flips a marker to black and completes a black row. Black takes it, removes a ring, and then moves.',
  'forBoth.title': 'Rows for both',
  'forBoth.text':
    'If one move completes rows of both colours, **the player who moved takes theirs first**. The other player follows at the start of the next turn.',
  'forBoth.shows':
    'White’s jump completes a row of each colour. White takes the white one, then Black the black one.',

  'end.heading': 'The end of the game',
  'win.title': 'Winning',
  'win.text':
    'When you remove your **third ring**, you win at once. Any rows still on the board no longer matter. So if one move completes the deciding row of both players, the player who moved wins.',
  'win.shows':
    'Both players have removed two rings. The move completes a row for each, and White goes first: White wins.',
  'blitz.title': 'The blitz version',
  'blitz.text':
    'For a short game, or to learn, play blitz: the **first ring** removed wins. Everything else stays the same.',
  'blitz.shows': 'White completes a row, removes a ring and wins.',
  'pool.title': 'When the markers run out',
  'pool.text':
    'If a player has to move and the pool is empty, the game is over. The player who has removed more rings wins. If the numbers are equal, it is a draw.',
  'pool.shows':
    'White places the last marker and makes no row. White has removed two rings, Black one: White wins.',
  'lastRow.title': 'A row with the last marker',
  'lastRow.text':
    'If the move with the last marker completes rows, they are taken first, no matter whose they are. Their markers return to the pool, and the game goes on.',
  'lastRow.shows':
    'White places the last marker, and the jump completes a black row. Black takes it and removes a ring, and there are markers again.',
  'pass.title': 'When no ring can move',
  'pass.text':
    'If none of your rings can move, you pass. You may not pass otherwise. If both players pass in succession, the game ends, and the number of removed rings decides, as when the markers run out.',
  'pass.shows':
    'All four white rings are shut in, so White passes. Black makes a move and lets one of them out.',
  'undo.title': 'Undoing a step',
  'undo.text': 'You may undo the steps of your move until you confirm it.',

  'strategy.heading': 'How to play well',
  'behind.title': 'Being behind has its advantages',
  'behind.text':
    'Every row **costs you a ring**. The player who is behind has more rings: more moves, and more ways to make and stop threats. So do not rush a row; first look at what your opponent threatens.',
  'behind.shows':
    'Black has removed two rings and threatens a third row. White still has five rings, breaks that row first, and then completes a white one.',
  'gift.title': 'Giving a row away',
  'gift.text':
    'A row that you complete for your opponent costs them **a ring and five markers**. It is bad if it is their third, or if it clears the way for the next one. It can be good if your move threatens more than they gain.',
  'gift.shows':
    'White needs one more row. The jump to e6 completes a row for Black, only the second, and threatens two white rows. Black can stop one of them, and White wins.',
  'thirdRow.title': 'Only the third row wins',
  'thirdRow.text':
    'The first row decides nothing. **Keep the balance**: stay close, keep your good rings, and prepare the next row before you complete this one. A row that is safe can wait.',
  'thirdRow.shows':
    'White has removed one ring and could complete a row in column e at once. Instead, White prepares column f, then completes both rows with one jump and wins.',
  'whichRing.title': 'Which ring to give up',
  'whichRing.text':
    'Give up the ring that does least: **shut in**, far from the play, or without a threat. Keep the rings that can complete your **next row**, and those that stop your opponent’s.',
  'whichRing.shows':
    'White takes a row and removes the ring on k7, far from the play. The rings on d5 and f7 threaten two rows. Black breaks one, White completes the other and wins.',
  'learnBlitz.title': 'Learn with blitz',
  'learnBlitz.text':
    'In **blitz** one row wins. A game takes a few minutes, and you learn to see threats. Play it twice, once with each colour: White has a clear advantage there.',
  'learnBlitz.shows':
    'Blitz: White’s ring goes to g6 and threatens two rows. Black stops one, White completes the other and wins.',
} as const;
