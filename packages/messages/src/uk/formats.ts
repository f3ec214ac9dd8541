import type { Translation } from '../areas.js';

export const formats: Translation<'formats'> = {
  FILE_EMPTY: 'Тут нічого немає.',
  FILE_TOO_LONG: 'Це задовге як на запис партії.',
  FORMAT_UNKNOWN: 'Такий запис Korong прочитати не може: «{excerpt}»',
  SGF_BROKEN: 'SGF тут пошкоджений, або бракує його кінця: «{excerpt}»',
  JSON_BROKEN: 'Це неправильний JSON: «{excerpt}»',
  FIELD_WRONG: 'Цього бракує, або воно має неправильну форму: «{excerpt}»',
  RECORD_REFUSED: '{reason}',
  OTHER_GAME: 'Такої гри в Korong немає: «{excerpt}»',
  ZERTZ_NOT_YET: 'ZÈRTZ поки що прочитати не можна.',
  OTHER_VARIANT: 'Невідома версія: «{excerpt}»',
  SEVERAL_VARIANTS: 'Текст не каже, яка це версія. Можливі: {choices}.',
  BOARD_CHANGED: 'Тут змінили розстановку на полі: «{excerpt}». Такі партії прочитати не можна.',
  UNKNOWN_WORD: 'Невідомо, що означає «{excerpt}».',
  UNKNOWN_PLAYER: 'Незрозуміло, який це гравець: «{excerpt}»',
  WRONG_SIDE: '«{excerpt}» походить від сторони, яка зараз не ходить.',
  STEP_INCOMPLETE: '«{excerpt}» не є повним ходом.',
  STEP_REFUSED: '«{excerpt}» неможливо. {reason}',
  ROWS_CROSS: 'Ряди перетинаються, а запис не каже, який прибирають: «{excerpt}»',
  OTHER_RESERVE:
    'Партія триває, хоча в однієї сторони скінчилися фішки: «{excerpt}». У ній грали більшою кількістю фішок, ніж дозволяють правила.',

  'formats.line': 'Рядок {line}: {reason}',
  'formats.fileLine': '{file}, рядок {line}: {reason}',
  'formats.turn': 'Хід {turn}: {reason}',
  'formats.binary': '{file} – не текстовий файл: партії в ньому немає.',
  'formats.about':
    'Читає партії з boardspace.net (SGF), Board Game Arena, gipf.com, webgipf, Abstract Play і Korong.',
  'formats.drop': 'Файли можна також перетягнути будь-куди на цю сторінку.',
  'formats.several':
    '{n, plural, one {Прочитано # партію.} few {Прочитано # партії.} many {Прочитано # партій.} other {Прочитано # партії.}}',
  'formats.refused':
    '{n, plural, one {Не вдалося прочитати # партію.} few {Не вдалося прочитати # партії.} many {Не вдалося прочитати # партій.} other {Не вдалося прочитати # партії.}}',
  'formats.refused.more': '… і ще ті, які не вдалося прочитати: {n}.',
  'formats.add':
    '{n, plural, one {Додати # прочитану партію} few {Додати # прочитані партії} many {Додати # прочитаних партій} other {Додати # прочитаної партії}}',
  'formats.dropped':
    '{n, plural, one {Пропущено # крок після кінця.} few {Пропущено # кроки після кінця.} many {Пропущено # кроків після кінця.} other {Пропущено # кроку після кінця.}}',
  'formats.ask': 'Текст не каже, яка це версія. У яку грали?',

  'export.copy': 'Копіювати запис',
  'export.copyFailed': 'Скопіювати не вдалося. Натомість завантажте запис.',
  'export.download': 'Завантажити запис',
  'export.position': 'Копіювати позицію',
  'export.svg': 'Малюнок (SVG)',
  'export.png': 'Малюнок (PNG)',
  'export.title': 'Зберегти як',
  'export.json': 'JSON',
  'export.sgf': 'SGF, як на boardspace.net',
  'export.abstract-play': 'JSON, як на Abstract Play',
  'export.gif': 'Рухоме зображення (GIF)',
  'export.cannot': 'Цей формат не вміщує цієї партії.',
  'export.drawing': 'Малюємо {n} з {all}…',
};
