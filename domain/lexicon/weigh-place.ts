import type { Language } from '../language.ts';
import type { Reading, ReadWord } from './read-sentence.ts';

/** Words before a dictionary form of an English verb: “to work”, “please disregard”, “they play”. */
const beforeVerb =
  /^(?:to|will|would|can|could|should|must|may|might|please|don’t|didn’t|doesn’t|won’t|can’t|couldn’t|wouldn’t|shouldn’t|let’s|i|you|we|they|who|’ll|i’ll|you’ll|we’ll|they’ll)$/;

/** Auxiliaries of the perfect, before a participle. */
const auxiliaries: Partial<Record<Language, RegExp>> = {
  es: /^(?:he|has|ha|hemos|habéis|han|había[ns]?|habíamos|haya[ns]?|hubiera[ns]?|haber|habrá[ns]?|habría[ns]?)$/,
  fr: /^(?:ai|as|a|avons|avez|ont|avais|avait|avaient|aura|auront|aurait|auraient|eu|ait|aient)$/,
  pt: /^(?:tenho|tens|tem|temos|têm|tinha[ms]?|tínhamos|terá|terão|teria|teriam|tenha|tenham)$/,
  it: /^(?:ho|hai|ha|abbiamo|avete|hanno|avevo|aveva|avevano|avrà|avranno|avrebbe|avrebbero|abbia|abbiano|aver)$/,
};

const weightOfOthers = 0.15;

/** Adverbs between an auxiliary and its participle. */
const mayComeBetween = /^(?:ya|no|nunca|siempre|pas|jamais|déjà|toujours|bien|já|sempre|sido|été|già|mai|più)$/;

/** Prefers a verb where the word before calls for one: “clear to work”, “ha pescado”. */
export function weighPlace(
  words: readonly ReadWord[],
  position: number,
  language: Language,
): (reading: Reading) => number {
  const before = words[position - 1];
  const word = words[position];
  if (!before || !word || word.start - before.end > 1) return () => 1;
  const calls = isCalledVerb(words, position, language);
  if (!calls || !word.readings.some((reading) => calls(reading))) return () => 1;
  return (reading) => (calls(reading) ? 1 : weightOfOthers);
}

function isCalledVerb(words: readonly ReadWord[], position: number, language: Language) {
  const before = words[position - 1]?.form ?? '';
  if (language === 'en') return beforeVerb.test(before) ? isVerbIn(/^(?:inf|pres$)/) : undefined;
  const auxiliary = mayComeBetween.test(before) ? (words[position - 2]?.form ?? '') : before;
  return auxiliaries[language]?.test(auxiliary) ? isVerbIn(/^part/) : undefined;
}

const isVerbIn =
  (features: RegExp) =>
  ({ analysis }: Reading): boolean =>
    analysis.word.partOfSpeech === 'verb' && analysis.features.some((each) => features.test(each));
