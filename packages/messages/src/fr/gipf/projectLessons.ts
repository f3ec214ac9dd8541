import type { Translation } from '../../areas.js';

export const projectLessons: Translation<'gipf/projectLessons'> = {
  'free.lesson': 'Pièces chargées : ZÈRTZ et YINSH',
  'stacks.lesson': 'DVONN, TAMSK, PÜNCT et les piles',
  'linked.lesson': 'Parties liées',

  'load.title': 'Faire entrer une pièce chargée',
  'load.goal':
    'Vous jouez Blanc. Chaque camp a trois ZÈRTZ et trois YINSH à faire entrer. Poussez sur le plateau une pièce chargée d’un ZÈRTZ.',
  'load.hint':
    'Vérifiez que ZÈRTZ est bien choisi à côté du plateau. Touchez ensuite un point et une intersection, comme pour toute poussée.',
  'load.done':
    'Une pièce chargée vous coûte une pièce et un potentiel. Elle est poussée, et compte, comme toute autre pièce.',
  'load.yinsh': 'Cette pièce porte un YINSH : son signe est un anneau. Le signe d’un ZÈRTZ est une bille.',
  'load.basic':
    'C’était une pièce sans potentiel. Après la première de ce genre, vous ne pouvez plus faire entrer de pièces chargées : les potentiels qui ne sont pas entrés sont perdus.',

  'slide.title': 'YINSH glisse',
  'slide.goal':
    'Utiliser un potentiel remplace la poussée. Un YINSH quitte sa pièce et glisse en ligne droite, uniquement sur des intersections libres. Complétez un alignement avec le YINSH en c3.',
  'slide.hint': 'Touchez c3, puis l’intersection qui manque dans la colonne e.',
  'slide.done':
    'Le YINSH a compté comme une de vos pièces. Mais dans un alignement, un potentiel utilisé doit partir, et il est hors jeu. Sa pièce est toujours en c3.',
  'slide.elsewhere':
    'Le YINSH peut aller là, mais il n’y complète aucun alignement. Quelle intersection manque dans la colonne e ?',
  'slide.push': 'C’était une poussée. Touchez la pièce chargée en c3, et choisissez où va son YINSH.',

  'jump.title': 'ZÈRTZ saute',
  'jump.goal':
    'Un ZÈRTZ saute en ligne droite par-dessus une ou plusieurs pièces côte à côte, les vôtres ou celles de Noir, et retombe sur la première intersection libre derrière elles. Complétez un alignement avec le ZÈRTZ en c3.',
  'jump.hint': 'Dans une direction, il saute par-dessus d4 et e5. Où retombe-t-il ?',
  'jump.done':
    'Le ZÈRTZ a comblé le vide de la colonne f. Il est parti avec l’alignement, et la pièce noire qui prolongeait celui-ci est capturée.',
  'jump.elsewhere': 'C’est bien un saut, mais il ne complète aucun alignement. Essayez l’autre direction.',
  'jump.push': 'C’était une poussée. Touchez la pièce chargée en c3, et choisissez où retombe son ZÈRTZ.',

  'keepLoaded.title': 'Rester ou partir',
  'keepLoaded.goal':
    'Il y a une pièce chargée dans votre alignement, et une pièce chargée noire le prolonge. Retirez l’alignement de sorte que votre pièce chargée reste et que celle de Noir parte.',
  'keepLoaded.hint':
    'Vous choisissez comme avec les pièces GIPF : touchez l’alignement, touchez une pièce chargée pour qu’elle reste ou qu’elle parte, puis retirez l’alignement.',
  'keepLoaded.done':
    'Vous pouvez encore utiliser votre YINSH. La pièce chargée de Noir est partie tout entière : la pièce est capturée, et son ZÈRTZ est hors jeu.',
  'keepLoaded.tookOwn':
    'Votre pièce chargée est partie aussi. Vous avez récupéré la pièce, mais son YINSH est hors jeu. Laissez-la en place.',
  'keepLoaded.leftTheirs':
    'La pièce chargée de Noir est toujours là, et son ZÈRTZ peut servir contre vous. Faites-la partir avec l’alignement.',

  'lastResort.title': 'Avec une réserve vide',
  'lastResort.goal':
    'Votre réserve est vide, vous ne pouvez donc pas pousser. Mais vous pouvez encore utiliser un potentiel. Trouvez l’usage qui vous rend des pièces.',
  'lastResort.hint': 'La ligne de d5 à g3 n’a qu’un vide. Lequel de vos potentiels peut l’atteindre ?',
  'lastResort.done':
    'Avec une réserve vide, vous continuez tant que vous pouvez utiliser un potentiel. Et vous avez maintenant de nouveau des pièces à pousser.',
  'lastResort.nothing':
    'Votre réserve est toujours vide. Utilisez un potentiel pour compléter un alignement.',

  'hop.title': 'DVONN saute sur une pièce voisine',
  'hop.goal':
    'Un DVONN saute sur une pièce de base noire voisine, c’est-à-dire sans potentiel. L’intersection appartient à celui qui est au sommet. Complétez un alignement avec le DVONN en c4.',
  'hop.hint': 'Quelle pièce noire se trouve entre vos pièces dans la colonne d ?',
  'hop.done':
    'Seul le sommet est parti avec l’alignement. Le DVONN est hors jeu, et la pièce noire qui était dessous est de nouveau à découvert en d4.',
  'hop.elsewhere':
    'Cette intersection est maintenant à vous, mais elle ne complète aucun alignement. Regardez la colonne d.',
  'hop.push':
    'C’était une poussée. Touchez la pièce chargée en c4, puis la pièce sur laquelle son DVONN doit sauter.',

  'tower.title': 'Une pile grandit',
  'tower.goal':
    'Un DVONN noir est posé sur votre pièce en e4, l’intersection est donc à Noir. Comme il est posé sur une de vos pièces, votre propre DVONN peut sauter dessus. Complétez votre alignement.',
  'tower.hint': 'Touchez e4 pour voir ce qui s’y trouve. Touchez ensuite d4, puis de nouveau e4.',
  'tower.done':
    'Avec votre DVONN au sommet, l’intersection était à vous. Il est parti avec l’alignement, et le DVONN noir est de nouveau au sommet : ce qui est dessous revient toujours.',
  'tower.elsewhere':
    'Cette intersection est maintenant à vous, mais elle ne complète aucun alignement. Sautez sur la pile en e4.',
  'tower.push': 'C’était une poussée. Utilisez le DVONN en d4.',

  'middle.title': 'TAMSK agit au centre',
  'middle.goal':
    'Quand votre TAMSK est poussé en e5, vous avez aussitôt une poussée de plus, et c’est le TAMSK lui-même qui entre avec elle. Poussez-le là, et complétez un alignement avec la seconde poussée.',
  'middle.hint': 'Poussez d’abord depuis e1. Faites ensuite entrer le TAMSK par g1.',
  'middle.done':
    'Deux poussées en un seul tour. Le TAMSK a compté dans l’alignement ; il est maintenant hors jeu.',
  'middle.noRow':
    'Le TAMSK est entré, mais il ne complète aucun alignement. Où trois de vos pièces sont-elles réunies ?',
  'middle.forgone': 'Vous avez renoncé à la seconde poussée, le TAMSK est donc hors jeu.',
  'middle.elsewhere': 'Le TAMSK doit d’abord arriver en e5. Faites avancer la colonne e d’une intersection.',

  'convert.title': 'Convertir une pièce GIPF',
  'convert.goal':
    'Un PÜNCT peut sauter sur une pièce GIPF noire voisine. Il neutralise alors la pièce GIPF, ou la convertit en une des vôtres. Convertissez celle en e5.',
  'convert.hint': 'Touchez d4, puis e5. Passez à l’autre choix avant de valider.',
  'convert.done':
    'Les deux pièces noires sont capturées. Là se trouve une pièce GIPF à vous, faite du PÜNCT et d’une pièce de votre réserve.',
  'convert.neutralised':
    'Vous l’avez neutralisée : sa pièce du dessus est capturée, et le PÜNCT est posé sur celle du dessous. Noir a une pièce GIPF de moins, mais vous n’en avez pas une de plus.',
  'convert.stacked':
    'Le PÜNCT a sauté sur une pièce chargée d’un PÜNCT. Il en a le droit, mais la pièce GIPF est toujours à Noir.',
  'convert.push': 'C’était une poussée. Utilisez le PÜNCT en d4.',

  'lastGipf.title': 'La dernière pièce GIPF',
  'lastGipf.goal': 'Il ne reste qu’une pièce GIPF à Noir. Gagnez la partie maintenant.',
  'lastGipf.hint': 'Neutralisée ou convertie, elle n’est plus une pièce GIPF de Noir.',
  'lastGipf.done': 'Noir n’a plus de pièce GIPF. Vous gagnez !',
  'lastGipf.stacked': 'Vous avez utilisé votre PÜNCT, et la pièce GIPF de Noir est toujours en d5.',
  'lastGipf.other': 'La pièce GIPF de Noir est toujours en d5. Lequel de vos potentiels peut sauter dessus ?',

  'announce.title': 'Annoncer une utilisation',
  'announce.goal':
    'Dans ce match, on peut lancer un défi contre l’usage d’un potentiel ; il faut donc d’abord l’annoncer. Annoncez la glissade qui complète votre alignement.',
  'announce.hint':
    'Touchez c6, puis l’intersection qui manque dans la colonne f. Annoncez l’usage avec le bouton.',
  'announce.done':
    'Noir laisse maintenant agir le YINSH ou lance un défi. Noir lance un défi ! La partie de GIPF attend, et une partie de YINSH blitz décide.',
  'announce.elsewhere':
    'Cet usage ne complète aucun alignement. Vous devrez peut-être vous battre pour l’obtenir, choisissez-en donc un meilleur.',
  'announce.push': 'C’était une poussée. On n’annonce que les usages : touchez la pièce chargée en c6.',

  'between.title': 'La partie intermédiaire',
  'between.goal':
    'Le sort vous a donné les blancs dans cette partie de YINSH blitz. Gagnez-la : le premier anneau retiré décide.',
  'between.hint':
    'Votre cinquième marqueur viendra de l’anneau en e3. Déplacez-le sans sauter par-dessus vos marqueurs, puis retirez l’alignement et un anneau.',
  'between.done':
    'Vous avez gagné la partie liée. Votre YINSH agit donc dans la partie de GIPF, et votre alignement est complet.',
  'between.flipped':
    'Vous avez sauté par-dessus vos propres marqueurs et les avez retournés. Déplacez l’anneau en e3 dans une autre direction.',
  'between.notYet':
    'Vous n’avez pas encore gagné. Quel anneau peut laisser derrière lui le cinquième marqueur d’un alignement ?',

  'denied.title': 'Refusé',
  'denied.goal':
    'Cette fois, vous avez perdu la partie liée. La pièce en c3 reste chargée, mais vous ne pouvez plus utiliser son YINSH à ce tour. Trouvez un autre moyen de compléter l’alignement. Noir n’a plus de défi.',
  'denied.hint': 'Vous pouvez annoncer un autre potentiel dans le même tour. Regardez h5.',
  'denied.done':
    'Une partie perdue vous coûte l’usage à ce tour, pas le potentiel : plus tard, vous pourrez annoncer de nouveau le YINSH en c3.',
  'denied.none': 'Cela ne complète aucun alignement. Votre second YINSH le pourrait.',

  'challenge.title': 'Lancer un défi ?',
  'challenge.goal':
    'Noir annonce le YINSH de c3 en e5. Il vous reste une pièce GIPF et un défi. Que faites-vous ?',
  'challenge.hint': 'Quel alignement Noir compléterait-il, et que capturerait-il ?',
  'challenge.done':
    'Cet usage aurait fait gagner la partie à Noir. Noir doit maintenant gagner d’abord la partie liée, et une nulle ne suffit pas.',
  'challenge.waive':
    'Le YINSH agit alors. Noir complète un alignement dans la colonne e, capture votre dernière pièce GIPF en e7 et gagne.',

  'waive.title': 'Ou laisser agir ?',
  'waive.goal': 'Noir annonce le YINSH de c3 en c2. Il vous reste un défi. Que faites-vous ?',
  'waive.hint': 'Noir complète-t-il ainsi un alignement, ou menace-t-il d’en compléter un ?',
  'waive.done':
    'Cet usage ne vous nuit pas. Vous gardez votre défi pour un usage qui vous nuirait, et Noir a un YINSH de moins.',
  'waive.challenge': 'Vous dépenseriez ainsi votre seul défi pour un usage qui ne vous nuit pas.',

  'die.title': 'Un lancer de dé',
  'die.goal':
    'Pour ZÈRTZ, vous vous êtes mis d’accord sur un dé. Vous avez annoncé le saut de c3 en f5, et Noir a lancé un défi. Vous faites 4, et Noir aussi. Que se passe-t-il ?',
  'die.hint': 'Le joueur qui a annoncé doit faire au moins autant que celui qui a lancé le défi.',
  'die.done': 'L’égalité suffit. Le ZÈRTZ agit et complète votre alignement.',
  'die.stays':
    'Vous devez faire au moins autant que Noir, et c’est le cas. Le ZÈRTZ ne resterait que si vous aviez fait moins.',
};
