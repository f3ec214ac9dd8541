import type { Translation } from '../../areas.js';

export const rules: Translation<'yinsh/rules'> = {
  'page.title': 'Zasady YINSH',
  'page.description':
    'Pełne zasady YINSH z ruchomymi planszami: pierścienie, znaczniki, skoki, odwracanie, rzędy po pięć, wariant błyskawiczny i nasze zasady domowe.',
  'page.heading': 'Zasady YINSH',
  'page.lead':
    'YINSH to gra dla dwóch osób, którą stworzył Kris Burm. Przesuwasz pierścienie, pierścienie zostawiają za sobą znaczniki, a każdy skok odwraca znaczniki. Zasady poznasz w pięć minut; każdą pokazuje osobna plansza.',

  'begin.heading': 'Zanim zaczniesz',
  'aim.title': 'Cel gry',
  'aim.text':
    'Układaj rzędy z **pięciu znaczników** swojego koloru. Każdy rząd pozwala ci usunąć z planszy jeden z własnych pierścieni. Wygrywa ten, kto pierwszy usunie **trzy pierścienie**. Każdy usunięty pierścień przybliża cię do wygranej, ale zostawia ci mniej pierścieni do gry.',
  'aim.shows':
    'Białe układają rząd pięciu znaczników, usuwają go i usuwają trzeci pierścień: białe wygrywają.',
  'board.title': 'Plansza',
  'board.text':
    'Gra się na **85 polach**, czyli tam, gdzie przecinają się linie. Każda linia biegnie prosto w jednym z trzech kierunków. Większość pól ma sześć pól sąsiednich; pola na brzegu mają ich mniej. Pole oznacza się literą i liczbą, na przykład f6. Gdy patrzy się od strony białych, kolumny od a do k leżą od lewej do prawej, a liczby rosną w stronę czarnych.',
  'board.shows': 'Zaznaczono sześć pól sąsiadujących z f6.',
  'pieces.title': 'Elementy gry',
  'pieces.text':
    'Każdy gracz ma **pięć pierścieni**. Wspólna pula liczy **51 znaczników**, z jednej strony białych, z drugiej czarnych. Znacznik należy więc do tego, czyj kolor jest na wierzchu, a to może się zmieniać.',
  'pieces.shows': 'Pusta plansza, obok niej wszystkie pierścienie i pełna pula.',
  'placing.title': 'Ustawianie pierścieni',
  'placing.text':
    'Kolory się losuje; zaczynają białe. Gracze na zmianę ustawiają po **jednym pierścieniu na dowolnym pustym polu**, aż na planszy stanie dziesięć pierścieni.',
  'placing.shows': 'Gracze na zmianę ustawiają po pięć pierścieni.',

  'move.heading': 'Twój ruch',
  'marker.title': 'Najpierw znacznik, potem pierścień',
  'marker.text':
    'Wybierz jeden ze swoich pierścieni. Włóż **do niego** znacznik z puli, swoim kolorem do góry. Potem **ten pierścień musi się ruszyć**; znacznik zostaje na miejscu.',
  'marker.shows': 'Biały znacznik trafia do pierścienia na f5. Pierścień przechodzi na f8, znacznik zostaje.',
  'slide.title': 'Dokąd może iść pierścień',
  'slide.text':
    'Pierścień porusza się **w linii prostej**, o jedno pole lub więcej, przez dowolną liczbę pustych pól. Zawsze kończy ruch na pustym polu.',
  'slide.shows': 'Zaznaczono wszystkie pola, na które może przejść pierścień z f5. Przechodzi na f8.',
  'jump.title': 'Przeskakiwanie znaczników',
  'jump.text':
    'Po drodze pierścień może **przeskoczyć znaczniki** dowolnego koloru, jeśli leżą obok siebie bez luk. Przed skokiem może przejść przez puste pola, ale po skoku musi się zatrzymać na **pierwszym pustym polu za znacznikami**.',
  'jump.shows': 'Pierścień z d3 przeskakuje trzy znaczniki i staje na h7, tuż za nimi.',
  'blocked.title': 'Co zatrzymuje pierścień',
  'blocked.text':
    'Pierścień nigdy nie przechodzi przez inny pierścień. Jeśli tuż za znacznikami stoi pierścień albo kończy się plansza, nie ma gdzie stanąć i skok jest niemożliwy.',
  'blocked.shows':
    'Pierścień z f4 nie może przeskoczyć w górę kolumny, bo czarny pierścień na f8 nie zostawia miejsca za znacznikami. Dostępne są tylko zaznaczone pola.',
  'flip.title': 'Odwracanie znaczników',
  'flip.text':
    'Gdy pierścień już stanie, **odwraca się każdy przeskoczony znacznik**: biały staje się czarny, a czarny biały. Znacznika położonego w tym ruchu się nie odwraca. Znaczniki nigdy nie zmieniają miejsca.',
  'flip.shows':
    'Pierścień przeskakuje z f3 na f7. Biały znacznik na f5 staje się czarny, a czarny na f6 biały.',

  'rows.heading': 'Rzędy',
  'row.title': 'Rząd i pierścień',
  'row.text':
    '**Pięć znaczników jednego koloru** obok siebie na linii to rząd. Jeśli rząd jest twój, odłóż jego pięć znaczników do puli, a potem usuń z planszy **jeden z własnych pierścieni**, dowolnie wybrany.',
  'row.shows': 'Białe układają rząd od c3 do g7, usuwają go i usuwają pierścień z b5.',
  'ringGap.title': 'Pierścień się nie liczy',
  'ringGap.text':
    'Rząd tworzą tylko znaczniki. Pierścień między nimi to luka, nawet jeśli jest twój. Ale kiedy odejdzie, pozostawiony przez niego znacznik może tę lukę wypełnić.',
  'ringGap.shows':
    'Z pierścieniem na e5 rzędu jeszcze nie ma. Pierścień odchodzi, jego znacznik zostaje i jest ich pięć.',
  'seven.title': 'Więcej niż pięć',
  'seven.text':
    'Z rzędu usuwa się zawsze **dokładnie pięć** znaczników leżących obok siebie. Jeśli obok siebie leży ich więcej niż pięć, właściciel wybiera, które pięć usuwa, bez względu na to, kto je ułożył. Pozostałe zostają. Według włoskiej instrukcji wybiera ten, kto utworzył rząd; my trzymamy się wszystkich pozostałych wydań.',
  'seven.shows':
    'Pierścień schodzi z c4 i w kolumnie c leży siedem białych znaczników. Białe usuwają te od c2 do c6 oraz pierścień; znaczniki na c1 i c7 zostają.',
  'several.title': 'Dwa rzędy naraz',
  'several.text':
    'Jednym ruchem możesz utworzyć kilka własnych rzędów. Rozliczasz je po kolei: **rząd, pierścień, rząd, pierścień**, aż nie zostanie ci żaden pełny rząd.',
  'several.shows': 'Jeden skok tworzy dwa białe rzędy. Białe usuwają oba, a wraz z nimi dwa pierścienie.',
  'crossing.title': 'Rzędy, które się przecinają',
  'crossing.text':
    'Jeśli dwa twoje rzędy mają wspólny znacznik, wybierz jeden z nich. Jego usunięcie zwykle przerywa drugi. To, co zostało z drugiego rzędu, leży dalej na planszy i do niczego się nie liczy.',
  'crossing.shows':
    'Dwa białe rzędy przecinają się na e5. Białe usuwają ten w kolumnie e; z drugiego zostają cztery znaczniki.',
  'forOpponent.title': 'Rząd dla przeciwnika',
  'forOpponent.text':
    'Rząd należy do gracza swojego koloru, bez względu na to, kto go ułożył. Jeśli swoim ruchem utworzysz rząd przeciwnika, przeciwnik usuwa go **na początku swojej następnej tury**, a potem wykonuje ruch jak zwykle.',
  'forOpponent.shows':
    'Skok białych odwraca znacznik na czarną stronę i tworzy czarny rząd. Czarne go usuwają, usuwają pierścień, a potem wykonują ruch.',
  'forBoth.title': 'Rzędy dla obu stron',
  'forBoth.text':
    'Jeśli jeden ruch utworzy rzędy obu kolorów, **najpierw rozlicza swoje ten, kto wykonał ruch**. Drugi gracz robi to na początku swojej następnej tury.',
  'forBoth.shows':
    'Skok białych tworzy po jednym rzędzie każdego koloru. Białe usuwają biały, a potem czarne czarny.',

  'end.heading': 'Koniec gry',
  'win.title': 'Wygrana',
  'win.text':
    'Gdy usuniesz swój **trzeci pierścień**, od razu wygrywasz. Rzędy, które są jeszcze na planszy, nie mają już znaczenia. Jeśli więc jeden ruch utworzy decydujące rzędy obu graczy, wygrywa ten, kto wykonał ruch.',
  'win.shows':
    'Obie strony usunęły już po dwa pierścienie. Ruch tworzy po rzędzie dla każdej z nich, a białe rozliczają swój jako pierwsze: białe wygrywają.',
  'blitz.title': 'Wariant błyskawiczny',
  'blitz.text':
    'Na krótką partię albo do nauki wybierz wariant błyskawiczny: o wygranej decyduje **pierwszy usunięty pierścień**. Wszystko inne jest bez zmian.',
  'blitz.shows': 'Białe układają rząd, usuwają pierścień i już wygrały.',
  'pool.title': 'Gdy skończą się znaczniki',
  'pool.text':
    'Jeśli gracz ma wykonać ruch, a pula jest pusta, gra się kończy. Wygrywa ten, kto usunął więcej pierścieni. Jeśli obie strony usunęły ich tyle samo, jest remis.',
  'pool.shows':
    'Białe kładą ostatni znacznik i nie układają rzędu. Białe usunęły dwa pierścienie, czarne jeden: białe wygrywają.',
  'lastRow.title': 'Rząd z ostatnim znacznikiem',
  'lastRow.text':
    'Jeśli ruch z ostatnim znacznikiem utworzy rzędy, najpierw się je rozlicza, czyjekolwiek są. Ich znaczniki wracają do puli i gra toczy się dalej.',
  'lastRow.shows':
    'Białe kładą ostatni znacznik, a skok tworzy czarny rząd. Czarne usuwają go wraz z pierścieniem i w puli znów są znaczniki.',
  'pass.title': 'Gdy żaden pierścień nie może się ruszyć',
  'pass.text':
    'Jeśli żaden z twoich pierścieni nie może się ruszyć, pasujesz. W żadnym innym przypadku pasować nie wolno. Jeśli obaj gracze spasują jeden po drugim, gra się kończy i o wyniku decydują usunięte pierścienie, tak jak wtedy, gdy skończą się znaczniki.',
  'pass.shows':
    'Wszystkie cztery białe pierścienie są zablokowane, więc białe pasują. Czarne wykonują ruch i wypuszczają jeden z nich.',
  'undo.title': 'Cofanie kroku',
  'undo.text': 'Tutaj możesz cofać kroki, dopóki nie wyślesz tury.',

  'strategy.heading': 'Jak grać dobrze',
  'behind.title': 'Kto przegrywa, ma swoje atuty',
  'behind.text':
    'Każdy rząd **kosztuje cię pierścień**. Kto jest w tyle, ma więcej pierścieni: więcej ruchów i więcej sposobów, żeby grozić i się bronić. Nie spiesz się więc z rzędem; najpierw zobacz, czym grozi przeciwnik.',
  'behind.shows':
    'Czarne usunęły dwa pierścienie i grożą trzecim rzędem. Białe, które mają jeszcze pięć pierścieni, najpierw przerywają ten rząd, a potem układają biały.',
  'gift.title': 'Rząd w prezencie',
  'gift.text':
    'Rząd, który układasz przeciwnikowi, kosztuje go **pierścień i pięć znaczników**. To źle, jeśli jest jego trzecim albo otwiera drogę do następnego. Może być dobrze, jeśli twój ruch grozi czymś więcej, niż on zyskuje.',
  'gift.shows':
    'Białym brakuje jednego rzędu. Skok na e6 układa rząd czarnym, dopiero drugi, i grozi dwoma białymi. Czarne mogą powstrzymać jeden z nich i białe wygrywają.',
  'thirdRow.title': 'Liczy się trzeci rząd',
  'thirdRow.text':
    'Pierwszy rząd o niczym nie decyduje. **Zachowaj równowagę**: trzymaj się blisko, zachowaj dobre pierścienie i przygotuj następny rząd, zanim ułożysz ten. Pewny rząd może poczekać.',
  'thirdRow.shows':
    'Białe usunęły jeden pierścień i mogłyby od razu ułożyć rząd w kolumnie e. Zamiast tego przygotowują kolumnę f, a potem jednym skokiem układają oba rzędy i wygrywają.',
  'whichRing.title': 'Który pierścień oddać',
  'whichRing.text':
    'Oddaj pierścień, który robi najmniej: **zablokowany**, daleko od gry albo bez groźby. Zachowaj pierścienie, które mogą ułożyć twój **następny rząd**, i te, które powstrzymują przeciwnika.',
  'whichRing.shows':
    'Białe usuwają rząd i pierścień na k7, daleko od gry. Pierścienie na d5 i f7 grożą dwoma rzędami. Czarne przerywają jeden, białe układają drugi i wygrywają.',
  'learnBlitz.title': 'Ucz się na wariancie błyskawicznym',
  'learnBlitz.text':
    'W **wariancie błyskawicznym** wygrywa jeden rząd. Partia trwa kilka minut i uczysz się dostrzegać groźby. Zagraj dwie, zamieniając kolory: białe mają tu wyraźną przewagę.',
  'learnBlitz.shows':
    'Wariant błyskawiczny: pierścień białych idzie na g6 i grozi dwoma rzędami. Czarne powstrzymują jeden, białe układają drugi i wygrywają.',
};
