import type { Translation } from '../areas.js';

export const rulesGipf: Translation<'rules-gipf'> = {
  'page.title': 'Las reglas de GIPF',
  'page.description':
    'Las reglas completas de GIPF con tableros animados: empujes, filas de cuatro, capturas, piezas GIPF, las versiones básica, estándar y torneo y nuestras reglas de la casa.',
  'page.heading': 'Las reglas de GIPF',
  'page.lead':
    'GIPF es un juego para dos de Kris Burm. Empujas piezas desde el borde y todo lo que encuentran en su camino avanza. Empieza por la versión básica; las versiones estándar y torneo no hacen más que ampliarla.',

  'begin.heading': 'La versión básica: antes de empezar',
  'aim.title': 'El objetivo',
  'aim.text':
    'Alinea **cuatro de tus piezas** para recuperarlas y captura lo que haya detrás. Cada turno te cuesta una pieza de tu reserva. Si tienes que empujar y **no te quedan piezas, pierdes**.',
  'aim.shows':
    'Las blancas completan una fila de cuatro, la recuperan y capturan la pieza negra que hay detrás.',
  'board.title': 'El tablero',
  'board.text':
    'Las piezas se sitúan en las **37 intersecciones** donde se cruzan las líneas. Alrededor hay **24 puntos de entrada**, por los que entran las piezas. Estos puntos no forman parte de la zona de juego: nada se queda nunca en uno de ellos.',
  'board.shows': 'Están marcados los 24 puntos de entrada. Una pieza entra desde a3 y se desplaza a b4.',
  'start.title': 'El comienzo',
  'start.text':
    'Cada jugador tiene **15 piezas**: tres en el tablero, en esquinas alternas, y **12 en la reserva**. Los colores se sortean; empiezan las blancas y después se juega por turnos.',
  'start.shows': 'El comienzo de la versión básica y los primeros empujes.',

  'push.heading': 'Empujar',
  'push.title': 'Un empuje',
  'push.text':
    'Tu movimiento es **un empuje**. Pon una pieza de tu reserva en un punto de entrada y empújala por una línea hasta la primera intersección. Si allí hay una pieza, sea del color que sea, avanza una intersección en la misma dirección. De cada uno de los seis puntos de entrada de las esquinas parte una sola línea; de los demás, dos, y tú eliges cuál.',
  'push.shows': 'Las blancas empujan desde a1. La pieza negra de b2 avanza a c3.',
  'chain.title': 'Empujar varias piezas',
  'chain.text':
    'Una pieza empujada puede empujar a la siguiente, y así sucesivamente. Todas las piezas que se tocan en la línea avanzan **exactamente una intersección**. Más allá de un hueco no se mueve nada.',
  'chain.shows': 'Las blancas empujan desde e1. Tres piezas avanzan una intersección; la de e7 no se mueve.',
  'closed.title': 'Una línea llena está cerrada',
  'closed.text':
    'Ninguna pieza puede salir del tablero empujada. Si en una línea **no hay ninguna intersección vacía**, no se puede empujar en ella desde ninguno de sus extremos.',
  'closed.shows':
    'La columna b está llena, así que los puntos de entrada b1 y b6 están cerrados para ella. Pero desde a2 otra línea lleva a b3.',

  'rows.heading': 'Filas y capturas',
  'row.title': 'Una fila de cuatro',
  'row.text':
    '**Cuatro o más piezas del mismo color** contiguas en una línea forman una fila. Su dueño tiene que quitarla de inmediato, sin importar quién la haya formado. Quitarla no cuesta un turno.',
  'row.shows': 'Las blancas completan cuatro en la columna d y las quitan.',
  'extension.title': 'Lo que se va con la fila',
  'extension.text':
    'Junto con la fila se va también **toda pieza que la continúe sin huecos**, en cualquiera de sus extremos y sea del color que sea. A cada lado, la continuación termina en la primera intersección vacía.',
  'extension.shows':
    'Las blancas quitan la fila de e2 a e5, y la pieza negra de e6 se va también. La de e8 se queda, porque e7 está vacía.',
  'captured.title': 'A la reserva o capturada',
  'captured.text':
    'Tus propias piezas vuelven a **tu reserva**. Las piezas de tu rival quedan **capturadas** y fuera de la partida.',
  'captured.shows': 'Las blancas recuperan cuatro piezas. La pieza negra de c2 queda capturada.',
  'order.title': 'Filas para ambos',
  'order.text':
    'Si un empuje forma filas para los dos jugadores, **quien ha empujado quita primero todas las suyas**. Después el otro jugador quita las que sigan completas y hace el siguiente empuje.',
  'order.shows':
    'El empuje de las blancas completa una fila de cada color. Las blancas quitan la blanca y las negras, la negra; después empujan las negras.',
  'several.title': 'Varias filas',
  'several.text': 'Si tienes varias filas y no se cruzan, tienes que quitarlas **todas**.',
  'several.shows': 'Un solo empuje completa dos filas blancas. Las blancas quitan las dos.',
  'crossing.title': 'Filas que se cruzan',
  'crossing.text':
    'Si tus filas se cruzan, **tú eliges** cuál quitas primero. Si a la otra le quedan entonces menos de cuatro piezas, permanece en el tablero.',
  'crossing.shows':
    'Dos filas blancas se cruzan en e5. Las blancas quitan la de la columna e; de la otra quedan tres piezas.',
  'crossingMeans.title': 'Cuándo se cruzan dos filas',
  'crossingMeans.text':
    'Dos filas se cruzan cuando ambas se llevarían la pieza de una misma intersección, aunque esa pieza no sea más que la continuación de una de ellas. Qué continúa una fila se decide en el momento de quitar esa fila, no antes.',
  'crossingMeans.shows':
    'La pieza de e7 se iría con cualquiera de las dos filas. Las blancas quitan primero la fila de b4 a e7. La fila de la columna e sigue completa, así que las blancas la quitan también.',

  'end.heading': 'El final de la partida',
  'reserve.title': 'Sin piezas',
  'reserve.text': 'Si tienes que empujar y tu reserva está **vacía, pierdes**.',
  'reserve.shows': 'Las blancas empujan. Las negras no tienen nada en la reserva y pierden.',
  'rescue.title': 'Una fila salvadora',
  'rescue.text':
    'Una reserva vacía no basta para perder. Si antes tienes una fila que quitar, sus piezas vuelven y puedes empujar otra vez.',
  'rescue.shows':
    'La reserva de las blancas está vacía, pero el empuje de las negras completa una fila blanca. Las blancas la quitan y pueden empujar.',
  'handicap.title': 'Ventaja',
  'handicap.text':
    'Para compensar una diferencia de fuerza, en la versión básica el jugador más débil puede empezar con **una, dos o tres piezas más** en la reserva.',
  'handicap.shows': 'Las negras empiezan con dos piezas más en la reserva.',
  'draw.title': 'Sin empates',
  'draw.text':
    'Las reglas no contemplan el empate y las posiciones se pueden repetir. Nunca te quedas sin jugada: mientras tengas una pieza en la reserva, hay una línea abierta en alguna parte.',
  'draw.shows': 'Incluso en un tablero abarrotado hay siempre por dónde entrar.',
  'agreed.title': 'Empate de mutuo acuerdo',
  'agreed.text': 'Los dos jugadores pueden acordar un empate.',
  'undo.title': 'Deshacer un paso',
  'undo.text':
    'En un tablero real, pieza tocada es pieza jugada. Aquí puedes deshacer pasos hasta que envíes la jugada.',

  'standard.heading': 'La versión estándar',
  'standardStart.title': 'Piezas GIPF',
  'standardStart.text':
    'Cada jugador tiene **18 piezas**. La partida empieza con tres **piezas GIPF** por jugador, en las mismas intersecciones que en la versión básica. Una pieza GIPF son dos piezas, una encima de la otra. Cada jugador tiene 12 piezas en la reserva. Se introducen piezas simples; las piezas GIPF se empujan como cualquier otra.',
  'standardStart.shows': 'El comienzo de la versión estándar y los primeros empujes.',
  'choice.title': 'Se queda o se va',
  'choice.text':
    'En una fila, una pieza GIPF cuenta como **una sola pieza**. Cuando quitas una fila, decides para **cada pieza GIPF** que se iría con ella, tuya o de tu rival, si se va o se queda.',
  'choice.shows': 'Las blancas quitan la fila, dejan la pieza GIPF blanca en e4 y capturan la negra de e6.',
  'crossingKept.title': 'Una pieza GIPF en un cruce',
  'crossingKept.text':
    'Si dos de tus filas se cruzan en una pieza GIPF y la dejas en el tablero, la segunda fila **sigue completa**. Tienes que quitarla también, y puedes elegir de nuevo.',
  'crossingKept.shows':
    'Dos filas blancas se cruzan en e5. Las blancas dejan la pieza GIPF en su sitio, quitan una fila y después la otra.',
  'worthTwo.title': 'Vale dos piezas',
  'worthTwo.text':
    'Una pieza GIPF tuya que quitas vuelve a tu reserva como **dos piezas simples**, y así se quedan. Una capturada le cuesta dos piezas a su dueño.',
  'worthTwo.shows':
    'Las blancas lo quitan todo: cinco piezas vuelven a la reserva y dos piezas negras quedan capturadas.',
  'lastGipf.title': 'La última pieza GIPF',
  'lastGipf.text':
    'Si **no te queda ninguna pieza GIPF en el tablero, pierdes** al instante, aunque la última la hayas quitado tú. Como siempre, también pierdes si tienes que empujar y tu reserva está vacía.',
  'lastGipf.shows': 'Las blancas capturan la última pieza GIPF de las negras y ganan.',
  'bothLast.title': 'La última de ambos',
  'bothLast.text':
    'Si una misma fila se lleva la última pieza GIPF de los dos jugadores, gana quien ha quitado la fila.',
  'bothLast.shows':
    'La fila se lleva la única pieza GIPF de cada jugador. La han quitado las blancas, así que ganan las blancas.',

  'tournament.heading': 'La versión torneo',
  'firstPush.title': 'Un tablero vacío',
  'firstPush.text':
    'La versión torneo empieza con el **tablero vacío** y **18 piezas** en cada reserva. Con tu primer empuje tienes que introducir una **pieza GIPF**; para ella se toman dos piezas de tu reserva.',
  'firstPush.shows': 'Los dos jugadores introducen dos piezas GIPF cada uno.',
  'rightEnds.title': 'Cuantas quieras, hasta la primera simple',
  'rightEnds.text':
    'Puedes seguir introduciendo piezas GIPF hasta que empujes **tu primera pieza simple**. A partir de entonces solo introduces piezas simples. Cada jugador lo decide por su cuenta, y perder o recuperar una pieza GIPF no cambia nada.',
  'rightEnds.shows':
    'Las blancas introducen una pieza simple y desde ahora solo pueden introducir simples. Las negras aún pueden introducir una pieza GIPF.',
  'tournamentLast.title': 'Perder la última pieza GIPF',
  'tournamentLast.text':
    'Como en la versión estándar, pierdes cuando no te queda ninguna pieza GIPF en el tablero. Esto vale a partir de tu propio primer empuje.',
  'tournamentLast.shows': 'Las blancas capturan la última pieza GIPF de las negras y ganan.',
  'fourStay.title': 'Cuatro piezas GIPF pueden quedarse',
  'fourStay.text':
    'Una fila con **cuatro o más piezas GIPF** contiguas se puede dejar en el tablero. Lo decides de nuevo cada vez: antes de tu empuje y después. Esta regla procede de las reglas breves del autor, no del reglamento.',
  'fourStay.shows':
    'Las blancas tienen cuatro piezas GIPF en la columna b y, cada vez que toca decidir, las dejan.',
  'singlesGo.title': 'Las piezas simples se van igualmente',
  'singlesGo.text':
    'Si dejas una fila así en el tablero, las **piezas simples** que la continúan tienen que irse de todos modos: las tuyas vuelven a tu reserva y las de tu rival quedan capturadas.',
  'singlesGo.shows':
    'Cuatro piezas GIPF se quedan en la columna e, pero la pieza simple de e2 vuelve a la reserva.',

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
