import type { Translation } from '../areas.js';

export const formats: Translation<'formats'> = {
  FILE_EMPTY: 'Nincs benne semmi.',
  FILE_TOO_LONG: 'Ez túl hosszú ahhoz, hogy játszma legyen.',
  FORMAT_UNKNOWN: 'Ilyen lejegyzést a Korong nem tud beolvasni: „{excerpt}”',
  SGF_BROKEN: 'Az SGF itt hibás, vagy hiányzik a vége: „{excerpt}”',
  JSON_BROKEN: 'Ez nem érvényes JSON: „{excerpt}”',
  FIELD_WRONG: 'Ez hiányzik, vagy rossz az alakja: „{excerpt}”',
  RECORD_REFUSED: '{reason}',
  OTHER_GAME: 'A Korongban nincs meg ez a játék: „{excerpt}”',
  ZERTZ_NOT_YET: 'A ZÈRTZ még nem olvasható be.',
  OTHER_VARIANT: 'Ismeretlen változat: „{excerpt}”',
  SEVERAL_VARIANTS: 'A szövegből nem derül ki, melyik változat ez. Lehet: {choices}.',
  BOARD_CHANGED: 'Itt átrendezték a táblát: „{excerpt}”. Az ilyen játszmák nem olvashatók be.',
  UNKNOWN_WORD: 'Nem ismert, mit jelent: „{excerpt}”',
  UNKNOWN_PLAYER: 'Nem világos, melyik játékos ez: „{excerpt}”',
  WRONG_SIDE: '„{excerpt}”: nem ez a fél következik.',
  STEP_INCOMPLETE: '„{excerpt}” nem teljes lépés.',
  STEP_REFUSED: '„{excerpt}” nem lehetséges. {reason}',
  ROWS_CROSS: 'Sorok keresztezik egymást, és a lejegyzés nem mondja meg, melyiket veszik le: „{excerpt}”',
  OTHER_RESERVE:
    'A játszma folytatódik, miután az egyik félnek elfogytak a korongjai: „{excerpt}”. Több koronggal játszották, mint amennyit a szabályok engednek.',

  'formats.line': '{line}. sor: {reason}',
  'formats.fileLine': '{file}, {line}. sor: {reason}',
  'formats.turn': '{turn}. kör: {reason}',
  'formats.binary': '{file}: ez nem szövegfájl, nincs benne játszma.',
  'formats.about':
    'Beolvassa a boardspace.net (SGF), a Board Game Arena, a gipf.com, a webgipf, az Abstract Play és a Korong játszmáit.',
  'formats.drop': 'A fájlokat egyszerűen rá is húzhatod erre az oldalra.',
  'formats.several': '{n, plural, one {# játszma beolvasva.} other {# játszma beolvasva.}}',
  'formats.refused':
    '{n, plural, one {# játszmát nem lehetett beolvasni.} other {# játszmát nem lehetett beolvasni.}}',
  'formats.refused.more': '… és további {n}, amelyet nem lehetett beolvasni.',
  'formats.add':
    '{n, plural, one {A beolvasott játszma hozzáadása} other {A beolvasott # játszma hozzáadása}}',
  'formats.dropped':
    '{n, plural, one {A játszma vége utáni # lépés kimaradt.} other {A játszma vége utáni # lépés kimaradt.}}',
  'formats.ask': 'A szövegből nem derül ki, melyik változat ez. Melyiket játszották?',

  'export.copy': 'Játszma másolása',
  'export.copyFailed': 'Nem sikerült a másolás. Töltsd le inkább.',
  'export.download': 'Játszma letöltése',
  'export.position': 'Állás másolása',
  'export.svg': 'Kép (SVG)',
  'export.png': 'Kép (PNG)',
  'export.title': 'Mentés másként',
  'export.json': 'JSON',
  'export.sgf': 'SGF, ahogy a boardspace.net-en',
  'export.abstract-play': 'JSON, ahogy az Abstract Playen',
  'export.gif': 'Mozgó kép (GIF)',
  'export.cannot': 'Ez a formátum nem tudja tárolni ezt a játszmát.',
  'export.drawing': 'Rajzolás: {n}/{all}…',
};
