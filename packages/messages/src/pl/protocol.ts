import type { Translation } from '../areas.js';

export const protocol: Translation<'protocol'> = {
  BAD_REQUEST: 'Serwer nie rozumie tego żądania. Odśwież stronę i spróbuj jeszcze raz.',
  BAD_MESSAGE: 'Serwer nie rozumie tego, co zostało wysłane. Odśwież stronę i spróbuj jeszcze raz.',
  TOO_LARGE: 'To za dużo naraz. Wyślij mniej.',
  NOT_FOUND: 'Pod tym adresem nic nie ma. Sprawdź, czy zgadza się z tym, który ci podano.',
  HELLO_FIRST: 'Połączenie nie zostało poprawnie nawiązane. Odśwież stronę.',
  NO_SESSION: 'Sesja nie istnieje albo już wygasła. Wybierz nick lub zaloguj się.',
  FOREIGN_ORIGIN:
    'To żądanie przyszło z innej strony internetowej i zostało odrzucone. Otwórz sam Korong i zrób to tam.',
  BANNED: 'Administrator tego serwera cię zablokował. Tylko on może to zmienić.',
  NOT_ALLOWED: 'Tego nie możesz zrobić. Może to zrobić tylko osoba, do której to należy.',
  BAD_PLAYER_NAME:
    'Nick ma od 1 do 24 znaków: litery i cyfry dowolnego pisma, spacje oraz - _ . lub apostrof. W jednym słowie nie można mieszać alfabetów, a niektóre nazwy są zastrzeżone.',
  NAME_TAKEN: 'Ktoś ma już ten nick albo bardzo podobny. Wybierz inny.',
  WEAK_PASSWORD: 'To hasło zbyt łatwo odgadnąć. Użyj co najmniej 8 znaków, ale nie swojego nicku.',
  WRONG_PASSWORD: 'To nie jest właściwe hasło. Spróbuj jeszcze raz albo użyj kodu odzyskiwania.',
  WRONG_CODE:
    'To nie jest właściwy kod odzyskiwania. Spróbuj jeszcze raz; jeśli kod przepadł, może pomóc administrator tego serwera.',
  NO_ACCOUNT: 'Nie ma konta o takim nicku. Sprawdź pisownię albo załóż konto.',
  ALREADY_ACCOUNT: 'Masz już konto. Żeby założyć inne, najpierw się wyloguj.',
  GAME_NOT_FOUND: 'Nie ma takiej partii. Poproś o nowy link osobę, która go przysłała.',
  GAME_TAKEN:
    'Ktoś cię ubiegł: ta partia zaczęła się bez ciebie. Możesz ją oglądać albo zaproponować własną.',
  GAME_NOT_OPEN: 'Ta partia nie czeka już na gracza. Wybierz inną albo zaproponuj własną.',
  OWN_GAME: 'To twoja własna partia. Musi ją przyjąć ktoś inny: wyślij tej osobie link.',
  NOT_A_PLAYER: 'Nie grasz w tej partii. Możesz ją oglądać.',
  BAD_SETUP: 'Partia nie może się tak zacząć. Wybierz inne ustawienia.',
  ENGINE_NOT_AWAY:
    'Komputer nie może zagrać w grę poza ekranem. Dla każdego rodzaju wybierz inną powiązaną grę.',
  TOO_MANY_GAMES: 'Masz za dużo otwartych partii. Najpierw wycofaj którąś z nich.',
  TOO_MANY_LISTED:
    'Z twojego adresu czeka już w lobby za dużo partii. Utwórz partię przez link albo poczekaj, aż któraś się zacznie.',
  PLAYING_ENOUGH: 'Grasz naraz za dużo partii tego rodzaju. Najpierw którąś dokończ albo poddaj.',
  MATCH_REFUSED: 'W tej partii nie jest to teraz możliwe.',
  NOT_ABSENT: 'Przeciwnik tu jest albo nie ma go jeszcze dość długo. Poczekaj chwilę.',
  CHAT_TOO_LONG: 'To za długie. Wiadomość na czacie ma najwyżej 300 znaków.',
  MUTED: 'Administrator tego serwera odebrał ci czat. Możesz grać dalej.',
  BAD_POSITION: 'Taka pozycja nie jest możliwa. Sprawdź ją.',
  NEEDS_ACCOUNT: 'Do tego potrzebne jest konto. Utwórz je; zachowasz swoje partie.',
  STUDY_NOT_FOUND: 'Nie ma takiego opracowania albo jest prywatne. Poproś jego autora o link.',
  BAD_STUDY: 'Nie można odczytać jednego z rozdziałów tego opracowania. Popraw go i zapisz ponownie.',
  STUDY_TOO_LARGE:
    'To opracowanie jest za duże, by je zapisać. Podziel je albo usuń rozdział lub inne opracowanie.',
  STUDY_CHANGED:
    'To opracowanie zmieniono tymczasem gdzie indziej. Nic nie przepadło: wybierz, którą wersję zachować.',
  TOO_MANY_STUDIES: 'Masz za dużo opracowań. Najpierw usuń jedno z nich.',
  GAME_NOT_OVER: 'Oceniane są tylko zakończone partie. Poczekaj, aż ta się skończy.',
  PUZZLE_NOT_FOUND: 'Serwer nie zna tego zadania. Odśwież stronę, aby pobrać aktualne zadania.',

  TOO_MANY_REQUESTS: 'To było dużo jak na krótki czas. Poczekaj chwilę i spróbuj ponownie.',
  TOO_MANY_CONNECTIONS: 'Z twojego adresu jest za dużo połączeń. Zamknij niektóre ze swoich stron.',
  TOO_SLOW: 'Połączenie było zbyt wolne. Spróbuj ponownie.',
  TRY_AGAIN: 'Serwer ma kłopot z zapisem danych. Nic nie przepada; wkrótce znów będzie działać.',
  NEWER_LOG: 'Ta partia toczy się dalej na nowszym serwerze. Za chwilę nastąpi kolejna próba.',
  SERVER_ENDING: 'Serwer jest uruchamiany ponownie. Za chwilę nastąpi kolejna próba.',
  INTERNAL:
    'Coś poszło nie tak na serwerze. Spróbuj ponownie; jeśli to się powtórzy, powiadom administratora.',
};
