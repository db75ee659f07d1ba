import { isConcept, lengthOfQuotation, type Rule } from '../../grammar-rule.ts';
import { isOnly } from '../../word-classes.ts';

/** Common Slovenian words whose neighbours show which of two meanings they have. */
export const slovenianCommonForms: readonly Rule[] = [
  {
    // “pa” adds emphasis to a question in “Kam pa gremo?” (so where are we going?), but means “and” in “Kruh pa je svež”
    // (and the bread is fresh)
    forms: { sl: 'pa' },
    means: isConcept('then-pa-question-sl/particle'),
    holds: ({ before, earlier }) =>
      (earlier.length === 1 || (before?.start ?? 0) - (earlier.at(-2)?.end ?? 0) >= lengthOfQuotation) &&
      /^(?:kje|kam|kdo|kdaj|kaj|kako|zakaj|kod|koliko|kakšen|kateri)$/.test(before?.form ?? ''),
    weightElsewhere: 1e-8,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “da” after “z” means “yes”: “odgovori z da” (answers with yes)
    forms: { sl: 'da' },
    means: isConcept('yes/particle'),
    holds: ({ before }) => before?.form === 'z',
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
  },
  {
    // “njegov” usually means “his” (“njegova žena”, his wife), seldom “its”.
    forms: { sl: 'njegov njegova njegovo njegove njegovi njegovega njegovemu njegovem njegovih njegovim njegovimi' },
    means: isConcept('his/determiner'),
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 0.75,
    isForSingleVersion: true,
  },
  {
    // “tem” means “topics” in “težkih tem” (of hard topics), but “this” in “o tem” (about this)
    forms: { sl: 'tem' },
    means: isConcept('topic/noun'),
    holds: ({ before, lexicon }) =>
      (/.[ie]h$/.test(before?.form ?? '') && isOnly(before, ['adjective', 'determiner', 'numeral'], lexicon)) ||
      /^(?:pet|šest|sedem|osem|deset|več|nekaj|veliko|vrsta|vrsto)$/.test(before?.form ?? ''),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “mož” means “man” in “stari mož” (the old man), but “husband” in “njen mož” (her husband)
    forms: { sl: 'mož moža možu možem možje' },
    means: isConcept('man/noun'),
    holds: ({ before }) =>
      /^(?:star(?:i|ega|emu|im)?|velik(?:i|ega|emu|im)?|učen(?:i|ega|emu|im)?|ugledn\p{L}+|svet(?:i|ega)|modr(?:i|ega)|hraber|pogumn\p{L}+|visok(?:i|ega)?|neznan(?:i|ega)?|pet|šest|deset|sto)$/u.test(
        before?.form ?? '',
      ),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “samo” means “only” in “samo pes” (only a dog), but “very” in “na samo dno” (to the very bottom)
    forms: { sl: 'samo' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: ({ before, after: [next], lexicon }) =>
      /^(?:ampak|temveč|marveč)$/.test(before?.form ?? '') ||
      (next !== undefined && !/[oe]$/.test(next.form) && !isOnly(before, ['preposition', 'noun'], lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
    isForSingleVersion: true,
  },
  {
    // “obtoženi” is a noun in “obtoženi je molčal” (the accused was silent), but not in “so obtoženi umora” (are accused of
    // murder)
    forms: { sl: 'obtoženi obtoženega obtoženemu obtoženih obtoženim' },
    means: isConcept('accused-obtozeni-sl/noun'),
    holds: ({ before, after: [next], lexicon }) =>
      !/^(?:so|bili|smo|ste|niso|bodo|biti)$/.test(before?.form ?? '') && !isOnly(next, ['noun'], lexicon),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “joka” is a verb in “se smeje ali joka” (laughs or cries), but a noun in “glas otroškega joka” (the sound of a child
    // crying)
    forms: { sl: 'joka' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: ({ before, lexicon }) =>
      !/^(?:zvok|glas|napad|izbruh)/.test(before?.form ?? '') && !isOnly(before, ['preposition', 'adjective'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “domov” means “to one’s home” in “hiti domov” (hurries home), but “homes” in “nekaj domov” (a few homes)
    forms: { sl: 'domov' },
    means: (_, partOfSpeech) => partOfSpeech !== 'noun' && partOfSpeech !== 'verb',
    holds: ({ before, after: [next], lexicon }) =>
      !/(?:[ie]h|\d|nekaj|več|veliko|pet|šest|število|od|iz|brez|do|za)$/.test(before?.form ?? '') &&
      !(isOnly(before, ['noun'], lexicon) && next?.form === 'za'),
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  {
    // “zdravila” and similar forms are nouns before “je treba” (must): “zdravila je treba jemati” (medicines must be taken).
    forms: { sl: 'zdravila vozila merila polnila čistila barvila opravila plačila krmila naročila vabila' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: ({ after: [next, second] }) =>
      /^(?:je|bo|ni)$/.test(next?.form ?? '') && /^(?:treba|mogoče|možno|moč)$/.test(second?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
    isForSingleVersion: true,
  },
];
