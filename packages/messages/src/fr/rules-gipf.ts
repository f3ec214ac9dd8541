import type { Translation } from '../areas.js';

export const rulesGipf: Translation<'rules-gipf'> = {
  'page.title': 'Les règles de GIPF',
  'page.description':
    'Les règles complètes de GIPF avec des plateaux animés : poussées, alignements de quatre, captures, pièces GIPF, jeux de base, standard et de tournoi, et nos règles maison.',
  'page.heading': 'Les règles de GIPF',
  'page.lead':
    'GIPF est un jeu de Kris Burm pour deux joueurs. Vous poussez des pièces depuis le bord, et tout ce qui se trouve sur leur chemin avance. Commencez par le jeu de base ; les jeux standard et de tournoi ne font que le compléter.',

  'begin.heading': 'Le jeu de base : avant de commencer',
  'aim.title': 'Le but du jeu',
  'aim.text':
    'Alignez **quatre de vos pièces** pour les récupérer, et capturez ce qui se trouve derrière elles. Chaque tour vous coûte une pièce de votre réserve. Si vous devez pousser et **n’avez plus de pièce, vous perdez**.',
  'aim.shows':
    'Blanc complète un alignement de quatre, le récupère et capture la pièce noire qui se trouve derrière.',
  'board.title': 'Le plateau',
  'board.text':
    'Les pièces se placent sur les **37 intersections** des lignes. Tout autour se trouvent **24 points**, par lesquels les pièces entrent. Les points eux-mêmes ne font pas partie de l’aire de jeu : rien ne reste jamais sur un point.',
  'board.shows': 'Les 24 points sont signalés. Une pièce arrive par a3 et avance en b4.',
  'start.title': 'Le début',
  'start.text':
    'Chaque joueur a **15 pièces** : trois sur le plateau, un coin sur deux, et **12 en réserve**. Tirez les couleurs au sort ; Blanc commence, puis on joue à tour de rôle.',
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
    'Vos propres pièces retournent dans **votre réserve**. Les pièces de votre adversaire sont **capturées** et hors du jeu.',
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
    'La pièce en e7 partirait avec l’un ou l’autre alignement. Blanc retire d’abord l’alignement de b4 à e7. La colonne e est encore complète, donc Blanc la retire aussi.',

  'end.heading': 'La fin de la partie',
  'reserve.title': 'Réserve vide',
  'reserve.text': 'Si vous devez pousser et que votre réserve est **vide, vous perdez**.',
  'reserve.shows': 'Blanc pousse. Noir n’a plus rien en réserve et perd.',
  'rescue.title': 'Sauvé par un alignement',
  'rescue.text':
    'Une réserve vide ne suffit pas pour perdre. Si vous avez d’abord un alignement à retirer, ses pièces vous reviennent et vous pouvez de nouveau pousser.',
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
  'agreed.text': 'Les deux joueurs peuvent convenir d’une partie nulle.',
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
    'Une de vos pièces GIPF que vous retirez revient dans votre réserve sous forme de **deux pièces simples**, et elles le restent. Une pièce GIPF capturée coûte deux pièces à son propriétaire.',
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
    'Le jeu de tournoi commence avec un **plateau vide** et **18 pièces** dans chaque réserve. Votre première poussée doit faire entrer une **pièce GIPF** ; elle coûte deux pièces de votre réserve.',
  'firstPush.shows': 'Les deux joueurs font entrer chacun deux pièces GIPF.',
  'rightEnds.title': 'Autant que vous voulez, jusqu’à la première pièce simple',
  'rightEnds.text':
    'Vous pouvez continuer à faire entrer des pièces GIPF jusqu’à ce que vous poussiez **votre première pièce simple**. Ensuite, vous ne faites plus entrer que des pièces simples. Chaque joueur en décide pour lui-même, et perdre ou reprendre une pièce GIPF n’y change rien.',
  'rightEnds.shows':
    'Blanc fait entrer une pièce simple et ne peut désormais plus faire entrer que des pièces simples. Noir peut encore faire entrer une pièce GIPF.',
  'tournamentLast.title': 'Perdre la dernière pièce GIPF',
  'tournamentLast.text':
    'Comme dans le jeu standard, vous perdez quand vous n’avez plus de pièce GIPF sur le plateau. Cela vaut à partir de votre propre première poussée.',
  'tournamentLast.shows': 'Blanc capture la dernière pièce GIPF de Noir et gagne.',
  'fourStay.title': 'Quatre pièces GIPF peuvent rester',
  'fourStay.text':
    'Un alignement où **au moins quatre pièces GIPF** sont côte à côte peut être laissé en place. Vous en décidez à nouveau chaque fois : avant votre poussée et après elle. Cette règle vient des règles abrégées de l’auteur, pas du livret de règles.',
  'fourStay.shows':
    'Blanc a quatre pièces GIPF dans la colonne b et choisit chaque fois de les laisser en place.',
  'singlesGo.title': 'Les pièces simples partent quand même',
  'singlesGo.text':
    'Si vous laissez un tel alignement en place, les **pièces simples** qui le prolongent doivent tout de même partir : les vôtres retournent dans votre réserve, celles de l’adversaire sont capturées.',
  'singlesGo.shows':
    'Quatre pièces GIPF restent dans la colonne e, mais la pièce simple en e2 retourne dans la réserve.',
};
