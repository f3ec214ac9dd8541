import type { Translation } from '../areas.js';

export const formats: Translation<'formats'> = {
  FILE_EMPTY: 'Nic tu nie ma.',
  FILE_TOO_LONG: 'To za długie jak na zapis partii.',
  FORMAT_UNKNOWN: 'Takiego zapisu Korong nie umie odczytać: „{excerpt}”',
  SGF_BROKEN: 'SGF jest tu uszkodzony albo brakuje jego końca: „{excerpt}”',
  JSON_BROKEN: 'To nie jest poprawny JSON: „{excerpt}”',
  FIELD_WRONG: 'Tego brakuje albo ma złą postać: „{excerpt}”',
  RECORD_REFUSED: '{reason}',
  OTHER_GAME: 'Tej gry Korong nie ma: „{excerpt}”',
  ZERTZ_NOT_YET: 'Partii ZÈRTZ nie da się jeszcze wczytać.',
  OTHER_VARIANT: 'Nieznany wariant: „{excerpt}”',
  SEVERAL_VARIANTS: 'Tekst nie mówi, który to wariant. Możliwe: {choices}.',
  BOARD_CHANGED: 'Tu zmieniono ustawienie na planszy: „{excerpt}”. Takich partii nie da się wczytać.',
  UNKNOWN_WORD: 'Nie wiadomo, co znaczy „{excerpt}”.',
  UNKNOWN_PLAYER: 'Nie wiadomo, który to gracz: „{excerpt}”',
  WRONG_SIDE: '„{excerpt}” pochodzi od strony, która nie jest na ruchu.',
  STEP_INCOMPLETE: '„{excerpt}” nie jest pełnym ruchem.',
  STEP_REFUSED: '„{excerpt}” jest niemożliwe. {reason}',
  ROWS_CROSS: 'Rzędy się przecinają, a zapis nie mówi, który jest usuwany: „{excerpt}”',
  OTHER_RESERVE:
    'Partia toczy się dalej, choć jednej stronie skończyły się pionki: „{excerpt}”. Grano większą liczbą pionków, niż pozwalają zasady.',

  'formats.line': 'Wiersz {line}: {reason}',
  'formats.fileLine': '{file}, wiersz {line}: {reason}',
  'formats.turn': 'Tura {turn}: {reason}',
  'formats.binary': '{file} nie jest plikiem tekstowym: nie ma w nim partii.',
  'formats.about':
    'Wczytuje partie z boardspace.net (SGF), Board Game Arena, gipf.com, webgipf, Abstract Play i Korong.',
  'formats.drop': 'Pliki można też upuścić w dowolnym miejscu tej strony.',
  'formats.several':
    '{n, plural, one {Wczytano # partię.} few {Wczytano # partie.} many {Wczytano # partii.} other {Wczytano # partii.}}',
  'formats.refused':
    '{n, plural, one {# partii nie udało się wczytać.} few {# partii nie udało się wczytać.} many {# partii nie udało się wczytać.} other {# partii nie udało się wczytać.}}',
  'formats.refused.more': '… oraz kolejne, których nie udało się wczytać: {n}.',
  'formats.add':
    '{n, plural, one {Dodaj wczytaną partię} few {Dodaj # wczytane partie} many {Dodaj # wczytanych partii} other {Dodaj # wczytanej partii}}',
  'formats.dropped':
    '{n, plural, one {Pominięto # krok po zakończeniu.} few {Pominięto # kroki po zakończeniu.} many {Pominięto # kroków po zakończeniu.} other {Pominięto # kroku po zakończeniu.}}',
  'formats.ask': 'Tekst nie mówi, który to wariant. W który grano?',

  'export.copy': 'Kopiuj zapis',
  'export.copyFailed': 'Nie udało się skopiować. Pobierz zapis jako plik.',
  'export.download': 'Pobierz zapis',
  'export.position': 'Kopiuj pozycję',
  'export.svg': 'Obraz (SVG)',
  'export.png': 'Obraz (PNG)',
  'export.title': 'Zapisz jako',
  'export.json': 'JSON',
  'export.sgf': 'SGF, jak na boardspace.net',
  'export.abstract-play': 'JSON, jak na Abstract Play',
  'export.gif': 'Ruchomy obraz (GIF)',
  'export.cannot': 'Ten format nie pomieści tej partii.',
  'export.drawing': 'Rysowanie: {n} z {all}…',
};
