import type { Translation } from '../areas.js';

export const review: Translation<'review'> = {
  'judgement.best': 'Найкращий хід',
  'judgement.good': 'Добрий хід',
  'judgement.inaccuracy': 'Неточність',
  'judgement.mistake': 'Помилка',
  'judgement.blunder': 'Груба помилка',
  'finding.misses-win':
    '{turns, plural, =1 {Пропускає негайну перемогу.} one {Пропускає перемогу за # хід.} few {Пропускає перемогу за # ходи.} many {Пропускає перемогу за # ходів.} other {Пропускає перемогу за # ходу.}}',
  'finding.allows-win':
    '{turns, plural, =0 {Програє одразу.} =1 {Дає суперникові виграти наступним ходом.} one {Дає суперникові виграти за # хід.} few {Дає суперникові виграти за # ходи.} many {Дає суперникові виграти за # ходів.} other {Дає суперникові виграти за # ходу.}}',
  'finding.two-rows': 'Дає суперникові прибрати два ряди за один хід: {rows}.',
  'finding.gives-row': 'Віддає суперникові ряд {row}.',
  'finding.allows-row': 'Ряд {row} суперника вже не зупинити.',
  'finding.misses-row': 'Пропускає ряд {row}.',
  'finding.misses-forced-row': 'Пропускає ряд {row}, який можна було створити примусово.',
};
