import type { Translation } from '../../areas.js';

export const rules: Translation<'gipf/rules'> = {
  'page.title': 'A GIPF szabályai',
  'page.description':
    'A GIPF teljes szabályai animált táblákkal: betolás, négyes sorok, elfogás, GIPF-ek, az alapváltozat, a standard változat, a versenyváltozat és a házi szabályaink.',
  'page.heading': 'A GIPF szabályai',
  'page.lead':
    'A GIPF Kris Burm kétszemélyes játéka. Korongokat tolsz be a tábla széléről, és minden, ami útban van, továbbmozdul. Kezdd az alapváltozattal; a standard változat és a versenyváltozat ezt csak kiegészíti.',

  'begin.heading': 'Az alapváltozat: mielőtt elkezdenéd',
  'aim.title': 'A játék célja',
  'aim.text':
    'Fogd el az ellenfeled korongjait, amíg nem marad mit betolnia. Ehhez sorokat alakíts ki: **négy saját korongod** egy sorban visszakerül hozzád, és velük lekerül minden, ami a sort folytatja. Minden betolás egy korongba kerül a tartalékodból. Ha be kell tolnod egy korongot, de **nincs több korongod, veszítesz**. A visszavett korongok játékban tartanak, de nyerni **elfogással** lehet.',
  'aim.shows': 'Fehér kialakít egy négyes sort, visszaveszi, és elfogja a mögötte álló fekete korongot.',
  'board.title': 'A tábla',
  'board.text':
    'A korongok azon a **37 ponton** állnak, ahol a vonalak találkoznak. Körülöttük **24 pötty** van: itt jönnek be a korongok. Maguk a pöttyök nem tartoznak a játéktérhez: pöttyön sohasem marad semmi. Fehér felől nézve az oszlopok balról jobbra a-tól i-ig követik egymást, a számok pedig Fekete felé nőnek; az e1 sarok Fehér felé mutat.',
  'board.shows': 'Mind a 24 pötty meg van jelölve. Egy korong az a3-ról jön be, és a b4-re kerül.',
  'start.title': 'A kezdés',
  'start.text':
    'Mindkét játékosnak **15 korongja** van: három a táblán, minden második sarokponton, és **12 a tartalékban**. Sorsoljátok ki a színeket; Fehér kezd, azután felváltva következtek. A tartalékok és az elfogott korongok mindig láthatók: mindkét játékos bármikor megszámolhatja őket.',
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
    '**Négy vagy több azonos színű korong** egymás mellett egy vonalon: ez egy sor. A tulajdonosának azonnal le kell vennie, akárki alakította is ki. A levétel nem számít külön körnek.',
  'row.shows': 'Fehér négyes sort alakít ki a d oszlopban, és leveszi.',
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
    'Ha egy betolás mindkét játékosnak kialakít sorokat, **előbb az veszi le az összes sorát, aki betolt**. Utána a másik játékos leveszi, ami még teljes, majd ő következik a betolással.',
  'order.shows':
    'Fehér betolása mindkét színből kialakít egy sort. Fehér leveszi a fehéret, Fekete a feketét; aztán Fekete tol be.',
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
    'Az üres tartalék önmagában még nem vereség. Ha előbb le kell venned egy sorodat, annak a korongjai visszakerülnek hozzád, és újra betolhatsz. A szabálykönyv erről nem szól; azért tettük hozzá, mert a sorok mindig a következő betolás előtt kerülnek le.',
  'rescue.shows':
    'Fehér tartaléka üres, de Fekete betolása kialakít egy fehér sort. Fehér leveszi, és betolhat.',
  'handicap.title': 'Előny',
  'handicap.text':
    'A játékerő különbségének kiegyenlítésére az alapváltozatban a gyengébb játékos tartalékában kezdetben **egy, két vagy három koronggal több** lehet.',
  'handicap.shows': 'Fekete tartalékában kezdetben két koronggal több van.',
  'draw.title': 'Nincs döntetlen',
  'draw.text':
    'A szabályok nem ismernek döntetlent, és az állások ismétlődhetnek. Sohasem akadhatsz el: amíg van korong a tartalékodban, valahol mindig van nyitott vonal.',
  'draw.shows': 'Zsúfolt táblán is mindig van bejárat.',
  'agreed.title': 'Megegyezés döntetlenben',
  'agreed.text':
    'A két játékos megegyezhet döntetlenben. A szabálykönyv nem ismer döntetlent; azért tettük hozzá, mert egy játszma vég nélkül folyhat, ha egyik fél sem jut előbbre.',
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
    'Fehér leveszi a sort, az e4-en álló saját GIPF-ét a táblán hagyja, az e6-on álló feketét pedig elfogja.',
  'crossingKept.title': 'GIPF a sorok kereszteződésében',
  'crossingKept.text':
    'Ha két sorod egy GIPF-en keresztezi egymást, és te azt a táblán hagyod, a második sor **még mindig teljes**. Azt is le kell venned, és újra választhatsz.',
  'crossingKept.shows':
    'Két fehér sor keresztezi egymást az e5-ön. Fehér a táblán hagyja a GIPF-et, leveszi az egyik sort, aztán a másikat.',
  'worthTwo.title': 'Két korongot ér',
  'worthTwo.text':
    'A levett saját GIPF-ed **két egyszerű korongként** kerül vissza a tartalékodba; a standard változatban ezekből többé nem lesz GIPF. Az elfogott GIPF két korongjába kerül a tulajdonosának.',
  'worthTwo.shows':
    'Fehér mindent levesz: öt korong kerül vissza a tartalékba, és két fekete korong esik fogságba.',
  'lastGipf.title': 'Az utolsó GIPF',
  'lastGipf.text':
    'Ha **nem marad GIPF-ed a táblán, veszítesz**, mégpedig azonnal, akkor is, ha az utolsót te magad vetted le. És mint mindig, akkor is veszítesz, ha be kellene tolnod, de üres a tartalékod.',
  'lastGipf.shows': 'Fehér elfogja Fekete utolsó GIPF-ét, és nyer.',
  'bothLast.title': 'Mindkét fél utolsó GIPF-e',
  'bothLast.text': 'Ha egyetlen sorral mindkét játékos utolsó GIPF-e lekerül, az győz, aki a sort levette.',
  'bothLast.shows': 'A sorral mindkét játékos egyetlen GIPF-e lekerül. Fehér vette le, tehát Fehér nyer.',

  'tournament.heading': 'A versenyváltozat',
  'firstPush.title': 'Üres tábla',
  'firstPush.text':
    'A versenyváltozat **üres táblával** kezdődik, és mindkét tartalékban **18 korong** van. Elsőként egy **GIPF-et** kell betolnod; ez két korongot vesz el a tartalékodból. Ez a változat nem kötelező: a standard változat nélküle is teljes játék.',
  'firstPush.shows': 'Mindkét játékos két-két GIPF-et tol be.',
  'rightEnds.title': 'Annyit, amennyit akarsz, az első egyszerűig',
  'rightEnds.text':
    'Addig tolhatsz be további GIPF-eket, amíg be nem tolod **az első egyszerű korongodat**. Onnantól csak egyszerű korongot tolhatsz be. Erről mindkét játékos maga dönt, és nem változtat rajta, ha elveszítesz vagy visszaveszel egy GIPF-et.',
  'rightEnds.shows':
    'Fehér egyszerű korongot tol be, és mostantól csak egyszerűt tolhat be. Fekete még betolhat GIPF-et.',
  'inAgain.title': 'Két korongból újra GIPF',
  'inAgain.text':
    'A versenyváltozatban a tartalék korongjai egyformák. Amíg nem toltál be egyszerű korongot, kettőt közülük GIPF-ként tolhatsz be, akkor is, ha korábban már GIPF-et alkottak. A szabálykönyv ezt nyitva hagyja.',
  'inAgain.shows': 'Fehér két GIPF-et visszavesz. Fekete betol, aztán Fehér újra GIPF-et tol be.',
  'tournamentLast.title': 'Az utolsó GIPF elvesztése',
  'tournamentLast.text':
    'Ahogy a standard változatban, itt is veszítesz, ha nem marad GIPF-ed a táblán. Ez a saját első betolásodtól kezdve érvényes.',
  'tournamentLast.shows': 'Fehér elfogja Fekete utolsó GIPF-ét, és nyer.',
  'fourStay.title': 'Négy GIPF a táblán maradhat',
  'fourStay.text':
    'Ha egy sorban **négy vagy több GIPF** áll egymás mellett, a sor a táblán maradhat. Erről minden alkalommal újra döntesz: a betolásod előtt és utána is. Ez a szabálykönyvből következik, amely szerint a sor minden GIPF-e maradhat; a szerző rövid szabályai ki is mondják.',
  'fourStay.shows': 'Fehérnek négy GIPF-e van a b oszlopban, és minden alkalommal újra a táblán hagyja őket.',
  'singlesGo.title': 'Az egyszerű korongok akkor is lekerülnek',
  'singlesGo.text':
    'Ha egy ilyen sort a táblán hagysz, az **egyszerű korongoknak**, amelyek folytatják, akkor is le kell kerülniük: a tieid visszakerülnek a tartalékodba, az ellenfeledéit elfogod.',
  'singlesGo.shows':
    'Négy GIPF az e oszlopban marad, de az e2-n álló egyszerű korong visszakerül a tartalékba.',

  'strategy.heading': 'Hogyan játssz jól?',
  'anySide.title': 'A tábla egyik oldala sem a tiéd',
  'anySide.text':
    '**Bármelyik pöttyről** betolhatsz, akár az ellenfeled korongjai mellől is. Nézd meg minden vonal **mindkét végét**: a legjobb betolás gyakran a túlsó oldalról jön.',
  'anySide.shows':
    'Fehér kétszer is a túlsó szélről tol be, onnan alakít ki egy sort a d oszlopban, és elfog egy korongot.',
  'onBoard.title': 'A táblán többet ér egy korong',
  'onBoard.text':
    'A tartalékban lévő korong semmivel sem fenyeget. Akinek **több korongja van a táblán**, egyszerre több sorral is fenyegethet. Ne alakíts hát ki sort csak azért, hogy megtöltsd a tartalékodat.',
  'onBoard.shows':
    'Fehér betolása két sorral fenyeget. Fekete az egyiket megakadályozza, Fehér pedig kialakítja a másikat.',
  'makeThem.title': 'Vetess le korongokat az ellenfeleddel',
  'makeThem.text':
    'A sort le kell venni akkor is, ha te alakítottad ki. Az ellenfelednek ekkor **négy koronggal kevesebb marad a táblán**, és ott te leszel az erősebb. Ügyelj rá, hogy a sort egyetlen korongod se folytassa.',
  'makeThem.shows':
    'Fekete olyan sorral fenyeget az f oszlopban, amely elfogja az f6-on álló korongot. Fehér előbb kialakítja ezt a sort úgy, hogy semmit se fogjon el. Feketének le kell vennie, és utána Fehér alakít ki sort.',
  'opened.title': 'A levett sor helye megnyílik',
  'opened.text':
    'A levett sor **üres pontokat** hagy maga után. Egy zárt vonal megnyílik, egy lánc megszakad, egy fenyegetés létrejön vagy eltűnik. Mielőtt kialakítasz egy sort, nézz meg minden vonalat, amely keresztezi.',
  'opened.shows':
    'A c oszlop zárt. Fehér leveszi a c6-tól f5-ig álló sort. Most a c6 üres: Fehér betolhat a c1-ről, és elfog egy korongot.',
  'countBoth.title': 'Számold meg mindkét tartalékot',
  'countBoth.text':
    'A vége felé **egyetlen korong dönt**. Ha már nem lesz több sor, akinek be kell tolnia, annak **eggyel több korongra** van szüksége, mint a másiknak. Minden sor előtt számolj: mennyi kerül vissza hozzád, és mennyit veszít az ellenfeled?',
  'countBoth.shows':
    'Fehérnek két korongja van a tartalékban, Feketének egy. Nem alakul ki több sor, és Fekete fogy ki előbb.',
  'ownAndTheirs.title': 'A te GIPF-ed és az övé',
  'ownAndTheirs.text':
    '**Saját** GIPF-edet akkor add fel, ha kell a két korongja, és van másik is a táblán. **Az ellenfeled** GIPF-ét akkor hagyd meg, ha a levétele vonalat nyitna neki.',
  'ownAndTheirs.shows':
    'Fehér az e6-on álló fehér GIPF-et két korongként visszaveszi, a g6-on álló feketét viszont meghagyja: az zárva tartja a g oszlopot, ahol Fekete elfogná Fehér utolsó GIPF-ét.',

  'project.heading': 'A GIPF mint projekt: lehetőségek',
  'potentials.title': 'Más játékok segítenek',
  'potentials.text':
    'A GIPF-ben több is elfér: öt másik játék egy-egy **lehetőséget** ad hozzá kölcsön. A játékok kombinálása nem kötelező: a GIPF önmagában is teljes játék. A lehetőség egy kis játékelem, amely az egyik korongodon ül, amíg fel nem használod, egyszer, valamire, amire más korong nem képes. A lehetőség nélküli korong neve **egyszerű korong**, a lehetőséget viselőé **lehetőséggel felruházott korong**, röviden **felruházott korong**.',
  'potentials.shows':
    'Fehér és Fekete felruházott korongjai. Balról jobbra: ZÈRTZ, egy golyó; YINSH, egy gyűrű; DVONN, három csík; TAMSK, egy homokóra; PÜNCT, három pont.',
  'loaded.title': 'Felruházott korong betolása',
  'loaded.text':
    'A felruházott korong betolással jön be, mint bármelyik másik. **Egy korongba a tartalékodból és egy lehetőségbe** kerül.',
  'loaded.shows': 'Fehér egy ZÈRTZ-et hoz be, Fekete egy YINSH-t, aztán Fehér egy YINSH-t.',
  'onePotential.title': 'Egy korongon egy lehetőség',
  'onePotential.text': 'Egy korong **egyetlen lehetőséget** visel, sohasem többet.',
  'entryOrder.title': 'A sorrend',
  'entryOrder.text':
    'Előbb a GIPF-ek, aztán a felruházott korongok, aztán az egyszerű korongok. **Az első felruházott korongoddal** véget ér a jogod, hogy GIPF-et tolj be. **Az első egyszerű korongod** után már egyiket sem hozhatod be, és a még be nem hozott lehetőségek elvesznek.',
  'entryOrder.shows':
    'Kezdés a versenyváltozatban. Mindketten betolnak még egy GIPF-et, aztán egy felruházott korongot. Fehérnek a c2-re betolt egyszerű korong vet véget ennek; Fekete még hozhat be lehetőségeket.',
  'loadedStay.title': 'Felruházott korongok a sorban',
  'loadedStay.text':
    'A felruházott korong ugyanúgy tolódik tovább és ugyanúgy számít, mint bármelyik korong. Amikor leveszel egy sort, **minden felruházott korongról**, amely lekerülne vele, akár a tiéd, akár az ellenfeledé, te döntöd el, hogy lekerül vagy marad, ahogy a GIPF-eknél.',
  'loadedStay.shows':
    'Fehér leveszi a sort, az e4-en álló saját felruházott korongját a táblán hagyja, az e6-on álló feketét pedig leveszi.',
  'loadedGoes.title': 'Ha egy felruházott korong lekerül',
  'loadedGoes.text':
    'A felruházott korong **egészben** kerül le. A korong a tulajdonosa tartalékába kerül vissza vagy fogságba esik, mint mindig. A lehetőség **kikerül a játékból**.',
  'loadedGoes.shows':
    'Ugyanaz a sor. Fehér visszaveszi a fehér felruházott korongot: a korong újra a tartalékban van, a YINSH kikerült a játékból.',
  'oneGoes.title': 'Egynek le kell kerülnie',
  'oneGoes.text':
    'Ha egy sorban csak GIPF-ek és felruházott korongok vannak, **legalább egynek le kell kerülnie**. Lehetőségekkel játszva ez annak a versenyszabálynak is a helyébe lép, hogy négy GIPF a táblán maradhat.',
  'oneGoes.shows': 'Fehér sorában csak GIPF-ek és felruházott korongok állnak. Fehér a d4-en állót veszi le.',
  'use.title': 'Egy lehetőség használata',
  'use.text':
    'Egy lehetőség használata **a betolás helyébe lép**. A lehetőség elhagyja a korongját, és működésbe lép, mindegyik fajta a maga módján. A korong a helyén marad, mint egyszerű korong. Ezután a sorok ugyanúgy kerülnek le, mint egy betolás után.',
  'use.shows': 'Fehér YINSH-e a d3-ról a d6-ra csúszik. Aztán Fekete ZÈRTZ-e az f5-ről a d4-re ugrik.',
  'usedGoes.title': 'A használat után',
  'usedGoes.text':
    'A használt lehetőség a te színed korongjaként a táblán marad, és számít a sorokban. Ha a sorát leveszik, **nem maradhat a táblán**: kikerül a játékból; tartalékba sohasem jut.',
  'usedGoes.shows':
    'A YINSH kialakítja Fehér sorát. Három korong visszakerül a tartalékba, a YINSH pedig kikerül a játékból.',

  'kinds.heading': 'Az öt lehetőség',
  'zertz.title': 'A ZÈRTZ ugrik',
  'zertz.text':
    'A ZÈRTZ egyenes vonalban átugrik **egy vagy több egymás mellett álló korongot**, bármilyen fajtájúak és színűek is, és a mögöttük lévő első üres pontra érkezik.',
  'zertz.shows': 'A ZÈRTZ a c3-ról a c5-re vagy az f5-re ugorhat. Átugorja a d4-et és az e5-öt.',
  'yinsh.title': 'A YINSH csúszik',
  'yinsh.text': 'A YINSH egyenes vonalban csúszik **üres pontokon** át, ameddig csak akarod. Nem ugrik.',
  'yinsh.shows': 'Minden pont meg van jelölve, amelyet a YINSH elérhet. A h5-re csúszik.',
  'dvonn.title': 'A DVONN felülre lép',
  'dvonn.text':
    'A DVONN egy szomszédos pontra lép, amelyen **az ellenfél egyszerű korongja** áll, vagy az ellenfél **DVONN-nal felruházott** korongja, vagy az ellenfél olyan **DVONN-ja, amely a te korongodon áll**. A pont azé, aki legfelül van.',
  'dvonn.shows':
    'A DVONN a körülötte álló feketék közül háromra léphet: a d3-on álló egyszerű korongra, a c4-en álló, DVONN-nal felruházott korongra és a fehér korongon álló DVONN-ra az e4-en. A c3-on álló korongon más van. A DVONN a d3-ra lép.',
  'stack.title': 'Tornyok',
  'stack.text':
    'A felül lévő DVONN-ra a másik fél újra ráléphet, így a torony nőhet, DVONN-ról DVONN-ra váltakozó színnel. A torony **egy korongnak számít, a legfelső színében**, és egészben tolódik tovább. Érints meg egy tornyot, és látod, mi van benne.',
  'stack.shows': 'Fehér DVONN-ja egy DVONN-nal felruházott korongra lép. Fekete rálép, majd Fehér arra is.',
  'beneath.title': 'Ami alul van, visszatér',
  'beneath.text':
    'Ha egy torony egy sorral lekerül, **csak a legfelső kerül le**, és az a DVONN kikerül a játékból. Ami alatta volt, újra ott áll, újra számít, és kialakíthat egy másik sort.',
  'beneath.shows':
    'Fehér leveszi a d oszlop sorát. A d4-en álló DVONN lekerül, az alatta lévő fekete korong újra ott áll, és kialakít egy sort Feketének.',
  'directly.title': 'Közvetlenül alatta',
  'directly.text':
    'Hogy egy DVONN a te korongodon áll-e, azt az dönti el, ami közvetlenül alatta van. Ha egy felruházott korong újra szabadon áll, újra használható.',
  'directly.shows':
    'Fekete sora leveszi a fekete DVONN-t a c4-ről. Fehér felruházott korongja újra ott áll, és Fehér használja a DVONN-ját.',
  'tamsk.title': 'A TAMSK középen működik',
  'tamsk.text':
    'Ha a TAMSK-kal felruházott korongodat **te tolod az e5-re**, ugyanabban a körben **még egy betolásod** van, és azzal maga a TAMSK jön be korongként. A két betolás között semmi sem kerül le. Ha nem használod azonnal, a TAMSK kikerül a játékból. E szabály részletei tőlünk valók.',
  'tamsk.shows': 'Fehér betolása az e5-re viszi a TAMSK-ot. A g1-ről jön be, és kialakít egy sort.',
  'tamskTheirs.title': 'Ha az ellenfél tolja oda',
  'tamskTheirs.text':
    'Ha az ellenfeled tolja az e5-re, a külön betolás **a következő köröd elején** a tiéd, a rendes lépésed előtt, és csak ha a korong még az e5-ön áll. A kettő között semmi sem kerül le.',
  'tamskTheirs.shows':
    'Fekete betolása az e5-re viszi Fehér TAMSK-ját. Fehér a c1-ről hozza be, rendes betolást tesz az i5-ről, és csak azután veszi le a sort.',
  'punct.title': 'A PÜNCT a GIPF-ek ellen',
  'punct.text':
    'A PÜNCT egy szomszédos pontra lép, amelyen az ellenfél **PÜNCT-tel felruházott** korongja áll, vagy az ellenfél olyan **PÜNCT-je, amely a te korongodon áll**, vagy **az ellenfél GIPF-e**. Egy másik PÜNCT-ön minden úgy van, mint a DVONN-nál, és az ilyen tornyok ugyanúgy nőhetnek. A PÜNCT részletei tőlünk valók.',
  'punct.shows':
    'A PÜNCT a d3-on álló, PÜNCT-tel felruházott korongra, a fehér korongon álló PÜNCT-re az e4-en vagy a d5-ön álló GIPF-re léphet. A d3-ra lép.',
  'neutralise.title': 'Egy GIPF semlegesítése',
  'neutralise.text':
    'Egy GIPF-en két dolog közül választasz. **Semlegesíted**: a felső korongját elfogod, és a PÜNCT az alsón áll. Ez már nem GIPF. Ha a PÜNCT lekerül, az alsó korong egyszerű korongként áll ott.',
  'neutralise.shows':
    'A PÜNCT semlegesíti az e5-ön álló GIPF-et, és kialakít egy sort. A sorral együtt lekerül, és az e5-ön egy fekete egyszerű korong marad.',
  'convert.title': 'Egy GIPF átalakítása',
  'convert.text':
    'Vagy, ha van korong a tartalékodban, **átalakítod**: mindkét korongját elfogod, és a PÜNCT meg egy korong a tartalékodból ott áll **a te GIPF-edként**. Ha később leveszed, csak a korong kerül vissza a tartalékodba; a PÜNCT kikerül a játékból.',
  'convert.shows': 'Az e5-ön álló mindkét fekete korong fogságba esik. Most egy fehér GIPF áll ott.',
  'punctLast.title': 'Ha az utolsót egy PÜNCT viszi el',
  'punctLast.text':
    'Ha egy PÜNCT az utolsó GIPF-edet semlegesíti vagy átalakítja, veszítettél, mint mindig, ha az utolsó elvész.',
  'punctLast.shows': 'Fekete utolsó GIPF-e semlegesítve. Fehér nyer.',
  'noPiece.title': 'A játszma vége',
  'noPiece.text':
    'Üres tartalékkal is tovább játszol, **amíg lehetőséget tudsz használni**. Veszítesz, ha te következel, és sem betolni nem tudsz, sem lehetőséget használni. És mint mindig, veszítesz, ha nem marad GIPF-ed a táblán.',
  'noPiece.shows':
    'Fehér tartaléka üres, és felhasználja az utolsó lehetőségét. Fekete betol, és Fehér veszített.',

  'linked.heading': 'Összekapcsolt játszmák',
  'won.title': 'Ha megnyered az összekapcsolt játszmát',
  'won.text':
    'Amíg az összekapcsolt játszmát játsszátok, a GIPF-játszma vár. Ha az **nyeri meg, aki bejelentette** a használatot, **a lehetőség érvényesül**, és a kör folytatódik.',
  'won.shows':
    'Fehér bejelenti: YINSH a c3-ról az e5-re, és megnyeri az összekapcsolt játszmát. A YINSH érvényesül.',
  'notWon.title': 'Ha nem nyered meg',
  'notWon.text':
    'Különben a használat **meghiúsul**; a döntetlen nem elég. A lehetőség a korongon marad, és aki bejelentette, annak ebben a körben **valami mást kell tennie**. Egy későbbi körben újra bejelentheti.',
  'notWon.shows':
    'Fehér ugyanazt a használatot jelenti be, de nem nyer. A YINSH a c3-on marad, és Fehér betol.',
  'nothingElse.title': 'Ha nincs mit tenni',
  'nothingElse.text': 'Ha a használat meghiúsul, és semmi mást nem tehetsz, **elveszíted** a GIPF-játszmát.',
  'nothingElse.shows': 'Fehér tartaléka üres. Az utolsó lehetőség használata meghiúsul, és Fehér veszít.',
  'linkedApart.title': 'Külön játszma',
  'linkedApart.text':
    'Az összekapcsolt játszmának saját órája van, vagy nincs órája; a GIPF-játszma órája közben áll. Ha feladod, vagy letelik benne az időd, csak azt a játszmát veszíted el. Összekapcsolt játszmát sohasem szakít félbe egy másik.',
  'another.title': 'Egy másik lehetőség',
  'another.text':
    'Egy meghiúsult használat után ugyanabban a körben bejelenthetsz egy másik lehetőséget, de ugyanazt nem. Az a TAMSK, amelynek a betolása meghiúsul, kikerül a játékból.',
  'another.shows':
    'A c3-on álló YINSH használata meghiúsul. Fehér helyette a g5-ön álló ZÈRTZ-et jelenti be, és az érvényesül.',

  // The menu: what is agreed on, and the three forms of linked play
  'menuChoice.title': 'Miben állapodtok meg?',
  'menuChoice.text':
    'A játszma előtt a két játékos megállapodik a kezdésben, amely **alap, standard vagy verseny**, előnnyel vagy anélkül; az egyszerű korongok számában, ez az alapváltozatban fejenként 15, egyébként 18, ha nem mondtok mást; a **lehetőségek fajtáiban** és darabszámában; és minden fajtánál külön abban, hogy **szabad**-e, vagy más játékhoz **kapcsolt**. A lehetőségek lehetnek mindkettőtöknél ugyanazok, vagy mindkettőtöknek a saját kedvencei.',
  'menuLimits.title': 'Határok között',
  'menuLimits.text':
    'Mindkét játékosnak 12–24 egyszerű korongja és fajtánként legfeljebb hat lehetősége van; a számok eltérhetnek. Az egyik játékos játszhat lehetőségek nélkül, de nem mindkettő.',
  'threeForms.title': 'A használatot ki kell harcolni',
  'threeForms.text':
    'Egy összekapcsolt mérkőzésben más játszmák szakítják félbe a GIPF-játszmát. Minden fajtánál három forma közül választotok. **Mindig**, ahogy a szabálykönyvben áll: egy lehetőség csak akkor érvényesül, ha a hozzá kapcsolt játszmát megnyerték. **Kihívásra**, ahogy a szerző később tanácsolta: bejelented egy lehetőség használatát, és az ellenfeled kihívást tehet, vagy engedi. Egy játszmában mindkét játékosnak egy, két vagy három kihívása van, az összes fajtára együtt. Vagy **meg kell szerezni**: a kapcsolt játszmát akkor játsszátok, amikor a felruházott korong bejönne.',
  'acquired.title': 'Lehetőséget szerezni',
  'acquired.text':
    'A lehetőséget, amelyet **meg kell szerezni**, akkor jelented be, amikor a korongja bejönne. Ha megnyered a kapcsolt játszmát, a korong bejön, és a lehetőséget később **szabadon** használod. Ha nem, a lehetőség **a tartalékodban marad**, és ebben a körben valami mást kell tenned.',
  'acquired.shows':
    'Fehér nem nyeri meg a ZÈRTZ-et. Az a tartalékban marad, és Fehér egy YINSH-t tol be helyette.',
  'anyGame.title': 'Mely játékok?',
  'anyGame.text':
    'Minden kapcsolt fajtához megállapodtok egy játékban: **bármelyik itteni játék és változat**, egy-egy **kockadobás**, vagy **egy képernyőn kívüli játék**, amelyet megneveztek, például dominó. A kockával annak, aki bejelentett, legalább annyit kell dobnia, mint a kihívónak. A képernyőn kívüli játék eredményét, a döntetlent is, mindkét játékos megadja. Ha ellentmondanak egymásnak, mindkettő újra megadja; a harmadik után nem számít megnyertnek. Az összekapcsolt játszma színeit kisorsoljátok.',
};
