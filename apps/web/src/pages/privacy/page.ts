import type { PageInfo } from '../../frame/page.js';

export default {
  path: 'privacy/',
  component: './Privacy.svelte',
  areas: ['account'],
  part: 'privacy',
  title: 'privacy.title',
  description: 'privacy.description',
} satisfies PageInfo;
