import { isConcept, type Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';

const isGenitivePlural = ({ features }: { features: readonly string[] }): boolean =>
  features.length > 0 && features.every((each) => /^gen (?:pl|du)/.test(each));

export const slovenianNounRules: readonly Rule[] = [
  {
    // “politiki” means “politicians” in “politiki so rekli” (the politicians said), but “politics” in “v politiki” (in
    // politics)
    forms: { sl: 'politiki' },
    means: isConcept('politician/noun'),
    holds: ({ earlier, lexicon }) => !earlier.slice(-3).some((word) => isOnly(word, ['preposition'], lexicon)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    // “politika” means “politician” in “nekega politika” (of a politician)
    forms: { sl: 'politika politiku' },
    means: isConcept('politician/noun'),
    holds: ({ word, before }) => /eg[ai]$|emu$/.test(before?.form ?? '') || word.form === 'politiku',
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'premier' },
    means: isConcept('premier/noun', 'prime-minister/noun'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    // “svetnik” means “councillor” in “občinski svetniki” (town councillors), but “saint” in “kip svetnika” (statue of a
    // saint)
    forms: { sl: 'svetnik svetnika svetniku svetnikom svetniki svetnike svetnikov svetnica svetnice' },
    means: isConcept('councillor/noun'),
    holds: ({ before }) => /^(?:občinsk|mestn|državn|narodn|strankin|opozicijsk|vladn)/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “vrsta” means “a number” in “vrsta novih knjig” (a number of new books), but “kind” in “ta vrsta” (this kind)
    forms: { sl: 'vrsta vrsto vrste' },
    means: isConcept('series-vrsta/noun'),
    holds: ({ before, word, after: [next], lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      (/(?:ih|ov|ev)$/.test(next.form) ||
        // “vrsta” means “a number” before a noun that can only be a genitive plural: “vrsto obtožb” (a number of
        // accusations).
        (/[^aeiou]$/.test(next.form) && isOnly(next, ['noun'], lexicon) && next.analyses.every(isGenitivePlural))) &&
      !isOnly(before, ['adjective', 'determiner', 'numeral'], lexicon),
    weightElsewhere: 0.02,
    weightOfOthers: 0.1,
  },
  {
    // “rok” means “deadline” in “v roku” (by the deadline), but “hand” in “umivanje rok” (washing hands)
    forms: { sl: 'rok roka roku rokom roki' },
    means: isConcept('deadline/noun'),
    holds: ({ word, before }) =>
      word.form === 'roku' ||
      (word.form === 'rok' &&
        /(?:[^aeiou]i|zakonski|določen|v|za)$/.test(before?.form ?? '') &&
        !/^(?:ki|pri)$/.test(before?.form ?? '')),
    weightElsewhere: 0.2,
    weightOfOthers: 0.01,
  },
  {
    // “spora” is usually a form of “spor” (dispute): “rešitev spora” (solving the dispute). It means “spore” only near words
    // such as “fungus”.
    forms: { sl: 'spora spore sporo sporu sporom spori' },
    means: isConcept('spore/noun'),
    holds: ({ earlier, after }) =>
      [...earlier, ...after].some(({ form }) => /^(?:gliv|bakter|praprot|mah|rastlin|trosi|plesn|gob)/.test(form)),
    weightElsewhere: 0.01,
    weightOfOthers: 0.1,
  },
  {
    // “mož” after a number means “men”, not “husbands”: “petdesetih mož” (of fifty men)
    forms: { sl: 'mož' },
    means: isConcept('man/noun'),
    holds: ({ before, lexicon }) => /ih$|^\d/.test(before?.form ?? '') || mayBe(before, ['numeral'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    // “zapora” means “prison” in “dve leti zapora” (two years of prison), but “closure” in “popolna zapora ceste” (complete
    // closure of the road)
    forms: { sl: 'zapora' },
    means: isConcept('prison/noun', 'jail/noun'),
    holds: ({ earlier, after }) =>
      ![...earlier.slice(-2), ...after.slice(0, 2)].some(({ form }) =>
        /^(?:cest|promet|popoln|meje$|delna)/.test(form),
      ),
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    // “stavka” means “strike” in “stavka zdravnikov” (strike of the doctors), but “sentence” in “pomen stavka” (meaning of
    // the sentence)
    forms: { sl: 'stavka stavko stavki' },
    means: isConcept('strike-workers/noun'),
    holds: ({ earlier, after }) =>
      ![...earlier, ...after].some(({ form }) =>
        /^(?:pomen|glagol|besed|osebek|osebk|prv|zadnj|konc|začetk|del[au]?$|sonat|simfoni|jezik)/.test(form),
      ),
    weightElsewhere: 0.1,
    weightOfOthers: 0.02,
  },
  {
    // “vodi” means “water” (“v slani vodi”, in salt water), hardly ever “platoon”.
    forms: { sl: 'vodi vode vodo vodah' },
    means: isConcept('platoon/noun'),
    holds: () => false,
    weightElsewhere: 0.01,
  },
];
