import type { Translation } from '../areas.js';

export const learn: Translation<'learn'> = {
  'rules.contents': 'Op deze pagina',
  'rules.house': 'Huisregel',
  'rules.houseNote':
    'Waar de gepubliceerde regels een vraag openlaten, of waar een scherm om iets anders vraagt, hebben we zelf een regel gemaakt. Zulke regels zijn aangeduid als **Huisregel**.',
  'rules.source': 'YINSH en GIPF zijn spellen van Kris Burm. Wij leggen de regels uit in onze eigen woorden.',
  'rules.statistics': 'Statistiek: wat de partijen van de computer leren',
  'rules.linkTo': 'Link naar “{title}”',

  'demo.play': 'Laat zien',
  'demo.again': 'Nog eens',
  'demo.pause': 'Pauze',
  'demo.goOn': 'Verder',
  'demo.analyse': 'Analyseren',
  'demo.analyse.title': 'Deze stelling analyseren: {title}',
  'demo.step': 'Eén stap',
  'demo.reset': 'Terug naar het begin',
  'demo.controls': 'Demonstratie bij “{title}”',
  'demo.progress': 'Stap {n} van {all}',

  'learn.title': 'YINSH en GIPF leren',
  'learn.description':
    'Korte interactieve lessen voor YINSH en GIPF, van de eerste zet tot eenvoudige tactiek, met tips en uitleg bij fouten.',
  'learn.heading': 'Spelend leren',
  'learn.lead':
    'Korte opdrachten op een echt speelbord, van de eerste zet tot eenvoudige tactiek. Probeer gerust iets uit: elke fout wordt uitgelegd en er kan niets kapot.',
  'learn.progress':
    '{n, plural, =0 {Nog niets opgelost} one {# van {all} opgelost} other {# van {all} opgelost}}',
  'learn.begin': 'Beginnen',
  'learn.goOn': 'Verder',
  'learn.repeat': 'Nog eens spelen',
  'learn.readRules': 'Regels lezen',
  'learn.kept': 'Je voortgang wordt alleen op dit apparaat bewaard.',
  'learn.forget': 'Voortgang wissen',
  'learn.forgotten': 'Je voortgang is gewist.',
  'learn.puzzles': 'Puzzels',
  'learn.puzzles.text':
    'Vind de beste zet: meer dan duizend stellingen voor elk spel, elke dag een nieuwe. Elke oplossing is bewezen.',
  'learn.puzzles.do': 'Puzzels oplossen',

  'intro.title': 'Zo win je',
  'intro.skip': 'Door naar opdracht 1',
  'intro.begin': 'Begin met opdracht 1',

  'lesson.tasks': 'Opdrachten',
  'lesson.part': 'Les {n}: {title}',
  'lesson.number': 'Opdracht {n} van {all}',
  'lesson.solved': 'Opgelost',
  'lesson.open': 'Nog niet opgelost',
  'lesson.board': 'Speelbord bij de opdracht “{title}”',
  'lesson.hint': 'Tip',
  'lesson.undo': 'Stap terug',
  'lesson.again': 'Opnieuw',
  'lesson.next': 'Volgende opdracht',
  'lesson.nextRow': 'Andere rij',
  'lesson.well': 'Goed gedaan!',
  'lesson.notQuite': 'Nog niet helemaal.',
  'lesson.other': 'Dat is een geldige zet, maar niet wat hier wordt gevraagd.',
  'lesson.finished': 'Je hebt alle opdrachten opgelost. Je bent klaar voor een partij!',
  'lesson.playNow': 'Partij spelen',
  'lesson.playLevel1': 'Speel nu op niveau 1',
  'lesson.allTasks': 'Alle lessen',
  'lesson.needsScript': 'Voor de opdrachten is JavaScript nodig. De regels kun je ook zonder lezen.',
  'lesson.decide': 'Wat beslis je?',
};
