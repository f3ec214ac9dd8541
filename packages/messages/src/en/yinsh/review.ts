export const review = {
  'finding.wrong-ring': 'Removes the wrong ring: {better} was better than {ring}.',
};
