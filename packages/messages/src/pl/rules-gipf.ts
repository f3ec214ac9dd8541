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

  'project.heading': 'GIPF jako projekt: potencjały',
  'potentials.title': 'Inne gry pomagają',
  'potentials.text':
    'W GIPF jest miejsce na więcej: pięć innych gier może mu użyczyć po jednym **potencjale**. Potencjał to mały element, który stoi na twoim pionie, dopóki go nie użyjesz – jeden raz, do czegoś, czego nie potrafi żaden inny pion. Pion bez potencjału to **pion podstawowy**, pion z potencjałem to **pion załadowany**.',
  'potentials.shows':
    'Załadowane piony białych i czarnych. Od lewej: ZÈRTZ, kula; YINSH, pierścień; DVONN, trzy kreski; TAMSK, klepsydra; PÜNCT, trzy kropki.',
  'agreement.title': 'Co się uzgadnia',
  'agreement.text':
    'Przed partią obaj gracze uzgadniają początek, **standardowy albo turniejowy**; liczbę podstawowych pionów, po 18, jeśli nie umówią się inaczej; **rodzaje potencjałów**, od trzech do sześciu z każdego rodzaju; i to, czy potencjałów używa się **bez ograniczeń**, czy **powiązane** z innymi grami. Obaj mogą mieć te same potencjały albo każdy swoje ulubione.',
  'limits.title': 'W granicach',
  'limits.text':
    'Każdy gracz ma co najmniej jeden rodzaj potencjałów i od 12 do 24 podstawowych pionów. Forów nie ma.',
  'loaded.title': 'Wprowadzanie załadowanego piona',
  'loaded.text':
    'Załadowany pion wchodzi do gry zwykłym wsunięciem. Kosztuje **jeden pion z twojej rezerwy i jeden potencjał**.',
  'loaded.shows': 'Białe wprowadzają ZÈRTZ, czarne YINSH, a potem białe YINSH.',
  'entryOrder.title': 'Kolejność',
  'entryOrder.text':
    'Najpierw piony GIPF, potem załadowane, potem podstawowe. Z **twoim pierwszym załadowanym pionem** kończy się twoje prawo do wprowadzania pionów GIPF. Po **twoim pierwszym podstawowym pionie** nie możesz już wprowadzać ani jednych, ani drugich, a potencjały, które nie weszły do gry, przepadają.',
  'entryOrder.shows':
    'Początek turniejowy. Obie strony wprowadzają jeszcze po jednym pionie GIPF, a potem po załadowanym pionie. Podstawowy pion na c2 kończy to prawo dla białych; czarne mogą jeszcze wprowadzać potencjały.',
  'loadedStay.title': 'Załadowane piony w rzędzie',
  'loadedStay.text':
    'Załadowany pion przesuwa się i liczy jak każdy inny. Gdy usuwasz rząd, o **każdym załadowanym pionie**, który zszedłby razem z nim, swoim czy przeciwnika, decydujesz, czy schodzi, czy zostaje, tak jak przy pionach GIPF.',
  'loadedStay.shows':
    'Białe usuwają rząd, zostawiają biały załadowany pion na e4 i pozwalają zejść czarnemu z e6.',
  'loadedGoes.title': 'Gdy załadowany pion schodzi',
  'loadedGoes.text':
    'Załadowany pion, który schodzi, schodzi **w całości**. Sam pion wraca do rezerwy właściciela albo jest zbity, jak zawsze. Potencjał **wypada z gry**.',
  'loadedGoes.shows':
    'Ten sam rząd. Białe zabierają swój załadowany pion: sam pion jest znowu w rezerwie, a jego YINSH wypada z gry.',
  'oneGoes.title': 'Jeden musi zejść',
  'oneGoes.text':
    'Jeśli rząd składa się wyłącznie z pionów GIPF i załadowanych, **co najmniej jeden z nich musi zejść**. W partiach z potencjałami zastępuje to także zasadę turniejową, według której cztery piony GIPF mogą zostać.',
  'oneGoes.shows': 'W rzędzie białych są tylko piony GIPF i załadowane. Białe decydują, że schodzi ten z d4.',
  'use.title': 'Użycie potencjału',
  'use.text':
    'Użycie potencjału **zastępuje wsunięcie**. Potencjał opuszcza swój pion i działa, każdy rodzaj na swój sposób. Pion zostaje na miejscu jako pion podstawowy. Potem usuwa się rzędy, tak jak po wsunięciu.',
  'use.shows': 'YINSH białych sunie z d3 na d6. Potem ZÈRTZ czarnych skacze z f5 na d4.',
  'usedGoes.title': 'Po użyciu',
  'usedGoes.text':
    'Użyty potencjał zostaje na planszy jako pion twojego koloru i liczy się w rzędach. Gdy usuwa się rząd razem z nim, **musi zejść** i wypada z gry; nigdy nie trafia do rezerwy.',
  'usedGoes.shows': 'YINSH układa rząd białych. Trzy piony wracają do rezerwy, a YINSH wypada z gry.',

  'kinds.heading': 'Pięć potencjałów',
  'zertz.title': 'ZÈRTZ skacze',
  'zertz.text':
    'ZÈRTZ skacze w linii prostej przez **jeden lub kilka pionów stojących obok siebie**, dowolnego rodzaju i koloru, na pierwsze puste pole za nimi.',
  'zertz.shows': 'Z c3 ZÈRTZ może skoczyć na c5 albo na f5. Przeskakuje d4 i e5.',
  'yinsh.title': 'YINSH przesuwa się',
  'yinsh.text': 'YINSH sunie w linii prostej po **pustych polach**, tak daleko, jak chcesz. Nie skacze.',
  'yinsh.shows': 'Zaznaczono wszystkie pola, do których YINSH może dotrzeć. Sunie na h5.',
  'dvonn.title': 'DVONN wskakuje na wierzch',
  'dvonn.text':
    'DVONN wskakuje na sąsiednie pole, na którym jest **podstawowy pion przeciwnika**, pion przeciwnika **niosący DVONN** albo **DVONN przeciwnika stojący na twoim pionie**. Pole należy do tego, kto jest na wierzchu.',
  'dvonn.shows':
    'Z sąsiednich czarnych pionów DVONN może wskoczyć na trzy: na podstawowy pion na d3, na pion z załadowanym DVONN na c4 i na DVONN stojący na białym pionie na e4. Pion na c3 niesie co innego. DVONN wskakuje na d3.',
  'stack.title': 'Stosy',
  'stack.text':
    'Na DVONN, który jest na wierzchu, może znowu wskoczyć druga strona, i tak stos może rosnąć, a kolory zmieniają się od DVONN do DVONN. Stos liczy się jako **jeden pion w kolorze wierzchu** i przesuwa się w całości. Dotknij stosu, żeby zobaczyć, co w nim jest.',
  'stack.shows':
    'DVONN białych wskakuje na pion z załadowanym DVONN. Na niego wskakuje czarny DVONN, a na ten znowu biały.',
  'beneath.title': 'To, co pod spodem, wraca',
  'beneath.text':
    'Gdy stos schodzi razem z rzędem, **schodzi tylko jego wierzch** i ten DVONN wypada z gry. To, co było pod nim, znowu tam stoi, znowu się liczy i może ułożyć kolejny rząd.',
  'beneath.shows':
    'Białe usuwają rząd w kolumnie d. DVONN z d4 schodzi, czarny pion spod niego znowu stoi na planszy i układa rząd czarnych.',
  'directly.title': 'Bezpośrednio pod spodem',
  'directly.text':
    'O tym, czy DVONN stoi na twoim pionie, decyduje to, co jest bezpośrednio pod nim. Odkrytego załadowanego piona można znowu użyć.',
  'directly.shows':
    'Rząd czarnych zabiera czarny DVONN z c4. Znowu stoi tam załadowany pion białych i białe używają jego DVONN.',
  'tamsk.title': 'TAMSK działa w środku',
  'tamsk.text':
    'Gdy **przesuniesz na e5** swój pion niosący TAMSK, masz w tej samej turze **jeszcze jedno wsunięcie**, a wchodzi nim jako pion sam TAMSK. Między tymi dwoma wsunięciami niczego się nie usuwa. Jeśli nie użyjesz TAMSK od razu, wypada z gry. Szczegóły tej zasady ustaliliśmy sami.',
  'tamsk.shows': 'Wsunięcie białych przesuwa TAMSK na e5. TAMSK wchodzi z g1 i układa rząd.',
  'tamskTheirs.title': 'Przesunięty przez przeciwnika',
  'tamskTheirs.text':
    'Jeśli na e5 przesunie go przeciwnik, masz dodatkowe wsunięcie na **początku swojej następnej tury**, przed zwykłym ruchem, i tylko wtedy, gdy pion nadal stoi na e5. Między tymi ruchami niczego się nie usuwa.',
  'tamskTheirs.shows':
    'Wsunięcie czarnych przesuwa TAMSK białych na e5. Białe wprowadzają go z c1, wykonują zwykłe wsunięcie z i5 i dopiero wtedy usuwają rząd.',
  'punct.title': 'PÜNCT mierzy się z pionami GIPF',
  'punct.text':
    'PÜNCT wskakuje na sąsiednie pole, na którym jest pion przeciwnika **niosący PÜNCT**, **PÜNCT przeciwnika stojący na twoim pionie** albo **pion GIPF przeciwnika**. Na innym PÜNCT wszystko jest tak jak przy DVONN i takie stosy mogą rosnąć w ten sam sposób. Szczegóły dotyczące PÜNCT ustaliliśmy sami.',
  'punct.shows':
    'PÜNCT może wskoczyć na pion z załadowanym PÜNCT na d3, na PÜNCT stojący na białym pionie na e4 albo na pion GIPF na d5. Wskakuje na d3.',
  'neutralise.title': 'Neutralizacja piona GIPF',
  'neutralise.text':
    'Na pionie GIPF wybierasz jedno z dwojga. Możesz go **zneutralizować**: jego górny pion jest zbity, a PÜNCT stoi na dolnym. Nie jest to już pion GIPF. Gdy PÜNCT zejdzie, dolny pion stoi tam jako pion podstawowy.',
  'neutralise.shows':
    'PÜNCT neutralizuje pion GIPF na e5 i układa rząd. Schodzi razem z nim, a na e5 zostaje czarny pion podstawowy.',
  'convert.title': 'Przejęcie piona GIPF',
  'convert.text':
    'Albo, jeśli masz pion w rezerwie, możesz go **przejąć**: oba jego piony są zbite, a PÜNCT i pion z twojej rezerwy stają tam jako **twój pion GIPF**. Jeśli go później usuniesz, do rezerwy wraca tylko sam pion; PÜNCT wypada z gry.',
  'convert.shows': 'Oba czarne piony z e5 są zbite. Stoi tam teraz biały pion GIPF.',
  'punctLast.title': 'Utrata ostatniego przez PÜNCT',
  'punctLast.text':
    'Jeśli PÜNCT zneutralizuje lub przejmie twój ostatni pion GIPF, przegrywasz, tak jak po każdej innej utracie ostatniego.',
  'punctLast.shows': 'Ostatni pion GIPF czarnych zostaje zneutralizowany. Białe wygrywają.',
  'noPiece.title': 'Koniec gry',
  'noPiece.text':
    'Z pustą rezerwą grasz dalej, **dopóki możesz użyć potencjału**. Przegrywasz, gdy masz wykonać ruch, a nie możesz ani wsunąć piona, ani użyć potencjału. I jak zawsze przegrywasz, gdy nie masz już na planszy piona GIPF.',
  'noPiece.shows':
    'Białe nie mają nic w rezerwie i używają ostatniego potencjału. Czarne wsuwają pion i białe przegrywają.',

  'linked.heading': 'Powiązane gry',
  'twoForms.title': 'Prawo użycia trzeba wywalczyć',
  'twoForms.text':
    'W meczu z powiązanymi grami partię GIPF przerywają inne gry. Uzgadniacie jedną z dwóch form. **Zawsze**, jak chce instrukcja: potencjał działa dopiero po wygraniu powiązanej gry. Albo **z prawem wyzwania**, jak później doradził autor: zapowiadasz użycie potencjału, a przeciwnik może rzucić wyzwanie albo pozwolić na użycie. Każdy gracz ma w partii jedno, dwa lub trzy wyzwania.',
  'won.title': 'Jeśli wygrasz powiązaną grę',
  'won.text':
    'Partia GIPF czeka, dopóki toczy się powiązana gra. Jeśli gracz, który zapowiedział użycie, **wygra ją, potencjał działa**, a tura toczy się dalej.',
  'won.shows': 'Białe zapowiadają YINSH z c3 na e5 i wygrywają powiązaną grę. YINSH działa.',
  'notWon.title': 'Jeśli jej nie wygrasz',
  'notWon.text':
    'W przeciwnym razie następuje **odmowa** użycia; remis nie wystarczy. Potencjał zostaje na swoim pionie, a gracz, który go zapowiedział, musi w tej turze **zrobić coś innego**. W którejś z następnych tur można zapowiedzieć go ponownie.',
  'notWon.shows':
    'Białe zapowiadają to samo użycie, ale nie wygrywają. YINSH zostaje na c3 i białe wsuwają pion.',
  'nothingElse.title': 'Nie da się zrobić nic innego',
  'nothingElse.text':
    'Jeśli odmówiono ci użycia i nie możesz zrobić nic innego, **przegrywasz** partię GIPF.',
  'nothingElse.shows':
    'Rezerwa białych jest pusta. Odmówiono użycia ostatniego potencjału i białe przegrywają.',
  'linkedGames.title': 'Jakie gry',
  'linkedGames.text':
    'Dla każdego rodzaju potencjałów uzgadniacie powiązaną grę: **YINSH**, **błyskawiczny YINSH**, **GIPF podstawowy**, po jednym **rzucie kostką** albo **dowolną grę poza ekranem**, której zwycięzcę potwierdzają obaj gracze. Przy kostce gracz, który zapowiedział użycie, potrzebuje co najmniej tylu oczek co ten, kto rzucił wyzwanie. Kolory w powiązanej grze się losuje.',
  'linkedApart.title': 'Osobna gra',
  'linkedApart.text':
    'Powiązana gra ma własny zegar albo toczy się bez zegara; zegar partii GIPF tymczasem stoi. Jeśli poddasz powiązaną grę albo skończy ci się w niej czas, przegrywasz tylko tę grę. Powiązanej gry nigdy nie przerywa kolejna.',
  'another.title': 'Inny potencjał',
  'another.text':
    'Po odmowie możesz w tej samej turze zapowiedzieć inny potencjał, ale nie ten sam. TAMSK, któremu odmówiono wsunięcia, wypada z gry.',
  'another.shows': 'Odmówiono użycia YINSH z c3. Białe zapowiadają zamiast niego ZÈRTZ z g5 i ten działa.',
};
