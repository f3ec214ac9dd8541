import type { Translation } from '../areas.js';

export const learn: Translation<'learn'> = {
  'rules.contents': 'Ezen az oldalon',
  'rules.house': 'Házi szabály',
  'rules.houseNote':
    'Ahol a kiadott szabályok nyitva hagynak egy kérdést, vagy a képernyőn való játék mást kíván, saját szabályt alkottunk. Az ilyen szabályokat a **Házi szabály** felirat jelzi.',
  'rules.source': 'A YINSH és a GIPF Kris Burm játéka. A szabályokat a saját szavainkkal magyarázzuk el.',
  'rules.statistics': 'Statisztika: mire tanítanak a gép játszmái?',
  'rules.linkTo': 'Hivatkozás erre: „{title}”',

  'demo.play': 'Mutasd',
  'demo.again': 'Mutasd újra',
  'demo.pause': 'Szünet',
  'demo.goOn': 'Tovább',
  'demo.analyse': 'Elemzés',
  'demo.analyse.title': 'Az állás elemzése: {title}',
  'demo.step': 'Egy lépés',
  'demo.reset': 'Vissza az elejére',
  'demo.controls': 'Bemutató ehhez: „{title}”',
  'demo.progress': '{n}. lépés, összesen {all}',

  'learn.title': 'Tanuld meg a YINSH-t és a GIPF-et',
  'learn.description':
    'Rövid interaktív leckék a YINSH-hez és a GIPF-hez, az első lépéstől az egyszerű taktikákig, a hibák magyarázatával és tippekkel.',
  'learn.heading': 'Tanulj játszva',
  'learn.lead':
    'Rövid feladatok igazi táblán, az első lépéstől az egyszerű taktikákig. Próbálkozz bátran: minden hibát elmagyarázunk, és semmi sem romolhat el.',
  'learn.progress':
    '{n, plural, =0 {Még nincs megoldott feladat} one {{all} feladatból # megoldva} other {{all} feladatból # megoldva}}',
  'learn.begin': 'Kezdés',
  'learn.goOn': 'Folytatás',
  'learn.repeat': 'Még egyszer',
  'learn.readRules': 'A szabályok',
  'learn.kept': 'Az eredményeidet csak ez az eszköz őrzi.',
  'learn.forget': 'Eredményeim törlése',
  'learn.forgotten': 'Az eredményeid törlődtek.',
  'learn.puzzles': 'Feladványok',
  'learn.puzzles.text':
    'Találd meg a legjobb lépést: játékonként több mint ezer állás, mindennap egy új. Minden megoldás bizonyított.',
  'learn.puzzles.do': 'Feladványok megoldása',

  'intro.title': 'Így lehet nyerni',
  'intro.skip': 'Ugrás az 1. feladatra',
  'intro.begin': 'Az 1. feladat kezdése',

  'lesson.tasks': 'Feladatok',
  'lesson.part': '{n}. lecke: {title}',
  'lesson.number': '{n}. feladat, összesen {all}',
  'lesson.solved': 'Megoldva',
  'lesson.open': 'Még nincs megoldva',
  'lesson.board': 'A feladat táblája: „{title}”',
  'lesson.hint': 'Tipp',
  'lesson.undo': 'Vissza',
  'lesson.again': 'Újra',
  'lesson.next': 'Következő feladat',
  'lesson.nextRow': 'Másik sor',
  'lesson.well': 'Nagyszerű!',
  'lesson.notQuite': 'Nem egészen.',
  'lesson.other': 'Ez szabályos kör, de most nem ez a feladat.',
  'lesson.finished': 'Minden feladatot megoldottál. Jöhet egy játszma!',
  'lesson.playNow': 'Új játszma',
  'lesson.playLevel1': 'Játék az 1. szinten',
  'lesson.allTasks': 'Minden lecke',
  'lesson.needsScript': 'A feladatokhoz JavaScript kell. A szabályok nélküle is olvashatók.',
  'lesson.decide': 'Hogyan döntesz?',
};
