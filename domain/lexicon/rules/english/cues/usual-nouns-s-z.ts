import type { ShownSense } from '../english-word-sets.ts';

/**
 * Nouns that start with s to z: their senses in news, encyclopedias and stories, and the words nearby that show each sense.
 */
export const usualNounsSToZ: readonly ShownSense[] = [
  [
    'settlement settlements',
    'settlement-place/noun',
    {
      near: 'israeli west bank jewish village early roman ancient founded town population inhabitants colony colonial settlers river coast viking illegal established',
      reach: 6,
      never: 'court lawsuit dispute agreement paid reached million',
    },
  ],
  [
    'shell shells',
    'shell-military/noun',
    {
      near: 'hit hits exploded artillery mortar fired tank landed soldiers army rockets bombs casualties',
      reach: 5,
      never: 'beach sea snail turtle egg nut oil',
    },
  ],
  [
    'sight sights',
    'tourist-attraction/noun',
    {
      near: 'tourists tourist seeing tour visit city see-all main',
      reach: 3,
      never: 'first eye eyes lost catch caught in',
    },
  ],
  [
    'site sites',
    'site-location-en/noun',
    {
      next: 'of',
      near: 'battle accident crash massacre former disaster city',
      reach: 4,
      never: 'web website click online page',
    },
    'only',
  ],
  [
    'spell spells',
    'spell-period-en/noun',
    {
      next: 'of as in at',
      previous: 'cold hot dry brief long short wet warm dizzy',
      never: 'magic witch cast wizard word',
    },
    'only',
  ],
  [
    'sphere spheres',
    'sphere-area-en/noun',
    { next: 'of', previous: 'public political private economic social domestic', never: 'radius surface ball glass' },
    'only',
  ],
  [
    'staple staples',
    'staple-food-en/noun',
    { near: 'food foods diet crop rice bread cuisine dish', reach: 4, never: 'paper gun' },
    'only',
  ],
  [
    'statement statements',
    'statement-declaration-en/noun',
    {
      near: 'said issued released press official government spokesman spokeswoman joint ministry company military police published',
      reach: 5,
      never: 'bank true false financial account income thesis',
    },
    'only',
  ],
  [
    'station stations',
    'broadcaster-station/noun',
    { previous: 'radio tv television news local', never: 'train police bus railway gas fire power' },
  ],
  [
    'subject subjects',
    'subject-of-ruler/noun',
    {
      near: 'king queen emperor crown loyal royal monarch british king’s queen’s emperor’s',
      reach: 3,
      never: 'school talk lecture changed',
    },
  ],
  [
    'subjects',
    'test-subject-en/noun',
    { near: 'study participants experiment test researchers tested healthy', reach: 4, never: 'king school taught' },
    'only',
  ],
  [
    'table tables',
    'chart-table/noun',
    {
      previous: 'following above below periodic',
      next: 'shows below above lists contains summarizes of',
      near: 'results figures data columns rows',
      reach: 4,
      never: 'sat kitchen dinner wooden chairs pool coffee wine cloth reserved',
    },
  ],
  [
    'tank tanks',
    'tank-military/noun',
    {
      near: 'soviet german rolled battle troops army armoured armored panzer fired crew shells destroyed',
      reach: 5,
      never: 'water fuel gas fish oxygen petrol septic',
    },
  ],
  [
    'ticket tickets',
    'admission-ticket/noun',
    {
      near: 'concert show game match festival theatre theater museum cinema movie event play opera zoo park sold',
      reach: 5,
      never: 'train bus plane air speeding parking police lottery airline flight',
    },
  ],
  ['tip tips', 'tip-end/noun', { next: 'of', never: 'day travel iceberg' }],
  [
    'track tracks',
    'trail/noun',
    {
      previous: 'left no fresh animal bear dog footprints lost keep',
      next: 'down',
      near: 'snow mud footprints hunter hunters',
    },
  ],
  [
    'variety varieties',
    'variety-type/noun',
    {
      near: 'apple apples grape grapes wine rice wheat tea roses cheese tomatoes potato',
      previous: 'new rare popular',
      reach: 3,
      never: 'wide of-reasons great',
    },
    'only',
  ],
  [
    'volume volumes',
    'volume-size/noun',
    {
      near: 'trade trading sales traffic water gas cubic litres liters production air blood liquid',
      reach: 5,
      never: 'turn radio music tv novel poems book published',
    },
  ],
  [
    'vote votes',
    'vote-ballot-en/noun',
    {
      next: 'on was is took takes scheduled',
      near: 'parliament final scheduled confidence referendum result',
      reach: 3,
      never: 'my your won lost got popular majority counted percent',
    },
    'only',
  ],
];
