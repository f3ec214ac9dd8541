import type { Translation } from '../areas.js';

export const account: Translation<'account'> = {
  'ask.unreachable': 'A szerver nem érhető el. Van internetkapcsolatod?',
  'ask.wait': 'Próbáld újra {n, plural, one {# másodperc} other {# másodperc}} múlva.',
  'ask.retry': 'Újra',
  'ask.loading': 'Lekérdezés a szerverről…',
  'ask.noScript': 'Ehhez az oldalhoz JavaScript kell.',
  'form.empty': 'Ez nem maradhat üresen.',
  'form.show': 'Mutat',
  'form.show.label': 'A beírt szöveg megmutatása: {field}',
  'form.busy': 'Egy pillanat…',
  'form.name': 'Név',

  'list.game': '{game}: {white} – {black}',
  'list.guest': 'vendég',
  'list.anonymous': 'Törölt játékos',
  'list.turns': '{n, plural, =0 {még nem volt kör} one {# kör} other {# kör}}',
  'list.running': 'Még tart',
  'list.won': '{name} nyert',
  'list.draw': 'Döntetlen',
  'list.off': 'Lemondva',
  'list.ending.resignation': 'feladással',
  'list.ending.time': 'időtúllépéssel',
  'list.ending.absence': 'távollét miatt',
  'list.ending.agreement': 'közös megegyezéssel',
  'list.ending.length': 'a játszma túl hosszú lett',
  'list.linked.challenge': 'kihívásra',
  'list.linked.always': 'minden használatot ki kell harcolni',
  'list.days': '{n, plural, one {körönként # nap} other {körönként # nap}}',
  'list.watch': 'Nézem',
  'list.play': 'Játék',
  'list.due': 'Te következel',
  'list.replay': 'Visszajátszás',
  'list.download': 'Letöltés',
  'list.more': 'További játszmák',
  'list.added': '{n, plural, one {További # játszma látható.} other {További # játszma látható.}}',

  'account.title': 'Neved és fiókod – Korong',
  'account.description':
    'A neved az online játékhoz: vendégként vagy fiókkal. Belépés, helyreállítás, adatok letöltése vagy törlése.',
  'account.heading': 'A fiókod',
  'account.lead': 'A játékhoz elég egy név. Fiókkal a játszmáid minden eszközön a tieid maradnak.',

  'account.guest.heading': '{name} néven játszol',
  'account.guest.text':
    'Vendég vagy: csak ez a böngésző tudja, hogy te vagy {name}. Ha fiókot hozol létre, a játszmáid is átkerülnek oda, és bárhol beléphetsz.',
  'account.guest.rename': 'Név módosítása',
  'account.guest.rename.do': 'Módosítás',
  'account.guest.renamed': 'Mostantól ez a neved: {name}.',
  'account.guest.page': 'Játszmáid',
  'account.guest.leave': 'Kilépés',
  'account.guest.leave.ask': '{name} néven játszol. Kilépsz?',
  'account.guest.leave.text':
    'A vendégnek nincs jelszava. A játszmáid ott maradnak, ahol vannak, de {name} néven soha többé nem lehet belépni, és a folyamatban lévő játszmákat nem lehet tovább játszani.',
  'account.guest.leave.do': 'Kilépek így is',
  'account.guest.leave.no': 'Maradok {name}',

  'account.in.heading': 'Belépve: {name}',
  'account.in.page': 'Játszmáid',
  'account.in.play': 'Online játék',
  'account.signOut': 'Kilépés',
  'account.signedOut': 'Kiléptél.',
  'account.signedIn': '{name} néven beléptél.',

  'account.http':
    'Ez a cím nem https-sel, hanem http-vel kezdődik: aki lehallgatja a hálózatot, elolvashatja a jelszavadat. Otthon, olyanok között, akikben megbízol, ez nem baj; olyan jelszót válassz, amelyet sehol máshol nem használsz.',

  'account.signIn.heading': 'Belépés',
  'account.signIn.guest':
    'A játszmák, amelyeket {name} néven, vendégként játszottál, belépéskor nem kerülnek át a fiókba. Ha új fiókot hozol létre, átkerülnek.',
  'account.signIn.do': 'Belépés',
  'account.signIn.wrong': 'Hibás név vagy jelszó.',
  'account.signIn.forgot': 'Elfelejtetted a jelszavad?',
  'account.password': 'Jelszó',

  'account.make.heading': 'Fiók létrehozása',
  'account.make.guest': 'Amit {name} néven játszottál, átkerül a fiókba.',
  'account.make.name.hint': 'Mások is látják. Legfeljebb {n} karakter.',
  'account.make.password.hint': 'Legalább {n} karakter. Néhány egymás után írt szót könnyű megjegyezni.',
  'account.make.do': 'Létrehozás',
  'account.make.privacy': 'E-mail-címet nem kérünk.',
  'account.make.privacy.link': 'Mit tárolunk rólad?',

  'account.code.heading': 'Őrizd meg a helyreállítási kódodat',
  'account.code.text':
    'Ha egyszer elfelejtenéd a jelszavadat, ezzel a kóddal újra bejutsz. Csak most látható, és sehol máshol nincs meg: írd fel, vagy mentsd el.',
  'account.code.new': 'A régi helyreállítási kódot felhasználtad. Ez az új.',
  'account.code.label': '{name} helyreállítási kódja',
  'account.code.copy': 'Másolás',
  'account.code.copied': 'Másolva.',
  'account.code.copyFailed': 'Nem sikerült a másolás. Mentsd el fájlba, vagy írd fel.',
  'account.code.save': 'Mentés fájlba',
  'account.code.file': 'Korong, {address}\nNév: {name}\nHelyreállítási kód: {code}',
  'account.code.kept': 'Eltettem',

  'account.recover.heading': 'Új jelszó beállítása',
  'account.recover.text':
    'Azzal a helyreállítási kóddal, amelyet a fiók létrehozásakor kaptál. Ha nincs meg, ennek a szervernek az üzemeltetője tud segíteni.',
  'account.recover.code': 'Helyreállítási kód',
  'account.recover.new': 'Új jelszó',
  'account.recover.do': 'Jelszó mentése és belépés',
  'account.recover.wrong': 'Hibás név vagy helyreállítási kód.',
  'account.recover.back': 'Vissza a belépéshez',

  'account.change.heading': 'Jelszó módosítása',
  'account.change.old': 'Jelenlegi jelszó',
  'account.change.new': 'Új jelszó',
  'account.change.do': 'Jelszó módosítása',
  'account.change.done': 'A jelszavad megváltozott. A többi eszközön kiléptettünk.',

  'account.sessions.heading': 'Hol vagy belépve?',
  'account.sessions.text': 'Ha valamelyik nem ismerős, léptesd ki, és módosítsd a jelszavadat.',
  'account.sessions.this': 'ez a böngésző',
  'account.sessions.unknown': 'Ismeretlen böngésző',
  'account.sessions.when': 'Belépés: {since}; utoljára itt: {seen}',
  'account.sessions.end': 'Kiléptetés',
  'account.sessions.end.label': 'Kiléptetés: {device}, belépés: {date}',
  'account.sessions.ended': 'Ott már nem vagy belépve.',

  'account.data.heading': 'Az adataid',
  'account.data.export.text':
    'A neved, a munkameneteid, a játszmáid lejegyezve, és amit a csevegésekben írtál, egyetlen fájlban.',
  'account.data.export': 'Adataim letöltése',
  'account.data.exported': 'Az adataid fájlba kerültek.',
  'account.delete.open': 'Fiók törlése…',
  'account.delete.heading': 'Törlöd a fiókodat?',
  'account.delete.text': 'Ezt nem lehet visszavonni.',
  'account.delete.name':
    'Törlődik a neved, a jelszavad és minden munkameneted, és az is, amit a csevegésekben írtál.',
  'account.delete.games':
    'A játszmák, amelyeket játszottál, megmaradnak, mert az ellenfeleidéi is, de a neved nélkül.',
  'account.delete.studies': 'A tanulmányaid törlődnek.',
  'account.delete.running':
    'A folyamatban lévő játszmákat nem lehet tovább játszani: ahol óra jár, ott az időd lejártával veszítesz.',
  'account.delete.free': 'A nevedet más is felveheti.',
  'account.erase.open': 'Minden adatom törlése…',
  'account.erase.heading': 'Törlöd {name} minden adatát?',
  'account.erase.name':
    'Törlődik a neved és ennek a böngészőnek a munkamenete, és az is, amit a csevegésekben írtál.',
  'account.erase.do': 'Végleges törlés',
  'account.erase.no': 'Mégsem',
  'account.erased': 'Minden adatod törlődött.',
  'account.delete.password': 'A jelszavad, megerősítésül',
  'account.delete.do': 'Végleges törlés',
  'account.delete.no': 'Fiók megtartása',
  'account.deleted': 'A fiókod törlődött.',

  'player.title': 'Egy játékos és a játszmái – Korong',
  'player.description':
    'YINSH- és GIPF-játszmák, amelyeket egy játékos itt most játszik vagy már befejezett.',
  'player.heading': 'Játékos',
  'player.named': '{name} játszmái – Korong',
  'player.ask': 'Kinek a játszmáit szeretnéd látni?',
  'player.ask.name': 'A játékos neve',
  'player.ask.do': 'Mutasd',
  'player.none': 'Nincs ilyen nevű játékos: {name}. A vendégeket nem lehet név szerint megtalálni.',
  'player.guest': 'Vendég',
  'player.account': 'Játékos fiókkal',
  'player.engine': 'Számítógép ezen a szerveren',
  'player.since': '{date} óta itt',
  'player.you': 'Ez te vagy.',
  'player.you.link': 'A fiókodhoz',
  'player.running': 'Folyamatban lévő játszmák',
  'player.over': 'Befejezett játszmák',
  'player.running.none': 'Most nincs folyamatban játszma.',
  'player.over.none': 'Még nincs befejezett játszma.',
  'player.archive': 'Keresés {name} összes játszmájában',

  'archive.title': 'Archívum: minden itt játszott játszma – Korong',
  'archive.description':
    'Keress az ezen a szerveren játszott YINSH- és GIPF-játszmák között játékos, változat és dátum szerint. Játszd vissza és töltsd le őket.',
  'archive.heading': 'Játszmaarchívum',
  'archive.lead': 'Minden itt játszott játszma megmarad, és visszajátszható.',
  'archive.form': 'Mit keresel?',
  'archive.player': 'Játékos',
  'archive.game': 'Játék',
  'archive.any': 'Bármelyik',
  'archive.variant': 'Változat',
  'archive.status': 'Állapot',
  'archive.status.over': 'Befejezett',
  'archive.status.running': 'Folyamatban',
  'archive.from': 'Legkorábbi kezdés',
  'archive.to': 'Legkésőbbi kezdés',
  'archive.do': 'Keresés',
  'archive.reset': 'Mindet mutasd',
  'archive.results': 'Játszmák',
  'archive.none': 'Nincs találat.',
  'archive.none.hint': 'Hagyj üresen valamit, hogy több játszmát találj.',
  'archive.found': '{n, plural, one {# játszma} other {# játszma}}',
  'archive.found.more': '{n, plural, one {A legújabb # játszma} other {A legújabb # játszma}}',

  'privacy.title': 'Adatvédelem: mit tárolunk rólad, és meddig – Korong',
  'privacy.description':
    'Mit tárol ez a szerver a játékosokról, meddig, ki látja, és hogyan kaphatod meg vagy törölheted az adataidat.',
  'privacy.heading': 'Adatvédelem',
  'privacy.lead':
    'Itt úgy is tanulhatsz és játszhatsz, hogy senkinek semmit nem árulsz el. A szerver csak akkor tárol rólad valamit, ha online játszol, és ez az oldal mindent elmond, amit tárol.',

  'privacy.alone.heading': 'Ha a saját eszközödön játszol',
  'privacy.alone.text':
    'A leckék, a gép elleni játszmák és a közös eszközön, kettesben játszott játszmák a beállításaiddal együtt a böngésződ tárolójában maradnak. Ebből semmi sem kerül máshová.',

  'privacy.online.heading': 'Ha online játszol',
  'privacy.online.text': 'Ilyenkor a szerver ezeket tárolja:',
  'privacy.online.name': 'a **nevet**, amelyet választasz, és azt, hogy mióta vagy itt',
  'privacy.online.games':
    'a **játszmákat**: ki játszott, minden kört az idejével együtt, az órákat, az eredményt',
  'privacy.online.chat': 'amit egy játszma **csevegésében** írsz, és a játékosokról szóló **bejelentéseket**',
  'privacy.online.studies':
    'a fiókoddal mentett **tanulmányokat**; csak azok kerülnek a listára, amelyeket nyilvánossá teszel',
  'privacy.online.session':
    'minden böngészőről, amellyel játszol: mikor járt itt először és utoljára, és milyen fajta böngésző',
  'privacy.online.account':
    'fiók esetén a **jelszavadat** és a **helyreállítási kódodat** is, mindkettőt csak olyan ujjlenyomatként, amelyből senki sem tudja kiszámítani őket',
  'privacy.online.puzzles':
    'fiók esetén a **feladványaidat** is: melyekkel próbálkoztál, megoldottad-e őket, és az értékszámodat',
  'privacy.online.not':
    'Nem kér e-mail-címet, valódi nevet, születési dátumot, és fizetni sem kell semmiért.',

  'privacy.who.heading': 'Ki látja?',
  'privacy.who.text':
    'A nevedet és a játszmáidat mindenki látja; erre való az archívum. A nem nyilvánosan meghirdetett játszmákat az archívumban csak azok találják meg, akik játszották őket, de akinél megvan a link, megnézheti őket. Egy játszma csevegését bárki elolvashatja, aki azt a játszmát nézi. A bejelentéseket csak az üzemeltető olvassa.',
  'privacy.who.others':
    'Semmit sem adunk tovább. Ezek az oldalak semmit sem töltenek be más webhelyekről, nincs rajtuk reklám, és semmi sem követ téged.',

  'privacy.long.heading': 'Meddig?',
  'privacy.long.games':
    'A játszmák végleg megmaradnak. Bennük a neved és az, amit a csevegésekben írtál, addig marad meg, amíg nem törölteted.',
  'privacy.long.reports':
    'A bejelentések addig maradnak meg, amíg az üzemeltetőnek szüksége van rájuk. A te bejelentéseid a fiókoddal vagy a vendégadataiddal együtt törlődnek.',
  'privacy.long.session':
    'Ha egy böngésző {days} napja nem járt itt, a szerver elfelejti; akkor újra be kell lépned.',
  'privacy.long.guest':
    'Ennyi idő után az olyan vendéget is elfelejti, aki semmit sem játszott és semmit sem írt.',
  'privacy.long.address':
    'A hálózati címed legfeljebb egy óráig van a szerver memóriájában, a visszaélések fékezésére. Tárolni nem tároljuk. Amíg egy játszmád a lobbiban vár, mellette tároljuk a címed titkos kulccsal képzett lenyomatát, csak azért, hogy felismerjük az ugyanarról a címről nyitott más játszmákat. Az üzemeltető által kitiltott címet a kitiltás idejéig tároljuk.',
  'privacy.long.logs':
    'A szerver saját naplója azt rögzíti, milyen jellegű kérés érkezett, és mennyi ideig tartott, nevek, címek és szövegek nélkül.',

  'privacy.cookie.heading': 'Két süti',
  'privacy.cookie.text':
    'Amikor nevet választasz vagy belépsz, a szerver elhelyez egy sütit, a neve **korong_session**. Csak azt mondja meg, melyik böngészőről van szó, semmi mást; szkript nem olvashatja, és más webhely nem kapja meg. Név nélkül nincs süti. Fiókkal van egy második is, a **korong_device**: erről ismeri fel a szerver ezt a böngészőt kilépés után is, hogy mások hibás próbálkozásai ne zárhassanak ki. Semmit sem nyit ki, és csak addig érvényes, amíg a jelszavad.',

  'privacy.rights.heading': 'Elviheted és törölheted',
  'privacy.rights.export':
    'A fiókodnál bármikor letöltheted egy fájlban a nevedet, a munkameneteidet, a játszmáidat és a csevegésbe írt soraidat.',
  'privacy.rights.delete':
    'Ugyanott a fiókodat vagy a vendégadataidat is törölheted: a név, a jelszó, a munkamenetek és a csevegésekben írt sorok azonnal eltűnnek. A játszmáid a neved nélkül megmaradnak, mert az ellenfeleid játszmái is.',
  'privacy.rights.link': 'A fiókodhoz',

  'privacy.host.heading': 'Ki a felelős?',
  'privacy.host.text':
    'Az, aki ezt a szervert üzemelteti: a Korong szabad szoftver, amelyet bárki futtathat. Az üzemeltető elolvashatja, ami itt tárolva van, lehetnek róla másolatai, és a szerver elé olyan programokat is tehet, amelyek saját naplót vezetnek. Ha kérdésed van, fordulj ahhoz, akitől ezt a címet kaptad.',

  // Games with potentials, each kind in its own form
  'list.linked.acquire': 'megszerzendő',
  'list.linked.each': 'minden fajta a maga módján',
  'list.potentials.none': 'lehetőségek nélkül',
};
