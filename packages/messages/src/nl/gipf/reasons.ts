import type { Translation } from '../../areas.js';

export const reasons: Translation<'gipf/reasons'> = {
  PIECE_MUST_BE_PUSHED:
    'Er is geen rij om weg te nemen. Duw vanaf een stip een stuk het bord op, bijvoorbeeld a1-b2.',

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
    'Alleen het gebruik of het inbrengen van een potentieel kan worden geweigerd, en alleen in een gekoppelde match.',
  EXTRA_PUSH_DUE:
    'Je TAMSK staat in het midden: duw hem vanaf een stip het bord op, zoals Ta1-b2, of zie ervan af met T-.',
  ONE_MUST_GO:
    'Niet alles kan blijven staan: {at}. Uit een rij met alleen GIPF-stukken en geladen stukken moet er minstens één weg.',

  BAD_HANDICAP:
    'Een voorgift is white=N of black=N met N van 1 tot en met 3, en bestaat alleen in de basisversie van GIPF en met potentiëlen. “{text}” is er geen.',
  BAD_POTENTIALS:
    'Potentiëlen schrijf je als Z3Y3: een tot zes van elke soort die meedoet (Z, Y, D, T, P), voor minstens één kant. “{text}” is iets anders.',
  BAD_PIECES: 'Met potentiëlen heeft elke kant 12 tot en met 24 basisstukken. “{text}” is iets anders.',

  IMPOSSIBLE_PIECES: 'Geen enkele partij leidt tot deze stukken op het speelbord.',
  IMPOSSIBLE_RESERVE: 'De reserve past niet bij de stukken op het speelbord.',
  IMPOSSIBLE_ENTRY: 'De rechten om GIPF-stukken in te brengen passen niet bij het speelbord.',
  IMPOSSIBLE_POTENTIALS:
    'Deze stelling kan niet ontstaan: er zijn meer potentiëlen dan afgesproken, of ze passen niet.',

  // What is to be won first
  ENTRY_DENIED: 'Je hebt dit potentieel deze beurt niet gewonnen. Het blijft in je reserve. Doe iets anders.',
  NOT_TO_BE_WON: 'Dat hoef je in deze match niet te winnen; het kan dus niet worden geweigerd.',
  BAD_LINKED:
    'Wat gewonnen moet worden schrijf je als yes, no of als de soorten die meedoen, zoals {example}: hoofdletter voor het gebruik, kleine letter voor het inbrengen. “{text}” is iets anders.',
};
