import type { PageInfo } from '../../frame/page.js';

export default {
  path: 'play/',
  component: './Play.svelte',
  areas: ['play', 'board', 'table', 'reasons'],
  title: 'play.title',
  description: 'play.description',
  section: 'play',
} satisfies PageInfo;
