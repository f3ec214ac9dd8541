import type { Translation } from '../areas.js';

export const match: Translation<'match'> = {
  NOT_STARTED: 'Cette partie n’a pas commencé.',
  ALREADY_STARTED: 'Cette partie a déjà commencé.',
  SETUP_REFUSED: 'Une partie ne peut pas commencer ainsi.',
  POSITION_OVER: 'Dans cette position, la partie est terminée ; il n’y a plus rien à jouer.',
  BAD_NAME: 'Un nom compte de 1 à 60 caractères.',
  BAD_CLOCK:
    'Une pendule affiche au départ de 1 seconde à 24 heures et ajoute au plus 24 heures par coup ; en jours, un coup dispose de 1 à 14 jours.',
  BAD_LINKS: 'Les jeux liés ne correspondent pas aux potentiels. Choisissez un jeu pour chaque type utilisé.',

  MATCH_OVER: 'La partie est terminée.',
  STALE_TURN: 'La partie a continué entre-temps. Regardez le plateau et choisissez de nouveau.',
  NOT_YOUR_TURN: 'C’est à l’autre camp de jouer.',
  CLOCK_PAUSED: 'La pendule est arrêtée. Relancez-la pour continuer à jouer.',
  TIME_IS_UP: 'Le temps est écoulé.',
  TURN_REFUSED: 'Ce coup n’est pas permis.',
  TURN_INCOMPLETE: 'Ce coup n’est pas encore terminé.',

  NO_CLOCK: 'Cette partie se joue sans pendule.',
  TIME_IS_LEFT: 'Il reste du temps à la pendule.',
  CLOCK_STANDS: 'Aucune pendule ne tourne.',
  CLOCK_NOT_PAUSED: 'La pendule n’a pas été arrêtée.',
  NOT_BY_DAYS: 'Ce n’est pas possible dans une partie avec des jours par coup.',
  ENOUGH_TIME: 'L’autre camp a déjà largement assez de temps.',
  NO_OUTAGE: 'Il n’y a pas de temps à rendre.',

  ALREADY_ASKED: 'C’est déjà proposé et en attente d’une réponse.',
  ASKED_THIS_TURN: 'Vous l’avez déjà demandé. Redemandez après votre prochain coup.',
  NOTHING_ASKED: 'Il n’y a aucune proposition à laquelle répondre.',
  OWN_OFFER: 'C’est votre propre proposition ; c’est à l’autre camp d’y répondre.',
  ONLY_TOGETHER: 'Ce n’est possible que si les deux joueurs partagent le même appareil.',
  NOTHING_TO_TAKE_BACK: 'Il n’y a aucun coup à annuler.',
  TAKEBACKS_SPENT: 'Vous ne pouvez plus annuler à ce stade de la partie. Jouez.',
  LOG_FULL:
    'La partie est devenue trop longue pour les propositions et les annulations. Vous pouvez toujours jouer ou abandonner.',
  NOT_LINKED: 'Dans cette partie, rien n’est lié à un autre jeu.',
  LINK_UNDER_WAY: 'Un potentiel a été annoncé : décidez d’abord s’il agit.',
  NOTHING_ANNOUNCED: 'Aucun potentiel n’a été annoncé.',
  ANNOUNCE_FIRST: 'Dans ce match, un potentiel à gagner s’annonce d’abord.',
  NO_USE: 'On n’annonce que ce qui est à gagner, un potentiel à la fois.',
  GOES_ON_OTHERWISE: 'Ce tour a commencé autrement. Continuez à partir de ce qui est décidé.',
  OWN_ANNOUNCEMENT: 'C’est vous qui l’avez annoncé ; c’est à l’adversaire de répondre.',
  NOT_NOW: 'Cela ne convient pas à ce qui se passe en ce moment.',
  BAD_LOT: 'Le sort ne peut pas être tiré ainsi. Rechargez la page et réessayez.',
  NOT_ACROSS_LINK: 'Ce qu’un autre jeu a décidé ne se reprend pas.',

  ONLY_APART: 'Ce n’est possible que si les joueurs utilisent des appareils différents.',
  NOTHING_TO_CLAIM:
    'Une partie ne peut être réclamée qu’après son premier coup, et tant que c’est au joueur absent de jouer.',
  TOO_EARLY_TO_CLAIM: 'L’autre camp peut encore revenir. Attendez encore un peu avant de réclamer la partie.',

  TOO_LATE_TO_ABORT: 'Une partie ne peut être annulée qu’avant son premier coup.',
  MATCH_NOT_OVER: 'La partie n’est pas encore terminée.',
  REMATCH_MADE: 'Une revanche existe déjà.',

  LOG_VERSION: 'Cette partie a été enregistrée par une autre version de Korong, inconnue ici.',
  LOG_EVENT: 'Cette partie n’a pas été enregistrée en entier ; l’entrée {number} est inutilisable.',

  'over.resignation': '{winner} gagne : {loser} a abandonné.',
  'over.time': '{winner} gagne : le temps de {loser} est écoulé.',
  'over.agreement': 'Partie nulle : les deux camps se sont mis d’accord.',
  'over.absence': '{winner} gagne : {loser} a quitté la partie.',
  'over.absenceDraw': 'Partie nulle : l’un des deux camps a quitté la partie.',
  'over.length': 'Partie nulle : elle a atteint la longueur maximale.',
  'over.aborted': 'La partie a été annulée avant son premier coup.',

  // Linked games with a name
  BAD_AWAY_NAME: 'Le nom d’un jeu hors de l’écran a de 1 à 40 caractères, sans caractère de commande.',
};
