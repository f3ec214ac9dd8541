import type { Translation } from '../../areas.js';

export const site: Translation<'gipf/site'> = {
  'footer.rules.gipf': 'Regole di GIPF',

  'home.gipf.tagline': 'Fatti largo fino al centro',
  'home.gipf.text':
    'I pezzi entrano dal bordo e spingono tutto ciò che hanno davanti. Un allineamento di quattro torna nella tua riserva e porta via con sé i pezzi avversari contigui. Chi resta senza pezzi perde.',
  'home.play.gipf': 'Gioca a GIPF',
  'home.learn.gipf': 'Impara GIPF',
  'home.project.heading': 'GIPF come progetto',
  'home.project.tagline': 'Potenziali e partite collegate',
  'home.project.potentials':
    'Altri cinque giochi prestano a GIPF un potenziale ciascuno: una figurina su un tuo pezzo che una volta sola può fare ciò che nessun altro pezzo può.',
  'home.project.linked':
    'In una partita collegata il potenziale va prima conquistato, per esempio in una partita veloce di YINSH.',
  'home.project.learn': 'Scopri i potenziali',
};
