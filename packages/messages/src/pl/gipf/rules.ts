import type { Translation } from '../../areas.js';

export const rules: Translation<'gipf/rules'> = {
  'page.title': 'Zasady GIPF',
  'page.description':
    'Pełne zasady GIPF z ruchomymi planszami: wsuwanie, rzędy po cztery, zbijanie, pionki GIPF, warianty podstawowy, standardowy i turniejowy oraz nasze zasady domowe.',
  'page.heading': 'Zasady GIPF',
  'page.lead':
    'GIPF to gra dla dwóch osób, którą stworzył Kris Burm. Wsuwasz pionki od brzegu, a wszystko, co stoi im na drodze, przesuwa się dalej. Zacznij od wariantu podstawowego; standardowy i turniejowy tylko go rozszerzają.',

  'begin.heading': 'Wariant podstawowy: zanim zaczniesz',
  'aim.title': 'Cel gry',
  'aim.text':
    'Zbijaj pionki przeciwnika, aż nie będzie miał czym grać. Służą do tego rzędy: **cztery twoje pionki** w jednej linii wracają do ciebie, a z nimi schodzi wszystko, co przedłuża rząd. Każde wsunięcie kosztuje cię jeden pionek z rezerwy. Jeśli masz wsunąć pionek, a **nie masz już żadnego, przegrywasz**. Odzyskane pionki pozwalają grać dalej, ale wygrywa się dzięki **zbijaniu**.',
  'aim.shows':
    'Białe układają rząd czterech pionków, zabierają go z powrotem i zbijają czarny pionek, który stoi za nim.',
  'board.title': 'Plansza',
  'board.text':
    'Pionki stoją na **37 polach**, czyli tam, gdzie przecinają się linie. Wokół nich są **24 kropki**, z których pionki wchodzą do gry. Same kropki nie należą do obszaru gry: nic nigdy nie zostaje na kropce. Gdy patrzy się od strony białych, kolumny od a do i leżą od lewej do prawej, a liczby rosną w stronę czarnych; róg e1 jest zwrócony ku białym.',
  'board.shows': 'Zaznaczono wszystkie 24 kropki. Pionek wchodzi z a3 i przesuwa się na b4.',
  'start.title': 'Początek',
  'start.text':
    'Każdy gracz ma **15 pionków**: trzy na planszy, w co drugim rogu, i **12 w rezerwie**. Kolory się losuje; zaczynają białe, a potem gra się na zmianę. Rezerwy i zbite pionki są jawne: obaj gracze mogą je w każdej chwili policzyć.',
  'start.shows': 'Początek wariantu podstawowego i pierwsze wsunięcia.',

  'push.heading': 'Wsuwanie',
  'push.title': 'Wsunięcie',
  'push.text':
    'Twój ruch to **jedno wsunięcie**. Połóż pionek z rezerwy na kropce i przesuń go wzdłuż linii na pierwsze pole. Jeśli stoi tam pionek dowolnego koloru, przesuwa się o jedno pole dalej w tym samym kierunku. Z każdej z sześciu kropek narożnych prowadzi na planszę jedna linia, z każdej innej dwie; ty wybierasz którą.',
  'push.shows': 'Białe wsuwają pionek z a1. Czarny pionek z b2 przesuwa się na c3.',
  'chain.title': 'Przesuwanie kilku pionków',
  'chain.text':
    'Przesunięty pionek może przesunąć następny i tak dalej. Wszystkie pionki, które stykają się ze sobą na linii, przesuwają się **dokładnie o jedno pole**. Za luką nic się nie rusza.',
  'chain.shows': 'Białe wsuwają pionek z e1. Trzy pionki przesuwają się o jedno pole; pionek na e7 zostaje.',
  'closed.title': 'Pełna linia jest zamknięta',
  'closed.text':
    'Żadnego pionka nie można zepchnąć z planszy. Jeśli na linii **nie ma pustego pola**, nie można w nią wsunąć pionka z żadnego końca.',
  'closed.shows':
    'Kolumna b jest pełna, więc kropki b1 i b6 są dla niej zamknięte. Ale z a2 inna linia prowadzi na b3.',

  'rows.heading': 'Rzędy i zbijanie',
  'row.title': 'Rząd czterech pionków',
  'row.text':
    '**Co najmniej cztery pionki jednego koloru** stojące obok siebie na linii to rząd. Właściciel musi go od razu usunąć, bez względu na to, kto go ułożył. Usunięcie nie kosztuje tury.',
  'row.shows': 'Białe układają cztery pionki w kolumnie d i je usuwają.',
  'extension.title': 'Co schodzi razem z rzędem',
  'extension.text':
    'Razem z rzędem schodzi też **każdy pionek, który przedłuża go bez luki**, na dowolnym z dwóch końców i obojętnie jakiego koloru. Z każdej strony kończy się to na pierwszym pustym polu.',
  'extension.shows':
    'Białe usuwają rząd od e2 do e5, a czarny pionek z e6 schodzi razem z nim. Ten na e8 zostaje, bo e7 jest puste.',
  'captured.title': 'Z powrotem do rezerwy albo zbity',
  'captured.text':
    'Twoje własne pionki wracają do **twojej rezerwy**. Pionki przeciwnika są **zbite** i wypadają z gry.',
  'captured.shows': 'Białe odzyskują cztery pionki. Czarny pionek z c2 jest zbity.',
  'order.title': 'Rzędy dla obu stron',
  'order.text':
    'Jeśli wsunięcie utworzy rzędy obu graczy, **ten, kto wsuwał, usuwa najpierw wszystkie swoje**. Potem drugi gracz usuwa te rzędy, które są jeszcze pełne, i dopiero wtedy wsuwa swój pionek.',
  'order.shows':
    'Wsunięcie białych tworzy po jednym rzędzie każdego koloru. Białe usuwają biały, czarne czarny; potem czarne wsuwają pionek.',
  'several.title': 'Kilka rzędów',
  'several.text': 'Jeśli masz kilka rzędów i się nie przecinają, musisz usunąć **wszystkie**.',
  'several.shows': 'Jedno wsunięcie tworzy dwa białe rzędy. Białe usuwają oba.',
  'crossing.title': 'Rzędy, które się przecinają',
  'crossing.text':
    'Jeśli twoje rzędy się przecinają, **ty wybierasz**, który usuniesz najpierw. Jeśli drugi ma potem mniej niż cztery pionki, zostaje na planszy.',
  'crossing.shows':
    'Dwa białe rzędy przecinają się na e5. Białe usuwają ten w kolumnie e; z drugiego zostają trzy pionki.',
  'crossingMeans.title': 'Kiedy rzędy się przecinają',
  'crossingMeans.text':
    'Dwa rzędy przecinają się, gdy oba zabrałyby pionek z tego samego pola, choćby ten pionek jedynie przedłużał jeden z nich. To, co przedłuża rząd, rozstrzyga się w chwili jego usuwania, nie wcześniej.',
  'crossingMeans.shows':
    'Pionek z e7 zszedłby zarówno z jednym, jak i z drugim rzędem. Białe najpierw usuwają rząd od b4 do e7. Rząd w kolumnie e jest nadal pełny, więc białe usuwają i jego.',

  'end.heading': 'Koniec gry',
  'reserve.title': 'Brak pionków',
  'reserve.text': 'Jeśli masz wsunąć pionek, a twoja rezerwa jest **pusta, przegrywasz**.',
  'reserve.shows': 'Białe wsuwają pionek. Czarne nie mają nic w rezerwie i przegrywają.',
  'rescue.title': 'Rząd na ratunek',
  'rescue.text':
    'Sama pusta rezerwa nie oznacza przegranej. Jeśli najpierw masz do usunięcia rząd, jego pionki wracają i możesz znowu wsuwać. Instrukcja o tym nie mówi; dodaliśmy to, bo rzędy zawsze usuwa się przed następnym wsunięciem.',
  'rescue.shows':
    'Rezerwa białych jest pusta, ale wsunięcie czarnych tworzy biały rząd. Białe go usuwają i mogą wsunąć pionek.',
  'handicap.title': 'Fory',
  'handicap.text':
    'Żeby wyrównać różnicę sił, słabszy gracz w wariancie podstawowym może zacząć z **jednym, dwoma lub trzema dodatkowymi pionkami** w rezerwie.',
  'handicap.shows': 'Czarne zaczynają z dwoma dodatkowymi pionkami w rezerwie.',
  'draw.title': 'Bez remisów',
  'draw.text':
    'Zasady nie przewidują remisu, a pozycje mogą się powtarzać. Nigdy nie zabraknie ci ruchu: dopóki masz pionek w rezerwie, gdzieś jest otwarta linia.',
  'draw.shows': 'Nawet na zatłoczonej planszy zawsze jest którędy wejść.',
  'agreed.title': 'Uzgodniony remis',
  'agreed.text':
    'Gracze mogą uzgodnić remis. Instrukcja nie zna remisu; dodaliśmy go, bo partia może trwać bez końca, jeśli żadna ze stron nie robi postępów.',
  'undo.title': 'Cofanie kroku',
  'undo.text':
    'Przy prawdziwej planszy dotkniętym pionkiem trzeba zagrać. Tutaj możesz cofać kroki, dopóki nie wyślesz tury.',

  'standard.heading': 'Wariant standardowy',
  'standardStart.title': 'Pionki GIPF',
  'standardStart.text':
    'Każdy gracz ma **18 pionków**. Na początku każdy ma na planszy trzy **pionki GIPF**, na tych samych polach co w wariancie podstawowym. Pionek GIPF to dwa pionki, jeden na drugim. Każdy gracz ma 12 pionków w rezerwie. Wsuwasz pojedyncze pionki; pionki GIPF przesuwają się jak wszystkie inne.',
  'standardStart.shows': 'Początek wariantu standardowego i pierwsze wsunięcia.',
  'choice.title': 'Zostaje czy schodzi',
  'choice.text':
    'W rzędzie pionek GIPF liczy się jako **jeden pionek**. Gdy usuwasz rząd, o **każdym pionku GIPF**, który zszedłby razem z nim, swoim czy przeciwnika, decydujesz, czy schodzi, czy zostaje.',
  'choice.shows': 'Białe usuwają rząd, zostawiają biały pionek GIPF na e4 i zbijają czarny na e6.',
  'crossingKept.title': 'Pionek GIPF na przecięciu rzędów',
  'crossingKept.text':
    'Jeśli dwa twoje rzędy przecinają się na pionku GIPF i go zostawisz, drugi rząd jest **nadal pełny**. Jego też musisz usunąć i możesz wybrać jeszcze raz.',
  'crossingKept.shows':
    'Dwa białe rzędy przecinają się na e5. Białe zostawiają pionek GIPF, usuwają jeden rząd, a potem drugi.',
  'worthTwo.title': 'Wart dwóch pionków',
  'worthTwo.text':
    'Twój własny pionek GIPF po usunięciu wraca do twojej rezerwy jako **dwa pojedyncze pionki**; w wariancie standardowym takie już zostają. Zbity kosztuje właściciela dwa pionki.',
  'worthTwo.shows': 'Białe usuwają wszystko: pięć pionków wraca do rezerwy, a dwa czarne pionki są zbite.',
  'lastGipf.title': 'Ostatni pionek GIPF',
  'lastGipf.text':
    'Jeśli **nie masz już na planszy pionka GIPF, od razu przegrywasz**, nawet jeśli to ty usuwasz ostatni. Jak zawsze przegrywasz też, jeśli masz wsunąć pionek, a twoja rezerwa jest pusta.',
  'lastGipf.shows': 'Białe zbijają ostatni pionek GIPF czarnych i wygrywają.',
  'bothLast.title': 'Ostatnie pionki obu stron',
  'bothLast.text': 'Jeśli jeden rząd zabiera ostatnie pionki GIPF obu graczy, wygrywa ten, kto usunął rząd.',
  'bothLast.shows':
    'Rząd zabiera jedyny pionek GIPF każdego z graczy. Usunęły go białe, więc białe wygrywają.',

  'tournament.heading': 'Wariant turniejowy',
  'firstPush.title': 'Pusta plansza',
  'firstPush.text':
    'W wariancie turniejowym zaczyna się od **pustej planszy** i **18 pionków** w rezerwie każdego gracza. Twoje pierwsze wsunięcie musi wprowadzić **pionek GIPF**; bierzesz na niego dwa pionki z rezerwy. Ten wariant nie jest obowiązkowy: wariant standardowy jest pełną grą także bez niego.',
  'firstPush.shows': 'Obaj gracze wprowadzają po dwa pionki GIPF.',
  'rightEnds.title': 'Ile chcesz, do pierwszego pojedynczego',
  'rightEnds.text':
    'Możesz wprowadzać kolejne pionki GIPF, dopóki nie wsuniesz **swojego pierwszego pojedynczego pionka**. Od tej chwili wprowadzasz tylko pojedyncze pionki. Każdy gracz decyduje o tym sam, a utrata lub odzyskanie pionka GIPF niczego tu nie zmienia.',
  'rightEnds.shows':
    'Białe wsuwają pojedynczy pionek i odtąd mogą wprowadzać już tylko pojedyncze. Czarne mogą jeszcze wprowadzić pionek GIPF.',
  'inAgain.title': 'Z dwóch pionków znów pionek GIPF',
  'inAgain.text':
    'W wariancie turniejowym wszystkie pionki w rezerwie są jednakowe. Dopóki nie wsuniesz pojedynczego pionka, dwa z nich mogą wejść do gry jako pionek GIPF, nawet jeśli już nim były. Instrukcja pozostawia tę kwestię otwartą.',
  'inAgain.shows':
    'Białe odzyskują dwa pionki GIPF. Czarne wsuwają pionek, a białe znów wprowadzają pionek GIPF.',
  'tournamentLast.title': 'Utrata ostatniego pionka GIPF',
  'tournamentLast.text':
    'Tak jak w wariancie standardowym przegrywasz, gdy nie masz już na planszy pionka GIPF. Obowiązuje to od twojego własnego pierwszego wsunięcia.',
  'tournamentLast.shows': 'Białe zbijają ostatni pionek GIPF czarnych i wygrywają.',
  'fourStay.title': 'Cztery pionki GIPF mogą zostać',
  'fourStay.text':
    'Rząd, w którym obok siebie stoją **co najmniej cztery pionki GIPF**, można zostawić. Decydujesz za każdym razem od nowa: przed swoim wsunięciem i po nim. Wynika to z instrukcji, która pozwala zostawić każdy pionek GIPF w rzędzie; skrócone zasady autora mówią o tym wprost.',
  'fourStay.shows': 'Białe mają cztery pionki GIPF w kolumnie b i za każdym razem je zostawiają.',
  'singlesGo.title': 'Pojedyncze pionki i tak schodzą',
  'singlesGo.text':
    'Jeśli zostawiasz taki rząd, **pojedyncze pionki**, które go przedłużają, i tak muszą zejść: twoje wracają do twojej rezerwy, a pionki przeciwnika są zbite.',
  'singlesGo.shows': 'Cztery pionki GIPF zostają w kolumnie e, ale pojedynczy pionek z e2 wraca do rezerwy.',

  'strategy.heading': 'Jak grać dobrze',
  'anySide.title': 'Żadna strona planszy nie jest twoja',
  'anySide.text':
    'Możesz wsuwać pionki z **dowolnej kropki**, nawet tuż obok pionków przeciwnika. Patrz na każdą linię z **obu końców**: najlepsze wsunięcie często przychodzi z drugiej strony.',
  'anySide.shows':
    'Białe dwa razy wsuwają pionek z przeciwległego brzegu, układają stamtąd rząd w kolumnie d i zbijają pionek.',
  'onBoard.title': 'Na planszy pionek robi więcej',
  'onBoard.text':
    'Pionek w rezerwie niczym nie grozi. Kto ma **więcej pionków na planszy**, może grozić kilkoma rzędami naraz. Nie układaj więc rzędu tylko po to, żeby zapełnić rezerwę.',
  'onBoard.shows':
    'Wsunięcie białych grozi dwoma rzędami. Czarne powstrzymują jeden z nich, a białe układają drugi.',
  'makeThem.title': 'Zmuś przeciwnika do zdjęcia pionków',
  'makeThem.text':
    'Rząd trzeba usunąć, nawet jeśli to ty go układasz. Przeciwnik ma wtedy **o cztery pionki mniej na planszy** i tam to ty masz przewagę. Uważaj, żeby żaden twój pionek nie przedłużał rzędu.',
  'makeThem.shows':
    'Czarne grożą rzędem w kolumnie f, który zbije pionek na f6. Białe układają ten rząd wcześniej, tak że niczego nie zbija. Czarne muszą go usunąć, a potem białe układają rząd.',
  'opened.title': 'Usunięty rząd zwalnia pola',
  'opened.text':
    'Po usuniętym rzędzie zostają **puste pola**. Zamknięta linia się otwiera, łańcuch się rwie, groźba powstaje albo znika. Zanim ułożysz rząd, obejrzyj każdą linię, która go przecina.',
  'opened.shows':
    'Kolumna c jest zamknięta. Białe usuwają rząd od c6 do f5. Teraz c6 jest puste: białe mogą wsunąć pionek z c1 i zbijają.',
  'countBoth.title': 'Licz obie rezerwy',
  'countBoth.text':
    'Pod koniec **decyduje jeden pionek**. Jeśli nie będzie już rzędów, gracz, który ma wsunąć pionek, potrzebuje **o jeden więcej** niż drugi. Licz przed każdym rzędem: co wraca do ciebie, a co traci przeciwnik?',
  'countBoth.shows':
    'Białe mają w rezerwie dwa pionki, czarne jeden. Żaden rząd już nie powstaje i pionki czarnych kończą się pierwsze.',
  'ownAndTheirs.title': 'Twój pionek GIPF i pionek przeciwnika',
  'ownAndTheirs.text':
    'Oddaj **własny** pionek GIPF, gdy potrzebujesz jego dwóch pionków, a na planszy masz jeszcze inny. Zostaw pionek GIPF **przeciwnika**, gdy jego zdjęcie otworzyłoby mu linię.',
  'ownAndTheirs.shows':
    'Białe odzyskują biały pionek GIPF z e6 jako dwa pionki, ale zostawiają czarny na g6: trzyma on zamkniętą kolumnę g, w której czarne zbiłyby ostatni pionek GIPF białych.',

  'project.heading': 'GIPF jako projekt: potencjały',
  'potentials.title': 'Inne gry pomagają',
  'potentials.text':
    'W GIPF jest miejsce na więcej: pięć innych gier może mu użyczyć po jednym **potencjale**. Łączenie gier nie jest obowiązkowe: GIPF sam w sobie jest pełną grą. Potencjał to mały element, który stoi na twoim pionku, dopóki go nie użyjesz – jeden raz, do czegoś, czego nie potrafi żaden inny pionek. Pionek bez potencjału to **pionek podstawowy**, pionek z potencjałem to **pionek załadowany**.',
  'potentials.shows':
    'Załadowane pionki białych i czarnych. Od lewej: ZÈRTZ, kula; YINSH, pierścień; DVONN, trzy kreski; TAMSK, klepsydra; PÜNCT, trzy kropki.',
  'loaded.title': 'Wprowadzanie załadowanego pionka',
  'loaded.text':
    'Załadowany pionek wchodzi do gry zwykłym wsunięciem. Kosztuje **jeden pionek z twojej rezerwy i jeden potencjał**.',
  'loaded.shows': 'Białe wprowadzają ZÈRTZ, czarne YINSH, a potem białe YINSH.',
  'onePotential.title': 'Jeden potencjał na pionku',
  'onePotential.text': 'Pionek niesie **jeden potencjał**, nigdy kilka.',
  'entryOrder.title': 'Kolejność',
  'entryOrder.text':
    'Najpierw pionki GIPF, potem załadowane, potem podstawowe. Z **twoim pierwszym załadowanym pionkiem** kończy się twoje prawo do wprowadzania pionków GIPF. Po **twoim pierwszym podstawowym pionku** nie możesz już wprowadzać ani jednych, ani drugich, a potencjały, które nie weszły do gry, przepadają.',
  'entryOrder.shows':
    'Początek turniejowy. Obie strony wprowadzają jeszcze po jednym pionku GIPF, a potem po załadowanym pionku. Podstawowy pionek na c2 kończy to prawo dla białych; czarne mogą jeszcze wprowadzać potencjały.',
  'loadedStay.title': 'Załadowane pionki w rzędzie',
  'loadedStay.text':
    'Załadowany pionek przesuwa się i liczy jak każdy inny. Gdy usuwasz rząd, o **każdym załadowanym pionku**, który zszedłby razem z nim, swoim czy przeciwnika, decydujesz, czy schodzi, czy zostaje, tak jak przy pionkach GIPF.',
  'loadedStay.shows':
    'Białe usuwają rząd, zostawiają biały załadowany pionek na e4 i pozwalają zejść czarnemu z e6.',
  'loadedGoes.title': 'Gdy załadowany pionek schodzi',
  'loadedGoes.text':
    'Załadowany pionek, który schodzi, schodzi **w całości**. Sam pionek wraca do rezerwy właściciela albo jest zbity, jak zawsze. Potencjał **wypada z gry**.',
  'loadedGoes.shows':
    'Ten sam rząd. Białe zabierają swój załadowany pionek: sam pionek jest znowu w rezerwie, a jego YINSH wypada z gry.',
  'oneGoes.title': 'Jeden musi zejść',
  'oneGoes.text':
    'Jeśli rząd składa się wyłącznie z pionków GIPF i załadowanych, **co najmniej jeden z nich musi zejść**. W partiach z potencjałami zastępuje to także zasadę turniejową, według której cztery pionki GIPF mogą zostać.',
  'oneGoes.shows':
    'W rzędzie białych są tylko pionki GIPF i załadowane. Białe decydują, że schodzi ten z d4.',
  'use.title': 'Użycie potencjału',
  'use.text':
    'Użycie potencjału **zastępuje wsunięcie**. Potencjał opuszcza swój pionek i działa, każdy rodzaj na swój sposób. Pionek zostaje na miejscu jako pionek podstawowy. Potem usuwa się rzędy, tak jak po wsunięciu.',
  'use.shows': 'YINSH białych sunie z d3 na d6. Potem ZÈRTZ czarnych skacze z f5 na d4.',
  'usedGoes.title': 'Po użyciu',
  'usedGoes.text':
    'Użyty potencjał zostaje na planszy jako pionek twojego koloru i liczy się w rzędach. Gdy usuwa się jego rząd, **nie możesz go zostawić**: wypada z gry i nigdy nie trafia do rezerwy.',
  'usedGoes.shows': 'YINSH tworzy rząd białych. Trzy pionki wracają do rezerwy, a YINSH wypada z gry.',

  'kinds.heading': 'Pięć potencjałów',
  'zertz.title': 'ZÈRTZ skacze',
  'zertz.text':
    'ZÈRTZ skacze w linii prostej przez **jeden lub kilka pionków stojących obok siebie**, dowolnego rodzaju i koloru, na pierwsze puste pole za nimi.',
  'zertz.shows': 'Z c3 ZÈRTZ może skoczyć na c5 albo na f5. Przeskakuje d4 i e5.',
  'yinsh.title': 'YINSH przesuwa się',
  'yinsh.text': 'YINSH sunie w linii prostej po **pustych polach**, tak daleko, jak chcesz. Nie skacze.',
  'yinsh.shows': 'Zaznaczono wszystkie pola, do których YINSH może dotrzeć. Sunie na h5.',
  'dvonn.title': 'DVONN wskakuje na wierzch',
  'dvonn.text':
    'DVONN wskakuje na sąsiednie pole, na którym jest **podstawowy pionek przeciwnika**, pionek przeciwnika **niosący DVONN** albo **DVONN przeciwnika stojący na twoim pionku**. Pole należy do tego, kto jest na wierzchu.',
  'dvonn.shows':
    'Z sąsiednich czarnych pionków DVONN może wskoczyć na trzy: na podstawowy pionek na d3, na pionek niosący DVONN na c4 i na DVONN stojący na białym pionku na e4. Pionek na c3 niesie co innego. DVONN wskakuje na d3.',
  'stack.title': 'Stosy',
  'stack.text':
    'Na DVONN, który jest na wierzchu, może znowu wskoczyć druga strona, i tak stos może rosnąć, a kolory zmieniają się od DVONN do DVONN. Stos liczy się jako **jeden pionek w kolorze wierzchu** i przesuwa się w całości. Dotknij stosu, żeby zobaczyć, co w nim jest.',
  'stack.shows':
    'DVONN białych wskakuje na pionek niosący DVONN. Na niego wskakuje czarny DVONN, a na ten znowu biały.',
  'beneath.title': 'To, co pod spodem, wraca',
  'beneath.text':
    'Gdy stos schodzi razem z rzędem, **schodzi tylko jego wierzch** i ten DVONN wypada z gry. To, co było pod nim, znowu tam stoi, znowu się liczy i może utworzyć kolejny rząd.',
  'beneath.shows':
    'Białe usuwają rząd w kolumnie d. DVONN z d4 schodzi, czarny pionek spod niego znowu stoi na planszy i tworzy rząd czarnych.',
  'directly.title': 'Bezpośrednio pod spodem',
  'directly.text':
    'O tym, czy DVONN stoi na twoim pionku, decyduje to, co jest bezpośrednio pod nim. Odkrytego załadowanego pionka można znowu użyć.',
  'directly.shows':
    'Rząd czarnych zabiera czarny DVONN z c4. Znowu stoi tam załadowany pionek białych i białe używają jego DVONN.',
  'tamsk.title': 'TAMSK działa w środku',
  'tamsk.text':
    'Gdy **przesuniesz na e5** swój pionek niosący TAMSK, masz w tej samej turze **jeszcze jedno wsunięcie**, a wchodzi nim jako pionek sam TAMSK. Między tymi dwoma wsunięciami niczego się nie usuwa. Jeśli nie użyjesz TAMSK od razu, wypada z gry. Szczegóły tej zasady ustaliliśmy sami.',
  'tamsk.shows': 'Wsunięcie białych przesuwa TAMSK na e5. TAMSK wchodzi z g1 i tworzy rząd.',
  'tamskTheirs.title': 'Przesunięty przez przeciwnika',
  'tamskTheirs.text':
    'Jeśli na e5 przesunie go przeciwnik, masz dodatkowe wsunięcie na **początku swojej następnej tury**, przed zwykłym ruchem, i tylko wtedy, gdy pionek nadal stoi na e5. Między tymi ruchami niczego się nie usuwa.',
  'tamskTheirs.shows':
    'Wsunięcie czarnych przesuwa TAMSK białych na e5. Białe wprowadzają go z c1, wykonują zwykłe wsunięcie z i5 i dopiero wtedy usuwają rząd.',
  'punct.title': 'PÜNCT mierzy się z pionkami GIPF',
  'punct.text':
    'PÜNCT wskakuje na sąsiednie pole, na którym jest pionek przeciwnika **niosący PÜNCT**, **PÜNCT przeciwnika stojący na twoim pionku** albo **pionek GIPF przeciwnika**. Na innym PÜNCT wszystko jest tak jak przy DVONN i takie stosy mogą rosnąć w ten sam sposób. Szczegóły dotyczące PÜNCT ustaliliśmy sami.',
  'punct.shows':
    'PÜNCT może wskoczyć na pionek niosący PÜNCT na d3, na PÜNCT stojący na białym pionku na e4 albo na pionek GIPF na d5. Wskakuje na d3.',
  'neutralise.title': 'Neutralizacja pionka GIPF',
  'neutralise.text':
    'Na pionku GIPF wybierasz jedno z dwojga. Możesz go **zneutralizować**: jego górny pionek jest zbity, a PÜNCT stoi na dolnym. Nie jest to już pionek GIPF. Gdy PÜNCT zejdzie, dolny pionek stoi tam jako pionek podstawowy.',
  'neutralise.shows':
    'PÜNCT neutralizuje pionek GIPF na e5 i tworzy rząd. Schodzi razem z nim, a na e5 zostaje czarny pionek podstawowy.',
  'convert.title': 'Przejęcie pionka GIPF',
  'convert.text':
    'Albo, jeśli masz pionek w rezerwie, możesz go **przejąć**: oba jego pionki są zbite, a PÜNCT i pionek z twojej rezerwy stają tam jako **twój pionek GIPF**. Jeśli go później usuniesz, do rezerwy wraca tylko sam pionek; PÜNCT wypada z gry.',
  'convert.shows': 'Oba czarne pionki z e5 są zbite. Stoi tam teraz biały pionek GIPF.',
  'punctLast.title': 'Utrata ostatniego przez PÜNCT',
  'punctLast.text':
    'Jeśli PÜNCT zneutralizuje lub przejmie twój ostatni pionek GIPF, przegrywasz, tak jak po każdej innej utracie ostatniego.',
  'punctLast.shows': 'Ostatni pionek GIPF czarnych zostaje zneutralizowany. Białe wygrywają.',
  'noPiece.title': 'Koniec gry',
  'noPiece.text':
    'Z pustą rezerwą grasz dalej, **dopóki możesz użyć potencjału**. Przegrywasz, gdy masz wykonać ruch, a nie możesz ani wsunąć pionka, ani użyć potencjału. I jak zawsze przegrywasz, gdy nie masz już na planszy pionka GIPF.',
  'noPiece.shows':
    'Białe nie mają nic w rezerwie i używają ostatniego potencjału. Czarne wsuwają pionek i białe przegrywają.',

  'linked.heading': 'Powiązane gry',
  'won.title': 'Jeśli wygrasz powiązaną grę',
  'won.text':
    'Partia GIPF czeka, dopóki toczy się powiązana gra. Jeśli gracz, który zapowiedział użycie, **wygra ją, potencjał działa**, a tura toczy się dalej.',
  'won.shows': 'Białe zapowiadają YINSH z c3 na e5 i wygrywają powiązaną grę. YINSH działa.',
  'notWon.title': 'Jeśli jej nie wygrasz',
  'notWon.text':
    'W przeciwnym razie następuje **odmowa** użycia; remis nie wystarczy. Potencjał zostaje na swoim pionku, a gracz, który go zapowiedział, musi w tej turze **zrobić coś innego**. W którejś z następnych tur można zapowiedzieć go ponownie.',
  'notWon.shows':
    'Białe zapowiadają to samo użycie, ale nie wygrywają. YINSH zostaje na c3 i białe wsuwają pionek.',
  'nothingElse.title': 'Nie da się zrobić nic innego',
  'nothingElse.text':
    'Jeśli odmówiono ci użycia i nie możesz zrobić nic innego, **przegrywasz** partię GIPF.',
  'nothingElse.shows':
    'Rezerwa białych jest pusta. Odmówiono użycia ostatniego potencjału i białe przegrywają.',
  'linkedApart.title': 'Osobna gra',
  'linkedApart.text':
    'Powiązana gra ma własny zegar albo toczy się bez zegara; zegar partii GIPF tymczasem stoi. Jeśli poddasz powiązaną grę albo skończy ci się w niej czas, przegrywasz tylko tę grę. Powiązanej gry nigdy nie przerywa kolejna.',
  'another.title': 'Inny potencjał',
  'another.text':
    'Po odmowie możesz w tej samej turze zapowiedzieć inny potencjał, ale nie ten sam. TAMSK, któremu odmówiono wsunięcia, wypada z gry.',
  'another.shows': 'Odmówiono użycia YINSH z c3. Białe zapowiadają zamiast niego ZÈRTZ z g5 i ten działa.',

  // The menu: what is agreed on, and the three forms of linked play
  'menuChoice.title': 'Co się uzgadnia',
  'menuChoice.text':
    'Przed partią obaj gracze uzgadniają początek, **podstawowy, standardowy albo turniejowy**, z forami lub bez; liczbę podstawowych pionków, po 15 w grze podstawowej i po 18 w pozostałych, jeśli nie umówią się inaczej; **rodzaje potencjałów** i ich liczbę; i dla każdego rodzaju osobno to, czy używa się go **bez ograniczeń**, czy jest **powiązany** z inną grą. Obaj mogą mieć te same potencjały albo każdy swoje ulubione.',
  'menuLimits.title': 'W granicach',
  'menuLimits.text':
    'Każdy gracz ma od 12 do 24 podstawowych pionków i najwyżej sześć potencjałów każdego rodzaju; liczby mogą się różnić. Jeden gracz może nie mieć żadnych potencjałów, ale nie obaj.',
  'threeForms.title': 'Prawo użycia trzeba wywalczyć',
  'threeForms.text':
    'W meczu z powiązanymi grami partię GIPF przerywają inne gry. Dla każdego rodzaju uzgadniacie jedną z trzech form. **Zawsze**, jak chce instrukcja: potencjał działa dopiero po wygraniu powiązanej gry. **Z prawem wyzwania**, jak później doradził autor: zapowiadasz użycie potencjału, a przeciwnik może rzucić wyzwanie albo pozwolić na użycie. Każdy gracz ma w partii jedno, dwa lub trzy wyzwania, razem dla wszystkich rodzajów. Albo **do zdobycia**: powiązaną grę rozgrywa się, gdy załadowany pionek ma wejść do gry.',
  'acquired.title': 'Zdobyć potencjał',
  'acquired.text':
    'Potencjał, który jest **do zdobycia**, zapowiadasz, gdy jego pionek ma wejść do gry. Jeśli wygrasz powiązaną grę, pionek wchodzi, a później używasz potencjału **bez ograniczeń**. W przeciwnym razie potencjał **zostaje w twojej rezerwie** i w tej turze musisz zrobić coś innego.',
  'acquired.shows':
    'Białe nie wygrywają ZÈRTZ-a. Zostaje w rezerwie, a białe wprowadzają zamiast niego YINSH.',
  'anyGame.title': 'Jakie gry',
  'anyGame.text':
    'Dla każdego powiązanego rodzaju uzgadniacie grę: **dowolną grę i odmianę** stąd, po jednym **rzucie kostką** albo **grę poza ekranem**, którą nazwiecie, na przykład domino. Przy kostce gracz, który zapowiedział użycie, potrzebuje co najmniej tylu oczek co ten, kto rzucił wyzwanie. Wynik gry poza ekranem, także remis, podają obaj gracze. Jeśli są sprzeczne, obaj są pytani jeszcze raz; po trzecim razie liczy się to jako niewygrana. Kolory w powiązanej grze się losuje.',
};
