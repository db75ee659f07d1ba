import type { Lexicon } from '../../lexicon.ts';
import type { ExpressionMatch, ReadSentence } from '../../read-sentence.ts';
import { isCapitalised, isOnly } from '../word-classes.ts';

/** Verbs with a preposition or a noun that are hardly ever meant word by word, such as “es gibt” (there is). */
const firmVerbs =
  /^(?:lässt sich|es gibt|(?:suchen|fragen|benennen|streben|greifen|riechen) nach|bestehen darin|hinweisen auf|zu (?:Gesicht bekommen|Ende sein)|zu tun haben mit|wissen über)$/;

/**
 * Whether a German expression is accepted even if the other versions of an article contain nothing similar. This applies to
 * a verb with its prefix at the end of the clause (“holte ihn am Ausgang ab”, met him at the gate) and to short words that
 * belong together (“immer wieder”, again and again).
 */
export function isFirmGerman(
  { base, words: places, hasGap, isSeparated, endsClause }: ExpressionMatch,
  { words, language }: ReadSentence,
  lexicon: Lexicon,
): boolean {
  if (language !== 'de') return false;
  if (isSeparated) return endsClause && !/^(?:als|wie)$/.test(words[(places.at(-1) ?? 0) + 1]?.form ?? '');
  if (firmVerbs.test(base) || base === 'zum ersten Mal') return true;
  const members = places.map((place) => words[place]);
  return (
    !hasGap &&
    members.length > 1 &&
    members.every((word, index) => !(isCapitalised(word) && (places[index] ?? 0) > 0)) &&
    !/\p{Lu}/u.test(base) &&
    !members.some((word) => isOnly(word, ['verb'], lexicon)) &&
    !/n$/.test(base.split(' ').at(-1) ?? '')
  );
}
