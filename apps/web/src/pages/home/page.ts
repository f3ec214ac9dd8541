import type { PageInfo } from '../../frame/page.js';

export default {
  path: '',
  component: './Home.svelte',
  title: 'home.title',
  description: 'home.description',
} satisfies PageInfo;
