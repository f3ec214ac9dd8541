import type { Translation } from '../areas.js';

export const site: Translation<'site'> = {
  'app.name': 'Korong : YINSH et GIPF',

  skip: 'Aller au contenu',
  close: 'Fermer',
  'part.lost': 'Une partie de cette page n’a pas pu être chargée. Êtes-vous en ligne ?',
  'part.again': 'Réessayer',
  'nav.label': 'Principale',
  'nav.play': 'Jouer',
  'nav.online': 'En ligne',
  'nav.learn': 'Apprendre',
  'nav.puzzles': 'Problèmes',
  'nav.rules': 'Règles',
  'nav.analysis': 'Analyse',
  'nav.games': 'Parties',
  'nav.settings': 'Réglages',
  'nav.due': 'À vous de jouer',
  'nav.menu': 'Menu',
  'nav.sign': 'Se connecter',
  'nav.language': 'Langue : {name}',

  'footer.label': 'Autres pages',
  'footer.archive': 'Archives des parties',
  'footer.about': 'À propos',
  'footer.programmers': 'Pour les programmeurs',
  'footer.statistics': 'Statistiques',
  'footer.privacy': 'Confidentialité',
  'footer.keys': 'Raccourcis clavier',
  'footer.credit':
    'YINSH et GIPF sont des jeux de Kris Burm. Korong en est une adaptation indépendante et gratuite.',

  'home.title': 'Korong : YINSH et GIPF, pour apprendre et jouer',
  'home.description':
    'Apprenez et jouez aux jeux de plateau YINSH et GIPF : en ligne, à deux sur un seul appareil ou contre l’ordinateur. Gratuit, sans compte, même sans réseau.',
  'home.heading': 'Des anneaux, des disques et rien à cacher',
  'home.lead':
    'YINSH et GIPF sont des jeux de plateau de pure réflexion. Apprenez-les en quelques minutes, puis affrontez un ami ou l’ordinateur.',
  'home.running': '{n, plural, one {# partie en cours} other {# parties en cours}}',
  'home.running.more': 'Plus de {n} parties en cours',
  'home.open': '{n, plural, one {# joueur attend un adversaire} other {# joueurs attendent un adversaire}}',
  'home.continue': 'Continuer votre partie',
  'home.continue.do': 'Continuer',
  'home.continue.lead': 'Elle est telle que vous l’avez laissée.',
  'home.next': 'Votre partie en cours',
  'home.next.against': '{game} contre {name}',
  'home.next.computer': '{game} contre l’ordinateur',
  'home.next.play': 'Jouer',
  'home.rules': 'Règles',
  'home.puzzles.heading': 'Problèmes',
  'home.puzzles.text':
    'Trouvez le meilleur coup : plus de mille positions pour chaque jeu, une nouvelle chaque jour. Chaque solution est prouvée.',
  'home.puzzles.do': 'Résoudre des problèmes',
  'home.more': 'Ce que vous trouverez ici',
  'home.lessons.heading': 'Des leçons à jouer',
  'home.lessons.text':
    'De courts exercices, du premier coup à la vraie tactique. Une mauvaise réponse est expliquée, pas seulement refusée.',
  'home.computer.heading': 'Un ordinateur à votre mesure',
  'home.computer.text':
    'Dix niveaux, d’un premier adversaire tout en douceur à un joueur très fort. Il tourne sur votre propre appareil.',
  'home.friend.heading': 'À deux autour d’un plateau',
  'home.friend.text':
    'Jouez face à face sur un téléphone, une tablette ou un ordinateur, avec ou sans pendule.',
  'home.online.heading': 'Avec qui vous voulez, partout',
  'home.online.text':
    'Envoyez un lien et jouez, en quelques minutes ou à raison de quelques jours par coup. Un nom suffit ; avec un compte, toutes vos parties restent réunies.',
  'home.review.heading': 'Chaque partie peut être revue',
  'home.review.text':
    'Revoyez vos parties coup par coup, demandez son avis à l’ordinateur et enregistrez-les sous forme de texte. Les parties des autres sont dans les archives.',
  'home.yours.heading': 'Rien qu’à vous',
  'home.yours.text':
    'Pas de publicité, et personne ne vous suit. Hors parties en ligne, tout reste sur votre appareil et fonctionne sans réseau.',

  'settings.title': 'Réglages – Korong',
  'settings.description':
    'Langue, couleurs, plateau, sons, vitesse et validation des coups. Conservés sur cet appareil uniquement.',
  'settings.heading': 'Réglages',
  'settings.lead': 'Chaque changement prend effet aussitôt et reste sur cet appareil.',
  'settings.look': 'Apparence',
  'settings.language': 'Langue',
  'settings.scheme': 'Couleurs',
  'settings.scheme.system': 'Comme l’appareil',
  'settings.scheme.light': 'Clair',
  'settings.scheme.dark': 'Sombre',
  'settings.board': 'Plateau',
  'settings.board.wood': 'Bois',
  'settings.board.slate': 'Ardoise',
  'settings.board.contrast': 'Fort contraste',
  'settings.coordinates': 'Afficher les noms des lignes et des intersections',
  'settings.motion': 'Animations et sons',
  'settings.speed': 'Vitesse des pièces',
  'settings.speed.0': 'Immédiate',
  'settings.speed.0.5': 'Lente',
  'settings.speed.1': 'Normale',
  'settings.speed.2': 'Rapide',
  'settings.speed.note':
    'Si votre appareil demande moins d’animations, les pièces se déplacent toujours immédiatement.',
  'settings.sound': 'Sons des anneaux et des disques',
  'settings.play': 'Jeu',
  'settings.confirm': 'Validation du coup',
  'settings.confirm.single': 'Dès qu’il est complet',
  'settings.confirm.double': 'Par un second clic au même endroit',
  'settings.confirm.button': 'Par un bouton',
  'settings.forced': 'Jouer à ma place quand il n’y a qu’un seul choix',
  'settings.thinking': 'Montrer la réflexion de l’ordinateur',
  'settings.device': 'Cet appareil',
  'settings.reset': 'Tout réinitialiser',
  'settings.reset.done': 'Tous les réglages sont revenus à leur état initial.',
  'settings.install': 'Installer Korong',
  'settings.install.text': 'S’ouvre comme une application à part entière, même hors ligne.',
  'settings.offline.ready': 'Tout est sur cet appareil : Korong fonctionne hors ligne.',
  'settings.offline.not':
    'Korong ne fonctionne hors ligne que si l’adresse commence par https. Avec cette adresse-ci, tout le reste fonctionne.',
  'settings.offline.soon': 'Korong se prépare à fonctionner hors ligne.',

  'about.title': 'À propos de Korong : de qui sont ces jeux, ce qui est conservé',
  'about.description':
    'YINSH et GIPF sont des jeux de Kris Burm. Korong est une réalisation indépendante et libre qui ne demande aucune adresse e-mail, n’affiche aucune publicité et ne parle de vous à personne.',
  'about.heading': 'À propos de Korong',
  'about.lead':
    '**Korong** est un mot hongrois qui signifie « disque », l’objet avec lequel on joue aux deux jeux. Ici, vous pouvez les apprendre, y jouer et les étudier, en neuf langues, gratuitement.',
  'about.games.heading': 'De qui sont ces jeux',
  'about.games.text':
    'YINSH et GIPF ont été créés par **Kris Burm**. Ils font partie du projet GIPF, une série de jeux de plateau pour deux joueurs qui comprend aussi ZÈRTZ, DVONN, TAMSK et PÜNCT.',
  'about.games.independent':
    'Korong est une œuvre indépendante. Elle n’est liée ni à Kris Burm ni aux éditeurs de ses jeux, et n’utilise aucun de leurs textes ni aucune de leurs images.',
  'about.games.buy':
    'Si ces jeux vous plaisent, procurez-vous les vrais : rien ne vaut des anneaux et des disques en main.',
  'about.games.link': 'Le site du projet GIPF',
  'about.stored.heading': 'Ce qui est conservé, et où',
  'about.stored.text':
    'En dehors des parties en ligne, ce que vous faites ici reste sur cet appareil, dans l’espace de stockage de votre navigateur :',
  'about.stored.games': 'vos parties, terminées ou non',
  'about.stored.lessons': 'votre progression dans les leçons',
  'about.stored.settings': 'vos réglages',
  'about.stored.you': 'si vous jouez en ligne, votre nom et les parties qui vous attendent',
  'about.stored.pages': 'les pages elles-mêmes, pour qu’elles fonctionnent hors ligne',
  'about.stored.none':
    'Rien de tout cela n’est envoyé ailleurs. Il n’y a pas de publicité, et aucun autre site n’apprend votre visite. Pour jouer en ligne, il faut un nom, et le serveur conserve les parties : la page sur la confidentialité dit exactement ce qui est conservé.',
  'about.privacy': 'Confidentialité',
  'about.stored.delete':
    'Pour tout effacer, supprimez les données de ce site dans les réglages de votre navigateur.',
  'about.computer.heading': 'Comment joue l’ordinateur',
  'about.computer.text':
    'Il réfléchit sur votre appareil, à l’aide d’une recherche et d’un petit réseau de neurones qui a appris en jouant contre lui-même. Aux niveaux inférieurs, il examine moins de possibilités et choisit de temps en temps un coup qui n’est pas le meilleur.',
  'about.computer.link': 'Ce qu’enseignent ses parties',
  'about.free.heading': 'Un logiciel libre',
  'about.free.text':
    'Le programme est sous licence MIT : chacun peut l’utiliser, le modifier et s’en servir comme base.',
  'about.free.link': 'Ce qu’il y a pour les programmeurs',

  'programmers.title': 'YINSH et GIPF pour les programmeurs : bibliothèque, arbitre, moteur – Korong',
  'programmers.description':
    'Une bibliothèque TypeScript avec les règles complètes de YINSH et de GIPF, un arbitre qui parle en lignes JSON et un moteur qui parle UGI.',
  'programmers.heading': 'Pour les programmeurs',
  'programmers.lead':
    'Tout ce dont ces pages sont faites peut s’utiliser séparément : les règles, un arbitre pour des programmes dans n’importe quel langage, et le moteur.',
  'programmers.start.heading': 'Pour commencer',
  'programmers.start.text': 'Avec Node 20 ou plus récent et npm, dans une copie du code source :',
  'programmers.library.heading': 'Les règles sous forme de bibliothèque',
  'programmers.library.text':
    'Les deux jeux sous forme de valeurs immuables en TypeScript : étapes permises, une raison pour tout ce qui est refusé, des textes pour les positions et les parties entières. Ni horloge, ni hasard, ni entrées-sorties : le tout fonctionne donc n’importe où.',
  'programmers.prints': 'Résultat affiché :',
  'programmers.referee.heading': 'Un arbitre pour tous les langages',
  'programmers.referee.text':
    'Il lit une étape ou un coup sur chaque ligne et répond à chacune par une ligne de JSON : qui doit agir, ce qui est permis et comment la partie s’est terminée. Ce qu’il refuse, il le refuse avec un code.',
  'programmers.referee.answer': 'Après « f6 », en abrégé :',
  'programmers.engine.heading': 'Le moteur',
  'programmers.engine.text':
    'Il parle l’Universal Game Interface, comme les moteurs d’échecs parlent leur propre protocole, et possède dix niveaux. Il peut analyser des positions et disputer des matchs contre votre propre programme.',
  'programmers.more':
    'Le dossier « docs » du code source contient le reste : la notation, les raisons des refus, le format des réseaux, la force du moteur.',

  'lost.title': 'Page introuvable – Korong',
  'lost.description': 'Il n’y a pas de page à cette adresse.',
  'lost.heading': 'Cette intersection est vide',
  'lost.text':
    'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou une faute s’est glissée dans l’adresse.',
  'lost.home': 'Vers la page d’accueil',

  'update.ready': 'Une nouvelle version de Korong est prête.',
  'update.now': 'Mettre à jour',
  'update.later': 'Plus tard',
  'offline.ready': 'Korong fonctionne désormais aussi hors ligne.',
  'offline.language':
    'Cette langue n’est pas encore sur cet appareil. Choisissez-la une fois en étant en ligne.',
  'offline.missing': '{name} n’est pas encore sur cet appareil. Disponible ici :',
  'play.needsScript': 'Pour jouer, il faut JavaScript. Activez-le dans votre navigateur.',

  'keys.heading': 'Raccourcis clavier',
  'keys.everywhere': 'Partout',
  'keys.help': 'Cette aide',
  'keys.close': 'Fermer ce qui est ouvert',
  'keys.board': 'Sur le plateau',
  'keys.arrows': 'Vers l’intersection suivante dans cette direction',
  'keys.six': 'Le long des six directions des lignes (sur un clavier AZERTY : A, Z, E, Q, S, D)',
  'keys.touch': 'Toucher l’intersection',
  'keys.escape': 'Annuler une étape de ce coup',
  'keys.review': 'Pour revoir une partie',
  'keys.turns': 'Un coup en arrière ou en avant',
  'keys.ends': 'Au début ou à la fin',
  'keys.variations': 'Autres variantes',
  'key.enter': 'Entrée',
  'key.space': 'Espace',
  'key.escape': 'Échap',
  'key.home': 'Origine',
  'key.end': 'Fin',
};
