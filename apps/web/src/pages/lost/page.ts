import type { PageInfo } from '../../frame/page.js';

export default {
  path: '404/',
  component: './Lost.svelte',
  part: 'lost',
  title: 'lost.title',
  description: 'lost.description',
} satisfies PageInfo;
