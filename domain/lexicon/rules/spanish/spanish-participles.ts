import type { Reading, ReadWord } from '../../read-sentence.ts';

const passive =
  /^(?:fue|fueron|fui|fuimos|sido|siendo|será|serán|sería|serían|fuera|fueran|fuese|fuesen|resultó|resultaron)$/;
const imperfective = /^(?:es|son|era|eran|ser|sea|sean)$/;
const mayComeBetween = /^(?:no|ya|también|nuevamente|luego|así|posteriormente|\p{L}{3,}mente)$/u;

/** Participles that are mostly adjectives, even after “fue”: “fue divertido” (it was fun). */
const describing =
  /^(?:divert|aburr|complic|pes|cans|delic|anim|vari|parec|adecu|apropi|atrev|acert|equivoc|arriesg|sagr|preocup|emocion|reñ|ajust|precipit|elev|limit|conoc|honr)[aií]d[oa]s?$/;

const articles = /^(?:el|la|los|las|un|una|unos|unas|del|al|su|sus|de|otr[oa]s?|est[eao]s?)$/;
const withYear = /^(?:en|el|desde|durante|entre|hacia|tras|hasta)$/;

/**
 * Whether the participle is part of a passive: “fue fundado” (was founded), “un libro escrito por él” (a book written by him).
 */
function isPassive(words: readonly ReadWord[], position: number): boolean {
  const [word, next] = [words[position], words[position + 1]];
  if (!word || /^conocid/.test(word.form) || !/[aiíe]d[oa]s?$|(?:ch|st|rt|t)[oa]s?$/.test(word.form)) return false;
  let place = position - 1;
  if (mayComeBetween.test(words[place]?.form ?? '')) place -= 1;
  const [before, earlier] = [words[place], words[place - 1]];
  // Skips a conjunction before the participle.
  const auxiliary = /^(?:y|o|e)$/.test(before?.form ?? '') ? earlier : before;
  const isNextAdjacent = next !== undefined && next.start - word.end === 1;
  const isByAgent = isNextAdjacent && next.form === 'por';
  if (passive.test(auxiliary?.form ?? '')) return isByAgent || !describing.test(word.form);
  if (imperfective.test(auxiliary?.form ?? '')) return isByAgent;
  const isDated =
    isNextAdjacent &&
    withYear.test(next.form) &&
    words.slice(position + 2, position + 5).some(({ form }) => /^(?:1\d|20)\d\d$/.test(form));
  const isBehindArticle = articles.test(before?.form ?? '');
  return (isByAgent || isDated) && before !== undefined && word.start - before.end <= 3 && !isBehindArticle;
}

const weightOfOthers = 0.003;
const weightOfReflexives = 0.03;

/** Weighs nouns and adjectives that have the form of a participle: “fundado” is no adjective in “fue fundado” (was founded). */
export function weighSpanishParticiple(
  words: readonly ReadWord[],
  position: number,
): ((reading: Reading) => number) | undefined {
  const isVerb = ({ analysis: { word, features } }: Reading) =>
    word.partOfSpeech === 'verb' && features.some((each) => each.startsWith('part'));
  if (!words[position]?.readings.some(isVerb) || !isPassive(words, position)) return undefined;
  // “protegida por su madre” (protected by her mother) is no form of “protegerse” (protect oneself).
  return ({ analysis: { word } }) => {
    if (word.partOfSpeech !== 'verb') return weightOfOthers;
    return word.isReflexive ? weightOfReflexives : 1;
  };
}
