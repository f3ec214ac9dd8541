import type { PageInfo } from '../../frame/page.js';

export default {
  path: 'programmers/',
  component: './Programmers.svelte',
  title: 'programmers.title',
  description: 'programmers.description',
} satisfies PageInfo;
