// Times in words and figures.
import type { Translate } from '../frame/i18n.js';
import { DAY, HOUR, MINUTE, SECOND } from './durations.js';

type T = Translate<'online'>;

/** Below this a clock shows tenths, and its owner is warned. */
export const LOW = 10 * SECOND;

const two = (n: number): string => String(n).padStart(2, '0');

/** `4:05`, `1:04:05`, below ten seconds `0:09.4`. */
export const clockText = (ms: number): string => {
  if (ms < LOW) return `0:${(Math.floor(ms / 100) / 10).toFixed(1).padStart(4, '0')}`;
  const seconds = Math.floor(ms / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** In words that are exact enough: `40 s`, `12 min`, `3 h`, `2 days 4 h`. */
export const timeWords = (t: T, ms: number): string => {
  if (ms < 2 * MINUTE) return t('time.seconds', { n: Math.ceil(ms / SECOND) });
  if (ms < 2 * HOUR) return t('time.minutes', { n: Math.floor(ms / MINUTE) });
  if (ms < DAY) return t('time.hours', { n: Math.floor(ms / HOUR) });
  const [days, hours] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR)];
  return hours === 0 ? t('time.days', { n: days }) : t('time.daysHours', { days, hours });
};

/** The text of a clock. By days it shows no seconds until the last day. */
export const clockWords = (t: T, ms: number): string => (ms >= DAY ? timeWords(t, ms) : clockText(ms));
