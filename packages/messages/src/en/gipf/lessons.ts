/** The tasks of GIPF: `title`, `goal`, `hint`, what is said when it is `done`, and one sentence for each mistake. */
export const lessons = {
  'first.lesson': 'First steps',
  'tactics.lesson': 'GIPF-pieces and tactics',
  'strategy.lesson': 'How to play well',

  'intro.0':
    'White has three pieces in reserve, Black has two. A player who has to push but has no piece left loses.',
  'intro.1': 'White pushes in a piece from the edge. The whole line moves on by one point.',
  'intro.2': 'Black pushes in a piece. One is left.',
  'intro.3': 'White pushes again: four white pieces in a row.',
  'intro.4': 'The row returns to White’s reserve. The two black pieces behind it are captured.',
  'intro.5': 'Black pushes in the last black piece.',
  'intro.6': 'White pushes. Black has no piece left to push: White wins!',

  'push.title': 'Push in a piece',
  'push.goal': 'You play White. Push a piece from a dot on the edge onto the marked point.',
  'push.hint': 'Choose a dot next to the marked point, then the point itself. Two dots lead there.',
  'push.done': 'Your piece is on the board, and there is one fewer in your reserve.',
  'push.elsewhere': 'That push is legal, but your new piece should end up on the marked point.',

  'chain.title': 'Push a whole chain',
  'chain.goal':
    'Every point has a name: the letter of its column, then its number, as written around the board. Push the black piece off the centre, e5.',
  'chain.hint': 'A push moves all pieces that touch each other, up to the first gap. Which chain reaches e5?',
  'chain.done': 'Four pieces moved one point each, and now your piece is in the centre.',
  'chain.gap': 'There was a gap in that line, so the push ended on d4. The chain to e5 must have no gap.',
  'chain.elsewhere': 'The black piece is still on e5. Push along a line that has no gap before e5.',

  'closed.title': 'A closed line',
  'closed.goal': 'Column b is full, so nothing can be pushed along it. Push a white piece onto b3 anyway.',
  'closed.hint': 'Other lines cross column b. Push in from the dot a2 or a3.',
  'closed.done': 'A full line is closed only lengthwise. You could still push across it.',
  'closed.elsewhere': 'There is no white piece on b3 yet. Push onto it from the side.',

  'row.title': 'Four in a row',
  'row.goal': 'Complete a row of four and take it.',
  'row.hint': 'You have three in column d. Push one more piece in from below.',
  'row.done': 'Your four pieces are back in the reserve: you have more than before your push.',
  'row.none': 'No row yet. Where are three of your pieces side by side?',

  'capture.title': 'Capture',
  'capture.goal': 'Complete a row so that you capture two black pieces.',
  'capture.hint': 'Two different pushes make a row. Choose the row with black pieces behind it.',
  'capture.done':
    'Black’s pieces stood behind your row without a gap, so they are captured. Those two are out of the game.',
  'capture.few': 'That is a row, but it captures nothing. The other line ends with black pieces.',
  'capture.none': 'No row yet. You have three pieces in line from b2 to d4, and three in column d.',

  'chooseRow.title': 'Which row?',
  'chooseRow.goal': 'Two of your rows cross. Take the one that captures more.',
  'chooseRow.hint': 'What is behind each row? Black pieces that continue it are captured.',
  'chooseRow.done':
    'Two pieces captured. The rest of the other row stays on the board and may still be useful.',
  'chooseRow.few': 'That row captures nothing. There are two black pieces behind the other one.',

  'bothRows.title': 'The right order',
  'bothRows.goal': 'You have two rows that meet on e7. Take them in the order that lets you take both.',
  'bothRows.hint':
    'The row in column e takes every piece with it up to the first gap, e7 included. Start with the other row.',
  'bothRows.done': 'After the first row, the row in column e was still complete, so you could take it too.',
  'bothRows.one':
    'The row in column e took the piece on e7 with it, and the other row lost its fourth piece. Start with the other row.',

  'saveReserve.title': 'The last piece',
  'saveReserve.goal': 'You have one piece left in reserve. Make a push that brings pieces back.',
  'saveReserve.hint': 'Three of your pieces are in the line that starts at b5.',
  'saveReserve.done':
    'Four pieces are back. Keep a row in hand for a rainy day. Near the end, count your opponent’s reserve too: one piece often decides.',
  'saveReserve.empty':
    'Your reserve is now empty, and you would lose as soon as you have to push. Complete a row instead.',

  'keep.title': 'Keep your GIPF-piece',
  'keep.goal':
    'This is the standard game, and you have one GIPF-piece left. Take your row without losing the game.',
  'keep.hint':
    'Select the row. Your GIPF-piece on e4 is now marked to stay: leave it like that and take the row. Selecting the piece again would remove it.',
  'keep.done': 'Your GIPF-piece stays on the board, and the black piece behind the row is captured.',
  'keep.tookLast':
    'That removed your last GIPF-piece from the board, and without one you lose at once. Let it stay.',

  'takeGipf.title': 'Capture the last GIPF-piece',
  'takeGipf.goal': 'Black has one GIPF-piece left. Win the game now.',
  'takeGipf.hint': 'Complete your row in column e. The black GIPF-piece will be right behind it.',
  'takeGipf.done': 'Black has no GIPF-piece left on the board. You win!',
  'takeGipf.left': 'The row was right, but you left the black GIPF-piece standing. Let it go with the row.',
  'takeGipf.none': 'No row yet. Which push brings four of your pieces together in front of the GIPF-piece?',

  'secondGipf.title': 'Tournament: another GIPF-piece',
  'secondGipf.goal': 'This is the tournament game. Bring in a second GIPF-piece.',
  'secondGipf.hint': 'Make sure that GIPF-piece is chosen beside the board. Then select a dot and a point.',
  'secondGipf.done':
    'Two pieces from your reserve are now one GIPF-piece. You may go on like this until you bring in your first single piece.',
  'secondGipf.single':
    'That was a single piece. After your first single piece you can bring in no more GIPF-pieces.',

  'doubleThreat.title': 'Threaten two rows',
  'doubleThreat.goal': 'Make a push that lets you complete a row on your next turn, whatever Black does.',
  'doubleThreat.hint':
    'Three in a row is a threat, and so are four with one gap. Look for a push that makes two threats, for example by moving a piece to d4.',
  'doubleThreat.done': 'Black can stop one of your threats, but not all of them.',
  'doubleThreat.stopped':
    'Black has a push that stops all your threats. Make two threats that no single push can stop.',

  'stop.title': 'Stop Black’s last chance',
  'stop.goal':
    'Black has one piece left in reserve but threatens to complete a row. Prevent it, and you win.',
  'stop.hint': 'Black wants to push in from e9. Push a piece onto e8 from the side.',
  'stop.done':
    'Black’s last piece brings nothing back. On the next turn Black has to push with an empty reserve, and you win.',
  'stop.threat': 'Black can still complete a row and get pieces back. Break up the three in column e.',

  'makeThem.title': 'Make Black take pieces off',
  'makeThem.goal':
    'Black threatens a row in column d that captures your piece on d6. Complete a row for Black yourself, so that it captures nothing.',
  'makeThem.hint': 'Push the black piece on c5 to d6. Your own piece then leaves column d.',
  'makeThem.done':
    'Black has to take four pieces off the board and captures nothing. And your next push can complete a row.',
  'makeThem.costs':
    'That completes Black’s row, but your piece on d6 continues it and is captured. Push from another side.',
  'makeThem.none':
    'Black does not have to take anything off. Which push brings a fourth black piece into column d?',

  'countBoth.title': 'Count both reserves',
  'countBoth.goal':
    'You have one piece left in reserve, and so does Black. Black also threatens a row. Find the push that wins.',
  'countBoth.hint':
    'Two pushes complete a row for you. After which of them can Black’s last piece no longer make a row?',
  'countBoth.done':
    'Your row captured a piece of column e. Black’s last piece brings nothing back, and you have four in reserve: you win.',
  'countBoth.row':
    'Your reserve is fuller, but Black pushes in at e9, takes a row back, and the game goes on. Choose the row that captures.',
  'countBoth.empty': 'Your reserve is now empty, and you lose when you have to push again. Complete a row.',

  'giveOwn.title': 'Give up a GIPF-piece',
  'giveOwn.goal':
    'Your reserve is empty, Black has three pieces. Take your row so that after your push you have more in reserve than Black.',
  'giveOwn.hint':
    'A GIPF-piece that you take back is two pieces, and you have another one on h4. Select the row, then the piece on e4 so that it goes, and take the row.',
  'giveOwn.done':
    'Five pieces came back, and four are left after your push. The GIPF-piece on h4 keeps you in the game.',
  'giveOwn.kept':
    'You kept both GIPF-pieces, but two pieces are left in your reserve and Black has three. Give up the one on e4.',

  'leaveTheirs.title': 'Leave a GIPF-piece standing',
  'leaveTheirs.goal':
    'You have a row, and you could capture the black GIPF-piece on c6 with it. Take the row so that Black cannot answer with a row.',
  'leaveTheirs.hint': 'Column c is full, so Black cannot push into it. What if c6 were empty?',
  'leaveTheirs.done': 'The black GIPF-piece keeps column c closed. Your last GIPF-piece on c5 is safe.',
  'leaveTheirs.took':
    'You captured two pieces, but column c is open now: Black pushes in at c1, makes a row and captures your last GIPF-piece.',
} as const;
