import type { ShownSense } from '../../english-word-sets.ts';

/**
 * Nouns from a to o in news, encyclopedias and web pages: their usual sense, and the nearby words that show another sense.
 */
export const writtenNounsAToO: readonly ShownSense[] = [
  ['acclaim', 'acclaim-praise-en/noun', {}],
  ['bank banks', 'bank-river/noun', { previous: 'along' }],
  [
    'bill bills',
    'bill-law/noun',
    {
      previous: 'reform tax crime immigration',
      near: 'parliament hurdle lawmakers senate senators',
      reach: 6,
      never: 'electricity phone pay',
    },
  ],
  [
    'bottom',
    'bottom-last-place-en/noun',
    {
      next: 'of',
      near: 'table league page list scroll rankings ladder class standings screen form article email',
      reach: 4,
      never: 'sea ocean lake river pool boat barrel pot pan cage glass',
    },
    'only',
  ],
  [
    'charts chart',
    'charts-of-hits-en/noun',
    {
      near: 'single singles album albums song songs number peaked topped hit uk billboard debuted pop',
      reach: 6,
      never: 'flow pie bar adobe attached spreadsheet data patients',
    },
    'only',
  ],
  [
    'feature features',
    'feature-function-en/noun',
    {
      near: 'app phone turn disable enable software device update settings users camera version search google windows browser website iphone button',
      reach: 6,
      never: 'film films facial landscape geological article',
    },
    'only',
  ],
  [
    'figure figures',
    'statistics-number/noun',
    {
      previous: 'latest official sales unemployment the these',
      near: 'add percent per cent rose fell unemployment released showed according statistics sales quarter',
      reach: 4,
      never: 'father public key human political historical action leading prominent dark tall religious slim',
    },
  ],
  [
    'file files',
    'file-computer/noun',
    {
      near: 'back backup install download upload computer folder usb attached open save pdf format delete laptop disk drive server copy',
      reach: 5,
      never: 'police court case nails',
    },
  ],
  ['forecast forecasts', 'forecast/noun', { previous: 'the a weather economic earnings its profit' }],
  ['gorge gorges', 'ravine/noun', {}],
  [
    'greens',
    'vegetables-greens-en/noun',
    { near: 'eat eats eating ate salad cook cooked fresh leafy plenty vegetables', reach: 5, never: 'party election' },
    'only',
  ],
  ['gym gyms', 'fitness-centre/noun', { never: 'school teacher class pupils hall' }],
  [
    'injured wounded',
    'injured-people-en/noun',
    {
      previous: 'the',
      never: 'man woman people soldier person boy girl players player party parties worker workers men',
    },
    'only',
  ],
  [
    'law',
    'law-study/noun',
    {
      previous: 'read reading study studied studying practise practised practice practiced practising',
      near: 'courses degree degrees professor faculty graduated school student students lecturer qualification',
      reach: 4,
      never: 'breaking broke against under passed rule',
    },
    'only',
  ],
  [
    'lending',
    'lending-of-money-en/noun',
    {
      previous: 'bank its their mortgage consumer commercial student the of in predatory',
      next: 'practices rates rate standards policies business banks market institutions and',
    },
    'only',
  ],
  [
    'match matches',
    'match-fire/noun',
    {
      previous: 'lit struck strike light',
      near: 'cigarette candle pockets lit flame lighter burn box',
      reach: 5,
      never: 'football tennis team score cricket final',
    },
  ],
  ['naturalist naturalists', 'naturalist-person-en/noun', {}],
  [
    'number',
    'number-for-identification/noun',
    {
      next: 'one two three four five six seven eight nine ten',
      previous: 'phone telephone serial account registration house tracking credit card flight',
      never: 'greater',
    },
  ],
  ['overhaul overhauls', 'overhaul-reform-en/noun', {}],
];
