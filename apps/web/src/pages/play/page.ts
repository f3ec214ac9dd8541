import type { PageInfo } from '../../frame/page.js';

/** What only potentials have of what is said at every board. */
const POTENTIALS = [
  ...['zertz', 'yinsh', 'dvonn', 'tamsk', 'punct', 'loaded', 'converted', 'above'].map(
    kind => `thing.${kind}`,
  ),
  'point.use',
  'due.push.use',
  'due.push.loaded',
  'due.use',
  'due.extra',
  'due.take.loaded',
  'offer.forgo',
  'offer.neutralise',
  'offer.convert',
  'offer.other',
  'use',
  'told.loaded',
  'told.use',
  'told.extra',
  'told.forgo',
  'told.denied',
];

export default {
  path: 'play/',
  component: './Play.svelte',
  areas: ['play', 'board', 'table'],
  later: ['play', 'board', 'table', 'reasons', 'project', 'match'],
  // Title and description are in the page already; the rest belongs to what is fetched when it is opened.
  aside: [
    // What only GIPF has
    'thing.piece',
    'thing.gipf',
    'point.dot',
    'point.target.push',
    'point.held.entry',
    'point.take',
    'point.goes',
    'point.stays',
    'due.push',
    'due.take',
    'offer.take',
    'offer.leave',
    'told.push',
    'told.take',
    'told.leave',
    ...POTENTIALS,
    'play.title',
    'play.description',
    // What is said at a terminal
    'ask',
    'state',
    'legend',
    // Extras.svelte
    'play.clock',
    'play.handicap',
    // More.svelte
    'play.resign',
    'play.draw',
    'play.yes',
    'play.no',
    'play.copy',
    'play.copied',
    'play.copyFailed',
    'play.copyPosition',
    'play.download',
    'play.picture',
    // End.svelte
    'play.rematch',
    // How it ended: nothing ends before a turn has been made, and with the first turn they are fetched
    'over',
    'end',
    // Trouble.svelte
    'trouble',
    // What has not come into use
    'play.notSent',
    'play.hint.asked',
    // Thinking.svelte, Thought.svelte
    'play.score',
    'play.stop',
    'play.showThinking',
    'play.visits',
    'play.lines',
    'play.line',
  ],
  along: { project: POTENTIALS },
  title: 'play.title',
  description: 'play.description',
  section: 'play',
} satisfies PageInfo;
