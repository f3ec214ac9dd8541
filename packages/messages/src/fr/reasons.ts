import type { Translation } from '../areas.js';

export const reasons: Translation<'reasons'> = {
  TEXT_EMPTY: 'Rien n’a été écrit.',
  TEXT_TOO_LONG: 'C’est trop long pour être lu : « {text} »',
  TEXT_UNREADABLE: 'Texte illisible : « {text} ».',
  NO_SUCH_POINT: 'Il n’y a pas de « {text} » sur ce plateau.',
  SEVERAL_FIT: 'Cela convient à plus d’un alignement. Indiquez les intersections à vider.',

  GAME_OVER: 'La partie est terminée.',
  ROW_MUST_BE_TAKEN: 'Retirez d’abord un alignement. Alignements présents : {at}.',

  MUST_LEAVE_POINT: 'Le départ et l’arrivée sont tous deux {at}. Choisissez une autre arrivée.',
  NOT_IN_LINE: '{at} : ces intersections ne sont pas sur une même ligne.',

  TURN_ENDED: 'Le coup est déjà terminé avant « {text} ».',
  TURN_NOT_FINISHED: 'Un coup précédent n’est pas terminé.',
  'premove.illegal': 'Votre coup anticipé {text} n’est plus permis. {why}',

  UNKNOWN_GAME: 'Il n’y a pas de jeu nommé « {text} ». Jeux possibles : {choices}.',
  UNKNOWN_VARIANT: 'Ce jeu n’a pas de variante « {text} ». Variantes possibles : {choices}.',
  UNKNOWN_OPTION: 'Ce jeu n’a pas d’option « {text} ».',

  POSITION_FORMAT: 'Ce n’est pas une position de ce jeu : « {text} »',
  POSITION_VERSION: 'Ce texte de position est d’une version inconnue ici : « {text} »',
  POSITION_FIELD: 'Cet élément du texte de position manque, est inconnu ou mal placé : « {text} »',
  POSITION_BOARD: 'Le plateau du texte de position est erroné à partir du caractère {place}.',
  IMPOSSIBLE_ROWS: 'Les alignements sur le plateau ne correspondent pas à ce qui est demandé.',
  IMPOSSIBLE_SIDE: 'Ce ne peut pas être à ce camp d’agir ici.',
  IMPOSSIBLE_PHASE: 'Cette phase de la partie n’a pas pu être atteinte avec ce plateau.',

  RECORD_VERSION: 'Cette notation de partie est d’une version inconnue ici : « {text} »',
  RECORD_HEADER:
    'Cela ne ressemble pas à une partie notée : l’en-tête « {text} » manque, est en double ou est faux.',
  RECORD_TEXT: 'Ce passage de la notation est illisible : « {text} »',
  RECORD_NUMBER: 'Ce numéro de coup n’est pas le suivant : « {text} »',
  RECORD_CLOCK: 'Ce temps de pendule est faux ou ne suit aucun coup : « {text} »',
  RECORD_VARIATION: 'Une variante ne peut pas se trouver ici : « {text} »',
  RECORD_SIZE:
    'C’est trop pour une seule analyse : 10 000 coups au plus, et 40 niveaux de variantes au plus.',
  RECORD_JSON: 'Ce n’est pas le JSON d’une partie ; le problème se trouve à « {text} ».',
  RECORD_RESULT: 'Le résultat « {text} » ne correspond pas à la fin de la partie.',
};
