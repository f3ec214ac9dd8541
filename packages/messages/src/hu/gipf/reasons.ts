import type { Translation } from '../../areas.js';

export const reasons: Translation<'gipf/reasons'> = {
  PIECE_MUST_BE_PUSHED: 'Nincs levehető sor. Tolj be egy korongot egy pöttyről, például a1-b2.',

  NOT_A_DOT: 'Ez nem pötty: {at}. Korongot a tábla körüli pöttyökről lehet betolni.',
  NOT_AN_ENTRY:
    'Így nem jöhet be korong ({at}). Válassz egy pöttyöt és a mellette lévő pontot, például a1-b2.',
  LINE_FULL: 'Ez a vonal tele van ({at}); nem lehet betolni rá semmit.',
  WRONG_LANDING:
    'A legtávolabbi eltolt korong nem oda kerül. Elöl az áll, amit írtál, utána a helyes pont: {at}.',
  DOT_NEEDED: 'Itt már áll egy korong: {at}. Add meg, melyik pöttyről tolod el.',
  GIPF_PIECE_FIRST:
    'A versenyváltozatban elsőként egy GIPF-et kell betolnod: írj elé egy G betűt, például Ga1-b2.',
  NO_GIPF_PIECE_ENTERS: 'Ebben a játszmában nem lehet GIPF-et betolni.',
  GIPF_RIGHT_ENDED: 'Már betoltál egy egyszerű korongot; azóta csak egyszerű korongot tolhatsz be.',
  NOT_A_ROW: 'Itt nincs négyes sor: {at}.',
  NOT_YOUR_ROW: 'Ezt a sort nem te veszed le: {at}.',
  ROW_ALREADY_SETTLED: 'Ezt a sort a táblán hagytad: {at}. A következő betolás után újra dönthetsz róla.',
  POINT_TWICE: 'Ez kétszer szerepel: {at}.',
  NOT_IN_ROW: 'Ez nem része annak a sornak: {at}.',
  MUST_GO_TOO: 'Ez is lekerül a sorral: {at}; csak GIPF vagy felruházott korong maradhat a táblán.',
  CANNOT_STAY: 'Ez a korong nem maradhat a táblán ({at}); csak GIPF vagy felruházott korong maradhat.',
  NOT_CAPTURED: 'Ez a saját korongod, és visszakerül a tartalékodba: {at}. Ide nem kell csillag.',
  NO_POTENTIALS: 'Ezt a játszmát lehetőségek nélkül játsszátok.',
  NO_POTENTIAL_LEFT: 'Nincs több ilyen lehetőséged, amit betolhatnál.',
  POTENTIALS_ENDED: 'Már betoltál egy egyszerű korongot; azóta felruházott korong nem jöhet be.',
  RESERVE_EMPTY:
    'Ehhez nincs elég egyszerű korong a tartalékodban. A táblán álló lehetőséget még használhatsz.',
  NOT_LOADED: 'Itt nincs olyan korongod, amely ezzel a lehetőséggel van felruházva: {at}.',
  TAMSK_WORKS_IN_THE_MIDDLE:
    'A TAMSK nem ott használható, ahol áll ({at}); akkor működik, amikor a korongját az e5-re tolják.',
  NOTHING_TO_JUMP: 'Az első ponttól a második felé nincs mit átugrani: {at}.',
  MUST_LAND_BEHIND:
    'A ZÈRTZ az átugrottak mögötti első üres pontra érkezik. Előbb, ami le van írva, aztán, ami helyes: {at}.',
  WAY_BLOCKED: 'Ez útban van: {at}. A YINSH csak üres pontokon csúszik át.',
  NOT_ADJACENT: 'Ezek nem szomszédosak: {at}. Ez a lehetőség szomszédos pontra ugrik.',
  NOTHING_TO_TOP: 'Erre nem ugorhat rá ez a lehetőség: {at}.',
  SAY_WHAT_BECOMES:
    'Mondd meg, mi legyen a GIPF-fel ezen a ponton: {at}. A végén =P semlegesíti, =G a tiéddé teszi.',
  NO_GIPF_PIECE_THERE: 'Itt nincs ellenfélhez tartozó GIPF, amelyet a PÜNCT megváltoztathatna: {at}.',
  DENIED_ALREADY:
    'Ennek a lehetőségnek a használata ebben a körben már meghiúsult: {at}. Tegyél valami mást.',
  NOTHING_IS_DENIED:
    'Csak lehetőség használata vagy betolása hiúsulhat meg, és csak összekapcsolt mérkőzésben.',
  EXTRA_PUSH_DUE:
    'A TAMSK-od középen van: told be egy kezdőpontról, például Ta1-b2, vagy mondj le róla így: T-.',
  ONE_MUST_GO:
    'Nem maradhat mind: {at}. Ha egy sorban csak GIPF és felruházott korong van, legalább egynek mennie kell.',

  BAD_HANDICAP:
    'Előnyt white=N vagy black=N alakban lehet megadni, ahol N 1, 2 vagy 3 lehet, és csak a GIPF alapváltozatában és lehetőségekkel. Ez nem ilyen: „{text}”.',
  BAD_POTENTIALS:
    'A lehetőségeket így kell írni: Z3Y3, fajtánként egy–hat (Z, Y, D, T, P), legalább az egyik félnek. „{text}” valami más.',
  BAD_PIECES: 'Lehetőségekkel mindkét félnek 12–24 egyszerű korongja van. „{text}” valami más.',

  IMPOSSIBLE_PIECES: 'A korongok egyetlen játszmában sem állhatnak így a táblán.',
  IMPOSSIBLE_RESERVE: 'A tartalék nem illik a táblán lévő korongokhoz.',
  IMPOSSIBLE_ENTRY: 'A GIPF-ek betolásának joga nem illik a tábla állásához.',
  IMPOSSIBLE_POTENTIALS:
    'Ez az állás nem jöhet létre: több a lehetőség, mint amennyiben megállapodtatok, vagy nem illenek össze.',

  // What is to be won first
  ENTRY_DENIED:
    'Ezt a lehetőséget ebben a körben nem nyerted meg. A tartalékodban marad. Tegyél valami mást.',
  NOT_TO_BE_WON: 'Ezt ebben a mérkőzésben nem kell megnyerni, így nem is hiúsulhat meg.',
  BAD_LINKED:
    'Amit meg kell nyerni, így írandó: yes, no vagy a használt fajták, például {example}: nagybetű a használatért, kisbetű a betolásért. „{text}” valami más.',
};
