import type { Translation } from '../../areas.js';

export const reasons: Translation<'gipf/reasons'> = {
  PIECE_MUST_BE_PUSHED:
    'Il n’y a aucun alignement à retirer. Poussez une pièce sur le plateau depuis un point, par exemple a1-b2.',

  NOT_A_DOT: '{at} n’est pas un point. Les pièces entrent par les points qui entourent le plateau.',
  NOT_AN_ENTRY:
    'Une pièce ne peut pas entrer ainsi ({at}). Choisissez un point et l’intersection voisine, par exemple a1-b2.',
  LINE_FULL: 'Cette ligne est pleine ({at}) ; on ne peut plus rien y pousser.',
  WRONG_LANDING:
    'La pièce poussée le plus loin n’arrive pas là. D’abord ce qui a été écrit, puis ce qui est juste : {at}.',
  DOT_NEEDED: 'Une pièce se trouve en {at} ; indiquez donc depuis quel point vous la poussez.',
  GIPF_PIECE_FIRST:
    'Dans le jeu de tournoi, votre première poussée fait entrer une pièce GIPF : mettez un G devant, par exemple Ga1-b2.',
  NO_GIPF_PIECE_ENTERS: 'Dans cette partie, aucune pièce GIPF n’entre en jeu.',
  GIPF_RIGHT_ENDED:
    'Vous avez déjà fait entrer une pièce simple ; désormais, vous ne pouvez plus faire entrer que des pièces simples.',
  NOT_A_ROW: 'Il n’y a pas d’alignement de quatre en {at}.',
  NOT_YOUR_ROW: 'L’alignement en {at} n’est pas à vous ; vous ne pouvez pas le retirer.',
  ROW_ALREADY_SETTLED:
    'Vous avez laissé en place l’alignement en {at} ; il vous sera de nouveau proposé après la prochaine poussée.',
  POINT_TWICE: 'Indiqué deux fois : {at}.',
  NOT_IN_ROW: 'Hors de cet alignement : {at}.',
  MUST_GO_TOO:
    'Avec l’alignement, vous retirez aussi {at} ; seule une pièce GIPF ou une pièce chargée peut rester.',
  CANNOT_STAY:
    'Cette pièce ne peut pas rester ({at}) ; seules les pièces GIPF et les pièces chargées le peuvent.',
  NOT_CAPTURED: 'La pièce en {at} est à vous et revient dans votre réserve ; elle ne prend pas d’astérisque.',
  NO_POTENTIALS: 'Cette partie se joue sans potentiels.',
  NO_POTENTIAL_LEFT: 'Vous n’avez plus de potentiel de ce type à faire entrer.',
  POTENTIALS_ENDED:
    'Vous avez déjà fait entrer une pièce de base ; désormais, plus aucune pièce chargée n’entre en jeu.',
  RESERVE_EMPTY:
    'Vous n’avez plus de pièces de base en réserve pour cela. Vous pouvez encore utiliser un potentiel sur le plateau.',
  NOT_LOADED: 'Il n’y a en {at} aucune pièce à vous chargée de ce potentiel.',
  TAMSK_WORKS_IN_THE_MIDDLE:
    'Un TAMSK ne s’utilise pas là où il se trouve ({at}) ; il agit quand sa pièce est poussée en e5.',
  NOTHING_TO_JUMP: 'De la première intersection vers la seconde, il n’y a rien à sauter : {at}.',
  MUST_LAND_BEHIND:
    'Un ZÈRTZ retombe sur la première intersection libre derrière ce qu’il saute. D’abord ce qui a été écrit, puis ce qui est juste : {at}.',
  WAY_BLOCKED: '{at} barre le chemin. Un YINSH ne glisse que sur des intersections libres.',
  NOT_ADJACENT: '{at} ne sont pas voisines. Ce potentiel saute sur une intersection voisine.',
  NOTHING_TO_TOP: 'Ce potentiel ne peut pas sauter sur ce qui se trouve en {at}.',
  SAY_WHAT_BECOMES:
    'Dites ce que devient la pièce GIPF en {at} : =P à la fin la neutralise, =G en fait la vôtre.',
  NO_GIPF_PIECE_THERE: 'Il n’y a en {at} aucune pièce GIPF adverse qu’un PÜNCT puisse changer.',
  DENIED_ALREADY: 'L’usage du potentiel en {at} vous a été refusé à ce tour. Faites autre chose.',
  NOTHING_IS_DENIED:
    'Seuls l’usage et l’entrée d’un potentiel peuvent être refusés, et seulement dans un match lié.',
  EXTRA_PUSH_DUE:
    'Votre TAMSK est au centre : poussez-le depuis un point, par exemple Ta1-b2, ou renoncez-y avec T-.',
  ONE_MUST_GO:
    'Tout ne peut pas rester : {at}. D’un alignement fait seulement de pièces GIPF et de pièces chargées, une au moins doit partir.',

  BAD_HANDICAP:
    'Un handicap s’écrit white=N ou black=N, avec N de 1 à 3, et n’existe que dans le jeu de base de GIPF et avec des potentiels. « {text} » n’en est pas un.',
  BAD_POTENTIALS:
    'Les potentiels s’écrivent comme Z3Y3 : de un à six de chaque type utilisé (Z, Y, D, T, P), pour au moins un camp. « {text} » est autre chose.',
  BAD_PIECES: 'Avec des potentiels, chaque camp a de 12 à 24 pièces de base. « {text} » est autre chose.',

  IMPOSSIBLE_PIECES: 'Aucune partie ne mène à ces pièces sur le plateau.',
  IMPOSSIBLE_RESERVE: 'La réserve ne correspond pas aux pièces sur le plateau.',
  IMPOSSIBLE_ENTRY: 'Les droits de faire entrer des pièces GIPF ne correspondent pas au plateau.',
  IMPOSSIBLE_POTENTIALS:
    'Cette position ne peut pas se produire : il y a plus de potentiels que convenu, ou ils ne correspondent pas.',

  // What is to be won first
  ENTRY_DENIED:
    'Vous n’avez pas gagné ce potentiel à ce tour. Il reste dans votre réserve. Faites autre chose.',
  NOT_TO_BE_WON: 'Dans ce match, cela n’est pas à gagner et ne peut donc pas être refusé.',
  BAD_LINKED:
    'Ce qui est à gagner s’écrit yes, no ou par les types utilisés, comme {example} : majuscule pour l’usage, minuscule pour l’entrée. « {text} » est autre chose.',
};
