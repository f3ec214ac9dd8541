import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Rezerwa białych',
  'editor.reserve.black': 'Rezerwa czarnych',
  'editor.entry.white': 'Białe mogą wprowadzać',
  'editor.entry.black': 'Czarne mogą wprowadzać',
  'editor.entry.any': 'także pionki GIPF',
  'editor.entry.single': 'tylko pojedyncze pionki',
  'editor.why.gipf.basic':
    'Pionków GIPF na planszy: {n}. W grze podstawowej ich nie ma: usuń je albo wybierz inny wariant.',
  'editor.why.gipf.many':
    '{side}: pionków GIPF na planszy: {n}, a może ich być najwyżej {most}. Usuń nadmiar.',
  'editor.why.gipf.lost':
    '{side}: na planszy nie ma pionka GIPF, więc partia byłaby skończona. Dodaj co najmniej jeden.',
  'editor.why.pieces':
    '{side}: pionków na planszy: {n} (pionek GIPF liczy się za dwa). Może ich być najwyżej {most}.',
  'editor.why.reserve.many':
    '{control}: {n} to za dużo. Przy tylu pionkach na planszy może być najwyżej {most}.',
  'editor.why.reserve.none':
    '{control}: 0. Bez pionka do wsunięcia partia byłaby skończona. Wybierz co najmniej 1.',
  'editor.why.entry':
    '„{control}”: wprowadzono już pojedyncze pionki; są na planszy albo zostały zbite. Wybierz „{choice}”.',
};
