import { clauseAround, gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { mayBe } from '../../word-classes.ts';

const dative = /^(?:mi|ti|mu|ji|nam|vam|jim|nama|vama|jima|meni|tebi|njemu|njej|komu)$/;

const isNear = (place: Place, near: RegExp): boolean => clauseAround(place).some(({ form }) => near.test(form));

/** A meaning that is recognised by other words of the clause. The patterns match the beginnings of these words. */
type Cue = readonly [forms: string, conceptId: string, near: RegExp, weightElsewhere: number];

const cues: readonly Cue[] = [
  [
    // “vrsti” means “queue” in “čaka v vrsti” (waits in a queue), but not in “nova vrsta” (a new kind).
    'vrsta vrsto vrsti',
    'queue/noun',
    /^(?:čaka|čakal|blagajn|okenc|postavi[lt]?|stoj[ie]|stal[aie]?$|gneč|kolon|predolg|stopi[lt]?|prerin)/,
    1,
  ],
  [
    // “list” means “leaf” in “list drevesa” (a leaf of the tree), but not in “list papirja” (a sheet of paper).
    'list lista listu listom listi liste listov listih',
    'leaf/noun',
    /^(?:drev|rastlin|grm|cvet|vej|steb[el]|jesen|zelen|rumen|porumen|poganj|korenin|bukv|hrast|lip[aeo]|solat|podolg|ovaln|nazobč|gnoj|plod|odpad|vene|ven[ei]l|bršljan|kapus|šop|vrtnic)/,
    1,
  ],
  [
    // “tekoča” means “running” in “tekoča voda” (running water), but not in “tekoče leto” (the current year).
    'tekoč tekoča tekoče tekoči tekočo tekočega tekočemu tekočem tekočih tekočim',
    'running-water-tekoc/adjective',
    /^(?:vod[aeoi]$|potok|studen|kopaln|umiva|spira)/,
    1e-6,
  ],
  [
    // “postavlja se” means “arise” in “postavlja se vprašanje” (the question arises), but not in “postavlja se pred
    // prijatelji” (shows off).
    'postavlja postavljajo postavljalo postavljala postavi postavijo postavilo postavila zastavlja zastavi zastavljajo zastavilo',
    'arise-postavljati-se/verb',
    /^(?:vprašanj|dilem|problem|težav)/,
    1e-6,
  ],
  [
    // “dobi se” means “be available” in “dobi se v trgovini” (is sold in the shop), but not in “dobita se ob petih” (they
    // meet at five).
    'dobi dobijo dobiš dobiti dobim dobimo dobite dobita dobil dobila dobilo dobili dobile dobivajo dobiva dobivali dobivamo',
    'be-available-dobiti-se/verb',
    /^(?:trgovin|lekarn|tržnic|prodaj|kupi|cen[aei]$|trafik|knjigarn|poceni|brezplačn)/,
    1e-6,
  ],
  [
    // “odpade” means “be called off” in “tekma odpade” (the match is called off), but not in “list odpade” (the leaf falls
    // off).
    'odpade odpadejo odpadel odpadla odpadlo odpadli odpadle odpasti',
    'be-called-off/verb',
    /^(?:prireditev|prireditv|tekm|predstav|pouk|koncert|vlak|sej[aeo]$|dogodek|dogodk|srečanj|trening|sestan|let[ai]?$|poleti$|predavanj|vaj[ae]$)/,
    1,
  ],
  [
    // “zavijte” means “turn” in “zavijte levo” (turn left), but not in “zavijte darilo” (wrap the present).
    'zavije zavijemo zavijejo zavijem zaviješ zavijte zavij zavil zavila zavili zaviti',
    'turn-off-road/verb',
    /^(?:levo|desno|ulic|cest|križišč|ovin|proti$|stran$|pot[i]?$|avto|vozil|voznik)/,
    1,
  ],
  [
    // “sodnik” means “referee” in “sodnik je prekinil tekmo” (the referee stopped the match), but “judge” in “sodnik je
    // razsodil” (the judge ruled).
    'sodnik sodnika sodniku sodnikom sodniki sodnike sodnikov',
    'referee/noun',
    /^(?:tekm|karton|gol[a]?$|zadetek|zadetk|enajstmetr|piska|piščal|igralc|moštv|prekrš|podaljš|polčas|nogomet|košark|hokej|rokomet|trener|minut[io]$)/,
    1,
  ],
  [
    // “nazadnje” means “the last time” in “kdaj si ga nazadnje videl” (when did you last see him), but “finally” in
    // “nazadnje je odnehal” (finally he gave up).
    'nazadnje',
    'last-time/adverb',
    /^(?:kdaj|ko$|vid[ei]l|slišal|obiskal|oglasil|lani$|srečal)/,
    0.3,
  ],
];

export const slovenianEverydayForms: readonly Rule[] = [
  ...cues.map(([forms, conceptId, near, weightElsewhere]) => ({
    forms: { sl: forms },
    means: isConcept(conceptId),
    holds: (place: Place) => isNear(place, near),
    weightElsewhere,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  })),
  {
    // “listi” means “leaves” in “zeleni listi” (green leaves), but not in “list papirja” (a sheet of paper).
    forms: { sl: 'listi liste listov listih listja' },
    means: isConcept('leaf/noun'),
    holds: (place) =>
      !isNear(place, /^(?:papir|pisa[lnt]|natisn|knjig|zvez[ek]|kandidat|strank|volil|volit|delovn|plačiln|form)/),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “vrsti” means “row” in “v zadnji vrsti” (in the back row), but not in “nova vrsta” (a new kind).
    forms: { sl: 'vrsta vrsto vrste vrsti vrst vrstah' },
    means: isConcept('row-series/noun'),
    holds: ({ before, earlier }) =>
      /^(?:zadnj|predzadnj|sprednj|prv|drug|tretj)[aoei]$/.test(before?.form ?? '') &&
      /^(?:v|iz|za|pred)$/.test(earlier.at(-2)?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “največ” means “most” in “največ denarja” (the most money), but “at most” in “največ pet” (at most five).
    forms: { sl: 'največ' },
    means: isConcept('most-superlative/adverb', 'most/determiner'),
    holds: ({ after: [next], lexicon }) =>
      !/^(?:\d|za$|do$|na$|en|dv|tri|štir|nekaj|pol$|enkrat|dvakrat)/.test(next?.form ?? '') &&
      !mayBe(next, ['numeral'], lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “zaostaja” means “lag behind” in “zaostaja za tekmeci” (lags behind the rivals), but not in “ura zaostaja” (the clock
    // is slow).
    forms: { sl: 'zaostaja zaostajajo zaostajal zaostajala zaostajalo zaostajali zaostajale zaostajamo zaostajati' },
    means: isConcept('fall-behind/verb'),
    holds: (place) => !isNear(place, /^ur[aei]?$/),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “hudo” means “sorry” in “hudo mu je” (he is sorry), but not in “ni tako hudo” (it is not so bad).
    forms: { sl: 'hudo' },
    means: isConcept('be-sorry/expression'),
    holds: (place) => isNear(place, dative),
    weightElsewhere: 1e-5,
    weightOfOthers: 1,
    isForSingleVersion: true,
  },
  {
    // “se” means “one” in “tu se ne sme kaditi” (one must not smoke here) and “se dobro živi” (one lives well).
    forms: { sl: 'se' },
    means: isConcept('one-people/pronoun'),
    holds: (place) => {
      const clause = clauseAround(place);
      const isReflexive = clause.some(({ analyses }) =>
        analyses.some(({ word }) => word.isReflexive && word.base.endsWith(' se') && word.partOfSpeech === 'verb'),
      );
      return !isReflexive && clause.some(({ form }) => /^(?:sme|smelo|mora|moralo|živi|gre|pride|ve)$/.test(form));
    },
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
    isForSingleVersion: true,
  },
  {
    // “se” means “each other” in “se poznajo med seboj” (know each other) and “se vidimo” (see each other).
    forms: { sl: 'se' },
    means: isConcept('each-other-se-sl/pronoun'),
    holds: (place) =>
      isNear(place, /^(?:seboj|vzajemno|medsebojno|vidimo|slišimo|poznamo|pogrešamo|ljubimo)$/) &&
      !clauseAround(place).some(({ analyses }) =>
        analyses.some(({ word }) => word.isReflexive && word.base.endsWith(' se')),
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-12,
    isForSingleVersion: true,
  },
  {
    // “mest” means “places” in “prostih mest” (vacant places), but “cities” in “evropskih mest” (European cities).
    forms: { sl: 'mest mesta mesto mestu mestih mestom' },
    means: isConcept('place-position-mesto/noun', 'spot/noun'),
    holds: ({ before }) =>
      /^(?:poslansk|delovn|sedežn|parkirn|prost|študijsk|vpisn|vodiln|visok|izpraznjen|vodstven|stojn)/.test(
        before?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “za” means “at” in “sedel je za mizo” (he sat at the table), but not in “denar za mizo” (money for the table).
    forms: { sl: 'za' },
    means: isConcept('at-table-za/preposition'),
    holds: (place) =>
      /^(?:miz|računalnik|volan|šank|klavir|krmil|pult|pisaln|katedr|okroglo)/.test(place.after[0]?.form ?? '') &&
      isNear(place, /^(?:sed|posed|zasede|usedl|used|prisede)/),
    weightElsewhere: 1e-9,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “Kar” means “just” in “Kar vstopite” (just come in), but “what” in “kar vidim” (what I see).
    forms: { sl: 'kar' },
    means: isConcept('simply/adverb'),
    holds: ({ before, after: [next] }) => before === undefined && /^.{3,}(?:ite|jte|ujte)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  {
    // “Kakšna” means “what kind of” in “Kakšna hiša je to?” (what kind of house is that), but “some” in “če imaš kakšno
    // knjigo” (if you have some book).
    forms: { sl: 'kakšen kakšna kakšno kakšne kakšni kakšnega kakšnemu kakšnem kakšnih kakšnim kakšnimi' },
    means: isConcept('what-kind-kaksen/determiner'),
    holds: (place) => gapBefore(place) !== 1 && place.after[0]?.form !== 'koli',
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
];
