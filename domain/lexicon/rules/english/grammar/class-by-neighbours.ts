import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { endsClause, formOf, isAfter, isBefore, raised, sense } from '../english-senses.ts';

/** Participles that are also adjectives. Before a noun or after “very”, they are adjectives: “qualified staff”. */
const participles: Rule = {
  forms: {
    en: 'qualified experienced educated skilled limited advanced complicated crowded dedicated detailed organized organised fixed enlightened certified furnished extended designated exaggerated accredited acclaimed assorted coveted embedded fascinated calculated concentrated controlled competing chilled engaging enduring interested pleased tired bored excited confused worried surprised disappointed satisfied annoyed amazed scared relaxed frozen mixed reduced reserved occupied planned troubled twisted blessed stuffed loaded dated divided isolated developed combined established increased improved desired required expected wounded injured retired married armed disabled deserted renowned talented gifted sophisticated polluted refined processed canned smoked grilled fried baked roasted steamed boiled mashed stained damaged torn worn hidden forgotten stolen broken fallen sunken written spoken chosen proven swollen populated licensed paired sustained rooted stocked perfumed sponsored licenced',
  },
  means: (_, partOfSpeech) => partOfSpeech === 'adjective',
  holds: (place) =>
    (!endsClause(place) &&
      isOnly(place.after[0], ['noun', 'adjective'], place.lexicon) &&
      // After a noun, the word is a verb: “the customers experienced problems”.
      !isOnly(place.before, ['noun', 'name', 'pronoun'], place.lexicon) &&
      !isAfter(/^(?:has|have|had|who|also|never|and|i’ve|we’ve|they’ve)$/)(place)) ||
    isAfter(/^(?:very|so|highly|more|most|too|less|extremely|quite|pretty)$/)(place),
  weightElsewhere: 1,
  weightOfOthers: 0.01,
  isForSingleVersion: true,
};

/**
 * Nouns that are rarely verbs. They are verbs only after a word that calls for a verb (“to chart the coast”) or after a
 * plural as their subject (“critics label it a success”).
 */
const rareVerbs: Rule = {
  forms: {
    en: 'label labels breach breaches storm storms spike spikes trail trails fuse fuses map maps surface surfaces lecture lectures campaign campaigns chart charts contrast contrasts forecast forecasts impact impacts institute institutes lease leases log logs mask masks pace paces pioneer pioneers plug plugs pool pools range ranges rear rears reform reforms relay relays rival rivals sample samples shield shields signal signals spark sparks substitute substitutes surge surges survey surveys trek treks voice voices bill bills view views author authors tailor tailors combat combats compound compounds outlaw outlaws',
  },
  means: (_, partOfSpeech) => partOfSpeech === 'verb',
  holds: (place) =>
    !isBefore(/^(?:of|is|was|are|were|has|had)$/)(place) &&
    (isAfter(
      /^(?:to|will|would|can|could|should|must|may|might|not|don’t|didn’t|doesn’t|won’t|can’t|i|you|we|they|he|she|it|who|which|let’s|never|also|often|cannot|please|people)$/,
    )(place) ||
      (isAfter(/^and$/)(place) && isBefore(/^(?:the|an?|my|your|his|her|our|their|its|it|them)$/)(place)) ||
      (/(?:[^sui]s|men|children)$/.test(formOf(place.before)) &&
        mayBe(place.before, ['noun'], place.lexicon) &&
        isBefore(/^(?:the|an?|my|your|his|her|our|their|its|it|them|him|me|us|you|from|this|these|new|all)$/)(place))),
  weightElsewhere: 0.003,
  weightOfOthers: 1,
  isForSingleVersion: true,
};

/** Words whose neighbours show whether they are an adjective, a verb or a noun. */
export const classByNeighbours: readonly Rule[] = [
  participles,
  rareVerbs,
  sense(
    'better',
    'better/adjective',
    (place) => !endsClause(place) && isOnly(place.after[0], ['noun'], place.lexicon),
    raised,
  ),
  // “Caribbean” is an adjective in “a Caribbean island”, but not in “in the Caribbean”.
  sense(
    'mediterranean caribbean',
    'mediterranean-adjective/adjective caribbean-adjective/adjective',
    (place) =>
      !endsClause(place) &&
      !isBefore(/^(?:sea|and|is|was|in|to|from|with)$/)(place) &&
      (isCapitalised(place.after[0]) || mayBe(place.after[0], ['noun', 'adjective'], place.lexicon)),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-4 },
  ),
  // “done” means “finished” in “we are done”, but not in “they have done it” or “it was done by him”.
  sense(
    'done',
    'done-finished/adjective',
    (place) =>
      isAfter(/^(?:am|are|were|was|is|be|i’m|we’re|they’re|you’re|almost|all|get|not)$/)(place) &&
      place.earlier
        .slice(-3)
        .some(({ form }) => /^(?:i|we|they|you|he|she|i’m|we’re|they’re|you’re|everyone)$/.test(form)),
    { weightElsewhere: 1e-6, weightOfOthers: 1e-4 },
  ),
  sense(
    'alternate',
    'alternate-other/adjective',
    (place) =>
      !endsClause(place) &&
      mayBe(place.after[0], ['noun', 'adjective', 'name'], place.lexicon) &&
      !isAfter(/^(?:to|will|can|they|we|i|you)$/)(place),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-3 },
  ),
  {
    // “public” is an adjective in “public housing”, but not in “the public was angry”.
    forms: { en: 'public' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: (place) => !endsClause(place) && isOnly(place.after[0], ['noun'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    forms: { en: 'visit help play' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: isAfter(/^(?:come|go)$/),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    forms: { en: 'e-mail email' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: isBefore(/^(?:address|addresses|from|message|messages|account|list|of|system)$/),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “they care more about money”
    forms: { en: 'care' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: isBefore(/^(?:more|about|less|what|if|enough|whether)$/),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  // “it ranks among the best”
  {
    forms: { en: 'rank ranks' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: isBefore(
      /^(?:among|as|around|first|second|third|fourth|fifth|number|high|highly|near|at|it|them|\d.*|with)$/,
    ),
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
    isForSingleVersion: true,
  },
  sense('slow', 'slow-make/verb', isAfter(/^(?:to|will|would|can|could|may|might|must|should|not)$/), {
    weightElsewhere: 0.02,
    weightOfOthers: 0.5,
  }),
  sense('produce', 'produce-food/noun', isAfter(/^(?:fresh|local|organic|the|of|farm|their|own|seasonal|grown|and)$/), {
    weightElsewhere: 1e-3,
    weightOfOthers: 1,
  }),
  sense(
    'run',
    'run-a-business/verb',
    isAfter(/^(?:best|well|poorly|badly|privately|efficiently|family|smoothly)$/),
    raised,
  ),
  {
    forms: { en: 'kids' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) => !isAfter(/^(?:he|she|it|who|nobody)$/)(place),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
    isForSingleVersion: true,
  },
];
