import type { Translation } from '../areas.js';

export const learn: Translation<'learn'> = {
  'rules.contents': 'На цій сторінці',
  'rules.house': 'Домашнє правило',
  'rules.houseNote':
    'Там, де опубліковані правила залишають питання відкритим або гра на екрані потребує іншого, ми встановили власне правило. Такі правила позначено словами **Домашнє правило**.',
  'rules.source': 'YINSH і GIPF – ігри Кріса Бурма. Ми пояснюємо правила своїми словами.',
  'rules.statistics': 'Статистика: чого вчать партії комп’ютера',
  'rules.linkTo': 'Посилання на «{title}»',

  'demo.play': 'Показати',
  'demo.again': 'Показати знову',
  'demo.pause': 'Пауза',
  'demo.goOn': 'Далі',
  'demo.analyse': 'Аналізувати',
  'demo.analyse.title': 'Аналізувати цю позицію: {title}',
  'demo.step': 'Один крок',
  'demo.reset': 'На початок',
  'demo.controls': 'Демонстрація: «{title}»',
  'demo.progress': 'Крок {n} з {all}',

  'learn.title': 'Навчитися грати в YINSH і GIPF',
  'learn.description':
    'Короткі інтерактивні уроки YINSH і GIPF, від першого ходу до простої тактики, з поясненням помилок і підказками.',
  'learn.heading': 'Вчіться граючи',
  'learn.lead':
    'Короткі завдання на справжньому ігровому полі, від першого ходу до простої тактики. Пробуйте сміливо: кожну помилку буде пояснено, а зламати тут нічого не можна.',
  'learn.progress':
    '{n, plural, =0 {Ще нічого не розв’язано} one {Розв’язано # з {all}} few {Розв’язано # з {all}} many {Розв’язано # з {all}} other {Розв’язано # з {all}}}',
  'learn.begin': 'Почати',
  'learn.goOn': 'Продовжити',
  'learn.repeat': 'Пройти ще раз',
  'learn.readRules': 'Читати правила',
  'learn.kept': 'Ваші успіхи зберігаються лише на цьому пристрої.',
  'learn.forget': 'Стерти мої успіхи',
  'learn.forgotten': 'Ваші успіхи видалено.',
  'learn.puzzles': 'Задачі',
  'learn.puzzles.text':
    'Знайдіть найкращий хід: понад тисяча позицій для кожної гри, щодня нова. Кожен розв’язок доведено.',
  'learn.puzzles.do': 'Розв’язувати задачі',

  'intro.title': 'Як перемагають',
  'intro.skip': 'Перейти до завдання 1',
  'intro.begin': 'Почати завдання 1',

  'lesson.tasks': 'Завдання',
  'lesson.part': 'Урок {n}: {title}',
  'lesson.number': 'Завдання {n} з {all}',
  'lesson.solved': 'Розв’язано',
  'lesson.open': 'Ще не розв’язано',
  'lesson.board': 'Ігрове поле до завдання «{title}»',
  'lesson.hint': 'Підказка',
  'lesson.undo': 'Назад',
  'lesson.again': 'Ще раз',
  'lesson.next': 'Наступне завдання',
  'lesson.nextRow': 'Інший ряд',
  'lesson.well': 'Чудово!',
  'lesson.notQuite': 'Не зовсім.',
  'lesson.other': 'Це дозволений хід, але тут треба зробити інше.',
  'lesson.finished': 'Ви розв’язали всі завдання. Час зіграти партію!',
  'lesson.playNow': 'Зіграти партію',
  'lesson.playLevel1': 'Зіграти на рівні 1',
  'lesson.allTasks': 'Усі уроки',
  'lesson.needsScript': 'Для завдань потрібен JavaScript. Правила можна читати й без нього.',
  'lesson.decide': 'Ваше рішення?',
};
