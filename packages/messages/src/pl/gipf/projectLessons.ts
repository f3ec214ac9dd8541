import type { Translation } from '../../areas.js';

export const projectLessons: Translation<'gipf/projectLessons'> = {
  'free.lesson': 'Załadowane pionki: ZÈRTZ i YINSH',
  'stacks.lesson': 'DVONN, TAMSK, PÜNCT i stosy',
  'linked.lesson': 'Powiązane gry',

  'load.title': 'Wprowadź załadowany pionek',
  'load.goal':
    'Grasz białymi. Każda strona ma do wprowadzenia trzy ZÈRTZ i trzy YINSH. Wsuń pionek załadowany potencjałem ZÈRTZ.',
  'load.hint':
    'Upewnij się, że obok planszy wybrany jest ZÈRTZ. Potem dotknij kropki i pola, jak przy każdym wsunięciu.',
  'load.done':
    'Załadowany pionek kosztuje cię jeden pionek i jeden potencjał. Przesuwa się i liczy jak każdy inny pionek.',
  'load.yinsh': 'Ten pionek niesie YINSH: jego znakiem jest pierścień. Znakiem ZÈRTZ jest kula.',
  'load.basic':
    'To był pionek bez potencjału. Po pierwszym takim nie możesz już wprowadzać załadowanych pionków: potencjały, które nie weszły do gry, przepadają.',

  'slide.title': 'YINSH sunie',
  'slide.goal':
    'Użycie potencjału zastępuje wsunięcie. YINSH opuszcza swój pionek i przesuwa się w linii prostej, tylko po pustych polach. Ułóż rząd za pomocą YINSH z c3.',
  'slide.hint': 'Dotknij c3, a potem pola, którego brakuje w kolumnie e.',
  'slide.done':
    'YINSH liczył się jako twój pionek. Ale użyty potencjał musi zejść razem z rzędem i wypada z gry. Jego pionek nadal stoi na c3.',
  'slide.elsewhere': 'YINSH może tam pójść, ale rzędu z tego nie ma. Którego pola brakuje w kolumnie e?',
  'slide.push': 'To było wsunięcie. Dotknij załadowanego pionka na c3 i wybierz, dokąd pójdzie jego YINSH.',

  'jump.title': 'ZÈRTZ skacze',
  'jump.goal':
    'ZÈRTZ skacze w linii prostej przez jeden lub kilka pionków stojących obok siebie, twoich lub czarnych, i ląduje na pierwszym pustym polu za nimi. Ułóż rząd za pomocą ZÈRTZ z c3.',
  'jump.hint': 'W jednym kierunku przeskakuje d4 i e5. Gdzie ląduje?',
  'jump.done':
    'ZÈRTZ wylądował w luce w kolumnie f. Zszedł razem z rzędem, a czarny pionek, który przedłużał rząd, jest zbity.',
  'jump.elsewhere': 'To był skok, ale rzędu z niego nie ma. Spróbuj w drugim kierunku.',
  'jump.push': 'To było wsunięcie. Dotknij załadowanego pionka na c3 i wybierz, gdzie wyląduje jego ZÈRTZ.',

  'keepLoaded.title': 'Zostaje czy schodzi',
  'keepLoaded.goal':
    'W twoim rzędzie jest załadowany pionek, a rząd przedłuża załadowany czarny pionek. Usuń rząd tak, żeby twój załadowany pionek został, a czarny zszedł.',
  'keepLoaded.hint':
    'Wybierasz tak jak przy pionkach GIPF: dotknij rzędu, dotknij załadowanego pionka, żeby został lub zszedł, a potem usuń rząd.',
  'keepLoaded.done':
    'Nadal możesz użyć swojego YINSH. Załadowany czarny pionek zszedł w całości: sam pionek jest zbity, a jego ZÈRTZ wypadł z gry.',
  'keepLoaded.tookOwn':
    'Twój załadowany pionek też zszedł. Sam pionek wrócił do ciebie, ale jego YINSH wypadł z gry. Niech ten pionek zostanie.',
  'keepLoaded.leftTheirs':
    'Załadowany czarny pionek nadal tam stoi, a jego ZÈRTZ może zostać użyty przeciwko tobie. Niech zejdzie razem z rzędem.',

  'lastResort.title': 'Z pustą rezerwą',
  'lastResort.goal':
    'Twoja rezerwa jest pusta, więc nie możesz wsunąć pionka. Ale możesz jeszcze użyć potencjału. Znajdź takie użycie, które zwróci ci pionki.',
  'lastResort.hint': 'Na linii od d5 do g3 jest jedna luka. Który z twoich potencjałów może do niej dotrzeć?',
  'lastResort.done':
    'Z pustą rezerwą grasz dalej, dopóki możesz użyć potencjału. A teraz nawet znowu masz pionki do wsunięcia.',
  'lastResort.nothing': 'Twoja rezerwa jest nadal pusta. Użyj potencjału, żeby ułożyć rząd.',

  'hop.title': 'DVONN wskakuje na sąsiada',
  'hop.goal':
    'DVONN wskakuje na sąsiedni czarny pionek podstawowy, czyli bez potencjału. Pole należy do tego, kto jest na wierzchu. Ułóż rząd za pomocą DVONN z c4.',
  'hop.hint': 'Który czarny pionek stoi między twoimi pionkami w kolumnie d?',
  'hop.done':
    'Z rzędem zszedł tylko wierzch. DVONN wypadł z gry, a czarny pionek spod niego znowu stoi na d4.',
  'hop.elsewhere': 'To pole jest teraz twoje, ale rzędu z tego nie ma. Spójrz na kolumnę d.',
  'hop.push':
    'To było wsunięcie. Dotknij załadowanego pionka na c4, a potem pionka, na który ma wskoczyć jego DVONN.',

  'tower.title': 'Stos rośnie',
  'tower.goal':
    'Na twoim pionku na e4 stoi czarny DVONN, więc pole należy do czarnych. Ponieważ stoi on na twoim pionku, twój własny DVONN może na niego wskoczyć. Ułóż swój rząd.',
  'tower.hint': 'Dotknij e4, żeby zobaczyć, co tam stoi. Potem dotknij d4 i jeszcze raz e4.',
  'tower.done':
    'Z twoim DVONN na wierzchu pole było twoje. Zszedł on razem z rzędem i teraz na wierzchu znowu jest czarny DVONN: to, co pod spodem, zawsze wraca.',
  'tower.elsewhere': 'To pole jest teraz twoje, ale rzędu z tego nie ma. Wskocz na stos na e4.',
  'tower.push': 'To było wsunięcie. Użyj DVONN z d4.',

  'middle.title': 'TAMSK działa w środku',
  'middle.goal':
    'Gdy twój TAMSK zostanie przesunięty na e5, masz od razu jeszcze jedno wsunięcie, a wchodzi nim sam TAMSK. Przesuń go tam i drugim wsunięciem ułóż rząd.',
  'middle.hint': 'Najpierw wsuń pionek z e1. Potem wprowadź TAMSK z g1.',
  'middle.done': 'Dwa wsunięcia w jednej turze. TAMSK liczył się w rzędzie; teraz jest poza grą.',
  'middle.noRow': 'TAMSK wszedł, ale rzędu z tego nie ma. Gdzie stoją razem trzy twoje pionki?',
  'middle.forgone': 'Drugiego wsunięcia nie było, więc TAMSK wypadł z gry.',
  'middle.elsewhere': 'TAMSK musi najpierw trafić na e5. Przesuń pionki w kolumnie e o jedno pole.',

  'convert.title': 'Przejmij pionek GIPF',
  'convert.goal':
    'PÜNCT może wskoczyć na sąsiedni czarny pionek GIPF. Wtedy go neutralizuje albo przejmuje, a przejęty pionek GIPF jest twój. Przejmij ten na e5.',
  'convert.hint': 'Dotknij d4, a potem e5. Zanim potwierdzisz, przejdź do drugiej możliwości.',
  'convert.done':
    'Oba czarne pionki są zbite. Stoi tam teraz twój pionek GIPF, złożony z PÜNCT i pionka z twojej rezerwy.',
  'convert.neutralised':
    'To była neutralizacja: górny pionek jest zbity, a PÜNCT stoi na dolnym. Czarne mają o jeden pionek GIPF mniej, ale ty nie masz o jeden więcej.',
  'convert.stacked':
    'PÜNCT wskoczył na pionek niosący PÜNCT. Wolno mu to zrobić, ale pionek GIPF nadal należy do czarnych.',
  'convert.push': 'To było wsunięcie. Użyj PÜNCT z d4.',

  'lastGipf.title': 'Ostatni pionek GIPF',
  'lastGipf.goal': 'Czarnym został jeden pionek GIPF. Wygraj partię teraz.',
  'lastGipf.hint': 'Zneutralizowany czy przejęty, nie jest już pionkiem GIPF czarnych.',
  'lastGipf.done': 'Czarne nie mają już pionka GIPF. Wygrywasz!',
  'lastGipf.stacked': 'Twój PÜNCT jest zużyty, a pionek GIPF czarnych nadal stoi na d5.',
  'lastGipf.other':
    'Pionek GIPF czarnych nadal stoi na d5. Który z twoich potencjałów może na niego wskoczyć?',

  'announce.title': 'Zapowiedz użycie',
  'announce.goal':
    'W tym meczu na użycie potencjału można odpowiedzieć wyzwaniem, więc trzeba je najpierw zapowiedzieć. Zapowiedz ruch YINSH, który utworzy twój rząd.',
  'announce.hint': 'Dotknij c6, a potem pola, którego brakuje w kolumnie f. Zapowiedz to przyciskiem.',
  'announce.done':
    'Teraz czarne pozwalają YINSH zadziałać albo rzucają wyzwanie. Czarne rzucają wyzwanie! Partia GIPF czeka, a rozstrzyga partia błyskawicznego YINSH.',
  'announce.elsewhere':
    'Z tego użycia nie ma rzędu. Być może trzeba będzie o nie walczyć, więc wybierz lepsze.',
  'announce.push': 'To było wsunięcie. Zapowiada się tylko użycia: dotknij załadowanego pionka na c6.',

  'between.title': 'Partia w partii',
  'between.goal':
    'W tej partii błyskawicznego YINSH los dał ci białe. Wygraj ją: rozstrzyga pierwszy usunięty pierścień.',
  'between.hint':
    'Piąty znacznik zostawi po sobie pierścień, który stoi na e3. Przesuń go bez skoku przez swoje znaczniki, a potem usuń rząd i pierścień.',
  'between.done':
    'Powiązana partia jest wygrana. Dlatego w partii GIPF twój YINSH działa i twój rząd jest pełny.',
  'between.flipped':
    'Pierścień przeskoczył twoje własne znaczniki i je odwrócił. Przesuń pierścień z e3 w innym kierunku.',
  'between.notYet':
    'To jeszcze nie daje wygranej. Który pierścień może zostawić za sobą piąty znacznik rzędu?',

  'denied.title': 'Odmowa',
  'denied.goal':
    'Tym razem powiązana partia jest przegrana. Pionek na c3 pozostaje załadowany, ale w tej turze nie możesz już użyć jego YINSH. Znajdź inny sposób, żeby ułożyć rząd. Czarne nie mają już wyzwań.',
  'denied.hint': 'W tej samej turze możesz zapowiedzieć inny potencjał. Spójrz na h5.',
  'denied.done':
    'Przegrana partia kosztuje cię użycie w tej turze, a nie potencjał: później możesz znowu zapowiedzieć YINSH z c3.',
  'denied.none': 'Rzędu z tego nie ma. Może go utworzyć twój drugi YINSH.',

  'challenge.title': 'Rzucić wyzwanie?',
  'challenge.goal':
    'Czarne zapowiadają YINSH z c3 na e5. Został ci jeden pionek GIPF i jedno wyzwanie. Co robisz?',
  'challenge.hint': 'Jaki rząd ułożyłyby czarne i co by zbiły?',
  'challenge.done':
    'Tym użyciem czarne wygrałyby partię. Teraz muszą najpierw wygrać powiązaną partię, a remis nie wystarczy.',
  'challenge.waive':
    'Wtedy YINSH działa. Czarne układają rząd w kolumnie e, zbijają twój ostatni pionek GIPF na e7 i wygrywają.',

  'waive.title': 'A może pozwolić?',
  'waive.goal': 'Czarne zapowiadają YINSH z c3 na c2. Zostało ci jedno wyzwanie. Co robisz?',
  'waive.hint': 'Czy czarne układają w ten sposób rząd albo nim grożą?',
  'waive.done':
    'To użycie ci nie szkodzi. Zachowujesz wyzwanie na takie, które zaszkodzi, a czarne mają o jeden YINSH mniej.',
  'waive.challenge': 'Twoje jedyne wyzwanie poszłoby na użycie, które ci nie szkodzi.',

  'die.title': 'Rzut kostką',
  'die.goal':
    'Dla ZÈRTZ umówiliście się na kostkę. Po twojej zapowiedzi skoku z c3 na f5 czarne rzuciły wyzwanie. Wyrzucasz 4 i czarne też. Co się dzieje?',
  'die.hint': 'Kto zapowiedział użycie, potrzebuje co najmniej tylu oczek co ten, kto rzucił wyzwanie.',
  'die.done': 'Tyle samo wystarczy. ZÈRTZ działa i tworzy twój rząd.',
  'die.stays':
    'Potrzebujesz co najmniej tylu oczek co czarne i tyle masz. ZÈRTZ zostałby tylko wtedy, gdyby twój rzut był niższy.',
};
