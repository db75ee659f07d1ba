import type { Rule } from '../../grammar-rule.ts';
import { formOf, isAfter, isBefore, ofVerb, sense } from '../english-senses.ts';

const strong = { weightElsewhere: 1, weightOfOthers: 1e-4 };

/** Senses that are recognised by the construction: “feeling the leather”, “to do so”. */
export const constructionSenses: readonly Rule[] = [
  // “feel” means “touch” in “feeling the soft leather”, but not in “feel the best”.
  ofVerb(
    'feel feels felt feeling',
    'feel/verb',
    (place) =>
      isBefore(/^(?:the|an?|his|her|my|their|our|its|no|something|nothing|every|this)$/)(place) &&
      !isBefore(/^(?:a)$/)(place) &&
      !/^(?:same|best|worst|way|bit|little)$/.test(formOf(place.after[1])),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “there was little if any code”
  sense(
    'little',
    'little-not-much/adverb',
    (place) =>
      !isAfter(/^(?:an?|the|my|your|his|her|our|their|this|that|as|some|every)$/)(place) &&
      isBefore(/^(?:if|or|to|is|was|has|can|could|but|else|known|did|of)$/)(place),
    strong,
  ),
  // “he has chosen not to do so”
  sense(
    'so',
    'thus/adverb',
    (place) => isAfter(/^(?:do|does|did|doing|done)$/)(place) && !isBefore(/^(?:much|many|well|i|we|you|that)$/)(place),
    strong,
  ),
  // “consider” means “call, regard as” in “what he considered the flaws of the law”.
  ofVerb(
    'consider considers considered',
    'consider-call/verb',
    (place) =>
      place.earlier.slice(-4).some(({ form }) => form === 'what') && isBefore(/^(?:the|an?|his|her|their|to)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “from 1939 to the war”
  sense(
    'to',
    'to-up-to/preposition',
    ({ earlier, after: [next] }) =>
      formOf(next) === 'the' &&
      earlier.slice(-4).some(({ form }, index, words) => form === 'from' && /^\d{4}$/.test(formOf(words[index + 1]))),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  sense(
    'clothing',
    'clothing/noun clothes/noun',
    (place) => !isBefore(/^(?:the|him|her|them|himself|herself)$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 1e-3,
    },
  ),
  sense(
    'pound pounds pounded pounding',
    'throb-insist/verb',
    (place) => isAfter(/^(?:heart|hearts|pulse)$/)(place),
    strong,
  ),
];
