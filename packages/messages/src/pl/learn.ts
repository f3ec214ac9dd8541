import type { Translation } from '../areas.js';

export const learn: Translation<'learn'> = {
  'rules.contents': 'Na tej stronie',
  'rules.house': 'Zasada domowa',
  'rules.houseNote':
    'Tam, gdzie opublikowane zasady zostawiają jakąś kwestię otwartą albo gra na ekranie wymaga czegoś innego, ustaliliśmy własną zasadę. Takie zasady mają oznaczenie **Zasada domowa**.',
  'rules.source': 'YINSH i GIPF to gry, które stworzył Kris Burm. Zasady objaśniamy własnymi słowami.',
  'rules.statistics': 'Statystyka: czego uczą partie komputera',
  'rules.linkTo': 'Odnośnik do „{title}”',

  'demo.play': 'Pokaż',
  'demo.again': 'Jeszcze raz',
  'demo.pause': 'Pauza',
  'demo.goOn': 'Dalej',
  'demo.analyse': 'Analizuj',
  'demo.analyse.title': 'Analizuj tę pozycję: {title}',
  'demo.step': 'Jeden krok',
  'demo.reset': 'Na początek',
  'demo.controls': 'Pokaz do „{title}”',
  'demo.progress': 'Krok {n} z {all}',

  'learn.title': 'Naucz się grać w YINSH i GIPF',
  'learn.description':
    'Krótkie interaktywne lekcje YINSH i GIPF, od pierwszego ruchu do prostej taktyki, z podpowiedziami i wyjaśnieniem każdego błędu.',
  'learn.heading': 'Ucz się, grając',
  'learn.lead':
    'Krótkie zadania na prawdziwej planszy, od pierwszego ruchu do prostej taktyki. Próbuj śmiało: każdy błąd jest wyjaśniany i niczego nie da się zepsuć.',
  'learn.progress':
    '{n, plural, =0 {Jeszcze nic nie rozwiązano} one {Rozwiązano # z {all}} few {Rozwiązano # z {all}} many {Rozwiązano # z {all}} other {Rozwiązano # z {all}}}',
  'learn.begin': 'Zacznij',
  'learn.goOn': 'Dalej',
  'learn.repeat': 'Rozwiąż ponownie',
  'learn.readRules': 'Przeczytaj zasady',
  'learn.kept': 'Twoje postępy są przechowywane tylko na tym urządzeniu.',
  'learn.forget': 'Usuń moje postępy',
  'learn.forgotten': 'Twoje postępy zostały usunięte.',
  'learn.puzzles': 'Zadania',
  'learn.puzzles.text':
    'Znajdź najlepszy ruch: ponad tysiąc pozycji do każdej gry, codziennie nowa. Każde rozwiązanie jest dowiedzione.',
  'learn.puzzles.do': 'Rozwiązuj zadania',

  'intro.title': 'Jak się wygrywa',
  'intro.skip': 'Przejdź do zadania 1',
  'intro.begin': 'Zacznij zadanie 1',

  'lesson.tasks': 'Zadania',
  'lesson.part': 'Lekcja {n}: {title}',
  'lesson.number': 'Zadanie {n} z {all}',
  'lesson.solved': 'Rozwiązane',
  'lesson.open': 'Nierozwiązane',
  'lesson.board': 'Plansza zadania „{title}”',
  'lesson.hint': 'Podpowiedź',
  'lesson.undo': 'Cofnij',
  'lesson.again': 'Jeszcze raz',
  'lesson.next': 'Następne',
  'lesson.nextRow': 'Inny rząd',
  'lesson.well': 'Świetnie!',
  'lesson.notQuite': 'Nie do końca.',
  'lesson.other': 'To dozwolona tura, ale w tym zadaniu chodzi o co innego.',
  'lesson.finished': 'Wszystkie zadania rozwiązane. Czas zagrać partię!',
  'lesson.playNow': 'Zagraj partię',
  'lesson.playLevel1': 'Zagraj teraz na poziomie 1',
  'lesson.allTasks': 'Wszystkie lekcje',
  'lesson.needsScript': 'Zadania wymagają JavaScriptu. Zasady można czytać bez niego.',
  'lesson.decide': 'Co postanawiasz?',
};
