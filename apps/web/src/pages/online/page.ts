import type { PageInfo } from '../../frame/page.js';

export default {
  path: 'online/',
  component: './Lobby.svelte',
  areas: ['online', 'account', 'protocol', 'play', 'table'],
  later: ['account', 'project'],
  // What only the pages about people say
  aside: ['account', 'player', 'archive', 'privacy'],
  title: 'online.title',
  description: 'online.description',
  section: 'online',
} satisfies PageInfo;
