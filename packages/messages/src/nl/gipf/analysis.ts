import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Reserve van Wit',
  'editor.reserve.black': 'Reserve van Zwart',
  'editor.entry.white': 'Wit mag inbrengen',
  'editor.entry.black': 'Zwart mag inbrengen',
  'editor.entry.any': 'ook GIPF-stukken',
  'editor.entry.single': 'alleen gewone stukken',
  'editor.why.gipf.basic':
    'GIPF-stukken op het bord: {n}. Het basisspel heeft er geen: neem ze weg of kies een andere versie.',
  'editor.why.gipf.many':
    '{side}: {n} GIPF-stukken op het bord, maar er zijn er hoogstens {most} mogelijk. Neem er een paar weg.',
  'editor.why.gipf.lost':
    '{side}: geen GIPF-stuk op het bord, dus de partij zou afgelopen zijn. Voeg er minstens één toe.',
  'editor.why.pieces':
    '{side}: stukken op het bord: {n} (een GIPF-stuk telt voor twee). Er zijn er hoogstens {most} mogelijk.',
  'editor.why.reserve.many':
    '{control}: {n} is te veel. Met de stukken op het bord is hoogstens {most} mogelijk.',
  'editor.why.reserve.none':
    '{control}: 0. Zonder stuk om in te duwen zou de partij afgelopen zijn. Kies minstens 1.',
  'editor.why.entry':
    '“{control}”: er zijn al gewone stukken ingebracht; ze liggen op het bord of zijn geslagen. Kies “{choice}”.',
};
