import type { Translation } from '../../areas.js';

export const rules: Translation<'yinsh/rules'> = {
  'page.title': 'A YINSH szabályai',
  'page.description':
    'A YINSH teljes szabályai animált táblákkal: gyűrűk, korongok, ugrások, átfordítások, ötös sorok, a blitz változat és a házi szabályaink.',
  'page.heading': 'A YINSH szabályai',
  'page.lead':
    'A YINSH Kris Burm kétszemélyes játéka. Gyűrűkkel lépsz, a gyűrűid korongokat hagynak maguk után, és minden ugrás korongokat fordít át. A szabályok öt perc alatt elolvashatók; mindegyikhez tartozik egy tábla, amely megmutatja.',

  'begin.heading': 'Mielőtt elkezdenéd',
  'aim.title': 'A játék célja',
  'aim.text':
    'Alakíts ki sorokat **öt korongból** a saját színedben. Minden sorért levehetsz egyet a saját gyűrűid közül a tábláról. Az győz, aki előbb vesz le **három gyűrűt**. Minden levett gyűrű közelebb visz a győzelemhez, de egyre kevesebb gyűrűvel játszhatsz tovább.',
  'aim.shows': 'Fehér kialakít egy ötös sort, leveszi, majd leveszi a harmadik gyűrűjét is: Fehér nyer.',
  'board.title': 'A tábla',
  'board.text':
    'A játék a vonalak **85 metszéspontján** folyik. Minden vonal egyenes, és a három irány egyikében fut. A legtöbb metszéspontnak hat szomszédja van; a tábla szélén kevesebb. Egy metszéspont neve egy betű és egy szám, például f6. Fehér felől nézve az oszlopok balról jobbra a-tól k-ig követik egymást, a számok pedig Fekete felé nőnek.',
  'board.shows': 'Az f6 hat szomszédja meg van jelölve.',
  'pieces.title': 'A kellékek',
  'pieces.text':
    'Mindkét játékosnak **öt gyűrűje** van. A közös készletben **51 korong** van, egyik oldaluk fehér, a másik fekete. Egy korong tehát mindig azé, akinek a színe felül van, és ez változhat.',
  'pieces.shows': 'Az üres tábla, mellette az összes gyűrű és a teljes készlet.',
  'placing.title': 'A gyűrűk lerakása',
  'placing.text':
    'Sorsoljátok ki a színeket; Fehér kezd. Felváltva raktok le **egy-egy gyűrűt bármelyik üres metszéspontra**, amíg mind a tíz gyűrű a táblán nincs.',
  'placing.shows': 'A két játékos felváltva lerakja az öt-öt gyűrűjét.',

  'move.heading': 'A lépésed',
  'marker.title': 'Előbb egy korong, aztán a gyűrű',
  'marker.text':
    'Válaszd ki az egyik gyűrűdet. Tegyél **bele** egy korongot a készletből, a saját színeddel felfelé. Ezután **azzal a gyűrűvel lépned kell**; a korong a helyén marad.',
  'marker.shows': 'Egy fehér korong kerül az f5-ön álló gyűrűbe. A gyűrű az f8-ra lép, a korong ott marad.',
  'slide.title': 'Hová léphet egy gyűrű?',
  'slide.text':
    'A gyűrű **egyenes vonalban** lép, legalább egy metszéspontnyit, és akárhány üres metszésponton áthaladhat. Mindig üres metszésponton áll meg.',
  'slide.shows': 'Meg van jelölve minden metszéspont, amelyet az f5-ön álló gyűrű elérhet. Az f8-ra lép.',
  'jump.title': 'Korongok átugrása',
  'jump.text':
    'A gyűrű útközben bármilyen színű **korongokat átugorhat**, ha azok hézag nélkül, egymás mellett állnak. Az ugrás előtt áthaladhat üres metszéspontokon, de az ugrás után meg kell állnia a **korongok mögötti első üres metszésponton**.',
  'jump.shows': 'A d3-on álló gyűrű átugrik három korongot, és közvetlenül mögéjük, a h7-re érkezik.',
  'blocked.title': 'Mi állít meg egy gyűrűt?',
  'blocked.text':
    'Gyűrű sohasem haladhat át másik gyűrűn. Ha közvetlenül a korongok mögött egy gyűrű vagy a tábla széle van, nincs hely az érkezéshez, és az ugrás nem lehetséges.',
  'blocked.shows':
    'Az f4-en álló gyűrű nem ugorhat felfelé az oszlopban, mert az f8-on álló fekete gyűrű miatt nincs hely a korongok mögött. Csak a megjelölt metszéspontok érhetők el.',
  'flip.title': 'A korongok átfordítása',
  'flip.text':
    'Amikor a gyűrű megérkezett, **minden átugrott korongot át kell fordítani**: a fehérből fekete lesz, a feketéből fehér. Az éppen lerakott korong nem fordul át. A korongok sohasem mozdulnak el a helyükről.',
  'flip.shows':
    'A gyűrű az f3-ról az f7-re ugrik. Az f5-ön álló fehér korong feketére, az f6-on álló fekete fehérre fordul.',

  'rows.heading': 'Sorok',
  'row.title': 'Egy sor és egy gyűrű',
  'row.text':
    '**Öt azonos színű korong** egymás mellett egy vonalon: ez egy sor. Ha a sor a tiéd, tedd vissza az öt korongját a készletbe, aztán vedd le a tábláról **az egyik saját gyűrűdet**, amelyiket akarod.',
  'row.shows': 'Fehér kialakítja a sort c3-tól g7-ig, leveszi, majd leveszi a b5-ön álló gyűrűt.',
  'ringGap.title': 'A gyűrű nem számít',
  'ringGap.text':
    'Sort csak korongok alkotnak. A köztük álló gyűrű hézagot hagy, még akkor is, ha a tiéd. De amikor ellép, a hátrahagyott korong betöltheti a hézagot.',
  'ringGap.shows':
    'Amíg a gyűrű az e5-ön áll, még nincs sor. A gyűrű ellép, a korongja ott marad, és máris megvan az öt.',
  'seven.title': 'Ötnél több',
  'seven.text':
    'Egy sorból mindig **pontosan öt** egymás melletti korong kerül le. Ha ötnél több áll egy vonalban, a tulajdonosuk választja ki, melyik ötöt veszi le, akárki alakította is ki a sort. A többi marad. Az olasz szabálykönyv szerint az választ, aki a sort kialakította; mi az összes többi kiadást követjük.',
  'seven.shows':
    'A gyűrű ellép a c4-ről, és hét fehér korong áll a c oszlopban. Fehér leveszi a c2-től c6-ig állókat és egy gyűrűt; a c1-en és a c7-en álló marad.',
  'several.title': 'Két sor egyszerre',
  'several.text':
    'Egyetlen lépéssel több saját sort is kialakíthatsz. Ezeket egymás után rendezed: **sor, gyűrű, sor, gyűrű**, amíg marad teljes sorod.',
  'several.shows': 'Egyetlen ugrás két fehér sort tesz teljessé. Fehér mindkettőt leveszi, és két gyűrűt is.',
  'crossing.title': 'Egymást keresztező sorok',
  'crossing.text':
    'Ha két sorodnak van közös korongja, válaszd ki az egyiket. Ha azt leveszed, a másik többnyire megszakad. Ami belőle megmarad, az a táblán marad, és nem ér semmit.',
  'crossing.shows':
    'Két fehér sor keresztezi egymást az e5-ön. Fehér az e oszlopban lévőt veszi le; a másikból négy korong marad.',
  'forOpponent.title': 'Sor az ellenfelednek',
  'forOpponent.text':
    'A sor azé a játékosé, akinek a színéből áll, akárki alakította is ki. Ha a lépésed az ellenfelednek alakít ki egy sort, ő azt **a következő köre elején** leveszi, aztán a szokásos módon lép.',
  'forOpponent.shows':
    'Fehér ugrása feketére fordít egy korongot, és ezzel kialakít egy fekete sort. Fekete leveszi, levesz egy gyűrűt, és utána lép.',
  'forBoth.title': 'Sorok mindkettőtöknek',
  'forBoth.text':
    'Ha egy lépés mindkét színből kialakít sorokat, **előbb az rendezi a sorait, aki lépett**. A másik játékos a következő kör elején kerül sorra.',
  'forBoth.shows':
    'Fehér ugrása mindkét színből kialakít egy sort. Fehér leveszi a fehéret, aztán Fekete a feketét.',

  'end.heading': 'A játszma vége',
  'win.title': 'Győzelem',
  'win.text':
    'Amikor leveszed a **harmadik gyűrűdet**, azonnal győzöl. A táblán maradt sorok már nem számítanak. Ha tehát egyetlen lépés mindkét játékos döntő sorát kialakítja, az győz, aki lépett.',
  'win.shows':
    'Mindkét játékos két gyűrűt vett már le. A lépés mindkettőjüknek kialakít egy sort, és Fehér rendezi előbb a magáét: Fehér nyer.',
  'blitz.title': 'A blitz változat',
  'blitz.text':
    'Ha rövid játszmát szeretnél, vagy még tanulod a játékot, játssz blitzet: már az **első levett gyűrűvel** győzöl. Minden más ugyanaz.',
  'blitz.shows': 'Fehér kialakít egy sort, levesz egy gyűrűt, és ezzel nyert.',
  'pool.title': 'Ha elfogynak a korongok',
  'pool.text':
    'Ha egy játékosnak lépnie kellene, de a készlet üres, a játszma véget ér. Az győz, aki több gyűrűt vett le. Ha ugyanannyit vettek le, a játszma döntetlen.',
  'pool.shows':
    'Fehér lerakja az utolsó korongot, és nem alakít ki sort. Fehér két gyűrűt vett le, Fekete egyet: Fehér nyer.',
  'lastRow.title': 'Sor az utolsó koronggal',
  'lastRow.text':
    'Ha az utolsó koronggal tett lépés sorokat tesz teljessé, előbb ezeket kell rendezni, bárkié is a sor. A korongjaik visszakerülnek a készletbe, és a játszma folytatódik.',
  'lastRow.shows':
    'Fehér lerakja az utolsó korongot, és az ugrás egy fekete sort tesz teljessé. Fekete leveszi, levesz egy gyűrűt is, és újra vannak korongok.',
  'pass.title': 'Ha egyik gyűrű sem tud lépni',
  'pass.text':
    'Ha egyik gyűrűd sem tud lépni, passzolsz. Más esetben nem passzolhatsz. Ha a két játékos közvetlenül egymás után passzol, a játszma véget ér, és a levett gyűrűk döntenek, ugyanúgy, mint amikor elfogynak a korongok.',
  'pass.shows':
    'Mind a négy fehér gyűrű be van zárva, ezért Fehér passzol. Fekete lép, és az egyiket kiengedi.',
  'undo.title': 'Lépés visszavonása',
  'undo.text': 'Itt visszavonhatod a lépéseidet, amíg el nem küldted a körödet.',

  'strategy.heading': 'Hogyan játssz jól?',
  'behind.title': 'A hátrányban is van erő',
  'behind.text':
    'Minden sor **egy gyűrűdbe kerül**. Aki hátrányban van, annak több gyűrűje maradt: többfelé léphet, több módon fenyegethet és védekezhet. Ne siess hát a sorral; előbb nézd meg, mivel fenyeget az ellenfeled.',
  'behind.shows':
    'Fekete két gyűrűt vett le, és a harmadik sorral fenyeget. Fehérnek még öt gyűrűje van: előbb megszakítja azt a sort, aztán kialakít egy fehéret.',
  'gift.title': 'Ajándék sor',
  'gift.text':
    'Az a sor, amelyet az ellenfelednek alakítasz ki, **egy gyűrűjébe és öt korongjába** kerül. Rossz, ha ez a harmadik sora, vagy ha utat nyit a következőnek. Jó lehet, ha a lépésed többel fenyeget, mint amennyit ő nyer vele.',
  'gift.shows':
    'Fehérnek egy sor kell még. Az e6-ra ugrás kialakít egy sort Feketének, de az még csak a második, és közben két fehér sorral fenyeget. Fekete az egyiket megakadályozhatja, és Fehér nyer.',
  'thirdRow.title': 'A harmadik sor számít',
  'thirdRow.text':
    'Az első sor semmit sem dönt el. **Tartsd az egyensúlyt**: ne szakadj le, őrizd meg a jó gyűrűidet, és készítsd elő a következő sort, mielőtt ezt kialakítod. A biztos sor várhat.',
  'thirdRow.shows':
    'Fehér egy gyűrűt vett le, és azonnal kialakíthatna egy sort az e oszlopban. Ehelyett előkészíti az f oszlopot, aztán egyetlen ugrással mindkét sort kialakítja, és nyer.',
  'whichRing.title': 'Melyik gyűrűt add fel?',
  'whichRing.text':
    'Azt a gyűrűt add fel, amelyik a legkevesebbet teszi: **be van zárva**, messze áll a játéktól, vagy semmivel sem fenyeget. Tartsd meg azokat, amelyek a **következő sorodat** kialakíthatják, és azokat, amelyek megállítják az ellenfeledet.',
  'whichRing.shows':
    'Fehér levesz egy sort, és vele a játéktól távoli, k7-en álló gyűrűt. A d5-ön és az f7-en álló gyűrű két sorral fenyeget. Fekete az egyiket megszakítja, Fehér kialakítja a másikat, és nyer.',
  'learnBlitz.title': 'Tanulj blitzjátszmákból',
  'learnBlitz.text':
    'A **blitz változatban** egyetlen sor nyer. Egy játszma néhány perc, és megtanulod észrevenni a fenyegetéseket. Játssz kettőt, felcserélt színekkel: itt Fehér egyértelmű előnyben van.',
  'learnBlitz.shows':
    'Blitz: Fehér gyűrűje a g6-ra lép, és két sorral fenyeget. Fekete az egyiket megakadályozza, Fehér kialakítja a másikat, és nyer.',
};
