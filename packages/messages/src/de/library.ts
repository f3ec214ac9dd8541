import type { Translation } from '../areas.js';

export const library: Translation<'library'> = {
  'games.title': 'Meine Partien',
  'games.description': 'Deine Partien, online und auf diesem Gerät: fortsetzen, ansehen, speichern, laden.',
  'games.heading': 'Meine Partien',
  'games.none': 'Noch keine Partien. Jede Partie, die du spielst, erscheint hier.',
  'games.loading': 'Deine Partien werden gesucht …',
  'games.kept':
    'Partien mit dem Vermerk „auf diesem Gerät“ werden nur in diesem Browser gespeichert; niemand sonst sieht sie.',
  'games.turns': '{n, plural, =0 {keine Züge} one {# Zug} other {# Züge}}',
  'games.here': 'auf diesem Gerät',
  'games.online.offline':
    'Du bist offline: Deine Online-Partien fehlen hier, denn sie brauchen eine Verbindung.',
  'games.open': 'Fortsetzen',
  'games.delete': 'Löschen',
  'games.deleted': 'Partie gelöscht.',
  'games.undelete': 'Rückgängig',
  'games.won': '{side} hat gewonnen',
  'games.drawn': 'Unentschieden',
  'games.off': 'Abgebrochen',
  'games.running': '{side} ist am Zug',
  'games.name': '{game}: {white} – {black}',
  'games.export': 'Alle Partien als Datei speichern',
  'games.load': 'Partie oder Stellung laden',
  'games.load.text': 'Hier einfügen',
  'games.load.file': 'Datei wählen',
  'games.load.do': 'Öffnen',
  'games.load.opponent': 'Weiterspielen',
  'games.load.people': 'beide Seiten hier',
  'games.load.white': 'mit Weiß gegen den Computer',
  'games.load.black': 'mit Schwarz gegen den Computer',
  'games.refused': 'Das lässt sich nicht öffnen. {reason}',
  'games.refused.turn': 'Das lässt sich nicht öffnen. Zug {turn}: {reason}',
  'games.refused.links':
    'Das lässt sich nicht öffnen. Zug {turn}: Was die Aufzeichnung über eine Partie dazwischen sagt, kommt beim Nachspielen nicht heraus.',
  'games.refused.empty': 'Füge zuerst eine Partie oder eine Stellung ein oder wähle eine Datei.',
  'games.refused.size': 'Diese Datei ist zu groß für eine Partie.',
  'games.refused.over': 'In dieser Stellung ist die Partie schon zu Ende; es gibt nichts mehr zu spielen.',
  'games.imported':
    '{n, plural, one {# Partie wurde der Liste hinzugefügt.} other {# Partien wurden der Liste hinzugefügt.}}',

  // A game in a link
  'share.note':
    'Der Link enthält die Partie selbst. Er lässt sich auf jedem Gerät öffnen, und auf keinem Server wird etwas gespeichert.',
  'share.game': 'Ganze Partie',
  'share.position': 'Diese Stellung',
  'share.link': 'Link zum Weitergeben',
  'share.copy': 'Link kopieren',
  'share.copied': 'Link kopiert.',
  'share.byHand': 'Kopieren nicht möglich. Kopiere den Link aus dem Feld.',
  'share.send': 'Senden …',
  'share.long': 'Diese Partie ist zu lang für einen Link. Lade sie stattdessen herunter.',
  'share.refused': 'Dieser Link lässt sich nicht öffnen',
  'share.damaged': 'Der Link ist unvollständig oder beschädigt. Lass ihn dir noch einmal schicken.',
  'share.tooLong': 'Der Link ist zu lang für eine Partie.',
  'share.tooOld': 'Dieser Browser ist zu alt für diesen Link. Bitte aktualisiere ihn.',
};
