import type { ShownSense } from '../../english-word-sets.ts';

/**
 * Nouns from p to z in news, encyclopedias and web pages: their usual sense, and the nearby words that show another sense.
 */
export const writtenNounsPToZ: readonly ShownSense[] = [
  [
    'pacing',
    'pacing-tempo-en/noun',
    { previous: 'its the his slow good better brisk their and with of', never: 'room floor corridor up' },
    'only',
  ],
  [
    'paper papers',
    'paper-scholarly/noun',
    {
      next: 'argues shows presents examines describes proposes discusses explores concludes demonstrates reports investigates suggests',
      near: 'published journal authors citations peer-reviewed abstract co-authored conference theory citation',
      reach: 5,
      never: 'sheet sheets daily evening bag toilet wrapped wrapping local',
    },
  ],
  [
    'power',
    'power-electricity/noun',
    {
      next: 'button cord supply plant plants outage outages cable lines grid cut cuts',
      previous: 'without nuclear solar wind electric generate',
      never: 'political military',
    },
  ],
  [
    'practice',
    'practice-of-doctor/noun',
    {
      previous: 'private medical dental legal general own law veterinary group',
      near: 'doctor lawyer dentist patients clinic vet physician',
      reach: 4,
      never: 'piano field common usual best makes',
    },
  ],
  [
    'regulator regulators',
    'regulator-authority-en/noun',
    { never: 'voltage pressure flow temperature gas valve diving' },
  ],
  [
    'review reviews',
    'review/noun',
    {
      previous: 'mixed book film critical positive negative',
      near: 'film films critics album book novel play movie director author reviewer',
      reach: 6,
      never: 'performance annual judicial under hotel restaurant customer',
    },
  ],
  [
    'row rows',
    'quarrel/noun',
    {
      previous: 'bitter diplomatic political public',
      near: 'over amid sparked',
      reach: 2,
      never: 'seats trees houses front back boat',
    },
    'only',
  ],
  ['ruling rulings', 'ruling-decision-en/noun', {}],
  [
    'run runs',
    'run-series-en/noun',
    { next: 'of', near: 'unbeaten winning losing results', reach: 2, never: 'mill' },
    'only',
  ],
  [
    'sales',
    'sales-of-goods-en/noun',
    {
      previous: 'car retail home house record ticket album global annual their its strong weak online vehicle',
      near: 'rose fell grew dropped increased rise fall percent per figures million billion profits',
      reach: 3,
      never: 'department manager team rep representative director',
    },
  ],
  [
    'scheme schemes',
    'scheme-programme/noun',
    { never: 'ponzi pyramid evil secret villain sinister fraud colour color' },
  ],
  [
    'script scripts',
    'script-letters-en/noun',
    {
      previous: 'latin arabic cyrillic greek hebrew chinese roman devanagari cursive ancient',
      near: 'alphabet letters language written languages inscription inscriptions vowels',
      reach: 5,
      never: 'film movie actors director scene play',
    },
    'only',
  ],
  ['script scripts', 'script/noun', { near: 'film movie actor actors director scene screenplay tv', reach: 5 }],
  ['shareholders', 'shareholder/noun', {}],
  [
    'state',
    'state/noun',
    {
      previous:
        'dense hot solid liquid gaseous mental physical current poor good bad emotional permanent constant natural sorry quantum steady frozen ground present healthy terrible final',
      never: 'governor senate texas california',
    },
  ],
  [
    'table tables',
    'ranking/noun',
    {
      previous: 'league points medal',
      near: 'league points top bottom standings relegation premier',
      reach: 3,
      never: 'sat sit dinner food plates wooden',
    },
  ],
  ['temper tempers', 'temper-anger-en/noun', {}],
  [
    'union unions',
    'trade-union/noun',
    {
      previous: 'labor labour trade teachers workers railway farmers',
      near: 'strike strikes workers employers members wages pay leaders threatened bargaining negotiations employees contract',
      reach: 6,
      never: 'european soviet african civil marriage credit monetary',
    },
  ],
  ['voters', 'voter/noun', {}],
  [
    'wood',
    'forest/noun',
    {
      previous: 'a dense dark thick pine beech oak',
      near: 'path trees edge lane walked walk through clearing',
      reach: 3,
      never: 'floor fire stove piece panel carving burning furniture chips block table',
    },
  ],
  ['wrongdoing', 'wrongdoing-en/noun', {}],
];
