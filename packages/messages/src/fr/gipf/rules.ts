import type { Translation } from '../../areas.js';

export const rules: Translation<'gipf/rules'> = {
  'page.title': 'Les règles de GIPF',
  'page.description':
    'Les règles complètes de GIPF avec des plateaux animés : poussées, alignements de quatre, captures, pièces GIPF, jeux de base, standard et de tournoi, et nos règles maison.',
  'page.heading': 'Les règles de GIPF',
  'page.lead':
    'GIPF est un jeu de Kris Burm pour deux joueurs. Vous poussez des pièces depuis le bord, et tout ce qui se trouve sur leur chemin avance. Commencez par le jeu de base ; les jeux standard et de tournoi ne font que le compléter.',

  'begin.heading': 'Le jeu de base : avant de commencer',
  'aim.title': 'Le but du jeu',
  'aim.text':
    'Capturez les pièces de votre adversaire jusqu’à ce qu’il n’en ait plus à pousser. Pour cela, formez des alignements : **quatre de vos pièces** alignées vous reviennent, et tout ce qui prolonge l’alignement part avec elles. Chaque poussée vous coûte une pièce de votre réserve. Si vous devez pousser et **n’avez plus de pièce, vous perdez**. Les pièces reprises vous maintiennent en jeu, mais c’est en **capturant** que l’on gagne.',
  'aim.shows':
    'Blanc complète un alignement de quatre, le récupère et capture la pièce noire qui se trouve derrière.',
  'board.title': 'Le plateau',
  'board.text':
    'Les pièces se placent sur les **37 intersections** des lignes. Tout autour se trouvent **24 points**, par lesquels les pièces entrent. Les points eux-mêmes ne font pas partie de l’aire de jeu : rien ne reste jamais sur un point. Vues du côté de Blanc, les colonnes vont de a à i, de gauche à droite, et les numéros augmentent vers Noir ; le coin e1 pointe vers Blanc.',
  'board.shows': 'Les 24 points sont signalés. Une pièce arrive par a3 et avance en b4.',
  'start.title': 'Le début',
  'start.text':
    'Chaque joueur a **15 pièces** : trois sur le plateau, à un coin sur deux, et **12 en réserve**. Tirez les couleurs au sort ; Blanc commence, puis on joue à tour de rôle. Les réserves et les pièces capturées restent visibles : les deux joueurs peuvent les compter à tout moment.',
  'start.shows': 'Le début du jeu de base et les premières poussées.',

  'push.heading': 'Pousser',
  'push.title': 'Une poussée',
  'push.text':
    'Votre coup consiste en **une poussée**. Posez une pièce de votre réserve sur un point et poussez-la le long d’une ligne jusqu’à la première intersection. Si une pièce s’y trouve, quelle que soit sa couleur, elle avance d’une intersection dans la même direction. De chacun des six points d’angle part une seule ligne, de tout autre point il en part deux ; vous choisissez laquelle.',
  'push.shows': 'Blanc pousse depuis a1. La pièce noire en b2 avance en c3.',
  'chain.title': 'Pousser plusieurs pièces',
  'chain.text':
    'Une pièce poussée peut pousser la suivante, et ainsi de suite. Toutes les pièces qui se touchent sur la ligne avancent d’**exactement une intersection**. Au-delà d’un vide, rien ne bouge.',
  'chain.shows': 'Blanc pousse depuis e1. Trois pièces avancent d’une intersection ; la pièce en e7 reste.',
  'closed.title': 'Une ligne pleine est fermée',
  'closed.text':
    'Aucune pièce ne peut être poussée hors du plateau. Si une ligne n’a **aucune intersection libre**, vous ne pouvez y pousser par aucun des deux bouts.',
  'closed.shows':
    'La colonne b est pleine, donc les points b1 et b6 sont fermés pour cette ligne. Mais depuis a2, une autre ligne mène à b3.',

  'rows.heading': 'Alignements et captures',
  'row.title': 'Un alignement de quatre',
  'row.text':
    '**Au moins quatre pièces d’une même couleur** côte à côte sur une ligne forment un alignement. Son propriétaire doit le retirer aussitôt, peu importe qui l’a formé. Le retirer ne coûte pas de tour.',
  'row.shows': 'Blanc complète un alignement de quatre dans la colonne d et le retire.',
  'extension.title': 'Ce qui part avec l’alignement',
  'extension.text':
    'Avec l’alignement part aussi **chaque pièce qui le prolonge sans vide**, à l’un ou l’autre bout et quelle que soit sa couleur. De chaque côté, la première intersection libre marque la fin.',
  'extension.shows':
    'Blanc retire les pièces de e2 à e5, et la pièce noire en e6 part aussi. Celle en e8 reste, car e7 est libre.',
  'captured.title': 'Retour en réserve, ou capture',
  'captured.text':
    'Vos propres pièces retournent dans **votre réserve**. Les pièces de votre adversaire sont **capturées** et hors jeu.',
  'captured.shows': 'Blanc récupère quatre pièces. La pièce noire en c2 est capturée.',
  'order.title': 'Des alignements pour les deux',
  'order.text':
    'Si une poussée forme des alignements pour les deux joueurs, **celui qui a poussé retire d’abord tous les siens**. Puis l’autre joueur retire ce qui est encore complet, et fait ensuite la poussée suivante.',
  'order.shows':
    'La poussée de Blanc complète un alignement de chaque couleur. Blanc retire l’alignement blanc, Noir le noir ; puis Noir pousse.',
  'several.title': 'Plusieurs alignements',
  'several.text':
    'Si vous avez plusieurs alignements et qu’ils ne se croisent pas, vous devez les retirer **tous**.',
  'several.shows': 'Une poussée complète deux alignements blancs. Blanc retire les deux.',
  'crossing.title': 'Alignements qui se croisent',
  'crossing.text':
    'Si vos alignements se croisent, **vous choisissez** lequel retirer en premier. Si l’autre compte alors moins de quatre pièces, il reste sur le plateau.',
  'crossing.shows':
    'Deux alignements blancs se croisent en e5. Blanc retire celui de la colonne e ; trois pièces de l’autre restent.',
  'crossingMeans.title': 'Quand des alignements se croisent',
  'crossingMeans.text':
    'Deux alignements se croisent quand l’un et l’autre feraient partir une pièce de la même intersection, même si cette pièce ne fait que prolonger l’un d’eux. Ce qui prolonge un alignement se décide au moment où on le retire, pas avant.',
  'crossingMeans.shows':
    'La pièce en e7 partirait avec l’un ou l’autre alignement. Blanc retire d’abord l’alignement de b4 à e7. L’alignement de la colonne e est encore complet, donc Blanc le retire aussi.',

  'end.heading': 'La fin de la partie',
  'reserve.title': 'Réserve vide',
  'reserve.text': 'Si vous devez pousser et que votre réserve est **vide, vous perdez**.',
  'reserve.shows': 'Blanc pousse. Noir n’a plus rien en réserve et perd.',
  'rescue.title': 'Sauvé par un alignement',
  'rescue.text':
    'Une réserve vide ne suffit pas pour perdre. Si vous avez d’abord un alignement à retirer, ses pièces vous reviennent et vous pouvez de nouveau pousser. Le livret de règles n’en parle pas ; nous l’avons ajouté parce que les alignements sont toujours retirés avant la poussée suivante.',
  'rescue.shows':
    'La réserve de Blanc est vide, mais la poussée de Noir complète un alignement blanc. Blanc le retire et peut pousser.',
  'handicap.title': 'Le handicap',
  'handicap.text':
    'Pour compenser une différence de force, le joueur le plus faible peut, dans le jeu de base, commencer avec **une, deux ou trois pièces supplémentaires** en réserve.',
  'handicap.shows': 'Noir commence avec deux pièces de plus en réserve.',
  'draw.title': 'Pas de nulle',
  'draw.text':
    'Les règles ne connaissent pas de partie nulle, et les positions peuvent se répéter. On n’est jamais bloqué : tant que vous avez une pièce en réserve, il y a une ligne ouverte quelque part.',
  'draw.shows': 'Même sur un plateau encombré, il y a toujours une entrée.',
  'agreed.title': 'Convenir d’une nulle',
  'agreed.text':
    'Les deux joueurs peuvent convenir d’une partie nulle. Le livret de règles ne connaît pas la nulle ; nous l’avons ajoutée parce qu’une partie peut durer sans fin si aucun des deux joueurs ne progresse.',
  'undo.title': 'Revenir en arrière',
  'undo.text':
    'Sur un vrai plateau, c’est « pièce touchée, pièce jouée ». Ici, vous pouvez annuler des étapes tant que vous n’avez pas validé votre coup.',

  'standard.heading': 'Le jeu standard',
  'standardStart.title': 'Les pièces GIPF',
  'standardStart.text':
    'Chaque joueur a **18 pièces**. Chacun commence la partie avec trois **pièces GIPF**, sur les mêmes intersections que dans le jeu de base. Une pièce GIPF se compose de deux pièces posées l’une sur l’autre. Chaque joueur a 12 pièces en réserve. Vous poussez des pièces simples ; les pièces GIPF sont poussées plus loin comme toutes les autres.',
  'standardStart.shows': 'Le début du jeu standard et les premières poussées.',
  'choice.title': 'Rester ou partir',
  'choice.text':
    'Dans un alignement, une pièce GIPF compte pour **une pièce**. Quand vous retirez un alignement, vous décidez pour **chaque pièce GIPF** qui partirait avec lui, qu’elle soit à vous ou à votre adversaire, si elle part ou si elle reste.',
  'choice.shows':
    'Blanc retire l’alignement, laisse en place la pièce GIPF blanche en e4 et capture la noire en e6.',
  'crossingKept.title': 'Une pièce GIPF à un croisement',
  'crossingKept.text':
    'Si deux de vos alignements se croisent sur une pièce GIPF et que vous la laissez en place, le second alignement est **encore complet**. Vous devez le retirer aussi, et vous avez de nouveau le choix.',
  'crossingKept.shows':
    'Deux alignements blancs se croisent en e5. Blanc laisse la pièce GIPF en place, retire un alignement, puis l’autre.',
  'worthTwo.title': 'Elle vaut deux pièces',
  'worthTwo.text':
    'Une de vos pièces GIPF que vous retirez revient dans votre réserve sous forme de **deux pièces simples** ; dans le jeu standard, elles le restent. Une pièce GIPF capturée coûte deux pièces à son propriétaire.',
  'worthTwo.shows':
    'Blanc retire tout : cinq pièces retournent dans la réserve, et deux pièces noires sont capturées.',
  'lastGipf.title': 'La dernière pièce GIPF',
  'lastGipf.text':
    'Si vous n’avez **plus de pièce GIPF sur le plateau, vous perdez** immédiatement, même si vous avez retiré la dernière vous-même. Comme toujours, vous perdez aussi si vous devez pousser alors que votre réserve est vide.',
  'lastGipf.shows': 'Blanc capture la dernière pièce GIPF de Noir et gagne.',
  'bothLast.title': 'Les deux dernières à la fois',
  'bothLast.text':
    'Si un alignement emporte à la fois votre dernière pièce GIPF et celle de votre adversaire, le joueur qui a retiré l’alignement gagne.',
  'bothLast.shows':
    'L’alignement emporte l’unique pièce GIPF de chaque joueur. C’est Blanc qui l’a retiré, donc Blanc gagne.',

  'tournament.heading': 'Le jeu de tournoi',
  'firstPush.title': 'Un plateau vide',
  'firstPush.text':
    'Le jeu de tournoi commence avec un **plateau vide** et **18 pièces** dans chaque réserve. Votre première poussée doit faire entrer une **pièce GIPF** ; elle coûte deux pièces de votre réserve. Cette forme est facultative : le jeu standard est complet sans elle.',
  'firstPush.shows': 'Les deux joueurs font entrer chacun deux pièces GIPF.',
  'rightEnds.title': 'Autant que vous voulez, jusqu’à la première pièce simple',
  'rightEnds.text':
    'Vous pouvez continuer à faire entrer des pièces GIPF jusqu’à ce que vous poussiez **votre première pièce simple**. Ensuite, vous ne faites plus entrer que des pièces simples. Chaque joueur en décide pour lui-même, et perdre ou reprendre une pièce GIPF n’y change rien.',
  'rightEnds.shows':
    'Blanc fait entrer une pièce simple et ne peut désormais plus faire entrer que des pièces simples. Noir peut encore faire entrer une pièce GIPF.',
  'inAgain.title': 'Deux pièces, de nouveau une pièce GIPF',
  'inAgain.text':
    'Dans le jeu de tournoi, toutes les pièces de la réserve se valent. Tant que vous n’avez pas poussé de pièce simple, deux d’entre elles peuvent entrer comme pièce GIPF, même si elles en ont déjà formé une. Le livret de règles laisse ce point ouvert.',
  'inAgain.shows':
    'Blanc reprend deux pièces GIPF. Noir pousse, et Blanc fait de nouveau entrer une pièce GIPF.',
  'tournamentLast.title': 'Perdre la dernière pièce GIPF',
  'tournamentLast.text':
    'Comme dans le jeu standard, vous perdez quand vous n’avez plus de pièce GIPF sur le plateau. Cela vaut à partir de votre propre première poussée.',
  'tournamentLast.shows': 'Blanc capture la dernière pièce GIPF de Noir et gagne.',
  'fourStay.title': 'Quatre pièces GIPF peuvent rester',
  'fourStay.text':
    'Un alignement où **au moins quatre pièces GIPF** sont côte à côte peut être laissé en place. Vous en décidez à nouveau chaque fois : avant votre poussée et après elle. Cela découle du livret de règles, qui permet à chaque pièce GIPF d’un alignement de rester ; les règles abrégées de l’auteur le disent expressément.',
  'fourStay.shows':
    'Blanc a quatre pièces GIPF dans la colonne b et choisit chaque fois de les laisser en place.',
  'singlesGo.title': 'Les pièces simples partent quand même',
  'singlesGo.text':
    'Si vous laissez un tel alignement en place, les **pièces simples** qui le prolongent doivent tout de même partir : les vôtres retournent dans votre réserve, celles de l’adversaire sont capturées.',
  'singlesGo.shows':
    'Quatre pièces GIPF restent dans la colonne e, mais la pièce simple en e2 retourne dans la réserve.',

  'strategy.heading': 'Bien jouer',
  'anySide.title': 'Aucun côté du plateau n’est à vous',
  'anySide.text':
    'Vous pouvez pousser depuis **n’importe quel point**, même tout près des pièces de votre adversaire. Regardez chaque ligne par **ses deux bouts** : la meilleure poussée vient souvent du côté opposé.',
  'anySide.shows':
    'Blanc pousse deux fois depuis le bord opposé, complète de là un alignement dans la colonne d et capture une pièce.',
  'onBoard.title': 'Une pièce sur le plateau en fait plus',
  'onBoard.text':
    'Une pièce en réserve ne menace rien. Avec **plus de pièces sur le plateau**, on peut menacer plusieurs alignements à la fois. Ne complétez donc pas un alignement juste pour remplir votre réserve.',
  'onBoard.shows':
    'La poussée de Blanc menace deux alignements. Noir en empêche un, et Blanc complète l’autre.',
  'makeThem.title': 'Faites retirer des pièces à l’adversaire',
  'makeThem.text':
    'Un alignement doit être retiré, même si c’est vous qui l’avez formé. Votre adversaire a alors **quatre pièces de moins sur le plateau**, et vous y avez l’avantage. Veillez à ce qu’aucune de vos pièces ne prolonge l’alignement.',
  'makeThem.shows':
    'Noir menace un alignement dans la colonne f, qui capturerait f6. Blanc le complète d’abord, de sorte qu’il ne capture rien. Noir doit le retirer, puis Blanc forme un alignement.',
  'opened.title': 'Un alignement retiré libère des intersections',
  'opened.text':
    'Un alignement retiré laisse des **intersections libres**. Une ligne fermée s’ouvre, une chaîne se rompt, une menace apparaît ou disparaît. Avant de compléter un alignement, regardez chaque ligne qui le croise.',
  'opened.shows':
    'La colonne c est fermée. Blanc retire l’alignement de c6 à f5. Maintenant c6 est libre : Blanc peut pousser depuis c1, et capture.',
  'countBoth.title': 'Comptez les deux réserves',
  'countBoth.text':
    'Vers la fin, **une seule pièce décide**. S’il n’y a plus d’alignement, le joueur qui doit pousser a besoin d’**une pièce de plus** que l’autre. Comptez avant chaque alignement : qu’est-ce qui vous revient, et que perd votre adversaire ?',
  'countBoth.shows':
    'Blanc a deux pièces en réserve, Noir une. Aucun alignement ne se forme, et Noir est à court le premier.',
  'ownAndTheirs.title': 'Votre pièce GIPF et la sienne',
  'ownAndTheirs.text':
    'Cédez une de **vos** pièces GIPF quand vous avez besoin des deux pièces qui la composent et qu’il vous en reste une autre sur le plateau. Laissez une pièce GIPF **adverse** quand son départ ouvrirait une ligne à votre adversaire.',
  'ownAndTheirs.shows':
    'Blanc reprend sa pièce GIPF en e6 comme deux pièces, mais laisse la noire en g6 : elle tient fermée la colonne g, où Noir capturerait la dernière pièce GIPF de Blanc.',

  'project.heading': 'Le projet GIPF : les potentiels',
  'potentials.title': 'D’autres jeux prêtent main-forte',
  'potentials.text':
    'GIPF peut aller plus loin : cinq autres jeux peuvent chacun lui prêter un **potentiel**. Combiner des jeux est facultatif : GIPF se suffit à lui-même. Un potentiel est une petite pièce portée par une de vos pièces jusqu’à ce que vous l’utilisiez, une seule fois, pour faire ce qu’aucune autre pièce ne peut faire. Une pièce sans potentiel s’appelle une **pièce de base**, une pièce avec un potentiel une **pièce chargée**.',
  'potentials.shows':
    'Des pièces chargées de Blanc et de Noir. De gauche à droite : ZÈRTZ, une bille ; YINSH, un anneau ; DVONN, trois barres ; TAMSK, un sablier ; PÜNCT, trois points.',
  'loaded.title': 'Faire entrer une pièce chargée',
  'loaded.text':
    'Une pièce chargée entre par une poussée, comme toute autre pièce. Elle coûte **une pièce de votre réserve et un potentiel**.',
  'loaded.shows': 'Blanc fait entrer un ZÈRTZ, Noir un YINSH, puis Blanc un YINSH.',
  'onePotential.title': 'Un potentiel par pièce',
  'onePotential.text': 'Une pièce porte **un seul potentiel**, jamais plusieurs.',
  'entryOrder.title': 'L’ordre d’entrée',
  'entryOrder.text':
    'D’abord les pièces GIPF, puis les pièces chargées, puis les pièces de base. Avec **votre première pièce chargée**, votre droit de faire entrer des pièces GIPF prend fin. Avec **votre première pièce de base**, vous ne pouvez plus faire entrer ni les unes ni les autres, et les potentiels qui ne sont pas entrés sont perdus.',
  'entryOrder.shows':
    'Un début de tournoi. Chacun fait entrer une pièce GIPF de plus, puis une pièce chargée. La pièce de base de Blanc en c2 y met fin pour Blanc ; Noir peut encore faire entrer des potentiels.',
  'loadedStay.title': 'Les pièces chargées dans un alignement',
  'loadedStay.text':
    'Une pièce chargée est poussée, et compte, comme toute autre pièce. Quand vous retirez un alignement, vous décidez pour **chaque pièce chargée** qui partirait avec lui, qu’elle soit à vous ou à votre adversaire, si elle part ou si elle reste, comme pour les pièces GIPF.',
  'loadedStay.shows':
    'Blanc retire l’alignement, laisse en place la pièce chargée blanche en e4 et fait partir la noire en e6.',
  'loadedGoes.title': 'Quand une pièce chargée part',
  'loadedGoes.text':
    'Une pièce chargée qui part, part **tout entière**. La pièce retourne dans la réserve de son propriétaire ou est capturée, comme toujours. Le potentiel est **hors jeu**.',
  'loadedGoes.shows':
    'Le même alignement. Blanc reprend la pièce chargée blanche : la pièce est de nouveau dans la réserve, son YINSH est hors jeu.',
  'oneGoes.title': 'Une au moins doit partir',
  'oneGoes.text':
    'Si un alignement ne se compose que de pièces GIPF et de pièces chargées, **une d’entre elles au moins doit partir**. Dans les parties avec potentiels, cela remplace aussi la règle de tournoi selon laquelle quatre pièces GIPF peuvent rester.',
  'oneGoes.shows':
    'L’alignement de Blanc ne contient que des pièces GIPF et des pièces chargées. Blanc fait partir celle en d4.',
  'use.title': 'Utiliser un potentiel',
  'use.text':
    'Utiliser un potentiel **remplace la poussée**. Le potentiel quitte sa pièce et agit, chaque type à sa façon. La pièce reste où elle est, comme pièce de base. Ensuite, les alignements sont retirés comme après une poussée.',
  'use.shows': 'Le YINSH de Blanc glisse de d3 en d6. Puis le ZÈRTZ de Noir saute de f5 en d4.',
  'usedGoes.title': 'Après l’usage',
  'usedGoes.text':
    'Un potentiel utilisé reste sur le plateau comme une pièce de votre couleur et compte dans les alignements. Quand son alignement est retiré, **vous ne pouvez pas le laisser en place** : il est hors jeu et ne va jamais dans une réserve.',
  'usedGoes.shows':
    'Le YINSH complète l’alignement de Blanc. Trois pièces retournent dans la réserve, et le YINSH est hors jeu.',

  'kinds.heading': 'Les cinq potentiels',
  'zertz.title': 'ZÈRTZ saute',
  'zertz.text':
    'Un ZÈRTZ saute en ligne droite par-dessus **une ou plusieurs pièces côte à côte**, de tout type et de toute couleur, et retombe sur la première intersection libre derrière elles.',
  'zertz.shows': 'Depuis c3, le ZÈRTZ peut sauter en c5 ou en f5. Il saute par-dessus d4 et e5.',
  'yinsh.title': 'YINSH glisse',
  'yinsh.text':
    'Un YINSH glisse en ligne droite sur des **intersections libres**, aussi loin que vous voulez. Il ne saute pas.',
  'yinsh.shows': 'Toutes les intersections que le YINSH peut atteindre sont signalées. Il glisse en h5.',
  'dvonn.title': 'DVONN saute sur ses voisines',
  'dvonn.text':
    'Un DVONN saute sur une intersection voisine où se trouve une **pièce de base de l’adversaire**, une pièce de l’adversaire **chargée d’un DVONN**, ou un **DVONN** de l’adversaire **posé sur une pièce à vous**. L’intersection appartient à celui qui est au sommet.',
  'dvonn.shows':
    'Parmi les pièces noires qui l’entourent, le DVONN peut sauter sur trois : la pièce de base en d3, celle chargée d’un DVONN en c4 et le DVONN posé sur une pièce blanche en e4. La pièce en c3 porte autre chose. Le DVONN saute en d3.',
  'stack.title': 'Les piles',
  'stack.text':
    'Un DVONN au sommet peut à son tour être recouvert par l’autre camp : une pile peut ainsi grandir, les couleurs alternant de DVONN en DVONN. Elle compte pour **une pièce de la couleur du sommet**, et elle est poussée d’un seul bloc. Touchez une pile pour voir ce qu’elle contient.',
  'stack.shows':
    'Le DVONN de Blanc saute sur une pièce chargée d’un DVONN. Noir le recouvre, puis Blanc recouvre celui de Noir.',
  'beneath.title': 'Ce qui est dessous revient',
  'beneath.text':
    'Quand un alignement emporte une pile, **seul son sommet part**, et ce DVONN est hors jeu. Ce qui était dessous est de nouveau là, compte de nouveau, et peut compléter un autre alignement.',
  'beneath.shows':
    'Blanc retire l’alignement de la colonne d. Le DVONN en d4 part, la pièce noire qui était dessous est de nouveau là, et elle complète un alignement pour Noir.',
  'directly.title': 'Directement dessous',
  'directly.text':
    'Qu’un DVONN soit posé ou non sur une pièce à vous dépend de ce qui se trouve directement dessous. Une pièce chargée qui se retrouve à découvert peut de nouveau être utilisée.',
  'directly.shows':
    'L’alignement de Noir emporte le DVONN noir de c4. La pièce chargée de Blanc est de nouveau là, et Blanc utilise son DVONN.',
  'tamsk.title': 'TAMSK agit au centre',
  'tamsk.text':
    'Quand vous **poussez en e5** votre pièce chargée d’un TAMSK, vous avez **une poussée de plus** dans le même tour, et c’est le TAMSK lui-même qui entre avec elle, comme une pièce. Rien n’est retiré entre les deux poussées. Si vous ne l’utilisez pas aussitôt, le TAMSK est hors jeu. Les détails de cette règle sont de nous.',
  'tamsk.shows': 'La poussée de Blanc amène le TAMSK en e5. Il entre par g1 et complète un alignement.',
  'tamskTheirs.title': 'Poussé là par l’adversaire',
  'tamskTheirs.text':
    'Si c’est votre adversaire qui le pousse en e5, vous avez la poussée supplémentaire au **début de votre prochain tour**, avant votre coup normal, et seulement si la pièce est encore en e5. Rien n’est retiré entre les deux.',
  'tamskTheirs.shows':
    'La poussée de Noir amène le TAMSK de Blanc en e5. Blanc le fait entrer par c1, fait une poussée normale depuis i5, et alors seulement retire l’alignement.',
  'punct.title': 'PÜNCT s’attaque aux pièces GIPF',
  'punct.text':
    'Un PÜNCT saute sur une intersection voisine où se trouve une pièce de l’adversaire **chargée d’un PÜNCT**, un **PÜNCT** de l’adversaire **posé sur une pièce à vous**, ou une **pièce GIPF de l’adversaire**. Sur un autre PÜNCT, tout se passe comme avec DVONN, et de telles piles peuvent grandir de la même façon. Les détails concernant PÜNCT sont de nous.',
  'punct.shows':
    'Le PÜNCT peut sauter sur la pièce chargée d’un PÜNCT en d3, sur le PÜNCT posé sur une pièce blanche en e4 ou sur la pièce GIPF en d5. Il saute en d3.',
  'neutralise.title': 'Neutraliser une pièce GIPF',
  'neutralise.text':
    'Sur une pièce GIPF, vous avez le choix entre deux choses. Soit vous la **neutralisez** : sa pièce du dessus est capturée, et le PÜNCT se pose sur celle du dessous. Ce n’est plus une pièce GIPF. Quand le PÜNCT part, la pièce du dessous reste là comme pièce de base.',
  'neutralise.shows':
    'Le PÜNCT neutralise la pièce GIPF en e5 et complète un alignement. Le PÜNCT part avec lui, et il reste une pièce de base noire en e5.',
  'convert.title': 'Convertir une pièce GIPF',
  'convert.text':
    'Soit, si vous avez une pièce en réserve, vous la **convertissez** : ses deux pièces sont capturées, et le PÜNCT et une pièce de votre réserve forment à sa place une **pièce GIPF à vous**. Si vous la retirez plus tard, seule la pièce retourne dans votre réserve ; le PÜNCT est hors jeu.',
  'convert.shows':
    'Les deux pièces noires en e5 sont capturées. Une pièce GIPF blanche se trouve maintenant là.',
  'punctLast.title': 'Perdre la dernière à cause d’un PÜNCT',
  'punctLast.text':
    'Si un PÜNCT neutralise ou convertit votre dernière pièce GIPF, vous avez perdu, comme après toute autre perte de la dernière.',
  'punctLast.shows': 'La dernière pièce GIPF de Noir est neutralisée. Blanc gagne.',
  'noPiece.title': 'La fin de la partie',
  'noPiece.text':
    'Avec une réserve vide, vous continuez **tant que vous pouvez utiliser un potentiel**. Vous perdez quand c’est à vous de jouer et que vous ne pouvez ni pousser ni utiliser un potentiel. Et comme toujours, vous perdez quand vous n’avez plus de pièce GIPF sur le plateau.',
  'noPiece.shows':
    'Blanc n’a plus rien en réserve et utilise son dernier potentiel. Noir pousse, et Blanc a perdu.',

  'linked.heading': 'Les parties liées',
  'won.title': 'Si vous gagnez la partie liée',
  'won.text':
    'La partie de GIPF attend pendant que vous jouez la partie liée. Si le joueur qui a annoncé l’usage **la gagne, le potentiel agit**, et le tour continue.',
  'won.shows': 'Blanc annonce le YINSH de c3 en e5 et gagne la partie liée. Le YINSH agit.',
  'notWon.title': 'Si vous ne la gagnez pas',
  'notWon.text':
    'Sinon, l’usage est **refusé** ; une nulle ne suffit pas. Le potentiel reste sur sa pièce, et le joueur qui l’a annoncé doit **faire autre chose** à ce tour. Lors d’un tour suivant, le potentiel peut être annoncé de nouveau.',
  'notWon.shows':
    'Blanc annonce le même usage, mais ne gagne pas. Le YINSH reste en c3, et Blanc fait une poussée.',
  'nothingElse.title': 'Rien d’autre à faire',
  'nothingElse.text':
    'Si votre usage est refusé et que vous ne pouvez rien faire d’autre, **vous perdez** la partie de GIPF.',
  'nothingElse.shows':
    'La réserve de Blanc est vide. L’usage du dernier potentiel est refusé, et Blanc a perdu.',
  'linkedApart.title': 'Une partie à part',
  'linkedApart.text':
    'Une partie liée a sa propre pendule, ou n’en a pas ; pendant ce temps, la pendule de la partie de GIPF est arrêtée. Si vous abandonnez une partie liée, ou si votre temps s’y écoule, vous ne perdez que cette partie-là. Une partie liée n’est jamais interrompue par une autre.',
  'another.title': 'Un autre potentiel',
  'another.text':
    'Après un usage refusé, vous pouvez annoncer un autre potentiel dans le même tour, mais pas de nouveau le même. Un TAMSK dont la poussée est refusée est hors jeu.',
  'another.shows':
    'L’usage du YINSH en c3 est refusé. Blanc annonce à la place le ZÈRTZ en g5, et celui-ci agit.',

  // The menu: what is agreed on, and the three forms of linked play
  'menuChoice.title': 'Se mettre d’accord',
  'menuChoice.text':
    'Avant la partie, les deux joueurs se mettent d’accord sur le début, **de base, standard ou de tournoi**, avec ou sans handicap ; sur le nombre de pièces de base, 15 par joueur dans le jeu de base et 18 sinon, sauf accord contraire ; sur les **types de potentiels** et le nombre de chacun. Pour chaque type, ils décident aussi s’il est **libre** ou **lié** à un autre jeu. Les deux peuvent avoir les mêmes potentiels, ou chacun ses préférés.',
  'menuLimits.title': 'Dans certaines limites',
  'menuLimits.text':
    'Chaque joueur a entre 12 et 24 pièces de base et jusqu’à six potentiels de chaque type ; les nombres peuvent différer. Un joueur peut n’avoir aucun potentiel, mais pas les deux.',
  'threeForms.title': 'Gagner le droit de s’en servir',
  'threeForms.text':
    'Dans un match lié, d’autres jeux interrompent la partie de GIPF. Pour chaque type, vous choisissez ensemble l’une de trois formes. **Toujours**, comme le veut le livret de règles : un potentiel n’agit qu’une fois sa partie liée gagnée. **Avec défi**, comme l’auteur l’a conseillé plus tard : vous annoncez l’usage d’un potentiel, et votre adversaire peut lancer un défi ou le laisser agir. Chaque joueur dispose d’un, de deux ou de trois défis par partie, tous types confondus. Ou **à acquérir** : la partie liée se joue quand la pièce chargée doit entrer en jeu.',
  'acquired.title': 'Acquérir un potentiel',
  'acquired.text':
    'Un potentiel **à acquérir** s’annonce quand sa pièce doit entrer en jeu. Si vous gagnez la partie liée, la pièce entre, et plus tard vous utilisez le potentiel **librement**. Sinon, le potentiel **reste dans votre réserve**, et vous devez faire autre chose à ce tour.',
  'acquired.shows':
    'Blanc ne gagne pas le ZÈRTZ. Il reste dans la réserve, et Blanc fait entrer un YINSH à la place.',
  'anyGame.title': 'Quels jeux',
  'anyGame.text':
    'Pour chaque type lié, vous convenez d’un jeu : **n’importe quel jeu et variante** d’ici, **un lancer de dé** chacun, ou **un jeu hors de l’écran** que vous nommez, par exemple les dominos. Au dé, le joueur qui a annoncé doit faire au moins autant que celui qui a lancé le défi. Les deux joueurs indiquent le résultat d’un jeu hors de l’écran, nulle comprise. S’ils se contredisent, on leur demande encore ; après la troisième fois, cela compte comme non gagné. Les couleurs d’une partie liée sont tirées au sort.',
};
