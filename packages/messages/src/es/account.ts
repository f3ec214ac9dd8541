import type { Translation } from '../areas.js';

export const account: Translation<'account'> = {
  'ask.unreachable': 'No se puede contactar con el servidor. ¿Tienes conexión?',
  'ask.wait': 'Vuelve a intentarlo dentro de {n, plural, one {# segundo} other {# segundos}}.',
  'ask.retry': 'Reintentar',
  'ask.loading': 'Consultando al servidor…',
  'ask.noScript': 'Esta página necesita JavaScript.',
  'form.empty': 'Esto no puede quedar vacío.',
  'form.show': 'Mostrar',
  'form.show.label': 'Mostrar lo escrito: {field}',
  'form.busy': 'Un momento…',
  'form.name': 'Nombre',

  'list.game': '{game}: {white} – {black}',
  'list.guest': 'sin cuenta',
  'list.anonymous': 'Jugador eliminado',
  'list.turns': '{n, plural, =0 {sin jugadas} one {# jugada} other {# jugadas}}',
  'list.running': 'Aún en juego',
  'list.won': 'Ganó {name}',
  'list.draw': 'Empate',
  'list.off': 'Cancelada',
  'list.ending.resignation': 'por abandono',
  'list.ending.time': 'por tiempo',
  'list.ending.absence': 'el oponente se había ido',
  'list.ending.agreement': 'de mutuo acuerdo',
  'list.ending.length': 'la partida se había alargado demasiado',
  'list.linked.challenge': 'por desafío',
  'list.linked.always': 'hay que ganar cada uso',
  'list.days': '{n, plural, one {# día} other {# días}} por turno',
  'list.watch': 'Mirar',
  'list.play': 'Jugar',
  'list.due': 'Te toca',
  'list.replay': 'Reproducir',
  'list.download': 'Descargar',
  'list.more': 'Más partidas',
  'list.added': '{n, plural, one {Se muestra # partida más.} other {Se muestran # partidas más.}}',

  'account.title': 'Tu nombre y tu cuenta – Korong',
  'account.description':
    'Tu nombre para jugar en línea, con cuenta o sin ella. Inicia sesión, recupera el acceso, exporta tus datos o bórralos.',
  'account.heading': 'Tu cuenta',
  'account.lead':
    'Para jugar basta con un nombre. Con una cuenta, tus partidas siguen siendo tuyas en todos tus dispositivos.',

  'account.guest.heading': 'Juegas como {name}',
  'account.guest.text':
    'Juegas sin cuenta: solo este navegador sabe que eres {name}. Crea una cuenta; tus partidas pasarán a ella y podrás iniciar sesión donde quieras.',
  'account.guest.rename': 'Cambiar tu nombre',
  'account.guest.rename.do': 'Cambiar nombre',
  'account.guest.renamed': 'A partir de ahora tu nombre es {name}.',
  'account.guest.page': 'Tus partidas',
  'account.guest.leave': 'Cerrar sesión',
  'account.guest.leave.ask': '¿Cerrar la sesión de {name}?',
  'account.guest.leave.text':
    'Sin cuenta no hay contraseña. Tus partidas se quedan donde están, pero nadie podrá volver a iniciar sesión como {name}, y las partidas en curso ya no se podrán continuar.',
  'account.guest.leave.do': 'Cerrar sesión igualmente',
  'account.guest.leave.no': 'Seguir como {name}',

  'account.in.heading': 'Sesión iniciada como {name}',
  'account.in.page': 'Tus partidas',
  'account.in.play': 'Jugar en línea',
  'account.signOut': 'Cerrar sesión',
  'account.signedOut': 'Has cerrado la sesión.',
  'account.signedIn': 'Has iniciado sesión como {name}.',

  'account.http':
    'Esta dirección empieza por http y no por https: quien espíe la red podría leer tu contraseña. En casa, entre gente de confianza, no pasa nada; usa una contraseña que no utilices en ningún otro sitio.',

  'account.signIn.heading': 'Iniciar sesión',
  'account.signIn.guest':
    'Las partidas que has jugado sin cuenta como {name} no pasan a la cuenta al iniciar sesión; sí pasan si creas una cuenta nueva.',
  'account.signIn.do': 'Iniciar sesión',
  'account.signIn.wrong': 'El nombre o la contraseña no son correctos.',
  'account.signIn.forgot': '¿Has olvidado la contraseña?',
  'account.password': 'Contraseña',

  'account.make.heading': 'Crear una cuenta',
  'account.make.guest': 'Tus partidas como {name} pasarán a la cuenta.',
  'account.make.name.hint': 'Los demás lo ven. Hasta {n} caracteres.',
  'account.make.password.hint': 'Al menos {n} caracteres. Unas cuantas palabras seguidas se recuerdan bien.',
  'account.make.do': 'Crear cuenta',
  'account.make.privacy': 'No se pide ninguna dirección de correo.',
  'account.make.privacy.link': 'Qué se guarda sobre ti',

  'account.code.heading': 'Guarda tu código de recuperación',
  'account.code.text':
    'Si alguna vez olvidas la contraseña, este código te permitirá entrar. Se muestra solo ahora y no se guarda en ningún otro sitio: apúntalo o guárdalo.',
  'account.code.new': 'El código de recuperación anterior ya está gastado. Este es el nuevo.',
  'account.code.label': 'Código de recuperación de {name}',
  'account.code.copy': 'Copiar',
  'account.code.copied': 'Copiado.',
  'account.code.copyFailed': 'No se ha podido copiar. Guárdalo en un archivo o apúntalo.',
  'account.code.save': 'Guardar en un archivo',
  'account.code.file': 'Korong, {address}\nNombre: {name}\nCódigo de recuperación: {code}',
  'account.code.kept': 'Ya lo he guardado',

  'account.recover.heading': 'Elegir otra contraseña',
  'account.recover.text':
    'Con el código de recuperación que se te mostró al crear la cuenta. Si no lo tienes, puede ayudarte el administrador de este servidor.',
  'account.recover.code': 'Código de recuperación',
  'account.recover.new': 'Nueva contraseña',
  'account.recover.do': 'Cambiarla e iniciar sesión',
  'account.recover.wrong': 'El nombre o el código de recuperación no son correctos.',
  'account.recover.back': 'Volver al inicio de sesión',

  'account.change.heading': 'Cambiar tu contraseña',
  'account.change.old': 'Contraseña actual',
  'account.change.new': 'Nueva contraseña',
  'account.change.do': 'Cambiar contraseña',
  'account.change.done':
    'Tu contraseña ha cambiado. Se ha cerrado la sesión en todos los demás dispositivos.',

  'account.sessions.heading': 'Dónde has iniciado sesión',
  'account.sessions.text': 'Si no reconoces alguna, cierra esa sesión y cambia tu contraseña.',
  'account.sessions.this': 'este navegador',
  'account.sessions.unknown': 'Un navegador desconocido',
  'account.sessions.when': 'Sesión iniciada: {since}. Última vez: {seen}',
  'account.sessions.end': 'Cerrar sesión',
  'account.sessions.end.label': 'Cerrar sesión: {device}, iniciada: {date}',
  'account.sessions.ended': 'Se ha cerrado esa sesión.',

  'account.data.heading': 'Tus datos',
  'account.data.export.text':
    'Tu nombre, tus sesiones, tus partidas con sus registros y lo que has escrito en los chats, en un solo archivo.',
  'account.data.export': 'Descargar mis datos',
  'account.data.exported': 'Tus datos se han guardado en un archivo.',
  'account.delete.open': 'Borrar la cuenta…',
  'account.delete.heading': '¿Borrar tu cuenta?',
  'account.delete.text': 'Esto no se puede deshacer.',
  'account.delete.name':
    'Se borran tu nombre, tu contraseña, tus sesiones y lo que has escrito en los chats.',
  'account.delete.games':
    'Las partidas que has jugado se quedan, porque también son de tus oponentes, pero sin tu nombre.',
  'account.delete.studies': 'Tus estudios se borrarán.',
  'account.delete.running':
    'Las partidas en curso ya no se podrán continuar: si hay reloj, pierdes por tiempo.',
  'account.delete.free': 'Otra persona podrá tomar tu nombre.',
  'account.erase.open': 'Borrar todo sobre mí…',
  'account.erase.heading': '¿Borrar todo sobre {name}?',
  'account.erase.name': 'Se borran tu nombre, la sesión de este navegador y lo que has escrito en los chats.',
  'account.erase.do': 'Borrar para siempre',
  'account.erase.no': 'Conservar',
  'account.erased': 'Se ha borrado todo sobre ti.',
  'account.delete.password': 'Tu contraseña, para confirmar',
  'account.delete.do': 'Borrar para siempre',
  'account.delete.no': 'Conservar la cuenta',
  'account.deleted': 'Tu cuenta se ha borrado.',

  'player.title': 'Un jugador y sus partidas – Korong',
  'player.description':
    'Las partidas de YINSH y GIPF que un jugador está jugando o ha terminado en este servidor.',
  'player.heading': 'Jugador',
  'player.named': 'Partidas de {name} – Korong',
  'player.ask': '¿De quién quieres ver las partidas?',
  'player.ask.name': 'Nombre de un jugador',
  'player.ask.do': 'Mostrar',
  'player.none':
    'No hay ningún jugador que se llame {name}. A quien juega sin cuenta no se le encuentra por su nombre.',
  'player.guest': 'Sin cuenta',
  'player.account': 'Jugador con cuenta',
  'player.engine': 'El ordenador de este servidor',
  'player.since': 'Aquí desde el {date}',
  'player.you': 'Eres tú.',
  'player.you.link': 'A tu cuenta',
  'player.running': 'Partidas en curso',
  'player.over': 'Partidas terminadas',
  'player.running.none': 'No hay ninguna partida en curso.',
  'player.over.none': 'Aún no se ha terminado ninguna partida.',
  'player.archive': 'Buscar en todas las partidas de {name}',

  'archive.title': 'Archivo: todas las partidas jugadas aquí – Korong',
  'archive.description':
    'Busca partidas de YINSH y GIPF jugadas en este servidor, por jugador, versión y fecha. Repásalas y descárgalas.',
  'archive.heading': 'Archivo de partidas',
  'archive.lead': 'Todas las partidas que se juegan aquí se guardan y se pueden repasar.',
  'archive.form': 'Qué buscar',
  'archive.player': 'Jugador',
  'archive.game': 'Juego',
  'archive.any': 'Cualquiera',
  'archive.variant': 'Versión',
  'archive.status': 'Estado',
  'archive.status.over': 'Terminadas',
  'archive.status.running': 'En curso',
  'archive.from': 'Empezadas desde el',
  'archive.to': 'Empezadas hasta el',
  'archive.do': 'Buscar',
  'archive.reset': 'Ver todas',
  'archive.results': 'Partidas',
  'archive.none': 'No se ha encontrado ninguna partida.',
  'archive.none.hint': 'Deja algo vacío para encontrar más.',
  'archive.found': '{n, plural, one {# partida} other {# partidas}}',
  'archive.found.more': '{n, plural, one {La partida más reciente} other {Las # partidas más recientes}}',

  'privacy.title': 'Privacidad: qué se guarda sobre ti y durante cuánto tiempo – Korong',
  'privacy.description':
    'Qué guarda este servidor sobre los jugadores, durante cuánto tiempo, quién lo ve y cómo obtener o borrar tus datos.',
  'privacy.heading': 'Privacidad',
  'privacy.lead':
    'Aquí puedes aprender y jugar sin contarle nada a nadie. El servidor solo guarda algo sobre ti cuando juegas en línea, y esta página lo dice todo.',

  'privacy.alone.heading': 'Cuando juegas en tu propio dispositivo',
  'privacy.alone.text':
    'Las lecciones, las partidas contra el ordenador y las partidas para dos en un mismo dispositivo se quedan en la memoria de tu navegador, junto con tus ajustes. Nada de eso se envía a ninguna parte.',

  'privacy.online.heading': 'Cuando juegas en línea',
  'privacy.online.text': 'Entonces el servidor guarda:',
  'privacy.online.name': 'el **nombre** que eliges y desde cuándo estás aquí',
  'privacy.online.games': 'las **partidas**: quién jugó, cada jugada con su hora, los relojes y el resultado',
  'privacy.online.chat': 'lo que escribes en el **chat** de una partida y las **denuncias** sobre un jugador',
  'privacy.online.studies':
    'los **estudios** que guardas con una cuenta; solo aparecen en la lista los que haces públicos',
  'privacy.online.session':
    'de cada navegador con el que juegas: cuándo se vio por primera y por última vez y qué tipo de navegador es',
  'privacy.online.account':
    'si tienes cuenta, también tu **contraseña** y tu **código de recuperación**, ambos solo como una huella de la que nadie puede deducirlos',
  'privacy.online.puzzles':
    'si tienes cuenta, también tus **problemas**: cuáles has intentado, si los has resuelto y tu puntuación',
  'privacy.online.not':
    'No pide dirección de correo, ni tu nombre real, ni tu fecha de nacimiento, ni ningún pago.',

  'privacy.who.heading': 'Quién lo ve',
  'privacy.who.text':
    'Tu nombre y tus partidas los ve todo el mundo; para eso está el archivo. Las partidas que no estaban en la lista pública solo las encuentran en el archivo quienes las jugaron, pero cualquiera que tenga el enlace puede verlas. El chat de una partida lo lee quien mire esa partida. Las denuncias las lee únicamente el administrador.',
  'privacy.who.others':
    'Nada se cede a nadie. Estas páginas no cargan nada de otros sitios web, y no hay publicidad ni nada que te siga.',

  'privacy.long.heading': 'Durante cuánto tiempo',
  'privacy.long.games':
    'Las partidas se quedan para siempre. Tu nombre en ellas y lo que has escrito en los chats se quedan hasta que los hagas borrar.',
  'privacy.long.reports':
    'Las denuncias se quedan mientras el administrador las necesite. Las que has hecho tú desaparecen cuando borras tu cuenta o tus datos de invitado.',
  'privacy.long.session':
    'Un navegador que no se ha visto en {days} días se olvida; entonces tendrás que volver a iniciar sesión.',
  'privacy.long.guest':
    'A quien juega sin cuenta y no ha jugado ni escrito nada también se le olvida pasado ese tiempo.',
  'privacy.long.address':
    'Tu dirección de red se mantiene en memoria hasta una hora para frenar abusos. No se almacena. Mientras una partida tuya espera en la sala, se guarda con ella un hash de tu dirección, hecho con una clave secreta, solo para reconocer otras partidas abiertas desde la misma dirección. Una dirección vetada por el administrador se guarda mientras dure el veto.',
  'privacy.long.logs':
    'Las anotaciones del propio servidor dicen qué tipo de petición llegó y cuánto tardó, sin nombres, direcciones ni textos.',

  'privacy.cookie.heading': 'Dos cookies',
  'privacy.cookie.text':
    'Cuando eliges un nombre o inicias sesión, el servidor crea una cookie, **korong_session**. Dice qué navegador es este y nada más; ningún script puede leerla y ningún otro sitio web la recibe. Sin nombre no hay cookie. Con una cuenta hay otra más, **korong_device**: por ella se reconoce este navegador después de cerrar la sesión, para que los intentos fallidos de otros no te dejen fuera. No abre nada y deja de valer cuando cambia tu contraseña.',

  'privacy.rights.heading': 'Tuyos para llevártelos o borrarlos',
  'privacy.rights.export':
    'En tu cuenta puedes descargar en cualquier momento un archivo con tu nombre, tus sesiones, tus partidas y tus mensajes del chat.',
  'privacy.rights.delete':
    'Allí también puedes borrar tu cuenta o tus datos de invitado: el nombre, la contraseña, las sesiones y lo que has escrito en los chats desaparecen al momento. Tus partidas se quedan sin tu nombre, porque también son de tus oponentes.',
  'privacy.rights.link': 'A tu cuenta',

  'privacy.host.heading': 'Quién es responsable',
  'privacy.host.text':
    'Quien administra este servidor: Korong es software libre que cualquiera puede alojar. El administrador puede leer lo que se guarda aquí, puede tener copias y puede poner delante del servidor programas que lleven sus propias anotaciones. Si tienes preguntas, dirígete a la persona que te dio esta dirección.',

  // Games with potentials, each kind in its own form
  'list.linked.acquire': 'por adquirir',
  'list.linked.each': 'cada tipo a su manera',
  'list.potentials.none': 'ningún potencial',
};
