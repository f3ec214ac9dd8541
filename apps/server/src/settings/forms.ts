import { isIP } from 'node:net';
import { z } from 'zod';

// The forms that a setting's text may have. Each schema takes the text and gives the value.

export const count = (least: number, most: number): z.ZodType<number, string> =>
  z
    .string()
    .regex(/^[0-9]{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

export const port = z.string().max(5).pipe(count(0, 65_535));

export const host = z
  .string()
  .refine(
    text =>
      isIP(text) !== 0 ||
      (/^[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*$/.test(text) && !/^[0-9.]+$/.test(text)),
  );

/** So many in so long, in milliseconds. */
export interface Rate {
  readonly most: number;
  readonly window: number;
}

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const RATE = /^([1-9][0-9]{0,6})\/([1-9][0-9]{0,3})([smhd])$/;

/** Such as `20/15m`: twenty in a quarter of an hour. */
export const rate = z
  .string()
  .regex(RATE)
  .transform((text): Rate => {
    const [, most, length, unit] = RATE.exec(text)!;
    return { most: Number(most), window: Number(length) * UNITS[unit!]! };
  });

/** A limit, or `off`: no limit. */
export const unlessOff = <T>(limit: z.ZodType<T, string>): z.ZodType<T | undefined, string> =>
  z
    .literal('off')
    .transform(() => undefined)
    .or(limit);

/** Of PostgreSQL or Redis. A socket in the file system stands in the search part. */
export const url = (...protocols: readonly string[]): z.ZodType<string, string> =>
  z.string().refine(text => {
    const parsed = URL.canParse(text) ? new URL(text) : undefined;
    return parsed && protocols.includes(parsed.protocol) && parsed.hostname + parsed.search !== '';
  });

/** Scheme, host and port alone: the pages are at the root of their address. */
export const origin = z
  .string()
  .refine(text => URL.canParse(text))
  .transform(text => new URL(text))
  .refine(parsed => /^https?:$/.test(parsed.protocol) && `${parsed.origin}/` === parsed.href)
  .transform(parsed => parsed.origin);

const proxy = z.string().refine(part => {
  if (part === 'loopback') return true;
  const [address = '', bits = '0', more] = part.split('/');
  const family = isIP(address);
  return family !== 0 && more === undefined && count(0, family === 4 ? 32 : 128).safeParse(bits).success;
});

/** Addresses and ranges like `10.0.0.0/8`, with commas between them. `loopback` is this machine. */
export const proxies = z
  .string()
  .transform(text => text.split(',').map(part => part.trim()))
  .pipe(z.array(proxy));
