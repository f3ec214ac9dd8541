import type { Translation } from '../areas.js';

export const reasons: Translation<'reasons'> = {
  TEXT_EMPTY: 'Nem írtál be semmit.',
  TEXT_TOO_LONG: 'Ez túl hosszú ahhoz, hogy beolvasható legyen: „{text}”',
  TEXT_UNREADABLE: 'Ez nem értelmezhető: „{text}”.',
  NO_SUCH_POINT: 'Ezen a táblán nincs „{text}”.',
  SEVERAL_FIT: 'Erre több sor is illik. Add meg azokat a pontokat, amelyekről leveszed a korongokat.',

  GAME_OVER: 'A játszma véget ért.',
  ROW_MUST_BE_TAKEN: 'Előbb vegyél le egy sort. Itt van sor: {at}.',

  MUST_LEAVE_POINT: 'A kiindulópont és a célpont ugyanaz: {at}. Válassz másik célpontot.',
  NOT_IN_LINE: 'Ezek nem egy vonalon vannak: {at}.',

  TURN_ENDED: 'A kör már ez előtt véget ér: „{text}”.',
  TURN_NOT_FINISHED: 'Egy korábbi kör nincs befejezve.',
  'premove.illegal': 'Az előre megadott {text} már nem szabályos. {why}',

  UNKNOWN_GAME: 'Nincs „{text}” nevű játék. Választható: {choices}.',
  UNKNOWN_VARIANT: 'Ennek a játéknak nincs „{text}” változata. Választható: {choices}.',
  UNKNOWN_OPTION: 'Ennek a játéknak nincs „{text}” beállítása.',

  POSITION_FORMAT: 'Ez nem ehhez a játékhoz tartozó állás: „{text}”',
  POSITION_VERSION: 'Az állás leírásának ez a verziója itt nem ismert: „{text}”',
  POSITION_FIELD: 'Az állás leírásának ez a része hiányzik, ismeretlen vagy rossz helyen van: „{text}”',
  POSITION_BOARD: 'Az állás leírásában a tábla hibás; a hiba helye: {place}. karakter.',
  IMPOSSIBLE_ROWS: 'A táblán lévő sorok nem illenek ahhoz, ami most a teendő.',
  IMPOSSIBLE_SIDE: 'Ebben az állásban nem következhet ez a fél.',
  IMPOSSIBLE_PHASE: 'Ezzel a táblával a játszma nem juthatott ebbe a szakaszba.',

  RECORD_VERSION: 'A lejegyzésnek ez a verziója itt nem ismert: „{text}”',
  RECORD_HEADER:
    'Ez nem látszik játszma lejegyzésének: a fejléc „{text}” sora hiányzik, kétszer szerepel vagy hibás.',
  RECORD_TEXT: 'A lejegyzésnek ez a része nem értelmezhető: „{text}”',
  RECORD_NUMBER: 'Nem ez a következő kör sorszáma: „{text}”',
  RECORD_CLOCK: 'Ez az óraállás hibás, vagy nem kör után áll: „{text}”',
  RECORD_VARIATION: 'Itt nem állhat változat: „{text}”',
  RECORD_SIZE: 'Ez túl sok egy elemzéshez: legfeljebb 10 000 kör, és legfeljebb 40 szint mély változatok.',
  RECORD_JSON: 'Ez nem egy játszma lejegyzése JSON-ban; a hiba itt van: „{text}”.',
  RECORD_RESULT: 'A játszma nem ezzel az eredménnyel ért véget: „{text}”.',
};
