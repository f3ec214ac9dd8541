import type { Translation } from '../areas.js';

export const site: Translation<'site'> = {
  'app.name': 'Korong: YINSH y GIPF',

  skip: 'Ir al contenido',
  close: 'Cerrar',
  'part.lost': 'No se pudo cargar una parte de esta página. ¿Tienes conexión?',
  'part.again': 'Reintentar',
  'nav.label': 'Principal',
  'nav.play': 'Jugar',
  'nav.online': 'En línea',
  'nav.learn': 'Aprender',
  'nav.puzzles': 'Problemas',
  'nav.rules': 'Reglas',
  'nav.analysis': 'Análisis',
  'nav.games': 'Partidas',
  'nav.settings': 'Ajustes',
  'nav.due': 'Te toca',
  'nav.menu': 'Menú',
  'nav.sign': 'Iniciar sesión',
  'nav.language': 'Idioma: {name}',

  'footer.label': 'Más',
  'footer.archive': 'Archivo de partidas',
  'footer.about': 'Acerca de Korong',
  'footer.programmers': 'Para programadores',
  'footer.statistics': 'Estadísticas',
  'footer.privacy': 'Privacidad',
  'footer.keys': 'Atajos de teclado',
  'footer.credit':
    'YINSH y GIPF son juegos de Kris Burm. Korong es una implementación independiente y gratuita.',

  'home.title': 'Korong: aprende y juega a YINSH y GIPF',
  'home.description':
    'Aprende y juega a los juegos de tablero YINSH y GIPF: en línea, con un amigo en un mismo dispositivo o contra el ordenador. Gratis, sin cuenta, también sin red.',
  'home.heading': 'Anillos, discos y nada que ocultar',
  'home.lead':
    'YINSH y GIPF son juegos de tablero de pura reflexión. Se aprenden en unos minutos; después, juega con un amigo o contra el ordenador.',
  'home.running': '{n, plural, one {# partida en curso} other {# partidas en curso}}',
  'home.running.more': 'Más de {n} partidas en curso',
  'home.open': '{n, plural, one {# jugador espera oponente} other {# jugadores esperan oponente}}',
  'home.continue': 'Continúa tu partida',
  'home.continue.do': 'Continuar',
  'home.continue.lead': 'Está tal como la dejaste.',
  'home.next': 'Tu partida en curso',
  'home.next.against': '{game} contra {name}',
  'home.next.computer': '{game} contra el ordenador',
  'home.next.play': 'Jugar',
  'home.rules': 'Reglas',
  'home.puzzles.heading': 'Problemas',
  'home.puzzles.text':
    'Encuentra la mejor jugada: más de mil posiciones para cada juego, una nueva cada día. Cada solución está demostrada.',
  'home.puzzles.do': 'Resolver problemas',
  'home.more': 'Qué encontrarás aquí',
  'home.lessons.heading': 'Lecciones que se juegan',
  'home.lessons.text':
    'Ejercicios cortos, desde el primer movimiento hasta la táctica de verdad. Una respuesta equivocada se explica, no solo se rechaza.',
  'home.computer.heading': 'Un ordenador a tu medida',
  'home.computer.text':
    'Diez niveles, desde un primer oponente amable hasta uno muy fuerte. Funciona en tu propio dispositivo.',
  'home.friend.heading': 'Dos ante un mismo tablero',
  'home.friend.text': 'Cara a cara en un solo teléfono, tableta u ordenador, con o sin reloj.',
  'home.online.heading': 'Con quien quieras, donde quieras',
  'home.online.text':
    'Envía un enlace y a jugar: con unos minutos en el reloj o con varios días por turno. Basta con un nombre; una cuenta reúne todas tus partidas.',
  'home.review.heading': 'Toda partida se puede repasar',
  'home.review.text':
    'Repasa tus partidas jugada a jugada, pregunta al ordenador qué opina y guárdalas como texto. En el archivo están las partidas de los demás.',
  'home.yours.heading': 'Solo tuyo',
  'home.yours.text':
    'Sin publicidad ni rastreo. Todo, salvo el juego en línea, se queda en tu dispositivo y funciona también sin red.',

  'settings.title': 'Ajustes – Korong',
  'settings.description':
    'Idioma, colores, tablero, sonido, velocidad y cómo se confirman las jugadas. Se guardan solo en este dispositivo.',
  'settings.heading': 'Ajustes',
  'settings.lead': 'Cada cambio se aplica al momento y se guarda en este dispositivo.',
  'settings.look': 'Aspecto',
  'settings.language': 'Idioma',
  'settings.scheme': 'Colores',
  'settings.scheme.system': 'Como el dispositivo',
  'settings.scheme.light': 'Claros',
  'settings.scheme.dark': 'Oscuros',
  'settings.board': 'Tablero',
  'settings.board.wood': 'Madera',
  'settings.board.slate': 'Pizarra',
  'settings.board.contrast': 'Alto contraste',
  'settings.coordinates': 'Mostrar los nombres de líneas e intersecciones',
  'settings.motion': 'Movimiento y sonido',
  'settings.speed': 'Las piezas se mueven',
  'settings.speed.0': 'Al instante',
  'settings.speed.0.5': 'Despacio',
  'settings.speed.1': 'Normal',
  'settings.speed.2': 'Rápido',
  'settings.speed.note': 'Si tu dispositivo pide menos movimiento, las piezas se mueven siempre al instante.',
  'settings.sound': 'Sonidos de anillos y discos',
  'settings.play': 'Juego',
  'settings.confirm': 'La jugada se envía',
  'settings.confirm.single': 'En cuanto está completa',
  'settings.confirm.double': 'Con un segundo clic en la última intersección',
  'settings.confirm.button': 'Con un botón',
  'settings.forced': 'Decidir por mí cuando solo hay una opción',
  'settings.thinking': 'Mostrar lo que piensa el ordenador',
  'settings.device': 'Este dispositivo',
  'settings.reset': 'Restablecer todo',
  'settings.reset.done': 'Todos los ajustes vuelven a estar como al principio.',
  'settings.install': 'Instalar Korong',
  'settings.install.text': 'Se abre como una aplicación propia, también sin conexión.',
  'settings.offline.ready': 'Todo está en este dispositivo: Korong funciona sin conexión.',
  'settings.offline.not':
    'Korong solo funciona sin conexión si la dirección empieza por https. Con esta dirección funciona todo lo demás.',
  'settings.offline.soon': 'Korong se está preparando para funcionar sin conexión.',

  'about.title': 'Acerca de Korong: de quién son los juegos y qué se guarda',
  'about.description':
    'YINSH y GIPF son juegos de Kris Burm. Korong es una realización independiente y libre que no pide ninguna dirección de correo, no muestra publicidad y no habla de ti a nadie.',
  'about.heading': 'Acerca de Korong',
  'about.lead':
    '**Korong** significa «disco» en húngaro, y con discos se juega a los dos juegos. Aquí puedes aprenderlos, jugarlos y estudiarlos, en nueve idiomas y gratis.',
  'about.games.heading': 'De quién son los juegos',
  'about.games.text':
    'YINSH y GIPF son creaciones de **Kris Burm**. Pertenecen al proyecto GIPF, una serie de juegos de tablero para dos personas que incluye también ZÈRTZ, DVONN, TAMSK y PÜNCT.',
  'about.games.independent':
    'Korong es una obra independiente. No tiene relación con Kris Burm ni con las editoriales de sus juegos, y no utiliza ninguna de sus imágenes ni de sus textos.',
  'about.games.buy':
    'Si te gustan los juegos, hazte con los de verdad: los anillos y los discos se disfrutan más en la mano.',
  'about.games.link': 'El sitio web del proyecto GIPF',
  'about.stored.heading': 'Qué se guarda y dónde',
  'about.stored.text':
    'Todo lo que haces aquí, salvo jugar en línea, se queda en este dispositivo, en la memoria de tu navegador:',
  'about.stored.games': 'tus partidas, terminadas y sin terminar',
  'about.stored.lessons': 'hasta dónde has llegado en las lecciones',
  'about.stored.settings': 'tus ajustes',
  'about.stored.you': 'si juegas en línea, tu nombre y qué partidas te esperan',
  'about.stored.pages': 'las propias páginas, para que funcionen sin conexión',
  'about.stored.none':
    'Nada de esto se envía a ninguna parte. No hay publicidad, y ningún otro sitio web se entera de que has estado aquí. Para jugar en línea hace falta un nombre, y el servidor guarda las partidas: la página de privacidad explica qué exactamente.',
  'about.privacy': 'Privacidad',
  'about.stored.delete':
    'Para borrarlo todo, borra los datos de este sitio web en los ajustes de tu navegador.',
  'about.computer.heading': 'El ordenador como oponente',
  'about.computer.text':
    'Piensa en tu dispositivo, con una búsqueda y una pequeña red neuronal que aprendió jugando contra sí misma. Los niveles bajos analizan menos y de vez en cuando eligen una jugada que no es la mejor.',
  'about.computer.link': 'Lo que enseñan sus partidas',
  'about.free.heading': 'Software libre',
  'about.free.text':
    'El programa tiene licencia MIT: cualquiera puede usarlo, modificarlo y construir sobre él.',
  'about.free.link': 'Qué hay para programadores',

  'programmers.title': 'YINSH y GIPF para programadores: biblioteca, árbitro y motor – Korong',
  'programmers.description':
    'Una biblioteca en TypeScript con las reglas completas de YINSH y GIPF, un árbitro que habla en líneas JSON y un motor que habla UGI.',
  'programmers.heading': 'Para programadores',
  'programmers.lead':
    'Todo lo que hay detrás de estas páginas se puede usar por separado: las reglas, un árbitro para programas en cualquier lenguaje y el motor.',
  'programmers.start.heading': 'Para empezar',
  'programmers.start.text': 'Con Node 20 o posterior y npm, en una copia del código fuente:',
  'programmers.library.heading': 'Las reglas como biblioteca',
  'programmers.library.text':
    'Los dos juegos como valores inmutables en TypeScript: los pasos legales, un motivo para todo lo que se rechaza y textos para posiciones y partidas enteras. Sin reloj, sin azar, sin entrada ni salida: funciona en cualquier parte.',
  'programmers.prints': 'Imprime:',
  'programmers.referee.heading': 'Un árbitro para cualquier lenguaje',
  'programmers.referee.text':
    'Lee en cada línea un paso o una jugada y responde a cada una con una línea de JSON: a quién le toca, qué es legal y cómo terminó. Lo que rechaza lo rechaza con un código.',
  'programmers.referee.answer': 'Tras «f6», abreviado:',
  'programmers.engine.heading': 'El motor',
  'programmers.engine.text':
    'Habla la Universal Game Interface, igual que los motores de ajedrez hablan la suya, y tiene diez niveles. Puede analizar posiciones y jugar encuentros contra tu propio programa.',
  'programmers.more':
    'La carpeta «docs» del código fuente cuenta el resto: la notación, los motivos, el formato de las redes y la fuerza del motor.',

  'lost.title': 'Página no encontrada – Korong',
  'lost.description': 'No hay ninguna página en esta dirección.',
  'lost.heading': 'En esta intersección no hay nada',
  'lost.text':
    'No hay ninguna página en esta dirección. Quizá se haya movido, o la dirección tenga alguna errata.',
  'lost.home': 'Ir a la página de inicio',

  'update.ready': 'Ya hay una nueva versión de Korong.',
  'update.now': 'Usarla ya',
  'update.later': 'Más tarde',
  'offline.ready': 'Korong ya funciona también sin conexión.',
  'offline.language': 'Este idioma aún no está en este dispositivo. Elígelo una vez cuando tengas conexión.',
  'offline.missing': '{name} aún no está en este dispositivo. Disponible aquí:',
  'play.needsScript': 'Para jugar hace falta JavaScript. Actívalo en tu navegador.',

  'keys.heading': 'Atajos de teclado',
  'keys.everywhere': 'En todas partes',
  'keys.help': 'Esta ayuda',
  'keys.close': 'Cerrar lo que esté abierto',
  'keys.board': 'En el tablero',
  'keys.arrows': 'A la siguiente intersección en esa dirección',
  'keys.six': 'Por las seis direcciones de las líneas',
  'keys.touch': 'Tocar la intersección',
  'keys.escape': 'Deshacer un paso de esta jugada',
  'keys.review': 'Al repasar una partida',
  'keys.turns': 'Una jugada atrás o adelante',
  'keys.ends': 'Al principio o al final',
  'keys.variations': 'Otras variantes',
  'key.enter': 'Intro',
  'key.space': 'Espacio',
  'key.escape': 'Esc',
  'key.home': 'Inicio',
  'key.end': 'Fin',
};
