import type { Language } from '../language.ts';
import type { PartOfSpeech } from './concept.ts';
import type { Lexicon } from './create-lexicon.ts';
import type { ReadSentence, ReadWord } from './find-readings.ts';
import { normaliseForm } from './normalise-form.ts';

type Place = {
  word: ReadWord;
  before: ReadWord | undefined;
  earlier: readonly ReadWord[];
  after: readonly ReadWord[];
  language: Language;
  lexicon: Lexicon;
};

/** Where `holds` is true, a form means one of these concepts, or is of this part of speech; elsewhere it seldom does. */
type Rule = {
  forms: Partial<Record<Language, string>>;
  means: (conceptId: string, partOfSpeech: PartOfSpeech | undefined) => boolean;
  holds: (place: Place) => boolean;
  weightElsewhere: number;
  /** What other meanings are worth where it holds; next to nothing unless told. */
  weightOfOthers?: number;
};

const usualWeightOfOthers = 1e-6;

/** How many words a rule looks ahead and back. */
const reach = 6;

/** What a comparison begins with. */
const comparatives: Partial<Record<Language, RegExp>> = {
  es: /^(?:más|menos|mejor|peor|mayor|menor|antes|distint[oa]s?|mism[oa]s?)/,
  fr: /^(?:plus|moins|mieux|meilleur|pire|moindre|plutôt|autre|davantage)/,
  de: /^(?:mehr|eher|anders|nichts|.{3,}er|.{3,}ere[mnrs]?)$/,
  pt: /^(?:mais|menos|melhor|pior|maior|menor|antes)/,
  it: /^(?:più|meno|meglio|miglior|peggi|maggior|minor|prima|piuttosto)/,
};

/** A comma and a space, behind which a relative clause may begin. */
const lengthOfComma = 2;

/** A comma or colon, a space and a quotation mark. */
const lengthOfQuotation = 3;

const rules: readonly Rule[] = [
  {
    forms: { en: 'to', fr: 'de d’ à', de: 'zu', it: 'di a da' },
    means: (conceptId) => conceptId === 'to-infinitive/particle' || conceptId === 'in-order-to/conjunction',
    holds: ({ after, language, lexicon }) => {
      const next = after.find((word) => !(isClitic(word, lexicon) && language !== 'en' && language !== 'de'));
      return next !== undefined && isInfinitive(next, language, lexicon);
    },
    weightElsewhere: 0.01,
  },
  {
    forms: { es: 'para', fr: 'pour', pt: 'para', it: 'per' },
    means: (conceptId) => conceptId === 'in-order-to/conjunction',
    holds: ({ after, language, lexicon }) => {
      const next = after.find((word) => !isClitic(word, lexicon));
      return next !== undefined && isInfinitive(next, language, lexicon);
    },
    weightElsewhere: 0.05,
  },
  {
    forms: { de: 'der die das den dem' },
    means: (conceptId) => conceptId === 'that/determiner',
    holds: ({ word, before, after: [next], lexicon }) =>
      next !== undefined &&
      isOnly(next, 'verb', lexicon) &&
      (before === undefined || word.start - before.end !== lengthOfComma),
    weightElsewhere: 1,
  },
  {
    forms: { en: 'do does did' },
    means: (conceptId) => conceptId === 'do-auxiliary/verb',
    holds: ({ after, lexicon }) => hasVerbOfItsOwn(after, lexicon),
    weightElsewhere: 0.01,
  },
  {
    forms: { es: 'la los las', fr: 'la les le', pt: 'o os as', it: 'la le gli lo' },
    means: (_, partOfSpeech) => partOfSpeech === 'pronoun',
    holds: ({ after: [next], lexicon }) => next !== undefined && isOnly(next, 'verb', lexicon),
    weightElsewhere: 1,
  },
  {
    forms: { es: 'que de', fr: 'que qu’ de', de: 'als', pt: 'que', it: 'che del della dell’' },
    means: (conceptId) => conceptId === 'than/conjunction',
    holds: ({ earlier, language }) => earlier.some(({ form }) => comparatives[language]?.test(form)),
    weightElsewhere: 0.01,
    weightOfOthers: 1,
  },
  {
    forms: { pt: 'a' },
    means: (conceptId) => conceptId === 'to/preposition',
    holds: ({ after: [next], language, lexicon }) => next !== undefined && isInfinitive(next, language, lexicon),
    weightElsewhere: 1,
  },
  {
    forms: { sl: 'ali' },
    means: (conceptId) => conceptId === 'question-particle/particle',
    holds: ({ before, word }) => before === undefined || word.start - before.end >= lengthOfQuotation,
    weightElsewhere: 0.1,
  },
  {
    forms: { sl: 'od' },
    means: (conceptId) => conceptId === 'of/preposition',
    holds: ({ before, lexicon }) =>
      before !== undefined &&
      (['numeral', 'pronoun', 'determiner'] as const).some((part) => isOnly(before, part, lexicon)),
    weightElsewhere: 0.001,
  },
];

