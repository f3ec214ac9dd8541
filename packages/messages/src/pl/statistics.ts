import type { Translation } from '../areas.js';

export const statistics: Translation<'statistics'> = {
  'statistics.title': 'Statystyka YINSH i GIPF',
  'statistics.description':
    'Czego uczą tysiące partii YINSH i GIPF rozegranych przez komputer, na obrazkach: przewaga białych, gdzie trafiają pierścienie, ile wart jest rząd, fory i ile pionków GIPF wprowadzać.',
  'statistics.heading': 'Czego uczą partie komputera',
  'statistics.lead':
    'Nasi gracze komputerowi rozegrali sami ze sobą tyle partii YINSH i GIPF: {games}. A my liczyliśmy. Te liczby opisują ich grę; o samych grach niczego nie dowodzą.',
  'statistics.read':
    'Jak czytać obrazki: kropka to wynik w procentach; wygrana liczy się za jeden, partia bez zwycięzcy za pół. Pasek wokół niej pokazuje, ile może być dziełem przypadku. Kreska pośrodku to 50%.',
  'statistics.interval': 'od {low} do {high}',

  'white.heading': 'Przewaga białych',
  'white.text':
    'W standardowym YINSH i podstawowym GIPF kolory są prawie równe. Wariant błyskawiczny wyraźnie sprzyja białym: ich wynik to {blitz}. Graj po dwie partie, zamieniając kolory.',
  'white.shows': 'Wynik białych',

  'limits.heading': 'Co to za liczby',
  'limits.text':
    'Po obu stronach grała ta sama sieć neuronowa, z małą ilością czasu na ruch. Silniejszy gracz może inaczej ocenić pierwszy rząd albo szósty pionek GIPF. Paski to 95-procentowe przedziały ufności.',
};
