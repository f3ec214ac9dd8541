import type { Translation } from '../../areas.js';

export const lessons: Translation<'yinsh/lessons'> = {
  'first.lesson': 'Pierwsze kroki',
  'tactics.lesson': 'Taktyka',
  'strategy.lesson': 'Jak grać dobrze',

  'intro.0': 'Białe usunęły dotąd jeden pierścień. Trzy usunięte pierścienie dają wygraną.',
  'intro.1': 'Pierścień porusza się w linii prostej i zostawia znacznik tam, gdzie stał.',
  'intro.2': 'Czarne przeskakują biały znacznik i go odwracają: teraz jest czarny.',
  'intro.3': 'Białe przeskakują czarny znacznik i go odwracają. Pięć białych znaczników tworzy rząd.',
  'intro.4': 'Białe usuwają rząd z planszy…',
  'intro.5': '… i usuwają drugi biały pierścień.',
  'intro.6': 'Czarne wykonują ruch.',
  'intro.7': 'Białe odsuwają pierścień. Znacznik, który po nim zostaje, uzupełnia kolejny rząd.',
  'intro.8': 'Ten rząd też schodzi z planszy.',
  'intro.9': 'Białe usuwają trzeci pierścień i wygrywają!',

  'place.title': 'Ustaw pierścień',
  'place.goal':
    'Grasz białymi i do ustawienia został ci jeden pierścień. Ustaw go na pustym polu, które nie leży na brzegu planszy.',
  'place.hint':
    'Blisko środka pierścienie mogą się poruszać w większej liczbie kierunków. Dotknij dowolnego pustego pola wewnątrz planszy.',
  'place.done':
    'Stąd linie biegną we wszystkich sześciu kierunkach; niektóre blokują tylko pierścienie stojące tuż obok twojego. Czarne ustawiają ostatni pierścień i zaczynają się ruchy.',
  'place.edge': 'Tak wolno, ale na brzegu pierścień ma mniej dróg. Wybierz pole bliżej środka.',

  'move.title': 'Przesuń pierścień',
  'move.goal':
    'Każde pole ma nazwę: literę kolumny, a potem liczbę, jak napisano wokół planszy. Przesuń jeden ze swoich pierścieni na h8, zaznaczone pole.',
  'move.hint': 'Pierścień porusza się w linii prostej. Pierścień na e5 ma wolną drogę do h8.',
  'move.done': 'Twój pierścień zostawił na e5 biały znacznik. Tak właśnie znaczniki trafiają na planszę.',
  'move.elsewhere':
    'Dozwolony ruch, ale pierścień ma stanąć na h8. Który z twoich pierścieni ma tam wolną drogę?',

  'jump.title': 'Przeskocz i odwróć',
  'jump.goal': 'Przeskocz trzy czarne znaczniki, żeby wszystkie stały się białe.',
  'jump.hint':
    'Czarne znaczniki na e4, f5 i g6 leżą obok siebie. Który pierścień jest z nimi w jednej linii?',
  'jump.done': 'Jeden skok, trzy znaczniki: teraz wszystkie są twoje. Stajesz tuż za ostatnim.',
  'jump.own': 'Ten skok odwrócił biały znacznik na czarną stronę. Skok odwraca oba kolory.',
  'jump.few': 'To odwraca jeden czarny znacznik. Jest skok, który odwraca trzy.',
  'jump.slide': 'Nic się nie odwróciło. Przesuń pierścień wzdłuż linii trzech czarnych znaczników.',

  'takeRow.title': 'Usuń rząd',
  'takeRow.goal':
    'Masz rząd pięciu znaczników. Usuń go, a potem usuń pierścień, z którego masz najmniej pożytku.',
  'takeRow.hint':
    'Najpierw dotknij rzędu. Potem przyjrzyj się swoim pierścieniom: jeden jest zablokowany i w ogóle nie może się ruszyć.',
  'takeRow.done':
    'Pierścień na a5 był zablokowany. Twoje cztery najlepsze pierścienie zostają i brakuje ci już tylko dwóch rzędów.',
  'takeRow.strongRing':
    'Ten pierścień mógł się jeszcze ruszać. Pierścień na a5 jest zablokowany przez czarne pierścienie; bez niego możesz się obejść.',

  'makeRow.title': 'Ułóż rząd',
  'makeRow.goal': 'Ułóż rząd pięciu znaczników, usuń go i usuń pierścień.',
  'makeRow.hint':
    'Twój pierścień na e5 zajmuje lukę między czterema znacznikami. Co po sobie zostawi, kiedy się ruszy?',
  'makeRow.done': 'Pierścień się nie liczył, ale znacznik, który zostawił, już tak.',
  'makeRow.own':
    'Ten skok odwrócił białe znaczniki na czarną stronę. Przesuń raczej pierścień z e5, ale nie wzdłuż linii swoich czterech znaczników.',
  'makeRow.none': 'Rzędu jeszcze nie ma. Który pierścień stoi między czterema twoimi znacznikami?',

  'flipRow.title': 'Odwróć przeszkodę',
  'flipRow.goal': 'Ułóż rząd w kolumnie f, odwracając czarny znacznik.',
  'flipRow.hint': 'Czarny znacznik na f5 przeszkadza. Znajdź pierścień, który może go przeskoczyć.',
  'flipRow.done': 'Jedno odwrócenie i piątka jest twoja. Uwaga: przeciwnik może zrobić to samo z tobą.',
  'flipRow.own': 'To odwraca na czarno twój własny znacznik. Odwróć czarny znacznik na f5.',
  'flipRow.none': 'Znacznik na f5 jest nadal czarny. Przeskocz go.',

  'seven.title': 'Pięć z siedmiu',
  'seven.goal':
    'Masz siedem znaczników w kolumnie c. Usuń pięć z nich, ale nie rozdzielaj swojej czwórki na linii od c7 do f7. Potem usuń dowolny pierścień.',
  'seven.hint': 'Znacznik na c7 należy do obu linii. Wybierz pięć, wśród których go nie ma.',
  'seven.done':
    'Cztery znaczniki od c7 do f7 nadal leżą obok siebie. Do następnego rzędu brakuje ci jednego.',
  'seven.broke':
    'Znacznik z c7 zniknął i na drugiej linii zostały tylko trzy. Wybierz pięć tak, żeby ten na c7 został.',

  'notForThem.title': 'Żadnych prezentów',
  'notForThem.goal':
    'Odwróć co najmniej dwa czarne znaczniki, ale tak, żeby nie ułożyć przy tym rzędu dla czarnych.',
  'notForThem.hint':
    'Twój własny znacznik na e5 przerywa rząd czarnych w kolumnie e. Nie ruszaj go i spójrz na kolumnę i.',
  'notForThem.done':
    'Dwa znaczniki zdobyte, a twój ruch nie utworzył rzędu czarnym. Zawsze patrz, co twój skok robi ze wszystkimi znacznikami.',
  'notForThem.row': 'Skok odwrócił na czarno także znacznik na e5, a to tworzy rząd czarnych w kolumnie e.',
  'notForThem.few': 'To nie daje czarnym rzędu, ale nie odwraca dwóch czarnych znaczników.',

  'block.title': 'Nie dopuść do rzędu',
  'block.goal': 'Czarne zaraz ułożą rząd w kolumnie d. Wykonaj ruch, po którym czarne nie mogą ułożyć rzędu.',
  'block.hint':
    'Kiedy pierścień zejdzie z d6, w kolumnie d będzie pięć czarnych znaczników. Odwróć wcześniej jeden z nich.',
  'block.done':
    'Rząd jest przerwany. Jeden z jego znaczników jest odwrócony, a czarne nie zdołają w jednym ruchu odwrócić go z powrotem i ułożyć rzędu.',
  'block.threat': 'Czarne nadal mogą ułożyć rząd w następnym ruchu. Odwróć jeden ze znaczników w kolumnie d.',

  'doubleRow.title': 'Dwa za jednym razem',
  'doubleRow.goal': 'Ułóż jednym ruchem dwa rzędy i usuń dwa pierścienie.',
  'doubleRow.hint':
    'Twój pierścień na f5, odchodząc, zamyka jeden rząd. W którą stronę musi pójść, żeby odwrócić też znacznik, którego potrzebujesz?',
  'doubleRow.done':
    'Jeden rząd dzięki zostawionemu znacznikowi, drugi dzięki odwróconemu. Dwa pierścienie naraz!',
  'doubleRow.one': 'To jeden rząd. Przesuń ten sam pierścień tak, żeby odwrócił też czarny znacznik na g5.',
  'doubleRow.none':
    'Rzędu jeszcze nie ma. Przesuń pierścień z f5, ale nie wzdłuż kolumny f: to odwróciłoby na czarno twoje własne znaczniki.',

  'rowFirst.title': 'Prezent od czarnych',
  'rowFirst.goal':
    'Ruch czarnych utworzył ci rząd. Usuń go wraz z pierścieniem, a potem własnym ruchem ułóż następny rząd.',
  'rowFirst.hint': 'Pierścień na f5 będzie ci potrzebny do ruchu, więc usuń inny.',
  'rowFirst.done':
    'Dwa pierścienie w jednej turze: najpierw rząd podarowany przez czarne, potem twój własny.',
  'rowFirst.neededRing': 'Pierścień z f5 jest usunięty, a był potrzebny do drugiego rzędu.',
  'rowFirst.missed':
    'Pierwszy rząd jest rozliczony. Zejście pierścieniem z kolumny f utworzyłoby tam jeszcze jeden.',

  'win.title': 'Wygraj partię',
  'win.goal': 'Obie strony usunęły po dwa pierścienie. Znajdź ruch, który od razu wygrywa.',
  'win.hint': 'Spójrz na kolumnę c. Skok może utworzyć także rząd czarnych, ale swój rozliczasz najpierw.',
  'win.done':
    'Oba rzędy były pełne, ale to był twój ruch, więc twój trzeci pierścień schodzi pierwszy. Wygrywasz!',
  'win.gives':
    'To tworzy rząd czarnych w kolumnie e, a żadnego twojego. Czarne usuwają trzeci pierścień i wygrywają. Poszukaj skoku, po którym także znacznik na c4 będzie biały.',
  'win.notYet': 'Gra toczy się dalej. Poszukaj skoku, po którym znacznik na c4 będzie biały.',

  'doubleThreat.title': 'Zagroź dwoma rzędami',
  'doubleThreat.goal':
    'Obie strony usunęły po dwa pierścienie. Wykonaj ruch, po którym czarne nie powstrzymają twojej wygranej w następnej turze.',
  'doubleThreat.hint':
    'Dwie linie po cztery znaczniki przecinają się na pustym polu. Co będzie, jeśli stanie tam twój pierścień?',
  'doubleThreat.done':
    'Twój pierścień na f5 grozi teraz rzędem na dwóch liniach. Czarne mogą przerwać tylko jedną z nich, a ty wygrywasz dzięki drugiej.',
  'doubleThreat.notYet':
    'Przed tym czarne mogą się obronić. Poszukaj pola, na którym przecinają się dwie twoje linie po cztery.',

  'keepRings.title': 'Który pierścień oddać?',
  'keepRings.goal':
    'Jeden twój pierścień jest już usunięty. Usuń swój rząd i drugi pierścień tak, żeby móc w następnej turze ułożyć trzeci rząd, cokolwiek zrobią czarne.',
  'keepRings.hint':
    'Dwa twoje pierścienie stoją między czterema twoimi znacznikami. Potrzebujesz obu, bo jedną z tych linii czarne mogą przerwać.',
  'keepRings.done':
    'Twoje pierścienie na f5 i h7 grożą dwoma rzędami. Czarne mogą przerwać jeden z nich, a ty wygrywasz dzięki drugiemu.',
  'keepRings.needed':
    'Ten pierścień miał zaraz ułożyć rząd. Jedyną groźbę, która została, czarne mogą powstrzymać. Usuń pierścień, który niczym nie grozi.',

  'patience.title': 'Nie spiesz się z rzędem',
  'patience.goal':
    'Jesteś w tyle: czarne usunęły dwa pierścienie i grożą trzecim rzędem. Ty też możesz ułożyć rząd. Znajdź ruch, który utrzyma cię w grze.',
  'patience.hint':
    'Czarny pierścień na d6 zostawi w kolumnie d znacznik między innymi. Odwróć jeden z tamtych.',
  'patience.done':
    'Groźba zniknęła, a twój własny rząd może poczekać. Z pięcioma pierścieniami masz więcej ruchów niż czarne.',
  'patience.hurried': 'Masz swój rząd, ale teraz czarne ułożą trzeci i wygrają. Najpierw powstrzymaj groźbę.',
  'patience.threat': 'Czarne nadal mogą ułożyć trzeci rząd i wygrać. Odwróć znacznik w kolumnie d.',

  'gift.title': 'Rząd czarnych, który ci pomaga',
  'gift.goal':
    'Masz usunięte dwa pierścienie, czarne jeden. Znajdź ruch, po którym wygrasz w następnej turze, cokolwiek zrobią czarne.',
  'gift.hint':
    'Dwie twoje linie po cztery przecinają się na f5. Jedyna droga tam układa rząd czarnym. Czy to by im wystarczyło?',
  'gift.done':
    'Czarne usuwają rząd i drugi pierścień. Ale twój pierścień na f5 grozi dwoma rzędami; czarne mogą przerwać jeden z nich, a ty wygrywasz dzięki drugiemu.',
  'gift.notYet': 'Przed tym czarne mogą się obronić. Nie bój się dać im rzędu: byłby dopiero drugi.',

  'blitz.title': 'Błyskawicznie: wygrywa jeden rząd',
  'blitz.goal':
    'To wariant błyskawiczny: pierwszy rząd wygrywa. Wykonaj ruch, po którym czarne nie powstrzymają twojego rzędu.',
  'blitz.hint': 'Dwie twoje linie po cztery przecinają się na e6. Który pierścień ma tam wolną drogę?',
  'blitz.done':
    'Twój pierścień na e6 grozi dwoma rzędami. Czarne mogą przerwać jeden z nich, a ty wygrywasz dzięki drugiemu.',
  'blitz.notYet':
    'Przed tym czarne mogą się obronić. Poszukaj pola, na którym przecinają się dwie twoje linie po cztery.',
};
