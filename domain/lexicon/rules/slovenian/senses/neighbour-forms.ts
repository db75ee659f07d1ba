import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, mayBe } from '../../word-classes.ts';

/** Forms that belong to two words or have two meanings. The words beside them show which one is meant. */
export const slovenianNeighbourForms: readonly Rule[] = [
  {
    // “popoldne” means “in the afternoon” in “popoldne bo deževalo” (it will rain in the afternoon), but is a noun in “lepo
    // popoldne” (a fine afternoon)
    forms: { sl: 'popoldne dopoldne' },
    means: (_, partOfSpeech) => partOfSpeech !== 'noun',
    holds: ({ before, lexicon }) => !isOnly(before, ['preposition', 'adjective', 'determiner'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “dokumenti” means “documents” in “uradni dokumenti” (official documents), but “papers” in “osebni dokumenti” (identity
    // papers)
    forms: { sl: 'dokumenti dokumentov dokumente dokumentom dokumentih' },
    means: isConcept('document/noun'),
    holds: ({ before }) => !/^(?:osebn|potovaln|moj|tvoj|svoj|ponarejen)/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “moči” means “power” in “centri moči” (centres of power), but “can” in “ni moči spati” (one cannot sleep)
    forms: { sl: 'moči' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after: [next], language, lexicon }) =>
      !/^(?:ni|je|bi|bo|ne)$/.test(before?.form ?? '') && !isInfinitive(next, language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “zadeva” means “matter” in “zadeva, ki” (a matter that) and “ta zadeva” (this matter), but “concerns” in “to zadeva
    // vse” (this concerns everyone)
    forms: { sl: 'zadeva' },
    means: isConcept('matter/noun'),
    holds: ({ word, before, after: [next], lexicon }) =>
      (next?.form === 'ki' && next.start - word.end > 1) ||
      (/a$/.test(before?.form ?? '') && isOnly(before, ['adjective', 'determiner', 'numeral'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “pripravljen” means “ready” in “pripravljeni plačati” (ready to pay), but “prepared” in “jed je pripravljena” (the
    // dish is prepared)
    forms: { sl: 'pripravljen pripravljena pripravljeno pripravljeni pripravljene' },
    means: isConcept('ready/adjective'),
    holds: ({ after, language, lexicon }) =>
      after[0]?.form === 'na' || after.slice(0, 2).some((word) => isInfinitive(word, language, lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “prav” is a form of the noun “pravo” (law) only after a number or an adjective, not in “prav zaradi tega” (precisely
    // because of this).
    forms: { sl: 'prav' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, lexicon }) =>
      /[ie]h$/.test(before?.form ?? '') && mayBe(before, ['adjective', 'numeral'], lexicon),
    weightElsewhere: 1e-4,
    weightOfOthers: 1,
  },
  {
    // “kos” means “piece” in “kos kruha” (a piece of bread), but “equal to” in “je kos nalogi” (is equal to the task)
    forms: { sl: 'kos' },
    means: isConcept('piece/noun'),
    holds: ({ before, after: [next], lexicon }) =>
      !/^(?:je|ni|biti|bil[aio]?|bo|niso|so|sem|nisem|smo)$/.test(before?.form ?? '') &&
      mayBe(next, ['noun', 'adjective'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “kraja” means “place” in “omembe kraja” (mentions of the place), but “theft” in “kraja avtomobila” (the theft of a
    // car)
    forms: { sl: 'kraja' },
    means: isConcept('place/noun'),
    holds: ({ before, lexicon }) =>
      /ega$/.test(before?.form ?? '') ||
      /^(?:iz|do|od|z|s|okoli|blizu)$/.test(before?.form ?? '') ||
      isOnly(before, ['noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “sveta” means “council” in “sveta Evropske unije” (of the Council of the European Union), but “world” in “konec sveta”
    // (the end of the world)
    forms: { sl: 'svet sveta svetu svetom' },
    means: isConcept('council/noun'),
    holds: ({ word, after: [next, second] }) =>
      (next?.form === 'evropske' && second?.form === 'unije') ||
      (/^(?:evrope|eu|zavoda|šole|delavcev|staršev|agencije|banke|družbe|europe)$/.test(next?.form ?? '') &&
        word.start > 0),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “položaj” means “office” in “zloraba položaja” (abuse of office), but “situation” in “težaven položaj” (a difficult
    // situation)
    forms: { sl: 'položaj položaja položaju položajem položaje' },
    means: isConcept('position/noun'),
    holds: ({ before, after: [next] }) =>
      /^(?:zlorab|zased|zasesti|vodiln|visok|vodstven|direktorsk|ministrsk|nov[eia]|dosedanj)/.test(
        before?.form ?? '',
      ) || /^(?:direktorja|predsednika|ministra|vodje|načelnika|guvernerja|urednika|trenerja)$/.test(next?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “podaljšek” means the extra time of a match: “v podaljšku” (in extra time)
    forms: { sl: 'podaljšek podaljška podaljšku podaljškom podaljški podaljške podaljškov podaljških' },
    means: isConcept('extra-time/noun'),
    holds: ({ earlier, before, after }) =>
      [...earlier, ...after].some(({ form }) =>
        /^(?:tekm|zadet|gol|polčas|zmag|izenač|klub|ekip|moštv|igralc|strel|koš$|finale|finalu|četrtin|tretjin)/.test(
          form,
        ),
      ) || /^(?:po|v)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    forms: { sl: 'prav' },
    means: isConcept('exactly/adverb'),
    holds: ({ after: [next], lexicon }) => isOnly(next, ['preposition'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “te” after a preposition means “these” (“med te spada”, belongs to these), because “you” would be “tebe” there.
    forms: { sl: 'te' },
    means: isConcept('this/determiner'),
    holds: ({ before, after: [next], language, lexicon }) =>
      isOnly(before, ['preposition'], lexicon) ||
      (/^(?:in|ter)$/.test(before?.form ?? '') && isInfinitive(next, language, lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
];
