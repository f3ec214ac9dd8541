import type { PageInfo } from '../../frame/page.js';

export default {
  path: 'settings/',
  component: './SettingsPage.svelte',
  part: 'settings',
  title: 'settings.title',
  description: 'settings.description',
  unlisted: true,
} satisfies PageInfo;
