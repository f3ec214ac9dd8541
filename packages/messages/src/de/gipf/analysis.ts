import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Reserve von Weiß',
  'editor.reserve.black': 'Reserve von Schwarz',
  'editor.entry.white': 'Weiß darf einschieben',
  'editor.entry.black': 'Schwarz darf einschieben',
  'editor.entry.any': 'auch GIPF-Steine',
  'editor.entry.single': 'nur einfache Spielsteine',
  'editor.why.gipf.basic':
    'GIPF-Steine auf dem Brett: {n}. Im Basisspiel gibt es keine: entfernen oder eine andere Version wählen.',
  'editor.why.gipf.many':
    '{side}: {n} GIPF-Steine auf dem Brett, möglich sind höchstens {most}. Einige entfernen.',
  'editor.why.gipf.lost':
    '{side}: kein GIPF-Stein auf dem Brett, die Partie wäre also zu Ende. Mindestens einen hinzufügen.',
  'editor.why.pieces':
    '{side}: Spielsteine auf dem Brett: {n} (ein GIPF-Stein zählt als zwei). Möglich sind höchstens {most}.',
  'editor.why.reserve.many':
    '{control}: {n} ist zu viel. Mit den Spielsteinen auf dem Brett ist höchstens {most} möglich.',
  'editor.why.reserve.none':
    '{control}: 0. Ohne Spielstein zum Einschieben wäre die Partie zu Ende. Mindestens 1 wählen.',
  'editor.why.entry':
    '„{control}“: Es wurden schon einfache Spielsteine eingeschoben; sie liegen auf dem Brett oder sind geschlagen. „{choice}“ wählen.',
};
