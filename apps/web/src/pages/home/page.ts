import type { PageInfo } from '../../frame/page.js';

export default {
  path: '',
  component: './Home.svelte',
  part: 'home',
  title: 'home.title',
  description: 'home.description',
} satisfies PageInfo;
