import { games } from '@korong/rules';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addGameOptions } from './arguments.js';

test('every option of every game but its variant has a flag', () => {
  const flags = addGameOptions(new Command()).options.map(option => option.attributeName());
  const options = games.flatMap(({ optionNames }) => optionNames).filter(name => name !== 'variant');
  expect(flags.toSorted()).toEqual([...new Set(options)].sort());
});

test('a command may leave out flags that it has in another form', () => {
  const flags = addGameOptions(new Command(), ['linked']).options.map(option => option.attributeName());
  expect(flags).not.toContain('linked');
  expect(flags).toContain('handicap');
});
