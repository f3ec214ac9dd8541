import { isIP } from 'node:net';

// How a setting's text is read. Nothing comes back where it cannot be.

export const isPort = (text: string): boolean => /^[0-9]{1,5}$/.test(text) && Number(text) <= 65_535;

export const isHost = (text: string): boolean =>
  isIP(text) !== 0 || (/^[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*$/.test(text) && !/^[0-9.]+$/.test(text));

export const readCount = (text: string, least: number, most: number): number | undefined => {
  const count = /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return count >= least && count <= most ? count : undefined;
};

/** So many in so long, in milliseconds. */
export interface Rate {
  readonly most: number;
  readonly window: number;
}

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Such as `20/15m`: twenty in a quarter of an hour. */
export const readRate = (text: string): Rate | 'off' | undefined => {
  if (text === 'off') return 'off';
  const [, most, length, unit] = /^([1-9][0-9]{0,6})\/([1-9][0-9]{0,3})([smhd])$/.exec(text) ?? [];
  return unit === undefined ? undefined : { most: Number(most), window: Number(length) * UNITS[unit]! };
};

export const readUrl = (text: string, protocols: readonly string[]): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && protocols.includes(url.protocol) && url.hostname + url.search !== '' ? text : undefined;
};

/** Scheme, host and port alone: the pages are at the root of their address. */
export const readOrigin = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href ? url.origin : undefined;
};

/** Addresses and ranges like `10.0.0.0/8`, with commas between them. `loopback` is this machine. */
export const readProxies = (text: string): readonly string[] | undefined => {
  const parts = text.split(',').map(part => part.trim());
  return parts.every(isProxy) ? parts : undefined;
};

const isProxy = (part: string): boolean => {
  if (part === 'loopback') return true;
  const [address = '', bits = '0', more] = part.split('/');
  const family = isIP(address);
  return family !== 0 && more === undefined && readCount(bits, 0, family === 4 ? 32 : 128) !== undefined;
};
