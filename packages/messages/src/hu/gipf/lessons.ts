import type { Translation } from '../../areas.js';

export const lessons: Translation<'gipf/lessons'> = {
  'first.lesson': 'Első lépések',
  'tactics.lesson': 'GIPF-ek és taktika',
  'strategy.lesson': 'Hogyan játssz jól?',

  'intro.0':
    'Fehér tartalékában három korong van, Feketéében kettő. Aki betolna, de nincs több korongja, veszít.',
  'intro.1': 'Fehér betol egy korongot a tábla széléről. Az egész vonal egy ponttal továbbmozdul.',
  'intro.2': 'Fekete betol egy korongot. Egy maradt neki.',
  'intro.3': 'Fehér újra betol: négy fehér korong áll egy sorban.',
  'intro.4': 'A sor visszakerül Fehér tartalékába. A mögötte álló két fekete korongot elfogja.',
  'intro.5': 'Fekete betolja az utolsó fekete korongot.',
  'intro.6': 'Fehér betol. Feketének nem maradt mit betolnia: Fehér nyer!',

  'push.title': 'Tolj be egy korongot',
  'push.goal': 'Fehérrel játszol. Juttass egy korongot a tábla szélén lévő pöttyről a megjelölt pontra.',
  'push.hint': 'Válassz egy pöttyöt a megjelölt pont mellett, aztán magát a pontot. Két pötty vezet oda.',
  'push.done': 'A korongod a táblán van, a tartalékodban pedig eggyel kevesebb maradt.',
  'push.elsewhere': 'Szabályos betolás, de az új korongodnak a megjelölt pontra kell kerülnie.',

  'chain.title': 'Tolj el egy egész láncot',
  'chain.goal':
    'Minden pontnak neve van: az oszlop betűje, majd egy szám, ahogy a tábla szélén látod. Told el a fekete korongot középről, az e5-ről.',
  'chain.hint':
    'A betolás minden egymáshoz érő korongot elmozdít az első hézagig. Melyik lánc ér el az e5-ig?',
  'chain.done': 'Négy korong mozdult el egy-egy ponttal, és most a te korongod áll középen.',
  'chain.gap':
    'Abban a vonalban hézag volt, ezért a betolás a d4-en véget ért. Az e5-ig érő láncban nem lehet hézag.',
  'chain.elsewhere':
    'A fekete korong még mindig az e5-ön áll. Azon a vonalon tolj, amelyen a korongok hézag nélkül állnak.',

  'closed.title': 'Zárt vonal',
  'closed.goal':
    'A b oszlop tele van, ezért nem lehet betolni rá semmit. Mégis juttass egy fehér korongot a b3-ra.',
  'closed.hint': 'Más vonalak keresztezik a b oszlopot. Az a2 vagy az a3 pöttyről gyere be.',
  'closed.done': 'A tele vonal csak a két vége felől zárt. Oldalról így is be tudtál tolni.',
  'closed.elsewhere': 'A b3-on még nincs fehér korong. Tolj rá oldalról.',

  'row.title': 'Négy egy sorban',
  'row.goal': 'Alakíts ki egy négyes sort, és vedd le.',
  'row.hint': 'Három korongod van a d oszlopban. Tolj be alulról még egyet.',
  'row.done': 'A négy korongod visszakerült a tartalékba: több korongod van ott, mint a betolásod előtt.',
  'row.none': 'Még nincs sor. Hol áll három korongod egymás mellett?',

  'capture.title': 'Elfogás',
  'capture.goal': 'Alakíts ki egy sort úgy, hogy elfogj vele két fekete korongot.',
  'capture.hint':
    'Két különböző betolás is kialakít egy sort. Azt válaszd, amelynél fekete korongok állnak a sor mögött.',
  'capture.done':
    'Fekete korongjai hézag nélkül álltak a sorod mögött, ezért elfogtad őket. Ez a kettő végleg kiesett.',
  'capture.few': 'Ez egy sor, de nem fogtál el vele semmit. A másik vonal végén fekete korongok állnak.',
  'capture.none': 'Még nincs sor. Három korongod áll egy vonalban b2-től d4-ig, és három a d oszlopban.',

  'chooseRow.title': 'Melyik sor?',
  'chooseRow.goal': 'Két sorod keresztezi egymást. Azt vedd le, amelyikkel többet fogsz el.',
  'chooseRow.hint': 'Mi áll az egyes sorok mögött? A sort folytató fekete korongokat elfogod.',
  'chooseRow.done':
    'Két korongot elfogtál. Ami a másik sorból megmaradt, a táblán marad, és még hasznos lehet.',
  'chooseRow.few': 'Ezzel a sorral nem fogsz el semmit. A másik mögött két fekete korong áll.',

  'bothRows.title': 'A jó sorrend',
  'bothRows.goal':
    'Két sorod van, amelyek az e7-en találkoznak. Válaszd azt a sorrendet, amelyben mindkettőt leveheted.',
  'bothRows.hint':
    'Az e oszlop sorával minden lekerül, ami ott hézag nélkül áll, az e7 is. Kezdd a másik sorral.',
  'bothRows.done': 'Az első sor levétele után az e oszlop sora még teljes volt, így azt is levehetted.',
  'bothRows.one':
    'Az e oszlop sora magával vitte az e7-en álló korongot, és a másik sor elvesztette a negyedik korongját. Kezdd a másik sorral.',

  'saveReserve.title': 'Az utolsó korong',
  'saveReserve.goal': 'Egy korongod maradt a tartalékban. Tolj be úgy, hogy korongokat kapj vissza.',
  'saveReserve.hint': 'Három korongod a b5-nél kezdődő vonalon áll.',
  'saveReserve.done':
    'Négy korong visszakerült. Tartogass egy sort a nehéz időkre. A végjátékban számold az ellenfeled tartalékát is: gyakran egyetlen korong dönt.',
  'saveReserve.empty':
    'Most üres a tartalékod. Veszítenél, amint be kellene tolnod. Inkább alakíts ki egy sort.',

  'keep.title': 'Tartsd meg a GIPF-edet',
  'keep.goal':
    'Ez a standard változat, és egyetlen GIPF-ed maradt. Vedd le a sorodat úgy, hogy ne veszítsd el a játszmát.',
  'keep.hint':
    'Érintsd meg a sort. Az e4-en álló GIPF-ed ekkor úgy van megjelölve, hogy marad; hagyd így, és vedd le a sort. Ha újra megérintenéd, lekerülne.',
  'keep.done': 'A GIPF-ed a táblán marad, a sor mögött álló fekete korongot pedig elfogtad.',
  'keep.tookLast':
    'Ezzel az utolsó GIPF-edet is levetted a tábláról, és nélküle azonnal veszítesz. Hagyd a táblán.',

  'takeGipf.title': 'Fogd el az utolsó GIPF-et',
  'takeGipf.goal': 'Feketének egyetlen GIPF-e maradt. Nyerd meg most a játszmát.',
  'takeGipf.hint': 'Alakítsd ki a sorodat az e oszlopban. A fekete GIPF közvetlenül mögötte fog állni.',
  'takeGipf.done': 'Feketének nem maradt GIPF-e a táblán. Nyertél!',
  'takeGipf.left': 'A sor jó volt, de a fekete GIPF-et a táblán hagytad. Kerüljön le a sorral együtt.',
  'takeGipf.none': 'Még nincs sor. Melyik betolással kerül egymás mellé négy korongod a GIPF előtt?',

  'secondGipf.title': 'Versenyváltozat: még egy GIPF',
  'secondGipf.goal': 'Ez a versenyváltozat. Tolj be egy második GIPF-et.',
  'secondGipf.hint':
    'Győződj meg róla, hogy a tábla mellett a GIPF van kiválasztva, aztán érints meg egy pöttyöt és egy pontot.',
  'secondGipf.done':
    'A tartalékod két korongjából egy GIPF lett. Az első egyszerű korongodig folytathatod így.',
  'secondGipf.single': 'Ez egyszerű korong volt. Az első egyszerű korongod után már nem tolhatsz be GIPF-et.',

  'doubleThreat.title': 'Kettős fenyegetés',
  'doubleThreat.goal':
    'Tolj be úgy, hogy a következő körödben biztosan kialakíthass egy sort, akármit tesz is Fekete.',
  'doubleThreat.hint':
    'Három egymás mellett már fenyegetés, és négy egyetlen hézaggal szintén. Keress olyan betolást, amely két fenyegetést teremt, például egy d4-re kerülő koronggal.',
  'doubleThreat.done': 'Fekete az egyik fenyegetésedet elháríthatja, de mindet nem.',
  'doubleThreat.stopped':
    'Feketének van olyan betolása, amely minden fenyegetésedet elhárítja. Teremts két fenyegetést, amelyet egyetlen betolás nem háríthat el.',

  'stop.title': 'Oltsd ki az utolsó reményt',
  'stop.goal':
    'Feketének egyetlen korongja maradt a tartalékban, de azzal fenyeget, hogy kialakít egy sort. Akadályozd meg, és Fekete menthetetlen.',
  'stop.hint': 'Fekete az e9-ről akar betolni. Oldalról tolj egy korongot az e8-ra.',
  'stop.done':
    'Fekete utolsó korongja semmit sem hoz vissza. Utána üres tartalékkal kellene betolnia, és te nyersz.',
  'stop.threat':
    'Fekete még kialakíthat egy sort, és korongokat kaphat vissza. Szakítsd meg a hármast az e oszlopban.',

  'makeThem.title': 'Vetess le korongokat Feketével',
  'makeThem.goal':
    'Fekete olyan sorral fenyeget a d oszlopban, amely elfogja a d6-on álló korongodat. Alakíts ki te magad sort Feketének, de úgy, hogy semmit se fogjon el.',
  'makeThem.hint': 'Told a c5-ön álló fekete korongot a d6-ra. A tiéd ekkor elhagyja a d oszlopot.',
  'makeThem.done':
    'Feketének négy korongot kell levennie a tábláról, és semmit sem fog el. Te pedig a következő betolásoddal sort alakíthatsz ki.',
  'makeThem.costs':
    'Ez kialakítja Fekete sorát, de a d6-on álló korongod folytatja, ezért Fekete elfogja. Tolj be egy másik oldalról.',
  'makeThem.none':
    'Feketének nem kell levennie semmit. Melyik betolás visz egy negyedik fekete korongot a d oszlopba?',

  'countBoth.title': 'Számold meg mindkét tartalékot',
  'countBoth.goal':
    'Egy korongod maradt a tartalékban, és Feketének is egy. Fekete ráadásul sorral fenyeget. Találd meg a nyerő betolást.',
  'countBoth.hint':
    'Két betolás is kialakít neked egy sort. Melyik után nem tud már Fekete az utolsó korongjával sort kialakítani?',
  'countBoth.done':
    'A sorod elfogott egy korongot az e oszlopból. Fekete utolsó korongja semmit sem hoz vissza, a te tartalékodban pedig négy van: nyersz.',
  'countBoth.row':
    'A tartalékod megtelt, de Fekete betol az e9-ről, visszavesz egy sort, és a játszma folytatódik. Azt a sort válaszd, amelyik el is fog valamit.',
  'countBoth.empty': 'A tartalékod most üres, és veszítesz, amikor újra be kell tolnod. Alakíts ki egy sort.',

  'giveOwn.title': 'Adj fel egy GIPF-et',
  'giveOwn.goal':
    'A tartalékod üres, Feketének három korongja van. Vedd le a sorodat úgy, hogy a betolásod után több legyen a tartalékodban, mint Feketének.',
  'giveOwn.hint':
    'Egy visszavett GIPF két korong, és a h4-en van még egy GIPF-ed. Érintsd meg a sort, aztán az e4-en álló korongot, hogy az is lekerüljön, és vedd le a sort.',
  'giveOwn.done':
    'Öt korongot kaptál vissza, és a betolásod után négy maradt. A h4-en álló GIPF játékban tart.',
  'giveOwn.kept':
    'Mindkét GIPF-edet megtartottad, de csak két korong maradt a tartalékodban, Feketének pedig három van. Add fel az e4-en állót.',

  'leaveTheirs.title': 'Hagyj meg egy GIPF-et',
  'leaveTheirs.goal':
    'Van egy sorod, és elfoghatnád vele a c6-on álló fekete GIPF-et. Vedd le a sort úgy, hogy Fekete ne tudjon sorral válaszolni.',
  'leaveTheirs.hint': 'A c oszlop tele van, Fekete ezért nem tolhat be rá. Mi lenne, ha a c6 üres volna?',
  'leaveTheirs.done':
    'A fekete GIPF zárva tartja a c oszlopot. A c5-ön álló utolsó GIPF-ed biztonságban van.',
  'leaveTheirs.took':
    'Két korongot fogtál el, de a c oszlop most nyitva van: Fekete betol a c1-ről, sort alakít ki, és elfogja az utolsó GIPF-edet.',
};
