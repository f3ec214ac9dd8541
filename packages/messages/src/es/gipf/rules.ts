import type { Translation } from '../../areas.js';

export const rules: Translation<'gipf/rules'> = {
  'page.title': 'Las reglas de GIPF',
  'page.description':
    'Las reglas completas de GIPF con tableros animados: empujes, filas de cuatro, capturas, piezas GIPF, las versiones básica, estándar y de torneo y nuestras reglas de la casa.',
  'page.heading': 'Las reglas de GIPF',
  'page.lead':
    'GIPF es un juego para dos de Kris Burm. Empujas piezas desde el borde y todo lo que encuentran en su camino avanza. Empieza por la versión básica; las versiones estándar y de torneo no hacen más que ampliarla.',

  'begin.heading': 'La versión básica: antes de empezar',
  'aim.title': 'El objetivo',
  'aim.text':
    'Captura las piezas de tu oponente hasta que no le quede ninguna que empujar. Se hace con filas: **cuatro de tus piezas** en línea vuelven contigo, y lo que continúa la fila se va también. Cada empuje te cuesta una pieza de tu reserva. Si tienes que empujar y **no te quedan piezas, pierdes**. Recuperar piezas te mantiene en juego, pero se gana **capturando**.',
  'aim.shows':
    'Las blancas completan una fila de cuatro, la recuperan y capturan la pieza negra que hay detrás.',
  'board.title': 'El tablero',
  'board.text':
    'Las piezas se sitúan en las **37 intersecciones** donde se cruzan las líneas. Alrededor hay **24 puntos de entrada**, por los que entran las piezas. Estos puntos no forman parte de la zona de juego: nada se queda nunca en uno de ellos. Vistas desde el lado de las blancas, las columnas van de la a a la i, de izquierda a derecha, y los números aumentan hacia las negras; la esquina e1 apunta a las blancas.',
  'board.shows': 'Están marcados los 24 puntos de entrada. Una pieza entra desde a3 y se desplaza a b4.',
  'start.title': 'El comienzo',
  'start.text':
    'Cada jugador tiene **15 piezas**: tres en el tablero, en esquinas alternas, y **12 en la reserva**. Los colores se sortean; empiezan las blancas y después se juega por turnos. Las reservas y las piezas capturadas están a la vista: ambos jugadores pueden contarlas en cualquier momento.',
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
    'Tus propias piezas vuelven a **tu reserva**. Las piezas de tu oponente quedan **capturadas** y fuera de la partida.',
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
    'Una reserva vacía no basta para perder. Si antes tienes una fila que quitar, sus piezas vuelven y puedes empujar otra vez. El reglamento no lo menciona; lo hemos añadido porque las filas se quitan siempre antes del siguiente empuje.',
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
  'agreed.text':
    'Los dos jugadores pueden acordar un empate. El reglamento no contempla el empate; lo hemos añadido porque una partida puede seguir sin fin si ninguno de los dos progresa.',
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
    'En una fila, una pieza GIPF cuenta como **una sola pieza**. Cuando quitas una fila, decides para **cada pieza GIPF** que se iría con ella, tuya o de tu oponente, si se va o se queda.',
  'choice.shows': 'Las blancas quitan la fila, dejan la pieza GIPF blanca en e4 y capturan la negra de e6.',
  'crossingKept.title': 'Una pieza GIPF en un cruce',
  'crossingKept.text':
    'Si dos de tus filas se cruzan en una pieza GIPF y la dejas en el tablero, la segunda fila **sigue completa**. Tienes que quitarla también, y puedes elegir de nuevo.',
  'crossingKept.shows':
    'Dos filas blancas se cruzan en e5. Las blancas dejan la pieza GIPF en su sitio, quitan una fila y después la otra.',
  'worthTwo.title': 'Vale dos piezas',
  'worthTwo.text':
    'Una pieza GIPF tuya que quitas vuelve a tu reserva como **dos piezas simples**; en la versión estándar, así se quedan. Una capturada le cuesta dos piezas a su dueño.',
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

  'tournament.heading': 'La versión de torneo',
  'firstPush.title': 'Un tablero vacío',
  'firstPush.text':
    'La versión de torneo empieza con el **tablero vacío** y **18 piezas** en cada reserva. Con tu primer empuje tienes que introducir una **pieza GIPF**; para ella se toman dos piezas de tu reserva. Esta versión es opcional: la estándar está completa sin ella.',
  'firstPush.shows': 'Los dos jugadores introducen dos piezas GIPF cada uno.',
  'rightEnds.title': 'Cuantas quieras, hasta la primera simple',
  'rightEnds.text':
    'Puedes seguir introduciendo piezas GIPF hasta que empujes **tu primera pieza simple**. A partir de entonces solo introduces piezas simples. Cada jugador lo decide por su cuenta, y perder o recuperar una pieza GIPF no cambia nada.',
  'rightEnds.shows':
    'Las blancas introducen una pieza simple y desde ahora solo pueden introducir simples. Las negras aún pueden introducir una pieza GIPF.',
  'inAgain.title': 'Dos piezas, otra vez una pieza GIPF',
  'inAgain.text':
    'En la versión de torneo, todas las piezas de la reserva son iguales. Mientras no hayas introducido una pieza simple, dos de ellas pueden entrar como pieza GIPF, aunque ya lo hayan sido antes. El reglamento deja la cuestión abierta.',
  'inAgain.shows':
    'Las blancas recuperan dos piezas GIPF. Las negras empujan, y las blancas vuelven a introducir una pieza GIPF.',
  'tournamentLast.title': 'Perder la última pieza GIPF',
  'tournamentLast.text':
    'Como en la versión estándar, pierdes cuando no te queda ninguna pieza GIPF en el tablero. Esto vale a partir de tu propio primer empuje.',
  'tournamentLast.shows': 'Las blancas capturan la última pieza GIPF de las negras y ganan.',
  'fourStay.title': 'Cuatro piezas GIPF pueden quedarse',
  'fourStay.text':
    'Una fila con **cuatro o más piezas GIPF** contiguas se puede dejar en el tablero. Lo decides de nuevo cada vez: antes de tu empuje y después. Se deduce del reglamento, que permite que se quede cualquier pieza GIPF de una fila; las reglas breves del autor lo dicen expresamente.',
  'fourStay.shows':
    'Las blancas tienen cuatro piezas GIPF en la columna b y, cada vez que toca decidir, las dejan.',
  'singlesGo.title': 'Las piezas simples se van igualmente',
  'singlesGo.text':
    'Si dejas una fila así en el tablero, las **piezas simples** que la continúan tienen que irse de todos modos: las tuyas vuelven a tu reserva y las de tu oponente quedan capturadas.',
  'singlesGo.shows':
    'Cuatro piezas GIPF se quedan en la columna e, pero la pieza simple de e2 vuelve a la reserva.',

  'strategy.heading': 'Cómo jugar bien',
  'anySide.title': 'Ningún lado del tablero es tuyo',
  'anySide.text':
    'Puedes empujar desde **cualquier punto negro**, incluso junto a las piezas de tu oponente. Mira cada línea desde **los dos extremos**: el mejor empuje suele venir del lado opuesto.',
  'anySide.shows':
    'Las blancas empujan dos veces desde el borde opuesto, completan desde allí una fila en la columna d y capturan una pieza.',
  'onBoard.title': 'Una pieza en el tablero hace más',
  'onBoard.text':
    'Una pieza en la reserva no amenaza nada. Con **más piezas en el tablero** se puede amenazar con varias filas a la vez. No completes, pues, una fila solo para llenar tu reserva.',
  'onBoard.shows':
    'El empuje de las blancas amenaza con dos filas. Las negras impiden una y las blancas completan la otra.',
  'makeThem.title': 'Haz que tu oponente quite piezas',
  'makeThem.text':
    'Una fila hay que quitarla, aunque la hayas formado tú. Tu oponente tiene entonces **cuatro piezas menos en el tablero**, y ahí tú eres más fuerte. Cuida de que ninguna pieza tuya continúe la fila.',
  'makeThem.shows':
    'Las negras amenazan en la columna f con una fila que captura f6. Las blancas la completan antes, de modo que no capture nada. Las negras tienen que quitarla, y después las blancas forman una fila.',
  'opened.title': 'Quitar una fila deja sitio',
  'opened.text':
    'Una fila quitada deja **intersecciones vacías**. Una línea cerrada se abre, una cadena se rompe, una amenaza aparece o desaparece. Antes de completar una fila, mira cada línea que la cruza.',
  'opened.shows':
    'La columna c está cerrada. Las blancas quitan la fila de c6 a f5. Ahora c6 está vacía: las blancas pueden empujar desde c1, y capturan.',
  'countBoth.title': 'Cuenta las dos reservas',
  'countBoth.text':
    'Hacia el final **decide una sola pieza**. Si no va a haber más filas, quien tiene que empujar necesita **una pieza más** que el otro. Cuenta antes de cada fila: ¿qué vuelve a ti y qué pierde tu oponente?',
  'countBoth.shows':
    'Las blancas tienen dos piezas en la reserva, las negras una. No se forma ninguna fila, y las negras se quedan antes sin piezas.',
  'ownAndTheirs.title': 'Tu pieza GIPF y la suya',
  'ownAndTheirs.text':
    'Renuncia a una pieza GIPF **tuya** cuando necesites sus dos piezas y tengas otra en el tablero. Deja una pieza GIPF **de tu oponente** cuando quitarla le abriría una línea.',
  'ownAndTheirs.shows':
    'Las blancas recuperan su pieza GIPF de e6 como dos piezas, pero dejan la negra de g6: mantiene cerrada la columna g, donde las negras capturarían la última pieza GIPF blanca.',

  'project.heading': 'GIPF como proyecto: los potenciales',
  'potentials.title': 'Otros juegos echan una mano',
  'potentials.text':
    'En GIPF cabe más: otros cinco juegos pueden prestarle cada uno un **potencial**. Combinar juegos es opcional: GIPF está completo por sí solo. Un potencial es una pequeña pieza que viaja sobre una de las tuyas hasta que la usas, una sola vez, para algo que ninguna otra pieza puede hacer. Una pieza sin potencial se llama **pieza básica**; una pieza con potencial, **pieza cargada**.',
  'potentials.shows':
    'Piezas cargadas de las blancas y de las negras. De izquierda a derecha: ZÈRTZ, una bola; YINSH, un anillo; DVONN, tres barras; TAMSK, un reloj de arena; PÜNCT, tres puntos.',
  'loaded.title': 'Introducir una pieza cargada',
  'loaded.text':
    'Una pieza cargada entra con un empuje, como cualquier otra. Cuesta **una pieza de tu reserva y un potencial**.',
  'loaded.shows': 'Las blancas introducen un ZÈRTZ, las negras un YINSH y después las blancas un YINSH.',
  'onePotential.title': 'Un potencial por pieza',
  'onePotential.text': 'Una pieza lleva **un solo potencial**, nunca varios.',
  'entryOrder.title': 'El orden',
  'entryOrder.text':
    'Primero las piezas GIPF, después las cargadas y después las básicas. Con **tu primera pieza cargada** termina tu derecho a introducir piezas GIPF. A partir de **tu primera pieza básica** ya no puedes introducir ni unas ni otras, y los potenciales que no han entrado se pierden.',
  'entryOrder.shows':
    'Un comienzo de torneo. Los dos introducen una pieza GIPF más y después una pieza cargada. La pieza básica de c2 pone fin a eso para las blancas; las negras aún pueden introducir potenciales.',
  'loadedStay.title': 'Piezas cargadas en una fila',
  'loadedStay.text':
    'Una pieza cargada se empuja y cuenta como cualquier otra pieza. Cuando quitas una fila, decides para **cada pieza cargada** que se iría con ella, tuya o de tu oponente, si se va o se queda, como con las piezas GIPF.',
  'loadedStay.shows':
    'Las blancas quitan la fila, dejan la pieza cargada blanca en e4 y hacen que se vaya la negra de e6.',
  'loadedGoes.title': 'Cuando una pieza cargada se va',
  'loadedGoes.text':
    'Una pieza cargada que se va, se va **entera**. La pieza vuelve a la reserva de su dueño o queda capturada, como siempre. El potencial queda **fuera de la partida**.',
  'loadedGoes.shows':
    'La misma fila. Las blancas recuperan la pieza cargada blanca: la pieza vuelve a estar en la reserva y su YINSH queda fuera de la partida.',
  'oneGoes.title': 'Una tiene que irse',
  'oneGoes.text':
    'Si una fila consta solo de piezas GIPF y piezas cargadas, **al menos una de ellas tiene que irse**. En las partidas con potenciales, esto sustituye también a la regla de torneo según la cual cuatro piezas GIPF pueden quedarse.',
  'oneGoes.shows':
    'En la fila de las blancas solo hay piezas GIPF y piezas cargadas. Las blancas hacen que se vaya la de d4.',
  'use.title': 'Usar un potencial',
  'use.text':
    'Usar un potencial **sustituye al empuje**. El potencial deja su pieza y actúa, cada tipo a su manera. La pieza se queda donde está, como pieza básica. Después se resuelven las filas como tras un empuje.',
  'use.shows':
    'El YINSH de las blancas se desliza de d3 a d6. Después el ZÈRTZ de las negras salta de f5 a d4.',
  'usedGoes.title': 'Después de su uso',
  'usedGoes.text':
    'Un potencial usado se queda en el tablero como una pieza de tu color y cuenta en las filas. Cuando se quita su fila, **no puedes dejarlo en el tablero**: queda fuera de la partida y nunca va a una reserva.',
  'usedGoes.shows':
    'El YINSH completa la fila de las blancas. Tres piezas vuelven a la reserva y el YINSH queda fuera de la partida.',

  'kinds.heading': 'Los cinco potenciales',
  'zertz.title': 'ZÈRTZ salta',
  'zertz.text':
    'Un ZÈRTZ salta en línea recta por encima de **una o más piezas contiguas**, de cualquier tipo y color, a la primera intersección vacía que hay detrás.',
  'zertz.shows': 'Desde c3 el ZÈRTZ puede saltar a c5 o a f5. Salta por encima de d4 y e5.',
  'yinsh.title': 'YINSH se desliza',
  'yinsh.text':
    'Un YINSH se desliza en línea recta por **intersecciones vacías**, tan lejos como quieras. No salta.',
  'yinsh.shows': 'Están marcadas todas las intersecciones a las que puede llegar el YINSH. Se desliza a h5.',
  'dvonn.title': 'DVONN se sube encima',
  'dvonn.text':
    'Un DVONN pasa a una intersección vecina y se sube a una **pieza básica del oponente**, a una pieza del oponente **cargada con un DVONN** o a un **DVONN del oponente que está sobre una pieza tuya**. La intersección es de quien está encima.',
  'dvonn.shows':
    'De las piezas negras que lo rodean, el DVONN puede subirse a tres: la pieza básica de d3, la cargada con un DVONN de c4 y el DVONN que está sobre una pieza blanca en e4. La pieza de c3 lleva otra cosa. El DVONN se sube a la de d3.',
  'stack.title': 'Pilas',
  'stack.text':
    'A un DVONN que está encima puede subirse a su vez otro del otro bando, y así puede crecer una pila cuyos colores alternan de DVONN a DVONN. La pila cuenta como **una sola pieza del color de arriba** y se empuja entera. Toca una pila para ver qué hay en ella.',
  'stack.shows':
    'El DVONN de las blancas se sube a una pieza cargada con un DVONN. Uno negro se sube a él, y otro blanco se sube al negro.',
  'beneath.title': 'Lo que está debajo vuelve',
  'beneath.text':
    'Cuando una fila se lleva una pila, **solo se va lo de arriba**, y ese DVONN queda fuera de la partida. Lo que había debajo vuelve a ocupar la intersección, vuelve a contar y puede completar otra fila.',
  'beneath.shows':
    'Las blancas quitan la fila de la columna d. El DVONN de d4 se va, la pieza negra que tenía debajo reaparece y completa una fila de las negras.',
  'directly.title': 'Justo debajo',
  'directly.text':
    'Si un DVONN está o no sobre una pieza tuya lo decide lo que tiene justo debajo. Una pieza cargada que queda descubierta se puede volver a usar.',
  'directly.shows':
    'La fila de las negras se lleva el DVONN negro de c4. La pieza cargada de las blancas reaparece, y las blancas usan su DVONN.',
  'tamsk.title': 'TAMSK actúa en el centro',
  'tamsk.text':
    'Cuando **empujas a e5** tu pieza cargada con un TAMSK, tienes **un empuje más** en el mismo turno, y con él entra el propio TAMSK como pieza. Entre los dos empujes no se quita nada. Si no lo usas de inmediato, el TAMSK queda fuera de la partida. Los detalles de esta regla son nuestros.',
  'tamsk.shows': 'El empuje de las blancas lleva el TAMSK a e5. Entra desde g1 y completa una fila.',
  'tamskTheirs.title': 'Empujado allí por el oponente',
  'tamskTheirs.text':
    'Si es tu oponente quien empuja la pieza a e5, tienes el empuje adicional al **comienzo de tu próximo turno**, antes de tu movimiento normal, y solo si la pieza sigue en e5. Entre los dos no se quita nada.',
  'tamskTheirs.shows':
    'El empuje de las negras lleva el TAMSK de las blancas a e5. Las blancas lo introducen desde c1, hacen un empuje normal desde i5 y solo entonces quitan la fila.',
  'punct.title': 'PÜNCT se enfrenta a las piezas GIPF',
  'punct.text':
    'Un PÜNCT pasa a una intersección vecina y se sube a una pieza del oponente **cargada con un PÜNCT**, a un **PÜNCT del oponente que está sobre una pieza tuya** o a una **pieza GIPF del oponente**. Sobre otro PÜNCT todo es como con DVONN, y esas pilas pueden crecer de la misma manera. Los detalles sobre PÜNCT son nuestros.',
  'punct.shows':
    'El PÜNCT puede subirse a la pieza cargada con un PÜNCT de d3, al PÜNCT que está sobre una pieza blanca en e4 o a la pieza GIPF de d5. Se sube a la de d3.',
  'neutralise.title': 'Neutralizar una pieza GIPF',
  'neutralise.text':
    'Sobre una pieza GIPF eliges entre dos cosas. Puedes **neutralizarla**: su pieza superior queda capturada y el PÜNCT está sobre la inferior. Ya no es una pieza GIPF. Cuando el PÜNCT se va, la inferior queda ahí como pieza básica.',
  'neutralise.shows':
    'El PÜNCT neutraliza la pieza GIPF de e5 y completa una fila. El PÜNCT se va con ella, y en e5 queda una pieza básica negra.',
  'convert.title': 'Convertir una pieza GIPF',
  'convert.text':
    'O, si tienes una pieza en la reserva, puedes **convertirla**: sus dos piezas quedan capturadas, y el PÜNCT y una pieza de tu reserva ocupan su lugar como **pieza GIPF tuya**. Si la quitas más tarde, solo la pieza vuelve a tu reserva; el PÜNCT queda fuera de la partida.',
  'convert.shows': 'Las dos piezas negras de e5 quedan capturadas. Ahora hay ahí una pieza GIPF blanca.',
  'punctLast.title': 'Perder la última ante un PÜNCT',
  'punctLast.text':
    'Si un PÜNCT neutraliza o convierte tu última pieza GIPF, has perdido, como siempre que pierdes la última.',
  'punctLast.shows': 'La última pieza GIPF de las negras queda neutralizada. Ganan las blancas.',
  'noPiece.title': 'El final de la partida',
  'noPiece.text':
    'Con la reserva vacía sigues jugando **mientras puedas usar un potencial**. Pierdes cuando te toca mover y no puedes ni empujar ni usar un potencial. Y, como siempre, pierdes cuando no te queda ninguna pieza GIPF en el tablero.',
  'noPiece.shows':
    'Las blancas no tienen nada en la reserva y usan el último potencial. Las negras empujan, y las blancas han perdido.',

  'linked.heading': 'Juegos enlazados',
  'won.title': 'Si ganas la partida enlazada',
  'won.text':
    'La partida de GIPF espera mientras jugáis la partida enlazada. Si quien anunció el uso **la gana, el potencial actúa** y el turno continúa.',
  'won.shows': 'Las blancas anuncian el YINSH de c3 a e5 y ganan la partida enlazada. El YINSH actúa.',
  'notWon.title': 'Si no la ganas',
  'notWon.text':
    'En otro caso el uso queda **denegado**; un empate no basta. El potencial sigue sobre su pieza, y quien lo anunció tiene que **hacer otra cosa** en este turno. En un turno posterior se puede volver a anunciar.',
  'notWon.shows':
    'Las blancas anuncian el mismo uso, pero no ganan. El YINSH se queda en c3, y las blancas hacen un empuje.',
  'nothingElse.title': 'Sin nada más que hacer',
  'nothingElse.text':
    'Si se te deniega el uso y no puedes hacer ninguna otra cosa, **pierdes** la partida de GIPF.',
  'nothingElse.shows':
    'La reserva de las blancas está vacía. Se les deniega el uso del último potencial, y las blancas han perdido.',
  'linkedApart.title': 'Una partida aparte',
  'linkedApart.text':
    'Una partida enlazada tiene su propio reloj, o ninguno; el reloj de la partida de GIPF está parado mientras tanto. Si abandonas una partida enlazada o se te acaba el tiempo en ella, pierdes solo esa partida. Una partida enlazada nunca se interrumpe por otra.',
  'another.title': 'Otro potencial',
  'another.text':
    'Después de un uso denegado puedes anunciar otro potencial en el mismo turno, pero no volver a anunciar el mismo. Un TAMSK cuyo empuje se deniega queda fuera de la partida.',
  'another.shows':
    'Se deniega el uso del YINSH de c3. Las blancas anuncian en su lugar el ZÈRTZ de g5, y este actúa.',

  // The menu: what is agreed on, and the three forms of linked play
  'menuChoice.title': 'Lo que se acuerda',
  'menuChoice.text':
    'Antes de la partida, los dos jugadores acuerdan el comienzo, **básico, estándar o de torneo**, con o sin ventaja; el número de piezas básicas, 15 por jugador en el juego básico y 18 en los demás si no se dice otra cosa; los **tipos de potenciales** y cuántos de cada uno; y, para cada tipo por separado, si es **libre** o está **enlazado** con otro juego. Los dos pueden tener los mismos potenciales, o cada uno sus favoritos.',
  'menuLimits.title': 'Dentro de unos límites',
  'menuLimits.text':
    'Cada jugador tiene entre 12 y 24 piezas básicas y hasta seis potenciales de cada tipo; los números pueden ser distintos. Un jugador puede no tener ningún potencial, pero no los dos.',
  'threeForms.title': 'El uso hay que ganárselo',
  'threeForms.text':
    'En un encuentro enlazado, otros juegos interrumpen la partida de GIPF. Para cada tipo se acuerda una de tres formas. **Siempre**, como en el reglamento: un potencial solo actúa cuando se ha ganado su partida enlazada. **Por desafío**, como aconsejó más tarde el autor: anuncias el uso de un potencial, y tu oponente puede lanzar un desafío o dejar que actúe. Cada jugador tiene uno, dos o tres desafíos por partida, para todos los tipos juntos. O **por adquirir**: la partida enlazada se juega cuando la pieza cargada va a entrar.',
  'acquired.title': 'Adquirir un potencial',
  'acquired.text':
    'Un potencial **por adquirir** se anuncia cuando su pieza va a entrar. Si ganas la partida enlazada, la pieza entra y después usas el potencial **libremente**. Si no, el potencial **se queda en tu reserva**, y en este turno tienes que hacer otra cosa.',
  'acquired.shows':
    'Las blancas no ganan el ZÈRTZ. Se queda en la reserva, y las blancas introducen un YINSH en su lugar.',
  'anyGame.title': 'Qué juegos',
  'anyGame.text':
    'Para cada tipo enlazado se acuerda un juego: **cualquier juego y versión** de aquí, **una tirada de dado** por jugador o **un juego fuera de la pantalla** al que dais nombre, como el dominó. Con el dado, quien ha anunciado tiene que sacar al menos lo mismo que quien desafía. Ambos jugadores indican el resultado de un juego fuera de la pantalla, también un empate. Si se contradicen, se les pregunta otra vez; después de la tercera vez, cuenta como no ganada. Los colores de una partida enlazada se sortean.',
};
