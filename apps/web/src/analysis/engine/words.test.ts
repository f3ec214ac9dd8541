import type { Line } from '@korong/engine';
import { expect, test } from 'vitest';
import type { Translate } from '../../frame/i18n.js';
import { briefly, resultText } from './words.js';

const t = ((key: string, values: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Translate<'analysis' | 'play' | 'table'>;
const line = (more: Partial<Line>): Line => ({ turn: 'f6', line: ['f6'], score: 0.7, ...more }) as Line;

test('every number is White’s, whoever is to act', () => {
  expect(resultText(t, line({}), 'white')).toBe('engine.percent 70');
  expect(resultText(t, line({}), 'black')).toBe('engine.percent 30');
  expect(resultText(t, line({ proven: 'win', endsIn: 2 }), 'black')).toBe('play.line.winsIn side.black 2');
});

test('a certain result says who wins and when, also in two letters', () => {
  const lost = line({ proven: 'loss', endsIn: 3, score: 0 });
  expect(resultText(t, lost, 'black')).toBe('play.line.winsIn side.white 3');
  expect(briefly(lost, 'black')).toBe('#3');
  expect(briefly(line({}), 'black')).toBe('30');
  expect(resultText(t, line({ proven: 'draw', score: 0.5 }), 'white')).toBe('engine.draw');
  expect(briefly(line({ proven: 'draw', score: 0.5 }), 'white')).toBe('50');
});
