import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, mayBe } from '../../word-classes.ts';

/** Nouns that are not counted, in the genitive: “več časa” (more time). */
const uncounted =
  /^(?:časa|denarja|truda|dela|prostora|miru|vode|hrane|energije|pozornosti|moči|svobode|sreče|pomoči|znanja|izkušenj|zanimanja|pritiska|prometa|svetlobe|toplote|zraka|snega|dežja|sladkorja|soli|mesa|zelenjave|sadja|krvi|kisika|potrpljenja|razumevanja|spoštovanja|sodelovanja|reda|varnosti|odgovornosti|poguma|volje|veselja|zaupanja|samozavesti|težav|škode|goriva|elektrike|posla|besede|vpliva|oblasti|nadzora)$/;

/** Words before “več” (more) that compare. */
const comparing =
  /^(?:še|vse|vedno|čedalje|nekoliko|veliko|precej|mnogo|malo|dosti|bistveno|znatno|občutno|toliko|čim|kolikor|ali|odstotk\S*|odstotek|krat|\S+krat)$/;

export const slovenianQuantityRules: readonly Rule[] = [
  {
    // “več časa” (more time) and “več ljudi kot lani” (more people than last year), but “več let” (several years)
    forms: { sl: 'več' },
    means: isConcept('more/adverb', 'no-longer/adverb'),
    holds: ({ before, after, lexicon }) =>
      comparing.test(before?.form ?? '') ||
      uncounted.test(after[0]?.form ?? '') ||
      (isOnly(after[0], ['adjective'], lexicon) && uncounted.test(after[1]?.form ?? '')) ||
      after.slice(1, 5).some(({ form }) => /^(?:kot|kakor)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.03,
    isForSingleVersion: true,
  },
  {
    // “veliko ljudi” (many people): a single person is “človek”.
    forms: { sl: 'ljudi ljudem ljudmi ljudeh' },
    means: isConcept('people/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “z drugimi državami” (with other countries)
    forms: { sl: 'drugimi' },
    means: isConcept('other-second-drugi-sl/adjective', 'other/adjective'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “osebni dokumenti” (identity papers), but “uradni dokumenti” (official documents)
    forms: { sl: 'dokumenti dokumentov dokumente dokumentom dokumentih' },
    means: isConcept('document/noun'),
    holds: ({ before }) => !/^(?:osebn|potovaln|moj|tvoj|svoj|ponarejen)/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “centri moči” (centres of power), but “ni moči spati” (one cannot sleep)
    forms: { sl: 'moči' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, after: [next], language, lexicon }) =>
      !/^(?:ni|je|bi|bo|ne)$/.test(before?.form ?? '') && !isInfinitive(next, language, lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “zadeva, ki” (a matter that) and “ta zadeva” (this matter), but “to zadeva vse” (this concerns everyone)
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
    // “pripravljeni plačati” (ready to pay), but “jed je pripravljena” (the dish is prepared)
    forms: { sl: 'pripravljen pripravljena pripravljeno pripravljeni pripravljene' },
    means: isConcept('ready/adjective'),
    holds: ({ after, language, lexicon }) =>
      after[0]?.form === 'na' || after.slice(0, 2).some((word) => isInfinitive(word, language, lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “prav zaradi tega” (precisely because of this): the noun “pravo” (law) has this form only after a number or an adjective.
    forms: { sl: 'prav' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ before, lexicon }) =>
      /[ie]h$/.test(before?.form ?? '') && mayBe(before, ['adjective', 'numeral'], lexicon),
    weightElsewhere: 1e-4,
    weightOfOthers: 1,
  },
  {
    // “med te spada” (belongs to these): after a preposition, “you” is “tebe”.
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
