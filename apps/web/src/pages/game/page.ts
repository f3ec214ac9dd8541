import type { PageInfo } from '../../frame/page.js';

export default {
  path: 'game/',
  component: './GamePage.svelte',
  areas: ['online', 'account', 'protocol', 'match', 'play', 'board', 'table'],
  later: ['account', 'play', 'table', 'reasons', 'project'],
  // What only the pages about people say
  aside: ['account', 'player', 'archive', 'privacy'],
  title: 'game.title',
  description: 'game.description',
  section: 'online',
  unlisted: true,
} satisfies PageInfo;
