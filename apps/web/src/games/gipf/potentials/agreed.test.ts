import { expect, test } from 'vitest';
import { freeKinds, wonBy } from './agreed.js';

test('P11: of kinds that are linked and kinds that are not, both are named', () => {
  const links = {
    form: 'each',
    forms: { yinsh: 'always', tamsk: 'acquire' },
    games: { yinsh: 'die', tamsk: 'die' },
  } as const;
  expect(wonBy(links).map(({ kinds }) => kinds)).toEqual([['yinsh'], ['tamsk']]);
  expect(freeKinds('Z1Y2T1', links)).toEqual(['zertz']);
  expect(freeKinds('Y2T1-D3P1', links)).toEqual(['dvonn', 'punct']);
  expect(freeKinds('none-Y2', links)).toEqual([]);
});
