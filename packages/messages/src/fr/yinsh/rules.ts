import type { Translation } from '../../areas.js';

export const rules: Translation<'yinsh/rules'> = {
  'page.title': 'Les règles de YINSH',
  'page.description':
    'Les règles complètes de YINSH avec des plateaux animés : anneaux, marqueurs, sauts, retournements, alignements de cinq, version blitz et nos règles maison.',
  'page.heading': 'Les règles de YINSH',
  'page.lead':
    'YINSH est un jeu de Kris Burm pour deux joueurs. Vous déplacez des anneaux, vos anneaux laissent des marqueurs derrière eux, et chaque saut retourne des marqueurs. Les règles se lisent en cinq minutes ; chacune est accompagnée d’un plateau qui l’illustre.',

  'begin.heading': 'Avant de commencer',
  'aim.title': 'Le but du jeu',
  'aim.text':
    'Formez des alignements de **cinq marqueurs** de votre couleur. Chaque alignement vous permet de retirer du plateau un de vos propres anneaux. Le premier à retirer **trois anneaux** gagne. Chaque anneau retiré vous rapproche de la victoire, mais vous en laisse moins pour jouer.',
  'aim.shows':
    'Blanc complète un alignement de cinq, le retire, puis retire un troisième anneau : Blanc gagne.',
  'board.title': 'Le plateau',
  'board.text':
    'On joue sur les **85 intersections** des lignes. Les lignes sont droites et suivent trois directions. La plupart des intersections ont six voisines ; celles du bord en ont moins. Une intersection est désignée par sa lettre et son numéro, par exemple f6. Vues du côté de Blanc, les colonnes vont de a à k, de gauche à droite, et les numéros augmentent vers Noir.',
  'board.shows': 'Les six voisines de f6 sont signalées.',
  'pieces.title': 'Le matériel',
  'pieces.text':
    'Chaque joueur a **cinq anneaux**. Les deux joueurs partagent une réserve de **51 marqueurs**, blancs d’un côté et noirs de l’autre. Un marqueur appartient donc au joueur dont il montre la couleur, et cela peut changer.',
  'pieces.shows': 'Le plateau vide, tous les anneaux à côté et la réserve pleine.',
  'placing.title': 'Placer les anneaux',
  'placing.text':
    'Tirez les couleurs au sort ; Blanc commence. Chacun à son tour place **un anneau sur une intersection libre** de son choix, jusqu’à ce que les dix anneaux soient sur le plateau.',
  'placing.shows': 'Les deux joueurs placent leurs cinq anneaux à tour de rôle.',

  'move.heading': 'Votre coup',
  'marker.title': 'Un marqueur, puis l’anneau',
  'marker.text':
    'Choisissez un de vos anneaux. Posez **à l’intérieur** un marqueur de la réserve, votre couleur vers le haut. Ensuite, **cet anneau doit se déplacer** ; le marqueur reste sur place.',
  'marker.shows':
    'Un marqueur blanc est posé dans l’anneau en f5. L’anneau se déplace en f8, le marqueur reste.',
  'slide.title': 'Où peut aller un anneau',
  'slide.text':
    'Un anneau se déplace **en ligne droite**, d’une intersection ou plus, en passant par autant d’intersections libres que vous voulez. Il s’arrête toujours sur une intersection libre.',
  'slide.shows':
    'Toutes les intersections que l’anneau en f5 peut atteindre sont signalées. Il se déplace en f8.',
  'jump.title': 'Sauter par-dessus des marqueurs',
  'jump.text':
    'En chemin, un anneau peut **sauter par-dessus des marqueurs** de l’une ou l’autre couleur, à condition qu’ils se suivent sans vide. Il peut franchir des intersections libres avant le saut, mais après le saut il doit s’arrêter sur la **première intersection libre derrière les marqueurs**.',
  'jump.shows': 'L’anneau en d3 saute par-dessus trois marqueurs et arrive en h7, juste derrière eux.',
  'blocked.title': 'Ce qui arrête un anneau',
  'blocked.text':
    'Un anneau ne passe jamais par-dessus un autre anneau. Si un anneau ou le bord du plateau se trouve juste derrière les marqueurs, il n’y a pas de place pour se poser et le saut est impossible.',
  'blocked.shows':
    'L’anneau en f4 ne peut pas sauter vers le haut de la colonne, car l’anneau noir en f8 ne laisse pas de place derrière les marqueurs. Seules les intersections signalées peuvent être atteintes.',
  'flip.title': 'Retourner les marqueurs',
  'flip.text':
    'Une fois l’anneau posé, **chaque marqueur par-dessus lequel il a sauté est retourné** : le blanc devient noir et le noir devient blanc. Le marqueur que vous venez de placer n’est pas retourné. Les marqueurs ne se déplacent jamais.',
  'flip.shows':
    'L’anneau saute de f3 en f7. Le marqueur blanc en f5 devient noir, le noir en f6 devient blanc.',

  'rows.heading': 'Les alignements',
  'row.title': 'Un alignement et un anneau',
  'row.text':
    '**Cinq marqueurs d’une même couleur** côte à côte sur une ligne forment un alignement. Si l’alignement est à vous, remettez ses cinq marqueurs dans la réserve, puis retirez du plateau **un de vos propres anneaux**, celui que vous voulez.',
  'row.shows': 'Blanc complète l’alignement de c3 à g7, le retire, puis retire l’anneau en b5.',
  'ringGap.title': 'Un anneau ne compte pas',
  'ringGap.text':
    'Seuls les marqueurs forment un alignement. Un anneau entre eux laisse un vide, même si c’est le vôtre. Mais quand il s’en va, le marqueur qu’il laisse derrière lui peut combler ce vide.',
  'ringGap.shows':
    'Avec l’anneau en e5, il n’y a pas encore d’alignement. L’anneau s’en va, son marqueur reste, et en voilà cinq.',
  'seven.title': 'Plus de cinq',
  'seven.text':
    'Un alignement retiré compte toujours **exactement cinq** marqueurs côte à côte. S’il y en a plus de cinq à la suite, leur propriétaire choisit les cinq qu’il retire, peu importe qui les a alignés. Les autres restent. Le livret italien laisse choisir le joueur qui a complété l’alignement ; nous suivons toutes les autres éditions.',
  'seven.shows':
    'L’anneau quitte c4, et sept marqueurs blancs se trouvent dans la colonne c. Blanc retire c2 à c6 et un anneau ; c1 et c7 restent.',
  'several.title': 'Deux alignements à la fois',
  'several.text':
    'Un seul coup peut compléter plusieurs de vos alignements. Vous les retirez l’un après l’autre : **alignement, anneau, alignement, anneau**, jusqu’à ce que vous n’ayez plus d’alignement complet.',
  'several.shows': 'Un saut complète deux alignements blancs. Blanc retire les deux, et deux anneaux.',
  'crossing.title': 'Alignements qui se croisent',
  'crossing.text':
    'Si deux de vos alignements ont un marqueur en commun, choisissez l’un des deux. En le retirant, vous brisez généralement l’autre. Ce qui reste de l’autre alignement demeure sur le plateau et ne compte pas.',
  'crossing.shows':
    'Deux alignements blancs se croisent en e5. Blanc retire celui de la colonne e ; quatre marqueurs de l’autre restent.',
  'forOpponent.title': 'Un alignement pour l’adversaire',
  'forOpponent.text':
    'Un alignement appartient au joueur de sa couleur, peu importe qui l’a formé. Si votre coup complète un alignement pour votre adversaire, celui-ci le retire **au début de son tour**, puis joue normalement.',
  'forOpponent.shows':
    'Le saut de Blanc rend noir un marqueur et complète un alignement noir. Noir le retire, retire un anneau, puis joue.',
  'forBoth.title': 'Des alignements pour les deux',
  'forBoth.text':
    'Si un coup complète des alignements des deux couleurs, **le joueur qui l’a joué retire les siens en premier**. L’autre joueur retire les siens au début de son tour.',
  'forBoth.shows':
    'Le saut de Blanc complète un alignement de chaque couleur. Blanc retire l’alignement blanc, puis Noir le noir.',

  'end.heading': 'La fin de la partie',
  'win.title': 'Gagner',
  'win.text':
    'Quand vous retirez votre **troisième anneau**, vous gagnez immédiatement. Les alignements encore sur le plateau n’ont plus d’importance. Si donc un coup complète l’alignement décisif des deux joueurs, celui qui l’a joué gagne.',
  'win.shows':
    'Les deux joueurs ont retiré deux anneaux. Le coup complète un alignement pour chacun, et Blanc retire le sien en premier : Blanc gagne.',
  'blitz.title': 'La version blitz',
  'blitz.text':
    'Pour une partie courte, ou pour apprendre, jouez en blitz : le **premier anneau** retiré fait gagner. Tout le reste est identique.',
  'blitz.shows': 'Blanc complète un alignement, retire un anneau et a gagné.',
  'pool.title': 'Quand il n’y a plus de marqueurs',
  'pool.text':
    'Si un joueur doit jouer alors que la réserve est vide, la partie est terminée. Celui qui a retiré le plus d’anneaux gagne. En cas d’égalité, la partie est nulle.',
  'pool.shows':
    'Blanc pose le dernier marqueur sans former d’alignement. Blanc a retiré deux anneaux, Noir un seul : Blanc gagne.',
  'lastRow.title': 'Un alignement avec le dernier marqueur',
  'lastRow.text':
    'Si le coup joué avec le dernier marqueur complète des alignements, ils sont d’abord retirés, quel que soit leur propriétaire. Leurs marqueurs retournent dans la réserve, et la partie continue.',
  'lastRow.shows':
    'Blanc pose le dernier marqueur, et le saut complète un alignement noir. Noir le retire, ainsi qu’un anneau, et il y a de nouveau des marqueurs.',
  'pass.title': 'Quand aucun anneau ne peut bouger',
  'pass.text':
    'Si aucun de vos anneaux ne peut bouger, vous passez votre tour. Sinon, vous n’avez pas le droit de passer. Si les deux joueurs passent l’un après l’autre, la partie se termine, et les anneaux retirés décident comme lorsqu’il n’y a plus de marqueurs.',
  'pass.shows':
    'Les quatre anneaux blancs sont tous enfermés, donc Blanc passe. Noir joue et libère l’un d’eux.',
  'undo.title': 'Revenir en arrière',
  'undo.text': 'Ici, vous pouvez annuler des étapes tant que vous n’avez pas validé votre coup.',

  'strategy.heading': 'Bien jouer',
  'behind.title': 'Le retard a ses avantages',
  'behind.text':
    'Chaque alignement **vous coûte un anneau**. Le joueur en retard a plus d’anneaux : plus de coups, et plus de moyens de menacer et de parer. Ne précipitez donc pas un alignement ; regardez d’abord ce que menace votre adversaire.',
  'behind.shows':
    'Noir a retiré deux anneaux et menace un troisième alignement. Blanc, qui a encore cinq anneaux, brise d’abord celui-ci, puis complète un alignement blanc.',
  'gift.title': 'Offrir un alignement',
  'gift.text':
    'Un alignement que vous complétez pour votre adversaire lui coûte **un anneau et cinq marqueurs**. C’est mauvais si c’est son troisième, ou s’il ouvre la voie au suivant. Cela peut être bon si votre coup menace plus qu’il ne lui rapporte.',
  'gift.shows':
    'Il faut encore un alignement à Blanc. Le saut en e6 en complète un pour Noir, le deuxième seulement, et en menace deux blancs. Noir peut en empêcher un, et Blanc gagne.',
  'thirdRow.title': 'C’est le troisième alignement qui compte',
  'thirdRow.text':
    'Le premier alignement ne décide rien. **Gardez l’équilibre** : ne vous laissez pas distancer, conservez vos bons anneaux et préparez l’alignement suivant avant de compléter celui-ci. Un alignement sûr peut attendre.',
  'thirdRow.shows':
    'Blanc a retiré un anneau et pourrait compléter aussitôt un alignement dans la colonne e. Il prépare plutôt la colonne f, puis complète les deux alignements d’un seul saut et gagne.',
  'whichRing.title': 'Quel anneau céder',
  'whichRing.text':
    'Cédez l’anneau qui en fait le moins : **enfermé**, loin du jeu ou sans menace. Gardez les anneaux qui peuvent compléter votre **prochain alignement**, et ceux qui arrêtent votre adversaire.',
  'whichRing.shows':
    'Blanc retire un alignement et l’anneau en k7, loin du jeu. Les anneaux en d5 et f7 menacent deux alignements. Noir en brise un, Blanc complète l’autre et gagne.',
  'learnBlitz.title': 'Apprendre avec le blitz',
  'learnBlitz.text':
    'En **blitz**, un seul alignement fait gagner. Une partie dure quelques minutes, et l’on apprend à voir les menaces. Jouez deux parties en échangeant les couleurs : Blanc y a un net avantage.',
  'learnBlitz.shows':
    'Blitz : l’anneau de Blanc va en g6 et menace deux alignements. Noir en empêche un, Blanc complète l’autre et gagne.',
};
