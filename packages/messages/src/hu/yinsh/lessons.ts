import type { Translation } from '../../areas.js';

export const lessons: Translation<'yinsh/lessons'> = {
  'first.lesson': 'Első lépések',
  'tactics.lesson': 'Taktika',
  'strategy.lesson': 'Hogyan játssz jól?',

  'intro.0': 'Fehér eddig egy gyűrűt vett le. Három levett gyűrűvel lehet nyerni.',
  'intro.1': 'A gyűrű egyenes vonalban lép, és egy korongot hagy ott, ahol állt.',
  'intro.2': 'Fekete átugrik egy fehér korongot, és ezzel átfordítja: most már fekete.',
  'intro.3': 'Fehér átugrik egy fekete korongot, és átfordítja. Öt fehér korong áll egy sorban.',
  'intro.4': 'Fehér leveszi a sort a tábláról…',
  'intro.5': '… és leveszi a második fehér gyűrűt is.',
  'intro.6': 'Fekete lép.',
  'intro.7': 'Fehér ellép egy gyűrűvel. Az otthagyott korong egy újabb sort tesz teljessé.',
  'intro.8': 'Ez a sor is lekerül a tábláról.',
  'intro.9': 'Fehér leveszi a harmadik gyűrűt, és nyer!',

  'place.title': 'Rakj le egy gyűrűt',
  'place.goal':
    'Fehérrel játszol, és még egy gyűrűt kell leraknod. Rakd egy üres metszéspontra, amely nem a tábla szélén van.',
  'place.hint':
    'A közép közelében álló gyűrűk több irányba léphetnek. Érints meg egy üres metszéspontot a tábla belsejében.',
  'place.done':
    'Onnan mind a hat irányba vezet vonal; csak a gyűrűd mellett álló gyűrűk zárnak el közülük néhányat. Fekete lerakja az utolsó gyűrűt, és kezdődhetnek a lépések.',
  'place.edge':
    'Ezt szabad, de a tábla szélén álló gyűrű kevesebb irányba léphet. Válassz beljebb egy metszéspontot.',

  'move.title': 'Lépj egy gyűrűvel',
  'move.goal':
    'Minden metszéspontnak neve van: az oszlop betűje, majd egy szám, ahogy a tábla szélén látod. Lépj az egyik gyűrűddel a h8-ra, a megjelölt metszéspontra.',
  'move.hint': 'A gyűrű egyenes vonalban lép. Az e5-ön álló gyűrű előtt szabad az út a h8-ra.',
  'move.done': 'A gyűrűd egy fehér korongot hagyott az e5-ön. Így kerülnek a korongok a táblára.',
  'move.elsewhere':
    'Szabályos lépés, de a gyűrűnek a h8-on kell megállnia. Melyik gyűrűd előtt szabad oda az út?',

  'jump.title': 'Ugorj és fordíts',
  'jump.goal': 'Ugorj át három fekete korongot, hogy mind fehérre forduljon.',
  'jump.hint':
    'Az e4-en, az f5-ön és a g6-on álló fekete korongok egymás mellett vannak. Melyik gyűrű áll velük egy vonalban?',
  'jump.done': 'Egy ugrás, három korong: most mind a tiéd. Közvetlenül az utolsó mögött érkezel meg.',
  'jump.own': 'Fehéret ugrottál át, és feketére fordítottad. Az ugrás mindkét színt átfordítja.',
  'jump.few': 'Ez átfordít egy fekete korongot. Van olyan ugrás is, amely hármat fordít át.',
  'jump.slide': 'Semmi sem fordult át. Lépj egy gyűrűvel a három fekete korong vonalában.',

  'takeRow.title': 'Vegyél le egy sort',
  'takeRow.goal':
    'Van egy ötös sorod. Vedd le, aztán vedd le azt a gyűrűdet, amelyiknek a legkevesebb hasznát veszed.',
  'takeRow.hint':
    'Először érintsd meg a sort. Aztán nézd meg a gyűrűidet: az egyik be van zárva, és egyáltalán nem tud lépni.',
  'takeRow.done':
    'Az a5-ön álló gyűrű be volt zárva. A négy legjobb gyűrűd megmarad, és már csak két sor kell.',
  'takeRow.strongRing':
    'Az a gyűrű még tudott lépni. Az a5-ön állót fekete gyűrűk zárják be; azt nélkülözheted.',

  'makeRow.title': 'Alakíts ki egy sort',
  'makeRow.goal': 'Alakíts ki egy ötös sort, vedd le, és vegyél le egy gyűrűt.',
  'makeRow.hint':
    'Az e5-ön álló gyűrűd négy korong között tölt ki egy hézagot. Mit hagy maga után, amikor ellép?',
  'makeRow.done': 'A gyűrű nem számított, de a korong, amelyet otthagyott, igen.',
  'makeRow.own':
    'Ez az ugrás fehér korongokat fordított feketére. Inkább az e5-ön álló gyűrűvel lépj, de ne a négy korongod vonalában.',
  'makeRow.none': 'Még nincs sor. Melyik gyűrűd áll négy saját korongod között?',

  'flipRow.title': 'Fordítsd át a kakukktojást',
  'flipRow.goal': 'Egy fekete korong átfordításával alakíts ki egy sort az f oszlopban.',
  'flipRow.hint': 'Az f5-ön álló fekete korong van útban. Keress egy gyűrűt, amely átugorhatja.',
  'flipRow.done': 'Egy fordítás, és tiéd az öt. De vigyázz: az ellenfeled ugyanezt megteheti veled.',
  'flipRow.own':
    'Ezzel az egyik saját korongod fordul feketére. Inkább az f5-ön álló fekete korongot fordítsd át.',
  'flipRow.none': 'Az f5-ön álló korong még mindig fekete. Ugord át.',

  'seven.title': 'Öt a hétből',
  'seven.goal':
    'Hét korongod áll a c oszlopban. Vegyél le közülük ötöt, de a c7-től f7-ig álló négy maradjon együtt. Aztán vegyél le egy tetszőleges gyűrűt.',
  'seven.hint': 'A c7-en álló korong mindkét vonalhoz tartozik. Olyan ötöt válassz, amelyben nincs benne.',
  'seven.done':
    'A c7-től f7-ig álló négy korong még mindig egymás mellett van. Egyetlen korong hiányzik a következő sorodhoz.',
  'seven.broke':
    'A c7 most üres, és a másik vonalból csak három maradt. Olyan ötöt válassz, amely meghagyja a c7-et.',

  'notForThem.title': 'Semmi ajándék',
  'notForThem.goal': 'Fordíts át legalább két fekete korongot, de ne alakíts ki sort Feketének.',
  'notForThem.hint':
    'Fekete sorát az e oszlopban az e5-ön álló saját korongod választja ketté. Ne nyúlj hozzá, és nézd meg az i oszlopot.',
  'notForThem.done':
    'Két korongot nyertél, és a lépésed nem alakított ki sort Feketének. Mindig nézd meg, mit tesz az ugrásod az összes koronggal.',
  'notForThem.row':
    'Az ugrás az e5-öt is feketére fordította, és ezzel teljes lett Fekete sora az e oszlopban.',
  'notForThem.few': 'Ez nem ad sort Feketének, de nem fordít át két fekete korongot.',

  'block.title': 'Akadályozz meg egy sort',
  'block.goal':
    'Fekete mindjárt kialakít egy sort a d oszlopban. Lépj úgy, hogy Fekete utána ne tudjon sort kialakítani.',
  'block.hint':
    'Amikor a gyűrű ellép a d6-ról, öt fekete korong fog állni a d oszlopban. Előbb fordítsd át az egyiket.',
  'block.done':
    'A sor megszakadt. Átfordítottad az egyik korongját, és Fekete egy lépéssel nem tudja visszafordítani úgy, hogy a sor is meglegyen.',
  'block.threat':
    'Fekete a következő lépésével még kialakíthat egy sort. Fordíts át egy korongot a d oszlopban.',

  'doubleRow.title': 'Kettőt egy csapásra',
  'doubleRow.goal': 'Alakíts ki két sort egyetlen lépéssel, és vegyél le két gyűrűt.',
  'doubleRow.hint':
    'Az f5-ön álló gyűrűd, amikor ellép, kialakít egy sort. Merre fordít át közben olyan korongot is, amelyre szükséged van?',
  'doubleRow.done':
    'Egy sor a korongból, amelyet otthagytál, és egy abból, amelyet átfordítottál. Két gyűrű egyszerre!',
  'doubleRow.one':
    'Ez egy sor. Lépj ugyanazzal a gyűrűvel úgy, hogy a g5-ön álló fekete korongot is átfordítsa.',
  'doubleRow.none':
    'Még nincs sor. Az f5-ön álló gyűrűvel lépj, de ne az f oszlopban: azzal a saját korongjaidat fordítanád feketére.',

  'rowFirst.title': 'Fekete ajándéka',
  'rowFirst.goal':
    'Fekete lépése kialakított neked egy sort. Vedd le, vele egy gyűrűt is, aztán a saját lépéseddel alakíts ki még egyet.',
  'rowFirst.hint': 'Az f5-ön álló gyűrű kelleni fog a lépésedhez, ezért egy másikat vegyél le.',
  'rowFirst.done': 'Két gyűrű egy körben: előbb a sor, amelyet Feketétől kaptál, aztán a sajátod.',
  'rowFirst.neededRing': 'Az f5-ön álló gyűrűt vetted le, pedig az kellett volna a második sorodhoz.',
  'rowFirst.missed':
    'Az első sor lekerült. Ha a gyűrűvel elléptél volna az f oszlopból, ott még egy sort kialakítottál volna.',

  'win.title': 'Nyerd meg a játszmát',
  'win.goal': 'Mindkét játékos két gyűrűt vett már le. Találd meg azt a lépést, amellyel azonnal nyersz.',
  'win.hint':
    'Nézd meg a c oszlopot. Egy ugrás Feketének is kialakíthat egy sort, de te rendezed előbb a tiédet.',
  'win.done': 'Mindkét sor teljes volt, de te léptél, ezért előbb a te harmadik gyűrűd kerül le. Nyertél!',
  'win.gives':
    'Ezzel Fekete sora lett teljes az e oszlopban, neked viszont nem lett sorod. Fekete leveszi a harmadik gyűrűjét, és nyer. Keress olyan ugrást, amely a c4-et is fehérre fordítja.',
  'win.notYet': 'A játszma folytatódik. Keress olyan ugrást, amely a c4-et fehérre fordítja.',

  'doubleThreat.title': 'Kettős fenyegetés',
  'doubleThreat.goal':
    'Mindkét játékos két gyűrűt vett már le. Lépj úgy, hogy Fekete utána ne tudja megakadályozni a győzelmedet a következő körödben.',
  'doubleThreat.hint':
    'Két négyesed vonala egy üres metszésponton keresztezi egymást. Mi történik, ha ott az egyik gyűrűd áll?',
  'doubleThreat.done':
    'Az f5-ön álló gyűrűd most két vonalon is sorral fenyeget. Fekete csak az egyiket tudja megszakítani, és te a másikkal nyersz.',
  'doubleThreat.notYet':
    'Ez ellen Fekete tud védekezni. Keresd meg azt a metszéspontot, ahol két négyesed vonala keresztezi egymást.',

  'keepRings.title': 'Melyik gyűrűt add fel?',
  'keepRings.goal':
    'Egy gyűrűt vettél le eddig. Vedd le a sorodat és egy második gyűrűt úgy, hogy a következő körödben kialakíthasd a harmadik sort, akármit tesz is Fekete.',
  'keepRings.hint':
    'Két gyűrűd is négy saját korongod között áll. Mindkettőre szükséged van, mert az egyik vonalat Fekete megszakíthatja.',
  'keepRings.done':
    'Az f5-ön és a h7-en álló gyűrűd két sorral fenyeget. Fekete az egyiket megszakíthatja, és te a másikkal nyersz.',
  'keepRings.needed':
    'Ezzel a gyűrűvel mindjárt kialakíthattál volna egy sort. A megmaradt egyetlen fenyegetést Fekete elháríthatja. Olyan gyűrűt vegyél le, amely semmivel sem fenyeget.',

  'patience.title': 'Ne siess a sorral',
  'patience.goal':
    'Hátrányban vagy: Fekete két gyűrűt vett le, és a harmadik sorral fenyeget. Te is kialakíthatnál egy sort. Találd meg azt a lépést, amellyel játékban maradsz.',
  'patience.hint':
    'A d6-on álló fekete gyűrű egy korongot fog hagyni a többi között a d oszlopban. Fordítsd át azok egyikét.',
  'patience.done':
    'A fenyegetés megszűnt, a saját sorod pedig várhat. Öt gyűrűvel többfelé léphetsz, mint Fekete.',
  'patience.hurried':
    'Megvan a sorod, de most Fekete kialakítja a harmadikat, és nyer. Előbb hárítsd el a fenyegetést.',
  'patience.threat':
    'Fekete még kialakíthatja a harmadik sort, és nyer. Fordíts át egy korongot a d oszlopban.',

  'gift.title': 'Fekete sora, amely neked segít',
  'gift.goal':
    'Te két gyűrűt vettél le, Fekete egyet. Találd meg azt a lépést, amely után a következő körödben nyersz, akármit tesz is Fekete.',
  'gift.hint':
    'Két négyesed vonala az f5-ön keresztezi egymást. Az egyetlen út oda kialakít egy sort Feketének. Elég lenne az neki?',
  'gift.done':
    'Fekete leveszi a sort és a második gyűrűjét. De az f5-ön álló gyűrűd két sorral fenyeget; Fekete az egyiket megszakíthatja, és te a másikkal nyersz.',
  'gift.notYet': 'Ez ellen Fekete tud védekezni. Ne félj sort adni neki: az még csak a második lenne.',

  'blitz.title': 'Blitz: egyetlen sor nyer',
  'blitz.goal':
    'Ez a blitz változat: az első sor nyer. Lépj úgy, hogy Fekete utána ne tudja megakadályozni a sorodat.',
  'blitz.hint': 'Két négyesed vonala az e6-on keresztezi egymást. Melyik gyűrűnek van szabad útja oda?',
  'blitz.done':
    'Az e6-on álló gyűrűd két sorral fenyeget. Fekete az egyiket megszakíthatja, és te a másikkal nyersz.',
  'blitz.notYet':
    'Ez ellen Fekete tud védekezni. Keresd meg azt a metszéspontot, ahol két négyesed vonala keresztezi egymást.',
};
