import type { Line } from '@korong/engine';
import { expect, test } from 'vitest';
import type { Translate } from '../../frame/i18n.js';
import { resultText } from './words.js';

const t = ((key: string, values: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Translate<'analysis' | 'table'>;
const line = (more: Partial<Line>): Line => ({ turn: 'f6', line: ['f6'], score: 0.7, ...more }) as Line;

test('every number is White’s, whoever is to act', () => {
  expect(resultText(t, line({}), 'white')).toBe('engine.percent 70');
  expect(resultText(t, line({}), 'black')).toBe('engine.percent 30');
  expect(resultText(t, line({ proven: 'win', endsIn: 2 }), 'black')).toBe('engine.winsIn side.black 2');
});
