import type { Lexicon } from './lexicon.ts';
import type { ExpressionMatch, ReadSentence } from './read-sentence.ts';

/** For each version the expressions that stand, the longest first; no word belongs to two. */
export function chooseExpressions(sentences: readonly ReadSentence[], lexicon: Lexicon): ExpressionMatch[][] {
  return sentences.map((sentence) => {
    const others = sentences.filter((other) => other !== sentence);
    const ranked = sentence.expressions
      .map((match) => ({ match, support: others.filter((other) => hasConcept(other, match.conceptId)).length }))
      .sort(
        (a, b) =>
          b.match.words.length - a.match.words.length || b.support - a.support || rankGap(a.match) - rankGap(b.match),
      );
    const chosen: ExpressionMatch[] = [];
    for (const { match, support } of ranked) {
      const isFree = !chosen.some((other) => other.words.some((word) => match.words.includes(word)));
      if (isFree && isLikely({ match, support, sentence, others, lexicon })) chosen.push(match);
    }
    return chosen;
  });
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

/** Words that only happen to stand together, or apart, as in an expression find no support in the other versions. */
function isLikely({ match, support, sentence, others, lexicon }: Judged): boolean {
  if (support > 0) return true;
  const words = lexicon.concepts.get(match.conceptId)?.words;
  const couldBeElsewhere = others.some(({ language }) => words && !words[language].isRenderingOnly);
  if (couldBeElsewhere) return match.words.some((word) => sentence.words[word]?.readings.length === 0);
  return !match.hasGap || match.endsClause;
}

/** A prefix that has left its verb stands at the end of the clause. */
const rankGap = ({ words, hasGap, endsClause }: ExpressionMatch) => {
  if (!hasGap) return 0;
  return (endsClause ? 1 : 100) + (words.at(-1) ?? 0) - (words[0] ?? 0);
};
