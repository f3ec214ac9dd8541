import type { Translation } from '../../areas.js';

export const lessons: Translation<'gipf/lessons'> = {
  'first.lesson': 'Primeros pasos',
  'tactics.lesson': 'Piezas GIPF y táctica',
  'strategy.lesson': 'Cómo jugar bien',

  'intro.0':
    'Las blancas tienen tres piezas en la reserva; las negras, dos. Quien tiene que empujar y no tiene piezas, pierde.',
  'intro.1': 'Las blancas empujan una pieza desde el borde. Toda la línea avanza una intersección.',
  'intro.2': 'Las negras empujan una pieza. Les queda una.',
  'intro.3': 'Las blancas empujan otra vez: cuatro piezas blancas en fila.',
  'intro.4': 'La fila vuelve a la reserva de las blancas. Las dos piezas negras de detrás quedan capturadas.',
  'intro.5': 'Las negras empujan su última pieza.',
  'intro.6': 'Las blancas empujan. A las negras no les queda ninguna pieza que empujar: ¡ganan las blancas!',

  'push.title': 'Introduce una pieza',
  'push.goal': 'Juegas con blancas. Lleva una pieza desde un punto del borde a la intersección marcada.',
  'push.hint':
    'Elige un punto de entrada junto a la intersección marcada y después la propia intersección. Dos puntos llevan hasta ella.',
  'push.done': 'Tu pieza está en el tablero y tienes una menos en la reserva.',
  'push.elsewhere': 'Un empuje legal, pero tu nueva pieza tiene que acabar en la intersección marcada.',

  'chain.title': 'Empuja una cadena entera',
  'chain.goal':
    'Cada intersección tiene un nombre: la letra de su columna y después su número, como está escrito alrededor del tablero. Empuja la pieza negra fuera del centro, e5.',
  'chain.hint':
    'Un empuje mueve todas las piezas que se tocan, hasta el primer hueco. ¿Qué cadena llega a e5?',
  'chain.done': 'Cuatro piezas han avanzado una intersección cada una, y ahora tu pieza ocupa el centro.',
  'chain.gap':
    'En esa línea había un hueco, así que el empuje ha terminado en d4. La cadena hasta e5 no puede tener huecos.',
  'chain.elsewhere':
    'La pieza negra sigue en e5. Empuja por la línea en la que las piezas están juntas, sin huecos.',

  'closed.title': 'Una línea cerrada',
  'closed.goal':
    'La columna b está llena, así que no se puede empujar nada por ella. Aun así, lleva una pieza blanca a b3.',
  'closed.hint': 'Otras líneas cruzan la columna b. Entra desde el punto a2 o a3.',
  'closed.done':
    'Una línea llena solo está cerrada en su propia dirección. Desde un lado aún podías empujar.',
  'closed.elsewhere': 'Aún no hay ninguna pieza blanca en b3. Empuja hasta allí desde un lado.',

  'row.title': 'Cuatro en fila',
  'row.goal': 'Completa una fila de cuatro y quítala.',
  'row.hint': 'Tienes tres en la columna d. Introduce una pieza más desde abajo.',
  'row.done': 'Tus cuatro piezas han vuelto a la reserva: tienes más que antes de tu empuje.',
  'row.none': 'Aún no hay fila. ¿Dónde tienes tres piezas contiguas?',

  'capture.title': 'Captura',
  'capture.goal': 'Completa una fila de modo que captures dos piezas negras.',
  'capture.hint': 'Hay dos empujes que forman una fila. Elige la fila que tiene piezas negras detrás.',
  'capture.done':
    'Las piezas negras estaban detrás de tu fila, sin huecos, así que quedan capturadas. Esas dos ya no vuelven.',
  'capture.few': 'Una fila, pero sin captura. Es la otra línea la que termina en piezas negras.',
  'capture.none': 'Aún no hay fila. Tienes tres piezas alineadas de b2 a d4 y tres en la columna d.',

  'chooseRow.title': '¿Qué fila?',
  'chooseRow.goal': 'Dos de tus filas se cruzan. Quita la que captura más.',
  'chooseRow.hint': '¿Qué hay detrás de cada fila? Las piezas negras que la continúan se capturan.',
  'chooseRow.done':
    'Dos piezas capturadas. Lo que queda de la otra fila sigue en el tablero y aún puede servirte.',
  'chooseRow.few': 'Esa fila no captura nada. Detrás de la otra hay dos piezas negras.',

  'bothRows.title': 'El orden correcto',
  'bothRows.goal':
    'Tienes dos filas que se encuentran en e7. Elige el orden en el que puedes quitar las dos.',
  'bothRows.hint':
    'Con la fila de la columna e se va todo lo que la continúa sin huecos, también la pieza de e7. Empieza por la otra fila.',
  'bothRows.done':
    'Después de la primera fila, la fila de la columna e seguía completa, así que también has podido quitarla.',
  'bothRows.one':
    'La fila de la columna e se ha llevado la pieza de e7 y la otra ha perdido su cuarta pieza. Empieza por la otra fila.',

  'saveReserve.title': 'La última pieza',
  'saveReserve.goal': 'Te queda una pieza en la reserva. Haz un empuje que te devuelva piezas.',
  'saveReserve.hint': 'Tres de tus piezas están en la línea que empieza en b5.',
  'saveReserve.done':
    'Cuatro piezas han vuelto. Guarda una fila para los malos momentos. Hacia el final cuenta también la reserva de tu oponente: a menudo decide una sola pieza.',
  'saveReserve.empty':
    'Ahora tu reserva está vacía. Perderías en cuanto tuvieras que empujar. Lo que necesitas es completar una fila.',

  'keep.title': 'Conserva tu pieza GIPF',
  'keep.goal': 'Esta es la versión estándar y te queda una pieza GIPF. Quita tu fila sin perder la partida.',
  'keep.hint':
    'Toca la fila. Tu pieza GIPF de e4 aparece entonces marcada para quedarse; déjala así y quita la fila. Si volvieras a tocar la pieza, se iría.',
  'keep.done': 'Tu pieza GIPF sigue en el tablero y la pieza negra de detrás de la fila queda capturada.',
  'keep.tookLast':
    'Así has quitado del tablero tu última pieza GIPF, y sin ninguna pierdes al instante. Deja que se quede.',

  'takeGipf.title': 'Captura la última pieza GIPF',
  'takeGipf.goal': 'A las negras les queda una pieza GIPF. Gana la partida ahora.',
  'takeGipf.hint': 'Completa tu fila en la columna e. La pieza GIPF negra quedará justo detrás.',
  'takeGipf.done': 'A las negras no les queda ninguna pieza GIPF en el tablero. ¡Has ganado!',
  'takeGipf.left':
    'La fila era la correcta, pero has dejado en el tablero la pieza GIPF negra. Haz que se vaya con la fila.',
  'takeGipf.none': 'Aún no hay fila. ¿Qué empuje reúne cuatro de tus piezas delante de la pieza GIPF?',

  'secondGipf.title': 'Torneo: otra pieza GIPF',
  'secondGipf.goal': 'Esta es la versión de torneo. Introduce una segunda pieza GIPF.',
  'secondGipf.hint':
    'Comprueba que junto al tablero esté elegida la pieza GIPF y toca después un punto de entrada y una intersección.',
  'secondGipf.done':
    'Dos piezas de tu reserva son ahora una pieza GIPF. Puedes seguir así hasta tu primera pieza simple.',
  'secondGipf.single':
    'Esa era una pieza simple. Después de tu primera pieza simple ya no puedes introducir piezas GIPF.',

  'doubleThreat.title': 'Amenaza con dos filas',
  'doubleThreat.goal':
    'Haz un empuje tras el cual puedas completar una fila en tu próximo turno, hagan lo que hagan las negras.',
  'doubleThreat.hint':
    'Tres en fila son una amenaza, y cuatro con un hueco también. Busca un empuje que cree dos amenazas, por ejemplo con una pieza que acabe en d4.',
  'doubleThreat.done': 'Las negras pueden parar una de tus amenazas, pero no todas.',
  'doubleThreat.stopped':
    'Las negras tienen un empuje que frena todas tus amenazas. Crea dos amenazas que un solo empuje no pueda parar.',

  'stop.title': 'Corta la última esperanza',
  'stop.goal':
    'A las negras les queda una pieza en la reserva, pero amenazan con completar una fila. Impídelo y ya nada las salvará.',
  'stop.hint': 'Las negras quieren empujar desde e9. Empuja una pieza a e8 desde un lado.',
  'stop.done':
    'La última pieza de las negras no les devuelve nada. Después tendrán que empujar con la reserva vacía, y ganarás tú.',
  'stop.threat':
    'Las negras aún pueden completar una fila y recuperar piezas. Rompe el trío de la columna e.',

  'makeThem.title': 'Haz que las negras quiten piezas',
  'makeThem.goal':
    'Las negras amenazan en la columna d con una fila que captura tu pieza de d6. Completa tú una fila para las negras, de modo que no capture nada.',
  'makeThem.hint': 'Empuja la pieza negra de c5 a d6. La tuya sale entonces de la columna d.',
  'makeThem.done':
    'Las negras tienen que quitar cuatro piezas del tablero y no capturan nada. Y con tu próximo empuje puedes completar una fila.',
  'makeThem.costs':
    'Así la fila de las negras está completa, pero tu pieza de d6 la continúa y queda capturada. Empuja desde otro lado.',
  'makeThem.none':
    'Las negras no tienen que quitar nada. ¿Qué empuje lleva una cuarta pieza negra a la columna d?',

  'countBoth.title': 'Cuenta las dos reservas',
  'countBoth.goal':
    'Te queda una pieza en la reserva, y a las negras también. Además, las negras amenazan con una fila. Encuentra el empuje que gana.',
  'countBoth.hint':
    'Dos empujes completan una fila tuya. ¿Tras cuál de ellos la última pieza de las negras ya no puede formar una fila?',
  'countBoth.done':
    'Tu fila ha capturado una pieza de la columna e. La última pieza de las negras no les devuelve nada, y tú tienes cuatro en la reserva: ganas.',
  'countBoth.row':
    'Tu reserva está más llena, pero las negras empujan desde e9, recuperan una fila y la partida sigue. Elige la fila que captura.',
  'countBoth.empty':
    'Ahora tu reserva está vacía y pierdes cuando tengas que volver a empujar. Completa una fila.',

  'giveOwn.title': 'Renuncia a una pieza GIPF',
  'giveOwn.goal':
    'Tu reserva está vacía, las negras tienen tres piezas. Quita tu fila de modo que tras tu empuje tengas en la reserva más que las negras.',
  'giveOwn.hint':
    'Una pieza GIPF que recuperas son dos piezas, y tienes otra en h4. Toca la fila, después la pieza de e4 para que se vaya, y quita la fila.',
  'giveOwn.done':
    'Han vuelto cinco piezas y tras tu empuje quedan cuatro. La pieza GIPF de h4 te mantiene en la partida.',
  'giveOwn.kept':
    'Has conservado las dos piezas GIPF, pero en tu reserva quedan dos piezas y las negras tienen tres. Renuncia a la de e4.',

  'leaveTheirs.title': 'Deja una pieza GIPF en su sitio',
  'leaveTheirs.goal':
    'Tienes una fila y podrías capturar con ella la pieza GIPF negra de c6. Quita la fila de modo que las negras no puedan responder con otra.',
  'leaveTheirs.hint':
    'La columna c está llena, así que las negras no pueden empujar en ella. ¿Y si c6 estuviera vacía?',
  'leaveTheirs.done':
    'La pieza GIPF negra mantiene cerrada la columna c. Tu última pieza GIPF, en c5, está a salvo.',
  'leaveTheirs.took':
    'Has capturado dos piezas, pero ahora la columna c está abierta: las negras empujan desde c1, forman una fila y capturan tu última pieza GIPF.',
};
