// The web app manifest, for installation.
import type { Language } from '@korong/messages';
import { GAMES } from '@korong/rules';
import type { APIRoute } from 'astro';
import { inEveryLanguage, sentencesOf } from '../../messages.js';

const ICONS = [
  { src: '/icons/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
  { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
  { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
  { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
];

export const getStaticPaths = inEveryLanguage;

export const GET: APIRoute = ({ params }) => {
  const language = params.language as Language;
  const t = sentencesOf(language, 'site');
  return Response.json({
    name: t['app.name'],
    short_name: 'Korong',
    description: t['home.description'],
    id: '/',
    lang: language,
    start_url: `/${language}/`,
    scope: '/',
    display: 'standalone',
    background_color: '#f5f0e7',
    theme_color: '#f5f0e7',
    categories: ['games'],
    icons: ICONS,
    shortcuts: [
      ...Object.keys(GAMES).map(game => ({
        name: t[`home.play.${game}`],
        url: `/${language}/play/#new=${game}`,
      })),
      { name: t['nav.learn'], url: `/${language}/learn/` },
    ],
  });
};
