import type { PageInfo } from '../../frame/page.js';

export default {
  path: 'games/',
  component: './Games.svelte',
  areas: ['play', 'table', 'reasons'],
  part: 'games',
  title: 'games.title',
  description: 'games.description',
  section: 'games',
  unlisted: true,
} satisfies PageInfo;
