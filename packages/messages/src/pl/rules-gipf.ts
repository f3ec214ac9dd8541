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

  'project.heading': 'GIPF as a project: potentials',
  'potentials.title': 'Other games lend a hand',
  'potentials.text':
    'GIPF has room for more: five other games can each lend it a **potential**. A potential is a small piece that rides on one of your pieces until you use it, once, for something that no other piece can do. A piece without a potential is called a **basic piece**, a piece with one a **loaded piece**.',
  'potentials.shows':
    'Loaded pieces of White and Black. From left to right: ZÈRTZ, a ball; YINSH, a ring; DVONN, three bars; TAMSK, an hourglass; PÜNCT, three dots.',
  'agreement.title': 'What you agree on',
  'agreement.text':
    'Before the game, both players agree on the start, **standard or tournament**; on the number of basic pieces, 18 each unless you say otherwise; on the **kinds of potentials**, with three to six of each kind; and on whether potentials are **free** or **linked** to other games. Both may have the same potentials, or each their own favourites.',
  'limits.title': 'Within limits',
  'limits.text':
    'Each player has at least one kind of potential and between 12 and 24 basic pieces. There is no handicap.',
  'loaded.title': 'Bringing in a loaded piece',
  'loaded.text':
    'A loaded piece comes in by a push like any other. It costs **one piece from your reserve and one potential**.',
  'loaded.shows': 'White brings in a ZÈRTZ, Black a YINSH, and then White a YINSH.',
  'entryOrder.title': 'The order',
  'entryOrder.text':
    'First GIPF-pieces, then loaded pieces, then basic ones. With **your first loaded piece** your right to bring in GIPF-pieces ends. With **your first basic piece** you can bring in neither any more, and the potentials that have not come in are lost.',
  'entryOrder.shows':
    'A tournament start. Both bring in one more GIPF-piece and then a loaded piece. White’s basic piece on c2 ends it for White; Black may still bring in potentials.',
  'loadedStay.title': 'Loaded pieces in a row',
  'loadedStay.text':
    'A loaded piece is pushed on, and counts, like any other piece. When you take a row, you decide for **each loaded piece** that would leave with it, yours or your opponent’s, whether it goes or stays, as with GIPF-pieces.',
  'loadedStay.shows':
    'White takes the row, leaves the white loaded piece standing on e4, and lets the black one on e6 go.',
  'loadedGoes.title': 'When a loaded piece goes',
  'loadedGoes.text':
    'A loaded piece that goes, goes **as a whole**. The piece returns to its owner’s reserve or is captured, as always. The potential is **out of the game**.',
  'loadedGoes.shows':
    'The same row. White takes the white loaded piece back: its piece is in the reserve again, its YINSH is out of the game.',
  'oneGoes.title': 'One has to go',
  'oneGoes.text':
    'If a row consists of GIPF-pieces and loaded pieces only, **at least one of them has to go**. In games with potentials this also replaces the tournament rule that four GIPF-pieces may stay.',
  'oneGoes.shows': 'All four pieces of White’s row could stay, so White has to choose one that goes: d4.',
  'use.title': 'Using a potential',
  'use.text':
    'To use a potential **is your turn**, instead of a push. The potential leaves its piece and acts, each kind in its own way. The piece stays where it is, as a basic piece. Then rows are settled as after a push.',
  'use.shows': 'White’s YINSH slides from d3 to d6. Then Black’s ZÈRTZ jumps from f5 to d4.',
  'usedGoes.title': 'After its use',
  'usedGoes.text':
    'A used potential stays on the board as a piece of your colour and counts in rows. When it leaves with a row, **it has to go**, and it is out of the game; it never comes to a reserve.',
  'usedGoes.shows':
    'The YINSH completes White’s row. Three pieces return to the reserve, and the YINSH is out of the game.',

  'kinds.heading': 'The five potentials',
  'zertz.title': 'ZÈRTZ jumps',
  'zertz.text':
    'A ZÈRTZ jumps in a straight line over **one or more pieces side by side**, of any kind and colour, onto the first empty point behind them.',
  'zertz.shows': 'From c3 the ZÈRTZ can jump to c5 or to f5. It jumps over d4 and e5.',
  'yinsh.title': 'YINSH slides',
  'yinsh.text':
    'A YINSH slides in a straight line over **empty points**, as far as you like. It does not jump.',
  'yinsh.shows': 'All points are marked that the YINSH can reach. It slides to h5.',
  'dvonn.title': 'DVONN hops on top',
  'dvonn.text':
    'A DVONN hops onto a neighbouring point with a **basic piece of the opponent**, with an opponent’s piece that is **loaded with a DVONN**, or with an opponent’s **DVONN that stands on a piece of yours**. Whoever is on top owns the point.',
  'dvonn.shows':
    'Of the black pieces around it the DVONN can hop onto three: the basic piece on d3, the one loaded with a DVONN on c4, and the DVONN on a white piece on e4. The piece on c3 carries something else. It hops onto d3.',
  'stack.title': 'Stacks',
  'stack.text':
    'A DVONN on top can be topped again by the other side, and so a stack can grow, its colours changing from DVONN to DVONN. It counts as **one piece of the colour on top**, and is pushed on as a whole. Touch a stack to see what is in it.',
  'stack.shows': 'White’s DVONN hops onto a piece loaded with a DVONN. Black tops it, and White tops that.',
  'beneath.title': 'What is beneath comes back',
  'beneath.text':
    'When a stack leaves with a row, **only its top goes**, and that DVONN is out of the game. What was beneath stands there again, counts again, and may complete another row.',
  'beneath.shows':
    'White takes the row in column d. The DVONN on d4 goes, the black piece beneath it stands again, and it completes a row for Black.',
  'directly.title': 'Directly beneath',
  'directly.text':
    'Whether a DVONN stands on a piece of yours is decided by what is directly beneath it. A loaded piece that is uncovered can be used again.',
  'directly.shows':
    'Black’s row takes the black DVONN off c4. White’s loaded piece stands there again, and White uses its DVONN.',
  'tamsk.title': 'TAMSK works in the middle',
  'tamsk.text':
    'When your piece loaded with a TAMSK is **pushed onto e5** by you, you have **one more push** in the same turn, and the TAMSK itself comes in with it as a piece. Nothing is taken off between the two pushes. If you do not use it at once, the TAMSK is out of the game. The details of this rule are ours.',
  'tamsk.shows': 'White’s push brings the TAMSK to e5. It comes in from g1 and completes a row.',
  'tamskTheirs.title': 'Pushed there by the opponent',
  'tamskTheirs.text':
    'If your opponent pushes it onto e5, you have the extra push at the **start of your next turn**, before your regular move, and only if the piece is still on e5. Nothing is taken off between the two.',
  'tamskTheirs.shows':
    'Black’s push brings White’s TAMSK to e5. White brings it in from c1, makes a regular push from i5, and only then takes the row.',
  'punct.title': 'PÜNCT takes on GIPF-pieces',
  'punct.text':
    'A PÜNCT hops onto a neighbouring point with an opponent’s piece that is **loaded with a PÜNCT**, with an opponent’s **PÜNCT that stands on a piece of yours**, or with an **opponent’s GIPF-piece**. On another PÜNCT all is as with DVONN, and such stacks can grow in the same way. The details about PÜNCT are ours.',
  'punct.shows':
    'The PÜNCT can hop onto the piece loaded with a PÜNCT on d3, the PÜNCT on a white piece on e4, or the GIPF-piece on d5. It hops onto d3.',
  'neutralise.title': 'Neutralise a GIPF-piece',
  'neutralise.text':
    'On a GIPF-piece you choose one of two things. **Neutralise** it: its upper piece is captured, and the PÜNCT stands on the lower one. It is a GIPF-piece no longer. When the PÜNCT goes, the lower piece stands there as a basic piece.',
  'neutralise.shows':
    'The PÜNCT neutralises the GIPF-piece on e5 and completes a row. The PÜNCT goes with it, and a black basic piece is left on e5.',
  'convert.title': 'Convert a GIPF-piece',
  'convert.text':
    'Or, if you have a piece in reserve, **convert** it: both its pieces are captured, and the PÜNCT and a piece from your reserve stand there as a **GIPF-piece of yours**. If you take it off later, only the piece returns to your reserve; the PÜNCT is out of the game.',
  'convert.shows': 'Both black pieces on e5 are captured. A white GIPF-piece stands there now.',
  'punctLast.title': 'Losing the last one to a PÜNCT',
  'punctLast.text':
    'If a PÜNCT neutralises or converts your last GIPF-piece, you have lost, as after any other loss of the last one.',
  'punctLast.shows': 'Black’s last GIPF-piece is neutralised. White wins.',
  'noPiece.title': 'The end of the game',
  'noPiece.text':
    'With an empty reserve you go on **as long as you can use a potential**. You lose when it is your move and you can neither push nor use a potential. And as always, you lose when you have no GIPF-piece left on the board.',
  'noPiece.shows':
    'White has nothing in reserve and uses the last potential. Black pushes, and White has lost.',

  'linked.heading': 'Linked games',
  'twoForms.title': 'A use has to be won',
  'twoForms.text':
    'In a linked match, other games interrupt the GIPF game. You agree on one of two forms. **Always**, as the rulebook has it: a potential acts only after its linked game has been won. Or **by challenge**, as the author advised later: you announce the use of a potential, and your opponent may challenge it or let it act. Each player has one, two or three challenges in a game.',
  'won.title': 'If you win the linked game',
  'won.text':
    'The GIPF game waits while you play the linked game. If the player who announced the use **wins it, the potential acts**, and the turn goes on.',
  'won.shows': 'White announces the YINSH from c3 to e5 and wins the linked game. The YINSH acts.',
  'lost.title': 'If you do not win it',
  'lost.text':
    'Otherwise the use is **denied**; a draw is not enough. The potential stays loaded, and the player who announced it has to **do something else** in this turn. In a later turn it may be announced again.',
  'lost.shows':
    'White announces the same use, but does not win. The YINSH stays on c3, and White makes a push.',
  'nothingElse.title': 'Nothing else to do',
  'nothingElse.text': 'If your use is denied and you can do nothing else, **you lose** the GIPF game.',
  'nothingElse.shows':
    'White’s reserve is empty. The use of the last potential is denied, and White has lost.',
  'linkedGames.title': 'Which games',
  'linkedGames.text':
    'For each kind of potential you agree on a linked game: **YINSH**, **YINSH blitz**, **GIPF basic**, **a throw of a die** each, or **any game away from the screen** whose winner both players confirm. With the die, the player who announced needs at least as much as the challenger. Colours of a linked game are drawn by lot.',
  'linkedApart.title': 'A game of its own',
  'linkedApart.text':
    'A linked game has a clock of its own, or none; the clock of the GIPF game stands still meanwhile. If you resign a linked game, or your time runs out in it, you lose that game only. A linked game is never interrupted by another one.',
  'another.title': 'Another potential',
  'another.text':
    'After a denied use you may announce another potential in the same turn, but not the same one. A TAMSK whose push is denied is out of the game.',
  'another.shows':
    'The use of the YINSH on c3 is denied. White announces the ZÈRTZ on g5 instead, and it acts.',
};
