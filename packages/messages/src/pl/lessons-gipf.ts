import type { Translation } from '../areas.js';

export const lessonsGipf: Translation<'lessons-gipf'> = {
  'push.title': 'Wsuń pion',
  'push.goal': 'Grasz białymi. Wprowadź pion na c2.',
  'push.hint': 'Wybierz kropkę obok c2, a potem samo pole. Prowadzą tam dwie kropki.',
  'push.done': 'Twój pion jest na planszy, a w rezerwie masz o jeden mniej.',
  'push.elsewhere': 'Dozwolone wsunięcie, ale twój nowy pion ma stanąć na c2.',

  'chain.title': 'Przesuń cały łańcuch',
  'chain.goal': 'Zepchnij czarny pion ze środka, z pola e5.',
  'chain.hint':
    'Wsunięcie przesuwa wszystkie stykające się piony, aż do pierwszej luki. Który łańcuch sięga e5?',
  'chain.done': 'Cztery piony przesunęły się o jedno pole i teraz w środku stoi twój pion.',
  'chain.gap':
    'Na tej linii była luka, więc przesuwanie skończyło się na d4. Łańcuch do e5 nie może mieć luk.',
  'chain.elsewhere': 'Czarny pion nadal stoi na e5. Wsuń pion w tę linię, na której piony stoją bez luk.',

  'closed.title': 'Zamknięta linia',
  'closed.goal': 'Kolumna b jest pełna, więc nic się w nią nie da wsunąć. Mimo to wprowadź biały pion na b3.',
  'closed.hint': 'Kolumnę b przecinają inne linie. Wejdź z kropki a2 albo a3.',
  'closed.done':
    'Pełna linia jest zamknięta tylko w swoim własnym kierunku. Z boku nadal można było wsunąć pion.',
  'closed.elsewhere': 'Na b3 nie ma jeszcze białego piona. Wsuń go tam z boku.',

  'row.title': 'Cztery w rzędzie',
  'row.goal': 'Ułóż rząd czterech pionów i go usuń.',
  'row.hint': 'Masz trzy piony w kolumnie d. Wsuń jeszcze jeden od dołu.',
  'row.done': 'Twoje cztery piony wróciły do rezerwy: masz ich więcej niż przed wsunięciem.',
  'row.none': 'Rzędu jeszcze nie ma. Gdzie stoją obok siebie trzy twoje piony?',

  'capture.title': 'Zbij piony',
  'capture.goal': 'Ułóż rząd tak, żeby zbić dwa czarne piony.',
  'capture.hint':
    'Są dwa wsunięcia, które układają rząd. Wybierz to, po którym za rzędem stoją czarne piony.',
  'capture.done': 'Czarne piony stały za twoim rzędem bez luk, więc są zbite. Te dwa już nie wrócą.',
  'capture.few': 'Jest rząd, ale nic nie zbito. To druga linia kończy się czarnymi pionami.',
  'capture.none': 'Rzędu jeszcze nie ma. Masz trzy piony na jednej linii od b2 do d4 i trzy w kolumnie d.',

  'chooseRow.title': 'Który rząd?',
  'chooseRow.goal': 'Dwa twoje rzędy się krzyżują. Usuń ten, który zbija więcej.',
  'chooseRow.hint': 'Co stoi za każdym z rzędów? Czarne piony, które go przedłużają, są zbijane.',
  'chooseRow.done':
    'Dwa piony zbite. To, co zostało z drugiego rzędu, stoi dalej na planszy i może się jeszcze przydać.',
  'chooseRow.few': 'Ten rząd nic nie zbija. Za drugim stoją dwa czarne piony.',

  'bothRows.title': 'Właściwa kolejność',
  'bothRows.goal': 'Masz dwa rzędy, które spotykają się na e7. Wybierz kolejność, w której usuniesz oba.',
  'bothRows.hint':
    'Z rzędem w kolumnie e schodzi wszystko, co go bez luk przedłuża, także pion z e7. Zacznij od tego drugiego rzędu.',
  'bothRows.done': 'Po pierwszym rzędzie rząd w kolumnie e był nadal pełny, więc i jego można było usunąć.',
  'bothRows.one':
    'Rząd w kolumnie e zabrał ze sobą pion z e7 i temu drugiemu zabrakło czwartego. Zacznij od tego drugiego rzędu.',

  'saveReserve.title': 'Ostatni pion',
  'saveReserve.goal': 'Został ci w rezerwie jeden pion. Wsuń go tak, żeby odzyskać piony.',
  'saveReserve.hint': 'Trzy twoje piony stoją na linii, która zaczyna się na b5.',
  'saveReserve.done': 'Cztery piony wróciły. Licz rezerwę zawczasu i trzymaj jakiś rząd na czarną godzinę.',
  'saveReserve.empty':
    'Twoja rezerwa jest teraz pusta. Przegrasz, gdy tylko trzeba będzie wsunąć pion. Zamiast tego ułóż rząd.',

  'keep.title': 'Zachowaj swój pion GIPF',
  'keep.goal':
    'To wariant standardowy i został ci jeden pion GIPF. Usuń swój rząd tak, żeby nie przegrać partii.',
  'keep.hint':
    'Dotknij rzędu. Twój pion GIPF na e4 jest wtedy oznaczony jako ten, który zostaje; nie zmieniaj tego i usuń rząd. Gdyby dotknąć piona jeszcze raz, zszedłby z planszy.',
  'keep.done': 'Twój pion GIPF zostaje na planszy, a czarny pion za rzędem jest zbity.',
  'keep.tookLast':
    'W ten sposób z planszy zszedł twój ostatni pion GIPF, a bez niego od razu przegrywasz. Niech zostanie.',

  'takeGipf.title': 'Zbij ostatni pion GIPF',
  'takeGipf.goal': 'Czarnym został jeden pion GIPF. Wygraj partię teraz.',
  'takeGipf.hint': 'Ułóż rząd w kolumnie e. Czarny pion GIPF stanie tuż za nim.',
  'takeGipf.done': 'Czarne nie mają już na planszy piona GIPF. Wygrywasz!',
  'takeGipf.left': 'Rząd był właściwy, ale czarny pion GIPF został na planszy. Niech zejdzie razem z rzędem.',
  'takeGipf.none': 'Rzędu jeszcze nie ma. Które wsunięcie zbierze cztery twoje piony przed pionem GIPF?',

  'secondGipf.title': 'Turniej: kolejny pion GIPF',
  'secondGipf.goal': 'To wariant turniejowy. Wprowadź drugi pion GIPF.',
  'secondGipf.hint': 'Upewnij się, że obok planszy wybrany jest pion GIPF, a potem dotknij kropki i pola.',
  'secondGipf.done':
    'Dwa piony z twojej rezerwy są teraz jednym pionem GIPF. Możesz tak robić dalej, aż do pierwszego pojedynczego.',
  'secondGipf.single':
    'To był pojedynczy pion. Po pierwszym pojedynczym nie wolno ci już wprowadzać pionów GIPF.',

  'doubleThreat.title': 'Zagroź dwoma rzędami',
  'doubleThreat.goal': 'Wsuń pion tak, żeby móc w następnej turze ułożyć rząd, cokolwiek zrobią czarne.',
  'doubleThreat.hint':
    'Trzy w rzędzie to groźba, podobnie jak cztery z jedną luką. Poszukaj wsunięcia, które tworzy dwie groźby, na przykład pionem, który stanie na d4.',
  'doubleThreat.done': 'Czarne mogą powstrzymać jedną z twoich gróźb, ale nie wszystkie.',
  'doubleThreat.stopped':
    'Czarne mają wsunięcie, które powstrzymuje wszystko, czym grozisz. Stwórz dwie groźby, których nie powstrzyma żadne pojedyncze wsunięcie.',

  'stop.title': 'Odbierz ostatnią nadzieję',
  'stop.goal':
    'Czarnym został w rezerwie jeden pion, ale grożą ułożeniem rzędu. Zapobiegnij temu, a nic ich nie uratuje.',
  'stop.hint': 'Czarne chcą wsunąć pion z e9. Wsuń z boku pion na e8.',
  'stop.done':
    'Ostatni pion czarnych niczego im nie zwraca. Potem będą musiały wsunąć pion, mając pustą rezerwę, i wygrasz.',
  'stop.threat': 'Czarne nadal mogą ułożyć rząd i odzyskać piony. Rozbij trójkę w kolumnie e.',
};
