import type { Translation } from '../areas.js';

export const reasons: Translation<'reasons'> = {
  TEXT_EMPTY: 'Нічого не введено.',
  TEXT_TOO_LONG: 'Текст задовгий, прочитати його не вдасться: «{text}»',
  TEXT_UNREADABLE: 'Це неможливо прочитати: «{text}».',
  NO_SUCH_POINT: 'На цьому ігровому полі немає «{text}».',
  SEVERAL_FIT: 'Сюди підходить кілька рядів. Назвіть точки, з яких треба прибрати фішки.',

  GAME_OVER: 'Партію закінчено.',
  ROW_MUST_BE_TAKEN: 'Спершу приберіть ряд. Ряди стоять тут: {at}.',

  MUST_LEAVE_POINT: 'Кільце мусить зійти з {at}.',
  NOT_IN_LINE: 'Ці точки не на одній лінії: {at}.',

  TURN_ENDED: 'Хід закінчується ще до «{text}».',
  TURN_NOT_FINISHED: 'Один із попередніх ходів не завершено.',
  'premove.illegal': 'Ваш хід наперед {text} уже неможливий. {why}',

  UNKNOWN_GAME: 'Гри з назвою «{text}» немає. Є yinsh і gipf.',
  UNKNOWN_VARIANT:
    'Ця гра не має версії «{text}». Для YINSH є standard і blitz, для GIPF – basic, standard і tournament.',
  UNKNOWN_OPTION: 'Ця гра не має параметра «{text}».',

  POSITION_FORMAT: 'Це не позиція цієї гри: «{text}»',
  POSITION_VERSION: 'Ця версія запису позиції тут невідома: «{text}»',
  POSITION_FIELD: 'Цієї частини запису позиції бракує, вона невідома або стоїть не на місці: «{text}»',
  POSITION_BOARD: 'У записі позиції поле описано неправильно, починаючи із символу {place}.',
  IMPOSSIBLE_ROWS: 'Ряди на ігровому полі не відповідають тому, що треба зробити.',
  IMPOSSIBLE_SIDE: 'У цій позиції хід не може належати цій стороні.',
  IMPOSSIBLE_PHASE: 'З таким ігровим полем партія не могла дійти до цього етапу.',

  RECORD_VERSION: 'Ця версія запису партії тут невідома: «{text}»',
  RECORD_HEADER:
    'Це не схоже на запис партії: рядка заголовка «{text}» бракує, він повторюється або неправильний.',
  RECORD_TEXT: 'Цю частину запису неможливо прочитати: «{text}»',
  RECORD_NUMBER: 'Це не номер наступного ходу: «{text}»',
  RECORD_CLOCK: 'Цей час на годиннику неправильний або стоїть не після ходу: «{text}»',
  RECORD_VARIATION: 'Тут не може бути варіанта: «{text}»',
  RECORD_SIZE: 'Це забагато для одного аналізу: щонайбільше 10 000 ходів і 40 рівнів варіантів.',
  RECORD_JSON: 'Це не JSON запису партії; помилка тут: «{text}».',
  RECORD_RESULT: 'Партія закінчилася не з результатом «{text}».',
};
