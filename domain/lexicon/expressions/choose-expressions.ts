import type { PartOfSpeech } from '../concept.ts';
import type { Lexicon } from '../lexicon.ts';
import type { ExpressionMatch, ReadSentence } from '../read-sentence.ts';
import { isFirmGerman } from '../rules/german/german-firm-expressions.ts';
import { grammarOf } from '../rules/grammar.ts';
import { isGoverned, isUngoverned } from '../rules/is-governed.ts';
import { isMisread } from '../rules/is-misread.ts';
import { isOnly, mayBe, partsOfObject } from '../rules/word-classes.ts';

/** The accepted expressions per version, longest first. No word belongs to two expressions. */
export function chooseExpressions(sentences: readonly ReadSentence[], lexicon: Lexicon): ExpressionMatch[][] {
  return sentences.map((sentence) => {
    const others = sentences.filter((other) => other !== sentence);
    const ranked = sentence.expressions
      .map((match) => ({ match, support: others.filter((other) => hasConcept(other, match.conceptId)).length }))
      .sort(
        (a, b) =>
          b.match.words.length - a.match.words.length ||
          b.support - a.support ||
          Number(a.match.differsInPronoun ?? false) - Number(b.match.differsInPronoun ?? false) ||
          rankGap(a.match) - rankGap(b.match),
      );
    const chosen: ExpressionMatch[] = [];
    for (const { match, support } of ranked) {
      const isFree = !chosen.some((other) => other.words.some((word) => match.words.includes(word)));
      if (isFree && isLikely({ match, support, sentence, others, lexicon }))
        chosen.push(others.length === 0 ? likeliestMeaning(match, sentence, lexicon) : match);
    }
    return chosen;
  });
}

/**
 * Chooses the meaning of a separated German verb that fits the other words of the sentence best. Example: of a share price,
 * “gab nach” means “fell”, not “gave in”.
 */
function likeliestMeaning(match: ExpressionMatch, sentence: ReadSentence, lexicon: Lexicon): ExpressionMatch {
  if (!match.isSeparated) return match;
  const [verb = 0] = match.words;
  const weigh = grammarOf(sentence, verb, lexicon);
  const isSame = ({ base, words }: ExpressionMatch) =>
    base === match.base && words.every((word) => match.words.includes(word));
  return sentence.expressions
    .filter((other) => other.isSeparated && isSame(other))
    .reduce((best, other) => (weigh(other.conceptId) > weigh(best.conceptId) ? other : best), match);
}

const hasConcept = (sentence: ReadSentence, conceptId: string): boolean =>
  sentence.words.some(({ readings }) => readings.some((reading) => reading.conceptId === conceptId)) ||
  sentence.expressions.some((match) => match.conceptId === conceptId);

type Judged = {
  match: ExpressionMatch;
  support: number;
  sentence: ReadSentence;
  others: readonly ReadSentence[];
  lexicon: Lexicon;
};

/** Rejects matches that are probably accidental, for example if the other versions have no equivalent expression. */
function isLikely({ match, support, sentence, others, lexicon }: Judged): boolean {
  if (isUngoverned(match, sentence) || isMisread(match, sentence, lexicon, others.length === 0)) return false;
  if (support > 0) return true;
  const words = lexicon.concepts.get(match.conceptId)?.words;
  const couldBeElsewhere = others.some(({ language }) => words && !words[language].isRenderingOnly);
  if (couldBeElsewhere && !isFreelyTranslated(match, sentence, others, lexicon))
    return (
      isFirmGerman(match, sentence, lexicon) || match.words.some((word) => sentence.words[word]?.readings.length === 0)
    );
  if (!match.hasGap) return true;
  if (sentence.language === 'de' && !match.isSeparated && holdsOtherVerb(match, sentence, lexicon)) return false;
  return isGoverned(match, sentence, lexicon) ?? (match.endsClause || isTight(match, sentence, lexicon));
}

const contentParts: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb'];

/**
 * Whether the only translation has neither the expression nor any of its words: “launched” is a free translation of Spanish
 * “puso en marcha” (set in motion). Function words do not count. A verb counts only if the expression has no other word that
 * counts: “keep your passport handy” is a free translation of “ten a mano tu pasaporte”, although “ten” can mean “keep”.
 * False if there are several translations, because they are rarely all free.
 */
function isFreelyTranslated(
  { words: places }: ExpressionMatch,
  { words }: ReadSentence,
  [translation, ...further]: readonly ReadSentence[],
  lexicon: Lexicon,
): boolean {
  if (translation === undefined || further.length > 0) return false;
  const members = places.flatMap((place) => words[place]?.readings ?? []);
  const ofParts = (parts: readonly PartOfSpeech[]) =>
    members.filter(({ conceptId }) => parts.some((part) => part === lexicon.concepts.partOfSpeechOf(conceptId)));
  const others = ofParts(contentParts.filter((part) => part !== 'verb'));
  const meanings = others.length > 0 ? others : ofParts(contentParts);
  return meanings.length > 0 && !meanings.some(({ conceptId }) => hasConcept(translation, conceptId));
}

/**
 * Whether “und” (and) and another verb stand between the words of the match: “gehst und kommst wieder” (go and come again)
 * does not contain “wieder gehen” (leave again).
 */
function holdsOtherVerb({ words }: ExpressionMatch, { words: all }: ReadSentence, lexicon: Lexicon): boolean {
  const isVerb = (place: number) => {
    const word = all[place];
    return !words.includes(place) && isOnly(word, ['verb'], lexicon) && /^\p{Ll}/u.test(word?.text ?? '');
  };
  const [first = 0, last = 0] = [words[0], words.at(-1)];
  const joint = all.findIndex(({ form }, place) => place > first && place < last && /^(?:und|oder|aber)$/.test(form));
  return joint > 0 && all.some((_, place) => place > joint && place < last && isVerb(place));
}

const widestOfFunctionWords = 8;
const widestInside = 3;
const correlativeParts: readonly PartOfSpeech[] = ['particle', 'conjunction', 'adverb', 'determiner'];

/**
 * Whether an expression may have this gap (other words between its own words). Between function words (French “ne … pas”,
 * not) the gap may be long. Otherwise it must be a short object: “take it off now”. A German expression, or one with a
 * preposition, must not have a gap: Slovenian “je prišel iz” (came from) is not “biti iz” (be from).
 */
function isTight({ words }: ExpressionMatch, { words: all, language }: ReadSentence, lexicon: Lexicon): boolean {
  const inside = all.slice(words[0], words.at(-1)).filter((_, index) => !words.includes((words[0] ?? 0) + index));
  const members = words.map((place) => all[place]);
  if (members.every((word) => mayBe(word, correlativeParts, lexicon))) return inside.length <= widestOfFunctionWords;
  if (language === 'de' || members.some((word) => isOnly(word, ['preposition'], lexicon))) return false;
  return inside.length <= widestInside && inside.every((word) => mayBe(word, partsOfObject, lexicon));
}

/**
 * A lower number is better. Matches at the end of a clause come before other matches with a gap, because the separated
 * prefix of a German verb stands at the end of its clause.
 */
const rankGap = ({ words, hasGap, endsClause }: ExpressionMatch) => {
  if (!hasGap) return 0;
  return (endsClause ? 1 : 100) + (words.at(-1) ?? 0) - (words[0] ?? 0);
};
