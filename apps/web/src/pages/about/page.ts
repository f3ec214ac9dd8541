import type { PageInfo } from '../../frame/page.js';

export default {
  path: 'about/',
  component: './About.svelte',
  title: 'about.title',
  description: 'about.description',
} satisfies PageInfo;
