import type { Translation } from '../areas.js';

export const library: Translation<'library'> = {
  'games.title': 'Mijn partijen',
  'games.description': 'Je partijen, online en op dit apparaat: verderspelen, terugkijken, opslaan, laden.',
  'games.heading': 'Mijn partijen',
  'games.none': 'Nog geen partijen. Elke partij die je speelt, komt hier te staan.',
  'games.loading': 'Je partijen worden opgezocht…',
  'games.kept':
    'Partijen met “op dit apparaat” worden alleen in deze browser bewaard; niemand anders ziet ze.',
  'games.turns': '{n, plural, =0 {geen zetten} one {# zet} other {# zetten}}',
  'games.here': 'op dit apparaat',
  'games.online.offline':
    'Je bent offline: je online partijen staan hier niet, want daarvoor is een verbinding nodig.',
  'games.open': 'Verderspelen',
  'games.delete': 'Verwijderen',
  'games.deleted': 'Partij verwijderd.',
  'games.undelete': 'Herstellen',
  'games.won': '{side} heeft gewonnen',
  'games.drawn': 'Onbeslist',
  'games.off': 'Afgebroken',
  'games.running': '{side} is aan de beurt',
  'games.name': '{game}: {white} – {black}',
  'games.export': 'Alle partijen als bestand opslaan',
  'games.load': 'Partij of stelling laden',
  'games.load.text': 'Plak de tekst hier',
  'games.load.file': 'Bestand kiezen',
  'games.load.do': 'Openen',
  'games.load.opponent': 'Verderspelen',
  'games.load.people': 'met z’n tweeën hier',
  'games.load.white': 'met Wit tegen de computer',
  'games.load.black': 'met Zwart tegen de computer',
  'games.refused': 'Dit kan niet worden geopend. {reason}',
  'games.refused.turn': 'Dit kan niet worden geopend. Zet {turn}: {reason}',
  'games.refused.links':
    'Dit kan niet worden geopend. Zet {turn}: wat er over een partij tussendoor is genoteerd, komt er bij het naspelen niet uit.',
  'games.refused.empty': 'Plak eerst een partij of een stelling, of kies een bestand.',
  'games.refused.size': 'Dit bestand is te groot voor een partij.',
  'games.refused.over': 'In deze stelling is de partij al afgelopen; er valt niets meer te spelen.',
  'games.imported':
    '{n, plural, one {# partij is aan de lijst toegevoegd.} other {# partijen zijn aan de lijst toegevoegd.}}',

  // A game in a link
  'share.note':
    'De link bevat de partij zelf. Hij opent op elk apparaat en er wordt niets op een server bewaard.',
  'share.game': 'Hele partij',
  'share.position': 'Deze stelling',
  'share.link': 'Link om te delen',
  'share.copy': 'Link kopiëren',
  'share.copied': 'Link gekopieerd.',
  'share.byHand': 'Kopiëren is mislukt. Kopieer de link uit het veld.',
  'share.send': 'Versturen…',
  'share.long': 'Deze partij is te lang voor een link. Download haar in plaats daarvan.',
  'share.refused': 'Deze link kan niet worden geopend',
  'share.damaged': 'De link is onvolledig of beschadigd. Vraag hem opnieuw.',
  'share.tooLong': 'De link is te lang voor een partij.',
  'share.tooOld': 'Deze browser is te oud voor deze link. Werk hem bij.',
};
