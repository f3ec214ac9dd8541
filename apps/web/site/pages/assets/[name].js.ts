// The sentences of an area in a language, as a separate module: a new translation changes no script.
import { languages } from '@korong/messages';
import type { APIRoute, GetStaticPaths } from 'astro';
import { moduleName, moduleText, pageAreas } from '../../messages.js';

export const getStaticPaths = (() =>
  languages.flatMap(language =>
    pageAreas.map(area => ({
      params: { name: moduleName(language, area) },
      props: { text: moduleText(language, area) },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
