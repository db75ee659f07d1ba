import type { ShownSense } from './english-word-sets.ts';

/** Nouns with several everyday senses, and the words around them that show the sense. */
export const shownNouns: readonly ShownSense[] = [
  [
    'fiction',
    'fiction-novels-en/noun',
    {
      near: 'books book novels novel stories story authors author writers writer readers library shelves selection reading genre literary historical crime bestsellers poetry published writing award',
      never: 'science fact facts truth legal pure',
    },
    'only',
  ],
  [
    'slope slopes',
    'slope-of-line-en/noun',
    { near: 'line curve graph estimated regression equation coefficient negative positive zero linear axis' },
    'only',
  ],
  ['sign signs', 'sign-plus-minus-en/noun', { previous: 'plus minus negative opposite', near: 'slope coefficient equation' }, 'only'],
  [
    'lens lenses',
    'lens-of-camera-en/noun',
    { near: 'camera cameras zoom photo photos photographer canon nikon aperture shoot shots dslr tripod mm telephoto focus' },
    'only',
  ],
  [
    'cavity cavities',
    'cavity-in-tooth-en/noun',
    { near: 'tooth teeth dentist dental filling fillings fill filled sugar gums hygienist brushing', reach: 9 },
    'only',
  ],
  [
    'consideration considerations',
    'consideration-thought-en/noun',
    {
      previous: 'under further careful your serious due special much some active given full',
      near: 'review proposal application request committee candidates',
      never: 'others feelings respect politeness',
    },
    'only',
  ],
  ['station stations', 'space-station-short-en/noun', { near: 'space orbit nasa astronauts astronaut shuttle moon crew flights', reach: 6, never: 'train bus police' }, 'only'],
  ['talk', 'talk-idle-en/noun', { previous: 'macho idle tough empty cheap small-time big loose', next: 'is', never: 'give gave giving lecture audience professor' }, 'only'],
  [
    'crowd',
    'crowd-type-en/noun',
    { previous: 'young younger older mixed local hip student college yuppie gay wrong regular late-night', near: 'caters cater attracts bar club nightclub' },
    'only',
  ],
  [
    'field fields',
    'field-area/noun',
    {
      previous: 'this same my your his her their our scientific academic medical legal chosen related technical research',
      near: 'experts expert expertise career study profession degree specialist intelligence medicine physics chemistry science computing psychology engineering',
      next: 'of',
      reach: 4,
      never:
        'corn wheat grass football soccer baseball players playing farm farmer farmers crops cows sheep magnetic electric oil gas battle poppies view rice plough flowers hockey home visual field cattle goal',
    },
  ],
  ['finish finishes', 'finish-surface-en/noun', { previous: 'matte glossy satin wood smooth metallic high-end quality chrome granite and', never: 'race line marathon runners race’s start winner she he they it who' }, 'only'],
  ['form forms', 'form/noun', { previous: 'information order registration entry consent tax request complaint claim enrollment booking release medical visa' }],
  [
    'sort',
    'type/noun',
    { next: 'of', previous: 'that this what some every another same any different' },
  ],
  ['guys', 'bloke/noun', { previous: 'two three four five six seven eight 2 3 4 5 6 bad good white black young old nice many most other some few tech' }],
];
