import type { Translation } from '../../areas.js';

export const rules: Translation<'yinsh/rules'> = {
  'page.title': 'Las reglas de YINSH',
  'page.description':
    'Las reglas completas de YINSH con tableros animados: anillos, marcadores, saltos, giros, líneas de cinco, la versión relámpago y nuestras reglas de la casa.',
  'page.heading': 'Las reglas de YINSH',
  'page.lead':
    'YINSH es un juego para dos de Kris Burm. Mueves anillos, tus anillos dejan marcadores tras de sí y cada salto gira marcadores. Las reglas se leen en cinco minutos, y cada una tiene un tablero que la muestra.',

  'begin.heading': 'Antes de empezar',
  'aim.title': 'El objetivo',
  'aim.text':
    'Forma líneas de **cinco marcadores** de tu color. Cada línea te permite quitar del tablero uno de tus propios anillos. Gana quien quita primero **tres anillos**. Cada anillo que quitas te acerca a la victoria y te deja con menos anillos con los que jugar.',
  'aim.shows':
    'Las blancas completan una línea de cinco, la quitan y quitan su tercer anillo: ganan las blancas.',
  'board.title': 'El tablero',
  'board.text':
    'Se juega en las **85 intersecciones** donde se cruzan las líneas del tablero. Estas son rectas y van en tres direcciones. La mayoría de las intersecciones tienen seis vecinas; las del borde, menos. Cada intersección se nombra con su letra y su número, por ejemplo f6. Vistas desde el lado de las blancas, las columnas van de la a a la k, de izquierda a derecha, y los números aumentan hacia las negras.',
  'board.shows': 'Están marcadas las seis intersecciones vecinas de f6.',
  'pieces.title': 'El material',
  'pieces.text':
    'Cada jugador tiene **cinco anillos**. Ambos comparten una reserva de **51 marcadores**, blancos por una cara y negros por la otra. Así, un marcador pertenece a quien tenga su color a la vista, y eso puede cambiar.',
  'pieces.shows': 'El tablero vacío, con todos los anillos al lado y la reserva completa.',
  'placing.title': 'La colocación de los anillos',
  'placing.text':
    'Los colores se sortean; empiezan las blancas. Por turnos, cada jugador coloca **un anillo en cualquier intersección vacía**, hasta que los diez anillos están en el tablero.',
  'placing.shows': 'Los dos jugadores colocan por turnos sus cinco anillos.',

  'move.heading': 'Tu movimiento',
  'marker.title': 'Un marcador y después el anillo',
  'marker.text':
    'Elige uno de tus anillos. Pon **dentro** un marcador de la reserva, con tu color hacia arriba. Después **ese anillo tiene que moverse**; el marcador se queda donde está.',
  'marker.shows':
    'Un marcador blanco entra en el anillo de f5. El anillo se mueve a f8 y el marcador se queda.',
  'slide.title': 'Adónde puede ir un anillo',
  'slide.text':
    'Un anillo se mueve **en línea recta**, una intersección o más, pasando por tantas intersecciones vacías como quieras. Siempre termina en una intersección vacía.',
  'slide.shows':
    'Están marcadas todas las intersecciones a las que puede llegar el anillo de f5. Se mueve a f8.',
  'jump.title': 'Saltar sobre marcadores',
  'jump.text':
    'En su camino, un anillo puede **saltar por encima de marcadores** de cualquier color, siempre que estén contiguos, sin huecos. Antes del salto puede recorrer intersecciones vacías, pero después del salto tiene que detenerse en la **primera intersección vacía detrás de los marcadores**.',
  'jump.shows': 'El anillo de d3 salta sobre tres marcadores y cae en h7, justo detrás de ellos.',
  'blocked.title': 'Qué detiene a un anillo',
  'blocked.text':
    'Un anillo nunca pasa por encima de otro anillo. Si justo detrás de los marcadores hay un anillo o se acaba el tablero, no queda sitio donde caer y el salto no es posible.',
  'blocked.shows':
    'El anillo de f4 no puede saltar columna arriba, porque el anillo negro de f8 no deja sitio detrás de los marcadores. Solo puede llegar a las intersecciones marcadas.',
  'flip.title': 'Girar los marcadores',
  'flip.text':
    'Cuando el anillo ha caído, **se gira cada marcador sobre el que ha saltado**: el blanco pasa a ser negro y el negro, blanco. El marcador que acabas de poner no se gira. Los marcadores nunca se mueven de su sitio.',
  'flip.shows':
    'El anillo salta de f3 a f7. El marcador blanco de f5 se vuelve negro y el negro de f6 se vuelve blanco.',

  'rows.heading': 'Las líneas',
  'row.title': 'Una línea y un anillo',
  'row.text':
    '**Cinco marcadores del mismo color** contiguos y en línea recta forman una línea. Si la línea es tuya, devuelve sus cinco marcadores a la reserva y después quita del tablero **uno de tus propios anillos**, el que quieras.',
  'row.shows': 'Las blancas completan la línea de c3 a g7, la quitan y después quitan el anillo de b5.',
  'ringGap.title': 'Un anillo no cuenta',
  'ringGap.text':
    'Solo los marcadores forman líneas. Un anillo entre ellos deja un hueco, aunque sea tuyo. Pero, cuando se va, el marcador que deja puede cerrar el hueco.',
  'ringGap.shows':
    'Con el anillo en e5 aún no hay línea. El anillo se va, su marcador se queda y ahora son cinco.',
  'seven.title': 'Más de cinco',
  'seven.text':
    'De una línea se quitan siempre **exactamente cinco** marcadores contiguos. Si hay más de cinco seguidos, su dueño elige qué cinco quita, sin importar quién los haya completado. Los demás se quedan. En la edición italiana elige quien ha completado la línea; aquí seguimos todas las demás ediciones.',
  'seven.shows':
    'El anillo sale de c4 y en la columna c hay siete marcadores blancos. Las blancas quitan los de c2 a c6 y un anillo; c1 y c7 se quedan.',
  'several.title': 'Dos líneas a la vez',
  'several.text':
    'Un movimiento puede completar varias líneas tuyas. Las resuelves una tras otra: **línea, anillo, línea, anillo**, hasta que no te quede ninguna línea completa.',
  'several.shows':
    'Un solo salto completa dos líneas blancas. Las blancas quitan ambas, y también dos anillos.',
  'crossing.title': 'Líneas que se cruzan',
  'crossing.text':
    'Si dos de tus líneas comparten un marcador, elige una de ellas. Al quitarla, la otra suele romperse. Lo que queda de la otra línea sigue en el tablero y no cuenta para nada.',
  'crossing.shows':
    'Dos líneas blancas se cruzan en e5. Las blancas quitan la de la columna e; de la otra quedan cuatro marcadores.',
  'forOpponent.title': 'Una línea para tu oponente',
  'forOpponent.text':
    'Una línea pertenece al jugador de su color, la haya formado quien la haya formado. Si tu movimiento completa una línea de tu oponente, es tu oponente quien la quita **al principio de su próximo turno** y después mueve como siempre.',
  'forOpponent.shows':
    'El salto de las blancas vuelve negro un marcador y completa una línea negra. Las negras la quitan, quitan un anillo y después mueven.',
  'forBoth.title': 'Líneas para ambos',
  'forBoth.text':
    'Si un movimiento completa líneas de los dos colores, **primero resuelve las suyas quien ha movido**. El otro jugador lo hace al principio de su próximo turno.',
  'forBoth.shows':
    'El salto de las blancas completa una línea de cada color. Las blancas quitan la blanca y después las negras, la negra.',

  'end.heading': 'El final de la partida',
  'win.title': 'La victoria',
  'win.text':
    'Cuando quitas tu **tercer anillo**, ganas al instante. Las líneas que queden en el tablero ya no importan. Por eso, si un movimiento completa la línea decisiva de los dos jugadores, gana quien ha movido.',
  'win.shows':
    'Cada jugador ha quitado ya dos anillos. El movimiento completa una línea para cada uno y las blancas resuelven primero: ganan las blancas.',
  'blitz.title': 'La versión relámpago',
  'blitz.text':
    'Para una partida corta, o para aprender, juega la versión relámpago: se gana con el **primer anillo** que se quita. Todo lo demás es igual.',
  'blitz.shows': 'Las blancas completan una línea, quitan un anillo y ya han ganado.',
  'pool.title': 'Cuando se acaban los marcadores',
  'pool.text':
    'Si un jugador tiene que mover y la reserva está vacía, la partida termina. Gana quien haya quitado más anillos. Si ambos han quitado el mismo número, es empate.',
  'pool.shows':
    'Las blancas ponen el último marcador y no forman ninguna línea. Las blancas han quitado dos anillos y las negras uno: ganan las blancas.',
  'lastRow.title': 'Una línea con el último marcador',
  'lastRow.text':
    'Si el movimiento con el último marcador completa líneas, primero se resuelven, sean de quien sean. Sus marcadores vuelven a la reserva y la partida sigue.',
  'lastRow.shows':
    'Las blancas ponen el último marcador y el salto completa una línea negra. Las negras la quitan, junto con un anillo, y vuelve a haber marcadores.',
  'pass.title': 'Cuando ningún anillo puede moverse',
  'pass.text':
    'Si ninguno de tus anillos puede moverse, pasas. En ningún otro caso se puede pasar. Si los dos jugadores pasan uno tras otro, la partida termina y deciden los anillos quitados, igual que cuando se acaban los marcadores.',
  'pass.shows':
    'Los cuatro anillos blancos están encerrados, así que las blancas pasan. Las negras mueven y dejan salir a uno de ellos.',
  'undo.title': 'Deshacer un paso',
  'undo.text': 'Aquí puedes deshacer pasos hasta que envíes la jugada.',

  'strategy.heading': 'Cómo jugar bien',
  'behind.title': 'Ir por detrás tiene sus ventajas',
  'behind.text':
    'Cada línea **te cuesta un anillo**. Quien va por detrás tiene más anillos: más movimientos y más maneras de amenazar y de defenderse. No te apresures, pues, con una línea; mira antes con qué amenaza tu oponente.',
  'behind.shows':
    'Las negras han quitado dos anillos y amenazan con una tercera línea. Las blancas, que aún tienen cinco anillos, rompen primero esa línea y después completan una blanca.',
  'gift.title': 'Regalar una línea',
  'gift.text':
    'Una línea que completas para tu oponente le cuesta **un anillo y cinco marcadores**. Es malo si es la tercera, o si abre el camino a la siguiente. Puede ser bueno si tu movimiento amenaza más de lo que gana tu oponente.',
  'gift.shows':
    'A las blancas les falta una línea. El salto a e6 completa una línea para las negras, solo la segunda, y amenaza con dos blancas. Las negras pueden impedir una, y las blancas ganan.',
  'thirdRow.title': 'Cuenta la tercera línea',
  'thirdRow.text':
    'La primera línea no decide nada. **Mantén el equilibrio**: no te quedes atrás, conserva tus buenos anillos y prepara la siguiente línea antes de completar esta. Una línea segura puede esperar.',
  'thirdRow.shows':
    'Las blancas han quitado un anillo y podrían completar enseguida una línea en la columna e. En vez de eso preparan la columna f, después completan las dos líneas con un solo salto y ganan.',
  'whichRing.title': 'A qué anillo renunciar',
  'whichRing.text':
    'Renuncia al anillo que menos hace: **encerrado**, lejos del juego o sin amenaza. Conserva los anillos que pueden completar tu **próxima línea** y los que frenan a tu oponente.',
  'whichRing.shows':
    'Las blancas quitan una línea y el anillo de k7, lejos del juego. Los anillos de d5 y f7 amenazan con dos líneas. Las negras rompen una, las blancas completan la otra y ganan.',
  'learnBlitz.title': 'Aprende con la versión relámpago',
  'learnBlitz.text':
    'En la **versión relámpago** basta una línea para ganar. Una partida dura unos minutos, y aprendes a ver las amenazas. Juega dos, cambiando de color: aquí las blancas tienen una clara ventaja.',
  'learnBlitz.shows':
    'Versión relámpago: el anillo de las blancas va a g6 y amenaza con dos líneas. Las negras impiden una, las blancas completan la otra y ganan.',
};
