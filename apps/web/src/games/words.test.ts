import { expect, test } from 'vitest';
import { tellTurn } from '../game/turn/turns.js';
import { corpus, heard, inEnglish, startOf } from './testing.js';

test('what is told of a turn is all of it: every record of the corpus can be written from the sentences', () => {
  for (const record of corpus()) {
    const { ui, position } = startOf(record);
    let now = position;
    const written = record.steps.map(text => {
      const read = ui.game.readStep(now, text);
      if (!read.ok) throw new Error(read.error.code);
      const told = tellTurn(ui, { start: now, steps: read.value }).map(inEnglish);
      now = read.value.reduce((p, step) => ui.game.play(p, step), now);
      return told.map(heard).join(';');
    });
    expect(written).toEqual(record.steps);
  }
});
