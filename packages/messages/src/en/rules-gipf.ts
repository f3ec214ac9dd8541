/** The rules page of GIPF. `title` and `text` of a statement, and what the board beside it `shows`. */
export const rulesGipf = {
  'page.title': 'The rules of GIPF',
  'page.description':
    'The complete rules of GIPF with moving boards: pushing, rows of four, captures, GIPF-pieces, the basic, standard and tournament games and our house rules.',
  'page.heading': 'The rules of GIPF',
  'page.lead':
    'GIPF is a game for two by Kris Burm. You push pieces in from the edge, and everything in the way moves on. Start with the basic game; the standard and tournament games only add to it.',

  'begin.heading': 'The basic game: before you start',
  'aim.title': 'What you play for',
  'aim.text':
    'Line up **four of your pieces** to get them back, and capture what stands behind them. Every turn costs you a piece from your reserve. If you have to push and **have no piece left, you lose**.',
  'aim.shows':
    'White completes a row of four, takes it back, and captures the black piece that stands behind it.',
  'board.title': 'The board',
  'board.text':
    'Pieces stand on the **37 points** where the lines meet. Around them are **24 dots**, where pieces come in. The dots themselves are not part of the playing area: nothing ever stays on a dot.',
  'board.shows': 'All 24 dots are marked. A piece comes in from a3 and moves onto b4.',
  'start.title': 'The start',
  'start.text':
    'Each player has **15 pieces**: three on the board, on every other corner, and **12 in reserve**. Draw lots for the colours; White begins, and then you take turns.',
  'start.shows': 'The start of the basic game, and the first pushes.',

  'push.heading': 'Pushing',
  'push.title': 'A push',
  'push.text':
    'Your move is **one push**. Put a piece from your reserve on a dot and push it along a line onto the first point. If a piece stands there, of either colour, it moves on by one point in the same direction. From each of the six corner dots one line leads in, from every other dot two; you choose which.',
  'push.shows': 'White pushes in from a1. The black piece on b2 moves on to c3.',
  'chain.title': 'Pushing several pieces',
  'chain.text':
    'A pushed piece may push the next one, and so on. All pieces that touch each other in the line move **exactly one point**. Beyond a gap nothing moves.',
  'chain.shows': 'White pushes in from e1. Three pieces move on by one point; the piece on e7 stays.',
  'closed.title': 'A full line is closed',
  'closed.text':
    'No piece can be pushed off the board. If a line has **no empty point**, you cannot push into it from either end.',
  'closed.shows':
    'Column b is full, so the dots b1 and b6 are closed for it. But from a2 another line leads to b3.',

  'rows.heading': 'Rows and captures',
  'row.title': 'A row of four',
  'row.text':
    '**Four or more pieces of one colour** side by side on a line are a row. Its owner must take it off at once, no matter who made it. Taking it off does not cost a turn.',
  'row.shows': 'White completes four in column d and takes them off.',
  'extension.title': 'What goes with the row',
  'extension.text':
    'Together with the row, **every piece that continues it without a gap** leaves too, at either end and of either colour. It ends at the first empty point on each side.',
  'extension.shows':
    'White takes e2 to e5, and the black piece on e6 goes too. The one on e8 stays, because e7 is empty.',
  'captured.title': 'Back to the reserve, or captured',
  'captured.text':
    'Your own pieces return to **your reserve**. Your opponent’s pieces are **captured** and out of the game.',
  'captured.shows': 'White gets four pieces back. The black piece on c2 is captured.',
  'order.title': 'Rows for both',
  'order.text':
    'If a push makes rows for both players, **the player who pushed takes all of theirs first**. Then the other player takes what is still complete, and then makes the next push.',
  'order.shows':
    'White’s push completes a row of each colour. White takes the white one, Black the black one; then Black pushes.',
  'several.title': 'Several rows',
  'several.text': 'If you have several rows and they do not cross, you must take **all** of them.',
  'several.shows': 'One push completes two white rows. White takes both.',
  'crossing.title': 'Rows that cross',
  'crossing.text':
    'If your rows cross, **you choose** which one to take first. If the other then has fewer than four pieces, it stays on the board.',
  'crossing.shows':
    'Two white rows cross on e5. White takes the one in column e; three pieces of the other stay.',
  'crossingMeans.title': 'When rows cross',
  'crossingMeans.text':
    'Two rows cross when both would take off a piece from the same point, even if that piece only continues one of them. What continues a row is decided when that row is taken, not before.',
  'crossingMeans.shows':
    'The piece on e7 would leave with either row. White first takes the row from b4 to e7. Column e is still complete, so White takes that too.',

  'end.heading': 'The end of the game',
  'reserve.title': 'No piece left',
  'reserve.text': 'If you have to push and your reserve is **empty, you lose**.',
  'reserve.shows': 'White pushes. Black has nothing in reserve and loses.',
  'rescue.title': 'Saved by a row',
  'rescue.text':
    'An empty reserve alone does not lose. If there is a row for you to take first, its pieces come back and you can push again.',
  'rescue.shows':
    'White’s reserve is empty, but Black’s push completes a white row. White takes it and can push.',
  'handicap.title': 'Handicap',
  'handicap.text':
    'To even out a difference in strength, the weaker player of a basic game may begin with **one, two or three extra pieces** in reserve.',
  'handicap.shows': 'Black begins with two pieces more in reserve.',
  'draw.title': 'No draws',
  'draw.text':
    'The rules know no draw, and positions may repeat. You can never be stuck: as long as you have a piece in reserve, there is an open line somewhere.',
  'draw.shows': 'Even on a crowded board there is always a way in.',
  'agreed.title': 'Agreeing on a draw',
  'agreed.text': 'Two players may agree on a draw.',
  'undo.title': 'Taking a step back',
  'undo.text':
    'At a real board, a piece you have touched has to be played. Here you may take steps back until you have sent your turn.',

  'standard.heading': 'The standard game',
  'standardStart.title': 'GIPF-pieces',
  'standardStart.text':
    'Each player has **18 pieces**. The game begins with three **GIPF-pieces** each, on the same points as in the basic game. A GIPF-piece is two pieces, one on top of the other. Each player has 12 pieces in reserve. You push single pieces; GIPF-pieces are pushed on like any other.',
  'standardStart.shows': 'The start of the standard game, and the first pushes.',
  'choice.title': 'Stay or go',
  'choice.text':
    'In a row, a GIPF-piece counts as **one piece**. When you take a row, you decide for **each GIPF-piece** that would leave with it, yours or your opponent’s, whether it goes or stays.',
  'choice.shows':
    'White takes the row, leaves the white GIPF-piece standing on e4, and captures the black one on e6.',
  'crossingKept.title': 'A GIPF-piece where rows cross',
  'crossingKept.text':
    'If two of your rows cross on a GIPF-piece and you leave it standing, the second row is **still complete**. You must take it as well, and you may choose again.',
  'crossingKept.shows':
    'Two white rows cross on e5. White leaves the GIPF-piece standing, takes the one row, and then the other.',
  'worthTwo.title': 'Worth two pieces',
  'worthTwo.text':
    'A GIPF-piece of yours that you take off returns to your reserve as **two single pieces** and stays single. One that is captured costs its owner two pieces.',
  'worthTwo.shows':
    'White takes everything: five pieces return to the reserve, and two black pieces are captured.',
  'lastGipf.title': 'The last GIPF-piece',
  'lastGipf.text':
    'If you have **no GIPF-piece left on the board, you lose** at once, even if you took the last one off yourself. As always, you also lose if you have to push and your reserve is empty.',
  'lastGipf.shows': 'White captures Black’s last GIPF-piece and wins.',
  'bothLast.title': 'The last of both',
  'bothLast.text':
    'If one row takes away the last GIPF-piece of both players, the player who took the row wins.',
  'bothLast.shows': 'The row takes away the only GIPF-piece of each player. White took it, so White wins.',

  'tournament.heading': 'The tournament game',
  'firstPush.title': 'An empty board',
  'firstPush.text':
    'The tournament game begins with an **empty board** and **18 pieces** in each reserve. Your first push must bring in a **GIPF-piece**; this takes two pieces from your reserve.',
  'firstPush.shows': 'Both players bring in two GIPF-pieces each.',
  'rightEnds.title': 'As many as you like, until the first single',
  'rightEnds.text':
    'You may go on bringing in GIPF-pieces until you push in **your first single piece**. After that you bring in single pieces only. Each player decides this alone, and losing a GIPF-piece or taking one back changes nothing about it.',
  'rightEnds.shows':
    'White pushes in a single piece and from now on has only single ones. Black may still bring in a GIPF-piece.',
  'tournamentLast.title': 'Losing the last GIPF-piece',
  'tournamentLast.text':
    'As in the standard game, you lose when you have no GIPF-piece left on the board. This holds from your own first push on.',
  'tournamentLast.shows': 'White captures Black’s last GIPF-piece and wins.',
  'fourStay.title': 'Four GIPF-pieces may stay',
  'fourStay.text':
    'A row with **four or more GIPF-pieces** side by side may be left standing. You decide again each time: before your push and after it. This rule comes from the author’s short rules, not from the rulebook.',
  'fourStay.shows': 'White has four GIPF-pieces in column b and leaves them standing, each time anew.',
  'singlesGo.title': 'Single pieces go all the same',
  'singlesGo.text':
    'If you leave such a row standing, the **single pieces** that continue it still have to go: yours return to your reserve, your opponent’s are captured.',
  'singlesGo.shows': 'Four GIPF-pieces stay in column e, but the single piece on e2 returns to the reserve.',
} as const;
