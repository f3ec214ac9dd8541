import type { Translation } from '../areas.js';

export const reasons: Translation<'reasons'> = {
  TEXT_EMPTY: 'Rien n’a été écrit.',
  TEXT_TOO_LONG: 'C’est trop long pour être lu : « {text} »',
  TEXT_UNREADABLE: 'Texte illisible : « {text} ».',
  NO_SUCH_POINT: 'Il n’y a pas de « {text} » sur ce plateau.',
  SEVERAL_FIT: 'Cela convient à plus d’un alignement. Indiquez les intersections à vider.',

  GAME_OVER: 'La partie est terminée.',
  RING_MUST_BE_PLACED: 'Les anneaux ne sont pas encore tous placés : indiquez une intersection libre.',
  RING_MUST_MOVE:
    'Il faut maintenant déplacer un anneau : indiquez où il est et où il va, par exemple f6-f9.',
  ROW_MUST_BE_TAKEN: 'Retirez d’abord un alignement. Alignements présents : {at}.',
  RING_MUST_BE_TAKEN: 'L’alignement est retiré ; retirez maintenant un de vos anneaux.',
  PIECE_MUST_BE_PUSHED:
    'Il n’y a aucun alignement à retirer. Poussez une pièce sur le plateau depuis un point, par exemple a1-b2.',

  POINT_OCCUPIED: '{at} : intersection occupée. Choisissez-en une libre.',
  NO_RING_THERE: 'Il n’y a pas d’anneau en {at}.',
  NOT_YOUR_RING: 'L’anneau en {at} n’est pas à vous.',
  MUST_LEAVE_POINT: 'L’anneau doit quitter {at}.',
  NOT_IN_LINE: '{at} : ces intersections ne sont pas sur une même ligne.',
  RING_IN_THE_WAY: 'L’anneau en {at} barre le passage ; on ne saute jamais par-dessus un anneau.',
  MUST_STOP_BEHIND_MARKERS: 'Après un saut, l’anneau s’arrête juste derrière les marqueurs, en {at}.',
  LANDS_ON_MARKER: 'Il y a un marqueur en {at}. Un anneau doit s’arrêter sur une intersection libre.',
  LANDS_ON_RING: 'Il y a un anneau en {at}. Un anneau doit s’arrêter sur une intersection libre.',
  NOT_FIVE: 'Un alignement compte exactement cinq marqueurs côte à côte ; ce n’est pas le cas ici : {at}.',
  NOT_YOUR_MARKERS: 'Ce n’est pas un de vos alignements : il n’y a pas de marqueur de votre couleur en {at}.',
  CANNOT_PASS: 'Seul un camp qui ne peut pas jouer peut passer. Vous pouvez déplacer un anneau en {at}.',

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
  NOTHING_IS_DENIED: 'Seul l’usage d’un potentiel peut être refusé, et seulement dans un match lié.',
  EXTRA_PUSH_DUE:
    'Votre TAMSK est au centre : poussez-le depuis un point, par exemple Ta1-b2, ou renoncez-y avec T-.',
  ONE_MUST_GO:
    'Tout ne peut pas rester : {at}. D’un alignement fait seulement de pièces GIPF et de pièces chargées, une au moins doit partir.',

  TURN_ENDED: 'Le coup est déjà terminé avant « {text} ».',
  TURN_NOT_FINISHED: 'Un coup précédent n’est pas terminé.',

  UNKNOWN_GAME: 'Il n’y a pas de jeu nommé « {text} ». Il y a yinsh et gipf.',
  UNKNOWN_VARIANT:
    'Ce jeu n’a pas de variante « {text} ». YINSH a standard et blitz, GIPF a basic, standard et tournament.',
  UNKNOWN_OPTION: 'Ce jeu n’a pas d’option « {text} ».',
  BAD_HANDICAP:
    'Un handicap s’écrit white=N ou black=N, avec N de 1 à 3, et n’existe que dans le jeu de base de GIPF. « {text} » n’en est pas un.',
  BAD_POTENTIALS:
    'Les potentiels s’écrivent comme Z3Y3 : de trois à six de chaque type utilisé (Z, Y, D, T, P), en GIPF standard ou de tournoi. « {text} » est autre chose.',
  BAD_PIECES: 'Avec des potentiels, chaque camp a de 12 à 24 pièces de base. « {text} » est autre chose.',

  POSITION_FORMAT: 'Ce n’est pas une position de ce jeu : « {text} »',
  POSITION_VERSION: 'Ce texte de position est d’une version inconnue ici : « {text} »',
  POSITION_FIELD: 'Cet élément du texte de position manque, est inconnu ou mal placé : « {text} »',
  POSITION_BOARD: 'Le plateau du texte de position est erroné à partir du caractère {place}.',
  IMPOSSIBLE_RINGS: 'Aucune partie ne mène à ce nombre d’anneaux.',
  IMPOSSIBLE_MARKERS: 'Aucune partie ne mène à ce nombre de marqueurs.',
  IMPOSSIBLE_PIECES: 'Aucune partie ne mène à ces pièces sur le plateau.',
  IMPOSSIBLE_RESERVE: 'La réserve ne correspond pas aux pièces sur le plateau.',
  IMPOSSIBLE_ENTRY: 'Les droits de faire entrer des pièces GIPF ne correspondent pas au plateau.',
  IMPOSSIBLE_POTENTIALS:
    'Cette position ne peut pas se produire : il y a plus de potentiels que convenu, ou ils ne correspondent pas.',
  IMPOSSIBLE_ROWS: 'Les alignements sur le plateau ne correspondent pas à ce qui est demandé.',
  IMPOSSIBLE_SIDE: 'Ce ne peut pas être à ce camp d’agir ici.',
  IMPOSSIBLE_PHASE: 'Cette phase de la partie n’a pas pu être atteinte avec ce plateau.',

  RECORD_VERSION: 'Cette notation de partie est d’une version inconnue ici : « {text} »',
  RECORD_HEADER:
    'Cela ne ressemble pas à une partie notée : l’en-tête « {text} » manque, est en double ou est faux.',
  RECORD_TEXT: 'Ce passage de la notation est illisible : « {text} »',
  RECORD_NUMBER: 'Ce numéro de coup n’est pas le suivant : « {text} »',
  RECORD_CLOCK: 'Ce temps de pendule est faux ou ne suit aucun coup : « {text} »',
  RECORD_JSON: 'Ce n’est pas le JSON d’une partie ; le problème se trouve à « {text} ».',
  RECORD_RESULT: 'Le résultat « {text} » ne correspond pas à la fin de la partie.',
};
