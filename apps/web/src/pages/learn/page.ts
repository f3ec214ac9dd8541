import type { PageInfo } from '../../frame/page.js';

const lessons = (course: 'yinsh' | 'gipf' | 'project'): PageInfo => ({
  path: `learn/${course}/`,
  component: './Lessons.svelte',
  props: { course },
  areas: ['learn', `lessons-${course}`, 'board', 'table', 'reasons'],
  title: `lessons.${course}.title`,
  description: `lessons.${course}.description`,
  section: 'learn',
});

const list: PageInfo = {
  path: 'learn/',
  component: './Learn.svelte',
  areas: ['learn', 'lessons-yinsh', 'lessons-gipf', 'lessons-project'],
  title: 'learn.title',
  description: 'learn.description',
  section: 'learn',
};

export default [list, lessons('yinsh'), lessons('gipf'), lessons('project')];
