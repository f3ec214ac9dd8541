import type { Translation } from '../areas.js';

export const reasons: Translation<'reasons'> = {
  TEXT_EMPTY: 'Nic nie wpisano.',
  TEXT_TOO_LONG: 'Ten tekst jest za długi, by go odczytać: „{text}”',
  TEXT_UNREADABLE: 'Tego nie da się odczytać: „{text}”.',
  NO_SUCH_POINT: 'Na tej planszy nie ma „{text}”.',
  SEVERAL_FIT: 'Pasuje do tego więcej niż jeden rząd. Wymień pola, które mają zostać opróżnione.',

  GAME_OVER: 'Partia jest zakończona.',
  RING_MUST_BE_PLACED: 'Trwa jeszcze ustawianie pierścieni: podaj puste pole.',
  RING_MUST_MOVE:
    'Teraz trzeba przesunąć pierścień: podaj pole, na którym stoi, i pole docelowe, na przykład f6-f9.',
  ROW_MUST_BE_TAKEN: 'Najpierw usuń rząd. Rzędy są na polach: {at}.',
  RING_MUST_BE_TAKEN: 'Rząd jest usunięty; teraz usuń jeden ze swoich pierścieni.',
  PIECE_MUST_BE_PUSHED: 'Nie ma rzędu do usunięcia. Wsuń pionek z kropki, na przykład a1-b2.',

  POINT_OCCUPIED: 'Pole {at} jest zajęte. Wybierz puste pole.',
  NO_RING_THERE: 'Na {at} nie ma pierścienia.',
  NOT_YOUR_RING: 'Pierścień na {at} nie jest twój.',
  MUST_LEAVE_POINT: 'Pierścień musi opuścić {at}.',
  NOT_IN_LINE: 'Te pola nie leżą na jednej linii: {at}.',
  RING_IN_THE_WAY: 'Pierścień na {at} stoi na drodze; pierścieni nigdy się nie przeskakuje.',
  MUST_STOP_BEHIND_MARKERS: 'Po skoku pierścień zatrzymuje się tuż za znacznikami, na {at}.',
  LANDS_ON_MARKER: 'Na {at} leży znacznik. Pierścień kończy ruch na pustym polu.',
  LANDS_ON_RING: 'Na {at} stoi pierścień. Pierścień kończy ruch na pustym polu.',
  NOT_FIVE: 'Rząd to dokładnie pięć znaczników obok siebie; to jest coś innego: {at}.',
  NOT_YOUR_MARKERS: 'To nie jest twój rząd: nie ma znacznika twojego koloru na {at}.',
  CANNOT_PASS: 'Pasować może tylko ten, kto nie może wykonać ruchu. Możesz przesunąć pierścień: {at}.',

  NOT_A_DOT: '{at} nie jest kropką. Pionki wchodzą do gry z kropek wokół planszy.',
  NOT_AN_ENTRY:
    'W ten sposób pionek nie może wejść ({at}). Wybierz kropkę i pole obok niej, na przykład a1-b2.',
  LINE_FULL: 'Ta linia jest pełna ({at}); nic się w nią nie da wsunąć.',
  WRONG_LANDING:
    'Najdalszy pionek nie trafia na to pole. Najpierw to, co wpisano, potem to, co poprawne: {at}.',
  DOT_NEEDED: 'Na {at} stoi pionek, więc podaj, z której kropki go przesuwasz.',
  GIPF_PIECE_FIRST:
    'W wariancie turniejowym twoje pierwsze wsunięcie musi wprowadzić pionek GIPF: dopisz na początku G, na przykład Ga1-b2.',
  NO_GIPF_PIECE_ENTERS: 'W tej partii nie wprowadza się pionków GIPF.',
  GIPF_RIGHT_ENDED:
    'Twój pojedynczy pionek już wszedł do gry; odtąd możesz wprowadzać tylko pojedyncze pionki.',
  NOT_A_ROW: 'Nie ma rzędu czterech pionków na {at}.',
  NOT_YOUR_ROW: 'Rząd na {at} nie jest twój i nie możesz go usunąć.',
  ROW_ALREADY_SETTLED: 'Rząd na {at} został pozostawiony; kolejny wybór będzie po następnym wsunięciu.',
  POINT_TWICE: 'Podano dwa razy: {at}.',
  NOT_IN_ROW: 'Nie należy do tego rzędu: {at}.',
  MUST_GO_TOO: 'Razem z rzędem schodzi też {at}; zostać może tylko pionek GIPF lub pionek załadowany.',
  CANNOT_STAY: 'To nie może zostać: {at}. Zostać mogą tylko pionki GIPF i pionki załadowane.',
  NOT_CAPTURED: 'Pionek na {at} jest twój i wraca do twojej rezerwy; gwiazdki się tam nie stawia.',
  NO_POTENTIALS: 'Ta partia toczy się bez potencjałów.',
  NO_POTENTIAL_LEFT: 'Nie masz już potencjału tego rodzaju do wprowadzenia.',
  POTENTIALS_ENDED: 'Twój podstawowy pionek już wszedł do gry; odtąd nie wchodzi żaden załadowany pionek.',
  RESERVE_EMPTY:
    'Nie masz już na to podstawowych pionków w rezerwie. Możesz jeszcze użyć potencjału na planszy.',
  NOT_LOADED: 'Na {at} nie ma twojego pionka załadowanego tym potencjałem.',
  TAMSK_WORKS_IN_THE_MIDDLE:
    'TAMSK nie działa tam, gdzie stoi ({at}); działa, gdy jego pionek zostanie przesunięty na e5.',
  NOTHING_TO_JUMP: 'Od pierwszego pola w stronę drugiego nie ma czego przeskoczyć: {at}.',
  MUST_LAND_BEHIND:
    'ZÈRTZ ląduje na pierwszym pustym polu za tym, co przeskakuje. Najpierw to, co napisano, potem to, co poprawne: {at}.',
  WAY_BLOCKED: '{at} zagradza drogę. YINSH sunie tylko po pustych polach.',
  NOT_ADJACENT: 'Te pola nie sąsiadują ze sobą: {at}. Ten potencjał skacze na sąsiednie pole.',
  NOTHING_TO_TOP: 'Ten potencjał nie może wskoczyć na to, co stoi na {at}.',
  SAY_WHAT_BECOMES:
    'Określ, co stanie się z pionkiem GIPF na {at}: =P na końcu go neutralizuje, =G przejmuje.',
  NO_GIPF_PIECE_THERE: 'Na {at} nie ma pionka GIPF przeciwnika, którego PÜNCT mógłby zmienić.',
  DENIED_ALREADY: 'Użycia potencjału na {at} już ci w tej turze odmówiono. Zrób coś innego.',
  NOTHING_IS_DENIED: 'Odmówić można tylko użycia potencjału i tylko w meczu z powiązanymi grami.',
  EXTRA_PUSH_DUE:
    'Twój TAMSK jest w środku: wsuń go z kropki, na przykład Ta1-b2, albo zrezygnuj, pisząc T-.',
  ONE_MUST_GO:
    'Nie wszystko może zostać: {at}. Z rzędu samych pionków GIPF i pionków załadowanych musi zejść co najmniej jeden.',

  TURN_ENDED: 'Tura kończy się przed „{text}”.',
  TURN_NOT_FINISHED: 'Wcześniejsza tura nie jest dokończona.',

  UNKNOWN_GAME: 'Nie ma gry o nazwie „{text}”. Są yinsh i gipf.',
  UNKNOWN_VARIANT:
    'Ta gra nie ma wariantu „{text}”. YINSH ma standard i blitz, GIPF ma basic, standard i tournament.',
  UNKNOWN_OPTION: 'Ta gra nie ma opcji „{text}”.',
  BAD_HANDICAP:
    'Fory zapisuje się jako white=N albo black=N, gdzie N to liczba od 1 do 3, i tylko w GIPF basic. „{text}” to coś innego.',
  BAD_POTENTIALS:
    'Potencjały zapisuje się jak Z3Y3: od trzech do sześciu każdego rodzaju (Z, Y, D, T, P), w GIPF standardowym lub turniejowym. „{text}” to coś innego.',
  BAD_PIECES: 'Z potencjałami każda strona ma od 12 do 24 podstawowych pionków. „{text}” to coś innego.',

  POSITION_FORMAT: 'To nie jest pozycja z tej gry: „{text}”',
  POSITION_VERSION: 'Ten zapis pozycji jest w nieznanej tu wersji: „{text}”',
  POSITION_FIELD: 'Ta część zapisu pozycji jest nieznana, nie na swoim miejscu albo jej brakuje: „{text}”',
  POSITION_BOARD: 'Plansza w zapisie pozycji zawiera błąd przy znaku {place}.',
  IMPOSSIBLE_RINGS: 'Żadna partia nie prowadzi do takiej liczby pierścieni.',
  IMPOSSIBLE_MARKERS: 'Żadna partia nie prowadzi do takiej liczby znaczników.',
  IMPOSSIBLE_PIECES: 'Żadna partia nie prowadzi do takich pionków na planszy.',
  IMPOSSIBLE_RESERVE: 'Rezerwa nie zgadza się z pionkami na planszy.',
  IMPOSSIBLE_ENTRY: 'Prawo do wprowadzania pionków GIPF nie zgadza się z planszą.',
  IMPOSSIBLE_POTENTIALS:
    'Ta pozycja nie może powstać: potencjałów jest więcej, niż uzgodniono, albo do siebie nie pasują.',
  IMPOSSIBLE_ROWS: 'Rzędy na planszy nie zgadzają się z tym, co jest do zrobienia.',
  IMPOSSIBLE_SIDE: 'To nie może być kolej tej strony.',
  IMPOSSIBLE_PHASE: 'Z taką planszą nie można było dojść do tej fazy gry.',

  RECORD_VERSION: 'Ten zapis partii jest w nieznanej tu wersji: „{text}”',
  RECORD_HEADER: 'To nie wygląda na zapis partii: nagłówek „{text}” jest błędny, powtórzony albo go brakuje.',
  RECORD_TEXT: 'Tej części zapisu nie da się odczytać: „{text}”',
  RECORD_NUMBER: 'To nie jest kolejny numer tury: „{text}”',
  RECORD_CLOCK: 'Ten czas zegara jest błędny albo nie następuje po żadnej turze: „{text}”',
  RECORD_JSON: 'To nie jest JSON zapisu partii; błąd jest w miejscu „{text}”.',
  RECORD_RESULT: 'Partia nie skończyła się wynikiem „{text}”.',
};
