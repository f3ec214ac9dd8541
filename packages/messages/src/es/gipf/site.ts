import type { Translation } from '../../areas.js';

export const site: Translation<'gipf/site'> = {
  'footer.rules.gipf': 'Reglas de GIPF',

  'home.gipf.tagline': 'Ábrete paso hasta el centro',
  'home.gipf.text':
    'Las piezas entran por el borde y empujan todo lo que tienen delante. Cuatro en fila vuelven a tu reserva y se llevan consigo las piezas contiguas del oponente. Quien se queda sin piezas pierde.',
  'home.play.gipf': 'Jugar a GIPF',
  'home.learn.gipf': 'Aprender GIPF',
  'home.project.heading': 'GIPF como proyecto',
  'home.project.tagline': 'Potenciales y juegos enlazados',
  'home.project.potentials':
    'Otros cinco juegos prestan a GIPF un potencial cada uno: una figurita sobre una de tus piezas que, una vez, puede hacer lo que ninguna otra pieza puede.',
  'home.project.linked':
    'En una partida enlazada hay que ganarse antes el potencial, por ejemplo en una partida rápida de YINSH.',
  'home.project.learn': 'Conoce los potenciales',
};
