import { language } from '../../frame/i18n.js';

/** A share as the language writes it: `52.3%`, `52,3 %`. */
export const percent = (share: number, digits = 1): string =>
  new Intl.NumberFormat(language(), {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: 1,
  }).format(share);

export const whole = (count: number): string => new Intl.NumberFormat(language()).format(count);
