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
};
