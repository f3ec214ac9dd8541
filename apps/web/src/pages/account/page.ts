import type { PageInfo } from '../../frame/page.js';

export default {
  path: 'account/',
  component: './Account.svelte',
  areas: ['account', 'protocol'],
  part: 'account',
  title: 'account.title',
  description: 'account.description',
  section: 'online',
  unlisted: true,
} satisfies PageInfo;
