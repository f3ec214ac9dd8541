/** The tasks of YINSH: `title`, `goal`, `hint`, what is said when it is `done`, and one sentence for each mistake. */
export const lessonsYinsh = {
  'place.title': 'Place a ring',
  'place.goal':
    'You play White and have one ring left. Place it on an empty point that is not on the edge of the board.',
  'place.hint': 'Rings near the middle can go in more directions. Touch any empty point inside the board.',
  'place.done':
    'From there, lines run in all six directions; only rings beside yours block some of them. Black places the last ring, and then the moves begin.',
  'place.edge':
    'That is allowed, but a ring on the edge has fewer ways to go. Choose a point further inside.',

  'move.title': 'Move a ring',
  'move.goal': 'Move one of your rings to h8.',
  'move.hint': 'A ring moves along a straight line. The ring on e5 has a free line to h8.',
  'move.done': 'Your ring has left a white marker on e5. That is how markers come onto the board.',
  'move.elsewhere': 'A legal move, but the ring should end on h8. Which of your rings has a free line to it?',

  'jump.title': 'Jump and flip',
  'jump.goal': 'Jump over three black markers to turn them all white.',
  'jump.hint': 'The black markers on e4, f5 and g6 stand side by side. Which ring is in line with them?',
  'jump.done': 'One jump, three markers: they are all yours now. You land right behind the last one.',
  'jump.own': 'You jumped over white and turned it black. A jump flips both colours.',
  'jump.few': 'That flips a black marker. There is a jump that flips three.',
  'jump.slide': 'Nothing was flipped. Move a ring along the line of the three black markers.',

  'takeRow.title': 'Take a row',
  'takeRow.goal': 'You have a row of five. Take it, and then take off the ring that is of least use to you.',
  'takeRow.hint':
    'Touch the row first. Then look at your rings: one of them is shut in and cannot move at all.',
  'takeRow.done': 'The ring on a5 was shut in. Your four best rings stay, and you need only two more rows.',
  'takeRow.strongRing':
    'That ring could still move. The ring on a5 is shut in by black rings; it is the one you can spare.',

  'makeRow.title': 'Make a row',
  'makeRow.goal': 'Complete a row of five, take it, and take off a ring.',
  'makeRow.hint':
    'Your ring on e5 fills a gap between four markers. What does it leave behind when it moves?',
  'makeRow.done': 'The ring did not count, but the marker it left behind did.',
  'makeRow.own':
    'That jump turned white markers black. Move the ring on e5 instead, and not along the line of your four markers.',
  'makeRow.none': 'No row yet. Which ring stands between four of your markers?',

  'flipRow.title': 'Flip the gap',
  'flipRow.goal': 'Complete a row in column f by turning a black marker over.',
  'flipRow.hint': 'The black marker on f5 is in the way. Find a ring that can jump over it.',
  'flipRow.done': 'One flip, and the five are yours. Watch out: your opponent can do the same to you.',
  'flipRow.own': 'That turns one of your own markers black. Flip the black marker on f5 instead.',
  'flipRow.none': 'The marker on f5 is still black. Jump over it.',

  'seven.title': 'Five out of seven',
  'seven.goal':
    'You have seven markers in column c. Take five of them, but keep your four in line from c7 to f7 together. Then take off any ring.',
  'seven.hint': 'The marker on c7 belongs to both lines. Choose five that do not include it.',
  'seven.done':
    'The four from c7 to f7 still stand side by side. You are one marker away from your next row.',
  'seven.broke':
    'Now c7 is gone, and only three are left of the other line. Choose five that leave c7 standing.',

  'notForThem.title': 'No gifts',
  'notForThem.goal': 'Flip at least two black markers, but do not complete a row for Black.',
  'notForThem.hint':
    'Your own marker on e5 keeps Black’s row in column e apart. Leave it alone and look at column i.',
  'notForThem.done':
    'Two markers won, and your move has completed no row for Black. Always look at what your jump does to all the markers.',
  'notForThem.row': 'The jump turned e5 black as well, and that completes Black’s row in column e.',
  'notForThem.few': 'That gives Black no row, but it does not flip two black markers.',

  'block.title': 'Stop a row',
  'block.goal':
    'Black is about to complete a row in column d. Make a move after which Black cannot make a row.',
  'block.hint': 'When the ring leaves d6, five black markers will stand in column d. Flip one of them first.',
  'block.done':
    'The row is broken. You flipped one of its markers, and Black cannot turn it back and complete the row in one move.',
  'block.threat': 'Black can still make a row in the next move. Flip one of the markers in column d.',

  'doubleRow.title': 'Two at a stroke',
  'doubleRow.goal': 'Complete two rows with a single move and take off two rings.',
  'doubleRow.hint':
    'Your ring on f5 closes one row when it leaves. On which side does it also flip a marker that you need?',
  'doubleRow.done': 'One row by the marker you left, one by the marker you flipped. Two rings at once!',
  'doubleRow.one': 'That is one row. Move the same ring so that it also flips the black marker on g5.',
  'doubleRow.none':
    'No row yet. Move the ring on f5, but not along column f: that would turn your own markers black.',

  'rowFirst.title': 'A present from Black',
  'rowFirst.goal':
    'Black’s move has completed a row for you. Take it and a ring, and then make another row with your own move.',
  'rowFirst.hint': 'You will need the ring on f5 for your move, so take off another one.',
  'rowFirst.done': 'Two rings in one turn: first the row that Black gave you, then your own.',
  'rowFirst.neededRing': 'You took off the ring on f5, but you needed it for your second row.',
  'rowFirst.missed':
    'The first row is settled. Moving the ring off column f would have completed another row there.',

  'win.title': 'Win the game',
  'win.goal': 'Each player has taken off two rings. Find the move that wins at once.',
  'win.hint': 'Look at column c. A jump may complete a row for Black too, but you settle yours first.',
  'win.done': 'Both rows were complete, but you made the move, so your third ring comes off first. You win!',
  'win.gives':
    'That completes Black’s row in column e and none of yours. Black takes the third ring and wins. Look for a jump that also turns c4 white.',
  'win.notYet': 'The game goes on. Look for a jump that turns c4 white.',

  'doubleThreat.title': 'Threaten two rows',
  'doubleThreat.goal':
    'Each player has taken off two rings. Make a move after which Black cannot stop you from winning in your next turn.',
  'doubleThreat.hint':
    'Two lines of four cross on an empty point. What happens if a ring of yours stands there?',
  'doubleThreat.done':
    'Your ring on f5 now threatens a row in two lines. Black can break only one of them, and you win with the other.',
  'doubleThreat.notYet':
    'Black can defend against that. Look for the point where two of your lines of four cross.',
} as const;
