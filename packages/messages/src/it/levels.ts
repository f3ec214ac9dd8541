import type { Translation } from '../areas.js';

export const levels: Translation<'levels'> = {
  'level.1': 'Primi passi',
  'level.2': 'Principiante',
  'level.3': 'Occasionale',
  'level.4': 'In crescita',
  'level.5': 'Discreto',
  'level.6': 'Bravo',
  'level.7': 'Forte',
  'level.8': 'Molto forte',
  'level.9': 'Esperto',
  'level.10': 'Il migliore',

  'level.1.like': 'Gioca ciò che sembra buono a prima vista e non vede quasi nessuna minaccia.',
  'level.2.like': 'Prende il primo allineamento che gli capita e spesso non vede i tuoi.',
  'level.3.like': 'Vede sempre una vittoria in una mossa, ma cade ancora in trappole semplici.',
  'level.4.like': 'Sa riconoscere una buona mossa, ma quasi non guarda avanti.',
  'level.5.like': 'Guarda un po’ avanti e ogni tanto sbaglia.',
  'level.6.like': 'Pianifica qualche mossa in anticipo e sbaglia di rado.',
  'level.7.like': 'Calcola bene e punisce gli errori.',
  'level.8.like': 'Un avversario serio per giocatori esperti.',
  'level.9.like': 'Non sbaglia quasi mai.',
  'level.10.like': 'Al massimo della forza: pensa più a lungo e vede più lontano di tutti.',
};
