import type { Language } from '../../language.ts';
import type { PartOfSpeech } from '../concept.ts';
import { gapBefore, infinitiveAfter, isConcept, lengthOfQuotation, type Place, type Rule } from './grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from './word-classes.ts';

/**
 * Words that start a comparison. After them, “que” or German “als” may mean “than”: Spanish “más alto que” (taller
 * than).
 */
const comparatives: Partial<Record<Language, RegExp>> = {
  es: /^(?:más|menos|mejor|peor|mayor|menor|antes|distint[oa]s?|mism[oa]s?)/,
  fr: /^(?:plus|moins|mieux|meilleur|pire|moindre|plutôt|autre|davantage)/,
  de: /^(?:mehr|eher|anders|nichts|.{3,}er|.{3,}ere[mnrs]?)$/,
  pt: /^(?:mais|menos|melhor|pior|maior|menor|antes)/,
  it: /^(?:più|meno|meglio|miglior|peggi|maggior|minor|prima|piuttosto)/,
  sl: /^(?:bolj|manj|več|raje|prej|(?:.{2,}š|več|večj|.{2,}žj)(?:[aeio]|ega|emu|em|ih|im|imi)|.{2,}eje|(?:glob|d)lje|ožje|dražje|bližje)$/,
};

/** Parts of speech that can come directly before a relative clause. */
const nominal: readonly PartOfSpeech[] = ['noun', 'name', 'pronoun', 'determiner', 'numeral'];

/**
 * Whether Spanish “que” and similar words can start a relative clause, which describes the words before it. Yes in “una
 * fuerza externa que” (an external force which), no in “claro que” (of course) and “sin que” (without).
 */
function mayDescribe({ before, earlier, lexicon }: Place): boolean {
  if (!before || /^(?:sin|sem|sans|senza|hasta|até|para|claro|certo|solo)$/.test(before.form)) return false;
  if (mayBe(before, nominal, lexicon)) return true;
  if (mayBe(before, ['preposition'], lexicon)) return !mayBe(before, ['conjunction'], lexicon);
  const isOfDegree = earlier.slice(-3).some(({ form }) => /^(?:tan|tão|tant|tanto|così|si|so|é|es|è|est)$/.test(form));
  return mayBe(before, ['adjective'], lexicon) && !isOfDegree && mayBe(earlier.at(-2), ['noun', 'determiner'], lexicon);
}

/** Rules for words that start a clause, an infinitive or a comparison. */
export const clauseRules: readonly Rule[] = [
  {
    forms: { en: 'to', fr: 'de d’ à', de: 'zu', it: 'di a da' },
    means: isConcept('to-infinitive/particle', 'in-order-to/conjunction'),
    holds: infinitiveAfter,
    weightElsewhere: 0.01,
  },
  {
    forms: { es: 'para', fr: 'pour', pt: 'para', it: 'per' },
    means: isConcept('in-order-to/conjunction'),
    holds: infinitiveAfter,
    weightElsewhere: 0.05,
  },
  {
    forms: { es: 'al', pt: 'ao' },
    means: isConcept('when/conjunction', 'when-by-doing-al-es/conjunction'),
    holds: ({ after: [next], language, lexicon }) =>
      isInfinitive(next, language, lexicon) && !mayBe(next, ['noun'], lexicon),
    weightElsewhere: 0.001,
  },
  {
    forms: { es: 'que de', fr: 'que qu’ de', de: 'als', pt: 'que', it: 'che di del della dell’', sl: 'od' },
    means: isConcept('than/conjunction'),
    holds: ({ earlier, language }) =>
      earlier.some((word) => comparatives[language]?.test(word.form) && !(language === 'de' && isCapitalised(word))),
    weightElsewhere: 0.01,
    weightOfOthers: 0.5,
  },
  {
    forms: { de: 'als' },
    means: isConcept('as-if/conjunction'),
    holds: ({ after: [next] }) =>
      /^(?:würden?|wären?|hätten?|sei|seien|könnten?|führen|ob|wenn)$/.test(next?.form ?? ''),
    weightElsewhere: 0.05,
  },
  {
    forms: { en: 'that', es: 'que', fr: 'que qu’', pt: 'que', it: 'che' },
    means: (conceptId) => conceptId !== 'who-which/pronoun',
    holds: (place) => gapBefore(place) === 1 && !mayDescribe(place),
    weightElsewhere: 1,
    weightOfOthers: 0.03,
  },
  {
    forms: { en: 'that', es: 'que', fr: 'que qu’', pt: 'que', it: 'che' },
    means: (conceptId) => conceptId !== 'that-conjunction/conjunction',
    holds: (place) => gapBefore(place) === 1 && isOnly(place.before, ['noun', 'determiner'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.2,
  },
  {
    forms: { de: 'um' },
    means: isConcept('in-order-to/conjunction'),
    holds: (place) => gapBefore(place) > 1 || place.after.some(({ form }) => form === 'zu'),
    weightElsewhere: 0.02,
    weightOfOthers: 1,
  },
  {
    forms: { de: 'damit' },
    means: (_, partOfSpeech) => partOfSpeech === 'conjunction',
    holds: (place) => gapBefore(place) > 1,
    weightElsewhere: 0.02,
    weightOfOthers: 0.5,
  },
  {
    forms: { de: 'wie' },
    means: isConcept('how/adverb'),
    holds: (place) => gapBefore(place) > 1 && isOnly(place.after[0], ['adjective'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { de: 'da' },
    means: isConcept('there/adverb'),
    holds: ({ before, after: [next], lexicon }) => before === undefined && isOnly(next, ['verb'], lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  },
  {
    forms: { sl: 'ali' },
    means: isConcept('question-particle/particle'),
    holds: (place) => gapBefore(place) >= lengthOfQuotation,
    weightElsewhere: 0.1,
  },
];