/** What a word's readings are worth by the words beside it. */
export function grammarOf(
  { words, language }: ReadSentence,
  position: number,
  lexicon: Lexicon,
): (conceptId: string) => number {
  const word = words[position];
  const fitting = rules.filter(({ forms }) => word && forms[language]?.split(' ').includes(word.form));
  if (!word || word.isAttached || fitting.length === 0) return () => 1;
  const place: Place = {
    word,
    before: words[position - 1],
    earlier: words.slice(Math.max(0, position - reach), position),
    after: words.slice(position + 1, position + reach),
    language,
    lexicon,
  };
  const judged = fitting.map((rule) => ({ ...rule, isHeld: rule.holds(place) }));
  return (conceptId) =>
    judged.reduce((weight, { means, isHeld, weightElsewhere, weightOfOthers = usualWeightOfOthers }) => {
      const isMeant = means(conceptId, partOf(conceptId, lexicon));
      if (isHeld) return isMeant ? weight : weight * weightOfOthers;
      return isMeant ? weight * weightElsewhere : weight;
    }, 1);
}

const partOf = (conceptId: string, lexicon: Lexicon) => lexicon.concepts.get(conceptId)?.partOfSpeech;

const mayBe = (word: ReadWord, part: PartOfSpeech, lexicon: Lexicon) =>
  word.readings.some(({ conceptId }) => partOf(conceptId, lexicon) === part);

const isOnly = (word: ReadWord, part: PartOfSpeech, lexicon: Lexicon) =>
  word.readings.length > 0 && word.readings.every(({ conceptId }) => partOf(conceptId, lexicon) === part);

/** “de le faire”, “di non farlo”: what stands between the particle and its infinitive. */
const isClitic = (word: ReadWord, lexicon: Lexicon) =>
  word.form.length <= 4 && (mayBe(word, 'pronoun', lexicon) || ['ne', 'pas', 'non'].includes(word.form));

/** “farlo”, “decirte”. */
const infinitiveWithPronoun: Partial<Record<Language, RegExp>> = {
  es: /[aeií]r(?:me|te|se|nos|los?|las?|les?)+$/,
  it: /[aei]r(?:mi|ti|si|ci|vi|lo|la|li|le|ne|gli|sene)?$/,
};

const isInfinitive = ({ form, readings }: ReadWord, language: Language, lexicon: Lexicon) =>
  readings.some(({ conceptId }) => {
    const concept = lexicon.concepts.get(conceptId);
    if (concept?.partOfSpeech !== 'verb' || concept.words[language].isRenderingOnly) return false;
    if (infinitiveWithPronoun[language]?.test(form)) return true;
    const [first = '', ...others] = normaliseForm(concept.words[language].word).split(/[\s’]+/);
    return first === form || (language !== 'en' && others.includes(form));
  });

/** “did the fox see it”: after do, and what may be its subject, comes a verb as the dictionary has it. */
function hasVerbOfItsOwn(after: readonly ReadWord[], lexicon: Lexicon): boolean {
  for (const [index, word] of after.entries()) {
    const before = after[index - 1];
    const opensPhrase = (['determiner', 'adjective', 'preposition'] as const).some(
      (part) => before && mayBe(before, part, lexicon),
    );
    if (!opensPhrase && isInfinitive(word, 'en', lexicon)) return true;
    if (mayBe(word, 'preposition', lexicon) || mayBe(word, 'conjunction', lexicon)) return false;
  }
  return false;
}
