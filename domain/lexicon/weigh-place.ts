import type { Language } from '../language.ts';
import type { Reading, ReadWord } from './read-sentence.ts';

/** Words after which an English dictionary form is a verb: “to work”, “please disregard”, “they play”. */
const beforeVerb =
  /^(?:to|will|would|can|could|should|must|may|might|please|don’t|didn’t|doesn’t|won’t|can’t|couldn’t|wouldn’t|shouldn’t|let’s|i|you|we|they|who|’ll|i’ll|you’ll|we’ll|they’ll)$/;

/** Words after which an English form in -ing is a verb: “isn’t opening”. */
const beforeProgressive =
  /^(?:am|are|was|were|been|isn’t|aren’t|wasn’t|weren’t|i’m|you’re|we’re|they’re|’m|’re|keeps?|kept)$/;

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

/** Articles and possessives. After them a participle is a noun or an adjective: “dont le parti”. */
const articles: Partial<Record<Language, RegExp>> = {
  es: /^(?:el|la|los|las|un|una|unos|unas|al|del|su|sus|mi|este|esta|estos|ese|cada|otro|otra)$/,
  fr: /^(?:le|la|les|l’|un|une|du|des|au|aux|ce|cet|cette|ces|son|sa|ses|leur|leurs|notre|votre|mon|ma|chaque)$/,
  pt: /^(?:o|a|os|as|um|uma|uns|umas|ao|do|da|dos|das|no|na|nos|nas|seu|sua|este|esta|esse|cada|outro)$/,
  it: /^(?:il|lo|la|i|gli|le|l’|un|uno|una|un’|[dns]?[aeu]l(?:l[aoe’])?|d[ae]i|suo|sua|questo|questa|ogni)$/,
};

/** Determiners that cannot be pronouns. No verb follows them directly. */
const determiners: Partial<Record<Language, RegExp>> = {
  es: /^(?:el|un|una|unos|unas|al|del|su|sus|cada)$/,
  fr: /^(?:une|du|des|au|aux|cet|cette|ces|son|sa|ses|notre|votre|mon|ma|mes|chaque)$/,
  pt: /^(?:um|uma|ao|do|da|dos|das|seu|sua|seus|suas|cada)$/,
  it: /^(?:il|un|uno|una|un’|[dns][aeu]l(?:l[aoe’])?|d[ae]i|suo|sua|ogni)$/,
};

/** Whether a form after this word is certainly not a verb: “un trato”, “les entreprises”. */
export const excludesVerb = (before: string, isParticiple: boolean, language: Language): boolean =>
  (determiners[language]?.test(before) ?? false) || (isParticiple && (articles[language]?.test(before) ?? false));

const weightOfParticipleBesideAdjective = 0.3;

/** How well a reading fits after the previous word: “pescado” is a verb in “ha pescado”, but a noun in “el pescado”. */
export function weighPlace(
  words: readonly ReadWord[],
  position: number,
  language: Language,
): (reading: Reading) => number {
  const before = words[position - 1];
  const word = words[position];
  if (!word) return () => 1;
  const isAdjacent = before !== undefined && word.start - before.end <= 1;
  const calls = isAdjacent ? isCalledVerb(words, position, language) : undefined;
  if (calls && word.readings.some(calls)) return (reading) => (calls(reading) ? 1 : weightOfOthers);
  const hasNominal = word.readings.some(({ analysis }) => /^(?:noun|adjective)$/.test(analysis.word.partOfSpeech));
  if (isAdjacent && hasNominal && determiners[language]?.test(before.form))
    return ({ analysis }) => (analysis.word.partOfSpeech === 'verb' ? weightOfOthers : 1);
  if (isAdjacent && hasNominal && articles[language]?.test(before.form))
    return (reading) => (isParticiple(reading) ? weightOfOthers : 1);
  const hasAdjective = word.readings.some(({ analysis }) => analysis.word.partOfSpeech === 'adjective');
  const isUncalled = isAdjacent && hasNominal && !beforeRareVerb.test(before.form);
  return (reading) =>
    (hasAdjective && isParticiple(reading) ? weightOfParticipleBesideAdjective : 1) *
    (isUncalled && isInRarePerson(reading, language) ? weightOfRarePerson : 1);
}

/**
 * In the middle of a clause, verbs are rarely in the first or second person, in the subjunctive or in the imperative. In “sufre
 * acoso”, “acoso” is a noun, not “I harass”.
 */
const weightOfRarePerson = 0.3;
const beforeRareVerb =
  /^(?:yo|tú|eu|tu|io|que|che|no|não|non|me|te|se|si|mi|ti|ci|vi|nos|os|lo|la|los|las|le|les|li|gli|ne|lhe|já|ya|già|cuando|quando|como|come|também|también|anche)$/;

const isInRarePerson = ({ analysis: { word, features } }: Reading, language: Language): boolean =>
  word.partOfSpeech === 'verb' &&
  /^(?:es|fr|pt|it)$/.test(language) &&
  features.length > 0 &&
  features.every((each) => /^(?:subj|psubj|imp)\b|\b(?:[12]sg|2pl)\b/.test(each));

const isParticiple = ({ analysis: { word, features } }: Reading): boolean =>
  word.partOfSpeech === 'verb' && features.length > 0 && features.every((each) => each.startsWith('part'));

function isCalledVerb(words: readonly ReadWord[], position: number, language: Language) {
  const before = words[position - 1]?.form ?? '';
  if (language === 'en' && beforeVerb.test(before)) return isVerbIn(/^(?:inf|pres$)/);
  if (language === 'en') return beforeProgressive.test(before) ? isVerbIn(/^ger/) : undefined;
  const auxiliary = mayComeBetween.test(before) ? (words[position - 2]?.form ?? '') : before;
  return auxiliaries[language]?.test(auxiliary) ? isVerbIn(/^part/) : undefined;
}

const isVerbIn =
  (features: RegExp) =>
  ({ analysis }: Reading): boolean =>
    analysis.word.partOfSpeech === 'verb' && analysis.features.some((each) => features.test(each));
