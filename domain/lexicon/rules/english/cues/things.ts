import type { Cue } from '../english-cue.ts';

/**
 * Senses of nouns about things, places, texts and sport, recognised by nearby words: near “table”, “column” means a part of
 * a table.
 */
export const cuesOfThings: readonly Cue[] = [
  [
    'story stories',
    'story-floor/noun',
    {
      previous: 'two three four five six ten twelve 20 30 40 multi single one',
      next: 'building house home hotel tower buildings houses',
    },
  ],
  ['column columns', 'column-text/noun', { near: 'table rows? spreadsheet excel left right cells? data click shows' }],
  [
    'goal goals',
    'goal-sport/noun',
    { near: 'scored score scoring minute match keeper season league penalty striker football soccer hockey club' },
  ],
  ['spring springs', 'spring-water/noun', { near: 'water hot mineral thermal source fresh underground bathing' }],
  [
    'fall',
    'autumn/noun',
    {
      previous: 'last this next every each late early that',
      near: 'summer winter spring semester leaves foliage september october november',
      never: 'prices',
    },
  ],
  [
    'key keys',
    'key-on-keyboard/noun',
    {
      near: 'keyboard press pressed pressing enter shift piano type typing ctrl escape button',
      never: 'car door lock house room',
    },
  ],
  [
    'link links',
    'link/noun',
    {
      next: 'between',
      near: 'strong causal direct genetic close crime evidence',
      reach: 3,
      never: 'click website page web',
    },
  ],
  [
    'post posts',
    'post-online/noun',
    {
      near: 'blog blogs comments? forum website facebook online read twitter thread written reply page instagram author',
      never: 'office offices letters? box',
    },
  ],
  [
    'plot plots',
    'plot-story/noun',
    { near: 'story film movie book novel characters? twists? acting thin script play main series ending' },
  ],
  ['plot plots', 'plot-land/noun', { next: 'of', near: 'land acres? garden burial', reach: 3 }],
  [
    'character characters',
    'character-letter/noun',
    { near: 'password letters? keyboard chinese japanese ascii alphabet symbols? 140 280 bytes font' },
  ],
  ['figure fig', 'figure-in-text/noun', { next: '\\d.*', near: 'caption', reach: 2 }],
  [
    'account accounts',
    'account-telling/noun',
    {
      near: 'gave give gives eyewitness detailed firsthand historical written first-hand witnesses events narrative',
      never: 'bank email number password savings',
    },
  ],
  [
    'volume volumes',
    'volume-book/noun',
    {
      near: 'published book poems edition pages author series wrote three-volume poetry essays encyclopedia',
      never: 'sound loud music',
    },
  ],
  [
    'course courses',
    'course-of-meal/noun',
    { near: 'soup menu dinner dessert wine three-course meal tasting main appetizer' },
  ],
  [
    'case cases',
    'cover-case/noun',
    { previous: 'phone iphone laptop guitar camera pencil violin hard carrying glass glasses display' },
  ],
  ['case cases', 'case-of-bottles/noun', { near: 'beer wine champagne soda bottles', reach: 2 }],
  [
    'joint',
    'joint-eating-place/noun',
    { previous: 'pizza burger bbq barbecue food taco chicken pancake little local sushi sandwich' },
  ],
  [
    'joint joints',
    'joint-body/noun',
    { near: 'knee hip pain shoulder arthritis bones? muscles? hurts? ankle swollen replacement aches? inflammation' },
  ],
  ['bar bars', 'bar-of-chocolate/noun', { near: 'chocolate candy granola protein energy', reach: 2 }],
  ['bar bars', 'bar-of-metal/noun', { near: 'metal iron steel gold prison cage window', reach: 3 }],
  [
    'check',
    'check-in-restaurant/noun',
    {
      near: 'waiter waitress server dinner restaurant meal tip table brought',
      never: 'write wrote bank cash deposit out in',
    },
  ],
  [
    'menu menus',
    'menu-on-screen/noun',
    {
      near: 'click button screen select drop-down icon settings right-click dropdown',
      never: 'food dinner lunch wine chef',
    },
  ],
  ['bat bats', 'bat-sport/noun', { near: 'ball baseball cricket hit swing swung beat wooden' }],
  [
    'yard yards',
    'yard-measure/noun',
    { previous: '\\d.* two three four five ten twenty fifty hundred few thousand several' },
  ],
  [
    'appeal',
    'appeal-charm/noun',
    { previous: 'certain mass broad sex popular universal wide its wider obvious main visual its lasting your' },
  ],
  [
    'lead',
    'lead-metal/noun',
    { near: 'metal paint pipes? poisoning copper zinc mercury toxic unleaded arsenic', never: 'singer role by team' },
  ],
  [
    'basin basins',
    'river-basin/noun',
    { near: 'river mountains? water lake sea valley amazon ocean drainage city smog' },
  ],
  [
    'copies copy',
    'printed-copy/noun',
    { near: 'books? sold bookstore novel magazine album newspaper edition signed library million' },
  ],
  [
    'work',
    'work-of-art/noun',
    {
      previous: 'splendid literary major seminal musical poetic famous greatest important',
      near: 'poet poets novel author composer masterpiece',
      reach: 4,
    },
  ],
  [
    'part parts',
    'part-role/noun',
    {
      previous: 'speaking leading acting',
      near: 'played plays actor actress film movie cast role',
      reach: 3,
      never: 'spare body took take large small',
    },
  ],
  [
    'line lines',
    'queue/noun',
    {
      near: 'waiting wait waited stand stood people customers checkout door front hours cashier register',
      previous: 'long in',
      never: 'phone power drawn draw poem bus train coast',
    },
  ],
  [
    'line lines',
    'line-connection/noun',
    { previous: 'phone telephone power help hot gas water sewer electric dial-up land fax' },
  ],
  [
    'line lines',
    'line-of-text/noun',
    {
      near: 'poem song script read text page wrote actor code verse dialogue subject quote',
      never: 'phone wait waiting',
    },
  ],
  [
    'rest',
    'rest-break/noun',
    {
      previous: 'some much little bed enough any more need needed',
      next: 'day stop area period',
      never: 'people them money',
    },
  ],
  [
    'record records',
    'record-music/noun',
    { next: 'company label store player shop deal collection', near: 'vinyl', never: 'world criminal' },
  ],
  [
    'shot shots',
    'shot-injection/noun',
    {
      near: 'dog dogs vet flu vaccine vaccines? doctor nurse rabies tetanus puppy cat arm allergy needle booster',
      never: 'police gun killed fired dead',
    },
  ],
  [
    'works',
    'work-of-art/noun',
    {
      previous:
        'his her their early later major selected complete collected literary published famous musical greatest art',
      next: 'of',
      near: 'art artist shakespeare poet author museum composer exhibition painter novels',
      never: 'he she it public road',
    },
  ],
  [
    'call calls',
    'phone-call/noun',
    {
      previous:
        'all your my phone your conference sales emergency cold missed incoming free local long-distance these several many made telephone obscene',
      never: 'action duty',
    },
  ],
];
