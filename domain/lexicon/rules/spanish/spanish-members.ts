import type { ExpressionMatch, ReadSentence } from '../../read-sentence.ts';
import type { WeighedReading } from '../../weigh/weighed-reading.ts';

const weightOfVerb = 0.01;
const infinitive = /[aeií]r(?:se)?\*?$/;
const verbless = /\/(?:preposition|conjunction|adverb|noun|adjective)$/;

/**
 * Lowers the verb interpretations of a word inside an expression: “cuenta” is a noun in “se da cuenta” (realises), and
 * “junto” is not a form of “juntar” (join) in “junto a” (next to). Applies only if the dictionary form of the expression
 * contains this form of the word, and if an expression with a verb starts with an infinitive. Infinitives keep their weight.
 */
export function weighSpanishMember(
  { language, words }: ReadSentence,
  position: number,
  expressions: readonly ExpressionMatch[],
): (reading: WeighedReading) => WeighedReading {
  const match = language === 'es' ? expressions.find((each) => each.words.includes(position)) : undefined;
  const form = words[position]?.form ?? '';
  const tokens = match?.base.split(' ') ?? [];
  const isMember =
    match !== undefined &&
    tokens.includes(form) &&
    !infinitive.test(form) &&
    (verbless.test(match.conceptId) || infinitive.test(tokens[0] ?? ''));
  if (!isMember) return (reading) => reading;
  return (reading) => (reading.part === 'verb' ? { ...reading, weight: reading.weight * weightOfVerb } : reading);
}
