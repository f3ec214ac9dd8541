import type { Translation } from '../../areas.js';

export const analysis: Translation<'yinsh/analysis'> = {
  'editor.due': 'Далі',
  'editor.due.turn': 'звичайний хід',
  'editor.due.ring': 'вилучення кільця',
  'editor.why.rings.many': '{side}: кілець на полі: {n}, а може бути щонайбільше {most}. Приберіть зайві.',
  'editor.why.rings.few':
    '{side}: кілець на полі: {n}. Фішки й ряди з’являються лише тоді, коли всі кільця виставлено; тоді кожна сторона має щонайменше {least}. Додайте кільця.',
  'editor.why.rings.turns':
    'Кілець на полі: білі {white}, чорні {black}. Їх виставляють по черзі, і починають білі, тож у білих їх стільки ж, скільки в чорних, або на одне більше.',
  'editor.why.markers': 'Фішок на полі: {n}. Тут їх може бути щонайбільше {most}.',
  'editor.why.side':
    'Кільця виставляють по черзі, і починають білі. З такими кільцями виберіть «{side}» у пункті «{control}».',
};
