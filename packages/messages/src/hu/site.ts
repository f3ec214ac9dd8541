import type { Translation } from '../areas.js';

export const site: Translation<'site'> = {
  'app.name': 'Korong: YINSH és GIPF',

  skip: 'Ugrás a tartalomra',
  close: 'Bezárás',
  'part.lost': 'Az oldal egy részét nem sikerült betölteni. Van internetkapcsolatod?',
  'part.again': 'Újra',
  'nav.label': 'Főmenü',
  'nav.play': 'Játék',
  'nav.online': 'Online',
  'nav.learn': 'Tanulás',
  'nav.rules': 'Szabályok',
  'nav.games': 'Játszmák',
  'nav.settings': 'Beállítások',
  'nav.due': 'Te következel',
  'nav.menu': 'Menü',
  'nav.sign': 'Belépés',
  'nav.language': 'Nyelv: {name}',

  'footer.label': 'További oldalak',
  'footer.archive': 'Játszmaarchívum',
  'footer.about': 'A Korongról',
  'footer.programmers': 'Programozóknak',
  'footer.privacy': 'Adatvédelem',
  'footer.keys': 'Billentyűk',
  'footer.credit': 'A YINSH és a GIPF Kris Burm játéka. A Korong független, szabad megvalósítás.',

  'home.title': 'Korong: játszd és tanuld a YINSH-t és a GIPF-et',
  'home.description':
    'Tanuld meg és játszd a YINSH és a GIPF társasjátékot: online, ketten egy eszközön vagy a számítógép ellen. Ingyen, fiók nélkül, hálózat nélkül is.',
  'home.heading': 'Gyűrűk, korongok, semmi rejtegetnivaló',
  'home.lead':
    'A YINSH és a GIPF tiszta gondolkodásra épülő táblajáték. Percek alatt megtanulhatod őket, aztán játszhatsz egy barátoddal vagy a számítógép ellen.',
  'home.continue': 'Folytasd a játszmádat',
  'home.continue.do': 'Folytatás',
  'home.continue.lead': 'Úgy vár, ahogy otthagytad.',
  'home.next': 'Folyamatban lévő játszmád',
  'home.next.against': '{game}, ellenfél: {name}',
  'home.next.computer': '{game} a gép ellen',
  'home.next.play': 'Játék',
  'home.rules': 'Szabályok',
  'home.more': 'Mit találsz itt?',
  'home.lessons.heading': 'Játszható leckék',
  'home.lessons.text':
    'Rövid feladatok az első lépéstől az igazi taktikáig. A rossz választ nemcsak elutasítjuk, hanem el is magyarázzuk.',
  'home.computer.heading': 'Gépi ellenfél minden játékerőhöz',
  'home.computer.text': 'Tíz szint, a szelíd első ellenféltől a nagyon erősig. A saját eszközödön fut.',
  'home.friend.heading': 'Ketten egy táblánál',
  'home.friend.text':
    'Játsszatok egymással szemben egyetlen telefonon, táblagépen vagy számítógépen, órával vagy anélkül.',
  'home.online.heading': 'Bárkivel, bárhol',
  'home.online.text':
    'Küldj egy linket, és már játszhattok is: percekre szabott idővel, vagy úgy, hogy egy körre napok jutnak. Elég egy név; fiókkal a játszmáid egy helyen maradnak.',
  'home.yours.heading': 'Csak a tiéd',
  'home.yours.text':
    'Nincs reklám, és senki sem követ. Amit nem online játszol, az a saját eszközödön marad, és hálózat nélkül is működik.',

  'settings.title': 'Beállítások – Korong',
  'settings.description':
    'Nyelv, színek, tábla, hang, sebesség és a körök megerősítése. Csak ezen az eszközön tároljuk.',
  'settings.heading': 'Beállítások',
  'settings.lead': 'Minden változtatás azonnal érvényes, és megmarad ezen az eszközön.',
  'settings.look': 'Megjelenés',
  'settings.language': 'Nyelv',
  'settings.scheme': 'Színek',
  'settings.scheme.system': 'Az eszköz szerint',
  'settings.scheme.light': 'Világos',
  'settings.scheme.dark': 'Sötét',
  'settings.board': 'Tábla',
  'settings.board.wood': 'Fa',
  'settings.board.slate': 'Pala',
  'settings.board.contrast': 'Nagy kontraszt',
  'settings.coordinates': 'A vonalak és pontok nevének mutatása',
  'settings.motion': 'Mozgás és hang',
  'settings.speed': 'A mozgás sebessége',
  'settings.speed.0': 'Azonnali',
  'settings.speed.0.5': 'Lassú',
  'settings.speed.1': 'Normál',
  'settings.speed.2': 'Gyors',
  'settings.speed.note':
    'Ha az eszközödön kevesebb mozgás van beállítva, a gyűrűk és a korongok mindig azonnal a helyükre kerülnek.',
  'settings.sound': 'A gyűrűk és korongok hangja',
  'settings.play': 'Játék',
  'settings.confirm': 'A kör elküldése',
  'settings.confirm.single': 'Amint teljes',
  'settings.confirm.double': 'Második kattintással az utolsó pontra',
  'settings.confirm.button': 'Gombbal',
  'settings.forced': 'Ha csak egy lehetőség van, válasszon helyettem',
  'settings.thinking': 'Lássam, min gondolkodik a gép',
  'settings.device': 'Ez az eszköz',
  'settings.reset': 'Minden visszaállítása',
  'settings.reset.done': 'Minden beállítás újra olyan, mint kezdetben.',
  'settings.install': 'A Korong telepítése',
  'settings.install.text': 'Önálló alkalmazásként nyílik meg, internet nélkül is.',
  'settings.offline.ready': 'Minden ezen az eszközön van: a Korong internet nélkül is működik.',
  'settings.offline.not':
    'Internet nélkül a Korong csak akkor működik, ha a cím https-sel kezdődik. Ezen a címen minden más működik.',
  'settings.offline.soon': 'A Korong felkészül arra, hogy internet nélkül is működjön.',

  'about.title': 'A Korongról: kinek a játékai ezek, és mit tárolunk',
  'about.description':
    'A YINSH és a GIPF Kris Burm játéka. A Korong független, szabad megvalósítás, amely nem kér e-mail-címet, nem mutat reklámot, és senkinek sem beszél rólad.',
  'about.heading': 'A Korongról',
  'about.lead':
    'A **Korong** arról kapta a nevét, amivel mindkét játékot játsszák, és minden nyelven ezt a magyar nevet viseli. Itt mindkét játékot ingyen megtanulhatod, játszhatod és tanulmányozhatod, kilenc nyelven.',
  'about.games.heading': 'Kinek a játékai ezek?',
  'about.games.text':
    'A YINSH-t és a GIPF-et **Kris Burm** tervezte. A GIPF-projekthez tartoznak, egy kétszemélyes táblajátékokból álló sorozathoz, amelynek a ZÈRTZ, a DVONN, a TAMSK és a PÜNCT is része.',
  'about.games.independent':
    'A Korong független munka. Nem áll kapcsolatban sem Kris Burmmel, sem a játékai kiadóival, és nem használja sem a képeiket, sem a szövegeiket.',
  'about.games.buy':
    'Ha tetszenek a játékok, szerezd be az igaziakat: a gyűrűk és a korongok kézben még jobbak.',
  'about.games.link': 'A GIPF-projekt webhelye',
  'about.stored.heading': 'Mit tárolunk, és hol?',
  'about.stored.text': 'Amit itt nem online csinálsz, az ezen az eszközön marad, a böngésződ tárolójában:',
  'about.stored.games': 'a befejezett és befejezetlen játszmáid',
  'about.stored.lessons': 'hol tartasz a leckékben',
  'about.stored.settings': 'a beállításaid',
  'about.stored.pages': 'maguk az oldalak, hogy internet nélkül is működjenek',
  'about.stored.none':
    'Ebből semmi sem kerül máshová. Nincs reklám, és egyetlen más webhely sem tudja meg, hogy itt jártál. Az online játékhoz név kell, és a játszmákat a szerver megőrzi: hogy pontosan mit tárol, azt az adatvédelmi oldalon olvashatod.',
  'about.privacy': 'Adatvédelem',
  'about.stored.delete':
    'Ha mindezt törölni akarod, töröld ennek a webhelynek az adatait a böngésződ beállításaiban.',
  'about.computer.heading': 'A gépi játékos',
  'about.computer.text':
    'Az eszközödön gondolkodik, kereséssel és egy kis neurális hálóval, amely önmaga ellen játszva tanult. Az alacsonyabb szintek kevesebbet vizsgálnak, és olykor nem a legjobb lépést választják.',
  'about.free.heading': 'Szabad szoftver',
  'about.free.text': 'A program MIT licenc alatt áll: bárki használhatja, módosíthatja és építhet rá.',
  'about.free.link': 'Ami a programozóknak szól',

  'programmers.title': 'YINSH és GIPF programozóknak: könyvtár, játékvezető, motor – Korong',
  'programmers.description':
    'TypeScript-könyvtár a YINSH és a GIPF teljes szabályaival, JSON-sorokkal kommunikáló játékvezető és az UGI protokollt ismerő motor.',
  'programmers.heading': 'Programozóknak',
  'programmers.lead':
    'Mindaz, amiből ezek az oldalak felépülnek, önmagában is használható: a szabályok, egy játékvezető bármilyen nyelven írt programokhoz és a motor.',
  'programmers.start.heading': 'Kezdésnek',
  'programmers.start.text': 'Node 20-szal vagy újabbal és npm-mel, a forráskód egy másolatában:',
  'programmers.library.heading': 'A szabályok könyvtárként',
  'programmers.library.text':
    'Mindkét játék megváltoztathatatlan értékekként TypeScriptben: szabályos lépések, indoklás mindenhez, ami nem megengedett, szöveges forma az állásokhoz és az egész játszmákhoz. Nincs benne óra, véletlen, be- vagy kimenet, ezért bárhol fut.',
  'programmers.prints': 'A kimenete:',
  'programmers.referee.heading': 'Játékvezető bármely nyelvhez',
  'programmers.referee.text':
    'Soronként egy lépést vagy kört olvas be, és mindegyikre egy sor JSON-nal felel: ki következik, mi szabályos, és hogyan ért véget a játszma. Amit elutasít, azt kóddal utasítja el.',
  'programmers.referee.answer': 'Az „f6” után, rövidítve:',
  'programmers.engine.heading': 'A motor',
  'programmers.engine.text':
    'A Universal Game Interface protokollt ismeri, ahogy a sakkmotorok a magukét, és tíz szintje van. Tud állásokat elemezni és mérkőzéseket játszani a saját programod ellen.',
  'programmers.more':
    'A többit a forráskód „docs” mappája mondja el: jelölés, indoklások, a hálók formátuma és a motor játékereje.',

  'lost.title': 'Nem található – Korong',
  'lost.description': 'Ezen a címen nincs oldal.',
  'lost.heading': 'Ezen a ponton nem áll semmi',
  'lost.text': 'Ezen a címen nincs oldal. Talán áthelyezték, vagy elírás van a címben.',
  'lost.home': 'A kezdőlapra',

  'update.ready': 'Elérhető a Korong új verziója.',
  'update.now': 'Frissítés most',
  'update.later': 'Később',
  'offline.ready': 'A Korong mostantól internet nélkül is működik.',

  'keys.heading': 'Billentyűk',
  'keys.everywhere': 'Mindenütt',
  'keys.help': 'Ez a súgó',
  'keys.close': 'A megnyitott ablak bezárása',
  'keys.board': 'A táblán',
  'keys.arrows': 'A következő pontra abban az irányban',
  'keys.six': 'A vonalak hat iránya mentén',
  'keys.touch': 'A pont megérintése',
  'keys.escape': 'Egy lépés visszavonása ebben a körben',
  'keys.review': 'Játszma visszanézésekor',
  'keys.turns': 'Egy körrel vissza vagy előre',
  'keys.ends': 'Az elejére vagy a végére',
  'key.enter': 'Enter',
  'key.space': 'Szóköz',
  'key.escape': 'Esc',
  'key.home': 'Home',
  'key.end': 'End',
};
