import type { Translation } from '../../areas.js';

export const lessons: Translation<'gipf/lessons'> = {
  'first.lesson': 'Premiers pas',
  'tactics.lesson': 'Pièces GIPF et tactique',
  'strategy.lesson': 'Bien jouer',

  'intro.0':
    'Blanc a trois pièces en réserve, Noir en a deux. Celui qui doit pousser et n’a plus de pièce perd.',
  'intro.1': 'Blanc pousse une pièce depuis le bord. Toute la ligne avance d’une intersection.',
  'intro.2': 'Noir pousse une pièce. Il lui en reste une.',
  'intro.3': 'Blanc pousse encore : quatre pièces blanches forment un alignement.',
  'intro.4':
    'L’alignement revient dans la réserve de Blanc. Les deux pièces noires qui le suivent sont capturées.',
  'intro.5': 'Noir pousse sa dernière pièce.',
  'intro.6': 'Blanc pousse. Noir n’a plus de pièce à pousser : Blanc gagne !',

  'push.title': 'Faire entrer une pièce',
  'push.goal': 'Vous jouez Blanc. Amenez une pièce d’un point du bord sur l’intersection marquée.',
  'push.hint':
    'Choisissez un point voisin de l’intersection marquée, puis l’intersection elle-même. Deux points y mènent.',
  'push.done': 'Votre pièce est sur le plateau, et il y en a une de moins dans votre réserve.',
  'push.elsewhere': 'Une poussée permise, mais votre nouvelle pièce doit arriver sur l’intersection marquée.',

  'chain.title': 'Pousser toute une chaîne',
  'chain.goal':
    'Chaque intersection a un nom : la lettre de sa colonne, puis son numéro, comme écrit au bord du plateau. Chassez la pièce noire du centre, e5, en la poussant.',
  'chain.hint':
    'Une poussée déplace toutes les pièces qui se touchent, jusqu’au premier vide. Quelle chaîne va jusqu’à e5 ?',
  'chain.done':
    'Quatre pièces ont avancé d’une intersection chacune, et c’est maintenant votre pièce qui occupe le centre.',
  'chain.gap':
    'Il y avait un vide sur cette ligne, donc la poussée s’est arrêtée en d4. La chaîne jusqu’à e5 ne doit pas avoir de vide.',
  'chain.elsewhere':
    'La pièce noire est toujours en e5. Poussez le long de la ligne où les pièces se suivent sans vide.',

  'closed.title': 'Une ligne fermée',
  'closed.goal':
    'La colonne b est pleine : on ne peut rien y pousser par ses extrémités. Amenez tout de même une pièce blanche en b3.',
  'closed.hint': 'D’autres lignes croisent la colonne b. Entrez par le point a2 ou a3.',
  'closed.done':
    'Une ligne pleine n’est fermée que dans sa propre direction. Par le côté, vous pouviez encore pousser.',
  'closed.elsewhere': 'Il n’y a pas encore de pièce blanche en b3. Poussez-en une par le côté.',

  'row.title': 'Quatre à la suite',
  'row.goal': 'Complétez un alignement de quatre et retirez-le.',
  'row.hint': 'Vous avez trois pièces dans la colonne d. Poussez-en une de plus par le bas.',
  'row.done': 'Vos quatre pièces sont revenues dans la réserve : vous en avez plus qu’avant votre poussée.',
  'row.none': 'Pas encore d’alignement. Où trois de vos pièces sont-elles côte à côte ?',

  'capture.title': 'Capturer',
  'capture.goal': 'Complétez un alignement de façon à capturer deux pièces noires.',
  'capture.hint':
    'Deux poussées forment un alignement. Choisissez celle dont l’alignement est suivi de pièces noires.',
  'capture.done':
    'Les pièces de Noir suivaient votre alignement sans vide, elles sont donc capturées. Ces deux-là ne reviendront plus.',
  'capture.few': 'Un alignement, mais pas de capture. L’autre ligne se termine par des pièces noires.',
  'capture.none':
    'Pas encore d’alignement. Vous avez trois pièces en ligne de b2 à d4, et trois dans la colonne d.',

  'chooseRow.title': 'Quel alignement ?',
  'chooseRow.goal': 'Deux de vos alignements se croisent. Retirez celui qui capture le plus.',
  'chooseRow.hint':
    'Qu’y a-t-il derrière chaque alignement ? Les pièces noires qui le prolongent sont capturées.',
  'chooseRow.done':
    'Deux pièces capturées. Ce qui reste de l’autre alignement demeure sur le plateau et peut encore servir.',
  'chooseRow.few': 'Cet alignement ne capture rien. Derrière l’autre se trouvent deux pièces noires.',

  'bothRows.title': 'Le bon ordre',
  'bothRows.goal':
    'Vous avez deux alignements qui se rencontrent en e7. Choisissez l’ordre qui vous permet de retirer les deux.',
  'bothRows.hint':
    'Tout ce qui se suit sans vide dans la colonne e part avec elle, e7 compris. Commencez par l’autre alignement.',
  'bothRows.done':
    'Après le premier alignement, l’alignement de la colonne e était encore complet, vous avez donc pu le retirer aussi.',
  'bothRows.one':
    'L’alignement de la colonne e a emporté la pièce en e7, et l’autre alignement a perdu sa quatrième pièce. Commencez par l’autre alignement.',

  'saveReserve.title': 'La dernière pièce',
  'saveReserve.goal':
    'Il ne vous reste qu’une pièce en réserve. Faites une poussée qui vous rend des pièces.',
  'saveReserve.hint': 'Trois de vos pièces sont sur la ligne qui commence en b5.',
  'saveReserve.done':
    'Quatre pièces sont revenues. Gardez un alignement sous la main pour les mauvais jours. En fin de partie, comptez aussi la réserve de votre adversaire : une seule pièce décide souvent.',
  'saveReserve.empty':
    'Votre réserve est vide maintenant. Vous perdrez dès que vous devrez pousser. Complétez plutôt un alignement.',

  'keep.title': 'Garder sa pièce GIPF',
  'keep.goal':
    'C’est le jeu standard, et il ne vous reste qu’une pièce GIPF. Retirez votre alignement sans perdre la partie.',
  'keep.hint':
    'Touchez l’alignement. Votre pièce GIPF en e4 est alors marquée pour rester ; n’y changez rien et retirez l’alignement. Si vous touchiez encore la pièce, elle partirait.',
  'keep.done': 'Votre pièce GIPF reste sur le plateau, et la pièce noire derrière l’alignement est capturée.',
  'keep.tookLast':
    'Vous avez ainsi retiré du plateau votre dernière pièce GIPF, et sans pièce GIPF on perd immédiatement. Laissez-la en place.',

  'takeGipf.title': 'Capturer la dernière pièce GIPF',
  'takeGipf.goal': 'Il ne reste qu’une pièce GIPF à Noir. Gagnez la partie maintenant.',
  'takeGipf.hint':
    'Complétez votre alignement dans la colonne e. La pièce GIPF noire se trouvera juste derrière.',
  'takeGipf.done': 'Noir n’a plus de pièce GIPF sur le plateau. Vous gagnez !',
  'takeGipf.left':
    'C’était le bon alignement, mais vous avez laissé la pièce GIPF noire en place. Faites-la partir avec l’alignement.',
  'takeGipf.none':
    'Pas encore d’alignement. Quelle poussée réunit quatre de vos pièces devant la pièce GIPF ?',

  'secondGipf.title': 'Tournoi : une autre pièce GIPF',
  'secondGipf.goal': 'C’est le jeu de tournoi. Faites entrer une deuxième pièce GIPF.',
  'secondGipf.hint':
    'Vérifiez que la pièce GIPF est bien choisie à côté du plateau, puis touchez un point et une intersection.',
  'secondGipf.done':
    'Deux pièces de votre réserve forment maintenant une pièce GIPF. Vous pouvez continuer ainsi jusqu’à votre première pièce simple.',
  'secondGipf.single':
    'C’était une pièce simple. Après votre première pièce simple, vous ne pouvez plus faire entrer de pièces GIPF.',

  'doubleThreat.title': 'Double menace',
  'doubleThreat.goal':
    'Faites une poussée après laquelle vous pourrez compléter un alignement à votre prochain tour, quoi que fasse Noir.',
  'doubleThreat.hint':
    'Trois pièces à la suite sont une menace, et quatre avec un seul vide aussi. Cherchez une poussée qui crée deux menaces, par exemple avec une pièce qui arrive en d4.',
  'doubleThreat.done': 'Noir peut parer une de vos menaces, mais pas toutes.',
  'doubleThreat.stopped':
    'Noir a une poussée qui pare toutes vos menaces. Créez deux menaces qu’aucune poussée ne peut parer à elle seule.',

  'stop.title': 'Briser le dernier espoir',
  'stop.goal':
    'Noir n’a plus qu’une pièce en réserve, mais menace de compléter un alignement. Empêchez-le, et plus rien ne sauvera Noir.',
  'stop.hint': 'Noir veut pousser depuis e9. Poussez une pièce en e8 par le côté.',
  'stop.done':
    'La dernière pièce de Noir ne lui rapporte rien. Ensuite, Noir devra pousser avec une réserve vide, et vous gagnerez.',
  'stop.threat':
    'Noir peut encore compléter un alignement et récupérer des pièces. Séparez les trois pièces de la colonne e.',

  'makeThem.title': 'Faire retirer des pièces à Noir',
  'makeThem.goal':
    'Noir menace, dans la colonne d, un alignement qui capture votre pièce en d6. Complétez vous-même un alignement pour Noir, de sorte qu’il ne capture rien.',
  'makeThem.hint': 'Poussez la pièce noire de c5 en d6. La vôtre quitte alors la colonne d.',
  'makeThem.done':
    'Noir doit retirer quatre pièces du plateau et ne capture rien. Et votre prochaine poussée peut compléter un alignement.',
  'makeThem.costs':
    'Cela complète l’alignement de Noir, mais votre pièce en d6 le prolonge et est capturée. Poussez d’un autre côté.',
  'makeThem.none':
    'Noir n’est obligé de rien retirer. Quelle poussée amène une quatrième pièce noire dans la colonne d ?',

  'countBoth.title': 'Compter les deux réserves',
  'countBoth.goal':
    'Il vous reste une pièce en réserve, et à Noir aussi. De plus, Noir menace un alignement. Trouvez la poussée qui gagne.',
  'countBoth.hint':
    'Deux poussées complètent un alignement pour vous. Après laquelle la dernière pièce de Noir ne peut-elle plus former d’alignement ?',
  'countBoth.done':
    'Votre alignement a capturé une pièce de la colonne e. La dernière pièce de Noir ne lui rapporte rien, et vous en avez quatre en réserve : vous gagnez.',
  'countBoth.row':
    'Votre réserve est mieux remplie, mais Noir pousse depuis e9, reprend un alignement, et la partie continue. Choisissez l’alignement qui capture.',
  'countBoth.empty':
    'Votre réserve est maintenant vide, et vous perdrez quand vous devrez pousser de nouveau. Complétez un alignement.',

  'giveOwn.title': 'Céder une pièce GIPF',
  'giveOwn.goal':
    'Votre réserve est vide, Noir a trois pièces. Retirez votre alignement de façon à avoir, après votre poussée, plus de pièces en réserve que Noir.',
  'giveOwn.hint':
    'Une pièce GIPF que vous reprenez vaut deux pièces, et vous en avez une autre en h4. Touchez l’alignement, puis la pièce en e4 pour qu’elle parte, et retirez l’alignement.',
  'giveOwn.done':
    'Cinq pièces sont revenues, et il en reste quatre après votre poussée. La pièce GIPF en h4 vous garde dans la partie.',
  'giveOwn.kept':
    'Vous avez gardé vos deux pièces GIPF, mais il reste deux pièces dans votre réserve, et Noir en a trois. Cédez celle en e4.',

  'leaveTheirs.title': 'Laisser une pièce GIPF en place',
  'leaveTheirs.goal':
    'Vous avez un alignement et pourriez capturer avec lui la pièce GIPF noire en c6. Retirez-le de sorte que Noir ne puisse pas répondre par un alignement.',
  'leaveTheirs.hint': 'La colonne c est pleine, Noir ne peut donc pas y pousser. Et si c6 était libre ?',
  'leaveTheirs.done':
    'La pièce GIPF noire tient la colonne c fermée. Votre dernière pièce GIPF, en c5, est à l’abri.',
  'leaveTheirs.took':
    'Vous avez capturé deux pièces, mais la colonne c est ouverte : Noir pousse depuis c1, forme un alignement et capture votre dernière pièce GIPF.',
};
