import type { Translation } from '../../areas.js';

export const lessons: Translation<'gipf/lessons'> = {
  'first.lesson': 'Pierwsze kroki',
  'tactics.lesson': 'Pionki GIPF i taktyka',
  'strategy.lesson': 'Jak grać dobrze',

  'intro.0':
    'Białe mają w rezerwie trzy pionki, czarne dwa. Kto ma wsunąć pionek, a nie ma już żadnego, przegrywa.',
  'intro.1': 'Białe wsuwają pionek z brzegu. Cała linia przesuwa się o jedno pole.',
  'intro.2': 'Czarne wsuwają pionek. Został im jeden.',
  'intro.3': 'Białe wsuwają kolejny: cztery białe pionki w rzędzie.',
  'intro.4': 'Rząd wraca do rezerwy białych. Dwa czarne pionki za nim są zbite.',
  'intro.5': 'Czarne wsuwają ostatni czarny pionek.',
  'intro.6': 'Białe wsuwają pionek. Czarne nie mają już czego wsunąć: białe wygrywają!',

  'push.title': 'Wsuń pionek',
  'push.goal': 'Grasz białymi. Wprowadź pionek z kropki na brzegu na zaznaczone pole.',
  'push.hint': 'Wybierz kropkę obok zaznaczonego pola, a potem samo pole. Prowadzą tam dwie kropki.',
  'push.done': 'Twój pionek jest na planszy, a w rezerwie masz o jeden mniej.',
  'push.elsewhere': 'Dozwolone wsunięcie, ale twój nowy pionek ma stanąć na zaznaczonym polu.',

  'chain.title': 'Przesuń cały łańcuch',
  'chain.goal':
    'Każde pole ma nazwę: literę kolumny, a potem liczbę, jak napisano wokół planszy. Zepchnij czarny pionek ze środka, z pola e5.',
  'chain.hint':
    'Wsunięcie przesuwa wszystkie stykające się pionki, aż do pierwszej luki. Który łańcuch sięga e5?',
  'chain.done': 'Cztery pionki przesunęły się o jedno pole i teraz w środku stoi twój pionek.',
  'chain.gap':
    'Na tej linii była luka, więc przesuwanie skończyło się na d4. Łańcuch do e5 nie może mieć luk.',
  'chain.elsewhere':
    'Czarny pionek nadal stoi na e5. Wsuń pionek w tę linię, na której pionki stoją bez luk.',

  'closed.title': 'Zamknięta linia',
  'closed.goal':
    'Kolumna b jest pełna, więc nic się w nią nie da wsunąć. Mimo to wprowadź biały pionek na b3.',
  'closed.hint': 'Kolumnę b przecinają inne linie. Wejdź z kropki a2 albo a3.',
  'closed.done':
    'Pełna linia jest zamknięta tylko w swoim własnym kierunku. Z boku nadal można było wsunąć pionek.',
  'closed.elsewhere': 'Na b3 nie ma jeszcze białego pionka. Wsuń go tam z boku.',

  'row.title': 'Cztery w rzędzie',
  'row.goal': 'Ułóż rząd czterech pionków i go usuń.',
  'row.hint': 'Masz trzy pionki w kolumnie d. Wsuń jeszcze jeden od dołu.',
  'row.done': 'Twoje cztery pionki wróciły do rezerwy: masz ich więcej niż przed wsunięciem.',
  'row.none': 'Rzędu jeszcze nie ma. Gdzie stoją obok siebie trzy twoje pionki?',

  'capture.title': 'Zbij pionki',
  'capture.goal': 'Ułóż rząd tak, żeby zbić dwa czarne pionki.',
  'capture.hint': 'Są dwa wsunięcia, które tworzą rząd. Wybierz to, po którym za rzędem stoją czarne pionki.',
  'capture.done': 'Czarne pionki stały za twoim rzędem bez luk, więc są zbite. Te dwa już nie wrócą.',
  'capture.few': 'Jest rząd, ale nic nie zbito. To druga linia kończy się czarnymi pionkami.',
  'capture.none': 'Rzędu jeszcze nie ma. Masz trzy pionki na jednej linii od b2 do d4 i trzy w kolumnie d.',

  'chooseRow.title': 'Który rząd?',
  'chooseRow.goal': 'Dwa twoje rzędy się przecinają. Usuń ten, który zbija więcej.',
  'chooseRow.hint': 'Co stoi za każdym z rzędów? Czarne pionki, które go przedłużają, są zbijane.',
  'chooseRow.done':
    'Dwa pionki zbite. To, co zostało z drugiego rzędu, stoi dalej na planszy i może się jeszcze przydać.',
  'chooseRow.few': 'Ten rząd nic nie zbija. Za drugim stoją dwa czarne pionki.',

  'bothRows.title': 'Właściwa kolejność',
  'bothRows.goal': 'Masz dwa rzędy, które spotykają się na e7. Wybierz kolejność, w której usuniesz oba.',
  'bothRows.hint':
    'Z rzędem w kolumnie e schodzi wszystko, co go bez luk przedłuża, także pionek z e7. Zacznij od tego drugiego rzędu.',
  'bothRows.done': 'Po pierwszym rzędzie rząd w kolumnie e był nadal pełny, więc i jego można było usunąć.',
  'bothRows.one':
    'Rząd w kolumnie e zabrał ze sobą pionek z e7 i temu drugiemu zabrakło czwartego. Zacznij od tego drugiego rzędu.',

  'saveReserve.title': 'Ostatni pionek',
  'saveReserve.goal': 'Został ci w rezerwie jeden pionek. Wsuń go tak, żeby odzyskać pionki.',
  'saveReserve.hint': 'Trzy twoje pionki stoją na linii, która zaczyna się na b5.',
  'saveReserve.done':
    'Cztery pionki wróciły. Trzymaj jakiś rząd na czarną godzinę. Pod koniec licz też rezerwę przeciwnika: często decyduje jeden pionek.',
  'saveReserve.empty':
    'Twoja rezerwa jest teraz pusta. Przegrasz, gdy tylko trzeba będzie wsunąć pionek. Zamiast tego ułóż rząd.',

  'keep.title': 'Zachowaj swój pionek GIPF',
  'keep.goal':
    'To wariant standardowy i został ci jeden pionek GIPF. Usuń swój rząd tak, żeby nie przegrać partii.',
  'keep.hint':
    'Dotknij rzędu. Twój pionek GIPF na e4 jest wtedy oznaczony jako ten, który zostaje; nie zmieniaj tego i usuń rząd. Gdyby dotknąć pionka jeszcze raz, zszedłby z planszy.',
  'keep.done': 'Twój pionek GIPF zostaje na planszy, a czarny pionek za rzędem jest zbity.',
  'keep.tookLast':
    'W ten sposób z planszy zszedł twój ostatni pionek GIPF, a bez niego od razu przegrywasz. Niech zostanie.',

  'takeGipf.title': 'Zbij ostatni pionek GIPF',
  'takeGipf.goal': 'Czarnym został jeden pionek GIPF. Wygraj partię teraz.',
  'takeGipf.hint': 'Ułóż rząd w kolumnie e. Czarny pionek GIPF stanie tuż za nim.',
  'takeGipf.done': 'Czarne nie mają już na planszy pionka GIPF. Wygrywasz!',
  'takeGipf.left':
    'Rząd był właściwy, ale czarny pionek GIPF został na planszy. Niech zejdzie razem z rzędem.',
  'takeGipf.none': 'Rzędu jeszcze nie ma. Które wsunięcie zbierze cztery twoje pionki przed pionkiem GIPF?',

  'secondGipf.title': 'Turniej: kolejny pionek GIPF',
  'secondGipf.goal': 'To wariant turniejowy. Wprowadź drugi pionek GIPF.',
  'secondGipf.hint': 'Upewnij się, że obok planszy wybrany jest pionek GIPF, a potem dotknij kropki i pola.',
  'secondGipf.done':
    'Dwa pionki z twojej rezerwy są teraz jednym pionkiem GIPF. Możesz tak robić dalej, aż do pierwszego pojedynczego.',
  'secondGipf.single':
    'To był pojedynczy pionek. Po pierwszym pojedynczym nie wolno ci już wprowadzać pionków GIPF.',

  'doubleThreat.title': 'Zagroź dwoma rzędami',
  'doubleThreat.goal': 'Wsuń pionek tak, żeby móc w następnej turze ułożyć rząd, cokolwiek zrobią czarne.',
  'doubleThreat.hint':
    'Trzy w rzędzie to groźba, podobnie jak cztery z jedną luką. Poszukaj wsunięcia, które tworzy dwie groźby, na przykład pionkiem, który stanie na d4.',
  'doubleThreat.done': 'Czarne mogą powstrzymać jedną z twoich gróźb, ale nie wszystkie.',
  'doubleThreat.stopped':
    'Czarne mają wsunięcie, które powstrzymuje wszystko, czym grozisz. Stwórz dwie groźby, których nie powstrzyma żadne pojedyncze wsunięcie.',

  'stop.title': 'Odbierz ostatnią nadzieję',
  'stop.goal':
    'Czarnym został w rezerwie jeden pionek, ale grożą ułożeniem rzędu. Zapobiegnij temu, a nic ich nie uratuje.',
  'stop.hint': 'Czarne chcą wsunąć pionek z e9. Wsuń z boku pionek na e8.',
  'stop.done':
    'Ostatni pionek czarnych niczego im nie zwraca. Potem będą musiały wsunąć pionek, mając pustą rezerwę, i wygrasz.',
  'stop.threat': 'Czarne nadal mogą ułożyć rząd i odzyskać pionki. Rozbij trójkę w kolumnie e.',

  'makeThem.title': 'Zmuś czarne do zdjęcia pionków',
  'makeThem.goal':
    'Czarne grożą w kolumnie d rzędem, który zbije twój pionek na d6. Ułóż rząd czarnym tak, żeby niczego nie zbijał.',
  'makeThem.hint': 'Przesuń czarny pionek z c5 na d6. Twój zejdzie wtedy z kolumny d.',
  'makeThem.done':
    'Czarne muszą zdjąć z planszy cztery pionki i niczego nie zbijają. A ty następnym wsunięciem możesz ułożyć rząd.',
  'makeThem.costs':
    'Rząd czarnych jest ułożony, ale twój pionek na d6 go przedłuża i zostaje zbity. Wsuń pionek z innej strony.',
  'makeThem.none':
    'Czarne nie muszą niczego zdejmować. Które wsunięcie doprowadzi czwarty czarny pionek do kolumny d?',

  'countBoth.title': 'Licz obie rezerwy',
  'countBoth.goal':
    'Został ci w rezerwie jeden pionek, czarnym też. Poza tym czarne grożą rzędem. Znajdź wygrywające wsunięcie.',
  'countBoth.hint':
    'Dwa wsunięcia układają twój rząd. Po którym z nich ostatni pionek czarnych nie ułoży już rzędu?',
  'countBoth.done':
    'Twój rząd zbił pionek z kolumny e. Ostatni pionek czarnych niczego im nie zwraca, a ty masz w rezerwie cztery: wygrywasz.',
  'countBoth.row':
    'Twoja rezerwa jest pełniejsza, ale czarne wsuną pionek z e9, odzyskają rząd i partia trwa dalej. Wybierz rząd, który zbija.',
  'countBoth.empty':
    'Twoja rezerwa jest teraz pusta i przegrasz, gdy znów trzeba będzie wsunąć pionek. Ułóż rząd.',

  'giveOwn.title': 'Oddaj pionek GIPF',
  'giveOwn.goal':
    'Twoja rezerwa jest pusta, czarne mają trzy pionki. Usuń swój rząd tak, żeby po wsunięciu mieć w rezerwie więcej niż czarne.',
  'giveOwn.hint':
    'Odzyskany pionek GIPF to dwa pionki, a na h4 masz jeszcze jeden. Dotknij rzędu, potem pionka na e4, żeby zszedł, i usuń rząd.',
  'giveOwn.done':
    'Wróciło pięć pionków i po wsunięciu zostały cztery. Pionek GIPF na h4 utrzymuje cię w grze.',
  'giveOwn.kept':
    'Oba pionki GIPF zostały, ale w twojej rezerwie są dwa pionki, a czarne mają trzy. Oddaj ten na e4.',

  'leaveTheirs.title': 'Zostaw pionek GIPF na planszy',
  'leaveTheirs.goal':
    'Masz rząd i możesz nim zbić czarny pionek GIPF na c6. Usuń rząd tak, żeby czarne nie mogły odpowiedzieć rzędem.',
  'leaveTheirs.hint':
    'Kolumna c jest pełna, więc czarne nie mogą do niej wsunąć pionka. A gdyby c6 było puste?',
  'leaveTheirs.done':
    'Czarny pionek GIPF trzyma kolumnę c zamkniętą. Twój ostatni pionek GIPF na c5 jest bezpieczny.',
  'leaveTheirs.took':
    'Zbite są dwa pionki, ale kolumna c jest teraz otwarta: czarne wsuwają pionek z c1, układają rząd i zbijają twój ostatni pionek GIPF.',
};
