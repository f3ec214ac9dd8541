import type { Translation } from '../../areas.js';

export const reasons: Translation<'gipf/reasons'> = {
  PIECE_MUST_BE_PUSHED: 'Nie ma rzędu do usunięcia. Wsuń pionek z kropki, na przykład a1-b2.',

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
  NOTHING_IS_DENIED:
    'Odmówić można tylko użycia lub wprowadzenia potencjału i tylko w meczu z powiązanymi grami.',
  EXTRA_PUSH_DUE:
    'Twój TAMSK jest w środku: wsuń go z kropki, na przykład Ta1-b2, albo zrezygnuj, pisząc T-.',
  ONE_MUST_GO:
    'Nie wszystko może zostać: {at}. Z rzędu samych pionków GIPF i pionków załadowanych musi zejść co najmniej jeden.',

  BAD_HANDICAP:
    'Fory zapisuje się jako white=N albo black=N, gdzie N to liczba od 1 do 3, i tylko w GIPF basic i z potencjałami. „{text}” to coś innego.',
  BAD_POTENTIALS:
    'Potencjały zapisuje się jak Z3Y3: od jednego do sześciu każdego rodzaju (Z, Y, D, T, P), dla co najmniej jednej strony. „{text}” to coś innego.',
  BAD_PIECES: 'Z potencjałami każda strona ma od 12 do 24 podstawowych pionków. „{text}” to coś innego.',

  IMPOSSIBLE_PIECES: 'Żadna partia nie prowadzi do takich pionków na planszy.',
  IMPOSSIBLE_RESERVE: 'Rezerwa nie zgadza się z pionkami na planszy.',
  IMPOSSIBLE_ENTRY: 'Prawo do wprowadzania pionków GIPF nie zgadza się z planszą.',
  IMPOSSIBLE_POTENTIALS:
    'Ta pozycja nie może powstać: potencjałów jest więcej, niż uzgodniono, albo do siebie nie pasują.',

  // What is to be won first
  ENTRY_DENIED:
    'W tej turze nie udało ci się wygrać tego potencjału. Zostaje w twojej rezerwie. Zrób coś innego.',
  NOT_TO_BE_WON: 'W tym meczu nie trzeba tego wygrać, więc nie można tego odmówić.',
  BAD_LINKED:
    'To, co trzeba wygrać, zapisuje się jako yes, no albo rodzajami w grze, jak {example}: wielka litera to użycie, mała to wprowadzenie. „{text}” to coś innego.',
};
