import type { ShownSense } from '../english-word-sets.ts';

/**
 * Nouns that start with e to m: their senses in news, encyclopedias and stories, and the words nearby that show each sense.
 */
export const usualNounsEToM: readonly ShownSense[] = [
  [
    'entry entries',
    'entry-record/noun',
    {
      near: 'diary dictionary encyclopedia log blog list index journal wikipedia database read catalogue last first latest',
      reach: 4,
      never: 'war country visa fee ticket door refused union',
    },
  ],
  [
    'environment',
    'environment-setting/noun',
    {
      near: 'love friendly relaxing cosy clean learning working office classroom pleasant staff',
      reach: 4,
      never: 'minister pollution climate agency protect protection protecting',
    },
  ],
  ['escape escapes', 'flight-escape-en/noun', { never: 'prison jail guards prisoners inmates cell' }],
  ['establishment', 'establishment-founding/noun', { next: 'of', never: 'drinking eating' }],
  [
    'estate',
    'estate-of-dead-en/noun',
    {
      near: 'left inherited heirs will son widow death inheritance tax executor',
      reach: 4,
      never: 'real country housing agent acres',
    },
    'only',
  ],
  [
    'exercise',
    'exercise-sport/noun',
    {
      previous: 'more regular physical enough daily little much without some aerobic vigorous',
      near: 'diet health healthy weight fitness gym sleep',
      never: 'military math grammar book write naval',
    },
  ],
  [
    'exercises exercise',
    'exercise-military-en/noun',
    { previous: 'military naval joint training', near: 'troops navy nato', reach: 4 },
    'only',
  ],
  [
    'fall',
    'autumn/noun',
    {
      previous: 'this last next late early',
      near: 'spring summer winter leaves semester september october november',
      reach: 4,
      never: 'rise empire prices wall down off asleep',
    },
  ],
  [
    'fall',
    'downfall-en/noun',
    {
      near: 'empire wall communism government regime city berlin saigon dictator',
      reach: 4,
      never: 'snow rain spring autumn winter semester',
    },
    'only',
  ],
  [
    'foundation',
    'founding-en/noun',
    {
      near: 'city town university club dates since century state order monastery',
      reach: 4,
      never: 'house building wall concrete cracks money charity theory',
    },
    'only',
  ],
  [
    'front fronts',
    'front-of-war-en/noun',
    {
      previous:
        'eastern western home southern northern second italian russian war popular united national liberation cold warm weather',
      near: 'soldiers war troops',
      reach: 3,
      never: 'door house seat page row desk yard of',
    },
    'only',
  ],
  ['grant grants', 'subsidy/noun', { never: 'student students scholarship tuition college' }],
  [
    'grounds',
    'grounds-reasons-en/noun',
    {
      previous: 'health legal the religious humanitarian medical moral political same environmental security',
      next: 'for that of',
      reach: 3,
      never: 'school hunting burial castle palace hotel walk park gardens fell',
    },
    'only',
  ],
  [
    'hearing hearings',
    'hearing-court/noun',
    {
      near: 'court judge monday tuesday wednesday thursday friday committee senate trial public lawyer testify next',
      previous: 'a the his her public first',
      reach: 4,
      never: 'aid loss sense impaired hard ear ears problems',
    },
  ],
  [
    'issue issues',
    'issue-magazine/noun',
    { near: 'magazine magazine’s comic newspaper copy copies edition cover', reach: 5, never: 'problem political' },
    'only',
  ],
  [
    'lap laps',
    'lap-race/noun',
    {
      previous: 'last first final second fastest victory opening one two three',
      near: 'race driver circuit lead laps track',
      reach: 5,
      never: 'sat sitting cat baby her my knees',
    },
  ],
  [
    'links',
    'connection-link-en/noun',
    {
      next: 'to',
      near: 'terrorist group organisation organization crime al-qaeda militants al-qaida terrorists extremists mafia',
      reach: 4,
      never: 'click website page url site',
    },
    'only',
  ],
  [
    'links link',
    'connection-link-en/noun',
    { next: 'between with', previous: 'close strong direct rail', never: 'click website page url site web' },
    'only',
  ],
  [
    'margin margins',
    'margin-of-victory-en/noun',
    {
      previous: 'narrow wide large small slim huge comfortable',
      near: 'won win victory votes percent points defeated',
      reach: 4,
      never: 'page notes profit',
    },
    'only',
  ],
  [
    'motion motions',
    'motion-proposal/noun',
    {
      near: 'rejected passed voted vote parliament council no-confidence seconded debate proposed filed',
      reach: 5,
      never: 'slow picture forward circular',
    },
  ],
];
