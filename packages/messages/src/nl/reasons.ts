import type { Translation } from '../areas.js';

export const reasons: Translation<'reasons'> = {
  TEXT_EMPTY: 'Er is niets ingevoerd.',
  TEXT_TOO_LONG: 'Deze invoer is te lang: “{text}”',
  TEXT_UNREADABLE: 'Dit is niet te lezen: “{text}”.',
  NO_SUCH_POINT: 'Op dit speelbord bestaat “{text}” niet.',
  SEVERAL_FIT: 'Dit past bij meer dan één rij. Noem de punten die leeg moeten worden.',

  GAME_OVER: 'De partij is afgelopen.',
  ROW_MUST_BE_TAKEN: 'Neem eerst een rij weg. Er staan rijen op {at}.',

  MUST_LEAVE_POINT: 'Begin- en eindpunt zijn allebei {at}. Kies een ander eindpunt.',
  NOT_IN_LINE: 'Deze punten liggen niet op één lijn: {at}.',

  TURN_ENDED: 'De zet is al vóór “{text}” afgelopen.',
  TURN_NOT_FINISHED: 'Een eerdere zet is niet compleet.',
  'premove.illegal': 'Je vooruitzet {text} mag niet meer. {why}',

  UNKNOWN_GAME: 'Er is geen spel dat “{text}” heet. Je kunt kiezen uit: {choices}.',
  UNKNOWN_VARIANT: 'Dit spel heeft geen versie “{text}”. Je kunt kiezen uit: {choices}.',
  UNKNOWN_OPTION: 'Dit spel heeft geen optie “{text}”.',

  POSITION_FORMAT: 'Dit is geen stelling van dit spel: “{text}”',
  POSITION_VERSION: 'De versie van deze stellingtekst is hier niet bekend: “{text}”',
  POSITION_FIELD:
    'Dit deel van de stellingtekst ontbreekt, is onbekend of staat op de verkeerde plaats: “{text}”',
  POSITION_BOARD: 'Het speelbord in de stellingtekst klopt niet vanaf teken {place}.',
  IMPOSSIBLE_ROWS: 'De rijen op het speelbord passen niet bij wat er nu moet gebeuren.',
  IMPOSSIBLE_SIDE: 'Deze speler kan hier niet aan de beurt zijn.',
  IMPOSSIBLE_PHASE: 'Met dit speelbord kan deze fase van de partij niet bereikt zijn.',

  RECORD_VERSION: 'De versie van deze notatie is hier niet bekend: “{text}”',
  RECORD_HEADER:
    'Dit lijkt geen genoteerde partij: de kopregel “{text}” ontbreekt, staat er dubbel of klopt niet.',
  RECORD_TEXT: 'Dit deel van de notatie is niet te lezen: “{text}”',
  RECORD_NUMBER: 'Dit zetnummer is niet het volgende: “{text}”',
  RECORD_CLOCK: 'Deze kloktijd klopt niet of volgt niet op een zet: “{text}”',
  RECORD_VARIATION: 'Hier kan geen variant staan: “{text}”',
  RECORD_SIZE:
    'Dit is te veel voor één analyse: hoogstens 10.000 zetten, en varianten hoogstens 40 niveaus diep.',
  RECORD_JSON: 'Dit is niet de JSON van een notatie; het gaat mis bij “{text}”.',
  RECORD_RESULT: 'De uitslag “{text}” klopt niet met hoe de partij is geëindigd.',
};
