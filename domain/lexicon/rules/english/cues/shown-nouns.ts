import type { ShownSense } from '../english-word-sets.ts';

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
  [
    'sign signs',
    'sign-plus-minus-en/noun',
    { previous: 'plus minus negative opposite', near: 'slope coefficient equation' },
    'only',
  ],
  [
    'lens lenses',
    'lens-of-camera-en/noun',
    {
      near: 'camera cameras zoom photo photos photographer canon nikon aperture shoot shots dslr tripod mm telephoto focus',
    },
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
  [
    'station stations',
    'space-station-short-en/noun',
    { near: 'space orbit nasa astronauts astronaut shuttle moon crew flights', reach: 6, never: 'train bus police' },
    'only',
  ],
  [
    'talk',
    'talk-idle-en/noun',
    {
      previous: 'macho idle tough empty cheap small-time big loose',
      next: 'is',
      never: 'give gave giving lecture audience professor',
    },
    'only',
  ],
  [
    'crowd',
    'crowd-type-en/noun',
    {
      previous: 'young younger older mixed local hip student college yuppie gay wrong regular late-night',
      near: 'caters cater attracts bar club nightclub',
    },
    'only',
  ],
  [
    'field fields',
    'field-area/noun',
    {
      previous:
        'this same my your his her their our scientific academic medical legal chosen related technical research',
      near: 'experts expert expertise career study profession degree specialist intelligence medicine physics chemistry science computing psychology engineering',
      next: 'of',
      reach: 4,
      never:
        'corn wheat grass football soccer baseball players playing farm farmer farmers crops cows sheep magnetic electric oil gas battle poppies view rice plough flowers hockey home visual field cattle goal',
    },
  ],
  [
    'finish finishes',
    'finish-surface-en/noun',
    {
      previous: 'matte glossy satin wood smooth metallic high-end quality chrome granite and',
      never: 'race line marathon runners race’s start winner she he they it who',
    },
    'only',
  ],
  [
    'form forms',
    'form/noun',
    {
      previous:
        'information order registration entry consent tax request complaint claim enrollment booking release medical visa',
    },
  ],
  ['sort', 'type/noun', { next: 'of', previous: 'that this what some every another same any different' }],
  [
    'guys',
    'bloke/noun',
    {
      previous:
        'two three four five six seven eight 2 3 4 5 6 bad good white black young old nice many most other some few tech',
    },
  ],
  [
    'note notes',
    'note-message-en/noun',
    {
      previous: 'quick short brief thank-you personal handwritten little kind nice sweet',
      next: 'to from',
      near: 'send sent wrote email',
      reach: 4,
      never: 'piano bank sing music high low pound dollar take takes book',
    },
    'only',
  ],
  [
    'grid',
    'grid-power-en/noun',
    { previous: 'power electricity national electrical energy', near: 'power electricity solar blackout energy' },
    'only',
  ],
  [
    'site sites',
    'site-place-visit-en/noun',
    {
      previous: 'tourist historic historical major archaeological famous sacred holy heritage religious cultural',
      near: 'visit tour sightseeing museum',
      reach: 4,
      never: 'web internet online click link download page website',
    },
    'only',
  ],
  [
    'cell cells',
    'cell-mobile/noun',
    { near: 'fax phone office pager', reach: 3, never: 'prison jail blood cancer stem brain' },
  ],
  [
    'argument arguments',
    'quarrel/noun',
    {
      previous: 'heated an another big angry',
      near: 'having had shouting fight wife husband drunk involved broke between',
      reach: 4,
      never: 'for against legal logical court counter valid',
    },
  ],
  [
    'plant plants',
    'factory/noun',
    {
      near: 'refinery refineries staff workers exxon oil gas cement giant steel production assembly employees shut closed closure jobs car',
      reach: 5,
      never: 'garden flower flowers leaves species animals seeds soil water tree trees',
    },
  ],
  [
    'body bodies',
    'authority-body/noun',
    {
      previous:
        'governing legislative international regulatory elected advisory official supervisory professional sporting',
      near: 'affairs committee representatives delegates',
      never: 'dead found human mind weight',
    },
  ],
  [
    'force forces',
    'force-troops/noun',
    {
      near: 'troops insurgents insurgency insurgencies marines soldiers downsize deployed withdraw withdrawal occupation',
      reach: 8,
      never: 'market natural political social physical',
    },
  ],
  [
    'siding',
    'siding-of-house-en/noun',
    {
      near: 'house home roof vinyl wood rock brick install installed replaced windows contractor aluminum aluminium',
      reach: 8,
    },
    'only',
  ],
  [
    'listing listings',
    'listing-entry-en/noun',
    {
      previous: 'this the your job our property ebay estate apartment house business',
      near: 'update website online database craigslist',
      reach: 4,
    },
    'only',
  ],
  [
    'embarrassment',
    'embarrassment-disgrace-en/noun',
    { previous: 'complete total national huge absolute an major public', next: 'to for' },
    'only',
  ],
  [
    'property properties',
    'real-estate/noun',
    {
      near: 'evaluate buy buyer buyers bought sell seller rent rental realtor estate houses tenants landlord investment mortgage acres bedroom listing agent vacant',
      previous: 'rental residential commercial waterfront',
      reach: 5,
      never: 'chemical physical intellectual stolen private damage lost',
    },
  ],
  [
    'intercept',
    'intercept-of-line-en/noun',
    { near: 'slope regression line axis coefficient squares sign', reach: 6 },
    'only',
  ],
  ['slope', 'slope-of-line-en/noun', { near: 'sign intercept squares regression', reach: 6 }],
  [
    'round rounds',
    'round-stage/noun',
    {
      previous: 'this first second third final next last another qualifying latest each every opening',
      never: 'table number shape face eyes ball',
    },
  ],
  [
    'male males',
    'male/noun',
    {
      near: 'eggs egg cage breed breeding mate infertile hatch species nest female litter',
      reach: 9,
      never: 'he wearing dress',
    },
  ],
];
