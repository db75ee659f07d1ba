import type { Language } from '../language.ts';
import type { Lexicon } from './lexicon.ts';
import type { ExpressionMatch, ReadSentence, ReadWord } from './read-sentence.ts';
import { mayBe } from './word-classes.ts';

type Neighbours = {
  /** The words of the expression, including other words in its gaps. */
  span: readonly ReadWord[];
  before: ReadWord | undefined;
  earlier: readonly ReadWord[];
  /** The word after the expression, if only a space separates them. */
  next: ReadWord | undefined;
  lexicon: Lexicon;
};

type Misreading = { language: Language; base: RegExp; isSeen: (neighbours: Neighbours) => boolean };

/** How many words before an expression are looked at. */
const reach = 6;

const misreadings: readonly Misreading[] = [
  {
    // “if anything happens”
    language: 'en',
    base: /^if anything$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['verb'], lexicon),
  },
  {
    // “nicht mehr als zehn”
    language: 'de',
    base: /^(?:nicht|keine(?: …)?) mehr$/,
    isSeen: ({ next }) => next?.form === 'als',
  },
  {
    // “ne va pas plus vite”
    language: 'fr',
    base: /^n(?:e|’) (?:… )?plus/,
    isSeen: ({ span }) => span.some(({ form }) => /^(?:pas|point|jamais|guère)$/.test(form)),
  },
  {
    // In “não o víamos há treze anos” and “há treze anos que”, “há” says how long something lasts, not how long ago it was.
    language: 'pt',
    base: /^há (?:… )?/,
    isSeen: ({ earlier, next }) => next?.form === 'que' || earlier.some(({ form }) => form === 'não'),
  },
  {
    // In “…, da do njih pridejo čez ovinek”, “da” is a conjunction, not a form of “dati”.
    language: 'sl',
    base: /^dati\*? /,
    isSeen: ({ span: [first], before }) =>
      first?.form === 'da' &&
      (before === undefined || first.start - before.end > 1 || /^(?:in|ter|ali)$/.test(before.form)),
  },
];

/** Whether the neighbouring words show that the words of a match are not meant as an expression. */
export function isMisread(
  { base, words: places }: ExpressionMatch,
  { language, words }: ReadSentence,
  lexicon: Lexicon,
): boolean {
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const [end, next] = [words[last]?.end ?? 0, words[last + 1]];
  const neighbours = {
    span: words.slice(first, last + 1),
    before: words[first - 1],
    earlier: words.slice(Math.max(0, first - reach), first),
    next: next && next.start - end === 1 ? next : undefined,
    lexicon,
  };
  return misreadings.some((each) => each.language === language && each.base.test(base) && each.isSeen(neighbours));
}
