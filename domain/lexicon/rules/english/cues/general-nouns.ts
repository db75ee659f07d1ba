import type { ShownSense } from '../english-word-sets.ts';

/** The usual senses of frequent nouns in news, encyclopedias and stories. Words in `never` show another sense. */
export const generalNouns: readonly ShownSense[] = [
  ['bag bags', 'bag/noun', { never: 'handbag shoulder leather designer gucci purse' }],
  ['request requests', 'request-for-something/noun', {}],
  [
    'crowd crowds',
    'crowd-of-people/noun',
    { never: 'young younger older hipster lunch local regulars yuppie yuppy wrong college' },
  ],
  [
    'target targets',
    'target-aim/noun',
    { never: 'shoot shooting shot shots arrow arrows archery bullet bullets rifle gun missed archer dart darts' },
  ],
  [
    'amount amounts',
    'amount-quantity/noun',
    { never: 'money cash pay paid due invoice total bill dollars euros pounds loan tax payment owed deposit balance' },
  ],
  [
    'joint joints',
    'joint-body/noun',
    { never: 'smoke smoked smoking marijuana weed cannabis rolled pizza burger bbq' },
  ],
  ['sequence sequences', 'sequence-series/noun', {}],
  ['core cores', 'core-central-part/noun', { never: 'cable wire' }],
  [
    'tissue tissues',
    'tissue-cells/noun',
    {
      previous:
        'muscle brain lung soft scar connective human living plant animal fatty liver soft bone nerve skin breast fat',
      near: 'cells cell organs organ blood muscle body damage damaged infection cancer tumour tumor samples surgery bones',
      reach: 4,
    },
  ],
  ['basin basins', 'river-basin/noun', { never: 'wash washed washing sink tap bathroom soap towel hands face water' }],
  [
    'partner partners',
    'partner-couple/noun',
    {
      near: 'relationship love romantic sexual sex marriage married unmarried domestic spouse couple dating lover girlfriend boyfriend wedding intimate same-sex civil',
      reach: 6,
      never: 'business trading firm firms law company companies trade',
    },
  ],
  [
    'rule',
    'rule-of-a-power/noun',
    {
      previous:
        'british french spanish colonial roman ottoman soviet foreign direct communist imperial byzantine arab muslim islamic christian german russian japanese portuguese dutch italian mughal nazi habsburg austrian chinese persian turkish venetian danish swedish norman greek military authoritarian dictatorial minority majority one-party israeli american tsarist moorish',
    },
  ],
  [
    'path paths',
    'path-course/noun',
    {
      near: 'storm storms hurricane cyclone tornado typhoon ball missile projectile planet comet asteroid orbit bullet particle particles winds destruction',
      reach: 6,
    },
  ],
  [
    'background backgrounds',
    'background-of-person/noun',
    {
      previous:
        'poor family educational cultural ethnic social academic professional diverse religious humble wealthy privileged working-class middle-class military legal scientific musical criminal similar racial socioeconomic different his her their my your strong',
      next: 'in as',
      near: 'need needs students people comes came',
      reach: 3,
      never: 'music noise colour color image picture photo blue white black sound check',
    },
  ],
  [
    'stroke strokes',
    'line-stroke/noun',
    { previous: 'broad brush pen bold single', near: 'brush brushes paint pen pencil painted calligraphy', reach: 4 },
  ],
  [
    'relief',
    'relief-aid/noun',
    {
      previous: 'disaster emergency humanitarian flood earthquake debt tax financial famine hurricane poor',
      next: 'workers agency agencies efforts effort fund funds supplies aid operation operations organisation organization',
      near: 'borrowers refugees victims',
      reach: 3,
    },
  ],
  [
    'fish',
    'fish-food/noun',
    {
      next: 'tacos taco and sauce soup stew dish dishes sandwich market fillet fillets cakes fingers',
      near: 'eat eats eating ate meal menu cook cooked cooking fried grilled chips restaurant vegetables rice meat chicken dinner lunch smoked salted dried delicious',
      reach: 4,
      never: 'tank aquarium species lay pet pond swim swam swimming sea river',
    },
  ],
  [
    'form forms',
    'form/noun',
    {
      previous: 'application registration order entry enclosed attached signed paper blank',
      near: 'execute executed fill filled submit signed sign',
      reach: 3,
    },
  ],
  [
    'racket',
    'racket-noise/noun',
    { near: 'noise heard hear loud making make made terrible stop', reach: 4, never: 'tennis' },
  ],
  [
    'glass',
    'glass-material/noun',
    {
      previous:
        'of broken stained coloured colored clear shattered tempered smoked blown like frosted plate sheet volcanic',
      near: 'window windows shards pane panes ceramic ceramics steel metal plastic concrete factory blower',
      reach: 3,
      never: 'wine beer water drink drank drinking milk champagne juice whisky whiskey poured empty full',
    },
  ],
  [
    'party parties',
    'political-party/noun',
    {
      near: 'election elections parliament minister president leader leaders voter voters vote votes coalition senator senators congress democratic republican communist socialist labour conservative liberal ruling opposition mobs factions candidates chairman ideology manifesto',
      reach: 6,
      never: 'birthday dinner cocktail christmas guests music dance wedding',
    },
  ],
  [
    'seat seats',
    'seat-in-parliament/noun',
    {
      near: 'parliament senate congress assembly party election elections council majority commons bundestag mps',
      reach: 6,
      never: 'car plane bus train theatre',
    },
  ],
  [
    'release releases',
    'release-of-product/noun',
    { never: 'prison prisoners prisoner hostage hostages jail bail police custody early gas energy stress heat' },
  ],
  ['motion motions', 'motion-proposal/noun', { next: 'to', never: 'slow hand fluid circular moon planet' }],
  [
    'fruit fruits',
    'fruit-food/noun',
    { near: 'vegetables eat ate eating fresh dried seeds nuts juice tropical exotic citrus salad', reach: 4 },
  ],
  [
    'round rounds',
    'round-stage/noun',
    { never: 'drinks beers beer boxing boxer fight ammunition bullets golf fired bought' },
  ],
  [
    'view views',
    'opinion/noun',
    {
      previous:
        'traditional conventional widespread common popular prevailing opposing political religious dominant official alternative different extreme critical negative positive differing liberal conservative',
      never: 'sea room mountain beautiful window',
    },
  ],
  [
    'address addresses',
    'speech-formal-address/noun',
    { previous: 'televised inaugural keynote farewell presidential welcoming opening', never: 'email street' },
  ],
  ['landing landings', 'stair-landing/noun', { near: 'stairs staircase stair upstairs doorway hallway', reach: 6 }],
  ['outbreak', 'outbreak-of-war/noun', { near: 'war hostilities violence fighting revolution', reach: 4 }],
  [
    'steps step',
    'step-of-stairs/noun',
    {
      previous: 'front back stone wooden concrete temple church marble bottom top porch',
      near: 'stairs porch staircase climbed sat',
      reach: 3,
      never: 'dance next first taken measures process',
    },
  ],
];
