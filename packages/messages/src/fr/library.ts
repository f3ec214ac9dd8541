import type { Translation } from '../areas.js';

export const library: Translation<'library'> = {
  'games.title': 'Mes parties',
  'games.description':
    'Vos parties, en ligne et sur cet appareil : les poursuivre, les revoir, les enregistrer, en charger.',
  'games.heading': 'Mes parties',
  'games.none': 'Pas encore de partie. Toutes celles que vous jouerez apparaîtront ici.',
  'games.loading': 'Recherche de vos parties…',
  'games.kept':
    'Les parties marquées « sur cet appareil » ne sont conservées que dans ce navigateur ; personne d’autre ne les voit.',
  'games.turns': '{n, plural, =0 {aucun coup} one {# coup} other {# coups}}',
  'games.here': 'sur cet appareil',
  'games.online.offline':
    'Vous êtes hors ligne : vos parties en ligne n’apparaissent pas, car il leur faut une connexion.',
  'games.open': 'Continuer',
  'games.delete': 'Supprimer',
  'games.deleted': 'Partie supprimée.',
  'games.undelete': 'Annuler',
  'games.won': '{side} a gagné',
  'games.drawn': 'Partie nulle',
  'games.off': 'Annulée',
  'games.running': 'Au tour de {side}',
  'games.name': '{game} : {white} – {black}',
  'games.export': 'Exporter toutes les parties',
  'games.load': 'Charger une partie ou une position',
  'games.load.text': 'Collez-la ici',
  'games.load.file': 'Choisir un fichier',
  'games.load.do': 'Ouvrir',
  'games.load.opponent': 'Continuer',
  'games.load.people': 'à deux ici',
  'games.load.white': 'avec Blanc contre l’ordinateur',
  'games.load.black': 'avec Noir contre l’ordinateur',
  'games.refused': 'Ouverture impossible. {reason}',
  'games.refused.turn': 'Ouverture impossible. Coup {turn} : {reason}',
  'games.refused.links':
    'Ouverture impossible. Coup {turn} : ce que dit la notation d’une partie intermédiaire ne se confirme pas quand on la rejoue.',
  'games.refused.empty': 'Collez d’abord une partie ou une position, ou choisissez un fichier.',
  'games.refused.size': 'Ce fichier est trop gros pour être une partie.',
  'games.refused.over': 'Dans cette position, la partie est déjà terminée ; il n’y a plus rien à jouer.',
  'games.imported':
    '{n, plural, one {# partie a été ajoutée à la liste.} other {# parties ont été ajoutées à la liste.}}',

  // A game in a link
  'share.note':
    'Le lien contient la partie elle-même. Il s’ouvre sur n’importe quel appareil, et rien n’est enregistré sur un serveur.',
  'share.game': 'Partie entière',
  'share.position': 'Cette position',
  'share.link': 'Lien',
  'share.copy': 'Copier le lien',
  'share.copied': 'Lien copié.',
  'share.byHand': 'Impossible de copier. Copiez le lien dans le champ.',
  'share.send': 'Envoyer…',
  'share.long': 'Cette partie est trop longue pour un lien. Téléchargez-la plutôt.',
  'share.refused': 'Ce lien ne peut pas être ouvert',
  'share.damaged': 'Le lien est incomplet ou endommagé. Demandez-le à nouveau.',
  'share.tooLong': 'Le lien est trop long pour une partie.',
  'share.tooOld': 'Ce navigateur est trop ancien pour ce lien. Mettez-le à jour.',
};
