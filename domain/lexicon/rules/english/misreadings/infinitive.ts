import type { Misreading } from '../../misreading.ts';
import { isOnly, mayBe } from '../../word-classes.ts';

/** Rules against false matches of phrases that need an infinitive after them, such as “fail to” and “look to”. */
export const infinitiveMisreadings: readonly Misreading[] = [
  {
    // False match: “how to the”, where no verb follows. True match: “it failed to start”, “how to cook”, “is set to rise”.
    language: 'en',
    base: /^(?:fail|be set|be sure|how|can’t wait|cannot wait|take the time|more than (?:happy|willing)) to$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      next.readings.length > 0 &&
      (!mayBe(next, ['verb', 'adverb', 'particle'], lexicon) ||
        isOnly(next, ['determiner', 'pronoun', 'name', 'noun'], lexicon)),
  },
  {
    // False match: “look to the left” or “it looks to me”. True match: “we are looking to buy a house” (plan).
    language: 'en',
    base: /^look to$/,
    isSeen: ({ conceptId, span: [first], next, lexicon }) =>
      !conceptId.startsWith('look-to-somebody-en/') &&
      (!(
        (first?.form === 'looking' || isOnly(next, ['verb'], lexicon)) &&
        mayBe(next, ['verb'], lexicon) &&
        !mayBe(next, ['determiner', 'pronoun', 'name', 'preposition'], lexicon)
      ) ||
        next?.form === 'be'),
  },
  {
    // False match: “everything I need to keep my dog healthy” (in order to keep). True match: “I need to go” (must).
    language: 'en',
    base: /^need to$/,
    isSeen: ({ earlier, later }) =>
      earlier
        .slice(-3)
        .some(({ form }) => /^(?:everything|anything|tools|stuff|ingredients|supplies|parts|equipment)$/.test(form)) &&
      /^(?:my|your|his|her|our|their|the|an?|this|it|them|you)$/.test(later[1]?.form ?? ''),
  },
];
