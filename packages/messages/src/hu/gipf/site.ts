import type { Translation } from '../../areas.js';

export const site: Translation<'gipf/site'> = {
  'footer.rules.gipf': 'A GIPF szabályai',

  'home.gipf.tagline': 'Tolakodj be középre',
  'home.gipf.text':
    'A korongok a tábla széléről érkeznek, és mindent maguk előtt tolnak. A négyes sor visszatér a tartalékodba, és magával viszi az ellenfél mellette álló korongjait. Akinek elfogynak a korongjai, veszít.',
  'home.play.gipf': 'Játssz GIPF-et',
  'home.learn.gipf': 'GIPF-leckék',
  'home.project.heading': 'GIPF mint projekt',
  'home.project.tagline': 'Lehetőségek és összekapcsolt játszmák',
  'home.project.potentials':
    'Öt másik játék egy-egy lehetőséget ad a GIPF-hez: kis játékelem az egyik korongodon, amely egyszer olyat tud, amit más korong nem.',
  'home.project.linked':
    'Összekapcsolt játszmában a lehetőség használatát előbb ki kell vívni, például egy gyors YINSH-játszmában.',
  'home.project.learn': 'Ismerd meg a lehetőségeket',
};
