import { expect, test } from 'vitest';
import { asker } from './request.js';
import { newerStudy, studyApiWith } from './studyApi.js';

test('requests go where the server has them, and a conflict brings the newer study along', async () => {
  const asked: string[] = [];
  const newer = {
    error: 'STUDY_CHANGED',
    reason: { code: 'STUDY_CHANGED', study: { id: 'a', revision: 3 } },
  };
  const api = studyApiWith(
    asker((url, init) => {
      asked.push(`${init!.method!} ${url as string}`);
      return Promise.resolve(new Response(JSON.stringify(newer), { status: 409 }));
    }),
  );
  await api.explore({ game: 'yinsh', position: 'yinsh/1 a=b', by: 'people' });
  await api.studies({ owner: 'Béla' });
  await api.study('../me');
  const study = { title: 't', visibility: 'private', chapters: [] } as const;
  const answer = await api.changeStudy('a', { ...study, chapters: [], revision: 2 });
  expect(answer.ok ? undefined : newerStudy(answer.error)).toEqual({ id: 'a', revision: 3 });
  expect(asked).toEqual([
    'GET /api/explorer?game=yinsh&position=yinsh%2F1+a%3Db&by=people',
    'GET /api/studies?owner=B%C3%A9la',
    'GET /api/studies/..%2Fme',
    'POST /api/studies/a',
  ]);
});
