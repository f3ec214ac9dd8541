export const review = {
  'finding.wrong-ring': 'Gives up the wrong ring: better {better} than {ring}.',
};
