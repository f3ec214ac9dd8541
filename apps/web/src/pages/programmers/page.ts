import type { PageInfo } from '../../frame/page.js';

export default {
  path: 'programmers/',
  component: './Programmers.svelte',
  part: 'programmers',
  title: 'programmers.title',
  description: 'programmers.description',
} satisfies PageInfo;
