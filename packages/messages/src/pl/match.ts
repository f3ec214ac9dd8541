import type { Translation } from '../areas.js';

export const match: Translation<'match'> = {
  NOT_STARTED: 'Ta partia się jeszcze nie zaczęła.',
  ALREADY_STARTED: 'Ta partia już się zaczęła.',
  SETUP_REFUSED: 'Partia nie może się tak zacząć.',
  POSITION_OVER: 'W tej pozycji partia jest zakończona; nie ma już nic do zagrania.',
  BAD_NAME: 'Nazwa gracza musi mieć od 1 do 60 znaków.',
  BAD_CLOCK:
    'Zegar może na początku pokazywać od 1 sekundy do 24 godzin i dodawać najwyżej 24 godziny na turę; w grze na dni tura ma od 1 do 14 dni.',
  BAD_LINKS: 'Powiązane gry nie pasują do potencjałów. Wybierz grę dla każdego używanego rodzaju.',

  MATCH_OVER: 'Partia jest zakończona.',
  STALE_TURN: 'Partia w międzyczasie poszła dalej. Spójrz na planszę i wybierz ponownie.',
  NOT_YOUR_TURN: 'Teraz tura drugiej strony.',
  CLOCK_PAUSED: 'Zegar jest zatrzymany. Uruchom go, żeby grać dalej.',
  TIME_IS_UP: 'Czas się skończył.',
  TURN_REFUSED: 'Ta tura jest niedozwolona.',
  TURN_INCOMPLETE: 'Ta tura nie jest jeszcze dokończona.',

  NO_CLOCK: 'W tej partii gra się bez zegara.',
  TIME_IS_LEFT: 'Na zegarze jest jeszcze czas.',
  CLOCK_STANDS: 'Żaden zegar nie chodzi.',
  CLOCK_NOT_PAUSED: 'Zegar nie jest zatrzymany.',
  NOT_BY_DAYS: 'Nie jest to możliwe w partii, w której na turę są całe dni.',
  ENOUGH_TIME: 'Druga strona ma już pod dostatkiem czasu.',
  NO_OUTAGE: 'Nie ma czasu do zwrócenia.',

  ALREADY_ASKED: 'Ta propozycja już padła i czeka na odpowiedź.',
  ASKED_THIS_TURN: 'Ta prośba już padła. Ponów ją po swojej następnej turze.',
  NOTHING_ASKED: 'Nie ma propozycji, na którą można odpowiedzieć.',
  OWN_OFFER: 'To twoja własna propozycja; odpowiada na nią druga strona.',
  ONLY_TOGETHER: 'Jest to możliwe tylko wtedy, gdy obie osoby grają na tym samym urządzeniu.',
  NOTHING_TO_TAKE_BACK: 'Nie ma takiej tury do cofnięcia.',
  TAKEBACKS_SPENT: 'W tym miejscu nie można już więcej cofać. Graj dalej.',
  LOG_FULL: 'Partia stała się zbyt długa na propozycje i cofanie. Nadal można grać i poddać partię.',
  NOT_LINKED: 'W tej partii nic nie jest powiązane z inną grą.',
  LINK_UNDER_WAY: 'Zapowiedziano potencjał: najpierw trzeba rozstrzygnąć, czy zadziała.',
  NOTHING_ANNOUNCED: 'Nie zapowiedziano żadnego potencjału.',
  ANNOUNCE_FIRST: 'W tym meczu potencjał, który trzeba wygrać, najpierw się zapowiada.',
  NO_USE: 'Zapowiada się tylko to, co trzeba wygrać, po jednym potencjale.',
  GOES_ON_OTHERWISE: 'Ta tura zaczęła się inaczej. Graj dalej od tego, co rozstrzygnięto.',
  OWN_ANNOUNCEMENT: 'To twoja zapowiedź; odpowiedzieć ma przeciwnik.',
  NOT_NOW: 'To nie pasuje do tego, co się teraz dzieje.',
  BAD_LOT: 'Tak nie da się losować. Wczytaj stronę ponownie i spróbuj jeszcze raz.',
  NOT_ACROSS_LINK: 'Tego, co rozstrzygnęła inna gra, nie można cofnąć.',

  ONLY_APART: 'Jest to możliwe tylko wtedy, gdy gracie na różnych urządzeniach.',
  NOTHING_TO_CLAIM:
    'Po partię można sięgnąć dopiero po jej pierwszej turze i tylko wtedy, gdy trwa tura nieobecnej strony.',
  TOO_EARLY_TO_CLAIM: 'Druga strona może jeszcze wrócić. Poczekaj jeszcze chwilę, zanim sięgniesz po partię.',

  TOO_LATE_TO_ABORT: 'Partię można odwołać tylko przed jej pierwszą turą.',
  MATCH_NOT_OVER: 'Partia jeszcze się nie skończyła.',
  REMATCH_MADE: 'Ta partia ma już rewanż.',

  LOG_VERSION: 'Tę partię zapisała inna, nieznana tu wersja programu Korong.',
  LOG_EVENT: 'Ta partia nie zapisała się w całości; wpisu {number} nie da się użyć.',

  'over.resignation': '{winner} wygrywają: {loser} poddały partię.',
  'over.time': '{winner} wygrywają: {loser} przekroczyły czas.',
  'over.agreement': 'Remis za zgodą obu stron.',
  'over.absence': '{winner} wygrywają: {loser} opuściły partię.',
  'over.absenceDraw': 'Remis: jedna ze stron opuściła partię.',
  'over.length': 'Remis: partia osiągnęła największą dozwoloną długość.',
  'over.aborted': 'Partię odwołano przed jej pierwszą turą.',

  // Linked games with a name
  BAD_AWAY_NAME: 'Nazwa gry poza ekranem ma od 1 do 40 znaków, bez znaków sterujących.',
};
