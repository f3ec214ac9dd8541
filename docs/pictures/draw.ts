// Draws the boards of the README and of board.md: node docs/pictures/draw.ts
import { writeFileSync } from 'node:fs';
import { boardSvg, skinOf, type PictureOptions } from '@korong/board';
import { GIPF, YINSH, type GameView } from '../../e2e/board/positions.ts';

const write = (name: string, view: GameView, options: PictureOptions = {}): void => {
  writeFileSync(new URL(`${name}.svg`, import.meta.url), `${boardSvg(skinOf(view.game), view, options)}\n`);
};

write('yinsh', YINSH, { width: 440, title: 'A game of YINSH' });
write('gipf', GIPF, { width: 440, title: 'A game of GIPF' });

/** The ring on d5 is held; the pointer is over d7, so a marker would be flipped. */
const held: GameView = {
  ...YINSH,
  marks: {
    d5: ['held'],
    d7: ['target'],
    f7: ['target'],
    d4: ['target'],
    c4: ['target'],
    d6: ['flip'],
    h4: ['last'],
    i4: ['last'],
  },
  ghosts: { d7: [{ kind: 'ring', side: 'white' }] },
};

/** A push is previewed; a row is chosen, in which one GIPF-piece stays. */
const push: GameView = {
  ...GIPF,
  pieces: {
    ...GIPF.pieces,
    c3: [{ kind: 'piece', side: 'white' }],
    c4: [{ kind: 'gipf', side: 'white' }],
    c5: [{ kind: 'piece', side: 'white' }],
    c6: [{ kind: 'piece', side: 'white' }],
  },
  rows: [{ points: ['c3', 'c4', 'c5', 'c6'], tone: 'chosen' }],
  marks: { c3: ['go'], c4: ['stay'], c5: ['go'], c6: ['go'], i4: ['held'], e1: ['may'], d1: ['may'] },
  ghosts: { h4: [{ kind: 'piece', side: 'white' }] },
  arrows: [{ from: 'i4', to: 'h4', tone: 'may' }],
};

write('board-yinsh', held, { width: 440, title: 'A ring is held; dots show where it may go' });
write('board-gipf', push, { width: 440, title: 'A row is chosen, in which a GIPF-piece stays' });

for (const theme of ['wood', 'slate', 'contrast'] as const)
  for (const scheme of ['light', 'dark'] as const)
    write(`theme-${theme}-${scheme}`, YINSH, {
      theme,
      scheme,
      width: 200,
      thumbnail: true,
      title: `${theme}, ${scheme}`,
    });
