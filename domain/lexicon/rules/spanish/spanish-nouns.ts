import type { Reading, ReadWord } from '../../read-sentence.ts';

const prepositions =
  /^(?:a|de|en|con|por|para|sin|sobre|entre|desde|hacia|hasta|contra|tras|ante|bajo|durante|mediante)$/;
const determiners =
  /^(?:mis?|tus?|nuestr[oa]s?|vuestr[oa]s?|algún|ningún|cualquier|gran|buen|mal|primer|tercer|otr[oa]s?|much[oa]s|poc[oa]s|vari[oa]s|numeros[oa]s|sendas|sendos|dich[oa]s?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|algun[oa]s|ningun[oa]|vari[oa]s|divers[oa]s|distint[oa]s|diferentes|amb[oa]s|nuev[oa]s?|mejor|mejores|mayor|mayores|grandes?|últim[oa]s?|primer[oa]s?|segund[oa]s?|tercer[oa]s?|est[ea]|es[ea]|aquell?a?|\d+)$/;
const articles = /^(?:la|las|los)$/;
/** Words after which “la” and “los” are pronouns: “no la llama” (does not call her). */
const beforeObject = /^(?:no|que|se|me|te|nos|quien|él|ella|ellos|ya|también|nunca|siempre|si|como)$/;

export const isSpanishPreposition = (form: string): boolean => prepositions.test(form);

type Analysed = { form: string; analyses: ReadWord['analyses'] };

/**
 * Whether a Spanish form that may be a noun cannot be a finite verb. That is so after a preposition, a determiner or another
 * verb: “ofrecen ayuda” (offer help). It is also so after “la”, “las” and “los”, which are seldom pronouns before a possible
 * noun.
 */
export function opensSpanishNoun(words: readonly Analysed[], position: number): boolean {
  const [before, earlier] = [words[position - 1], words[position - 2]];
  if (!before) return false;
  if (prepositions.test(before.form) || determiners.test(before.form)) return true;
  if (articles.test(before.form)) return !beforeObject.test(earlier?.form ?? '');
  const isOnly = (pattern: RegExp) =>
    before.analyses.length > 0 && before.analyses.every(({ word }) => pattern.test(word.partOfSpeech));
  // A form after an adjective is a noun in “un cierto recelo” (a certain distrust), but not in “el grupo musical firma” (the
  // band signs), where a noun comes before the adjective.
  const isBehindNoun = earlier?.analyses.some(({ word }) => word.partOfSpeech === 'noun') ?? false;
  return isOnly(/^verb$/) || (isOnly(/^(?:adjective|determiner)$/) && earlier !== undefined && !isBehindNoun);
}

const ordinals =
  /^(?:cuarto|quinto|sexto|séptimo|octavo|noveno|décimo|último|única?|actual|antigu[oa]|propi[oa]|del|al|el|una?|unos|unas|sus?|est[eao]s|es[eao]s|cada|tod[oa]s?)$/;

/**
 * Whether a noun is expected after these two words: after “el” (the) or “quinto” (fifth), but not after “ha” (has) or “no la”
 * (not her).
 */
export function isBeforeNoun(before: string, earlier: string): boolean {
  if (prepositions.test(before) || determiners.test(before) || ordinals.test(before)) return true;
  return articles.test(before) && !beforeObject.test(earlier);
}

export const isFiniteSpanishVerb = ({ analysis: { word, features } }: Reading): boolean =>
  word.partOfSpeech === 'verb' && features.length > 0 && !features.some((each) => /^(?:inf|ger|part)/.test(each));

const beforeNounPhrase =
  /^(?:el|la|los|las|un|una|unos|unas|del|al|sus?|mis?|tus?|est[ea]s?|es[ea]s?|cada|otr[oa]s?|nuestr[oa]s?|algun[oa]s?|algún|ningún|dich[oa]s?)$/;

/**
 * Whether a Spanish form that may be a noun or an adjective is the noun of its phrase: it follows a determiner, and no noun
 * comes next. True for “la medida nueva” (the new measure), false for “la práctica totalidad” (practically all).
 */
export function isHeadOfPhrase(words: readonly ReadWord[], position: number): boolean {
  const [word, next] = [words[position], words[position + 1]];
  if (!beforeNounPhrase.test(words[position - 1]?.form ?? '')) return false;
  const isNextAdjacent = word !== undefined && next !== undefined && next.start - word.end <= 1;
  return !isNextAdjacent || !next.readings.some(({ analysis }) => /^(?:noun|name)$/.test(analysis.word.partOfSpeech));
}
