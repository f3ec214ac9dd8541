import type { PageInfo } from '../../frame/page.js';

const page = (game: 'yinsh' | 'gipf'): PageInfo => ({
  path: `rules/${game}/`,
  component: './Rules.svelte',
  props: { game },
  areas: [`rules-${game}`, 'learn'],
  title: 'page.title',
  description: 'page.description',
  section: 'rules',
});

export default [page('yinsh'), page('gipf')];
