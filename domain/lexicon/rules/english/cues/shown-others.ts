import type { ShownSense } from '../english-word-sets.ts';

/** Adjectives and short words with several senses, and the words around them that show the sense. */
export const shownOthers: readonly ShownSense[] = [
  [
    'closing',
    'closing-final-en/adjective',
    {
      next: 'price prices stock bid level credits ceremony bell session date stages minutes line lines scene chapter stretch',
    },
    'only',
  ],
  [
    'tough tougher toughest',
    'tough/adjective',
    {
      near: 'rib ribs meat steaks bread crust lamb turkey overcooked rubbery chew fibres',
      never: 'decision question man',
    },
  ],
  [
    'state',
    'state-country/noun',
    {
      previous: 'two one nation independent sovereign palestinian islamic jewish welfare police modern secular member',
      near: 'solution',
      reach: 1,
    },
  ],
  [
    'ruling',
    'ruling-governing/adjective',
    {
      next: 'party parties coalition class classes family elite council dynasty body regime house government communist conservative socialist labour military',
    },
    'only',
  ],
  [
    'space',
    'outer-space/noun',
    {
      next: 'tourist tourists tourism industry company flight flights exploration program programme agency race travel mission missions centre center telescope probe shuttle craft suit vehicle research technology rocket',
      previous: 'outer deep in',
      near: 'nasa astronaut astronauts orbit moon mars rocket earth',
      reach: 4,
      never: 'parking office floor storage living shelf enough public more',
    },
  ],
  ['tidy', 'tidy/adjective', { previous: 'and clean very neat always is are was were kept keep so' }],
  ['no', 'no/particle', { next: 'i i’m i’ve i’d you you’re he she it it’s they we that’s' }],
  ['given', 'given-in-view-of/preposition', { next: 'all how these current recent' }],
  ['whatever', 'whatever-dismissive-en/interjection', { atEnd: true, never: 'or do for and' }, 'only'],
  [
    'firm',
    'firm/adjective',
    {
      next: 'stand grip belief commitment decision hand handshake friend friends ground mattress believer control support supporter opponent favourite skin date offer conviction basis',
    },
  ],
  [
    'light',
    'light-slight/adjective',
    {
      next: 'dress rain breakfast meal lunch jacket clothing clothes wind winds snow touch traffic music exercise coat sleeper weight box aircraft infantry cavalry tank machine drizzle breeze snack dinner wood work industry reading fabric',
    },
  ],
  [
    'light',
    'light-colour/adjective',
    { next: 'blue green brown grey gray skin hair colour color colours colors red yellow pink purple eyes' },
  ],
  [
    'live',
    'live-broadcast/expression',
    {
      previous:
        'shown broadcast broadcasted performed played recorded perform sing sang aired televised streamed perform sings airing transmitted play',
      next: 'music show shows band bands broadcast coverage album concert performance performances television tv audience recording event stream',
    },
  ],
  [
    'right',
    'on-the-right/adverb',
    { previous: 'turn turned turning turns keep bear far veer', never: 'on away back now into-the' },
  ],
  [
    'coming',
    'coming-next-en/adjective',
    {
      previous: 'the this',
      next: 'week weeks months month years year days decade decades season elections election war storm',
    },
    'only',
  ],
  [
    'deputy',
    'deputy-acting/adjective',
    {
      next: 'leader director prime minister head mayor chief president editor chairman secretary governor manager commander headmaster foreign defence defense sheriff interior finance',
    },
  ],
  [
    'sensitive',
    'sensitive-delicate-en/adjective',
    {
      next: 'issue issues topic topics subject information data question questions matter matters area areas documents site',
    },
    'only',
  ],
  ['situated', 'situated/adjective', {}],
  [
    'steady',
    'steady-continuous-en/adjective',
    { next: 'rise growth increase decline stream flow rain pace progress supply drop improvement decrease' },
    'only',
  ],
  [
    'chief',
    'main-chief-en/adjective',
    {
      next: 'reason cause source concern problem aim export exports city town crop advantage rival difficulty means merit goal',
    },
    'only',
  ],
  [
    'tight',
    'tight-strict-en/adjective',
    { near: 'security schedule budget controls deadline money control', reach: 3 },
    'only',
  ],
  ['widely', 'widely-en/adverb', {}],
  ['site sites', 'site-place-visit-en/noun', { previous: 'key main top' }],
  [
    'veggie',
    'veggie-vegetarian-en/adjective',
    {
      next: 'burger burgers dog dogs food option options dish dishes pizza sandwich sandwiches meal meals lasagna wrap wraps',
    },
  ],
  [
    'like',
    'like/preposition',
    {
      previous:
        'ideas things stuff places something anything nothing animals products companies words countries services problems people-who animal',
      never: 'i we you they would i’d they’d we’d don’t',
    },
  ],
];
