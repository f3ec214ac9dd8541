/** The tasks of YINSH: `title`, `goal`, `hint`, what is said when it is `done`, and one sentence for each mistake. */
export const lessons = {
  'first.lesson': 'First steps',
  'tactics.lesson': 'Tactics',
  'strategy.lesson': 'How to play well',

  'intro.0': 'White has removed one ring so far. Three removed rings win.',
  'intro.1': 'A ring moves in a straight line and leaves a marker where it stood.',
  'intro.2': 'Black jumps over a white marker, and the marker flips to black.',
  'intro.3': 'White jumps over a black marker. It flips, and five white markers stand in a row.',
  'intro.4': 'White takes the row off the board …',
  'intro.5': '… and removes a second white ring.',
  'intro.6': 'Black makes a move.',
  'intro.7': 'White moves a ring away. The marker it leaves completes another row.',
  'intro.8': 'This row comes off the board too.',
  'intro.9': 'White removes a third ring and wins!',

  'place.title': 'Place a ring',
  'place.goal':
    'You play White and have one ring left. Place it on an empty point that is not on the edge of the board.',
  'place.hint':
    'Rings near the middle have more directions to move in. Select any empty point inside the board.',
  'place.done':
    'Lines run from there in all six directions; only neighbouring rings block some of them. Black places the last ring, and then the moves begin.',
  'place.edge':
    'That is allowed, but a ring on the edge has fewer directions to move in. Choose a point further inside.',

  'move.title': 'Move a ring',
  'move.goal':
    'Every point has a name: the letter of its column, then its number, as written around the board. Move one of your rings to h8, the marked point.',
  'move.hint': 'A ring moves along a straight line. The ring on e5 has a free line to h8.',
  'move.done': 'Your ring has left a white marker on e5. This is how markers get onto the board.',
  'move.elsewhere':
    'That move is legal, but the ring should end on h8. Which of your rings has a free line to it?',

  'jump.title': 'Jump and flip',
  'jump.goal': 'Jump over three black markers to turn them all white.',
  'jump.hint': 'The black markers on e4, f5 and g6 stand side by side. Which ring is in line with them?',
  'jump.done': 'One jump, three markers: they are all yours now. You land right behind the last one.',
  'jump.own': 'You jumped over a white marker and turned it black. A jump flips both colours.',
  'jump.few': 'That flips a black marker. There is a jump that flips three.',
  'jump.slide': 'Nothing was flipped. Move a ring along the line of the three black markers.',

  'takeRow.title': 'Take a row',
  'takeRow.goal': 'You have a row of five. Take it, and then remove your least useful ring.',
  'takeRow.hint':
    'Select the row first. Then look at your rings: one of them is shut in and cannot move at all.',
  'takeRow.done': 'The ring on a5 was shut in. Your four best rings stay, and you need only two more rows.',
  'takeRow.strongRing':
    'That ring could still move. The ring on a5 is shut in by black rings, so remove that one.',

  'makeRow.title': 'Make a row',
  'makeRow.goal': 'Complete a row of five, take it, and remove a ring.',
  'makeRow.hint':
    'Your ring on e5 fills a gap between four markers. What does it leave behind when it moves?',
  'makeRow.done': 'The ring did not count, but the marker it left behind did.',
  'makeRow.own':
    'That jump turned white markers black. Move the ring on e5 instead, and not along the line of your four markers.',
  'makeRow.none': 'No row yet. Which ring stands between four of your markers?',

  'flipRow.title': 'Flip the odd one out',
  'flipRow.goal': 'Complete a row in column f by flipping a black marker.',
  'flipRow.hint': 'The black marker on f5 is in the way. Find a ring that can jump over it.',
  'flipRow.done': 'One flip, and the row is yours. Watch out: your opponent can do the same to you.',
  'flipRow.own': 'That turns one of your own markers black. Flip the black marker on f5 instead.',
  'flipRow.none': 'The marker on f5 is still black. Jump over it.',

  'seven.title': 'Five out of seven',
  'seven.goal':
    'You have seven markers in column c. Take five of them, but keep your four markers from c7 to f7 together. Then remove any ring.',
  'seven.hint': 'The marker on c7 belongs to both lines. Choose five that do not include it.',
  'seven.done': 'The four from c7 to f7 are still side by side. You are one marker away from your next row.',
  'seven.broke':
    'Now c7 is gone, and the other line has only three left. Choose five that leave c7 standing.',

  'notForThem.title': 'Don’t help Black',
  'notForThem.goal': 'Flip at least two black markers, but do not complete a row for Black.',
  'notForThem.hint':
    'Your own marker on e5 splits Black’s row in column e. Leave it alone and look at column i.',
  'notForThem.done':
    'You won two markers without completing a row for Black. Always check what your jump does to every marker.',
  'notForThem.row': 'The jump turned e5 black as well, and that completes Black’s row in column e.',
  'notForThem.few': 'That gives Black no row, but it does not flip two black markers.',

  'block.title': 'Stop a row',
  'block.goal':
    'Black is about to complete a row in column d. Make a move that stops Black from making a row.',
  'block.hint':
    'When the ring leaves d6, there will be five black markers in column d. Flip one of them first.',
  'block.done':
    'The row is broken. You flipped one of its markers, and Black cannot flip it back and complete the row in one move.',
  'block.threat': 'Black can still make a row with the next move. Flip one of the markers in column d.',

  'doubleRow.title': 'Two rows at once',
  'doubleRow.goal': 'Complete two rows with a single move and remove two rings.',
  'doubleRow.hint':
    'Your ring on f5 completes one row when it leaves. In which direction does it also flip a marker that you need?',
  'doubleRow.done': 'One row from the marker you left, one from the marker you flipped. Two rings at once!',
  'doubleRow.one': 'That is one row. Move the same ring so that it also flips the black marker on g5.',
  'doubleRow.none':
    'No row yet. Move the ring on f5, but not along column f: that would turn your own markers black.',

  'rowFirst.title': 'A gift from Black',
  'rowFirst.goal':
    'Black’s move completed a row for you. Take it, remove a ring, and then make another row with your own move.',
  'rowFirst.hint': 'You will need the ring on f5 for your move, so remove another one.',
  'rowFirst.done': 'Two rings in one turn: first the row that Black gave you, then your own.',
  'rowFirst.neededRing': 'You removed the ring on f5, but you needed it for your second row.',
  'rowFirst.missed':
    'The first row is taken. Moving the ring out of column f would have completed another row there.',

  'win.title': 'Win the game',
  'win.goal': 'Each player has removed two rings. Find the move that wins at once.',
  'win.hint': 'Look at column c. Your jump may complete a row for Black too, but you take yours first.',
  'win.done': 'Both rows were complete, but you made the move, so you remove your third ring first. You win!',
  'win.gives':
    'That completes Black’s row in column e and none of yours. Black removes a third ring and wins. Look for a jump that also turns c4 white.',
  'win.notYet': 'The game goes on. Look for a jump that turns c4 white.',

  'doubleThreat.title': 'Threaten two rows',
  'doubleThreat.goal':
    'Each player has removed two rings. Make a move after which Black cannot stop you from winning on your next turn.',
  'doubleThreat.hint':
    'Two lines of four cross on an empty point. What happens if one of your rings stands there?',
  'doubleThreat.done':
    'Your ring on f5 now threatens to complete a row in two lines. Black can break only one of them, and you win with the other.',
  'doubleThreat.notYet':
    'Black can defend against that. Look for the point where two of your lines of four cross.',

  'keepRings.title': 'Which ring to give up',
  'keepRings.goal':
    'You have removed one ring. Take your row and remove a second one so that you can complete a third row on your next turn, whatever Black does.',
  'keepRings.hint':
    'Two of your rings stand between four of your own markers. You need both, because Black can break one of these lines.',
  'keepRings.done':
    'Your rings on f5 and h7 threaten two rows. Black can break one of them, and you win with the other.',
  'keepRings.needed':
    'That ring was about to complete a row. Black can stop the one threat that is left. Remove a ring that threatens nothing.',

  'patience.title': 'Do not rush a row',
  'patience.goal':
    'You are behind: Black has removed two rings and threatens a third row. You could complete a row too. Find the move that keeps you in the game.',
  'patience.hint':
    'Black’s ring on d6 will leave a marker between the others in column d. Flip one of those markers.',
  'patience.done':
    'The threat is gone, and your own row can wait. With five rings you have more moves than Black.',
  'patience.hurried':
    'You have your row, but now Black completes a third one and wins. Stop the threat first.',
  'patience.threat': 'Black can still complete a third row and win. Flip a marker in column d.',

  'gift.title': 'A row for Black that helps you',
  'gift.goal':
    'You have removed two rings, Black one. Find the move after which you win on your next turn, whatever Black does.',
  'gift.hint':
    'Two of your lines of four cross on f5. The only way there completes a row for Black. Would that be enough for Black?',
  'gift.done':
    'Black takes the row and removes a second ring. But your ring on f5 threatens two rows; Black can break one of them, and you win with the other.',
  'gift.notYet':
    'Black can defend against that. Do not be afraid of giving Black a row: it would be only the second.',

  'blitz.title': 'Blitz: one row wins',
  'blitz.goal': 'This is blitz: the first row wins. Make a move after which Black cannot stop your row.',
  'blitz.hint': 'Two of your lines of four cross on e6. Which ring has a clear path there?',
  'blitz.done':
    'Your ring on e6 threatens two rows. Black can break one of them, and you win with the other.',
  'blitz.notYet': 'Black can defend against that. Look for the point where two of your lines of four cross.',
} as const;
