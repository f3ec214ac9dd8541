import type { Translation } from '../areas.js';

export const match: Translation<'match'> = {
  NOT_STARTED: 'Ez a játszma még nem kezdődött el.',
  ALREADY_STARTED: 'Ez a játszma már elkezdődött.',
  SETUP_REFUSED: 'Így nem kezdődhet játszma.',
  POSITION_OVER: 'Ebben az állásban a játszma már véget ért; nincs mit lépni.',
  BAD_NAME: 'A név 1–60 karakter hosszú lehet.',
  BAD_CLOCK:
    'Az óra kezdetben 1 másodperc és 24 óra közötti időt mutathat, és körönként legfeljebb 24 órát adhat hozzá; napokban számolva egy körre 1–14 nap jut.',
  BAD_LINKS: 'A kapcsolt játékok nem illenek a lehetőségekhez. Válassz játékot minden használt fajtához.',

  MATCH_OVER: 'A játszma véget ért.',
  STALE_TURN: 'A játszma időközben továbbhaladt. Nézd meg a táblát, és válassz újra.',
  NOT_YOUR_TURN: 'A másik fél következik.',
  CLOCK_PAUSED: 'Az óra áll. Indítsd újra, hogy folytathasd a játszmát.',
  TIME_IS_UP: 'Lejárt az idő.',
  TURN_REFUSED: 'Ez a kör nem szabályos.',
  TURN_INCOMPLETE: 'Ez a kör még nincs befejezve.',

  NO_CLOCK: 'Ezt a játszmát óra nélkül játsszátok.',
  TIME_IS_LEFT: 'Van még idő az órán.',
  CLOCK_STANDS: 'Egyik óra sem jár.',
  CLOCK_NOT_PAUSED: 'Az óra nincs megállítva.',
  NOT_BY_DAYS: 'Ez nem lehetséges olyan játszmában, amelyben egy körre napok jutnak.',
  ENOUGH_TIME: 'A másik félnek már így is bőven van ideje.',
  NO_OUTAGE: 'Nincs visszaadható idő.',

  ALREADY_ASKED: 'Ez az ajánlat már elhangzott, és válaszra vár.',
  ASKED_THIS_TURN: 'Ezt már kérted. A következő köröd után kérheted újra.',
  NOTHING_ASKED: 'Nincs ajánlat, amelyre válaszolni lehetne.',
  OWN_OFFER: 'Ez a saját ajánlatod; a másik fél válaszol rá.',
  ONLY_TOGETHER: 'Ez csak akkor lehetséges, ha mindketten ugyanazon az eszközön játszotok.',
  NOTHING_TO_TAKE_BACK: 'Nincs ilyen visszavonható kör.',
  TAKEBACKS_SPENT: 'Itt már nem vonhatsz vissza többször. Játssz tovább.',
  LOG_FULL:
    'A játszma túl hosszú lett az ajánlatokhoz és a visszavonáshoz. Lépni és feladni továbbra is lehet.',
  NOT_LINKED: 'Ebben a játszmában semmi sincs másik játékkal összekapcsolva.',
  LINK_UNDER_WAY: 'Bejelentettek egy lehetőséget: előbb döntsétek el, érvényesül-e.',
  NOTHING_ANNOUNCED: 'Nem jelentettek be lehetőséget.',
  ANNOUNCE_FIRST: 'Ebben a mérkőzésben a kiharcolandó lehetőséget előbb be kell jelenteni.',
  NO_USE: 'Csak azt kell bejelenteni, amit ki kell harcolni, egyszerre egy lehetőséget.',
  GOES_ON_OTHERWISE: 'Ez a kör másképp kezdődött. Onnan folytasd, ami már eldőlt.',
  OWN_ANNOUNCEMENT: 'Ezt te jelentetted be; az ellenfélnek kell válaszolnia.',
  NOT_NOW: 'Ez most nem illik ahhoz, ami éppen zajlik.',
  BAD_LOT: 'Így nem lehet sorsolni. Töltsd be újra az oldalt, és próbáld meg még egyszer.',
  NOT_ACROSS_LINK: 'Amit egy másik játék eldöntött, azt nem lehet visszavenni.',

  ONLY_APART: 'Ez csak akkor lehetséges, ha különböző eszközökön játszotok.',
  NOTHING_TO_CLAIM:
    'Játszmára igényt tartani csak az első kör után lehet, és csak amíg a távol lévő fél következik.',
  TOO_EARLY_TO_CLAIM:
    'A másik fél még visszatérhet. Várj még egy kicsit, mielőtt igényt tartasz a játszmára.',

  TOO_LATE_TO_ABORT: 'Játszmát lemondani csak az első kör előtt lehet.',
  MATCH_NOT_OVER: 'A játszma még nem ért véget.',
  REMATCH_MADE: 'Már van visszavágó.',

  LOG_VERSION: 'Ezt a játszmát a Korong egy másik, itt nem ismert verziója mentette.',
  LOG_EVENT: 'Ez a játszma hiányosan lett elmentve; nem használható bejegyzés: {number}.',

  'over.resignation': '{winner} nyert: {loser} feladta.',
  'over.time': '{winner} nyert: {loser} ideje lejárt.',
  'over.agreement': 'Döntetlen, közös megegyezéssel.',
  'over.absence': '{winner} nyert: {loser} elhagyta a játszmát.',
  'over.absenceDraw': 'Döntetlen: az egyik fél elhagyta a játszmát.',
  'over.length': 'Döntetlen: a játszma elérte a megengedett legnagyobb hosszt.',
  'over.aborted': 'A játszmát az első kör előtt lemondták.',

  // Linked games with a name
  BAD_AWAY_NAME: 'A képernyőn kívüli játék neve 1–40 karakter, vezérlőkarakter nélkül.',
};
