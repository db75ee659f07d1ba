import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';

/** Things that a person lifts: in “pick up the pieces”, “pick up” means “lift”. */
const lifted =
  /^(?:floor|ground|books?|phone|pens?|pencil|pieces?|stones?|rocks?|eggs?|trash|litter|toys|papers?|gun|knife|balls?|box(?:es)?|glass(?:es)?|cups?|sticks?|bags?|newspaper|letters?|receiver|guitar|sword|coins?|fork|spoon|camera|baby)$/;

const illnesses = /^(?:illness|colds?|flu|virus|diseases?|infections?|bugs?|germs)$/;

const negation = /^(?:not|no|never|nor|hardly|barely|scarcely|without|cannot|nobody|none|.+n’t)$/;

/** Rules against false matches of common words, which often stand together by chance. */
export const phraseMisreadings: readonly Misreading[] = [
  {
    // False match: “it is much less steep”. True match: “he cannot walk, much less run” (and certainly not).
    language: 'en',
    base: /^much less$/,
    isSeen: ({ earlier, next }) => !earlier.some(({ form }) => negation.test(form)) || next?.form === 'than',
  },
  {
    // False match: “in all phases”. True match: “ten people in all” (altogether).
    language: 'en',
    base: /^in all$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (next.readings.length === 0 || mayBe(next, ['noun', 'adjective', 'determiner', 'name', 'numeral'], lexicon)),
  },
  {
    // False match: “a job well done”. True match: “Well done!”.
    language: 'en',
    base: /^well done$/,
    isSeen: ({ conceptId, span: [first], before }) => {
      const isRemark = before === undefined || (first?.start ?? 0) - before.end > 1;
      return conceptId.endsWith('/interjection') !== isRemark;
    },
  },
  {
    // False match: “it makes things difficult”. True match: “the children make things out of paper”.
    language: 'en',
    base: /^make things$/,
    isSeen: ({ next }) => next !== undefined && !/^(?:out|from|with|of|together)$/.test(next.form),
  },
  {
    // False match: “passing through the valley”. True match: “I am just passing through” (not staying).
    language: 'en',
    base: /^passing through$/,
    isSeen: ({ conceptId, next }) => conceptId.endsWith('/expression') && next !== undefined,
  },
  {
    // False match: “as good as the other one”. True match: “as good as dead” (almost).
    language: 'en',
    base: /^as good as$/,
    isSeen: ({ next }) => !/^(?:new|dead|gone|done|finished|over|lost|won|certain|impossible)$/.test(next?.form ?? ''),
  },
  {
    // False match: “as one of the best”. True match: “they rose as one” (all together).
    language: 'en',
    base: /^as one$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “play on the beach”. True match: “play on their fears” (exploit).
    language: 'en',
    base: /^play on$/,
    isSeen: ({ later }) =>
      !later
        .slice(0, 3)
        .some(({ form }) => /^(?:fears?|emotions?|words|feelings|guilt|hopes|sympath(?:y|ies))$/.test(form)),
  },
  {
    // False match: “open to the public”. True match: “open to abuse” (exposed).
    language: 'en',
    base: /^open to$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['determiner'], lexicon) || /^(?:everyone|all|visitors)$/.test(next?.form ?? ''),
  },
  {
    // False match: “you can stand outside”. True match: “I can stand him” (bear).
    language: 'en',
    base: /^can stand$/,
    isSeen: ({ next, lexicon }) =>
      next === undefined || mayBe(next, ['preposition', 'adverb'], lexicon) || isOnly(next, ['verb'], lexicon),
  },
  {
    // False match: “come with me” or “he came with a friend”. True match: “it comes with fries” (is sold with).
    language: 'en',
    base: /^come with$/,
    isSeen: ({ before, next }) =>
      /^(?:me|us|him|her|them|you)$/.test(next?.form ?? '') || /^(?:i|he|she|we|who|they)$/.test(before?.form ?? ''),
  },
  {
    // False match: “she went with him” or “I would go with the red one”. True match: “the tie goes with the shirt”
    // (matches).
    language: 'en',
    base: /^go with$/,
    isSeen: ({ before, next, lexicon }) =>
      /^(?:me|us|him|her|them|you)$/.test(next?.form ?? '') ||
      isCapitalised(next) ||
      !(mayBe(before, ['noun'], lexicon) || /^(?:it|that|this|which|they|to|well)$/.test(before?.form ?? '')),
  },
  {
    // “pick up” has four meanings: “pick up the stone” (lift), “pick up the children” (collect), “pick up the phone”
    // (answer), “pick up a virus” (catch). A nearby word such as “stone” or “phone” decides.
    language: 'en',
    base: /^pick (?:… )?up$/,
    isSeen: ({ conceptId, span, later }) => {
      const near = [...span, ...later.slice(0, 5)].map(({ form }) => form);
      if (conceptId.startsWith('answer-the-phone/')) return !near.some((form) => /^(?:phone|receiver)$/.test(form));
      if (conceptId.startsWith('catch-an-illness/')) return !near.some((form) => illnesses.test(form));
      const isLifted = near.some((form) => lifted.test(form));
      return conceptId.startsWith('pick-up-collect/') ? isLifted : !isLifted && conceptId.startsWith('pick-up/');
    },
  },
];
