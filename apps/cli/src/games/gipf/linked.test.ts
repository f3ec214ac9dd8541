import { gipf, type GipfPosition } from '@korong/rules';
import { expect, test } from 'vitest';
import type { Contestant } from '../../engine/players.js';
import { linkedOption, readLinkedForm } from '../linkedForm.js';
import { Linked } from './linked.js';

const at = (text: string): GipfPosition => {
  const read = gipf.readPosition(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

/** White's TAMSK is pushed to e5 by a push from e1. */
const TAMSK = at(
  'gipf/1 standard 4/5/6/wb[wT]4/6/5/W2B handicap=0-0 act=white phase=push mover=white reserve=5-5 ' +
    'entry=single-single settled=none potentials=T3 pieces=18 linked=yes stock=none extra=none denied=none',
);

/** Plans these turns one after the other, and records the positions it was set to. */
const planning = (...turns: string[]): Contestant & { readonly starts: string[] } => {
  const starts: string[] = [];
  return {
    starts,
    start: position => {
      starts.push(position);
      return Promise.resolve();
    },
    make: () => Promise.resolve(),
    think: () => Promise.resolve(turns.shift() ?? 'nonsense'),
    challenges: () => true,
    close: () => undefined,
  };
};

const turnWith = async (form: string, seed: number): Promise<{ turn: string; starts: readonly string[] }> => {
  const white = planning('e1-e2;Ta1-b2');
  const turn = await new Linked(form, { white, black: planning() }, seed).turn(TAMSK, 'white');
  return { turn, starts: white.starts };
};

test.each(['always', '1'])(
  '%s: a use acts or is denied by lot, and whoever planned it is told',
  async form => {
    const seen = new Map<string, readonly string[]>();
    for (let seed = 0; seed < 20; seed++) {
      const { turn, starts } = await turnWith(form, seed);
      seen.set(turn, starts);
    }
    expect([...seen.keys()].sort()).toEqual(['e1-e2;!Ta1-b2', 'e1-e2;Ta1-b2']);
    expect(seen.get('e1-e2;Ta1-b2')).toEqual([]);
    expect(seen.get('e1-e2;!Ta1-b2')!.map(text => text.split(' ')[4])).toEqual(['act=black']);
  },
);

test('a lot is the same for the same game', async () => {
  const turns = [await turnWith('always', 7), await turnWith('always', 7)].map(({ turn }) => turn);
  expect(turns[0]).toBe(turns[1]);
});

test('an entry is always played for, a kind that is free is not', async () => {
  const START = at(
    'gipf/1 basic b2w/5/6/w5b/6/5/b2w handicap=0-0 act=white phase=push mover=white reserve=12-12 ' +
      'entry=loaded-loaded settled=none potentials=Z2Y2 pieces=15 linked=z stock=Z2Y2 extra=none denied=none',
  );
  const seen = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const white = planning('Za1-b2', 'Ya1-b2');
    seen.add(await new Linked('1', { white, black: planning() }, seed).turn(START, 'white'));
  }
  expect([...seen].sort()).toEqual(['!Za1-b2;Ya1-b2', 'Za1-b2']);
});

test('challenges are used up', async () => {
  const YINSH = at(
    'gipf/1 standard 4/1[wY]3/6/7/6/5/W2B handicap=0-0 act=white phase=push mover=white reserve=5-5 ' +
      'entry=single-single settled=none potentials=Y3 pieces=18 linked=yes stock=none extra=none denied=none',
  );
  for (let seed = 0; seed < 20; seed++) {
    const white = planning('Yc3-c5', 'a1-b2', 'Yc3-c5');
    const linked = new Linked('1', { white, black: planning() }, seed);
    const first = await linked.turn(YINSH, 'white');
    if (!first.startsWith('!')) continue;
    expect([first, await linked.turn(YINSH, 'white')]).toEqual(['!Yc3-c5;a1-b2', 'Yc3-c5']);
    return;
  }
  throw new Error('never denied in twenty games');
});

test.each([
  ['ZY,Y=2', 'Zf5-h3', ['!Zf5-h3;a1-b2', 'Zf5-h3']],
  ['ZY,Y=2', 'Yc3-c5', ['Yc3-c5']],
  ['ZY,ZY=2', 'Zf5-h3', ['Zf5-h3']],
  ['Y', 'Zf5-h3', ['Zf5-h3']],
])('%s, and nobody challenges: %s becomes %j', async (form, use, turns) => {
  const position = at(
    'gipf/1 standard 4/1[wY]3/6/7/3[wZ]2/2w2/W2B handicap=0-0 act=white phase=push mover=white reserve=5-5 ' +
      `entry=single-single settled=none potentials=Z3Y3 pieces=18 linked=${linkedOption(readLinkedForm(form)!, 'Z3Y3')} ` +
      'stock=none extra=none denied=none',
  );
  const seen = new Set<string>();
  for (let seed = 0; seed < 20; seed++) {
    const seats = { white: planning(use, 'a1-b2'), black: { ...planning(), challenges: () => false } };
    seen.add(await new Linked(form, seats, seed).turn(position, 'white'));
  }
  expect([...seen].sort()).toEqual(turns);
});

test.each(['', '0', '4', 'never', 'ZY,D=1', 'ZY,Y=4', 'Zy,y=1', 'ZY,Y', 'Z Y'])(
  '“%s” is no form of linked play, or names no kinds of potentials',
  text => {
    const form = readLinkedForm(text);
    const linked = form && linkedOption(form, 'Z3Y3');
    const options = { variant: 'standard', potentials: 'Z3Y3', ...(linked && { linked }) };
    expect(form !== undefined && gipf.readOptions(options).ok).toBe(false);
  },
);
