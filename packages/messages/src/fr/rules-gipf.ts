import type { Translation } from '../areas.js';

export const rulesGipf: Translation<'rules-gipf'> = {
  'page.title': 'Les règles de GIPF',
  'page.description':
    'Les règles complètes de GIPF avec des plateaux animés : poussées, alignements de quatre, captures, pièces GIPF, jeux de base, standard et de tournoi, et nos règles maison.',
  'page.heading': 'Les règles de GIPF',
  'page.lead':
    'GIPF est un jeu de Kris Burm pour deux joueurs. Vous poussez des pièces depuis le bord, et tout ce qui se trouve sur leur chemin avance. Commencez par le jeu de base ; les jeux standard et de tournoi ne font que le compléter.',

  'begin.heading': 'Le jeu de base : avant de commencer',
  'aim.title': 'Le but du jeu',
  'aim.text':
    'Alignez **quatre de vos pièces** pour les récupérer, et capturez ce qui se trouve derrière elles. Chaque tour vous coûte une pièce de votre réserve. Si vous devez pousser et **n’avez plus de pièce, vous perdez**.',
  'aim.shows':
    'Blanc complète un alignement de quatre, le récupère et capture la pièce noire qui se trouve derrière.',
  'board.title': 'Le plateau',
  'board.text':
    'Les pièces se placent sur les **37 intersections** des lignes. Tout autour se trouvent **24 points**, par lesquels les pièces entrent. Les points eux-mêmes ne font pas partie de l’aire de jeu : rien ne reste jamais sur un point.',
  'board.shows': 'Les 24 points sont signalés. Une pièce arrive par a3 et avance en b4.',
  'start.title': 'Le début',
  'start.text':
    'Chaque joueur a **15 pièces** : trois sur le plateau, un coin sur deux, et **12 en réserve**. Tirez les couleurs au sort ; Blanc commence, puis on joue à tour de rôle.',
  'start.shows': 'Le début du jeu de base et les premières poussées.',

  'push.heading': 'Pousser',
  'push.title': 'Une poussée',
  'push.text':
    'Votre coup consiste en **une poussée**. Posez une pièce de votre réserve sur un point et poussez-la le long d’une ligne jusqu’à la première intersection. Si une pièce s’y trouve, quelle que soit sa couleur, elle avance d’une intersection dans la même direction. De chacun des six points d’angle part une seule ligne, de tout autre point il en part deux ; vous choisissez laquelle.',
  'push.shows': 'Blanc pousse depuis a1. La pièce noire en b2 avance en c3.',
  'chain.title': 'Pousser plusieurs pièces',
  'chain.text':
    'Une pièce poussée peut pousser la suivante, et ainsi de suite. Toutes les pièces qui se touchent sur la ligne avancent d’**exactement une intersection**. Au-delà d’un vide, rien ne bouge.',
  'chain.shows': 'Blanc pousse depuis e1. Trois pièces avancent d’une intersection ; la pièce en e7 reste.',
  'closed.title': 'Une ligne pleine est fermée',
  'closed.text':
    'Aucune pièce ne peut être poussée hors du plateau. Si une ligne n’a **aucune intersection libre**, vous ne pouvez y pousser par aucun des deux bouts.',
  'closed.shows':
    'La colonne b est pleine, donc les points b1 et b6 sont fermés pour cette ligne. Mais depuis a2, une autre ligne mène à b3.',

  'rows.heading': 'Alignements et captures',
  'row.title': 'Un alignement de quatre',
  'row.text':
    '**Au moins quatre pièces d’une même couleur** côte à côte sur une ligne forment un alignement. Son propriétaire doit le retirer aussitôt, peu importe qui l’a formé. Le retirer ne coûte pas de tour.',
  'row.shows': 'Blanc complète un alignement de quatre dans la colonne d et le retire.',
  'extension.title': 'Ce qui part avec l’alignement',
  'extension.text':
    'Avec l’alignement part aussi **chaque pièce qui le prolonge sans vide**, à l’un ou l’autre bout et quelle que soit sa couleur. De chaque côté, la première intersection libre marque la fin.',
  'extension.shows':
    'Blanc retire les pièces de e2 à e5, et la pièce noire en e6 part aussi. Celle en e8 reste, car e7 est libre.',
  'captured.title': 'Retour en réserve, ou capture',
  'captured.text':
    'Vos propres pièces retournent dans **votre réserve**. Les pièces de votre adversaire sont **capturées** et hors du jeu.',
  'captured.shows': 'Blanc récupère quatre pièces. La pièce noire en c2 est capturée.',
  'order.title': 'Des alignements pour les deux',
  'order.text':
    'Si une poussée forme des alignements pour les deux joueurs, **celui qui a poussé retire d’abord tous les siens**. Puis l’autre joueur retire ce qui est encore complet, et fait ensuite la poussée suivante.',
  'order.shows':
    'La poussée de Blanc complète un alignement de chaque couleur. Blanc retire l’alignement blanc, Noir le noir ; puis Noir pousse.',
  'several.title': 'Plusieurs alignements',
  'several.text':
    'Si vous avez plusieurs alignements et qu’ils ne se croisent pas, vous devez les retirer **tous**.',
  'several.shows': 'Une poussée complète deux alignements blancs. Blanc retire les deux.',
  'crossing.title': 'Alignements qui se croisent',
  'crossing.text':
    'Si vos alignements se croisent, **vous choisissez** lequel retirer en premier. Si l’autre compte alors moins de quatre pièces, il reste sur le plateau.',
  'crossing.shows':
    'Deux alignements blancs se croisent en e5. Blanc retire celui de la colonne e ; trois pièces de l’autre restent.',
  'crossingMeans.title': 'Quand des alignements se croisent',
  'crossingMeans.text':
    'Deux alignements se croisent quand l’un et l’autre feraient partir une pièce de la même intersection, même si cette pièce ne fait que prolonger l’un d’eux. Ce qui prolonge un alignement se décide au moment où on le retire, pas avant.',
  'crossingMeans.shows':
    'La pièce en e7 partirait avec l’un ou l’autre alignement. Blanc retire d’abord l’alignement de b4 à e7. La colonne e est encore complète, donc Blanc la retire aussi.',

  'end.heading': 'La fin de la partie',
  'reserve.title': 'Réserve vide',
  'reserve.text': 'Si vous devez pousser et que votre réserve est **vide, vous perdez**.',
  'reserve.shows': 'Blanc pousse. Noir n’a plus rien en réserve et perd.',
  'rescue.title': 'Sauvé par un alignement',
  'rescue.text':
    'Une réserve vide ne suffit pas pour perdre. Si vous avez d’abord un alignement à retirer, ses pièces vous reviennent et vous pouvez de nouveau pousser.',
  'rescue.shows':
    'La réserve de Blanc est vide, mais la poussée de Noir complète un alignement blanc. Blanc le retire et peut pousser.',
  'handicap.title': 'Le handicap',
  'handicap.text':
    'Pour compenser une différence de force, le joueur le plus faible peut, dans le jeu de base, commencer avec **une, deux ou trois pièces supplémentaires** en réserve.',
  'handicap.shows': 'Noir commence avec deux pièces de plus en réserve.',
  'draw.title': 'Pas de nulle',
  'draw.text':
    'Les règles ne connaissent pas de partie nulle, et les positions peuvent se répéter. On n’est jamais bloqué : tant que vous avez une pièce en réserve, il y a une ligne ouverte quelque part.',
  'draw.shows': 'Même sur un plateau encombré, il y a toujours une entrée.',
  'agreed.title': 'Convenir d’une nulle',
  'agreed.text': 'Les deux joueurs peuvent convenir d’une partie nulle.',
  'undo.title': 'Revenir en arrière',
  'undo.text':
    'Sur un vrai plateau, c’est « pièce touchée, pièce jouée ». Ici, vous pouvez annuler des étapes tant que vous n’avez pas validé votre coup.',

  'standard.heading': 'Le jeu standard',
  'standardStart.title': 'Les pièces GIPF',
  'standardStart.text':
    'Chaque joueur a **18 pièces**. Chacun commence la partie avec trois **pièces GIPF**, sur les mêmes intersections que dans le jeu de base. Une pièce GIPF se compose de deux pièces posées l’une sur l’autre. Chaque joueur a 12 pièces en réserve. Vous poussez des pièces simples ; les pièces GIPF sont poussées plus loin comme toutes les autres.',
  'standardStart.shows': 'Le début du jeu standard et les premières poussées.',
  'choice.title': 'Rester ou partir',
  'choice.text':
    'Dans un alignement, une pièce GIPF compte pour **une pièce**. Quand vous retirez un alignement, vous décidez pour **chaque pièce GIPF** qui partirait avec lui, qu’elle soit à vous ou à votre adversaire, si elle part ou si elle reste.',
  'choice.shows':
    'Blanc retire l’alignement, laisse en place la pièce GIPF blanche en e4 et capture la noire en e6.',
  'crossingKept.title': 'Une pièce GIPF à un croisement',
  'crossingKept.text':
    'Si deux de vos alignements se croisent sur une pièce GIPF et que vous la laissez en place, le second alignement est **encore complet**. Vous devez le retirer aussi, et vous avez de nouveau le choix.',
  'crossingKept.shows':
    'Deux alignements blancs se croisent en e5. Blanc laisse la pièce GIPF en place, retire un alignement, puis l’autre.',
  'worthTwo.title': 'Elle vaut deux pièces',
  'worthTwo.text':
    'Une de vos pièces GIPF que vous retirez revient dans votre réserve sous forme de **deux pièces simples**, et elles le restent. Une pièce GIPF capturée coûte deux pièces à son propriétaire.',
  'worthTwo.shows':
    'Blanc retire tout : cinq pièces retournent dans la réserve, et deux pièces noires sont capturées.',
  'lastGipf.title': 'La dernière pièce GIPF',
  'lastGipf.text':
    'Si vous n’avez **plus de pièce GIPF sur le plateau, vous perdez** immédiatement, même si vous avez retiré la dernière vous-même. Comme toujours, vous perdez aussi si vous devez pousser alors que votre réserve est vide.',
  'lastGipf.shows': 'Blanc capture la dernière pièce GIPF de Noir et gagne.',
  'bothLast.title': 'Les deux dernières à la fois',
  'bothLast.text':
    'Si un alignement emporte à la fois votre dernière pièce GIPF et celle de votre adversaire, le joueur qui a retiré l’alignement gagne.',
  'bothLast.shows':
    'L’alignement emporte l’unique pièce GIPF de chaque joueur. C’est Blanc qui l’a retiré, donc Blanc gagne.',

  'tournament.heading': 'Le jeu de tournoi',
  'firstPush.title': 'Un plateau vide',
  'firstPush.text':
    'Le jeu de tournoi commence avec un **plateau vide** et **18 pièces** dans chaque réserve. Votre première poussée doit faire entrer une **pièce GIPF** ; elle coûte deux pièces de votre réserve.',
  'firstPush.shows': 'Les deux joueurs font entrer chacun deux pièces GIPF.',
  'rightEnds.title': 'Autant que vous voulez, jusqu’à la première pièce simple',
  'rightEnds.text':
    'Vous pouvez continuer à faire entrer des pièces GIPF jusqu’à ce que vous poussiez **votre première pièce simple**. Ensuite, vous ne faites plus entrer que des pièces simples. Chaque joueur en décide pour lui-même, et perdre ou reprendre une pièce GIPF n’y change rien.',
  'rightEnds.shows':
    'Blanc fait entrer une pièce simple et ne peut désormais plus faire entrer que des pièces simples. Noir peut encore faire entrer une pièce GIPF.',
  'tournamentLast.title': 'Perdre la dernière pièce GIPF',
  'tournamentLast.text':
    'Comme dans le jeu standard, vous perdez quand vous n’avez plus de pièce GIPF sur le plateau. Cela vaut à partir de votre propre première poussée.',
  'tournamentLast.shows': 'Blanc capture la dernière pièce GIPF de Noir et gagne.',
  'fourStay.title': 'Quatre pièces GIPF peuvent rester',
  'fourStay.text':
    'Un alignement où **au moins quatre pièces GIPF** sont côte à côte peut être laissé en place. Vous en décidez à nouveau chaque fois : avant votre poussée et après elle. Cette règle vient des règles abrégées de l’auteur, pas du livret de règles.',
  'fourStay.shows':
    'Blanc a quatre pièces GIPF dans la colonne b et choisit chaque fois de les laisser en place.',
  'singlesGo.title': 'Les pièces simples partent quand même',
  'singlesGo.text':
    'Si vous laissez un tel alignement en place, les **pièces simples** qui le prolongent doivent tout de même partir : les vôtres retournent dans votre réserve, celles de l’adversaire sont capturées.',
  'singlesGo.shows':
    'Quatre pièces GIPF restent dans la colonne e, mais la pièce simple en e2 retourne dans la réserve.',

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
  'oneGoes.shows': 'All four pieces of White’s row could stay, so White has to choose one that goes: d4.',
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
    'Of the black pieces around it the DVONN can hop onto three: the basic piece on d3, the one loaded with a DVONN on c4, and the DVONN on a white piece on e4. The piece on c3 carries something else. It hops onto d3.',
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
  'lost.title': 'If you do not win it',
  'lost.text':
    'Otherwise the use is **denied**; a draw is not enough. The potential stays loaded, and the player who announced it has to **do something else** in this turn. In a later turn it may be announced again.',
  'lost.shows':
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
};
