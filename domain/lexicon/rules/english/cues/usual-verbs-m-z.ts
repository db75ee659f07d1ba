import type { ShownSense } from '../english-word-sets.ts';

/**
 * Verbs and adjectives that start with m to z: their senses in news, encyclopedias and stories, and the words nearby that
 * show each sense.
 */
export const usualVerbsMToZ: readonly ShownSense[] = [
  ['maintain maintains maintained maintaining', 'maintain-in-order/verb', { never: 'that' }],
  [
    'name named naming names',
    'name-appoint-en/verb',
    {
      near: 'successor minister director coach captain ambassador chairman replacement nominee secretary president chief',
      reach: 4,
      never: 'after called whose cat dog',
    },
    'only',
  ],
  ['obtain obtains obtained obtaining', 'obtain-get/verb', { never: 'sample oil sugar acid by from plants compound' }],
  [
    'open opened opens',
    'inaugurate/verb',
    {
      near: 'museum school shop restaurant airport branch factory exhibition hotel theatre store bridge railway station line stadium hospital',
      reach: 4,
      never: 'door window doors eyes mouth box letter hours',
    },
  ],
  [
    'operate operated operates operating',
    'operate-run-en/verb',
    {
      near: 'company line airline airlines ferry ships railway casino network flights airport mine school schools service government state city',
      reach: 4,
      never: 'machine surgeon patient knee',
      next: 'by',
    },
    'only',
  ],
  ['opposite', 'opposite-facing-en/adjective', { next: 'side sides bank shore corner wall end page' }],
  [
    'opposite',
    'opposite-direction-en/adjective',
    { next: 'direction directions way effect sex view views opinion sense extreme' },
    'only',
  ],
  [
    'produce produced produces producing',
    'produce-a-film-en/verb',
    { near: 'film films album record song songs series movie directed written television tv', reach: 4 },
    'only',
  ],
  [
    'prove proved proven proves proving',
    'turn-out/verb',
    {
      next: 'to difficult successful fatal popular useful wrong right impossible so too very more effective even unsuccessful costly decisive controversial hard false',
    },
  ],
  ['quoted', 'quote/verb', { next: 'as by in him her from', never: 'exchange stock listed shares' }],
  ['quoted quote quotes quoting', 'quote/verb', { never: 'exchange stock listed shares' }],
  [
    'recall recalled recalls recalling',
    'recall-call-back-en/verb',
    {
      near: 'cars vehicles products toys ambassador product vehicle faulty batteries defective million models',
      reach: 4,
    },
    'only',
  ],
  [
    'render rendered renders rendering',
    'render-make-en/verb',
    {
      near: 'useless impossible unconscious homeless obsolete meaningless void helpless unable unnecessary harmless',
      reach: 4,
    },
    'only',
  ],
  ['retain retained retains retaining', 'retain-keep-en/verb', { never: 'water heat fluid' }, 'only'],
  ['rush rushed rushing', 'rush-somebody-en/verb', { near: 'hospital', reach: 3 }, 'only'],
  [
    'score scored scores scoring',
    'score-get-points-en/verb',
    { near: 'points point runs run percent marks test exam hit success victory', reach: 4 },
    'only',
  ],
  [
    'screened screen screening',
    'show-a-film-en/verb',
    { near: 'film films documentary movie movies festival cinema cinemas', reach: 4 },
    'only',
  ],
  [
    'serve serves served serving',
    'serve-food/verb',
    {
      near: 'food restaurant fish dinner lunch breakfast coffee tea meat beer wine meal meals drinks dish dishes soup rice salad waiter hot cold sauce cake',
      reach: 5,
      never: 'army prison sentence years term country as',
    },
    'only',
  ],
  [
    'settle settled settling',
    'settle-dispute-en/verb',
    {
      near: 'dispute lawsuit case conflict matter argument issue differences court claim question',
      reach: 5,
      never: 'in down',
    },
    'only',
  ],
  [
    'split splits splitting',
    'split-into-groups-en/verb',
    { near: 'party band group movement church country two over factions', reach: 4, never: 'wood bill cost atom logs' },
    'only',
  ],
  [
    'spread spreads spreading',
    'spread-extend-en/verb',
    {
      next: 'through across over rapidly quickly throughout to among from around beyond like fast',
      atEnd: true,
      never: 'butter bread jam legs arms',
    },
    'only',
  ],
  [
    'stage staged stages staging',
    'stage-carry-out-en/verb',
    {
      near: 'protest protests demonstration strike coup rally attack walkout attacks demonstrations march raid comeback',
      reach: 4,
      never: 'theatre play opera',
    },
    'only',
  ],
  ['stress stressed stresses stressing', 'stress/verb', { next: 'that the how', near: 'importance need', reach: 3 }],
  [
    'strike strikes struck striking',
    'strike-hit/verb',
    {
      near: 'storm coast earthquake hurricane tornado disaster tragedy typhoon quake bullet missile car iceberg',
      reach: 4,
      never: 'deal workers',
    },
  ],
  [
    'study studied studying',
    'study-learn/verb',
    {
      near: 'university college law medicine school engineering physics history music art chemistry philosophy theology economics mathematics literature abroad oxford under degree',
      reach: 6,
      never: 'scientists researchers effects behaviour behavior',
    },
  ],
  [
    'suspend suspended suspending',
    'suspend-stop-en/verb',
    {
      near: 'talks aid trading flights work operations service services license licence sentence production payments negotiations constitution right rights',
      reach: 4,
    },
    'only',
  ],
  [
    'sustain sustained sustains',
    'sustain-injuries-en/verb',
    { near: 'injuries injury damage losses wounds wound fractures', reach: 3 },
    'only',
  ],
  [
    'transfer transferred transferring',
    'transfer-move-en/verb',
    {
      near: 'prison hospital unit school team club university department jail',
      reach: 5,
      never: 'money funds data file',
    },
    'only',
  ],
  [
    'welcome welcomed welcomes welcoming',
    'welcome-approve-en/verb',
    {
      near: 'decision news move announcement agreement plan report verdict result',
      reach: 3,
      never: 'guests visitors home',
    },
    'only',
  ],
  [
    'withdraw withdrew withdrawn',
    'withdraw-money/verb',
    { near: 'money cash bank account atm dollars euros', reach: 4, never: 'troops' },
    'only',
  ],
  [
    'work works worked working',
    'work-effect/verb',
    {
      near: 'machine phone tv radio computer button lock heating elevator lift heater fridge key keyboard mouse printer wifi internet',
      reach: 3,
      never: 'on at in as for hard people he she they i we you man',
    },
  ],
];
