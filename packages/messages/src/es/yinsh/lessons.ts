import type { Translation } from '../../areas.js';

export const lessons: Translation<'yinsh/lessons'> = {
  'first.lesson': 'Primeros pasos',
  'tactics.lesson': 'Táctica',
  'strategy.lesson': 'Cómo jugar bien',

  'intro.0': 'Las blancas han quitado un anillo hasta ahora. Con tres anillos quitados se gana.',
  'intro.1': 'Un anillo se mueve en línea recta y deja un marcador donde estaba.',
  'intro.2': 'Las negras saltan sobre un marcador blanco y lo giran: ahora es negro.',
  'intro.3':
    'Las blancas saltan sobre un marcador negro y lo giran. Cinco marcadores blancos forman una línea.',
  'intro.4': 'Las blancas quitan la línea del tablero…',
  'intro.5': '… y quitan un segundo anillo blanco.',
  'intro.6': 'Las negras hacen un movimiento.',
  'intro.7': 'Las blancas mueven un anillo. El marcador que deja completa otra línea.',
  'intro.8': 'Esta línea también sale del tablero.',
  'intro.9': '¡Las blancas quitan el tercer anillo y ganan!',

  'place.title': 'Coloca un anillo',
  'place.goal':
    'Juegas con blancas y te queda un anillo. Colócalo en una intersección vacía que no esté en el borde del tablero.',
  'place.hint':
    'Cerca del centro, los anillos pueden ir en más direcciones. Toca cualquier intersección vacía del interior del tablero.',
  'place.done':
    'Desde ahí salen líneas en las seis direcciones; solo los anillos contiguos al tuyo cierran alguna de ellas. Las negras colocan el último anillo y después empiezan los movimientos.',
  'place.edge':
    'Está permitido, pero en el borde un anillo tiene menos caminos. Elige una intersección más hacia el interior.',

  'move.title': 'Mueve un anillo',
  'move.goal':
    'Cada intersección tiene un nombre: la letra de su columna y después su número, como está escrito alrededor del tablero. Mueve uno de tus anillos a h8, la intersección marcada.',
  'move.hint': 'Un anillo se mueve en línea recta. El anillo de e5 tiene el camino libre hasta h8.',
  'move.done': 'Tu anillo ha dejado un marcador blanco en e5. Así llegan los marcadores al tablero.',
  'move.elsewhere':
    'Un movimiento legal, pero el anillo tiene que acabar en h8. ¿Cuál de tus anillos tiene el camino libre hasta allí?',

  'jump.title': 'Salta y gira',
  'jump.goal': 'Salta sobre tres marcadores negros para volverlos todos blancos.',
  'jump.hint': 'Los marcadores negros de e4, f5 y g6 están contiguos. ¿Qué anillo está alineado con ellos?',
  'jump.done': 'Un salto, tres marcadores: ahora son todos tuyos. Caes justo detrás del último.',
  'jump.own': 'Ese salto ha vuelto negro lo que era blanco. Un salto gira los dos colores.',
  'jump.few': 'Así se gira un marcador negro. Hay un salto que gira tres.',
  'jump.slide': 'No se ha girado nada. Mueve un anillo por la línea de los tres marcadores negros.',

  'takeRow.title': 'Quita una línea',
  'takeRow.goal': 'Tienes una línea de cinco. Quítala y después quita el anillo que menos te sirva.',
  'takeRow.hint':
    'Toca primero la línea. Después mira tus anillos: uno de ellos está encerrado y no puede moverse.',
  'takeRow.done':
    'El anillo de a5 estaba encerrado. Conservas tus cuatro mejores anillos y solo te faltan dos líneas.',
  'takeRow.strongRing':
    'Ese anillo aún podía moverse. El de a5 está encerrado por anillos negros; es del que puedes prescindir.',

  'makeRow.title': 'Forma una línea',
  'makeRow.goal': 'Completa una línea de cinco, quítala y quita un anillo.',
  'makeRow.hint':
    'Tu anillo de e5 ocupa un hueco entre cuatro marcadores. ¿Qué deja tras de sí cuando se mueve?',
  'makeRow.done': 'El anillo no contaba, pero el marcador que ha dejado sí.',
  'makeRow.own':
    'Ese salto ha vuelto negros marcadores que eran blancos. Mueve mejor el anillo de e5, y no a lo largo de tus cuatro marcadores.',
  'makeRow.none': 'Aún no hay línea. ¿Qué anillo está entre cuatro de tus marcadores?',

  'flipRow.title': 'Gira el intruso',
  'flipRow.goal': 'Completa una línea en la columna f girando un marcador negro.',
  'flipRow.hint': 'El marcador negro de f5 estorba. Busca un anillo que pueda saltarlo.',
  'flipRow.done': 'Un giro y los cinco son tuyos. Cuidado: tu oponente puede hacerte lo mismo.',
  'flipRow.own':
    'Así vuelves negro uno de tus propios marcadores. Lo que hay que girar es el marcador negro de f5.',
  'flipRow.none': 'El marcador de f5 sigue negro. Salta por encima de él.',

  'seven.title': 'Cinco de siete',
  'seven.goal':
    'Tienes siete marcadores en la columna c. Quita cinco, pero mantén juntos los cuatro que tienes alineados de c7 a f7. Después quita un anillo cualquiera.',
  'seven.hint': 'El marcador de c7 está en las dos alineaciones. Elige cinco que no lo incluyan.',
  'seven.done': 'Los cuatro de c7 a f7 siguen contiguos. Estás a un marcador de tu próxima línea.',
  'seven.broke':
    'Ahora c7 ha desaparecido y de los otros cuatro solo quedan tres. Elige cinco que dejen c7 en su sitio.',

  'notForThem.title': 'Sin regalos',
  'notForThem.goal': 'Gira al menos dos marcadores negros, pero no completes una línea de las negras.',
  'notForThem.hint':
    'Tu propio marcador de e5 corta la línea de las negras en la columna e. No lo toques y mira la columna i.',
  'notForThem.done':
    'Dos marcadores ganados, y tu movimiento no ha completado ninguna línea de las negras. Fíjate siempre en lo que tu salto hace con todos los marcadores.',
  'notForThem.row':
    'El salto también ha vuelto negro e5, y eso completa la línea de las negras en la columna e.',
  'notForThem.few': 'Eso no da ninguna línea a las negras, pero no gira dos marcadores negros.',

  'block.title': 'Impide una línea',
  'block.goal':
    'Las negras están a punto de completar una línea en la columna d. Haz un movimiento tras el cual las negras no puedan formar ninguna línea.',
  'block.hint':
    'Cuando el anillo salga de d6, habrá cinco marcadores negros en la columna d. Gira antes uno de ellos.',
  'block.done':
    'La línea está rota. Has girado uno de sus marcadores y las negras no pueden, en un solo movimiento, volver a girarlo y completar la línea.',
  'block.threat':
    'Las negras aún pueden formar una línea en su próximo movimiento. Gira uno de los marcadores de la columna d.',

  'doubleRow.title': 'Dos de un golpe',
  'doubleRow.goal': 'Completa dos líneas con un solo movimiento y quita dos anillos.',
  'doubleRow.hint':
    'Tu anillo de f5 cierra una línea al irse. ¿Hacia qué lado tiene que ir para girar además un marcador que necesitas?',
  'doubleRow.done':
    'Una línea por el marcador que has dejado y otra por el que has girado. ¡Dos anillos de una vez!',
  'doubleRow.one':
    'Eso es una línea. Mueve el mismo anillo de modo que gire también el marcador negro de g5.',
  'doubleRow.none':
    'Aún no hay línea. Mueve el anillo de f5, pero no por la columna f: eso volvería negros tus propios marcadores.',

  'rowFirst.title': 'Un regalo de las negras',
  'rowFirst.goal':
    'El movimiento de las negras te ha completado una línea. Quítala, quita un anillo y después forma otra línea con tu propio movimiento.',
  'rowFirst.hint': 'Necesitarás el anillo de f5 para tu movimiento, así que quita otro.',
  'rowFirst.done': 'Dos anillos en un turno: primero la línea que te dieron las negras y después la tuya.',
  'rowFirst.neededRing': 'Has quitado el anillo de f5, pero lo necesitabas para tu segunda línea.',
  'rowFirst.missed':
    'La primera línea está resuelta. Si hubieras sacado el anillo de la columna f, habrías completado allí otra línea.',

  'win.title': 'Gana la partida',
  'win.goal': 'Cada jugador ha quitado dos anillos. Encuentra el movimiento que gana al instante.',
  'win.hint':
    'Mira la columna c. Un salto puede completar también una línea de las negras, pero tú resuelves primero la tuya.',
  'win.done':
    'Las dos líneas estaban completas, pero has movido tú, así que tu tercer anillo sale primero. ¡Has ganado!',
  'win.gives':
    'Eso completa la línea de las negras en la columna e y ninguna tuya. Las negras quitan su tercer anillo y ganan. Busca un salto que vuelva blanco también el marcador de c4.',
  'win.notYet': 'La partida sigue. Busca un salto que vuelva blanco el marcador de c4.',

  'doubleThreat.title': 'Amenaza con dos líneas',
  'doubleThreat.goal':
    'Cada jugador ha quitado dos anillos. Haz un movimiento tras el cual las negras no puedan impedir que ganes en tu próximo turno.',
  'doubleThreat.hint':
    'Dos alineaciones de cuatro se cruzan en una intersección vacía. ¿Qué pasa si pones ahí un anillo tuyo?',
  'doubleThreat.done':
    'Tu anillo de f5 amenaza ahora con completar una línea en dos direcciones. Las negras solo pueden romper una de las dos, y tú ganas con la otra.',
  'doubleThreat.notYet':
    'Las negras pueden defenderse de eso. Busca la intersección donde se cruzan dos de tus alineaciones de cuatro.',

  'keepRings.title': '¿A qué anillo renunciar?',
  'keepRings.goal':
    'Has quitado un anillo. Quita tu línea y un segundo anillo de modo que puedas completar una tercera línea en tu próximo turno, hagan lo que hagan las negras.',
  'keepRings.hint':
    'Dos de tus anillos están entre cuatro marcadores tuyos. Necesitas los dos, porque las negras pueden romper una de esas alineaciones.',
  'keepRings.done':
    'Tus anillos de f5 y h7 amenazan con dos líneas. Las negras pueden romper una, y tú ganas con la otra.',
  'keepRings.needed':
    'Ese anillo estaba a punto de completar una línea. Las negras pueden parar la única amenaza que queda. Quita un anillo que no amenace nada.',

  'patience.title': 'Sin prisa por una línea',
  'patience.goal':
    'Vas por detrás: las negras han quitado dos anillos y amenazan con una tercera línea. Tú también podrías completar una. Encuentra el movimiento que te mantiene en la partida.',
  'patience.hint':
    'El anillo negro de d6 dejará un marcador entre los demás en la columna d. Gira uno de ellos.',
  'patience.done':
    'La amenaza ha desaparecido y tu línea puede esperar. Con cinco anillos tienes más movimientos que las negras.',
  'patience.hurried':
    'Tienes tu línea, pero ahora las negras completan la tercera y ganan. Para antes la amenaza.',
  'patience.threat':
    'Las negras aún pueden completar una tercera línea y ganar. Gira un marcador de la columna d.',

  'gift.title': 'Una línea negra que te ayuda',
  'gift.goal':
    'Tú has quitado dos anillos, las negras uno. Encuentra el movimiento tras el cual ganas en tu próximo turno, hagan lo que hagan las negras.',
  'gift.hint':
    'Dos de tus alineaciones de cuatro se cruzan en f5. El único camino hasta allí completa una línea para las negras. ¿Les bastaría?',
  'gift.done':
    'Las negras quitan la línea y un segundo anillo. Pero tu anillo de f5 amenaza con dos líneas; las negras pueden romper una, y tú ganas con la otra.',
  'gift.notYet': 'Las negras pueden defenderse de eso. No temas darles una línea: sería solo la segunda.',

  'blitz.title': 'Relámpago: basta una línea',
  'blitz.goal':
    'Esta es la versión relámpago: gana la primera línea. Haz un movimiento tras el cual las negras no puedan impedir la tuya.',
  'blitz.hint':
    'Dos de tus alineaciones de cuatro se cruzan en e6. ¿Qué anillo tiene el camino libre hasta allí?',
  'blitz.done':
    'Tu anillo de e6 amenaza con dos líneas. Las negras pueden romper una, y tú ganas con la otra.',
  'blitz.notYet':
    'Las negras pueden defenderse de eso. Busca la intersección donde se cruzan dos de tus alineaciones de cuatro.',
};
