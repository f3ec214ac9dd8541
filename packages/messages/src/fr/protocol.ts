import type { Translation } from '../areas.js';

export const protocol: Translation<'protocol'> = {
  BAD_REQUEST: 'Le serveur ne comprend pas cette demande. Rechargez la page et réessayez.',
  BAD_MESSAGE: 'Le serveur ne comprend pas ce qui a été envoyé. Rechargez la page et réessayez.',
  TOO_LARGE: 'C’est trop à la fois. Envoyez-en moins.',
  NOT_FOUND: 'Il n’y a rien à cette adresse. Vérifiez qu’elle est écrite comme on vous l’a donnée.',
  HELLO_FIRST: 'La connexion n’a pas été établie correctement. Rechargez la page.',
  NO_SESSION: 'Vous n’avez pas ou plus de session ouverte. Choisissez un nom ou connectez-vous.',
  FOREIGN_ORIGIN:
    'Cette demande vient d’un autre site et est refusée. Ouvrez Korong lui-même et recommencez.',
  BANNED: 'L’administrateur de ce serveur vous en a interdit l’accès. Lui seul peut changer cela.',
  NOT_ALLOWED: 'Vous n’avez pas le droit de faire cela. Seule la personne concernée le peut.',
  BAD_PLAYER_NAME:
    'Un nom compte de 1 à 24 caractères : des lettres et des chiffres de toute écriture, des espaces, ainsi que - _ . ou une apostrophe. On ne peut pas mélanger les alphabets dans un mot, et certains noms sont réservés.',
  NAME_TAKEN: 'Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.',
  WEAK_PASSWORD: 'Ce mot de passe est trop facile à deviner. Prenez au moins 8 caractères, et pas votre nom.',
  WRONG_PASSWORD: 'Ce n’est pas le bon mot de passe. Réessayez, ou utilisez votre code de récupération.',
  WRONG_CODE:
    'Ce n’est pas le bon code de récupération. Réessayez ; s’il est perdu, l’administrateur de ce serveur peut vous aider.',
  NO_ACCOUNT: 'Il n’y a pas de compte à ce nom. Vérifiez l’orthographe du nom, ou créez un compte.',
  ALREADY_ACCOUNT: 'Vous avez déjà un compte. Déconnectez-vous d’abord pour en créer un autre.',
  GAME_NOT_FOUND: 'Cette partie n’existe pas. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
  GAME_TAKEN:
    'Quelqu’un a été plus rapide : cette partie a commencé sans vous. Vous pouvez la regarder, ou en proposer une vous-même.',
  GAME_NOT_OPEN:
    'Cette partie n’attend plus de joueur. Choisissez-en une autre, ou proposez-en une vous-même.',
  OWN_GAME: 'C’est votre propre partie. Quelqu’un d’autre doit l’accepter : envoyez-lui le lien.',
  NOT_A_PLAYER: 'Vous ne jouez pas dans cette partie. Vous pouvez la regarder.',
  BAD_SETUP: 'Une partie ne peut pas commencer ainsi. Choisissez d’autres réglages.',
  ENGINE_NOT_AWAY:
    'L’ordinateur ne peut pas jouer à un jeu hors de l’écran. Choisissez un autre jeu lié pour chaque type.',
  TOO_MANY_GAMES: 'Vous avez trop de parties en attente. Retirez-en d’abord une.',
  TOO_MANY_LISTED:
    'Trop de parties venant de votre adresse attendent déjà au salon. Créez-en une par lien, ou attendez que l’une d’elles commence.',
  PLAYING_ENOUGH:
    'Vous jouez trop de parties de ce type à la fois. Terminez-en ou abandonnez-en d’abord une.',
  MATCH_REFUSED: 'Ce n’est pas possible dans cette partie en ce moment.',
  NOT_ABSENT: 'Votre adversaire est là, ou ne s’est pas absenté assez longtemps. Attendez encore un peu.',
  CHAT_TOO_LONG: 'C’est trop long. Un message compte au plus 300 caractères.',
  MUTED: 'L’administrateur de ce serveur vous a retiré la discussion. Vous pouvez continuer à jouer.',
  BAD_POSITION: 'Cette position n’est pas possible. Vérifiez-la.',
  NEEDS_ACCOUNT: 'Il faut un compte pour cela. Créez-en un ; vous gardez vos parties.',
  STUDY_NOT_FOUND: 'Cette étude n’existe pas, ou elle est privée. Demandez un lien à son auteur.',
  BAD_STUDY: 'Un chapitre de cette étude est illisible. Corrigez-le et enregistrez à nouveau.',
  STUDY_TOO_LARGE:
    'Cette étude est trop grande pour être enregistrée. Divisez-la, ou supprimez un chapitre ou une autre étude.',
  STUDY_CHANGED:
    'Cette étude a été modifiée ailleurs entre-temps. Rien n’est perdu : choisissez la version à garder.',
  TOO_MANY_STUDIES: 'Vous avez trop d’études. Supprimez-en d’abord une.',
  GAME_NOT_OVER: 'Seules les parties terminées sont évaluées. Attendez la fin de celle-ci.',
  PUZZLE_NOT_FOUND:
    'Le serveur ne connaît pas ce problème. Rechargez la page pour obtenir les problèmes actuels.',

  TOO_MANY_REQUESTS: 'Cela fait beaucoup en peu de temps. Attendez un instant et réessayez.',
  TOO_MANY_CONNECTIONS: 'Il y a trop de connexions depuis votre adresse. Fermez quelques-unes de vos pages.',
  TOO_SLOW: 'La connexion était trop lente. Réessayez.',
  TRY_AGAIN: 'Le serveur a un problème de stockage. Rien n’est perdu ; tout marchera bientôt de nouveau.',
  NEWER_LOG: 'Cette partie continue sur un serveur plus récent. Un nouvel essai aura lieu dans un instant.',
  SERVER_ENDING: 'Le serveur redémarre. Un nouvel essai aura lieu dans un instant.',
  INTERNAL:
    'Une erreur s’est produite sur le serveur. Réessayez ; si cela se reproduit, prévenez l’administrateur.',
};
