import type { ShownSense } from '../english-word-sets.ts';

/**
 * Nouns that start with a or b: their senses in news, encyclopedias and stories, and the words nearby that show each sense.
 */
export const usualNounsAToB: readonly ShownSense[] = [
  [
    'advance',
    'advance-forward-en/noun',
    { near: 'army troops forces german soviet enemy allied soldiers north south east west front', reach: 6 },
    'only',
  ],
  [
    'advances advance',
    'progress-advance-en/noun',
    {
      near: 'medicine science technology technological medical scientific research major great rapid recent knowledge computing',
      reach: 4,
      never: 'cash sexual payment loan army troops',
    },
    'only',
  ],
  [
    'appearance appearances',
    'appearance-performance-en/noun',
    {
      previous: 'first public guest last rare brief second regular television',
      near: 'television tv stage debut guest film show tour',
      reach: 4,
      never: 'court physical outward face',
    },
    'only',
  ],
  [
    'application applications',
    'application-software-en/noun',
    {
      near: 'software computer computers web phone mobile windows run runs user users programming server smartphone android download data',
      reach: 5,
      never: 'form visa job school university fee deadline loan patent',
    },
    'only',
  ],
  [
    'application applications',
    'use-application-en/noun',
    {
      next: 'of',
      near: 'practical industrial scientific medical wide',
      reach: 3,
      never: 'form visa job school university fee deadline loan patent',
    },
    'only',
  ],
  [
    'attraction attractions',
    'tourist-attraction/noun',
    {
      near: 'tourist tourists visitors main city popular town local park',
      reach: 4,
      never: 'sexual physical gravity mutual force',
    },
  ],
  [
    'beam beams',
    'beam-light/noun',
    {
      near: 'light laser torch flashlight headlights electron particles',
      reach: 3,
      never: 'wood wooden roof ceiling steel',
    },
  ],
  [
    'body bodies',
    'body-corpse/noun',
    {
      near: 'found rescuers recovered discovered victims buried dead grave river morgue missing police',
      reach: 5,
      never: 'human mind weight healthy governing insects parts',
    },
  ],
  [
    'branch branches',
    'field-branch-en/noun',
    { next: 'of', never: 'tree trees bank library office bird post olive leaves' },
    'only',
  ],
  [
    'breakdown',
    'breakdown-failure-en/noun',
    {
      next: 'of in',
      near: 'talks negotiations relations marriage law order communication society',
      reach: 4,
      never: 'car engine nervous cost costs',
    },
    'only',
  ],
];
