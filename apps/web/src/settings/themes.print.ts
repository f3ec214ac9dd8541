// A few pieces on each board, to choose by eye. Printed with the page.
import { boardSvg, skinOf, type Piece, type ThemeName, type View } from '@korong/board';

const ring = (side: Piece['side']): Piece => ({ kind: 'ring', side });
const marker = (side: Piece['side']): Piece => ({ kind: 'marker', side });

const VIEW: View = {
  pieces: {
    e6: [marker('white')],
    f6: [marker('white')],
    f7: [marker('black')],
    g7: [marker('black')],
    e5: [ring('white')],
    g8: [ring('black')],
    d4: [marker('black')],
    h8: [ring('white')],
    d6: [ring('black')],
    g5: [marker('white')],
    h6: [ring('black')],
    e8: [marker('black')],
    c4: [ring('white')],
    h9: [marker('white')],
  },
  coordinates: false,
};

export const themePicture = (theme: ThemeName): string =>
  boardSvg(skinOf('yinsh'), VIEW, { theme, scheme: 'page', thumbnail: true });
