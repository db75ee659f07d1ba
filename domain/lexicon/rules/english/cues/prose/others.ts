import type { ShownSense } from '../../english-word-sets.ts';

const decades =
  '1800s 1810s 1820s 1830s 1840s 1850s 1860s 1870s 1880s 1890s 1900s 1910s 1920s 1930s 1940s 1950s 1960s 1970s 1980s 1990s 2000s 2010s 2020s twenties thirties forties fifties sixties seventies eighties nineties 60s 70s 80s 90s';
const centuries = `${decades} 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth january february march april may june july august september october november december`;

/** Senses of adjectives and adverbs in news, encyclopedias and novels, with the nearby words that show them. */
export const proseOthers: readonly ShownSense[] = [
  [
    'late',
    'late-in-a-period-en/adjective',
    { next: `${centuries} middle antiquity republic empire spring summer autumn winter afternoon` },
    'only',
  ],
  ['early', 'early-years-of-en/adjective', { next: centuries }, 'only'],
  [
    'operating',
    'operating-of-business-en/adjective',
    {
      next: 'revenue revenues cost costs profit profits expenses expense income margin margins loss losses budget surplus deficit',
    },
    'only',
  ],
  [
    'overall',
    'overall-general-en/adjective',
    { previous: 'the an his her their its our', never: 'total length height cost' },
    'only',
  ],
  ['unclear', 'unclear-uncertain-en/adjective', {}],
  [
    'wild',
    'wild-living/adjective',
    { never: 'flowers flower garlic berries strawberries mushrooms rice plants herbs roses boar grasses thyme' },
  ],
  [
    'away',
    'away-absent-en/adverb',
    {
      previous: 'am is are was were be been being i’m he’s she’s they’re we’re you’re while',
      never:
        'miles mile kilometres km hours minutes far metres feet blocks days weeks months right straight step steps',
    },
    'only',
  ],
  [
    'light',
    'light-weight/adjective',
    {
      next: 'load loads lunch snack meal rain breeze traffic industry aircraft weapons infantry clothing touch rail crude sweet jacket breakfast wind snow exercise',
      never: 'bulb switch year years red green sun lamp',
    },
  ],
];
