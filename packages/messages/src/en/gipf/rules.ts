/** The rules page of GIPF. `title` and `text` of a statement, and what the board beside it `shows`. */
export const rules = {
  'page.title': 'The rules of GIPF',
  'page.description':
    'The complete rules of GIPF with animated boards: pushing, rows of four, captures, GIPF-pieces, the basic, standard and tournament games and our house rules.',
  'page.heading': 'The rules of GIPF',
  'page.lead':
    'GIPF is a game for two players by Kris Burm. You push pieces in from the edge, and they push everything ahead of them. Start with the basic game; the standard and tournament games only add to it.',

  'begin.heading': 'The basic game: before you start',
  'aim.title': 'Object of the game',
  'aim.text':
    'Capture your opponent’s pieces until they have none left to push in. You capture with rows: **four of your own pieces** in line come back to you, and whatever continues the row goes too. Every push costs you a piece from your reserve. If you have to push and **have no piece left, you lose**. Taking pieces back keeps you in the game, but you win by **capturing**.',
  'aim.shows': 'White completes a row of four, takes it back, and captures the black piece behind it.',
  'board.title': 'The board',
  'board.text':
    'Pieces stand on the **37 points** where the lines meet. Around them are **24 dots**, where pieces enter. The dots are not part of the playing area: no piece ever stays on a dot. Seen from White’s side, columns a to i run from left to right, and the numbers rise towards Black; the corner e1 points at White.',
  'board.shows': 'All 24 dots are marked. A piece enters from a3 and moves onto b4.',
  'start.title': 'The start',
  'start.text':
    'Each player has **15 pieces**: three on the board, on every other corner, and **12 in reserve**. Draw lots for the colours; White goes first, and then you take turns. Reserves and captured pieces are open: both players may count them at any time.',
  'start.shows': 'The start of the basic game, and the first pushes.',

  'push.heading': 'Pushing',
  'push.title': 'A push',
  'push.text':
    'Your move is **one push**. Put a piece from your reserve on a dot and push it along a line onto the first point. If a piece of either colour is there, it moves one point further in the same direction. Each of the six corner dots has one line leading in, every other dot has two; you choose which.',
  'push.shows': 'White pushes in from a1. The black piece on b2 moves to c3.',
  'chain.title': 'Pushing several pieces',
  'chain.text':
    'A pushed piece may push the next one, and so on. All pieces in the line that touch each other move **exactly one point**. Nothing moves beyond a gap.',
  'chain.shows': 'White pushes in from e1. Three pieces move one point; the piece on e7 stays.',
  'closed.title': 'A full line is closed',
  'closed.text':
    'No piece can be pushed off the board. If a line has **no empty point**, you cannot push into it from either end.',
  'closed.shows':
    'Column b is full, so the dots b1 and b6 are closed for it. But another line leads from a2 to b3.',

  'rows.heading': 'Rows and captures',
  'row.title': 'A row of four',
  'row.text':
    '**Four or more pieces of one colour** side by side on a line are a row. Its owner must take it at once, no matter who made it. Taking a row is not your move.',
  'row.shows': 'White completes four in column d and takes them.',
  'extension.title': 'What goes with the row',
  'extension.text':
    '**Every piece that continues the row without a gap** goes with it, at either end and of either colour. It stops at the first empty point on each side.',
  'extension.shows':
    'White takes e2 to e5, and the black piece on e6 goes too. The one on e8 stays, because e7 is empty.',
  'captured.title': 'Back to the reserve, or captured',
  'captured.text':
    'Your own pieces return to **your reserve**. Your opponent’s pieces are **captured** and are out of the game.',
  'captured.shows': 'White gets four pieces back. The black piece on c2 is captured.',
  'order.title': 'Rows for both',
  'order.text':
    'If a push makes rows for both players, **the player who pushed takes all of theirs first**. The other player then takes any rows that are still complete, and makes the next push.',
  'order.shows':
    'White’s push completes a row of each colour. White takes the white one, Black the black one; then Black pushes.',
  'several.title': 'Several rows',
  'several.text': 'If you have several rows that do not cross, you must take **all** of them.',
  'several.shows': 'One push completes two white rows. White takes both.',
  'crossing.title': 'Rows that cross',
  'crossing.text':
    'If your rows cross, **you choose** which one to take first. If the other then has fewer than four pieces, it stays on the board.',
  'crossing.shows':
    'Two white rows cross on e5. White takes the one in column e; three pieces of the other stay.',
  'crossingMeans.title': 'When rows cross',
  'crossingMeans.text':
    'Two rows cross when both would remove a piece from the same point, even if that piece only continues one of them. The pieces that continue a row are those that do so when you take it, not before.',
  'crossingMeans.shows':
    'The piece on e7 would go with either row. White first takes the row from b4 to e7. The row in column e is still complete, so White takes it too.',

  'end.heading': 'The end of the game',
  'reserve.title': 'No pieces left',
  'reserve.text': 'If you have to push and your reserve is **empty, you lose**.',
  'reserve.shows': 'White pushes. Black’s reserve is empty, and Black loses.',
  'rescue.title': 'Saved by a row',
  'rescue.text':
    'You do not lose just because your reserve is empty. If you have a row to take first, its pieces come back and you can push again. The rulebook does not cover this; we added it because rows are always taken before the next push.',
  'rescue.shows':
    'White’s reserve is empty, but Black’s push completes a white row. White takes it and can push.',
  'handicap.title': 'Handicap',
  'handicap.text':
    'To even out a difference in strength, the weaker player in a basic game may start with **one, two or three extra pieces** in reserve.',
  'handicap.shows': 'Black starts with two extra pieces in reserve.',
  'draw.title': 'No draws',
  'draw.text':
    'There are no draws by rule, and positions may repeat. You can never be stuck: as long as you have a piece in reserve, there is an open line somewhere.',
  'draw.shows': 'Even on a crowded board there is always a way in.',
  'agreed.title': 'Agreeing to a draw',
  'agreed.text':
    'The two players may agree to a draw. The rulebook has no draws; we added this because a game can go on without end if neither player makes headway.',
  'undo.title': 'Undoing a step',
  'undo.text':
    'On a real board, you must play a piece once you have touched it. Here you may undo the steps of your move until you confirm it.',

  'standard.heading': 'The standard game',
  'standardStart.title': 'GIPF-pieces',
  'standardStart.text':
    'Each player has **18 pieces**. The game starts with three **GIPF-pieces** each, on the same points as in the basic game. A GIPF-piece is two pieces, one on top of the other. Each player has 12 pieces in reserve. You push in single pieces; GIPF-pieces are pushed along like any other piece.',
  'standardStart.shows': 'The start of the standard game, and the first pushes.',
  'choice.title': 'Stay or go',
  'choice.text':
    'In a row, a GIPF-piece counts as **one piece**. When you take a row, you decide for **each GIPF-piece** that would go with it, yours or your opponent’s, whether it goes or stays.',
  'choice.shows': 'White takes the row, leaves the white GIPF-piece on e4, and captures the black one on e6.',
  'crossingKept.title': 'A GIPF-piece where rows cross',
  'crossingKept.text':
    'If two of your rows cross on a GIPF-piece and you leave it there, the second row is **still complete**. You must take it as well, and you may choose again.',
  'crossingKept.shows':
    'Two white rows cross on e5. White leaves the GIPF-piece there, takes one row, and then the other.',
  'worthTwo.title': 'Worth two pieces',
  'worthTwo.text':
    'A GIPF-piece of your own that you remove returns to your reserve as **two single pieces**; in the standard game they stay single. One that is captured costs its owner two pieces.',
  'worthTwo.shows':
    'White takes everything: five pieces return to the reserve, and two black pieces are captured.',
  'lastGipf.title': 'The last GIPF-piece',
  'lastGipf.text':
    'If you have **no GIPF-piece left on the board, you lose** at once, even if you removed the last one yourself. As always, you also lose if you have to push and your reserve is empty.',
  'lastGipf.shows': 'White captures Black’s last GIPF-piece and wins.',
  'bothLast.title': 'Both last GIPF-pieces',
  'bothLast.text':
    'If one row removes the last GIPF-pieces of both players, the player who took the row wins.',
  'bothLast.shows': 'The row removes the only GIPF-piece of each player. White took it, so White wins.',

  'tournament.heading': 'The tournament game',
  'firstPush.title': 'An empty board',
  'firstPush.text':
    'The tournament game starts with an **empty board** and **18 pieces** in each reserve. Your first push must bring in a **GIPF-piece**, which uses two pieces from your reserve. This form is optional: the standard game is complete without it.',
  'firstPush.shows': 'Both players bring in two GIPF-pieces each.',
  'rightEnds.title': 'As many as you like, until your first single piece',
  'rightEnds.text':
    'You may go on bringing in GIPF-pieces until you push in **your first single piece**. From then on you may bring in only single pieces. Each player decides this independently, and losing a GIPF-piece or taking one back does not change it.',
  'rightEnds.shows':
    'White pushes in a single piece and may now bring in only single pieces. Black may still bring in a GIPF-piece.',
  'inAgain.title': 'Two pieces, a GIPF-piece again',
  'inAgain.text':
    'In the tournament game, pieces in reserve are all alike. As long as you have not pushed in a single piece, two of them may come in as a GIPF-piece, even if they were one before. The rulebook leaves this open.',
  'inAgain.shows': 'White takes back two GIPF-pieces. Black pushes, and White brings in a GIPF-piece again.',
  'tournamentLast.title': 'Losing the last GIPF-piece',
  'tournamentLast.text':
    'As in the standard game, you lose when you have no GIPF-piece left on the board. This applies from your own first push on.',
  'tournamentLast.shows': 'White captures Black’s last GIPF-piece and wins.',
  'fourStay.title': 'Four GIPF-pieces may stay',
  'fourStay.text':
    'A row with **four or more GIPF-pieces** side by side may be left standing. You decide again each time: before your push and after it. This follows from the rulebook, which lets every GIPF-piece of a row stay; the author’s short rules spell it out.',
  'fourStay.shows': 'White has four GIPF-pieces in column b and leaves them there each time.',
  'singlesGo.title': 'Single pieces still go',
  'singlesGo.text':
    'If you leave such a row standing, the **single pieces** that continue it must still go: yours return to your reserve, your opponent’s are captured.',
  'singlesGo.shows': 'Four GIPF-pieces stay in column e, but the single piece on e2 returns to the reserve.',

  'strategy.heading': 'How to play well',
  'anySide.title': 'No side of the board is yours',
  'anySide.text':
    'You may push in from **any dot**, even right beside your opponent’s pieces. Look at every line from **both ends**: the best push often comes from the far side.',
  'anySide.shows':
    'White pushes in twice from the far edge, completes a row in column d from there, and captures a piece.',
  'onBoard.title': 'A piece on the board does more',
  'onBoard.text':
    'A piece in reserve threatens nothing. The player with **more pieces on the board** can threaten several rows at once. So do not complete a row just to fill your reserve.',
  'onBoard.shows': 'White’s push threatens two rows. Black stops one of them, and White completes the other.',
  'makeThem.title': 'Make your opponent take pieces off',
  'makeThem.text':
    'A row must be taken, even if you made it. Your opponent then has **four pieces fewer on the board**, and you are the stronger player there. Make sure that none of your pieces continues the row.',
  'makeThem.shows':
    'Black threatens a row in column f that captures f6. White completes that row first, so that it captures nothing. Black has to take it, and then White makes a row.',
  'opened.title': 'Taking a row opens points',
  'opened.text':
    'A row that is taken leaves **empty points**. A closed line opens, a chain breaks, a threat appears or disappears. Before you complete a row, look at every line that crosses it.',
  'opened.shows':
    'Column c is closed. White takes the row from c6 to f5. Now c6 is empty: White can push in at c1, and captures.',
  'countBoth.title': 'Count both reserves',
  'countBoth.text':
    'Near the end, **one piece decides**. If no more rows come, the player to push needs **one piece more** than the other. Count before every row: what comes back to you, and what does your opponent lose?',
  'countBoth.shows':
    'White has two pieces in reserve, Black has one. No row is made, and Black runs out first.',
  'ownAndTheirs.title': 'Your GIPF-piece and theirs',
  'ownAndTheirs.text':
    'Give up a GIPF-piece of **your own** when you need its two pieces and have another one on the board. Leave one of **your opponent’s** when taking it would open a line for them.',
  'ownAndTheirs.shows':
    'White takes the white GIPF-piece on e6 back as two pieces, but leaves the black one on g6: it keeps column g closed, where Black would capture White’s last GIPF-piece.',

  'project.heading': 'GIPF as a project: potentials',
  'potentials.title': 'Other games lend a hand',
  'potentials.text':
    'GIPF has room for more: five other games can each lend it a **potential**. Combining games is optional: GIPF is complete by itself. A potential is a small piece that rides on one of your pieces. You can use it once, for something that no other piece can do. A piece without a potential is called a **basic piece**, a piece with one a **loaded piece**.',
  'potentials.shows':
    'Loaded pieces of White and Black. From left to right: ZÈRTZ, a ball; YINSH, a ring; DVONN, three bars; TAMSK, an hourglass; PÜNCT, three dots.',
  'loaded.title': 'Bringing in a loaded piece',
  'loaded.text':
    'A loaded piece is pushed in like any other. It costs **one piece from your reserve and one potential**.',
  'loaded.shows': 'White brings in a ZÈRTZ, Black a YINSH, and then White a YINSH.',
  'onePotential.title': 'One potential on each piece',
  'onePotential.text': 'A piece carries **one potential**, never several.',
  'entryOrder.title': 'Order of entry',
  'entryOrder.text':
    'First GIPF-pieces, then loaded pieces, then basic ones. With **your first loaded piece** your right to bring in GIPF-pieces ends. With **your first basic piece** your right to bring in either ends, and your remaining potentials are lost.',
  'entryOrder.shows':
    'A tournament start. Both players bring in one more GIPF-piece and then a loaded piece. White’s basic piece on c2 ends the right for White; Black may still bring in potentials.',
  'loadedStay.title': 'Loaded pieces in a row',
  'loadedStay.text':
    'A loaded piece is pushed and counted like any other piece. When you take a row, you decide for **each loaded piece** that would go with it, yours or your opponent’s, whether it goes or stays, as with GIPF-pieces.',
  'loadedStay.shows':
    'White takes the row, leaves the white loaded piece on e4, and lets the black one on e6 go.',
  'loadedGoes.title': 'When a loaded piece goes',
  'loadedGoes.text':
    'A loaded piece goes **as a whole**. The piece returns to its owner’s reserve or is captured, as always. The potential is **out of the game**.',
  'loadedGoes.shows':
    'The same row. White takes the white loaded piece back: its piece returns to the reserve, its YINSH is out of the game.',
  'oneGoes.title': 'One must go',
  'oneGoes.text':
    'If a row consists only of GIPF-pieces and loaded pieces, **at least one of them must go**. In games with potentials this also replaces the tournament rule that four GIPF-pieces may stay.',
  'oneGoes.shows': 'White’s row has only GIPF-pieces and loaded pieces in it. White lets the one on d4 go.',
  'use.title': 'Using a potential',
  'use.text':
    'Using a potential **takes the place of your push**. The potential leaves its piece and moves in its own way. The piece stays where it is, as a basic piece. Then rows are taken as after a push.',
  'use.shows': 'White’s YINSH slides from d3 to d6. Then Black’s ZÈRTZ jumps from f5 to d4.',
  'usedGoes.title': 'Used potentials',
  'usedGoes.text':
    'A used potential stays on the board as a piece of your colour and counts in rows. When its row is taken, **you cannot leave it standing**: it is out of the game and never returns to a reserve.',
  'usedGoes.shows':
    'The YINSH completes White’s row. Three pieces return to the reserve, and the YINSH is out of the game.',

  'kinds.heading': 'The five potentials',
  'zertz.title': 'ZÈRTZ jumps',
  'zertz.text':
    'A ZÈRTZ jumps in a straight line over **one or more pieces side by side**, of any kind and colour, onto the first empty point behind them.',
  'zertz.shows': 'From c3 the ZÈRTZ can jump to c5 or to f5. It jumps over d4 and e5.',
  'yinsh.title': 'YINSH slides',
  'yinsh.text': 'A YINSH slides in a straight line over any number of **empty points**. It does not jump.',
  'yinsh.shows': 'All points that the YINSH can reach are marked. It slides to h5.',
  'dvonn.title': 'DVONN hops onto a neighbour',
  'dvonn.text':
    'A DVONN hops onto a neighbouring point with an opponent’s **basic piece**, with an opponent’s piece that is **loaded with a DVONN**, or with an opponent’s **DVONN that stands on a piece of yours**. The piece on top owns the point.',
  'dvonn.shows':
    'The DVONN can hop onto three of the black pieces around it: the basic piece on d3, the one loaded with a DVONN on c4, and the DVONN on a white piece on e4. The piece on c3 carries another potential. The DVONN hops onto d3.',
  'stack.title': 'Stacks',
  'stack.text':
    'The opponent may hop onto a DVONN on top with another one, so a stack can grow, its colours alternating from DVONN to DVONN. It counts as **one piece of the colour on top** and is pushed as a whole. Select a stack to see what is in it.',
  'stack.shows':
    'White’s DVONN hops onto a piece loaded with a DVONN. Black hops on top of it, and White on top of that.',
  'beneath.title': 'The piece beneath comes back',
  'beneath.text':
    'When a stack goes with a row, **only its top goes**, and that DVONN is out of the game. The piece beneath is back in play, counts again, and may complete another row.',
  'beneath.shows':
    'White takes the row in column d. The DVONN on d4 goes, the black piece beneath it is back, and it completes a row for Black.',
  'directly.title': 'Directly beneath',
  'directly.text':
    'A DVONN stands on a piece of yours only if that piece is directly beneath it. A loaded piece that is uncovered can be used again.',
  'directly.shows':
    'Black’s row removes the black DVONN from c4. White’s loaded piece is back, and White uses its DVONN.',
  'tamsk.title': 'TAMSK works in the middle',
  'tamsk.text':
    'When you **push your piece loaded with a TAMSK onto e5**, you get **one more push** in the same turn, and the TAMSK itself is the piece you push in. No rows are taken between the two pushes. If you do not use the push at once, the TAMSK is out of the game. The details of this rule are ours.',
  'tamsk.shows': 'White’s push moves the TAMSK to e5. It enters from g1 and completes a row.',
  'tamskTheirs.title': 'Pushed there by your opponent',
  'tamskTheirs.text':
    'If your opponent pushes it onto e5, you get the extra push at the **start of your next turn**, before your regular move, and only if the piece is still on e5. No rows are taken between the two.',
  'tamskTheirs.shows':
    'Black’s push moves White’s TAMSK to e5. White pushes it in from c1, makes a regular push from i5, and only then takes the row.',
  'punct.title': 'PÜNCT takes on GIPF-pieces',
  'punct.text':
    'A PÜNCT hops onto a neighbouring point with an opponent’s piece that is **loaded with a PÜNCT**, with an opponent’s **PÜNCT that stands on a piece of yours**, or with an **opponent’s GIPF-piece**. On another PÜNCT it works as with DVONN, and such stacks can grow in the same way. The details about PÜNCT are ours.',
  'punct.shows':
    'The PÜNCT can hop onto the piece loaded with a PÜNCT on d3, the PÜNCT on a white piece on e4, or the GIPF-piece on d5. It hops onto d3.',
  'neutralise.title': 'Neutralise a GIPF-piece',
  'neutralise.text':
    'On a GIPF-piece you choose one of two things. **Neutralise** it: its upper piece is captured, and the PÜNCT stands on the lower one. It is no longer a GIPF-piece. When the PÜNCT goes, the lower piece stays as a basic piece.',
  'neutralise.shows':
    'The PÜNCT neutralises the GIPF-piece on e5 and completes a row. The PÜNCT goes with it, and a black basic piece is left on e5.',
  'convert.title': 'Convert a GIPF-piece',
  'convert.text':
    'Or, if you have a piece in reserve, **convert** it: both its pieces are captured, and the PÜNCT and a piece from your reserve become a **GIPF-piece of yours**. If you remove it later, only the piece returns to your reserve; the PÜNCT is out of the game.',
  'convert.shows': 'Both black pieces on e5 are captured. There is now a white GIPF-piece on e5.',
  'punctLast.title': 'Losing your last one to a PÜNCT',
  'punctLast.text':
    'If a PÜNCT neutralises or converts your last GIPF-piece, you lose, just as when it is captured in a row.',
  'punctLast.shows': 'Black’s last GIPF-piece is neutralised. White wins.',
  'noPiece.title': 'The end of the game',
  'noPiece.text':
    'With an empty reserve you can keep playing **as long as you can use a potential**. You lose when it is your turn and you can neither push nor use a potential. And as always, you lose when you have no GIPF-piece left on the board.',
  'noPiece.shows':
    'White’s reserve is empty, and White uses the last potential. Black pushes, and White loses.',

  'linked.heading': 'Linked games',
  'won.title': 'If you win the linked game',
  'won.text':
    'The GIPF game is paused while you play the linked game. If the player who announced the potential **wins it, the potential is used**, and the turn goes on.',
  'won.shows': 'White announces the YINSH from c3 to e5 and wins the linked game. The YINSH slides.',
  'notWon.title': 'If you do not win it',
  'notWon.text':
    'Otherwise the use is **denied**; a draw is not enough. The potential stays on its piece, and the player who announced it has to **do something else** this turn. It may be announced again on a later turn.',
  'notWon.shows':
    'White announces the same potential, but does not win. The YINSH stays on c3, and White makes a push.',
  'nothingElse.title': 'No other move',
  'nothingElse.text': 'If your use is denied and you can do nothing else, **you lose** the GIPF game.',
  'nothingElse.shows': 'White’s reserve is empty. The use of the last potential is denied, and White loses.',
  'linkedApart.title': 'A game of its own',
  'linkedApart.text':
    'A linked game has its own clock, or none; the clock of the GIPF game is stopped meanwhile. If you resign a linked game or run out of time in it, you lose only that game. A linked game is never interrupted by another one.',
  'another.title': 'Another potential',
  'another.text':
    'After a denied use you may announce another potential on the same turn, but not the same one. A TAMSK whose push is denied is out of the game.',
  'another.shows':
    'The use of the YINSH on c3 is denied. White announces the ZÈRTZ on g5 instead and may use it.',

  // The menu: what is agreed on, and the three forms of linked play
  'menuChoice.title': 'What you agree on',
  'menuChoice.text':
    'Before the game, the players agree on the start, **basic, standard or tournament**, with or without a handicap; on the number of basic pieces, 15 each in the basic game and 18 otherwise, unless agreed otherwise; on the **kinds of potentials** and how many of each; and, for each kind by itself, on whether it is **free** or **linked** to another game. Both players may have the same potentials, or each their own favourites.',
  'menuLimits.title': 'Within limits',
  'menuLimits.text':
    'Each player has between 12 and 24 basic pieces and up to six potentials of each kind; the numbers may differ. One player may have no potentials at all, but not both.',
  'threeForms.title': 'Winning the right to use it',
  'threeForms.text':
    'In a linked match, other games interrupt the GIPF game. For each kind you agree on one of three forms. **Always**, as in the rulebook: you may use a potential only after you have won its linked game. **By challenge**, as the author advised later: you announce the use of a potential, and your opponent may challenge it or allow it. Each player has one, two or three challenges per game, for all kinds together. Or **to be acquired**: you play the linked game when the loaded piece is to come in.',
  'acquired.title': 'Winning a potential',
  'acquired.text':
    'A potential that is **to be acquired** is announced when its piece is to come in. If you win the linked game, the piece comes in, and later you use the potential **freely**. If not, the potential **stays in your reserve**, and you have to do something else this turn.',
  'acquired.shows':
    'White does not win the ZÈRTZ. It stays in the reserve, and White brings in a YINSH instead.',
  'anyGame.title': 'Which games',
  'anyGame.text':
    'For each linked kind you agree on a game: **any game and variant** here, **a roll of the die** each, or **an off-screen game** that you name, such as dominoes. With the die, the player who announced has to roll at least as high as the challenger. Both players report the result of an off-screen game, a draw included. If the reports contradict each other, both are asked again; after the third time it counts as not won. The colours in a linked game are drawn at random.',
} as const;
