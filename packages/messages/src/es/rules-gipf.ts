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
};
