import type { Translation } from '../areas.js';

export const reasons: Translation<'reasons'> = {
  TEXT_EMPTY: 'Nic nie wpisano.',
  TEXT_TOO_LONG: 'Ten tekst jest za długi, by go odczytać: „{text}”',
  TEXT_UNREADABLE: 'Tego nie da się odczytać: „{text}”.',
  NO_SUCH_POINT: 'Na tej planszy nie ma „{text}”.',
  SEVERAL_FIT: 'Pasuje do tego więcej niż jeden rząd. Wymień pola, które mają zostać opróżnione.',

  GAME_OVER: 'Partia jest zakończona.',
  ROW_MUST_BE_TAKEN: 'Najpierw usuń rząd. Rzędy są na polach: {at}.',

  MUST_LEAVE_POINT: 'Ruch zaczyna się i kończy na {at}. Wybierz inny cel.',
  NOT_IN_LINE: 'Te pola nie leżą na jednej linii: {at}.',

  TURN_ENDED: 'Tura kończy się przed „{text}”.',
  TURN_NOT_FINISHED: 'Wcześniejsza tura nie jest dokończona.',
  'premove.illegal': 'Twój ruch z wyprzedzeniem {text} nie jest już możliwy. {why}',

  UNKNOWN_GAME: 'Nie ma gry o nazwie „{text}”. Do wyboru: {choices}.',
  UNKNOWN_VARIANT: 'Ta gra nie ma wariantu „{text}”. Do wyboru: {choices}.',
  UNKNOWN_OPTION: 'Ta gra nie ma opcji „{text}”.',

  POSITION_FORMAT: 'To nie jest pozycja z tej gry: „{text}”',
  POSITION_VERSION: 'Ten zapis pozycji jest w nieznanej tu wersji: „{text}”',
  POSITION_FIELD: 'Ta część zapisu pozycji jest nieznana, nie na swoim miejscu albo jej brakuje: „{text}”',
  POSITION_BOARD: 'Plansza w zapisie pozycji zawiera błąd przy znaku {place}.',
  IMPOSSIBLE_ROWS: 'Rzędy na planszy nie zgadzają się z tym, co jest do zrobienia.',
  IMPOSSIBLE_SIDE: 'To nie może być kolej tej strony.',
  IMPOSSIBLE_PHASE: 'Z taką planszą nie można było dojść do tej fazy gry.',

  RECORD_VERSION: 'Ten zapis partii jest w nieznanej tu wersji: „{text}”',
  RECORD_HEADER: 'To nie wygląda na zapis partii: nagłówek „{text}” jest błędny, powtórzony albo go brakuje.',
  RECORD_TEXT: 'Tej części zapisu nie da się odczytać: „{text}”',
  RECORD_NUMBER: 'To nie jest kolejny numer tury: „{text}”',
  RECORD_CLOCK: 'Ten czas zegara jest błędny albo nie następuje po żadnej turze: „{text}”',
  RECORD_VARIATION: 'W tym miejscu nie może być wariantu: „{text}”',
  RECORD_SIZE: 'To za dużo na jedną analizę: najwyżej 10 000 tur i najwyżej 40 poziomów wariantów.',
  RECORD_JSON: 'To nie jest JSON zapisu partii; błąd jest w miejscu „{text}”.',
  RECORD_RESULT: 'Partia nie skończyła się wynikiem „{text}”.',
};
