import type { Translation } from '../areas.js';

export const account: Translation<'account'> = {
  'ask.unreachable': 'Nie można połączyć się z serwerem. Czy masz połączenie z internetem?',
  'ask.wait':
    'Spróbuj ponownie za {n, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}.',
  'ask.retry': 'Spróbuj ponownie',
  'ask.loading': 'Pytam serwer…',
  'ask.noScript': 'Ta strona wymaga JavaScriptu.',
  'form.empty': 'To pole nie może być puste.',
  'form.show': 'Pokaż',
  'form.show.label': 'Pokaż wpisany tekst: {field}',
  'form.busy': 'Chwileczkę…',
  'form.name': 'Nick',

  'list.game': '{game}: {white} – {black}',
  'list.guest': 'gość',
  'list.anonymous': 'Usunięty gracz',
  'list.turns': '{n, plural, =0 {brak tur} one {# tura} few {# tury} many {# tur} other {# tury}}',
  'list.running': 'Jeszcze trwa',
  'list.won': 'Wygrywa {name}',
  'list.draw': 'Remis',
  'list.off': 'Odwołana',
  'list.ending.resignation': 'po poddaniu partii',
  'list.ending.time': 'na czas',
  'list.ending.absence': 'przeciwnik opuścił partię',
  'list.ending.agreement': 'za zgodą obu stron',
  'list.ending.length': 'partia trwała zbyt długo',
  'list.linked.challenge': 'z prawem wyzwania',
  'list.linked.always': 'każde użycie do wygrania',
  'list.days': '{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} na turę',
  'list.watch': 'Oglądaj',
  'list.play': 'Graj',
  'list.due': 'Twój ruch',
  'list.replay': 'Przejrzyj',
  'list.download': 'Pobierz',
  'list.more': 'Więcej partii',
  'list.added':
    '{n, plural, one {Pokazano jeszcze # partię.} few {Pokazano jeszcze # partie.} many {Pokazano jeszcze # partii.} other {Pokazano jeszcze # partii.}}',

  'account.title': 'Twój nick i konto – Korong',
  'account.description':
    'Twój nick do gry online: jako gość albo z kontem. Zaloguj się, odzyskaj dostęp, pobierz swoje dane albo je usuń.',
  'account.heading': 'Twoje konto',
  'account.lead': 'Do gry wystarczy nick. Dzięki kontu twoje partie pozostają twoje, na każdym urządzeniu.',

  'account.guest.heading': 'Grasz jako {name}',
  'account.guest.text':
    'Grasz jako gość: tylko ta przeglądarka wie, że {name} to ty. Załóż konto, a twoje partie przejdą do niego i zalogujesz się wszędzie.',
  'account.guest.rename': 'Zmień swój nick',
  'account.guest.rename.do': 'Zmień nick',
  'account.guest.renamed': 'Od teraz twój nick to {name}.',
  'account.guest.page': 'Twoje partie',
  'account.guest.leave': 'Wyloguj się',
  'account.guest.leave.ask': 'Wylogować gracza {name}?',
  'account.guest.leave.text':
    'Gość nie ma hasła. Twoje partie zostaną, gdzie są, ale nikt już nie zaloguje się jako {name}, a trwających partii nie da się grać dalej.',
  'account.guest.leave.do': 'Mimo to wyloguj',
  'account.guest.leave.no': 'Zostań jako {name}',

  'account.in.heading': 'Zalogowano jako {name}',
  'account.in.page': 'Twoje partie',
  'account.in.play': 'Graj online',
  'account.signOut': 'Wyloguj się',
  'account.signedOut': 'Wylogowano.',
  'account.signedIn': 'Zalogowano jako {name}.',

  'account.http':
    'Ten adres zaczyna się od http, a nie od https: kto podsłuchuje sieć, mógłby odczytać twoje hasło. W domu, wśród zaufanych osób, to nic złego; wybierz hasło, którego nie używasz nigdzie indziej.',

  'account.signIn.heading': 'Zaloguj się',
  'account.signIn.guest':
    'Partie rozegrane jako gość {name} nie przejdą do konta, na które się zalogujesz; przejdą, jeśli założysz nowe konto.',
  'account.signIn.do': 'Zaloguj się',
  'account.signIn.wrong': 'Nick lub hasło się nie zgadza.',
  'account.signIn.forgot': 'Nie pamiętasz hasła?',
  'account.password': 'Hasło',

  'account.make.heading': 'Załóż konto',
  'account.make.guest': 'Partie rozegrane jako {name} przejdą na konto.',
  'account.make.name.hint':
    'Widzą go inni. Najwyżej {n, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}.',
  'account.make.password.hint':
    'Co najmniej {n, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}. Kilka słów z rzędu łatwo zapamiętać.',
  'account.make.do': 'Załóż konto',
  'account.make.privacy': 'Nie pytamy o adres e-mail.',
  'account.make.privacy.link': 'Co jest o tobie przechowywane',

  'account.code.heading': 'Zachowaj swój kod odzyskiwania',
  'account.code.text':
    'Jeśli kiedyś zapomnisz hasła, wejdziesz dzięki temu kodowi. Jest pokazywany tylko teraz i nigdzie indziej nie jest przechowywany: zanotuj go albo zapisz.',
  'account.code.new': 'Stary kod odzyskiwania został zużyty. To jest nowy.',
  'account.code.label': 'Kod odzyskiwania dla nicku {name}',
  'account.code.copy': 'Kopiuj',
  'account.code.copied': 'Skopiowano.',
  'account.code.copyFailed': 'Nie udało się skopiować. Zapisz kod w pliku albo go zanotuj.',
  'account.code.save': 'Zapisz w pliku',
  'account.code.file': 'Korong, {address}\nNick: {name}\nKod odzyskiwania: {code}',
  'account.code.kept': 'Kod zachowany',

  'account.recover.heading': 'Wybierz nowe hasło',
  'account.recover.text':
    'Za pomocą kodu odzyskiwania, który pojawił się przy zakładaniu konta. Jeśli go nie masz, może ci pomóc administrator tego serwera.',
  'account.recover.code': 'Kod odzyskiwania',
  'account.recover.new': 'Nowe hasło',
  'account.recover.do': 'Ustaw hasło i zaloguj się',
  'account.recover.wrong': 'Nick lub kod odzyskiwania się nie zgadza.',
  'account.recover.back': 'Wróć do logowania',

  'account.change.heading': 'Zmień hasło',
  'account.change.old': 'Obecne hasło',
  'account.change.new': 'Nowe hasło',
  'account.change.do': 'Zmień hasło',
  'account.change.done': 'Hasło zostało zmienione. Wszystkie inne urządzenia są wylogowane.',

  'account.sessions.heading': 'Twoje aktywne sesje',
  'account.sessions.text': 'Jeśli którejś nie rozpoznajesz, wyloguj ją i zmień hasło.',
  'account.sessions.this': 'ta przeglądarka',
  'account.sessions.unknown': 'Nieznana przeglądarka',
  'account.sessions.when': 'Logowanie: {since}; ostatnia aktywność: {seen}',
  'account.sessions.end': 'Wyloguj',
  'account.sessions.end.label': 'Wyloguj: {device}, logowanie: {date}',
  'account.sessions.ended': 'Wylogowano tę sesję.',

  'account.data.heading': 'Twoje dane',
  'account.data.export.text':
    'Twój nick, twoje sesje, twoje partie z zapisami i twoje wiadomości z czatów, w jednym pliku.',
  'account.data.export': 'Pobierz moje dane',
  'account.data.exported': 'Twoje dane zapisano w pliku.',
  'account.delete.open': 'Usuń konto…',
  'account.delete.heading': 'Usunąć twoje konto?',
  'account.delete.text': 'Tego nie da się cofnąć.',
  'account.delete.name': 'Usunięte zostaną twój nick, hasło i sesje oraz twoje wiadomości na czatach.',
  'account.delete.games':
    'Rozegrane partie zostaną, bo należą też do twoich przeciwników, ale bez twojego nicku.',
  'account.delete.studies': 'Twoje opracowania zostaną usunięte.',
  'account.delete.running':
    'Trwających partii nie da się grać dalej: tam, gdzie jest zegar, przegrasz na czas.',
  'account.delete.free': 'Twój nick będzie mógł przyjąć ktoś inny.',
  'account.erase.open': 'Usuń wszystko o mnie…',
  'account.erase.heading': 'Usunąć wszystko, co dotyczy gracza {name}?',
  'account.erase.name':
    'Usunięte zostaną twój nick i sesja tej przeglądarki oraz twoje wiadomości na czatach.',
  'account.erase.do': 'Usuń na zawsze',
  'account.erase.no': 'Zachowaj',
  'account.erased': 'Wszystko o tobie zostało usunięte.',
  'account.delete.password': 'Twoje hasło dla potwierdzenia',
  'account.delete.do': 'Usuń na zawsze',
  'account.delete.no': 'Zachowaj konto',
  'account.deleted': 'Twoje konto zostało usunięte.',

  'player.title': 'Gracz i jego partie – Korong',
  'player.description': 'Partie YINSH i GIPF, które gracz tu rozgrywa i które już zakończył.',
  'player.heading': 'Gracz',
  'player.named': 'Partie gracza {name} – Korong',
  'player.ask': 'Czyje partie chcesz zobaczyć?',
  'player.ask.name': 'Nick gracza',
  'player.ask.do': 'Pokaż',
  'player.none': 'Nie ma gracza o nicku {name}. Gości nie można znaleźć po nicku.',
  'player.guest': 'Gość',
  'player.account': 'Gracz z kontem',
  'player.engine': 'Komputer na tym serwerze',
  'player.since': 'Tutaj od: {date}',
  'player.you': 'To ty.',
  'player.you.link': 'Do twojego konta',
  'player.running': 'Trwające partie',
  'player.over': 'Zakończone partie',
  'player.running.none': 'Nie trwa żadna partia.',
  'player.over.none': 'Nie zakończono jeszcze żadnej partii.',
  'player.archive': 'Przeszukaj wszystkie partie gracza {name}',

  'archive.title': 'Archiwum: wszystkie rozegrane tu partie – Korong',
  'archive.description':
    'Znajdź partie YINSH i GIPF rozegrane na tym serwerze według gracza, wariantu i daty. Przeglądaj je i pobieraj.',
  'archive.heading': 'Archiwum partii',
  'archive.lead': 'Każda rozgrywana tu partia jest przechowywana i można ją przejrzeć.',
  'archive.form': 'Czego szukać',
  'archive.player': 'Gracz',
  'archive.game': 'Gra',
  'archive.any': 'Wszystkie',
  'archive.variant': 'Wariant',
  'archive.status': 'Stan',
  'archive.status.over': 'Zakończone',
  'archive.status.running': 'Trwające',
  'archive.from': 'Rozpoczęte od',
  'archive.to': 'Rozpoczęte do',
  'archive.do': 'Szukaj',
  'archive.reset': 'Pokaż wszystkie',
  'archive.results': 'Partie',
  'archive.none': 'Nie znaleziono żadnej partii.',
  'archive.none.hint': 'Zostaw coś puste, żeby znaleźć więcej.',
  'archive.found': '{n, plural, one {# partia} few {# partie} many {# partii} other {# partii}}',
  'archive.found.more':
    '{n, plural, one {Najnowsza partia} few {# najnowsze partie} many {# najnowszych partii} other {# najnowszej partii}}',

  'privacy.title': 'Prywatność: co jest o tobie przechowywane i jak długo – Korong',
  'privacy.description':
    'Co ten serwer przechowuje o graczach, jak długo, kto to widzi i jak możesz pobrać lub usunąć swoje dane.',
  'privacy.heading': 'Prywatność',
  'privacy.lead':
    'Możesz się tu uczyć i grać, nie mówiąc nikomu niczego o sobie. Dopiero gdy grasz online, serwer coś o tobie przechowuje, a ta strona mówi dokładnie co.',

  'privacy.alone.heading': 'Gdy grasz na własnym urządzeniu',
  'privacy.alone.text':
    'Lekcje, partie z komputerem i partie we dwójkę na jednym urządzeniu zostają w pamięci twojej przeglądarki, razem z ustawieniami. Nic z tego nie jest nigdzie wysyłane.',

  'privacy.online.heading': 'Gdy grasz online',
  'privacy.online.text': 'Wtedy serwer przechowuje:',
  'privacy.online.name': '**nick**, który wybierzesz, i od kiedy tu jesteś',
  'privacy.online.games': '**partie**: kto grał, każdą turę z jej czasem, zegary, wynik',
  'privacy.online.chat': 'to, co piszesz na **czacie** partii, oraz **zgłoszenia** dotyczące gracza',
  'privacy.online.studies':
    '**opracowania**, które zapisujesz, mając konto; na liście są tylko te, które upublicznisz',
  'privacy.online.session':
    'dla każdej przeglądarki, w której grasz: kiedy pojawiła się pierwszy i ostatni raz i jaki to rodzaj przeglądarki',
  'privacy.online.account':
    'przy koncie także twoje **hasło** i **kod odzyskiwania**, oba tylko jako odcisk, z którego nikt nie zdoła ich odtworzyć',
  'privacy.online.puzzles':
    'przy koncie także twoje **zadania**: które próbowano rozwiązać, z jakim wynikiem, oraz twój ranking',
  'privacy.online.not':
    'Nie pyta o adres e-mail, prawdziwe imię i nazwisko ani datę urodzenia i nie żąda żadnych opłat.',

  'privacy.who.heading': 'Kto to widzi',
  'privacy.who.text':
    'Twój nick i twoje partie widzą wszyscy; po to jest archiwum. Partie, których nie było na publicznej liście, znajdą w archiwum tylko ci, którzy je rozegrali, ale każdy, kto ma link, może je obejrzeć. Czat partii czyta każdy, kto tę partię ogląda. Zgłoszenia czyta tylko administrator.',
  'privacy.who.others':
    'Nic nie jest przekazywane dalej. Te strony niczego nie wczytują z innych witryn, nie ma reklam ani niczego, co by cię śledziło.',

  'privacy.long.heading': 'Jak długo',
  'privacy.long.games':
    'Partie zostają na zawsze. Twój nick w nich i twoje wiadomości na czatach zostają, dopóki nie każesz ich usunąć.',
  'privacy.long.reports':
    'Zgłoszenia zostają tak długo, jak potrzebuje ich administrator. Te, które wysyłasz, znikają razem z twoim kontem lub danymi gościa.',
  'privacy.long.session':
    'Przeglądarka, która nie pojawiła się przez {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}, zostaje zapomniana; trzeba się wtedy zalogować od nowa.',
  'privacy.long.guest':
    'Gość, który nic nie zagrał i nic nie napisał, po tym czasie również zostaje zapomniany.',
  'privacy.long.address':
    'Twój adres sieciowy jest trzymany w pamięci operacyjnej do godziny, żeby ograniczać nadużycia. Nie jest zapisywany. Dopóki twoja partia czeka w lobby, jest przy niej zapisany skrót twojego adresu, utworzony tajnym kluczem, tylko po to, żeby rozpoznać inne otwarte partie z tego samego adresu. Adres zablokowany przez administratora jest zapisany, dopóki trwa blokada.',
  'privacy.long.logs':
    'Własne dzienniki serwera mówią, jakiego rodzaju było żądanie i jak długo trwało, bez nicków, adresów i treści.',

  'privacy.cookie.heading': 'Dwa ciasteczka',
  'privacy.cookie.text':
    'Gdy wybierasz nick lub się logujesz, serwer ustawia ciasteczko (cookie), **korong_session**. Mówi ono, która to przeglądarka, i nic więcej; żaden skrypt nie może go odczytać i nie dostaje go żadna inna witryna. Bez nicku nie ma ciasteczka. Przy koncie jest jeszcze drugie, **korong_device**: po nim serwer rozpoznaje tę przeglądarkę także po wylogowaniu, żeby błędne próby innych nie zamknęły ci drogi. Niczego nie otwiera i traci ważność razem z hasłem.',

  'privacy.rights.heading': 'Twoje dane: pobierz lub usuń',
  'privacy.rights.export':
    'Na stronie konta możesz w każdej chwili pobrać plik ze swoim nickiem, sesjami, partiami i wiadomościami z czatów.',
  'privacy.rights.delete':
    'Tam też możesz usunąć swoje konto lub dane gościa: nick, hasło, sesje i twoje wiadomości na czatach znikają od razu. Twoje partie zostają bez twojego nicku, bo są to też partie twoich przeciwników.',
  'privacy.rights.link': 'Do twojego konta',

  'privacy.host.heading': 'Kto za to odpowiada',
  'privacy.host.text':
    'Ten, kto prowadzi ten serwer: Korong to wolne oprogramowanie, które każdy może uruchomić u siebie. Administrator może czytać to, co jest tu przechowywane, może mieć tego kopie i może postawić przed serwerem programy, które prowadzą własne dzienniki. Jeśli masz pytania, zwróć się do osoby, od której masz ten adres.',

  // Games with potentials, each kind in its own form
  'list.linked.acquire': 'do zdobycia',
  'list.linked.each': 'każdy rodzaj po swojemu',
  'list.potentials.none': 'bez potencjałów',
};
