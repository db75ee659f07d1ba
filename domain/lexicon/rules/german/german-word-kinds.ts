import type { Reading, ReadWord } from '../../read-sentence.ts';

/** Forms of “werden”. */
export const becoming = /^(?:werden?|wirst|wird|wurde|wurden|geworden|würde|würden)$/;

export const isOfContent = ({ analysis }: Reading) =>
  /^(?:adjective|adverb|noun|verb)$/.test(analysis.word.partOfSpeech);
export const isVerb = ({ word }: Reading['analysis']) => word.partOfSpeech === 'verb';
export const isAdjective = ({ word }: Reading['analysis']) => word.partOfSpeech === 'adjective';
export const isCompared = (features: readonly string[]) =>
  features.length > 0 && features.every((each) => /^cmp/.test(each));
export const isLowerCase = ({ text }: ReadWord) => /^\p{Ll}/u.test(text);
export const hasFeature = ({ analyses }: ReadWord, pattern: RegExp) =>
  analyses.some(
    ({ word, features }) => word.partOfSpeech === 'verb' && features.some((feature) => pattern.test(feature)),
  );

export const isBoth = ({ form, readings }: ReadWord) =>
  readings.some(({ analysis }) => analysis.word.partOfSpeech === 'adverb') &&
  readings.some(({ analysis }) => isAdjective(analysis) && analysis.word.base.toLowerCase() === form);

/** Whether the form is both an adjective of its own and a participle: “überrascht” (surprised). */
export const isAdjectiveAndParticiple = ({ form, readings }: ReadWord) =>
  readings.some(({ analysis }) => analysis.word.partOfSpeech === 'verb') &&
  readings.some(({ analysis }) => isAdjective(analysis) && analysis.word.base.toLowerCase() === form) &&
  readings.every(({ analysis }) => isAdjective(analysis) || analysis.features.some((each) => each.startsWith('part')));

export const isOnlyVerb = (word: ReadWord) =>
  isLowerCase(word) &&
  word.readings.length > 0 &&
  word.readings.every(({ analysis }) => isVerb(analysis)) &&
  !becoming.test(word.form) &&
  !besidePredicate.test(word.form);

/** Verbs other than “sein” and “werden” that may take a predicate adjective: “schmeckt gut” (tastes good). */
export const besidePredicate =
  /^(?:mach(?:en|t|te|ten)|gemacht|find(?:en|et|e)|f[aä]nd(?:en|e)?|gefunden|lassen|lässt|läßt|ließ(?:en)?|lasse|halten|hält|hielt(?:en)?|schmeck\p{L}+|r[io]e?ch\p{L}*|kl[ia]ng\p{L}*|fühl\p{L}+|s[iea]h\p{L}*|sieht|aussieht|aussehen|aussah|gilt|gelten)$/u;

/** A finite verb, except “werden” and the verbs in `besidePredicate`: “passt” (fits). */
export const isFullVerb = (word: ReadWord) => isOnlyVerb(word) && hasFeature(word, /^(?:pres|past|subj|psubj)/);

export const isParticiple = (word: ReadWord) => isLowerCase(word) && hasFeature(word, /^part/);
export const isFiniteOnly = (word: ReadWord) =>
  isLowerCase(word) && hasFeature(word, /^(?:pres|past)/) && !isParticiple(word);
export const isParticipleOrInfinitive = (word: ReadWord) => isLowerCase(word) && hasFeature(word, /^(?:part|inf)/);
export const mayBeVerb = (word: ReadWord) => isLowerCase(word) && hasFeature(word, /./);

/**
 * A participle or an adjective, but no word that may also be a preposition or an adverb: “verletzt” in “leicht verletzt”
 * (slightly injured).
 */
export const isAdjectival = (word: ReadWord) =>
  isLowerCase(word) &&
  word.readings.length > 0 &&
  word.readings.every(
    ({ analysis }) => isAdjective(analysis) || analysis.features.some((each) => each.startsWith('part')),
  );
