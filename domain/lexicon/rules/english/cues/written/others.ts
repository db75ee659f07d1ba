import type { ShownSense } from '../../english-word-sets.ts';

/** Adjectives and adverbs of news, encyclopedias and stories, and the words around them that show their sense. */
export const writtenOthers: readonly ShownSense[] = [
  ['rising', 'rising-increasing-en/adjective', { never: 'sun star ground road' }],
  [
    'mounting',
    'mounting-growing-en/adjective',
    {
      next: 'pressure evidence concern concerns criticism debt debts losses tensions tension anger fears costs calls problems frustration opposition unrest bills',
      previous: 'the with under amid',
    },
    'only',
  ],
  [
    'leaked',
    'leaked-secret-en/adjective',
    { next: 'memo documents document emails email report draft letter cables recording video information' },
    'only',
  ],
  [
    'sweeping',
    'sweeping-extensive-en/adjective',
    { next: 'overhaul reforms reform changes powers measures review statement victory statements generalisations' },
    'only',
  ],
  [
    'present',
    'present-day/adjective',
    {
      next: 'station building church form name location site system situation day government constitution state house structure king owner owners study book bridge course time castle town circumstances generation',
      never: 'past future birthday christmas',
    },
  ],
  [
    'badly',
    'badly-severely-en/adverb',
    {
      next: 'hurt injured damaged wounded burned burnt needed bruised affected shaken hit beaten in',
      near: 'damaged injured wounded hurt burned need needs wanted want so',
      reach: 2,
    },
    'only',
  ],
  [
    'distinct',
    'distinct-separate-en/adjective',
    {
      next: 'from types groups species objects parts stages languages categories areas phases cultures regions forms kinds populations dialects',
      previous: 'two three four several many as',
      never: 'advantage feeling smell disadvantage',
    },
  ],
  ['low lower', 'quietly/adverb', { next: 'voice voices whisper tone tones murmur' }],
  [
    'since',
    'since-until-now-en/adverb',
    {
      next: 'been become come moved left died grown changed remained gone made taken closed developed lost expanded returned spread appeared',
      previous: 'ever',
    },
  ],
  [
    'rear',
    'rear/adjective',
    {
      next: 'wheels wheel window door doors end seat seats axle entrance view wing lights light part side brakes bumper camera',
    },
  ],
  [
    'pending',
    'pending-until-en/preposition',
    { next: 'the a an safety further trial approval review investigation completion his her its appeal results final' },
  ],
  [
    'closely',
    'intimately/adverb',
    {
      next: 'related linked associated connected tied allied resembles resembled resemble bound involved together knit',
    },
  ],
  ['flat', 'flat-fee-en/adjective', { next: 'fee rate tax fare price charge' }, 'only'],
  ['bluntly', 'bluntly-en/adverb', {}],
  ['thousands', 'thousand/numeral', { never: 'dollars' }],
];
