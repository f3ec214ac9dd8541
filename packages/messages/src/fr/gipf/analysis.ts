import type { Translation } from '../../areas.js';

export const analysis: Translation<'gipf/analysis'> = {
  'editor.reserve.white': 'Réserve de Blanc',
  'editor.reserve.black': 'Réserve de Noir',
  'editor.entry.white': 'Blanc peut faire entrer',
  'editor.entry.black': 'Noir peut faire entrer',
  'editor.entry.any': 'aussi des pièces GIPF',
  'editor.entry.single': 'seulement des pièces simples',
  'editor.why.gipf.basic':
    'Pièces GIPF sur le plateau : {n}. Le jeu de base n’en a pas : retirez-les ou choisissez une autre variante.',
  'editor.why.gipf.many':
    '{side} : {n} pièces GIPF sur le plateau, mais {most} au plus sont possibles. Retirez-en.',
  'editor.why.gipf.lost':
    '{side} : aucune pièce GIPF sur le plateau, la partie serait donc finie. Ajoutez-en au moins une.',
  'editor.why.pieces':
    '{side} : pièces sur le plateau : {n} (une pièce GIPF compte pour deux). Au plus {most} sont possibles.',
  'editor.why.reserve.many':
    '{control} : {n}, c’est trop. Avec les pièces sur le plateau, le maximum est {most}.',
  'editor.why.reserve.none':
    '{control} : 0. Sans pièce à pousser, la partie serait finie. Choisissez au moins 1.',
  'editor.why.entry':
    '« {control} » : des pièces simples sont déjà entrées ; elles sont sur le plateau ou capturées. Choisissez « {choice} ».',
};
