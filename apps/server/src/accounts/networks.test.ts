import { expect, test } from 'vitest';
import { networkList, readNetwork } from './networks.js';

test.each([
  ['203.0.113.7', '203.0.113.7/32'],
  ['203.0.113.7/24', '203.0.113.0/24'],
  ['203.0.113.255/25', '203.0.113.128/25'],
  ['10.20.30.40/12', '10.16.0.0/12'],
  ['10.20.30.40/8', '10.0.0.0/8'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8::/64'],
  ['2001:db8:abcd:ffff::/50', '2001:db8:abcd:c000::/50'],
  ['2001:db8::1/128', '2001:db8::/64'],
  ['2001:db8:ffff::/32', '2001:db8::/32'],
])('%s is %s', (text, network) => {
  expect(readNetwork(text)).toBe(network);
});

test.each([
  '',
  'anna',
  '203.0.113',
  '203.0.113.7/33',
  '203.0.113.7/7',
  '203.0.113.7/',
  '::/0',
  '2001::/129',
  '1.2.3.4/8/9',
])('%j cannot be banned', text => {
  expect(readNetwork(text)).toBeUndefined();
});

test('an address is in the list, or is not', () => {
  const has = networkList(['203.0.113.0/24', '2001:db8::/32', '198.51.100.7/32']);
  const asked = ['203.0.113.9', '203.0.114.9', '198.51.100.7', '2001:db8:1:1::/64', '2001:db9:0:0::/64', ''];
  expect(asked.map(has)).toEqual([true, false, true, true, false, false]);
});
