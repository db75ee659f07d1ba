import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';

/** Things that one lifts: “pick up the pieces”, but not “pick up the children”. */
const lifted =
  /^(?:floor|ground|books?|phone|pens?|pencil|pieces?|stones?|rocks?|eggs?|trash|litter|toys|papers?|gun|knife|balls?|box(?:es)?|glass(?:es)?|cups?|sticks?|bags?|newspaper|letters?|receiver|guitar|sword|coins?|fork|spoon|camera|baby)$/;

const illnesses = /^(?:illness|colds?|flu|virus|diseases?|infections?|bugs?|germs)$/;

const negation = /^(?:not|no|never|nor|hardly|barely|scarcely|without|cannot|nobody|none|.+n’t)$/;

/** Phrases of common words, which often stand together by chance: “as one of the best” does not contain “as one”. */
export const phraseMisreadings: readonly Misreading[] = [
  {
    // “he cannot walk, much less run”, but not “it is much less steep”
    language: 'en',
    base: /^much less$/,
    isSeen: ({ earlier, next }) => !earlier.some(({ form }) => negation.test(form)) || next?.form === 'than',
  },
  {
    // “ten people in all”, but not “in all phases”
    language: 'en',
    base: /^in all$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (next.readings.length === 0 || mayBe(next, ['noun', 'adjective', 'determiner', 'name', 'numeral'], lexicon)),
  },
  {
    // “Well done!”, but not “a job well done”
    language: 'en',
    base: /^well done$/,
    isSeen: ({ conceptId, span: [first], before }) => {
      const isRemark = before === undefined || (first?.start ?? 0) - before.end > 1;
      return conceptId.endsWith('/interjection') !== isRemark;
    },
  },
  {
    // “the children make things out of paper”, but not “it makes things difficult”
    language: 'en',
    base: /^make things$/,
    isSeen: ({ next }) => next !== undefined && !/^(?:out|from|with|of|together)$/.test(next.form),
  },
  {
    // “I am just passing through”, but not “passing through the valley”
    language: 'en',
    base: /^passing through$/,
    isSeen: ({ conceptId, next }) => conceptId.endsWith('/expression') && next !== undefined,
  },
  {
    // “as good as dead”, but not “as good as the other one”
    language: 'en',
    base: /^as good as$/,
    isSeen: ({ next }) => !/^(?:new|dead|gone|done|finished|over|lost|won|certain|impossible)$/.test(next?.form ?? ''),
  },
  {
    // “they rose as one”, but not “as one of the best”
    language: 'en',
    base: /^as one$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “play on their fears”, but not “play on the beach”
    language: 'en',
    base: /^play on$/,
    isSeen: ({ later }) =>
      !later
        .slice(0, 3)
        .some(({ form }) => /^(?:fears?|emotions?|words|feelings|guilt|hopes|sympath(?:y|ies))$/.test(form)),
  },
  {
    // “open to abuse”, but not “open to the public”
    language: 'en',
    base: /^open to$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['determiner'], lexicon) || /^(?:everyone|all|visitors)$/.test(next?.form ?? ''),
  },
  {
    // “I can stand him”, but not “you can stand outside”
    language: 'en',
    base: /^can stand$/,
    isSeen: ({ next, lexicon }) =>
      next === undefined || mayBe(next, ['preposition', 'adverb'], lexicon) || isOnly(next, ['verb'], lexicon),
  },
  {
    // “it comes with fries”, but not “come with me” or “he came with a friend”
    language: 'en',
    base: /^come with$/,
    isSeen: ({ before, next }) =>
      /^(?:me|us|him|her|them|you)$/.test(next?.form ?? '') || /^(?:i|he|she|we|who|they)$/.test(before?.form ?? ''),
  },
  {
    // “the tie goes with the shirt”, but not “she went with him” or “I would go with the red one”
    language: 'en',
    base: /^go with$/,
    isSeen: ({ before, next, lexicon }) =>
      /^(?:me|us|him|her|them|you)$/.test(next?.form ?? '') ||
      isCapitalised(next) ||
      !(mayBe(before, ['noun'], lexicon) || /^(?:it|that|this|which|they|to|well)$/.test(before?.form ?? '')),
  },
  {
    // Four meanings: “pick up the stone” (lift), “pick up the children” (collect), “pick up the phone” (answer), “pick up a
    // virus” (catch)
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
