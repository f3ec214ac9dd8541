import type { PageInfo } from '../../frame/page.js';

export default {
  path: 'archive/',
  component: './Archive.svelte',
  areas: ['account', 'play', 'table', 'protocol'],
  part: 'archive',
  title: 'archive.title',
  description: 'archive.description',
  section: 'online',
} satisfies PageInfo;
