import type { Translation } from '../areas.js';

export const reasons: Translation<'reasons'> = {
  TEXT_EMPTY: 'Er is niets ingevoerd.',
  TEXT_TOO_LONG: 'Deze invoer is te lang: “{text}”',
  TEXT_UNREADABLE: 'Dit is niet te lezen: “{text}”.',
  NO_SUCH_POINT: 'Op dit speelbord bestaat “{text}” niet.',
  SEVERAL_FIT: 'Dit past bij meer dan één rij. Noem de punten die leeg moeten worden.',

  GAME_OVER: 'De partij is afgelopen.',
  RING_MUST_BE_PLACED: 'Er worden nog ringen geplaatst: noem een vrij veld.',
  RING_MUST_MOVE:
    'Nu moet er een ring bewegen: geef aan waar hij staat en waar hij heen gaat, bijvoorbeeld f6-f9.',
  ROW_MUST_BE_TAKEN: 'Neem eerst een rij weg. Er staan rijen op {at}.',
  RING_MUST_BE_TAKEN: 'De rij is weg; neem nu een van je ringen weg.',
  PIECE_MUST_BE_PUSHED:
    'Er is geen rij om weg te nemen. Duw vanaf een stip een stuk het bord op, bijvoorbeeld a1-b2.',

  POINT_OCCUPIED: '{at} is bezet. Kies een vrij veld.',
  NO_RING_THERE: 'Op {at} staat geen ring.',
  NOT_YOUR_RING: 'De ring op {at} is niet van jou.',
  MUST_LEAVE_POINT: 'De ring moet weg van {at}.',
  NOT_IN_LINE: 'Deze punten liggen niet op één lijn: {at}.',
  RING_IN_THE_WAY: 'De ring op {at} staat in de weg; over ringen wordt nooit gesprongen.',
  MUST_STOP_BEHIND_MARKERS: 'Na een sprong stopt de ring direct achter de markers, op {at}.',
  LANDS_ON_MARKER: 'Op {at} ligt een marker. Een ring moet op een vrij veld eindigen.',
  LANDS_ON_RING: 'Op {at} staat een ring. Een ring moet op een vrij veld eindigen.',
  NOT_FIVE: 'Een rij bestaat uit precies vijf markers naast elkaar; dat klopt hier niet: {at}.',
  NOT_YOUR_MARKERS: 'Dat is geen rij van jou: op {at} ligt geen marker van jouw kleur.',
  CANNOT_PASS:
    'Alleen wie geen zet kan doen, mag passen. Jij kunt nog een ring verplaatsen, en wel vanaf {at}.',

  NOT_A_DOT: '{at} is geen stip. Stukken komen binnen vanaf de stippen rondom het speelbord.',
  NOT_AN_ENTRY:
    'Zo kan er geen stuk in het spel komen ({at}). Kies een stip en het punt ernaast, bijvoorbeeld a1-b2.',
  LINE_FULL: 'Die lijn is vol ({at}); je kunt er niets meer in duwen.',
  WRONG_LANDING:
    'Het verst geduwde stuk komt ergens anders te staan. Eerst wat je schreef, dan wat klopt: {at}.',
  DOT_NEEDED: 'Op {at} staat een stuk. Geef dus ook aan vanaf welke stip je het duwt.',
  GIPF_PIECE_FIRST:
    'In de toernooiversie moet je eerst een GIPF-stuk inbrengen: zet er een G voor, bijvoorbeeld Ga1-b2.',
  NO_GIPF_PIECE_ENTERS: 'In deze partij worden geen GIPF-stukken ingebracht.',
  GIPF_RIGHT_ENDED:
    'Je hebt al een gewoon stuk ingebracht; sindsdien mag je alleen nog gewone stukken inbrengen.',
  NOT_A_ROW: 'Op {at} staat geen rij van vier.',
  NOT_YOUR_ROW: 'De rij op {at} is niet van jou; je mag die niet wegnemen.',
  ROW_ALREADY_SETTLED: 'Je hebt de rij op {at} laten staan; na de volgende keer duwen mag je opnieuw kiezen.',
  POINT_TWICE: 'Dubbel genoemd: {at}.',
  NOT_IN_ROW: 'Hoort niet bij deze rij: {at}.',
  MUST_GO_TOO: 'Met de rij neem je ook {at} weg; alleen een GIPF-stuk of een geladen stuk mag blijven staan.',
  CANNOT_STAY: 'Alleen GIPF-stukken en geladen stukken mogen blijven staan; hier staat er geen: {at}.',
  NOT_CAPTURED:
    'Wat op {at} staat, is van jezelf en gaat terug naar je reserve; daar hoort geen sterretje achter.',
  NO_POTENTIALS: 'Deze partij wordt zonder potentiëlen gespeeld.',
  NO_POTENTIAL_LEFT: 'Je hebt geen potentieel van die soort meer om in te brengen.',
  POTENTIALS_ENDED:
    'Je hebt al een basisstuk ingebracht; sindsdien komt er geen geladen stuk meer in het spel.',
  RESERVE_EMPTY:
    'Daarvoor heb je te weinig basisstukken in je reserve. Een potentieel op het bord kun je nog wel gebruiken.',
  NOT_LOADED: 'Op {at} staat geen stuk van jou dat met dit potentieel geladen is.',
  TAMSK_WORKS_IN_THE_MIDDLE:
    'Een TAMSK wordt niet gebruikt waar hij staat ({at}); hij werkt als zijn stuk naar e5 wordt geduwd.',
  NOTHING_TO_JUMP: 'Van het eerste punt naar het tweede valt er niets te springen: {at}.',
  MUST_LAND_BEHIND:
    'Een ZÈRTZ landt op het eerste lege punt achter wat hij overspringt. Eerst wat er stond, dan wat juist is: {at}.',
  WAY_BLOCKED: '{at} staat in de weg. Een YINSH glijdt alleen over lege punten.',
  NOT_ADJACENT: '{at} liggen niet naast elkaar. Dit potentieel springt naar een buurpunt.',
  NOTHING_TO_TOP: 'Dit potentieel kan niet springen op wat er op {at} staat.',
  SAY_WHAT_BECOMES:
    'Zeg wat er van het GIPF-stuk op {at} wordt: =P erachter neutraliseert het, =G maakt het van jou.',
  NO_GIPF_PIECE_THERE: 'Op {at} staat geen GIPF-stuk van de tegenspeler dat een PÜNCT kan veranderen.',
  DENIED_ALREADY: 'Het gebruik van het potentieel op {at} is je deze beurt al geweigerd. Doe iets anders.',
  NOTHING_IS_DENIED:
    'Alleen het gebruik van een potentieel kan worden geweigerd, en alleen in een gekoppelde match.',
  EXTRA_PUSH_DUE:
    'Je TAMSK staat in het midden: duw hem vanaf een stip het bord op, zoals Ta1-b2, of zie ervan af met T-.',
  ONE_MUST_GO:
    'Niet alles kan blijven staan: {at}. Uit een rij met alleen GIPF-stukken en geladen stukken moet er minstens één weg.',

  TURN_ENDED: 'De zet is al vóór “{text}” afgelopen.',
  TURN_NOT_FINISHED: 'Een eerdere zet is niet compleet.',

  UNKNOWN_GAME: 'Er is geen spel dat “{text}” heet. Je kunt kiezen uit yinsh en gipf.',
  UNKNOWN_VARIANT:
    'Dit spel heeft geen versie “{text}”. YINSH kent standard en blitz, GIPF kent basic, standard en tournament.',
  UNKNOWN_OPTION: 'Dit spel heeft geen optie “{text}”.',
  BAD_HANDICAP:
    'Een voorgift is white=N of black=N met N van 1 tot en met 3, en bestaat alleen in de basisversie van GIPF. “{text}” is er geen.',
  BAD_POTENTIALS:
    'Potentiëlen schrijf je als Z3Y3: drie tot zes van elke soort die meedoet (Z, Y, D, T, P), in de standaardversie of toernooiversie van GIPF. “{text}” is iets anders.',
  BAD_PIECES: 'Met potentiëlen heeft elke kant 12 tot en met 24 basisstukken. “{text}” is iets anders.',

  POSITION_FORMAT: 'Dit is geen stelling van dit spel: “{text}”',
  POSITION_VERSION: 'De versie van deze stellingtekst is hier niet bekend: “{text}”',
  POSITION_FIELD:
    'Dit deel van de stellingtekst ontbreekt, is onbekend of staat op de verkeerde plaats: “{text}”',
  POSITION_BOARD: 'Het speelbord in de stellingtekst klopt niet vanaf teken {place}.',
  IMPOSSIBLE_RINGS: 'Geen enkele partij leidt tot dit aantal ringen.',
  IMPOSSIBLE_MARKERS: 'Geen enkele partij leidt tot dit aantal markers.',
  IMPOSSIBLE_PIECES: 'Geen enkele partij leidt tot deze stukken op het speelbord.',
  IMPOSSIBLE_RESERVE: 'De reserve past niet bij de stukken op het speelbord.',
  IMPOSSIBLE_ENTRY: 'De rechten om GIPF-stukken in te brengen passen niet bij het speelbord.',
  IMPOSSIBLE_POTENTIALS:
    'Deze stelling kan niet ontstaan: er zijn meer potentiëlen dan afgesproken, of ze passen niet.',
  IMPOSSIBLE_ROWS: 'De rijen op het speelbord passen niet bij wat er nu moet gebeuren.',
  IMPOSSIBLE_SIDE: 'Deze speler kan hier niet aan de beurt zijn.',
  IMPOSSIBLE_PHASE: 'Met dit speelbord kan deze fase van de partij niet bereikt zijn.',

  RECORD_VERSION: 'De versie van deze notatie is hier niet bekend: “{text}”',
  RECORD_HEADER:
    'Dit lijkt geen genoteerde partij: de kopregel “{text}” ontbreekt, staat er dubbel of klopt niet.',
  RECORD_TEXT: 'Dit deel van de notatie is niet te lezen: “{text}”',
  RECORD_NUMBER: 'Dit zetnummer is niet het volgende: “{text}”',
  RECORD_CLOCK: 'Deze kloktijd klopt niet of volgt niet op een zet: “{text}”',
  RECORD_JSON: 'Dit is niet de JSON van een notatie; het gaat mis bij “{text}”.',
  RECORD_RESULT: 'De uitslag “{text}” klopt niet met hoe de partij is geëindigd.',
};
