import type { ShownSense } from '../english-word-sets.ts';

/** The usual senses of frequent adjectives and adverbs. Words in `never` show another sense. */
export const generalAdjectives: readonly ShownSense[] = [
  ['large larger largest', 'big/adjective', { never: 'majority' }],
  ['tiny tinier tiniest', 'tiny/adjective', {}],
  ['sure', 'sure-certain/adjective', { never: 'thing' }],
  ['silent', 'silent-quiet/adjective', { never: 'film films movie movies cinema letter era' }],
  ['massive', 'massive-huge/adjective', { never: 'gold oak wood silver' }],
  ['well-known', 'well-known/adjective', { never: 'fact that' }],
  [
    'rough rougher',
    'rough-surface/adjective',
    {
      never:
        'time times day days week weeks year years night nights start patch life ride neighbourhood neighborhood experience childhood going idea estimate guess draft sketch manners figure calculation number diamond translation outline',
    },
  ],
  ['inclined', 'inclined-willing/adjective', { never: 'plane surface slope angle degrees axis' }],
  [
    'crude',
    'crude-vulgar/adjective',
    {
      near: 'joke jokes humour humor language comment comments remark remarks gesture gestures sexual insult insults',
      reach: 3,
    },
    'only',
  ],
  [
    'strongly',
    'strongly-advise/adverb',
    {
      next: 'recommend recommends recommended suggest suggested urge urged advise advised advises encourage encouraged recomend',
    },
    'only',
  ],
  [
    'net',
    'net-without-deductions/adjective',
    {
      next: 'shares share income profit profits loss losses worth assets asset sales earnings revenue revenues gain gains weight migration result effect debt exports importer exporter imports value benefit increase price pay salary carbon contribution zero cash',
    },
  ],
  [
    'express',
    'express-explicit/adjective',
    {
      next: 'reference language statement terms permission consent wish wishes purpose intention instructions provision authority agreement approval words written',
    },
    'only',
  ],
  [
    'opening',
    'initial/adjective',
    {
      next: 'argument arguments statement statements remarks round match game day night session speech scene act chapter credits track song weekend line lines paragraph move bid hours',
    },
  ],
  [
    'fair',
    'fair-just/adjective',
    {
      next: 'and enough share play trial price prices deal game treatment election elections comparison value trade hearing wage wages competition chance question point use or but',
    },
  ],
  ['smoking', 'smoking-steaming/adjective', { next: 'gun ruins ruin volcano chimney chimneys wreck wreckage' }, 'only'],
  [
    'early',
    'early-ahead-of-time/adjective',
    { next: 'election elections retirement departure closure termination parole repayment' },
    'only',
  ],
  [
    'early',
    'early-in-a-period/adjective',
    {
      next: 'life career years work works history stages stage period church christians christian settlers films film novels poems childhood days signs version versions research modern medieval example examples success',
    },
    'only',
  ],
  ['caretaker', 'caretaker-acting/adjective', { next: 'minister prime government president leader cabinet' }, 'only'],
  [
    'hard harder',
    'hard-on-somebody/adjective',
    { next: 'on', never: 'work works worked working try tried trying put get' },
    'only',
  ],
  [
    'country',
    'country-rural/adjective',
    { next: 'home homes house houses life road roads lane music estate cottage inn pub girl boy folk walk walks side' },
  ],
  ['uneasy', 'uneasy-uncomfortable/adjective', {}],
];
