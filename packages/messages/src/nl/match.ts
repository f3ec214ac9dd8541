import type { Translation } from '../areas.js';

export const match: Translation<'match'> = {
  NOT_STARTED: 'Deze partij is nog niet begonnen.',
  ALREADY_STARTED: 'Deze partij is al begonnen.',
  SETUP_REFUSED: 'Zo kan een partij niet beginnen.',
  POSITION_OVER: 'In deze stelling is de partij afgelopen; er valt niets meer te spelen.',
  BAD_NAME: 'Een naam heeft 1 tot en met 60 tekens.',
  BAD_CLOCK:
    'Een klok begint met 1 seconde tot 24 uur en krijgt er hoogstens 24 uur per zet bij; met dagen per zet zijn het 1 tot en met 14 dagen.',
  BAD_LINKS:
    'De gekoppelde spellen passen niet bij de potentiëlen. Kies een spel voor elke soort die meedoet.',

  MATCH_OVER: 'De partij is afgelopen.',
  STALE_TURN: 'De partij is intussen verdergegaan. Bekijk het speelbord en kies opnieuw.',
  NOT_YOUR_TURN: 'De andere speler is aan de beurt.',
  CLOCK_PAUSED: 'De klok staat stil. Laat hem weer lopen om verder te spelen.',
  TIME_IS_UP: 'De tijd is om.',
  TURN_REFUSED: 'Deze zet is niet toegestaan.',
  TURN_INCOMPLETE: 'Deze zet is nog niet compleet.',

  NO_CLOCK: 'Deze partij wordt zonder klok gespeeld.',
  TIME_IS_LEFT: 'Er staat nog tijd op de klok.',
  CLOCK_STANDS: 'Er loopt geen klok.',
  CLOCK_NOT_PAUSED: 'De klok is niet stilgezet.',
  NOT_BY_DAYS: 'Dat kan niet in een partij met dagen per zet.',
  ENOUGH_TIME: 'De andere speler heeft al ruim genoeg tijd.',
  NO_OUTAGE: 'Er valt geen tijd terug te geven.',

  ALREADY_ASKED: 'Dat is al voorgesteld en wacht op antwoord.',
  ASKED_THIS_TURN: 'Daar heb je al om gevraagd. Vraag het na je volgende zet nog eens.',
  NOTHING_ASKED: 'Er is geen voorstel om op te antwoorden.',
  OWN_OFFER: 'Dit is je eigen voorstel; de andere speler antwoordt erop.',
  ONLY_TOGETHER: 'Dat kan alleen als jullie allebei op hetzelfde apparaat spelen.',
  NOTHING_TO_TAKE_BACK: 'Er is geen zet die zo kan worden teruggenomen.',
  TAKEBACKS_SPENT: 'Vaker mag je hier niet terugnemen. Speel verder.',
  LOG_FULL: 'De partij is te lang geworden voor voorstellen en terugnemen. Zetten en opgeven kan nog steeds.',
  NOT_LINKED: 'In deze partij is niets aan een ander spel gekoppeld.',
  LINK_UNDER_WAY: 'Er is een potentieel aangekondigd: maak eerst uit of het werkt.',
  NOTHING_ANNOUNCED: 'Er is geen potentieel aangekondigd.',
  ANNOUNCE_FIRST: 'In deze match wordt een potentieel dat gewonnen moet worden eerst aangekondigd.',
  NO_USE: 'Alleen wat gewonnen moet worden, wordt aangekondigd: één potentieel tegelijk.',
  GOES_ON_OTHERWISE: 'Deze beurt is anders begonnen. Ga verder vanaf wat er beslist is.',
  OWN_ANNOUNCEMENT: 'Dit heb je zelf aangekondigd; het is aan je tegenspeler om te antwoorden.',
  NOT_NOW: 'Dat past nu niet bij wat er gaande is.',
  BAD_LOT: 'Zo kan er niet geloot worden. Laad de pagina opnieuw en probeer het nog eens.',
  NOT_ACROSS_LINK: 'Wat een ander spel heeft beslist, wordt niet teruggenomen.',

  ONLY_APART: 'Dat kan alleen als jullie op verschillende apparaten spelen.',
  NOTHING_TO_CLAIM:
    'Een partij kan pas na de eerste zet worden opgeëist, en alleen zolang de afwezige speler aan de beurt is.',
  TOO_EARLY_TO_CLAIM: 'De andere speler kan nog terugkomen. Wacht nog even voordat je de partij opeist.',

  TOO_LATE_TO_ABORT: 'Een partij kan alleen vóór de eerste zet worden afgebroken.',
  MATCH_NOT_OVER: 'De partij is nog niet afgelopen.',
  REMATCH_MADE: 'Er is al een revanche.',

  LOG_VERSION: 'Deze partij is bewaard door een andere versie van Korong, die hier niet bekend is.',
  LOG_EVENT: 'Deze partij is niet volledig bewaard; onderdeel {number} is onbruikbaar.',

  'over.resignation': '{winner} wint: {loser} heeft opgegeven.',
  'over.time': '{winner} wint: de tijd van {loser} is om.',
  'over.agreement': 'Onbeslist: beide spelers zijn dat overeengekomen.',
  'over.absence': '{winner} wint: {loser} heeft de partij verlaten.',
  'over.absenceDraw': 'Onbeslist: een van de spelers heeft de partij verlaten.',
  'over.length': 'Onbeslist: de partij is zo lang geworden als een partij mag zijn.',
  'over.aborted': 'De partij is vóór de eerste zet afgebroken.',

  // Linked games with a name
  BAD_AWAY_NAME: 'De naam van een spel buiten het scherm heeft 1 tot en met 40 tekens, zonder stuurtekens.',
};
