import type { Translation } from '../areas.js';

export const levels: Translation<'levels'> = {
  'level.1': 'Leert nog',
  'level.2': 'Beginner',
  'level.3': 'Ontspannen',
  'level.4': 'Aardig op weg',
  'level.5': 'Behoorlijk',
  'level.6': 'Goed',
  'level.7': 'Sterk',
  'level.8': 'Zeer sterk',
  'level.9': 'Expert',
  'level.10': 'Allersterkst',

  'level.1.like':
    'Speelt wat er op het eerste gezicht goed uitziet en ziet bijna elke dreiging over het hoofd.',
  'level.2.like': 'Pakt de eerste rij die hij kan krijgen en ziet de jouwe vaak over het hoofd.',
  'level.3.like': 'Mist nooit winst in één zet, maar trapt nog in eenvoudige vallen.',
  'level.4.like': 'Weet hoe een goede zet eruitziet, maar denkt nauwelijks vooruit.',
  'level.5.like': 'Denkt een beetje vooruit en gaat af en toe in de fout.',
  'level.6.like': 'Plant een paar zetten vooruit en maakt zelden fouten.',
  'level.7.like': 'Rekent goed en straft fouten af.',
  'level.8.like': 'Een serieuze tegenspeler voor ervaren spelers.',
  'level.9.like': 'Maakt nauwelijks fouten.',
  'level.10.like': 'Op volle kracht: denkt het langst na en kijkt het verst vooruit.',
};
