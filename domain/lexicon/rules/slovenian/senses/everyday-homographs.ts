import { clauseAround, gapBefore, isConcept, type Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';

const isNoun: Rule['means'] = (_, partOfSpeech) => partOfSpeech === 'noun';
const isVerb: Rule['means'] = (_, partOfSpeech) => partOfSpeech === 'verb';

const amount = /(?:^\d.*|[ie]h|pet|šest|sedem|osem|devet|deset|najst|sto|več|par|^(?:iz|brez|od|izmed|obeh))$/;

/** Rare meanings of forms that usually mean something else: “izgubljeno” (stray person), “moti se” (he errs). */
const rare: readonly [forms: string, conceptId: string][] = [
  ['izgubljen izgubljena izgubljeno izgubljeni izgubljene izgubljenega izgubljenih izgubljenim', 'lost-person/noun'],
  ['moti motim motiš motimo motite motijo motil motila motili motiti', 'err/verb'],
  ['nekje', 'at-some-point/expression'],
  ['proč', 'shoo/interjection'],
  ['super', 'mega/adverb'],
];

/** Forms that belong to a noun and to a verb. The words before them show which one is meant. */
export const slovenianEverydayHomographs: readonly Rule[] = [
  ...rare.map(([forms, conceptId]) => ({
    forms: { sl: forms },
    means: isConcept(conceptId),
    holds: () => false,
    weightElsewhere: 1e-3,
    isForSingleVersion: true,
  })),
  {
    // “predstava” means “idea” in “jasna predstava” (a clear idea) and “predstava o svetu” (idea of the world), but not in
    // “predstava v gledališču” (performance in the theatre).
    forms: { sl: 'predstava predstave predstavi predstavo predstav predstavah predstavami' },
    means: isConcept('idea-predstava/noun'),
    holds: (place) =>
      place.after[0]?.form === 'o' ||
      /^(?:jasn|napačn|zmotn|ustaljen|stereotip|poenostavljen|meglen)/.test(place.before?.form ?? '') ||
      clauseAround(place).some(({ form }) => /^(?:ustvari[lmt]?|nima[mšjt]?|nimamo)$/.test(form)),
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  {
    // “obnovi” is a noun in “namenjen obnovi” (meant for the renovation), but not in “vlada obnovi cesto” (the government
    // renovates the road).
    forms: { sl: 'obnovi' },
    means: isNoun,
    holds: ({ before, lexicon }) =>
      isOnly(before, ['preposition', 'adjective'], lexicon) ||
      /^(?:po|k|pri|o|ob|v|namen\S*|sledi\S*)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “rok” means “deadline” in “rok za prijavo” (deadline for applications), but “hands” in “dvoje rok” (two hands).
    forms: { sl: 'rok' },
    means: isConcept('deadline/noun'),
    holds: ({ before, lexicon }) =>
      !amount.test(before?.form ?? '') &&
      !/^(?:dvoje|punk|roll)$/.test(before?.form ?? '') &&
      !mayBe(before, ['noun'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “poteka” is a verb in “postopek poteka” (the procedure takes place), but not in “od poteka roka” (from the expiry of
    // the term).
    forms: { sl: 'poteka' },
    means: isVerb,
    holds: ({ before }) => !/(?:ega|^(?:od|brez|zaradi|sredi|do|glede|iz|dan|datum|po))$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “leti” is a verb in “leti nad mestom” (flies above the town), but not in “dve leti” (two years) or “pred leti” (years
    // ago).
    forms: { sl: 'leti' },
    means: isVerb,
    holds: ({ earlier }) =>
      !earlier.slice(-4).some(({ form }) => /^(?:dve|obe|dvema|pred|med|z|s|nad|za|tema|temi|teh|\d.*)$/.test(form)),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “pravim” means “say” in “pravim, da ne” (I say no), but not in “s pravim imenom” (with the right name).
    forms: { sl: 'pravim' },
    means: isConcept('say/verb'),
    holds: ({ before, after: [next], lexicon }) =>
      !isOnly(before, ['preposition'], lexicon) &&
      !(/m[aio]?$/.test(next?.form ?? '') && isOnly(next, ['noun'], lexicon)),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
  {
    // “Kdaj” means “when” in “Kdaj prideš?” (when will you come), but “ever” in “če si kdaj tam” (if you are ever there).
    forms: { sl: 'kdaj' },
    means: isConcept('when/conjunction'),
    holds: (place) => gapBefore(place) !== 1,
    weightElsewhere: 0.3,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “sodi” is a verb in “sodi med najboljše” (is one of the best), but not in “leseni sodi” (wooden barrels).
    forms: { sl: 'sodi sodijo' },
    means: isVerb,
    holds: ({ before, lexicon }) => !isOnly(before, ['adjective', 'numeral', 'determiner', 'preposition'], lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “zraven” means “next to it” in “sedi zraven” (sits next to it), but not in “in še zraven” (and in addition).
    forms: { sl: 'zraven' },
    means: isConcept('next-to-it-zraven-sl/adverb', 'beside/preposition'),
    holds: ({ before }) => !/^(?:še|pa)$/.test(before?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “domnevno” is an adverb in “domnevno je kriv” (is allegedly guilty), but not in “domnevno kaznivo dejanje” (alleged
    // crime).
    forms: { sl: 'domnevno' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: ({ after: [next], lexicon }) =>
      !/o$/.test(next?.form ?? '') || !isOnly(next, ['noun', 'adjective'], lexicon),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
];
