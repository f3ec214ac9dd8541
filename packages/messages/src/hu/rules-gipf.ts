import type { Translation } from '../areas.js';

export const rulesGipf: Translation<'rules-gipf'> = {
  'page.title': 'A GIPF szabályai',
  'page.description':
    'A GIPF teljes szabályai animált táblákkal: betolás, négyes sorok, elfogás, GIPF-ek, az alapváltozat, a standard változat, a versenyváltozat és a házi szabályaink.',
  'page.heading': 'A GIPF szabályai',
  'page.lead':
    'A GIPF Kris Burm kétszemélyes játéka. Korongokat tolsz be a tábla széléről, és minden, ami útban van, továbbmozdul. Kezdd az alapváltozattal; a standard változat és a versenyváltozat ezt csak kiegészíti.',

  'begin.heading': 'Az alapváltozat: mielőtt elkezdenéd',
  'aim.title': 'A játék célja',
  'aim.text':
    'Állíts sorba **négyet a korongjaid közül**, hogy visszakapd őket, és fogd el, ami mögöttük áll. Minden köröd egy korongba kerül a tartalékodból. Ha be kell tolnod egy korongot, de **nincs több korongod, veszítesz**.',
  'aim.shows': 'Fehér kirak egy négyes sort, visszaveszi, és elfogja a mögötte álló fekete korongot.',
  'board.title': 'A tábla',
  'board.text':
    'A korongok azon a **37 ponton** állnak, ahol a vonalak találkoznak. Körülöttük **24 pötty** van: itt jönnek be a korongok. Maguk a pöttyök nem tartoznak a játéktérhez: pöttyön sohasem marad semmi.',
  'board.shows': 'Mind a 24 pötty meg van jelölve. Egy korong az a3-ról jön be, és a b4-re kerül.',
  'start.title': 'A kezdés',
  'start.text':
    'Mindkét játékosnak **15 korongja** van: három a táblán, minden második sarokponton, és **12 a tartalékban**. Sorsoljátok ki a színeket; Fehér kezd, azután felváltva következtek.',
  'start.shows': 'Az alapváltozat kezdőállása és az első betolások.',

  'push.heading': 'Betolás',
  'push.title': 'Egy betolás',
  'push.text':
    'A lépésed **egyetlen betolás**. Tegyél egy korongot a tartalékodból egy pöttyre, és told egy vonal mentén az első pontra. Ha ott már áll egy bármilyen színű korong, az ugyanabban az irányban egy ponttal továbbmozdul. A hat sarokpöttyről egy-egy vonal vezet befelé, minden más pöttyről kettő; te választod ki, melyiken tolsz be.',
  'push.shows': 'Fehér az a1-ről tol be. A b2-n álló fekete korong továbbmozdul a c3-ra.',
  'chain.title': 'Több korong eltolása',
  'chain.text':
    'Az eltolt korong eltolhatja a következőt, és így tovább. A vonalon egymáshoz érő korongok mind **pontosan egy ponttal** mozdulnak el. A hézagon túl semmi sem mozdul.',
  'chain.shows': 'Fehér az e1-ről tol be. Három korong mozdul el egy ponttal; az e7-en álló a helyén marad.',
  'closed.title': 'A tele vonal zárva van',
  'closed.text':
    'Egyetlen korongot sem lehet letolni a tábláról. Ha egy vonalon **nincs üres pont**, egyik végéről sem tolhatsz be rá.',
  'closed.shows':
    'A b oszlop tele van, ezért a b1 és a b6 pöttyről nem lehet betolni rá. Az a2-ről viszont egy másik vonal vezet a b3-ra.',

  'rows.heading': 'Sorok és elfogás',
  'row.title': 'Négyes sor',
  'row.text':
    '**Négy vagy több azonos színű korong** egymás mellett egy vonalon: ez egy sor. A tulajdonosának azonnal le kell vennie, akárki rakta is ki. A levétel nem számít külön körnek.',
  'row.shows': 'Fehér kirak négyet a d oszlopban, és leveszi őket.',
  'extension.title': 'Mi kerül le a sorral együtt?',
  'extension.text':
    'A sorral együtt lekerül **minden korong, amely hézag nélkül folytatja**, a sor bármelyik végén, és bármilyen színű is. Mindkét oldalon az első üres pontnál van vége.',
  'extension.shows':
    'Fehér leveszi az e2-től e5-ig álló korongokat, és velük megy az e6-on álló fekete is. Az e8-on álló marad, mert az e7 üres.',
  'captured.title': 'Vissza a tartalékba, vagy fogságba',
  'captured.text':
    'A saját korongjaid visszakerülnek **a tartalékodba**. Az ellenfeled korongjait **elfogod**, és ezek kikerülnek a játékból.',
  'captured.shows': 'Fehér négy korongot kap vissza. A c2-n álló fekete korongot elfogja.',
  'order.title': 'Sorok mindkettőtöknek',
  'order.text':
    'Ha egy betolás mindkét játékosnak kirak sorokat, **előbb az veszi le az összes sorát, aki betolt**. Utána a másik játékos leveszi, ami még teljes, majd ő következik a betolással.',
  'order.shows':
    'Fehér betolása mindkét színből kirak egy sort. Fehér leveszi a fehéret, Fekete a feketét; aztán Fekete tol be.',
  'several.title': 'Több sor',
  'several.text': 'Ha több sorod van, és nem keresztezik egymást, **mindet** le kell venned.',
  'several.shows': 'Egyetlen betolás két fehér sort tesz teljessé. Fehér mindkettőt leveszi.',
  'crossing.title': 'Egymást keresztező sorok',
  'crossing.text':
    'Ha a soraid keresztezik egymást, **te választod ki**, melyiket veszed le először. Ha a másikban ezután négynél kevesebb korong marad, az a táblán marad.',
  'crossing.shows':
    'Két fehér sor keresztezi egymást az e5-ön. Fehér az e oszlopban lévőt veszi le; a másikból három korong marad.',
  'crossingMeans.title': 'Mikor keresztezi egymást két sor?',
  'crossingMeans.text':
    'Két sor akkor keresztezi egymást, ha ugyanarról a pontról mindkettővel lekerülne a korong, akkor is, ha az a korong csak folytatja az egyiket. Hogy mi folytat egy sort, az a sor levételekor dől el, nem előbb.',
  'crossingMeans.shows':
    'Az e7-en álló korong mindkét sorral lekerülne. Fehér előbb a b4-től e7-ig tartó sort veszi le. Az e oszlop sora még mindig teljes, így Fehér azt is leveszi.',

  'end.heading': 'A játszma vége',
  'reserve.title': 'Elfogytak a korongok',
  'reserve.text': 'Ha be kell tolnod, de a tartalékod **üres, veszítesz**.',
  'reserve.shows': 'Fehér betol. Fekete tartaléka üres, ezért veszít.',
  'rescue.title': 'Megment egy sor',
  'rescue.text':
    'Az üres tartalék önmagában még nem vereség. Ha előbb le kell venned egy sorodat, annak a korongjai visszakerülnek hozzád, és újra betolhatsz.',
  'rescue.shows':
    'Fehér tartaléka üres, de Fekete betolása kirak egy fehér sort. Fehér leveszi, és betolhat.',
  'handicap.title': 'Előny',
  'handicap.text':
    'A játékerő különbségének kiegyenlítésére az alapváltozatban a gyengébb játékos tartalékában kezdetben **egy, két vagy három koronggal több** lehet.',
  'handicap.shows': 'Fekete tartalékában kezdetben két koronggal több van.',
  'draw.title': 'Nincs döntetlen',
  'draw.text':
    'A szabályok nem ismernek döntetlent, és az állások ismétlődhetnek. Sohasem akadhatsz el: amíg van korong a tartalékodban, valahol mindig van nyitott vonal.',
  'draw.shows': 'Zsúfolt táblán is mindig van bejárat.',
  'agreed.title': 'Megegyezés döntetlenben',
  'agreed.text': 'A két játékos megegyezhet döntetlenben.',
  'undo.title': 'Lépés visszavonása',
  'undo.text':
    'Igazi táblánál azzal a koronggal kell játszanod, amelyikhez hozzáértél. Itt visszavonhatod a lépéseidet, amíg el nem küldted a körödet.',

  'standard.heading': 'A standard változat',
  'standardStart.title': 'A GIPF-ek',
  'standardStart.text':
    'Mindkét játékosnak **18 korongja** van. A játszma három-három **GIPF-fel** kezdődik, ugyanazokon a pontokon, mint az alapváltozatban. Egy GIPF két egymásra tett korong. Mindkét játékosnak 12 korong van a tartalékában. Egyszerű korongokat tolsz be; a GIPF-ek ugyanúgy továbbtolódnak, mint bármelyik korong.',
  'standardStart.shows': 'A standard változat kezdőállása és az első betolások.',
  'choice.title': 'Marad vagy lekerül',
  'choice.text':
    'Egy GIPF a sorban **egy korongnak** számít. Amikor leveszel egy sort, **minden GIPF-ről**, amely lekerülne vele, akár a tiéd, akár az ellenfeledé, te döntöd el, hogy lekerül vagy marad.',
  'choice.shows':
    'Fehér leveszi a sort, az e4-en álló saját GIPF-jét a táblán hagyja, az e6-on álló feketét pedig elfogja.',
  'crossingKept.title': 'GIPF a sorok kereszteződésében',
  'crossingKept.text':
    'Ha két sorod egy GIPF-en keresztezi egymást, és te azt a táblán hagyod, a második sor **még mindig teljes**. Azt is le kell venned, és újra választhatsz.',
  'crossingKept.shows':
    'Két fehér sor keresztezi egymást az e5-ön. Fehér a táblán hagyja a GIPF-et, leveszi az egyik sort, aztán a másikat.',
  'worthTwo.title': 'Két korongot ér',
  'worthTwo.text':
    'A levett saját GIPF-ed **két egyszerű korongként** kerül vissza a tartalékodba, és ezekből többé nem lesz GIPF. Az elfogott GIPF két korongjába kerül a tulajdonosának.',
  'worthTwo.shows':
    'Fehér mindent levesz: öt korong kerül vissza a tartalékba, és két fekete korong esik fogságba.',
  'lastGipf.title': 'Az utolsó GIPF',
  'lastGipf.text':
    'Ha **nem marad GIPF-ed a táblán, veszítesz**, mégpedig azonnal, akkor is, ha az utolsót te magad vetted le. Üres tartalékkal is veszítesz, ugyanúgy, mint az alapváltozatban.',
  'lastGipf.shows': 'Fehér elfogja Fekete utolsó GIPF-jét, és nyer.',
  'bothLast.title': 'Mindkét fél utolsó GIPF-je',
  'bothLast.text': 'Ha egyetlen sorral mindkét játékos utolsó GIPF-je lekerül, az győz, aki a sort levette.',
  'bothLast.shows': 'A sorral mindkét játékos egyetlen GIPF-je lekerül. Fehér vette le, tehát Fehér nyer.',

  'tournament.heading': 'A versenyváltozat',
  'firstPush.title': 'Üres tábla',
  'firstPush.text':
    'A versenyváltozat **üres táblával** kezdődik, és mindkét tartalékban **18 korong** van. Elsőként egy **GIPF-et** kell betolnod; ez két korongot vesz el a tartalékodból.',
  'firstPush.shows': 'Mindkét játékos két-két GIPF-et tol be.',
  'rightEnds.title': 'Annyit, amennyit akarsz, az első egyszerűig',
  'rightEnds.text':
    'Addig tolhatsz be további GIPF-eket, amíg be nem tolod **az első egyszerű korongodat**. Onnantól csak egyszerű korongot tolhatsz be. Erről mindkét játékos maga dönt, és nem változtat rajta, ha elveszítesz vagy visszaveszel egy GIPF-et.',
  'rightEnds.shows':
    'Fehér egyszerű korongot tol be, és mostantól csak egyszerűt tolhat be. Fekete még betolhat GIPF-et.',
  'tournamentLast.title': 'Az utolsó GIPF elvesztése',
  'tournamentLast.text':
    'Ahogy a standard változatban, itt is veszítesz, ha nem marad GIPF-ed a táblán. Ez a saját első betolásodtól kezdve érvényes.',
  'tournamentLast.shows': 'Fehér elfogja Fekete utolsó GIPF-jét, és nyer.',
  'fourStay.title': 'Négy GIPF a táblán maradhat',
  'fourStay.text':
    'Ha egy sorban **négy vagy több GIPF** áll egymás mellett, a sor a táblán maradhat. Erről minden alkalommal újra döntesz: a betolásod előtt és utána is. Ez a szabály a szerző rövid szabályaiból való, nem a szabálykönyvből.',
  'fourStay.shows':
    'Fehérnek négy GIPF-je van a b oszlopban, és minden alkalommal újra a táblán hagyja őket.',
  'singlesGo.title': 'Az egyszerű korongok akkor is lekerülnek',
  'singlesGo.text':
    'Ha egy ilyen sort a táblán hagysz, az **egyszerű korongoknak**, amelyek folytatják, akkor is le kell kerülniük: a tieid visszakerülnek a tartalékodba, az ellenfeledéit elfogod.',
  'singlesGo.shows':
    'Négy GIPF az e oszlopban marad, de az e2-n álló egyszerű korong visszakerül a tartalékba.',

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
  'oneGoes.shows': 'White’s row has only GIPF-pieces and loaded pieces in it. White lets the one on d4 go.',
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
  'notWon.title': 'If you do not win it',
  'notWon.text':
    'Otherwise the use is **denied**; a draw is not enough. The potential stays loaded, and the player who announced it has to **do something else** in this turn. In a later turn it may be announced again.',
  'notWon.shows':
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
