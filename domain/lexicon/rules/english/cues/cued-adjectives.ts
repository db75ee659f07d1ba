import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { endsClause, formOf, isAfter, isBefore, number, sense } from '../english-senses.ts';

const rare = { weightElsewhere: 1e-3 };

/** Less common senses of adjectives. The words around the adjective show the sense. */
export const cuedAdjectives: readonly Rule[] = [
  sense(
    'fellow',
    'fellow-same/adjective',
    (place) =>
      !endsClause(place) &&
      mayBe(place.after[0], ['noun'], place.lexicon) &&
      (/s$/.test(formOf(place.after[0])) || isAfter(/^(?:a|my|his|her|your|our|their)$/)(place)) &&
      !isBefore(/^(?:is|was|who|had|in|with|has)$/)(place),
    { weightElsewhere: 1e-4 },
  ),
  sense(
    'sharp sharper',
    'sharp-sudden/adjective',
    isBefore(
      /^(?:increase|decline|rise|drop|fall|decrease|contrast|turn|reduction|downturn|growth|criticism|pain|rebuke|bend)s?$/,
    ),
    rare,
  ),
  sense(
    'serious',
    'serious-severe/adjective',
    isBefore(
      /^(?:injur(?:y|ies)|problems?|accidents?|illness(?:es)?|damage|crimes?|harm|consequences|disease|diseases|infections?|condition|threats?|risks?|offen[cs]es?|trouble|side|complications?|mental|health|medical|flaws?|wounds?|deficiency|mistakes?|errors?|violations?|effects?|danger|economic|crisis)$/,
    ),
    rare,
  ),
  // “reduced” means “lessened” in “the reduced activity”, but not in “reduced prices”.
  sense(
    'reduced',
    'reduced-lessened/adjective',
    (place) => !isBefore(/^(?:prices?|rates?|fares?|tickets?|admission|fees?|cost)$/)(place),
    { weightElsewhere: 0.01, weightOfOthers: 0.3 },
  ),
  sense('reduced', 'reduced/adjective', isBefore(/^(?:prices?|rates?|fares?|tickets?|admission|fees?|cost)$/), rare),
  sense(
    'wholesale',
    'wholesale-complete/adjective',
    (place) =>
      !endsClause(place) &&
      isOnly(place.after[0], ['noun'], place.lexicon) &&
      !isBefore(
        /^(?:prices?|markets?|trade|business|customers?|clubs?|distribut\w+|dealers?|traders?|stores?|suppliers?|sector)$/,
      )(place),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-3 },
  ),
  // “the past ten years”
  sense(
    'past',
    'past/adjective',
    (place) =>
      isAfter(/^(?:the|this|these|his|her|my|our|their|its)$/)(place) &&
      (number.test(formOf(place.after[0])) ||
        isBefore(
          /^(?:few|several|couple|weeks?|months?|years?|decades?|century|centuries|days?|hours?|seasons?|summer|winter|weekend)$/,
        )(place)),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  // “a book entitled “Home””
  sense('entitled', 'entitled-titled/adjective', (place) => !isBefore(/^to$/)(place) && isCapitalised(place.after[0]), {
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  }),
  sense('based', 'based-located/adjective', isBefore(/^(?:in|at|out|near)$/), {
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  }),
];
