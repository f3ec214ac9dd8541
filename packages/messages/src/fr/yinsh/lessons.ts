import type { Translation } from '../../areas.js';

export const lessons: Translation<'yinsh/lessons'> = {
  'first.lesson': 'Premiers pas',
  'tactics.lesson': 'Tactique',
  'strategy.lesson': 'Bien jouer',

  'intro.0': 'Blanc a retiré un anneau jusqu’ici. Trois anneaux retirés font gagner.',
  'intro.1': 'Un anneau se déplace en ligne droite et laisse un marqueur là où il était.',
  'intro.2': 'Noir saute par-dessus un marqueur blanc et le retourne : il devient noir.',
  'intro.3':
    'Blanc saute par-dessus un marqueur noir et le retourne. Cinq marqueurs blancs forment un alignement.',
  'intro.4': 'Blanc retire l’alignement du plateau…',
  'intro.5': '… et retire un deuxième anneau blanc.',
  'intro.6': 'Noir joue un coup.',
  'intro.7': 'Blanc déplace un anneau. Le marqueur qu’il laisse complète un autre alignement.',
  'intro.8': 'Cet alignement quitte aussi le plateau.',
  'intro.9': 'Blanc retire un troisième anneau et gagne !',

  'place.title': 'Placer un anneau',
  'place.goal':
    'Vous jouez Blanc et il vous reste un anneau. Placez-le sur une intersection libre qui n’est pas au bord du plateau.',
  'place.hint':
    'Près du centre, les anneaux peuvent aller dans plus de directions. Touchez n’importe quelle intersection libre à l’intérieur du plateau.',
  'place.done':
    'De là, des lignes partent dans les six directions ; seuls les anneaux voisins du vôtre en bloquent certaines. Noir place le dernier anneau, puis les déplacements commencent.',
  'place.edge':
    'C’est permis, mais un anneau au bord a moins de directions possibles. Choisissez une intersection plus à l’intérieur.',

  'move.title': 'Déplacer un anneau',
  'move.goal':
    'Chaque intersection a un nom : la lettre de sa colonne, puis son numéro, comme écrit au bord du plateau. Déplacez un de vos anneaux en h8, l’intersection marquée.',
  'move.hint': 'Un anneau se déplace en ligne droite. L’anneau en e5 a une ligne dégagée jusqu’à h8.',
  'move.done':
    'Votre anneau a laissé un marqueur blanc en e5. C’est ainsi que les marqueurs arrivent sur le plateau.',
  'move.elsewhere':
    'Un coup permis, mais l’anneau doit arriver en h8. Lequel de vos anneaux a une ligne dégagée jusque-là ?',

  'jump.title': 'Sauter et retourner',
  'jump.goal': 'Sautez par-dessus trois marqueurs noirs pour les rendre tous blancs.',
  'jump.hint':
    'Les marqueurs noirs en e4, f5 et g6 sont côte à côte. Quel anneau est sur la même ligne qu’eux ?',
  'jump.done':
    'Un saut, trois marqueurs : ils sont tous à vous maintenant. On arrive juste derrière le dernier.',
  'jump.own':
    'Vous avez sauté par-dessus un marqueur blanc, qui est devenu noir. Un saut retourne les deux couleurs.',
  'jump.few': 'Cela retourne un marqueur noir. Il y a un saut qui en retourne trois.',
  'jump.slide': 'Rien n’a été retourné. Déplacez un anneau le long de la ligne des trois marqueurs noirs.',

  'takeRow.title': 'Retirer un alignement',
  'takeRow.goal':
    'Vous avez un alignement de cinq. Retirez-le, puis retirez l’anneau qui vous est le moins utile.',
  'takeRow.hint':
    'Touchez d’abord l’alignement. Puis regardez vos anneaux : l’un d’eux est enfermé et ne peut pas bouger du tout.',
  'takeRow.done':
    'L’anneau en a5 était enfermé. Vos quatre meilleurs anneaux restent, et il ne vous faut plus que deux alignements.',
  'takeRow.strongRing':
    'Cet anneau pouvait encore bouger. L’anneau en a5 est enfermé par des anneaux noirs ; c’est de lui que vous pouvez vous passer.',

  'makeRow.title': 'Former un alignement',
  'makeRow.goal': 'Complétez un alignement de cinq, retirez-le, puis retirez un anneau.',
  'makeRow.hint':
    'Votre anneau en e5 occupe un vide entre quatre marqueurs. Que laisse-t-il derrière lui en partant ?',
  'makeRow.done': 'L’anneau ne comptait pas, mais le marqueur qu’il a laissé derrière lui, si.',
  'makeRow.own':
    'Ce saut a rendu noirs des marqueurs blancs. Déplacez plutôt l’anneau en e5, et pas le long de la ligne de vos quatre marqueurs.',
  'makeRow.none': 'Pas encore d’alignement. Quel anneau se trouve entre quatre de vos marqueurs ?',

  'flipRow.title': 'Retourner l’intrus',
  'flipRow.goal': 'Complétez un alignement dans la colonne f en retournant un marqueur noir.',
  'flipRow.hint': 'Le marqueur noir en f5 gêne. Trouvez un anneau qui peut sauter par-dessus.',
  'flipRow.done':
    'Un seul retournement, et les cinq sont à vous. Attention : votre adversaire peut vous faire la même chose.',
  'flipRow.own': 'Cela rend noir un de vos propres marqueurs. Retournez plutôt le marqueur noir en f5.',
  'flipRow.none': 'Le marqueur en f5 est encore noir. Sautez par-dessus.',

  'seven.title': 'Cinq sur sept',
  'seven.goal':
    'Vous avez sept marqueurs dans la colonne c. Retirez-en cinq, mais gardez ensemble vos quatre marqueurs alignés de c7 à f7. Retirez ensuite l’anneau de votre choix.',
  'seven.hint': 'Le marqueur en c7 appartient aux deux lignes. Choisissez-en cinq sans prendre celui-là.',
  'seven.done':
    'Les quatre marqueurs de c7 à f7 sont toujours côte à côte. Il ne vous manque qu’un marqueur pour le prochain alignement.',
  'seven.broke':
    'Maintenant c7 n’est plus là, et il ne reste que trois marqueurs de l’autre ligne. Choisissez-en cinq qui laissent c7 en place.',

  'notForThem.title': 'Pas de cadeau',
  'notForThem.goal': 'Retournez au moins deux marqueurs noirs, mais sans compléter d’alignement pour Noir.',
  'notForThem.hint':
    'Votre propre marqueur en e5 coupe l’alignement de Noir dans la colonne e. Laissez-le tranquille et regardez la colonne i.',
  'notForThem.done':
    'Deux marqueurs gagnés, et votre coup n’a complété aucun alignement pour Noir. Regardez toujours ce que votre saut fait à tous les marqueurs.',
  'notForThem.row':
    'Le saut a aussi rendu noir le marqueur en e5, et cela complète l’alignement de Noir dans la colonne e.',
  'notForThem.few': 'Cela ne donne pas d’alignement à Noir, mais ne retourne pas deux marqueurs noirs.',

  'block.title': 'Empêcher un alignement',
  'block.goal':
    'Noir est sur le point de compléter un alignement dans la colonne d. Jouez un coup après lequel Noir ne peut pas former d’alignement.',
  'block.hint':
    'Quand l’anneau quittera d6, cinq marqueurs noirs se suivront dans la colonne d. Retournez-en un avant.',
  'block.done':
    'L’alignement est brisé. Vous avez retourné un de ses marqueurs, et Noir ne peut pas, en un seul coup, le retourner de nouveau et compléter l’alignement.',
  'block.threat':
    'Noir peut encore former un alignement au prochain coup. Retournez un des marqueurs de la colonne d.',

  'doubleRow.title': 'Deux d’un coup',
  'doubleRow.goal': 'Complétez deux alignements en un seul coup et retirez deux anneaux.',
  'doubleRow.hint':
    'Votre anneau en f5 ferme un alignement en partant. De quel côté retourne-t-il aussi un marqueur dont vous avez besoin ?',
  'doubleRow.done':
    'Un alignement grâce au marqueur laissé, un autre grâce au marqueur retourné. Deux anneaux d’un coup !',
  'doubleRow.one':
    'Cela fait un alignement. Déplacez le même anneau de façon qu’il retourne aussi le marqueur noir en g5.',
  'doubleRow.none':
    'Pas encore d’alignement. Déplacez l’anneau en f5, mais pas le long de la colonne f : cela rendrait noirs vos propres marqueurs.',

  'rowFirst.title': 'Un cadeau de Noir',
  'rowFirst.goal':
    'Le coup de Noir a complété un alignement pour vous. Retirez-le, ainsi qu’un anneau, puis formez un autre alignement par votre propre coup.',
  'rowFirst.hint': 'Vous aurez besoin de l’anneau en f5 pour votre coup ; retirez donc un autre anneau.',
  'rowFirst.done':
    'Deux anneaux en un seul tour : d’abord l’alignement que Noir vous a offert, puis le vôtre.',
  'rowFirst.neededRing':
    'Vous avez retiré l’anneau en f5, mais il vous le fallait pour votre second alignement.',
  'rowFirst.missed':
    'Le premier alignement est retiré. En faisant quitter la colonne f à l’anneau, vous y auriez complété un autre alignement.',

  'win.title': 'Gagner la partie',
  'win.goal': 'Chaque joueur a retiré deux anneaux. Trouvez le coup qui gagne immédiatement.',
  'win.hint':
    'Regardez la colonne c. Un saut peut compléter un alignement pour Noir aussi, mais vous retirez d’abord le vôtre.',
  'win.done':
    'Les deux alignements étaient complets, mais c’est vous qui avez joué : votre troisième anneau part en premier. Vous gagnez !',
  'win.gives':
    'Cela complète l’alignement de Noir dans la colonne e, et aucun des vôtres. Noir retire son troisième anneau et gagne. Cherchez un saut qui rend aussi blanc le marqueur en c4.',
  'win.notYet': 'La partie continue. Cherchez un saut qui rend blanc le marqueur en c4.',

  'doubleThreat.title': 'Double menace',
  'doubleThreat.goal':
    'Chaque joueur a retiré deux anneaux. Jouez un coup après lequel Noir ne peut plus vous empêcher de gagner à votre prochain tour.',
  'doubleThreat.hint':
    'Deux lignes de quatre se croisent sur une intersection libre. Que se passe-t-il si un de vos anneaux s’y trouve ?',
  'doubleThreat.done':
    'Votre anneau en f5 menace maintenant de compléter un alignement sur deux lignes. Noir ne peut en briser qu’une, et vous gagnez avec l’autre.',
  'doubleThreat.notYet':
    'Noir peut se défendre contre cela. Cherchez l’intersection où se croisent deux de vos lignes de quatre.',

  'keepRings.title': 'Quel anneau céder ?',
  'keepRings.goal':
    'Vous avez retiré un anneau. Retirez votre alignement et un deuxième anneau de façon à pouvoir compléter un troisième alignement à votre prochain tour, quoi que fasse Noir.',
  'keepRings.hint':
    'Deux de vos anneaux se trouvent entre quatre de vos marqueurs. Il vous faut les deux, car Noir peut briser une de ces lignes.',
  'keepRings.done':
    'Vos anneaux en f5 et h7 menacent deux alignements. Noir peut en briser un, et vous gagnez avec l’autre.',
  'keepRings.needed':
    'Cet anneau allait compléter un alignement. Noir peut parer la seule menace qui reste. Retirez un anneau qui ne menace rien.',

  'patience.title': 'Ne pas se précipiter',
  'patience.goal':
    'Vous avez du retard : Noir a retiré deux anneaux et menace un troisième alignement. Vous pourriez en compléter un aussi. Trouvez le coup qui vous garde dans la partie.',
  'patience.hint':
    'L’anneau noir en d6 va laisser un marqueur entre les autres dans la colonne d. Retournez un de ceux-ci.',
  'patience.done':
    'La menace a disparu, et votre alignement peut attendre. Avec cinq anneaux, vous avez plus de coups que Noir.',
  'patience.hurried':
    'Vous avez votre alignement, mais Noir complète maintenant le troisième et gagne. Parez d’abord la menace.',
  'patience.threat':
    'Noir peut encore compléter un troisième alignement et gagner. Retournez un marqueur de la colonne d.',

  'gift.title': 'Un alignement noir qui vous aide',
  'gift.goal':
    'Vous avez retiré deux anneaux, Noir un seul. Trouvez le coup après lequel vous gagnez à votre prochain tour, quoi que fasse Noir.',
  'gift.hint':
    'Deux de vos lignes de quatre se croisent en f5. Le seul chemin pour y aller complète un alignement pour Noir. Cela lui suffirait-il ?',
  'gift.done':
    'Noir retire l’alignement et un deuxième anneau. Mais votre anneau en f5 menace deux alignements ; Noir peut en briser un, et vous gagnez avec l’autre.',
  'gift.notYet':
    'Noir peut se défendre contre cela. N’ayez pas peur de donner un alignement à Noir : ce ne serait que le deuxième.',

  'blitz.title': 'Blitz : un alignement suffit',
  'blitz.goal':
    'C’est la version blitz : le premier alignement fait gagner. Jouez un coup après lequel Noir ne peut plus empêcher le vôtre.',
  'blitz.hint': 'Deux de vos lignes de quatre se croisent en e6. Quel anneau a la voie libre pour y aller ?',
  'blitz.done':
    'Votre anneau en e6 menace deux alignements. Noir peut en briser un, et vous gagnez avec l’autre.',
  'blitz.notYet':
    'Noir peut se défendre contre cela. Cherchez l’intersection où se croisent deux de vos lignes de quatre.',
};
