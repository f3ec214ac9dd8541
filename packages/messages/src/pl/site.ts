import type { Translation } from '../areas.js';

export const site: Translation<'site'> = {
  'app.name': 'Korong: YINSH i GIPF',

  skip: 'Przejdź do treści',
  close: 'Zamknij',
  'part.lost': 'Nie udało się wczytać części tej strony. Czy masz połączenie z internetem?',
  'part.again': 'Spróbuj ponownie',
  'nav.label': 'Menu główne',
  'nav.play': 'Graj',
  'nav.online': 'Online',
  'nav.learn': 'Nauka',
  'nav.puzzles': 'Zadania',
  'nav.rules': 'Zasady',
  'nav.analysis': 'Analiza',
  'nav.games': 'Partie',
  'nav.settings': 'Ustawienia',
  'nav.due': 'Twój ruch',
  'nav.menu': 'Menu',
  'nav.sign': 'Zaloguj się',
  'nav.language': 'Język: {name}',

  'footer.label': 'Więcej',
  'footer.archive': 'Archiwum partii',
  'footer.about': 'O stronie',
  'footer.programmers': 'Dla programistów',
  'footer.statistics': 'Statystyka',
  'footer.privacy': 'Prywatność',
  'footer.keys': 'Skróty klawiszowe',
  'footer.credit':
    'YINSH i GIPF to gry, które stworzył Kris Burm. Korong jest ich niezależną, bezpłatną wersją.',

  'home.title': 'Korong: YINSH i GIPF – graj i ucz się',
  'home.description':
    'Poznaj gry planszowe YINSH i GIPF i zagraj w nie: online, z kimś na jednym urządzeniu albo z komputerem. Za darmo, bez konta, także bez sieci.',
  'home.heading': 'Pierścienie, krążki i nic do ukrycia',
  'home.lead':
    'YINSH i GIPF to gry planszowe, w których liczy się tylko myślenie. Poznaj je w kilka minut, a potem zagraj z drugą osobą albo z komputerem.',
  'home.running':
    '{n, plural, one {Trwa # partia} few {Trwają # partie} many {Trwa # partii} other {Trwa # partii}}',
  'home.running.more': 'Trwa ponad {n} partii',
  'home.open':
    '{n, plural, one {# gracz czeka na przeciwnika} few {# gracze czekają na przeciwnika} many {# graczy czeka na przeciwnika} other {# gracza czeka na przeciwnika}}',
  'home.continue': 'Wróć do partii',
  'home.continue.do': 'Graj dalej',
  'home.continue.lead': 'Czeka w tym samym miejscu.',
  'home.next': 'Twoja trwająca partia',
  'home.next.against': '{game}, przeciwnik: {name}',
  'home.next.computer': '{game} z komputerem',
  'home.next.play': 'Graj',
  'home.rules': 'Zasady',
  'home.puzzles.heading': 'Zadania',
  'home.puzzles.text':
    'Znajdź najlepszy ruch: ponad tysiąc pozycji do każdej gry, codziennie nowa. Każde rozwiązanie jest dowiedzione.',
  'home.puzzles.do': 'Rozwiązuj zadania',
  'home.more': 'Co tu znajdziesz',
  'home.lessons.heading': 'Lekcje, w które się gra',
  'home.lessons.text':
    'Krótkie zadania, od pierwszego ruchu do prawdziwej taktyki. Zła odpowiedź jest wyjaśniana, a nie tylko odrzucana.',
  'home.computer.heading': 'Komputer na każdy poziom',
  'home.computer.text':
    'Dziesięć poziomów: od łagodnego pierwszego przeciwnika po bardzo silnego. Działa na twoim urządzeniu.',
  'home.friend.heading': 'We dwójkę przy planszy',
  'home.friend.text':
    'Grajcie naprzeciw siebie na jednym telefonie, tablecie lub komputerze, z zegarem lub bez.',
  'home.online.heading': 'Z kim chcesz i gdzie chcesz',
  'home.online.text':
    'Wyślij link i graj: z kilkoma minutami na zegarze albo z kilkoma dniami na turę. Wystarczy nick; konto zbiera twoje partie w jednym miejscu.',
  'home.review.heading': 'Każdą partię można przejrzeć',
  'home.review.text':
    'Przeglądaj swoje partie ruch po ruchu, pytaj komputer o zdanie i zapisuj je jako tekst. W archiwum są partie innych graczy.',
  'home.yours.heading': 'Tylko twoje',
  'home.yours.text':
    'Bez reklam i bez śledzenia. Wszystko poza grą online zostaje na twoim urządzeniu i działa także bez internetu.',

  'settings.title': 'Ustawienia – Korong',
  'settings.description':
    'Język, kolory, plansza, dźwięk, tempo i sposób zatwierdzania tur. Przechowywane tylko na tym urządzeniu.',
  'settings.heading': 'Ustawienia',
  'settings.lead': 'Każda zmiana działa od razu i jest przechowywana na tym urządzeniu.',
  'settings.look': 'Wygląd',
  'settings.language': 'Język',
  'settings.scheme': 'Kolory',
  'settings.scheme.system': 'Jak w systemie',
  'settings.scheme.light': 'Jasne',
  'settings.scheme.dark': 'Ciemne',
  'settings.board': 'Plansza',
  'settings.board.wood': 'Drewno',
  'settings.board.slate': 'Łupek',
  'settings.board.contrast': 'Wysoki kontrast',
  'settings.coordinates': 'Pokazuj nazwy linii i pól',
  'settings.motion': 'Ruch i dźwięk',
  'settings.speed': 'Tempo ruchu',
  'settings.speed.0': 'Natychmiast',
  'settings.speed.0.5': 'Powoli',
  'settings.speed.1': 'Normalnie',
  'settings.speed.2': 'Szybko',
  'settings.speed.note':
    'Jeśli w urządzeniu włączono ograniczenie ruchu, pionki i pierścienie zawsze przesuwają się natychmiast.',
  'settings.sound': 'Dźwięki pierścieni i krążków',
  'settings.play': 'Gra',
  'settings.confirm': 'Wysyłanie tury',
  'settings.confirm.single': 'Gdy tylko jest kompletna',
  'settings.confirm.double': 'Drugim kliknięciem ostatniego pola',
  'settings.confirm.button': 'Przyciskiem',
  'settings.forced': 'Wybieraj za mnie, gdy jest tylko jedna możliwość',
  'settings.thinking': 'Pokazuj, co myśli komputer',
  'settings.device': 'To urządzenie',
  'settings.reset': 'Przywróć domyślne',
  'settings.reset.done': 'Wszystkie ustawienia są takie jak na początku.',
  'settings.install': 'Zainstaluj Korong',
  'settings.install.text': 'Otwiera się jak osobna aplikacja, także bez internetu.',
  'settings.offline.ready': 'Wszystko jest na tym urządzeniu: Korong działa bez internetu.',
  'settings.offline.not':
    'Bez internetu Korong działa tylko wtedy, gdy adres zaczyna się od https. Pod tym adresem działa cała reszta.',
  'settings.offline.soon': 'Korong przygotowuje się do działania bez internetu.',

  'about.title': 'O stronie Korong: czyje to gry i co jest przechowywane',
  'about.description':
    'YINSH i GIPF to gry Krisa Burma. Korong jest niezależną, wolną realizacją, która nie pyta o adres e-mail, nie pokazuje reklam i nikomu o tobie nie mówi.',
  'about.heading': 'O stronie Korong',
  'about.lead':
    '**Korong** to po węgiersku krążek, czyli to, czym gra się w obie gry. Tutaj możesz się ich nauczyć, grać w nie i je zgłębiać, w dziewięciu językach i za darmo.',
  'about.games.heading': 'Czyje to gry',
  'about.games.text':
    'YINSH i GIPF zaprojektował **Kris Burm**. Należą do projektu GIPF, serii gier planszowych dla dwóch osób, w której są też ZÈRTZ, DVONN, TAMSK i PÜNCT.',
  'about.games.independent':
    'Korong jest niezależnym dziełem. Nie jest związany z Krisem Burmem ani z wydawcami jego gier i nie korzysta z ich obrazów ani tekstów.',
  'about.games.buy':
    'Jeśli te gry ci się podobają, kup prawdziwe: pierścienie i krążki najlepiej trzymać w ręku.',
  'about.games.link': 'Strona projektu GIPF',
  'about.stored.heading': 'Co i gdzie jest przechowywane',
  'about.stored.text':
    'Wszystko, co robisz tu poza grą online, zostaje na tym urządzeniu, w pamięci twojej przeglądarki:',
  'about.stored.games': 'twoje partie, zakończone i niezakończone',
  'about.stored.lessons': 'twoje postępy w lekcjach',
  'about.stored.settings': 'twoje ustawienia',
  'about.stored.you': 'jeśli grasz online, twój nick i partie, które na ciebie czekają',
  'about.stored.pages': 'same strony, żeby działały bez internetu',
  'about.stored.none':
    'Nic z tego nie jest nigdzie wysyłane. Nie ma reklam i żadna inna strona nie dowiaduje się o twojej wizycie. Do gry online potrzebny jest nick, a serwer przechowuje partie: co dokładnie, wyjaśnia strona o prywatności.',
  'about.privacy': 'Prywatność',
  'about.stored.delete': 'Żeby usunąć wszystko, usuń dane tej strony w ustawieniach przeglądarki.',
  'about.computer.heading': 'Gracz komputerowy',
  'about.computer.text':
    'Myśli na twoim urządzeniu, za pomocą przeszukiwania i małej sieci neuronowej, która nauczyła się, grając sama ze sobą. Niższe poziomy sprawdzają mniej i czasem wybierają ruch, który nie jest najlepszy.',
  'about.computer.link': 'Czego uczą jego partie',
  'about.free.heading': 'Wolne oprogramowanie',
  'about.free.text': 'Program jest na licencji MIT: każdy może go używać, zmieniać go i budować na nim.',
  'about.free.link': 'Co mamy dla programistów',

  'programmers.title': 'YINSH i GIPF dla programistów: biblioteka, sędzia, silnik – Korong',
  'programmers.description':
    'Biblioteka w TypeScripcie z pełnymi zasadami YINSH i GIPF, sędzia, który porozumiewa się wierszami JSON, i silnik zgodny z UGI.',
  'programmers.heading': 'Dla programistów',
  'programmers.lead':
    'Wszystkiego, z czego zrobione są te strony, można używać osobno: zasad, sędziego dla programów w dowolnym języku i silnika.',
  'programmers.start.heading': 'Na początek',
  'programmers.start.text': 'Mając Node 20 lub nowszy oraz npm, w kopii kodu źródłowego:',
  'programmers.library.heading': 'Zasady jako biblioteka',
  'programmers.library.text':
    'Obie gry jako niezmienne wartości w TypeScripcie: dozwolone kroki, powód każdej odmowy, teksty pozycji i całych partii. Bez zegara, bez losowości, bez wejścia i wyjścia, więc działa wszędzie.',
  'programmers.prints': 'Wypisuje:',
  'programmers.referee.heading': 'Sędzia dla każdego języka',
  'programmers.referee.text':
    'Czyta w każdym wierszu krok albo turę i na każdy odpowiada jednym wierszem JSON: czyja kolej, co jest dozwolone i jak się skończyło. Jeśli coś odrzuca, podaje kod.',
  'programmers.referee.answer': 'Po „f6”, w skrócie:',
  'programmers.engine.heading': 'Silnik',
  'programmers.engine.text':
    'Porozumiewa się przez Universal Game Interface, tak jak silniki szachowe przez swój protokół, i ma dziesięć poziomów. Potrafi analizować pozycje i rozgrywać mecze z twoim własnym programem.',
  'programmers.more':
    'Resztę opisuje folder „docs” w kodzie źródłowym: notację, powody odmowy, format sieci i siłę gry.',

  'lost.title': 'Nie znaleziono – Korong',
  'lost.description': 'Pod tym adresem nie ma żadnej strony.',
  'lost.heading': 'Na tym polu nic nie stoi',
  'lost.text':
    'Pod tym adresem nie ma żadnej strony. Może została przeniesiona, a może w adres wkradł się błąd.',
  'lost.home': 'Na stronę główną',

  'update.ready': 'Gotowa jest nowa wersja programu Korong.',
  'update.now': 'Użyj teraz',
  'update.later': 'Później',
  'offline.ready': 'Korong działa już także bez internetu.',
  'offline.language': 'Tego języka nie ma jeszcze na tym urządzeniu. Wybierz go raz, gdy masz internet.',
  'offline.missing': '{name}: tego języka nie ma jeszcze na tym urządzeniu. Dostępne tutaj:',
  'play.needsScript': 'Do gry potrzebny jest JavaScript. Włącz go w przeglądarce.',

  'keys.heading': 'Skróty klawiszowe',
  'keys.everywhere': 'Wszędzie',
  'keys.help': 'Ta pomoc',
  'keys.close': 'Zamknij to, co otwarte',
  'keys.board': 'Na planszy',
  'keys.arrows': 'Do następnego pola w tym kierunku',
  'keys.six': 'Wzdłuż sześciu kierunków linii',
  'keys.touch': 'Dotknij pola',
  'keys.escape': 'Cofnij krok tej tury',
  'keys.review': 'Przy przeglądaniu partii',
  'keys.turns': 'O turę wstecz lub naprzód',
  'keys.ends': 'Na początek lub na koniec',
  'keys.variations': 'Inne warianty',
  'key.enter': 'Enter',
  'key.space': 'Spacja',
  'key.escape': 'Esc',
  'key.home': 'Home',
  'key.end': 'End',
};
