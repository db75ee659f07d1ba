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
    // Misread: “it is much less steep”. Meant: “he cannot walk, much less run”.
    language: 'en',
    base: /^much less$/,
    isSeen: ({ earlier, next }) => !earlier.some(({ form }) => negation.test(form)) || next?.form === 'than',
  },
  {
    // Misread: “in all phases”. Meant: “ten people in all”.
    language: 'en',
    base: /^in all$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (next.readings.length === 0 || mayBe(next, ['noun', 'adjective', 'determiner', 'name', 'numeral'], lexicon)),
  },
  {
    // Misread: “a job well done”. Meant: “Well done!”.
    language: 'en',
    base: /^well done$/,
    isSeen: ({ conceptId, span: [first], before }) => {
      const isRemark = before === undefined || (first?.start ?? 0) - before.end > 1;
      return conceptId.endsWith('/interjection') !== isRemark;
    },
  },
  {
    // Misread: “it makes things difficult”. Meant: “the children make things out of paper”.
    language: 'en',
    base: /^make things$/,
    isSeen: ({ next }) => next !== undefined && !/^(?:out|from|with|of|together)$/.test(next.form),
  },
  {
    // Misread: “passing through the valley”. Meant: “I am just passing through”.
    language: 'en',
    base: /^passing through$/,
    isSeen: ({ conceptId, next }) => conceptId.endsWith('/expression') && next !== undefined,
  },
  {
    // Misread: “as good as the other one”. Meant: “as good as dead”.
    language: 'en',
    base: /^as good as$/,
    isSeen: ({ next }) => !/^(?:new|dead|gone|done|finished|over|lost|won|certain|impossible)$/.test(next?.form ?? ''),
  },
  {
    // Misread: “as one of the best”. Meant: “they rose as one”.
    language: 'en',
    base: /^as one$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // Misread: “play on the beach”. Meant: “play on their fears”.
    language: 'en',
    base: /^play on$/,
    isSeen: ({ later }) =>
      !later
        .slice(0, 3)
        .some(({ form }) => /^(?:fears?|emotions?|words|feelings|guilt|hopes|sympath(?:y|ies))$/.test(form)),
  },
  {
    // Misread: “open to the public”. Meant: “open to abuse”.
    language: 'en',
    base: /^open to$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['determiner'], lexicon) || /^(?:everyone|all|visitors)$/.test(next?.form ?? ''),
  },
  {
    // Misread: “you can stand outside”. Meant: “I can stand him”.
    language: 'en',
    base: /^can stand$/,
    isSeen: ({ next, lexicon }) =>
      next === undefined || mayBe(next, ['preposition', 'adverb'], lexicon) || isOnly(next, ['verb'], lexicon),
  },
  {
    // Misread: “come with me” or “he came with a friend”. Meant: “it comes with fries”.
    language: 'en',
    base: /^come with$/,
    isSeen: ({ before, next }) =>
      /^(?:me|us|him|her|them|you)$/.test(next?.form ?? '') || /^(?:i|he|she|we|who|they)$/.test(before?.form ?? ''),
  },
  {
    // Misread: “she went with him” or “I would go with the red one”. Meant: “the tie goes with the shirt”.
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
