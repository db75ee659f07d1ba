import { clauseAround, gapBefore, isConcept, lengthOfComma, type Place, type Rule } from './grammar-rule.ts';
import { isOnly, mayBe } from './word-classes.ts';

const isParticiple = (place: Place) => (word: Place['word']) =>
  /.l[aio]?$/.test(word.form) && isOnly(word, ['verb'], place.lexicon);

export const slovenianRules: readonly Rule[] = [
  {
    // “prvi … drugi”
    forms: { sl: 'drugi druga drugo drugega drugemu drugem drugih drugim' },
    means: isConcept('second/adjective'),
    holds: ({ earlier }) => earlier.some(({ form }) => /^prv(?:i|a|o|e|ega|emu|em|ih|im)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // An adjective before a noun (“posebno skrb”, special care), otherwise an adverb (“posebno lepo”, especially beautiful).
    forms: { sl: 'posebno' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: ({ after: [next], lexicon }) => isOnly(next, ['noun'], lexicon),
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'kar' },
    means: isConcept('who-which/pronoun'),
    holds: (place) => place.before !== undefined && gapBefore(place) === lengthOfComma,
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'kar' },
    means: (_, partOfSpeech) => partOfSpeech === 'adverb',
    holds: (place) => gapBefore(place) === 1,
    weightElsewhere: 0.05,
    weightOfOthers: 0.1,
  },
  {
    forms: { sl: 'naj' },
    means: isConcept('should/verb'),
    holds: (place) =>
      (place.before !== undefined && gapBefore(place) === lengthOfComma) ||
      place.after[0]?.form === 'bi' ||
      /^(?:in|ali|kaj|kako|kje|kam|kdo|koga|komu|ki)$/.test(place.before?.form ?? ''),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'ali' },
    means: isConcept('whether/conjunction'),
    holds: (place) => place.before !== undefined && gapBefore(place) === lengthOfComma && place.after[0]?.form !== 'pa',
    weightElsewhere: 0.05,
    weightOfOthers: 0.1,
  },
  {
    forms: { sl: 'kateri katera katero katere katerega' },
    means: isConcept('which-what/determiner'),
    holds: (place) => gapBefore(place) > 1 && isOnly(place.after[0], ['noun'], place.lexicon),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'kriv kriva krivo' },
    means: isConcept('crooked/adjective'),
    holds: ({ before, after: [next], lexicon }) =>
      isOnly(next, ['noun'], lexicon) && !/^(?:je|ni|sem|nisem|bil|bila|bilo)$/.test(before?.form ?? ''),
    weightElsewhere: 0.1,
  },
  {
    forms: { sl: 'da' },
    means: isConcept('give/verb'),
    holds: ({ word, before, earlier, after: [next] }) =>
      !next ||
      next.start - word.end > 1 ||
      /^(?:mi|ti|mu|ji|nam|vam|jim)$/.test(before?.form ?? '') ||
      (next.form.endsWith('ti') && earlier.some(({ form }) => form === 'se')),
    weightElsewhere: 0.01,
    weightOfOthers: 0.02,
  },
  {
    forms: { sl: 'niti' },
    means: isConcept('not-even/adverb'),
    holds: ({ after: [next], lexicon }) => mayBe(next, ['numeral'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'še' },
    means: isConcept('another-more/determiner'),
    holds: ({ after: [next], lexicon }) =>
      mayBe(next, ['numeral'], lexicon) || /^(?:drug|tretj|četrt|zadnj|nekaj|kakš|nov)/.test(next?.form ?? ''),
    weightElsewhere: 0.01,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'še' },
    means: isConcept('even/adverb'),
    holds: ({ after: [next] }) =>
      /^(?:.{2,}[šj][aeio]|.{2,}[eš]je|bolj|manj|najbolj|huje|bolje|slabše|isti|istega)$/.test(next?.form ?? ''),
    weightElsewhere: 0.2,
    weightOfOthers: 0.2,
  },
  {
    forms: { sl: 'si' },
    means: isConcept('be/verb'),
    holds: (place) => {
      const around = clauseAround(place);
      const hasOther = around.some(({ form }) => /^(?:je|so|sem|smo|sva|sta|bi|bo|bom|boš|bomo|bodo)$/.test(form));
      return !hasOther && around.some(isParticiple(place));
    },
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'se' },
    means: isConcept('one-people/pronoun'),
    holds: () => false,
    weightElsewhere: 0.1,
  },
  {
    forms: { sl: 'ta to te ti tega temu tem teh tej' },
    means: isConcept('this/determiner'),
    holds: ({ word, after: [next], lexicon }) =>
      next !== undefined && next.start - word.end === 1 && isOnly(next, ['noun', 'adjective'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.3,
  },
  {
    // “Ti zastopajo lastnike”: the verb is plural, so “ti” means “these” and not “you”.
    forms: { sl: 'ti' },
    means: isConcept('this/determiner'),
    holds: (place) =>
      gapBefore(place) > 1 && /^.{2,}(?:jo|ijo|eli|ali|ili)$|^(?:so|bodo|niso)$/.test(place.after[0]?.form ?? ''),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
  },
  {
    forms: { sl: 'ga jo' },
    means: isConcept('it/pronoun'),
    holds: ({ earlier }) => earlier.slice(-4).some(({ form }) => form === 'ki'),
    weightElsewhere: 1,
    weightOfOthers: 0.2,
  },
  {
    forms: { sl: 'vseh vse vsem' },
    means: isConcept('all/determiner'),
    holds: ({ after: [next], lexicon }) => isOnly(next, ['numeral', 'noun', 'adjective'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  },
  {
    // “says” in “pravi, da” and after a quotation (“pravi minister”), but “true” in “pravi prijatelj”.
    forms: { sl: 'pravi' },
    means: isConcept('say/verb'),
    holds: ({ word, before, after: [next], lexicon }) =>
      !next ||
      next.start - word.end > 1 ||
      !mayBe(next, ['noun', 'adjective'], lexicon) ||
      (before !== undefined && word.start - before.end > lengthOfComma),
    weightElsewhere: 0.1,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'meni' },
    means: isConcept('think-believe/verb'),
    holds: ({ word, before, after: [next], lexicon }) =>
      next?.form === 'da' ||
      (next !== undefined && next.start - word.end > 1 && isOnly(before, ['noun', 'name'], lexicon)),
    weightElsewhere: 0.05,
    weightOfOthers: 0.05,
  },
];
