import type { Translation } from '../../areas.js';

export const projectLessons: Translation<'gipf/projectLessons'> = {
  'free.lesson': 'Piezas cargadas: ZÈRTZ y YINSH',
  'stacks.lesson': 'DVONN, TAMSK, PÜNCT y pilas',
  'linked.lesson': 'Juegos enlazados',

  'load.title': 'Introduce una pieza cargada',
  'load.goal':
    'Juegas con blancas. Cada bando puede introducir tres ZÈRTZ y tres YINSH. Empuja al tablero una pieza cargada con un ZÈRTZ.',
  'load.hint':
    'Comprueba que junto al tablero esté elegido ZÈRTZ. Después toca un punto de entrada y una intersección, como en cualquier empuje.',
  'load.done':
    'Una pieza cargada te cuesta una pieza y un potencial. Se empuja y cuenta como cualquier otra pieza.',
  'load.yinsh': 'Esta pieza lleva un YINSH: su símbolo es un anillo. El símbolo de un ZÈRTZ es una bola.',
  'load.basic':
    'Esa era una pieza sin potencial. Después de la primera ya no puedes introducir piezas cargadas: los potenciales que no han entrado se pierden.',

  'slide.title': 'YINSH se desliza',
  'slide.goal':
    'Usar un potencial sustituye al empuje. Un YINSH deja su pieza y se desliza en línea recta, solo por intersecciones vacías. Completa una fila con el YINSH de c3.',
  'slide.hint': 'Toca c3 y después la intersección que falta en la columna e.',
  'slide.done':
    'El YINSH ha contado como una pieza tuya. Pero en una fila, un potencial usado tiene que irse y queda fuera de la partida. Su pieza sigue en c3.',
  'slide.elsewhere':
    'El YINSH puede ir ahí, pero no completa ninguna fila. ¿Qué intersección falta en la columna e?',
  'slide.push': 'Eso ha sido un empuje. Toca la pieza cargada de c3 y elige adónde va su YINSH.',

  'jump.title': 'ZÈRTZ salta',
  'jump.goal':
    'Un ZÈRTZ salta en línea recta por encima de una o más piezas contiguas, tuyas o de las negras, y cae en la primera intersección vacía que hay detrás. Completa una fila con el ZÈRTZ de c3.',
  'jump.hint': 'En una dirección salta por encima de d4 y e5. ¿Dónde cae?',
  'jump.done':
    'El ZÈRTZ ha caído en el hueco de la columna f. Se ha ido con la fila, y la pieza negra que la continuaba queda capturada.',
  'jump.elsewhere': 'Es un salto, pero no completa ninguna fila. Prueba en la otra dirección.',
  'jump.push': 'Eso ha sido un empuje. Toca la pieza cargada de c3 y elige dónde cae su ZÈRTZ.',

  'keepLoaded.title': 'Se queda o se va',
  'keepLoaded.goal':
    'En tu fila hay una pieza cargada, y una pieza negra cargada continúa la fila. Quita la fila de modo que tu pieza cargada se quede y la de las negras se vaya.',
  'keepLoaded.hint':
    'Se elige como con las piezas GIPF: toca la fila, toca una pieza cargada para que se quede o se vaya y después quita la fila.',
  'keepLoaded.done':
    'Aún puedes usar tu YINSH. La pieza cargada de las negras se ha ido entera: la pieza queda capturada y su ZÈRTZ, fuera de la partida.',
  'keepLoaded.tookOwn':
    'Tu pieza cargada también se ha ido. Has recuperado la pieza, pero su YINSH está fuera de la partida. Deja que se quede.',
  'keepLoaded.leftTheirs':
    'La pieza cargada de las negras sigue ahí, y su ZÈRTZ se puede usar contra ti. Haz que se vaya con la fila.',

  'lastResort.title': 'Con la reserva vacía',
  'lastResort.goal':
    'Tu reserva está vacía, así que no puedes empujar. Pero aún puedes usar un potencial. Encuentra el uso que te devuelve piezas.',
  'lastResort.hint': 'La línea de d5 a g3 tiene un hueco. ¿Cuál de tus potenciales puede llegar a él?',
  'lastResort.done':
    'Con la reserva vacía sigues jugando mientras puedas usar un potencial. Ahora incluso vuelves a tener piezas para empujar.',
  'lastResort.nothing': 'Tu reserva sigue vacía. Usa un potencial para completar una fila.',

  'hop.title': 'DVONN se sube a la pieza de al lado',
  'hop.goal':
    'Un DVONN se sube a una pieza básica negra contigua, es decir, a una sin potencial. La intersección es de quien está encima. Completa una fila con el DVONN de c4.',
  'hop.hint': '¿Qué pieza negra está entre tus piezas en la columna d?',
  'hop.done':
    'Con la fila solo se ha ido lo que estaba encima. El DVONN está fuera de la partida, y la pieza negra que tenía debajo vuelve a ocupar d4.',
  'hop.elsewhere': 'Esa intersección es ahora tuya, pero no completa ninguna fila. Mira la columna d.',
  'hop.push':
    'Eso ha sido un empuje. Toca la pieza cargada de c4 y después la pieza a la que se va a subir su DVONN.',

  'tower.title': 'Una pila crece',
  'tower.goal':
    'En e4 hay un DVONN negro sobre tu pieza, así que la intersección es de las negras. Como está sobre una pieza tuya, tu propio DVONN puede subirse a él. Completa tu fila.',
  'tower.hint': 'Toca e4 para ver qué hay allí. Después toca d4, y otra vez e4.',
  'tower.done':
    'Con tu DVONN encima, la intersección era tuya. Se ha ido con la fila, y ahora el DVONN negro vuelve a estar encima: lo que está debajo siempre vuelve.',
  'tower.elsewhere': 'Esa intersección es ahora tuya, pero no completa ninguna fila. Súbete a la pila de e4.',
  'tower.push': 'Eso ha sido un empuje. Usa el DVONN de d4.',

  'middle.title': 'TAMSK actúa en el centro',
  'middle.goal':
    'Cuando empujas tu TAMSK hasta e5, tienes de inmediato un empuje más, y con él entra el propio TAMSK. Empújalo hasta allí y completa una fila con el segundo empuje.',
  'middle.hint': 'Primero empuja desde e1. Después introduce el TAMSK desde g1.',
  'middle.done': 'Dos empujes en un turno. El TAMSK ha contado en la fila; ahora está fuera de la partida.',
  'middle.noRow': 'El TAMSK ha entrado, pero no completa ninguna fila. ¿Dónde tienes tres piezas juntas?',
  'middle.forgone': 'Has renunciado al segundo empuje, así que el TAMSK está fuera de la partida.',
  'middle.elsewhere': 'El TAMSK tiene que llegar antes a e5. Haz avanzar la columna e una intersección.',

  'convert.title': 'Convierte una pieza GIPF',
  'convert.goal':
    'Un PÜNCT puede subirse a una pieza GIPF negra contigua. Entonces la neutraliza o la convierte en una tuya. Convierte la de e5.',
  'convert.hint': 'Toca d4 y después e5. Pasa a la otra opción antes de confirmar.',
  'convert.done':
    'Las dos piezas negras quedan capturadas. Ahora hay ahí una pieza GIPF tuya, formada por el PÜNCT y una pieza de tu reserva.',
  'convert.neutralised':
    'La has neutralizado: su pieza superior queda capturada y el PÜNCT está sobre la inferior. Las negras tienen una pieza GIPF menos, pero tú no tienes una más.',
  'convert.stacked':
    'El PÜNCT se ha subido a una pieza cargada con un PÜNCT. Puede hacerlo, pero la pieza GIPF sigue siendo de las negras.',
  'convert.push': 'Eso ha sido un empuje. Usa el PÜNCT de d4.',

  'lastGipf.title': 'La última pieza GIPF',
  'lastGipf.goal': 'A las negras les queda una pieza GIPF. Gana la partida ahora.',
  'lastGipf.hint': 'Neutralizada o convertida, deja de ser una pieza GIPF de las negras.',
  'lastGipf.done': 'A las negras no les queda ninguna pieza GIPF. ¡Has ganado!',
  'lastGipf.stacked': 'Ya has usado tu PÜNCT, y la pieza GIPF de las negras sigue en d5.',
  'lastGipf.other': 'La pieza GIPF de las negras sigue en d5. ¿Cuál de tus potenciales puede subirse a ella?',

  'announce.title': 'Anuncia un uso',
  'announce.goal':
    'En este encuentro se puede lanzar un desafío contra el uso de un potencial, así que antes hay que anunciarlo. Anuncia el deslizamiento que completa tu fila.',
  'announce.hint': 'Toca c6 y después la intersección que falta en la columna f. Anúncialo con el botón.',
  'announce.done':
    'Ahora las negras dejan que el YINSH actúe o desafían. ¡Las negras desafían! La partida de GIPF espera, y decide una partida de YINSH relámpago.',
  'announce.elsewhere':
    'Ese uso no completa ninguna fila. Quizá tengas que luchar por él, así que elige uno mejor.',
  'announce.push': 'Eso ha sido un empuje. Solo se anuncian los usos: toca la pieza cargada de c6.',

  'between.title': 'La partida intermedia',
  'between.goal':
    'El sorteo te ha dado las blancas en esta partida de YINSH relámpago. Gánala: decide el primer anillo que se quita.',
  'between.hint':
    'Tu quinto marcador saldrá del anillo de e3. Muévelo sin saltar sobre tus marcadores y después quita la línea y un anillo.',
  'between.done':
    'Has ganado la partida enlazada. Así que tu YINSH actúa en la partida de GIPF, y tu fila está completa.',
  'between.flipped':
    'Has saltado sobre tus propios marcadores y los has girado. Mueve el anillo de e3 en otra dirección.',
  'between.notYet': 'Así aún no ganas. ¿Qué anillo puede dejar el quinto marcador de una línea?',

  'denied.title': 'Denegado',
  'denied.goal':
    'Esta vez has perdido la partida enlazada. La pieza de c3 sigue cargada, pero ya no puedes usar su YINSH en este turno. Busca otra forma de completar la fila. A las negras no les queda ningún desafío.',
  'denied.hint': 'Puedes anunciar otro potencial en el mismo turno. Mira h5.',
  'denied.done':
    'Una partida perdida te cuesta el uso en este turno, no el potencial: más tarde puedes volver a anunciar el YINSH de c3.',
  'denied.none': 'Eso no completa ninguna fila. Tu segundo YINSH sí podría.',

  'challenge.title': '¿Desafiar?',
  'challenge.goal':
    'Las negras anuncian el YINSH de c3 a e5. Te quedan una pieza GIPF y un desafío. ¿Qué haces?',
  'challenge.hint': '¿Qué fila completarían las negras y qué capturarían?',
  'challenge.done':
    'Ese uso habría dado la partida a las negras. Ahora tienen que ganar antes la partida enlazada, y un empate no basta.',
  'challenge.waive':
    'Entonces el YINSH actúa. Las negras completan una fila en la columna e, capturan tu última pieza GIPF en e7 y ganan.',

  'waive.title': '¿O dejar que actúe?',
  'waive.goal': 'Las negras anuncian el YINSH de c3 a c2. Te queda un desafío. ¿Qué haces?',
  'waive.hint': '¿Completan las negras una fila con él, o amenazan con completarla?',
  'waive.done':
    'Este uso no te hace daño. Guardas tu desafío para uno que sí te lo haga, y las negras tienen un YINSH menos.',
  'waive.challenge': 'Así gastarías tu único desafío en un uso que no te hace daño.',

  'die.title': 'Una tirada de dado',
  'die.goal':
    'Para ZÈRTZ habéis acordado un dado. Has anunciado el salto de c3 a f5 y las negras lo han desafiado. Sacas un 4, y las negras también. ¿Qué pasa?',
  'die.hint': 'Quien ha anunciado tiene que sacar al menos lo mismo que quien desafía.',
  'die.done': 'Con sacar lo mismo basta. El ZÈRTZ actúa y completa tu fila.',
  'die.stays':
    'Necesitas al menos lo mismo que las negras, y lo tienes. El ZÈRTZ solo se quedaría si hubieras sacado menos.',
};
