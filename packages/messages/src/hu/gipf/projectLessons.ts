import type { Translation } from '../../areas.js';

export const projectLessons: Translation<'gipf/projectLessons'> = {
  'free.lesson': 'Felruházott korongok: ZÈRTZ és YINSH',
  'stacks.lesson': 'DVONN, TAMSK, PÜNCT és a tornyok',
  'linked.lesson': 'Összekapcsolt játszmák',

  'load.title': 'Tolj be egy felruházott korongot',
  'load.goal':
    'Fehérrel játszol. Mindkét félnek három ZÈRTZ és három YINSH hozható be. Tolj be egy ZÈRTZ-cel felruházott korongot.',
  'load.hint':
    'Ellenőrizd, hogy a tábla mellett a ZÈRTZ van-e kiválasztva. Aztán érints meg egy pöttyöt és egy pontot, mint minden betolásnál.',
  'load.done':
    'Egy felruházott korong egy korongba és egy lehetőségbe kerül. Ugyanúgy tolódik tovább és ugyanúgy számít, mint bármelyik korong.',
  'load.yinsh': 'Ezen a korongon YINSH van: a jele egy gyűrű. A ZÈRTZ jele egy golyó.',
  'load.basic':
    'Ez lehetőség nélküli korong volt. Az első ilyen után nem hozhatsz be több felruházott korongot: a még be nem hozott lehetőségek elvesznek.',

  'slide.title': 'A YINSH csúszik',
  'slide.goal':
    'Egy lehetőség használata a betolás helyébe lép. A YINSH elhagyja a korongját, és egyenes vonalban csúszik, csak üres pontokon át. Alakíts ki egy sort a c3-on álló YINSH-sel.',
  'slide.hint': 'Érintsd meg a c3-at, aztán azt a pontot, amely az e oszlopból hiányzik.',
  'slide.done':
    'A YINSH a te korongodnak számított. De a sorból a használt lehetőségnek le kell kerülnie, és kikerül a játékból. A korongja továbbra is a c3-on áll.',
  'slide.elsewhere': 'A YINSH mehet oda, de nem alakít ki sort. Melyik pont hiányzik az e oszlopból?',
  'slide.push':
    'Ez betolás volt. Érintsd meg a c3-on álló felruházott korongot, és válaszd ki, hová menjen a YINSH.',

  'jump.title': 'A ZÈRTZ ugrik',
  'jump.goal':
    'A ZÈRTZ egyenes vonalban átugrik egy vagy több egymás mellett álló korongot, akár a tiéd, akár Feketéé, és a mögöttük lévő első üres pontra érkezik. Alakíts ki egy sort a c3-on álló ZÈRTZ-cel.',
  'jump.hint': 'Az egyik irányban a d4-et és az e5-öt ugorja át. Hová érkezik?',
  'jump.done':
    'A ZÈRTZ az f oszlop hézagába érkezett. A sorral együtt lekerült, és elfogtad a sort folytató fekete korongot.',
  'jump.elsewhere': 'Ez ugrás, de nem alakít ki sort. Próbáld a másik irányt.',
  'jump.push':
    'Ez betolás volt. Érintsd meg a c3-on álló felruházott korongot, és válaszd ki, hová érkezzen a ZÈRTZ.',

  'keepLoaded.title': 'Marad vagy lekerül',
  'keepLoaded.goal':
    'A sorodban áll egy felruházott korong, és egy fekete felruházott korong folytatja. Vedd le a sort úgy, hogy a te felruházott korongod maradjon, Feketéé pedig lekerüljön.',
  'keepLoaded.hint':
    'Úgy választasz, mint a GIPF-eknél: érintsd meg a sort, egy felruházott korong megérintésével döntsd el, hogy marad vagy lekerül, aztán vedd le a sort.',
  'keepLoaded.done':
    'A YINSH-edet még használhatod. Fekete felruházott korongja egészben került le: a korongot elfogtad, a ZÈRTZ kikerült a játékból.',
  'keepLoaded.tookOwn':
    'A te felruházott korongod is lekerült. A korongot visszakaptad, de a YINSH kikerült a játékból. Hagyd a táblán.',
  'keepLoaded.leftTheirs':
    'Fekete felruházott korongja még ott áll, és a ZÈRTZ-et ellened használhatja. Vedd le a sorral együtt.',

  'lastResort.title': 'Üres tartalékkal',
  'lastResort.goal':
    'A tartalékod üres, így nem tudsz betolni. De lehetőséget még használhatsz. Keresd meg azt a használatot, amellyel korongokat kapsz vissza.',
  'lastResort.hint': 'A d5-től a g3-ig tartó vonalon egy hézag van. Melyik lehetőséged éri el?',
  'lastResort.done':
    'Üres tartalékkal is játszhatsz tovább, amíg lehetőséget tudsz használni. Most pedig újra van mit betolnod.',
  'lastResort.nothing': 'A tartalékod még mindig üres. Alakíts ki egy sort egy lehetőséggel.',

  'hop.title': 'A DVONN a szomszédjára lép',
  'hop.goal':
    'A DVONN egy mellette álló fekete egyszerű korongra lép, olyanra, amelyen nincs lehetőség. A pont azé, aki legfelül van. Alakíts ki egy sort a c4-en álló DVONN-nal.',
  'hop.hint': 'Melyik fekete korong áll a korongjaid között a d oszlopban?',
  'hop.done':
    'A sorral csak a legfelső került le. A DVONN kikerült a játékból, és az alatta lévő fekete korong újra a d4-en áll.',
  'hop.elsewhere': 'Az a pont most a tiéd, de nem alakít ki sort. Nézd a d oszlopot.',
  'hop.push':
    'Ez betolás volt. Érintsd meg a c4-en álló felruházott korongot, aztán azt a korongot, amelyre a DVONN lépjen.',

  'tower.title': 'Nő a torony',
  'tower.goal':
    'Az e4-en álló korongodon egy fekete DVONN van, ezért a pont Feketéé. Mivel a te korongodon áll, a saját DVONN-od ráléphet. Alakítsd ki a sorodat.',
  'tower.hint': 'Érintsd meg az e4-et, és látod, mi áll ott. Aztán érintsd meg a d4-et, majd újra az e4-et.',
  'tower.done':
    'Amíg a te DVONN-od volt felül, tiéd volt a pont. A sorral együtt lekerült, és most újra a fekete DVONN van felül: ami alul van, mindig visszatér.',
  'tower.elsewhere': 'Az a pont most a tiéd, de nem alakít ki sort. Lépj az e4-en álló toronyra.',
  'tower.push': 'Ez betolás volt. Használd a d4-en álló DVONN-t.',

  'middle.title': 'A TAMSK középen működik',
  'middle.goal':
    'Ha a TAMSK-od az e5-re tolódik, azonnal kapsz még egy betolást, és azzal maga a TAMSK jön be. Told oda, és alakíts ki egy sort a második betolással.',
  'middle.hint': 'Először az e1-ről tolj be. Aztán hozd be a TAMSK-ot a g1-ről.',
  'middle.done': 'Két betolás egy körben. A TAMSK beleszámított a sorba; most már kikerült a játékból.',
  'middle.noRow': 'A TAMSK bejött, de nem alakít ki sort. Hol áll három korongod egymás mellett?',
  'middle.forgone': 'Lemondtál a második betolásról, így a TAMSK kikerült a játékból.',
  'middle.elsewhere': 'Előbb a TAMSK-nak az e5-re kell kerülnie. Told tovább az e oszlopot egy ponttal.',

  'convert.title': 'Alakíts át egy GIPF-et',
  'convert.goal':
    'A PÜNCT egy mellette álló fekete GIPF-re léphet. Ekkor semlegesíti, vagy a te GIPF-eddé alakítja. Alakítsd át az e5-ön állót.',
  'convert.hint': 'Érintsd meg a d4-et, aztán az e5-öt. Válts a másik választásra, mielőtt jóváhagyod.',
  'convert.done':
    'Mindkét fekete korongot elfogtad. Ott most a te GIPF-ed áll: a PÜNCT és egy korong a tartalékodból.',
  'convert.neutralised':
    'Semlegesítetted: a felső korongját elfogtad, és a PÜNCT az alsón áll. Feketének eggyel kevesebb GIPF-e van, de neked nincs eggyel több.',
  'convert.stacked':
    'A PÜNCT egy PÜNCT-tel felruházott korongra lépett. Ezt megteheti, de a GIPF még mindig Feketéé.',
  'convert.push': 'Ez betolás volt. Használd a d4-en álló PÜNCT-öt.',

  'lastGipf.title': 'Az utolsó GIPF',
  'lastGipf.goal': 'Feketének egyetlen GIPF-e maradt. Nyerd meg most a játszmát.',
  'lastGipf.hint': 'Semlegesítve vagy átalakítva már nem Fekete GIPF-e.',
  'lastGipf.done': 'Feketének nem maradt GIPF-e. Nyertél!',
  'lastGipf.stacked': 'A PÜNCT-ödet elhasználtad, és Fekete GIPF-e még mindig a d5-ön áll.',
  'lastGipf.other': 'Fekete GIPF-e még mindig a d5-ön áll. Melyik lehetőséged léphet rá?',

  'announce.title': 'Jelents be egy használatot',
  'announce.goal':
    'Ebben a mérkőzésben kihívás érheti a lehetőségek használatát, ezért azt előbb be kell jelenteni. Jelentsd be azt a csúszást, amely kialakítja a sorodat.',
  'announce.hint':
    'Érintsd meg a c6-ot, aztán azt a pontot, amely az f oszlopból hiányzik. A gombbal jelentsd be.',
  'announce.done':
    'Fekete most engedi a YINSH-t, vagy kihívást tesz. Fekete kihívást tesz! A GIPF-játszma vár, és egy YINSH blitz játszma dönt.',
  'announce.elsewhere':
    'Ez a használat nem alakít ki sort. Lehet, hogy meg kell küzdened érte, ezért válassz jobbat.',
  'announce.push':
    'Ez betolás volt. Csak a használatot kell bejelenteni: érintsd meg a c6-on álló felruházott korongot.',

  'between.title': 'A közbeeső játszma',
  'between.goal':
    'A sorsolás szerint te játszol fehérrel ebben a YINSH blitz játszmában. Nyerd meg: az elsőként levett gyűrű dönt.',
  'between.hint':
    'Az ötödik korongod az e3-on álló gyűrűből jön. Úgy lépj vele, hogy ne ugord át a korongjaidat, aztán vedd le a sort és egy gyűrűt.',
  'between.done':
    'Megnyerted az összekapcsolt játszmát. Ezért a YINSH-ed érvényesül a GIPF-játszmában, és kész a sorod.',
  'between.flipped':
    'Átugrottad a saját korongjaidat, és ezzel átfordítottad őket. Az e3-on álló gyűrűvel más irányba lépj.',
  'between.notYet': 'Ez még nem nyer. Melyik gyűrű hagyhatja hátra egy sor ötödik korongját?',

  'denied.title': 'Meghiúsult',
  'denied.goal':
    'Ezúttal elvesztetted az összekapcsolt játszmát. A c3-on álló korong felruházva marad, de a YINSH-ét ebben a körben már nem használhatod. Alakítsd ki a sort másképp. Feketének nem maradt kihívása.',
  'denied.hint': 'Ugyanabban a körben egy másik lehetőséget is bejelenthetsz. Nézd a h5-öt.',
  'denied.done':
    'A vereség ennek a körnek a használatába kerül, nem a lehetőségbe: a c3-on álló YINSH-t később újra bejelentheted.',
  'denied.none': 'Ez nem alakít ki sort. A második YINSH-ed kialakíthatná.',

  'challenge.title': 'Kihívást teszel?',
  'challenge.goal':
    'Fekete bejelenti: YINSH a c3-ról az e5-re. Egyetlen GIPF-ed és egyetlen kihívásod maradt. Mit teszel?',
  'challenge.hint': 'Melyik sort alakítaná ki Fekete, és mit fogna el?',
  'challenge.done':
    'Ez a használat megnyerte volna a játszmát Feketének. Most előbb meg kell nyernie az összekapcsolt játszmát, és a döntetlen nem elég.',
  'challenge.waive':
    'Akkor a YINSH érvényesül. Fekete kialakít egy sort az e oszlopban, elfogja az e7-en álló utolsó GIPF-edet, és nyer.',

  'waive.title': 'Vagy engeded?',
  'waive.goal': 'Fekete bejelenti: YINSH a c3-ról a c2-re. Egy kihívásod maradt. Mit teszel?',
  'waive.hint': 'Kialakít vele Fekete egy sort, vagy fenyeget eggyel?',
  'waive.done':
    'Ez a használat nem árt neked. A kihívásodat megtartod egy olyanra, amelyik árt, Feketének pedig eggyel kevesebb YINSH-e van.',
  'waive.challenge': 'Ezzel az egyetlen kihívásodat egy olyan használatra költenéd, amely nem árt neked.',

  'die.title': 'Kockadobás',
  'die.goal':
    'A ZÈRTZ-ről megállapodásotok szerint kockadobás dönt. Bejelentetted az ugrást a c3-ról az f5-re, és Fekete kihívta. Te 4-est dobsz, és Fekete is. Mi történik?',
  'die.hint': 'Aki bejelentett, annak legalább annyit kell dobnia, mint a kihívónak.',
  'die.done': 'Ugyanannyi is elég. A ZÈRTZ érvényesül, és kialakítja a sorodat.',
  'die.stays':
    'Legalább annyi kell, mint Feketének, és ez megvan. A ZÈRTZ csak akkor maradna, ha kevesebbet dobtál volna.',
};
