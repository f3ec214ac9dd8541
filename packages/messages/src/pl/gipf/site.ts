import type { Translation } from '../../areas.js';

export const site: Translation<'gipf/site'> = {
  'footer.rules.gipf': 'Zasady GIPF',

  'home.gipf.tagline': 'Przepchnij się do środka',
  'home.gipf.text':
    'Pionki wchodzą od brzegu i przesuwają wszystko, co mają przed sobą. Cztery w rzędzie wracają do twojej rezerwy i zabierają ze sobą przyległe pionki przeciwnika. Komu skończą się pionki, ten przegrywa.',
  'home.play.gipf': 'Zagraj w GIPF',
  'home.learn.gipf': 'Poznaj GIPF',
  'home.project.heading': 'GIPF jako projekt',
  'home.project.tagline': 'Potencjały i powiązane gry',
  'home.project.potentials':
    'Pięć innych gier użycza GIPF po jednym potencjale: to mała figurka na twoim pionku, która raz może zrobić to, czego nie potrafi żaden inny pionek.',
  'home.project.linked':
    'W partii powiązanej potencjał trzeba najpierw wygrać, na przykład w szybkiej partii YINSH.',
  'home.project.learn': 'Poznaj potencjały',
};
