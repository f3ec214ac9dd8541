/** The tasks of GIPF: `title`, `goal`, `hint`, what is said when it is `done`, and one sentence for each mistake. */
export const lessonsGipf = {
  'push.title': 'Push a piece in',
  'push.goal': 'You play White. Bring a piece onto c2.',
  'push.hint': 'Choose a dot beside c2, then the point itself. Two dots lead there.',
  'push.done': 'Your piece is on the board, and there is one fewer in your reserve.',
  'push.elsewhere': 'A legal push, but your new piece should end on c2.',

  'chain.title': 'Push a whole chain',
  'chain.goal': 'Push the black piece away from the centre, e5.',
  'chain.hint': 'A push moves all pieces that touch each other, up to the first gap. Which chain reaches e5?',
  'chain.done': 'Four pieces moved one point each, and now your piece stands in the centre.',
  'chain.gap': 'There was a gap in that line, so the push ended on d4. The chain to e5 must have no gap.',
  'chain.elsewhere':
    'The black piece still stands on e5. Push along the line in which pieces stand without a gap.',

  'closed.title': 'A closed line',
  'closed.goal':
    'Column b is full, so nothing can be pushed along it. Bring a white piece onto b3 all the same.',
  'closed.hint': 'Other lines cross column b. Come in from the dot a2 or a3.',
  'closed.done': 'A full line is closed only for itself. From the side you could still push.',
  'closed.elsewhere': 'There is no white piece on b3 yet. Push onto it from the side.',

  'row.title': 'Four in a row',
  'row.goal': 'Complete a row of four and take it off.',
  'row.hint': 'You have three in column d. Push one more piece in from below.',
  'row.done': 'Your four pieces are back in the reserve: you have more than before your push.',
  'row.none': 'No row yet. Where do three of your pieces stand side by side?',

  'capture.title': 'Capture',
  'capture.goal': 'Complete a row so that you capture two black pieces.',
  'capture.hint': 'Two pushes make a row. Take the one with black pieces standing behind it.',
  'capture.done':
    'Black’s pieces stood behind your row without a gap, so they are captured. Those two are gone for good.',
  'capture.few': 'A row, but no capture. The other line ends with black pieces.',
  'capture.none': 'No row yet. You have three pieces in line from b2 to d4, and three in column d.',

  'chooseRow.title': 'Which row?',
  'chooseRow.goal': 'Two of your rows cross. Take the one that captures more.',
  'chooseRow.hint': 'What stands behind each row? Black pieces that continue it are captured.',
  'chooseRow.done':
    'Two pieces captured. What is left of the other row stays on the board and may still be of use.',
  'chooseRow.few': 'That row captures nothing. Behind the other stand two black pieces.',

  'bothRows.title': 'The right order',
  'bothRows.goal': 'You have two rows that meet on e7. Choose the order in which you can take both.',
  'bothRows.hint':
    'Everything in column e without a gap leaves with it, e7 included. Begin with the other row.',
  'bothRows.done': 'After the first row column e was still complete, so you could take it too.',
  'bothRows.one':
    'Column e took the piece on e7 along, and the other row lost its fourth piece. Begin with the other row.',

  'saveReserve.title': 'The last piece',
  'saveReserve.goal': 'You have one piece left in reserve. Make a push that brings pieces back.',
  'saveReserve.hint': 'Three of your pieces stand in the line that begins at b5.',
  'saveReserve.done': 'Four pieces are back. Count your reserve early, and keep a row in hand for bad days.',
  'saveReserve.empty':
    'Your reserve is empty now. You would lose as soon as you have to push. Complete a row instead.',

  'keep.title': 'Keep your GIPF-piece',
  'keep.goal':
    'This is the standard game, and you have one GIPF-piece left. Take your row without losing the game.',
  'keep.hint':
    'Touch the row. Your GIPF-piece on e4 is then marked to stay; leave it so, and take the row. Touching the piece again would let it go.',
  'keep.done': 'Your GIPF-piece stays on the board, and the black piece behind the row is captured.',
  'keep.tookLast':
    'That took your last GIPF-piece off the board, and without one you lose at once. Let it stay.',

  'takeGipf.title': 'Capture the last GIPF-piece',
  'takeGipf.goal': 'Black has one GIPF-piece left. Win the game now.',
  'takeGipf.hint': 'Complete your row in column e. The black GIPF-piece will stand right behind it.',
  'takeGipf.done': 'Black has no GIPF-piece left on the board. You win!',
  'takeGipf.left': 'The row was right, but you left the black GIPF-piece standing. Let it go with the row.',
  'takeGipf.none': 'No row yet. Which push brings four of your pieces together in front of the GIPF-piece?',

  'secondGipf.title': 'Tournament: another GIPF-piece',
  'secondGipf.goal': 'This is the tournament game. Bring in a second GIPF-piece.',
  'secondGipf.hint':
    'Make sure that the GIPF-piece is chosen beside the board, and then touch a dot and a point.',
  'secondGipf.done':
    'Two pieces of your reserve are now one GIPF-piece. You may go on like this until your first single piece.',
  'secondGipf.single':
    'That was a single piece. After your first single piece you may not bring in GIPF-pieces any more.',

  'doubleThreat.title': 'Threaten two rows',
  'doubleThreat.goal':
    'Make a push after which you can complete a row in your next turn, whatever Black does.',
  'doubleThreat.hint':
    'Three in a row is a threat, and so are four with one gap. Look for a push that makes two threats, for example with a piece that comes to stand on d4.',
  'doubleThreat.done': 'Black can stop one of your threats, but not all of them.',
  'doubleThreat.stopped':
    'Black has a push that stops all you threaten. Make two threats that no single push can stop.',

  'stop.title': 'Stop the last hope',
  'stop.goal':
    'Black has one piece left in reserve, but threatens to complete a row. Prevent it, and Black cannot be saved.',
  'stop.hint': 'Black wants to push in from e9. Push a piece onto e8 from the side.',
  'stop.done':
    'Black’s last piece brings nothing back. After that Black has to push with an empty reserve, and you win.',
  'stop.threat': 'Black can still complete a row and get pieces back. Break up the three in column e.',
} as const;
