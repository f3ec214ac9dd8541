import { BlockList, isIP } from 'node:net';
import { count } from '../settings/forms.js';

/** An IPv6 address changes often; its first 64 bits are the smallest network a person has. */
const NARROWEST = { 4: 32, 6: 64 } as const;
/** Wider ranges would ban more than intended. */
const WIDEST = { 4: 8, 6: 16 } as const;

/** An address, or a range like `203.0.113.0/24`, in the form in which it is stored; undefined if unreadable or too wide. */
export const readNetwork = (text: string): string | undefined => {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || more !== undefined) return undefined;
  const narrowest = NARROWEST[family];
  const width = count(WIDEST[family], family === 4 ? 32 : 128).safeParse(bits ?? String(narrowest)).data;
  if (width === undefined) return undefined;
  const kept = Math.min(width, narrowest);
  return `${family === 4 ? cutV4(address, kept) : cutV6(address, kept)}/${kept}`;
};

const cutV4 = (address: string, width: number): string =>
  address
    .split('.')
    .map((part, i) => Number(part) & (0xff << Math.max(0, Math.min(8, 8 * (i + 1) - width))) & 0xff)
    .join('.');

const cutV6 = (address: string, width: number): string => {
  const groups = groupsOf(address).map(
    (group, i) => group & (0xffff << Math.max(0, Math.min(16, 16 * (i + 1) - width))) & 0xffff,
  );
  return new URL(`http://[${groups.map(group => group.toString(16)).join(':')}]/`).hostname.slice(1, -1);
};

/** The eight numbers of an IPv6 address, as the URL parser reads them. */
const groupsOf = (address: string): readonly number[] => {
  const short = new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname.slice(1, -1);
  const [head = '', tail] = short.split('::');
  const numbers = (text: string): number[] =>
    text === '' ? [] : text.split(':').map(group => Number.parseInt(group, 16));
  const [front, back] = [numbers(head), numbers(tail ?? '')];
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
};

/** Gives a test whether an address, or the network stored for it, is in one of these. */
export const networkList = (networks: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', width] = network.split('/');
    list.addSubnet(address, Number(width), isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return text => {
    const address = text.replace(/\/\d+$/, '');
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
};
