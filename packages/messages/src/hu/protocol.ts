import type { Translation } from '../areas.js';

export const protocol: Translation<'protocol'> = {
  BAD_REQUEST: 'A szerver nem érti ezt a kérést. Töltsd be újra az oldalt, és próbáld meg még egyszer.',
  BAD_MESSAGE:
    'A szerver nem érti az elküldött üzenetet. Töltsd be újra az oldalt, és próbáld meg még egyszer.',
  TOO_LARGE: 'Ez így egyszerre túl sok. Küldj kevesebbet.',
  NOT_FOUND: 'Ezen a címen nincs semmi. Nézd meg, pontosan úgy írtad-e, ahogy kaptad.',
  HELLO_FIRST: 'A kapcsolat nem épült fel rendesen. Töltsd be újra az oldalt.',
  NO_SESSION: 'Nem vagy belépve, vagy már nem. Válassz nevet, vagy lépj be.',
  FOREIGN_ORIGIN:
    'Ez a kérés egy másik webhelyről jött, ezért a szerver elutasítja. Nyisd meg magát a Korongot, és ott próbáld meg.',
  BANNED: 'Ennek a szervernek az üzemeltetője kitiltott. Ezen csak az üzemeltető változtathat.',
  NOT_ALLOWED: 'Ezt nem teheted meg. Csak az teheti, akié.',
  BAD_PLAYER_NAME:
    'A név 1–24 karakter hosszú: bármely írás betűi és számjegyei, szóköz, valamint - _ . és aposztróf lehet benne. Egy szóban nem keveredhetnek ábécék, és néhány név foglalt.',
  NAME_TAKEN: 'Valakinek már ez a neve, vagy nagyon hasonló. Válassz másikat.',
  WEAK_PASSWORD: 'Ezt a jelszót túl könnyű kitalálni. Legalább 8 karakter legyen, és ne a neved.',
  WRONG_PASSWORD: 'Nem ez a jelszó. Próbáld újra, vagy használd a helyreállítási kódodat.',
  WRONG_CODE:
    'Nem ez a helyreállítási kód. Próbáld újra; ha elveszett, ennek a szervernek az üzemeltetője tud segíteni.',
  NO_ACCOUNT: 'Ezzel a névvel nincs fiók. Nézd meg, jól írtad-e, vagy hozz létre egyet.',
  ALREADY_ACCOUNT: 'Már van fiókod. Ha másikat szeretnél, előbb lépj ki.',
  GAME_NOT_FOUND: 'Nincs ilyen játszma. Kérj új linket attól, aki küldte.',
  GAME_TAKEN:
    'Valaki gyorsabb volt: ez a játszma nélküled kezdődött el. Nézheted, vagy meghirdethetsz egyet te is.',
  GAME_NOT_OPEN: 'Ez a játszma már nem vár játékosra. Válassz másikat, vagy hirdess meg egyet te.',
  OWN_GAME: 'Ez a saját játszmád. Valaki másnak kell elfogadnia: küldd el neki a linket.',
  NOT_A_PLAYER: 'Ebben a játszmában nem játszol. Nézni nézheted.',
  BAD_SETUP: 'Így nem kezdődhet játszma. Válassz más beállításokat.',
  ENGINE_NOT_AWAY:
    'A számítógép nem tud képernyőn kívüli játékot játszani. Válassz minden fajtához másik összekapcsolt játékot.',
  TOO_MANY_GAMES: 'Túl sok nyitott játszmád van. Előbb vonj vissza egyet.',
  TOO_MANY_LISTED:
    'Túl sok játszma vár már a te címedről a lobbiban. Készíts egyet hivatkozással, vagy várj, amíg valamelyik elkezdődik.',
  PLAYING_ENOUGH: 'Túl sok ilyen játszmát játszol egyszerre. Előbb fejezz be vagy adj fel egyet.',
  MATCH_REFUSED: 'Ez ebben a játszmában most nem lehetséges.',
  NOT_ABSENT: 'Az ellenfeled itt van, vagy még nincs elég régóta távol. Várj egy kicsit.',
  CHAT_TOO_LONG: 'Ez túl hosszú. Egy üzenet a csevegésben legfeljebb 300 karakter.',
  MUTED: 'Ennek a szervernek az üzemeltetője letiltott a csevegésből. Játszani tovább játszhatsz.',
  BAD_POSITION: 'Ez az állás nem lehetséges. Ellenőrizd.',
  NEEDS_ACCOUNT: 'Ehhez fiók kell. Hozz létre egyet; a játszmáid megmaradnak.',
  STUDY_NOT_FOUND: 'Nincs ilyen tanulmány, vagy nem nyilvános. Kérj linket a tulajdonosától.',
  BAD_STUDY: 'A tanulmány egyik fejezete nem olvasható. Javítsd ki, és mentsd el újra.',
  STUDY_TOO_LARGE:
    'Ez a tanulmány túl nagy a mentéshez. Oszd fel, vagy törölj egy fejezetet vagy egy másik tanulmányt.',
  STUDY_CHANGED:
    'Ezt a tanulmányt időközben máshol módosították. Semmi sem veszett el: válaszd ki, melyik verzió maradjon.',
  TOO_MANY_STUDIES: 'Túl sok tanulmányod van. Előbb törölj egyet.',
  GAME_NOT_OVER: 'Csak befejezett játszmát lehet értékelni. Várd meg, amíg ez véget ér.',
  PUZZLE_NOT_FOUND:
    'A szerver nem ismeri ezt a feladványt. Töltsd újra az oldalt, hogy megkapd a jelenlegi feladványokat.',

  TOO_MANY_REQUESTS: 'Ez rövid idő alatt túl sok volt. Várj egy pillanatot, és próbáld újra.',
  TOO_MANY_CONNECTIONS: 'Túl sok kapcsolat jön a címedről. Zárj be néhányat a megnyitott oldalaid közül.',
  TOO_SLOW: 'A kapcsolat túl lassú volt. Próbáld újra.',
  TRY_AGAIN: 'A szervernek gondja van a tárolással. Semmi sem vész el; hamarosan újra működik.',
  NEWER_LOG: 'Ez a játszma egy újabb szerveren folytatódik. Mindjárt újra próbálkozunk.',
  SERVER_ENDING: 'A szerver újraindul. Mindjárt újra próbálkozunk.',
  INTERNAL: 'Valami elromlott a szerveren. Próbáld újra; ha megint előfordul, szólj az üzemeltetőnek.',
};
