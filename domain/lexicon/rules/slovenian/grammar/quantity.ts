import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isOnly } from '../../word-classes.ts';

/** Uncountable nouns in the genitive. Before them, “več” means “more”: “več časa” (more time). */
const uncounted =
  /^(?:časa|denarja|truda|dela|prostora|miru|vode|hrane|energije|pozornosti|moči|svobode|sreče|pomoči|znanja|izkušenj|zanimanja|pritiska|prometa|svetlobe|toplote|zraka|snega|dežja|sladkorja|soli|mesa|zelenjave|sadja|krvi|kisika|potrpljenja|razumevanja|spoštovanja|sodelovanja|reda|varnosti|odgovornosti|poguma|volje|veselja|zaupanja|samozavesti|težav|škode|goriva|elektrike|posla|besede|vpliva|oblasti|nadzora)$/;

/** Words after which “več” means “more”, not “several”. */
const comparing =
  /^(?:še|vse|vedno|čedalje|nekoliko|veliko|precej|mnogo|malo|dosti|bistveno|znatno|občutno|toliko|čim|kolikor|ali|odstotk\S*|odstotek|krat|\S+krat)$/;

export const slovenianQuantityRules: readonly Rule[] = [
  {
    // “več” means “more” in “več časa” (more time) and “več ljudi kot lani” (more people than last year), but “several” in
    // “več let” (several years)
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
    // “ljudi” and its other forms mean “people”: “veliko ljudi” (many people). The word for a single person is “človek”.
    forms: { sl: 'ljudi ljudem ljudmi ljudeh' },
    means: isConcept('people/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “drugimi” means “other”: “z drugimi državami” (with other countries)
    forms: { sl: 'drugimi' },
    means: isConcept('other-second-drugi-sl/adjective', 'other/adjective'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
];
