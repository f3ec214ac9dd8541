import type { Translation } from '../../areas.js';

export const online: Translation<'gipf/online'> = {
  'invite.eachSide': '{kinds} на кожну сторону',
  'invite.form.free': 'Вільно: хто має потенціал у грі, може його застосувати',
  'invite.form.challenge':
    'З правом виклику: кожна сторона може {n, plural, one {# раз} few {# рази} many {# разів} other {# раза}} кинути виклик, і тоді застосування треба виграти',
  'invite.form.always': 'Кожне застосування треба виграти',
  'invite.between': 'Час у пов’язаних партіях',
  'invite.learn.potentials': 'Ще не знаєте потенціалів? Дізнайтеся, що вони вміють',

  // Each kind in its own form
  'invite.form.acquire': 'Треба здобути: навантажену фішку треба виграти, коли її вводять',
  'invite.form.each': 'Кожен вид по-своєму',
};
