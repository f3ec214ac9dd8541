import type { Translation } from '../areas.js';

export const rulesGipf: Translation<'rules-gipf'> = {
  'page.title': 'Zasady GIPF',
  'page.description':
    'Pełne zasady GIPF z ruchomymi planszami: wsuwanie, rzędy po cztery, zbijanie, piony GIPF, warianty podstawowy, standardowy i turniejowy oraz nasze zasady domowe.',
  'page.heading': 'Zasady GIPF',
  'page.lead':
    'GIPF to gra dla dwóch osób, którą stworzył Kris Burm. Wsuwasz piony od brzegu, a wszystko, co stoi im na drodze, przesuwa się dalej. Zacznij od wariantu podstawowego; standardowy i turniejowy tylko go rozszerzają.',

  'begin.heading': 'Wariant podstawowy: zanim zaczniesz',
  'aim.title': 'Cel gry',
  'aim.text':
    'Ustaw w jednej linii **cztery swoje piony**, żeby je odzyskać, i zbij to, co stoi za nimi. Każda tura kosztuje cię jeden pion z rezerwy. Jeśli masz wsunąć pion, a **nie masz już żadnego, przegrywasz**.',
  'aim.shows':
    'Białe układają rząd czterech pionów, zabierają go z powrotem i zbijają czarny pion, który stoi za nim.',
  'board.title': 'Plansza',
  'board.text':
    'Piony stoją na **37 polach**, czyli tam, gdzie przecinają się linie. Wokół nich są **24 kropki**, z których piony wchodzą do gry. Same kropki nie należą do obszaru gry: nic nigdy nie zostaje na kropce.',
  'board.shows': 'Zaznaczono wszystkie 24 kropki. Pion wchodzi z a3 i przesuwa się na b4.',
  'start.title': 'Początek',
  'start.text':
    'Każdy gracz ma **15 pionów**: trzy na planszy, w co drugim rogu, i **12 w rezerwie**. Kolory się losuje; zaczynają białe, a potem gra się na zmianę.',
  'start.shows': 'Początek wariantu podstawowego i pierwsze wsunięcia.',

  'push.heading': 'Wsuwanie',
  'push.title': 'Wsunięcie',
  'push.text':
    'Twój ruch to **jedno wsunięcie**. Połóż pion z rezerwy na kropce i przesuń go wzdłuż linii na pierwsze pole. Jeśli stoi tam pion dowolnego koloru, przesuwa się o jedno pole dalej w tym samym kierunku. Z każdej z sześciu kropek narożnych prowadzi na planszę jedna linia, z każdej innej dwie; ty wybierasz którą.',
  'push.shows': 'Białe wsuwają pion z a1. Czarny pion z b2 przesuwa się na c3.',
  'chain.title': 'Przesuwanie kilku pionów',
  'chain.text':
    'Przesunięty pion może przesunąć następny i tak dalej. Wszystkie piony, które stykają się ze sobą na linii, przesuwają się **dokładnie o jedno pole**. Za luką nic się nie rusza.',
  'chain.shows': 'Białe wsuwają pion z e1. Trzy piony przesuwają się o jedno pole; pion na e7 zostaje.',
  'closed.title': 'Pełna linia jest zamknięta',
  'closed.text':
    'Żadnego piona nie można zepchnąć z planszy. Jeśli na linii **nie ma pustego pola**, nie można w nią wsunąć piona z żadnego końca.',
  'closed.shows':
    'Kolumna b jest pełna, więc kropki b1 i b6 są dla niej zamknięte. Ale z a2 inna linia prowadzi na b3.',

  'rows.heading': 'Rzędy i zbijanie',
  'row.title': 'Rząd czterech pionów',
  'row.text':
    '**Co najmniej cztery piony jednego koloru** stojące obok siebie na linii to rząd. Właściciel musi go od razu usunąć, bez względu na to, kto go ułożył. Usunięcie nie kosztuje tury.',
  'row.shows': 'Białe układają cztery piony w kolumnie d i je usuwają.',
  'extension.title': 'Co schodzi razem z rzędem',
  'extension.text':
    'Razem z rzędem schodzi też **każdy pion, który przedłuża go bez luki**, na dowolnym z dwóch końców i obojętnie jakiego koloru. Z każdej strony kończy się to na pierwszym pustym polu.',
  'extension.shows':
    'Białe usuwają rząd od e2 do e5, a czarny pion z e6 schodzi razem z nim. Ten na e8 zostaje, bo e7 jest puste.',
  'captured.title': 'Z powrotem do rezerwy albo zbity',
  'captured.text':
    'Twoje własne piony wracają do **twojej rezerwy**. Piony przeciwnika są **zbite** i wypadają z gry.',
  'captured.shows': 'Białe odzyskują cztery piony. Czarny pion z c2 jest zbity.',
  'order.title': 'Rzędy dla obu stron',
  'order.text':
    'Jeśli wsunięcie ułoży rzędy obu graczy, **ten, kto wsuwał, usuwa najpierw wszystkie swoje**. Potem drugi gracz usuwa te rzędy, które są jeszcze pełne, i dopiero wtedy wsuwa swój pion.',
  'order.shows':
    'Wsunięcie białych układa po jednym rzędzie każdego koloru. Białe usuwają biały, czarne czarny; potem czarne wsuwają pion.',
  'several.title': 'Kilka rzędów',
  'several.text': 'Jeśli masz kilka rzędów i się nie krzyżują, musisz usunąć **wszystkie**.',
  'several.shows': 'Jedno wsunięcie układa dwa białe rzędy. Białe usuwają oba.',
  'crossing.title': 'Rzędy, które się krzyżują',
  'crossing.text':
    'Jeśli twoje rzędy się krzyżują, **ty wybierasz**, który usuniesz najpierw. Jeśli drugi ma potem mniej niż cztery piony, zostaje na planszy.',
  'crossing.shows':
    'Dwa białe rzędy krzyżują się na e5. Białe usuwają ten w kolumnie e; z drugiego zostają trzy piony.',
  'crossingMeans.title': 'Kiedy rzędy się krzyżują',
  'crossingMeans.text':
    'Dwa rzędy krzyżują się, gdy oba zabrałyby pion z tego samego pola, choćby ten pion jedynie przedłużał jeden z nich. To, co przedłuża rząd, rozstrzyga się w chwili jego usuwania, nie wcześniej.',
  'crossingMeans.shows':
    'Pion z e7 zszedłby zarówno z jednym, jak i z drugim rzędem. Białe najpierw usuwają rząd od b4 do e7. Rząd w kolumnie e jest nadal pełny, więc białe usuwają i jego.',

  'end.heading': 'Koniec gry',
  'reserve.title': 'Brak pionów',
  'reserve.text': 'Jeśli masz wsunąć pion, a twoja rezerwa jest **pusta, przegrywasz**.',
  'reserve.shows': 'Białe wsuwają pion. Czarne nie mają nic w rezerwie i przegrywają.',
  'rescue.title': 'Rząd na ratunek',
  'rescue.text':
    'Sama pusta rezerwa nie oznacza przegranej. Jeśli najpierw masz do usunięcia rząd, jego piony wracają i możesz znowu wsuwać.',
  'rescue.shows':
    'Rezerwa białych jest pusta, ale wsunięcie czarnych układa biały rząd. Białe go usuwają i mogą wsunąć pion.',
  'handicap.title': 'Fory',
  'handicap.text':
    'Żeby wyrównać różnicę sił, słabszy gracz w wariancie podstawowym może zacząć z **jednym, dwoma lub trzema dodatkowymi pionami** w rezerwie.',
  'handicap.shows': 'Czarne zaczynają z dwoma dodatkowymi pionami w rezerwie.',
  'draw.title': 'Bez remisów',
  'draw.text':
    'Zasady nie przewidują remisu, a pozycje mogą się powtarzać. Nigdy nie zabraknie ci ruchu: dopóki masz pion w rezerwie, gdzieś jest otwarta linia.',
  'draw.shows': 'Nawet na zatłoczonej planszy zawsze jest którędy wejść.',
  'agreed.title': 'Uzgodniony remis',
  'agreed.text': 'Gracze mogą uzgodnić remis.',
  'undo.title': 'Cofanie kroku',
  'undo.text':
    'Przy prawdziwej planszy dotkniętym pionem trzeba zagrać. Tutaj możesz cofać kroki, dopóki nie wyślesz tury.',

  'standard.heading': 'Wariant standardowy',
  'standardStart.title': 'Piony GIPF',
  'standardStart.text':
    'Każdy gracz ma **18 pionów**. Na początku każdy ma na planszy trzy **piony GIPF**, na tych samych polach co w wariancie podstawowym. Pion GIPF to dwa piony, jeden na drugim. Każdy gracz ma 12 pionów w rezerwie. Wsuwasz pojedyncze piony; piony GIPF przesuwają się jak wszystkie inne.',
  'standardStart.shows': 'Początek wariantu standardowego i pierwsze wsunięcia.',
  'choice.title': 'Zostaje czy schodzi',
  'choice.text':
    'W rzędzie pion GIPF liczy się jako **jeden pion**. Gdy usuwasz rząd, o **każdym pionie GIPF**, który zszedłby razem z nim, swoim czy przeciwnika, decydujesz, czy schodzi, czy zostaje.',
  'choice.shows': 'Białe usuwają rząd, zostawiają biały pion GIPF na e4 i zbijają czarny na e6.',
  'crossingKept.title': 'Pion GIPF na skrzyżowaniu',
  'crossingKept.text':
    'Jeśli dwa twoje rzędy krzyżują się na pionie GIPF i go zostawisz, drugi rząd jest **nadal pełny**. Jego też musisz usunąć i możesz wybrać jeszcze raz.',
  'crossingKept.shows':
    'Dwa białe rzędy krzyżują się na e5. Białe zostawiają pion GIPF, usuwają jeden rząd, a potem drugi.',
  'worthTwo.title': 'Wart dwóch pionów',
  'worthTwo.text':
    'Twój własny pion GIPF po usunięciu wraca do twojej rezerwy jako **dwa pojedyncze piony** i takie już zostają. Zbity kosztuje właściciela dwa piony.',
  'worthTwo.shows': 'Białe usuwają wszystko: pięć pionów wraca do rezerwy, a dwa czarne piony są zbite.',
  'lastGipf.title': 'Ostatni pion GIPF',
  'lastGipf.text':
    'Jeśli **nie masz już na planszy piona GIPF, od razu przegrywasz**, nawet jeśli to ty usuwasz ostatni. Jak zawsze przegrywasz też, jeśli masz wsunąć pion, a twoja rezerwa jest pusta.',
  'lastGipf.shows': 'Białe zbijają ostatni pion GIPF czarnych i wygrywają.',
  'bothLast.title': 'Ostatnie piony obu stron',
  'bothLast.text': 'Jeśli jeden rząd zabiera ostatnie piony GIPF obu graczy, wygrywa ten, kto usunął rząd.',
  'bothLast.shows': 'Rząd zabiera jedyny pion GIPF każdego z graczy. Usunęły go białe, więc białe wygrywają.',

  'tournament.heading': 'Wariant turniejowy',
  'firstPush.title': 'Pusta plansza',
  'firstPush.text':
    'W wariancie turniejowym zaczyna się od **pustej planszy** i **18 pionów** w rezerwie każdego gracza. Twoje pierwsze wsunięcie musi wprowadzić **pion GIPF**; bierzesz na niego dwa piony z rezerwy.',
  'firstPush.shows': 'Obaj gracze wprowadzają po dwa piony GIPF.',
  'rightEnds.title': 'Ile chcesz, do pierwszego pojedynczego',
  'rightEnds.text':
    'Możesz wprowadzać kolejne piony GIPF, dopóki nie wsuniesz **swojego pierwszego pojedynczego piona**. Od tej chwili wprowadzasz tylko pojedyncze piony. Każdy gracz decyduje o tym sam, a utrata lub odzyskanie piona GIPF niczego tu nie zmienia.',
  'rightEnds.shows':
    'Białe wsuwają pojedynczy pion i odtąd mogą wprowadzać już tylko pojedyncze. Czarne mogą jeszcze wprowadzić pion GIPF.',
  'tournamentLast.title': 'Utrata ostatniego piona GIPF',
  'tournamentLast.text':
    'Tak jak w wariancie standardowym przegrywasz, gdy nie masz już na planszy piona GIPF. Obowiązuje to od twojego własnego pierwszego wsunięcia.',
  'tournamentLast.shows': 'Białe zbijają ostatni pion GIPF czarnych i wygrywają.',
  'fourStay.title': 'Cztery piony GIPF mogą zostać',
  'fourStay.text':
    'Rząd, w którym obok siebie stoją **co najmniej cztery piony GIPF**, można zostawić. Decydujesz za każdym razem od nowa: przed swoim wsunięciem i po nim. Ta zasada pochodzi ze skróconych zasad autora, nie z instrukcji.',
  'fourStay.shows': 'Białe mają cztery piony GIPF w kolumnie b i za każdym razem je zostawiają.',
  'singlesGo.title': 'Pojedyncze piony i tak schodzą',
  'singlesGo.text':
    'Jeśli zostawiasz taki rząd, **pojedyncze piony**, które go przedłużają, i tak muszą zejść: twoje wracają do twojej rezerwy, a piony przeciwnika są zbite.',
  'singlesGo.shows': 'Cztery piony GIPF zostają w kolumnie e, ale pojedynczy pion z e2 wraca do rezerwy.',
};
