import type { PageInfo } from '../../frame/page.js';

export default {
  path: 'about/',
  component: './About.svelte',
  part: 'about',
  title: 'about.title',
  description: 'about.description',
} satisfies PageInfo;
