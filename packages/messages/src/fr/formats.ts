import type { Translation } from '../areas.js';

export const formats: Translation<'formats'> = {
  FILE_EMPTY: 'Il n’y a rien dedans.',
  FILE_TOO_LONG: 'C’est trop long pour une partie.',
  FORMAT_UNKNOWN: 'Ce n’est pas un enregistrement que Korong sait lire : « {excerpt} »',
  SGF_BROKEN: 'Le SGF est endommagé ici, ou sa fin manque : « {excerpt} »',
  JSON_BROKEN: 'Ce n’est pas du JSON valide : « {excerpt} »',
  FIELD_WRONG: 'Ceci manque ou n’a pas la bonne forme : « {excerpt} »',
  RECORD_REFUSED: '{reason}',
  OTHER_GAME: 'Korong n’a pas ce jeu : « {excerpt} »',
  ZERTZ_NOT_YET: 'ZÈRTZ ne peut pas encore être lu.',
  OTHER_VARIANT: 'Cette variante est inconnue : « {excerpt} »',
  SEVERAL_VARIANTS: 'Le texte ne dit pas de quelle variante il s’agit. Variantes possibles : {choices}.',
  BOARD_CHANGED:
    'Ici, le plateau a été réarrangé : « {excerpt} ». De telles parties ne peuvent pas être lues.',
  UNKNOWN_WORD: 'On ne sait pas ce que signifie « {excerpt} ».',
  UNKNOWN_PLAYER: 'On ne sait pas de quel joueur il s’agit : « {excerpt} »',
  WRONG_SIDE: '« {excerpt} » vient du camp dont ce n’est pas le tour.',
  STEP_INCOMPLETE: '« {excerpt} » n’est pas un coup complet.',
  STEP_REFUSED: '« {excerpt} » n’est pas possible. {reason}',
  ROWS_CROSS: 'Des alignements se croisent, et l’enregistrement ne dit pas lequel est retiré : « {excerpt} »',
  OTHER_RESERVE:
    'La partie continue alors qu’un camp n’a plus de pièces : « {excerpt} ». Elle a été jouée avec plus de pièces que les règles ne le permettent.',

  'formats.line': 'Ligne {line} : {reason}',
  'formats.fileLine': '{file}, ligne {line} : {reason}',
  'formats.turn': 'Coup {turn} : {reason}',
  'formats.binary': '{file} n’est pas un fichier texte : il ne contient aucune partie.',
  'formats.about':
    'Lit les parties de boardspace.net (SGF), Board Game Arena, gipf.com, webgipf, Abstract Play et Korong.',
  'formats.drop': 'Vous pouvez aussi déposer des fichiers n’importe où sur cette page.',
  'formats.several':
    '{n, plural, one {# partie a été lue.} many {# de parties ont été lues.} other {# parties ont été lues.}}',
  'formats.refused':
    '{n, plural, one {# partie n’a pas pu être lue.} many {# de parties n’ont pas pu être lues.} other {# parties n’ont pas pu être lues.}}',
  'formats.refused.more': '… et {n} de plus qu’il a été impossible de lire.',
  'formats.add':
    '{n, plural, one {Ajouter la partie lue} many {Ajouter les # de parties lues} other {Ajouter les # parties lues}}',
  'formats.dropped':
    '{n, plural, one {# action après la fin a été omise.} many {# d’actions après la fin ont été omises.} other {# actions après la fin ont été omises.}}',
  'formats.ask': 'Le texte ne dit pas de quelle variante il s’agit. Laquelle a été jouée ?',

  'export.copy': 'Copier la partie',
  'export.copyFailed': 'La copie a échoué. Téléchargez plutôt la partie.',
  'export.download': 'Télécharger la partie',
  'export.position': 'Copier la position',
  'export.svg': 'Image (SVG)',
  'export.png': 'Image (PNG)',
  'export.title': 'Enregistrer sous',
  'export.json': 'JSON',
  'export.sgf': 'SGF, comme sur boardspace.net',
  'export.abstract-play': 'JSON, comme sur Abstract Play',
  'export.gif': 'Image animée (GIF)',
  'export.cannot': 'Ce format ne peut pas contenir cette partie.',
  'export.drawing': 'Image {n} sur {all}…',
};
