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

  'project.heading': 'GIPF as a project: potentials',
  'potentials.title': 'Other games lend a hand',
  'potentials.text':
    'GIPF has room for more: five other games can each lend it a **potential**. A potential is a small piece that rides on one of your pieces until you use it, once, for something that no other piece can do. A piece without a potential is called a **basic piece**, a piece with one a **loaded piece**.',
  'potentials.shows':
    'Loaded pieces of White and Black. From left to right: ZÈRTZ, a ball; YINSH, a ring; DVONN, three bars; TAMSK, an hourglass; PÜNCT, three dots.',
  'agreement.title': 'What you agree on',
  'agreement.text':
    'Before the game, both players agree on the start, **standard or tournament**; on the number of basic pieces, 18 each unless you say otherwise; on the **kinds of potentials**, with three to six of each kind; and on whether potentials are **free** or **linked** to other games. Both may have the same potentials, or each their own favourites.',
  'limits.title': 'Within limits',
  'limits.text':
    'Each player has at least one kind of potential and between 12 and 24 basic pieces. There is no handicap.',
  'loaded.title': 'Bringing in a loaded piece',
  'loaded.text':
    'A loaded piece comes in by a push like any other. It costs **one piece from your reserve and one potential**.',
  'loaded.shows': 'White brings in a ZÈRTZ, Black a YINSH, and then White a YINSH.',
  'entryOrder.title': 'The order',
  'entryOrder.text':
    'First GIPF-pieces, then loaded pieces, then basic ones. With **your first loaded piece** your right to bring in GIPF-pieces ends. With **your first basic piece** you can bring in neither any more, and the potentials that have not come in are lost.',
  'entryOrder.shows':
    'A tournament start. Both bring in one more GIPF-piece and then a loaded piece. White’s basic piece on c2 ends it for White; Black may still bring in potentials.',
  'loadedStay.title': 'Loaded pieces in a row',
  'loadedStay.text':
    'A loaded piece is pushed on, and counts, like any other piece. When you take a row, you decide for **each loaded piece** that would leave with it, yours or your opponent’s, whether it goes or stays, as with GIPF-pieces.',
  'loadedStay.shows':
    'White takes the row, leaves the white loaded piece standing on e4, and lets the black one on e6 go.',
  'loadedGoes.title': 'When a loaded piece goes',
  'loadedGoes.text':
    'A loaded piece that goes, goes **as a whole**. The piece returns to its owner’s reserve or is captured, as always. The potential is **out of the game**.',
  'loadedGoes.shows':
    'The same row. White takes the white loaded piece back: its piece is in the reserve again, its YINSH is out of the game.',
  'oneGoes.title': 'One has to go',
  'oneGoes.text':
    'If a row consists of GIPF-pieces and loaded pieces only, **at least one of them has to go**. In games with potentials this also replaces the tournament rule that four GIPF-pieces may stay.',
  'oneGoes.shows': 'White’s row has only GIPF-pieces and loaded pieces in it. White lets the one on d4 go.',
  'use.title': 'Using a potential',
  'use.text':
    'To use a potential **is your turn**, instead of a push. The potential leaves its piece and acts, each kind in its own way. The piece stays where it is, as a basic piece. Then rows are settled as after a push.',
  'use.shows': 'White’s YINSH slides from d3 to d6. Then Black’s ZÈRTZ jumps from f5 to d4.',
  'usedGoes.title': 'After its use',
  'usedGoes.text':
    'A used potential stays on the board as a piece of your colour and counts in rows. When it leaves with a row, **it has to go**, and it is out of the game; it never comes to a reserve.',
  'usedGoes.shows':
    'The YINSH completes White’s row. Three pieces return to the reserve, and the YINSH is out of the game.',

  'kinds.heading': 'The five potentials',
  'zertz.title': 'ZÈRTZ jumps',
  'zertz.text':
    'A ZÈRTZ jumps in a straight line over **one or more pieces side by side**, of any kind and colour, onto the first empty point behind them.',
  'zertz.shows': 'From c3 the ZÈRTZ can jump to c5 or to f5. It jumps over d4 and e5.',
  'yinsh.title': 'YINSH slides',
  'yinsh.text':
    'A YINSH slides in a straight line over **empty points**, as far as you like. It does not jump.',
  'yinsh.shows': 'All points are marked that the YINSH can reach. It slides to h5.',
  'dvonn.title': 'DVONN hops on top',
  'dvonn.text':
    'A DVONN hops onto a neighbouring point with a **basic piece of the opponent**, with an opponent’s piece that is **loaded with a DVONN**, or with an opponent’s **DVONN that stands on a piece of yours**. Whoever is on top owns the point.',
  'dvonn.shows':
    'Of the black pieces around it the DVONN can hop onto three: the basic piece on d3, the one loaded with a DVONN on c4, and the DVONN on a white piece on e4. The piece on c3 carries something else. The DVONN hops onto d3.',
  'stack.title': 'Stacks',
  'stack.text':
    'A DVONN on top can be topped again by the other side, and so a stack can grow, its colours changing from DVONN to DVONN. It counts as **one piece of the colour on top**, and is pushed on as a whole. Touch a stack to see what is in it.',
  'stack.shows': 'White’s DVONN hops onto a piece loaded with a DVONN. Black tops it, and White tops that.',
  'beneath.title': 'What is beneath comes back',
  'beneath.text':
    'When a stack leaves with a row, **only its top goes**, and that DVONN is out of the game. What was beneath stands there again, counts again, and may complete another row.',
  'beneath.shows':
    'White takes the row in column d. The DVONN on d4 goes, the black piece beneath it stands again, and it completes a row for Black.',
  'directly.title': 'Directly beneath',
  'directly.text':
    'Whether a DVONN stands on a piece of yours is decided by what is directly beneath it. A loaded piece that is uncovered can be used again.',
  'directly.shows':
    'Black’s row takes the black DVONN off c4. White’s loaded piece stands there again, and White uses its DVONN.',
  'tamsk.title': 'TAMSK works in the middle',
  'tamsk.text':
    'When your piece loaded with a TAMSK is **pushed onto e5** by you, you have **one more push** in the same turn, and the TAMSK itself comes in with it as a piece. Nothing is taken off between the two pushes. If you do not use it at once, the TAMSK is out of the game. The details of this rule are ours.',
  'tamsk.shows': 'White’s push brings the TAMSK to e5. It comes in from g1 and completes a row.',
  'tamskTheirs.title': 'Pushed there by the opponent',
  'tamskTheirs.text':
    'If your opponent pushes it onto e5, you have the extra push at the **start of your next turn**, before your regular move, and only if the piece is still on e5. Nothing is taken off between the two.',
  'tamskTheirs.shows':
    'Black’s push brings White’s TAMSK to e5. White brings it in from c1, makes a regular push from i5, and only then takes the row.',
  'punct.title': 'PÜNCT takes on GIPF-pieces',
  'punct.text':
    'A PÜNCT hops onto a neighbouring point with an opponent’s piece that is **loaded with a PÜNCT**, with an opponent’s **PÜNCT that stands on a piece of yours**, or with an **opponent’s GIPF-piece**. On another PÜNCT all is as with DVONN, and such stacks can grow in the same way. The details about PÜNCT are ours.',
  'punct.shows':
    'The PÜNCT can hop onto the piece loaded with a PÜNCT on d3, the PÜNCT on a white piece on e4, or the GIPF-piece on d5. It hops onto d3.',
  'neutralise.title': 'Neutralise a GIPF-piece',
  'neutralise.text':
    'On a GIPF-piece you choose one of two things. **Neutralise** it: its upper piece is captured, and the PÜNCT stands on the lower one. It is a GIPF-piece no longer. When the PÜNCT goes, the lower piece stands there as a basic piece.',
  'neutralise.shows':
    'The PÜNCT neutralises the GIPF-piece on e5 and completes a row. The PÜNCT goes with it, and a black basic piece is left on e5.',
  'convert.title': 'Convert a GIPF-piece',
  'convert.text':
    'Or, if you have a piece in reserve, **convert** it: both its pieces are captured, and the PÜNCT and a piece from your reserve stand there as a **GIPF-piece of yours**. If you take it off later, only the piece returns to your reserve; the PÜNCT is out of the game.',
  'convert.shows': 'Both black pieces on e5 are captured. A white GIPF-piece stands there now.',
  'punctLast.title': 'Losing the last one to a PÜNCT',
  'punctLast.text':
    'If a PÜNCT neutralises or converts your last GIPF-piece, you have lost, as after any other loss of the last one.',
  'punctLast.shows': 'Black’s last GIPF-piece is neutralised. White wins.',
  'noPiece.title': 'The end of the game',
  'noPiece.text':
    'With an empty reserve you go on **as long as you can use a potential**. You lose when it is your move and you can neither push nor use a potential. And as always, you lose when you have no GIPF-piece left on the board.',
  'noPiece.shows':
    'White has nothing in reserve and uses the last potential. Black pushes, and White has lost.',

  'linked.heading': 'Linked games',
  'twoForms.title': 'A use has to be won',
  'twoForms.text':
    'In a linked match, other games interrupt the GIPF game. You agree on one of two forms. **Always**, as the rulebook has it: a potential acts only after its linked game has been won. Or **by challenge**, as the author advised later: you announce the use of a potential, and your opponent may challenge it or let it act. Each player has one, two or three challenges in a game.',
  'won.title': 'If you win the linked game',
  'won.text':
    'The GIPF game waits while you play the linked game. If the player who announced the use **wins it, the potential acts**, and the turn goes on.',
  'won.shows': 'White announces the YINSH from c3 to e5 and wins the linked game. The YINSH acts.',
  'notWon.title': 'If you do not win it',
  'notWon.text':
    'Otherwise the use is **denied**; a draw is not enough. The potential stays loaded, and the player who announced it has to **do something else** in this turn. In a later turn it may be announced again.',
  'notWon.shows':
    'White announces the same use, but does not win. The YINSH stays on c3, and White makes a push.',
  'nothingElse.title': 'Nothing else to do',
  'nothingElse.text': 'If your use is denied and you can do nothing else, **you lose** the GIPF game.',
  'nothingElse.shows':
    'White’s reserve is empty. The use of the last potential is denied, and White has lost.',
  'linkedGames.title': 'Which games',
  'linkedGames.text':
    'For each kind of potential you agree on a linked game: **YINSH**, **YINSH blitz**, **GIPF basic**, **a throw of a die** each, or **any game away from the screen** whose winner both players confirm. With the die, the player who announced needs at least as much as the challenger. Colours of a linked game are drawn by lot.',
  'linkedApart.title': 'A game of its own',
  'linkedApart.text':
    'A linked game has a clock of its own, or none; the clock of the GIPF game stands still meanwhile. If you resign a linked game, or your time runs out in it, you lose that game only. A linked game is never interrupted by another one.',
  'another.title': 'Another potential',
  'another.text':
    'After a denied use you may announce another potential in the same turn, but not the same one. A TAMSK whose push is denied is out of the game.',
  'another.shows':
    'The use of the YINSH on c3 is denied. White announces the ZÈRTZ on g5 instead, and it acts.',
} as const;
