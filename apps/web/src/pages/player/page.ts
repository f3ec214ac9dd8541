import type { PageInfo } from '../../frame/page.js';

export default {
  path: 'player/',
  component: './Player.svelte',
  areas: ['account', 'play', 'table', 'protocol'],
  part: 'player',
  title: 'player.title',
  description: 'player.description',
  section: 'online',
  unlisted: true,
} satisfies PageInfo;
