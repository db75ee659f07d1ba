import type { Rule } from '../../grammar-rule.ts';
import { isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { endsClause, formOf, isAfter, isBefore, ofNoun, ofVerb, sense } from '../english-senses.ts';

const strong = { weightElsewhere: 1e-4, weightOfOthers: 1e-4 };
const likely = { weightElsewhere: 1, weightOfOthers: 1e-4 };

const beForms = /^(?:am|is|are|was|were|be|been|i’m|he’s|she’s|it’s|we’re|you’re|they’re|im|isn’t|wasn’t|aren’t)$/;

/** Senses of the commonest adverbs, determiners and verbs. */
export const commonWordSenses: readonly Rule[] = [
  // “do” is a verb with its own meaning (not an auxiliary) in “all I do is work”, “what they do best” and “he did wrong”.
  ofVerb(
    'do does did doing',
    'do/verb',
    (place) =>
      (isBefore(/^(?:is|was|best|wrong|well|so|better)$/)(place) &&
        place.earlier.some(({ form }) => /^(?:i|you|we|they|he|she|it|people|only)$/.test(form))) ||
      // “he did bird watching”
      (/^(?:i|you|we|they|he|she)$/.test(formOf(place.before)) &&
        !isInfinitive(place.after[0], 'en', place.lexicon) &&
        isOnly(place.after[0], ['noun', 'determiner'], place.lexicon)),
    { weightElsewhere: 1, weightOfOthers: 1e-9 },
  ),
  // “get” means “obtain” in “get cheap tickets”, but not in “get cheap”.
  ofVerb(
    'get gets got getting gotten',
    'get-obtain/verb',
    ({ after: [next, second], word, lexicon }) =>
      next !== undefined &&
      next.start - word.end === 1 &&
      isOnly(next, ['adjective'], lexicon) &&
      second !== undefined &&
      second.start - next.end === 1 &&
      mayBe(second, ['noun'], lexicon) &&
      !mayBe(second, ['adverb', 'conjunction', 'preposition'], lexicon),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “just” means “only” in “I’m just looking”, but not in “I just arrived”.
  sense(
    'just',
    'only/adverb simply/adverb',
    (place) => beForms.test(formOf(place.before)) && /.ing$/.test(formOf(place.after[0])),
    likely,
  ),
  // “most” forms a superlative in “the most popular” and “most importantly”, but not in “most people”.
  sense(
    'most',
    'most-superlative/adverb',
    (place) =>
      !endsClause(place) &&
      !isAfter(/^an?$/)(place) &&
      (/.{2}ly$/.test(formOf(place.after[0])) ||
        (mayBe(place.after[0], ['adjective'], place.lexicon) &&
          !mayBe(place.after[0], ['noun', 'determiner', 'name'], place.lexicon) &&
          (isAfter(/^(?:the|and|or|is|are|was|were|be|been|its|his|her|their|our|my|world’s|party’s)$/)(place) ||
            /’s$/.test(formOf(place.before)) ||
            isBefore(/^(?:likely|notable|recent|common|popular|important|famous|effective)$/)(place)))),
    likely,
  ),
  // “right” means “entitlement” in “everyone’s right to vote” and “the right of asylum”.
  ofNoun(
    'right',
    'right-entitlement/noun',
    (place) =>
      (/’s?$/.test(formOf(place.before)) ||
        isAfter(/^(?:my|your|his|her|our|their|its|a|the|no|legal|human|equal)$/)(place)) &&
      isBefore(/^(?:to|of)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “right” means “directly” in “right to the top” and “right at the door”.
  sense(
    'right',
    'right-directly/adverb',
    (place) =>
      isBefore(
        /^(?:in|into|at|through|on|under|behind|beside|next|after|before|above|below|up|down|across|along|around|outside|inside|near|by)$/,
      )(place) && !isAfter(/^(?:the|my|your|his|her|their|on|all|is|be|not|to)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “even” adds emphasis in “I don’t even remember”; it does not strengthen a comparative.
  sense('even', 'even/adverb', (place) => isOnly(place.after[0], ['verb', 'noun'], place.lexicon), likely),
  // “way” means “manner” in “the way people live” and “much the way dogs do”, but not in “the way to the beach”.
  sense(
    'way',
    'way-manner/noun',
    (place) =>
      isAfter(/^the$/)(place) &&
      !endsClause(place) &&
      !isBefore(
        /^(?:to|of|home|back|in|out|from|through|across|down|up|is|was|over|there|for|around|along|and|or|into|with)$/,
      )(place) &&
      mayBe(place.after[0], ['noun', 'adjective', 'determiner', 'pronoun', 'name'], place.lexicon) &&
      !mayBe(place.after[0], ['preposition', 'conjunction'], place.lexicon),
    likely,
  ),
  // “much” means “to a great degree” in “much more expensive” and “much better”, but not in “much of the city”.
  sense('much', 'much/determiner', (place) => !isBefore(/^of$/)(place), { weightElsewhere: 1, weightOfOthers: 1e-3 }),
  // “they have long known it”
  sense(
    'long',
    'long-time/adverb',
    (place) =>
      isAfter(/^(?:has|have|had|’ve|i’ve|we’ve|they’ve)$/)(place) &&
      (isBefore(/^been$/)(place) || isParticiple(place.after[0], 'en')),
    likely,
  ),
  // “thanks” is an interjection in “Thanks!” and “thanks again”, but not in “give thanks”.
  sense(
    'thanks',
    'thank-you/interjection',
    (place) => !isAfter(/^(?:give|gave|giving|of|with|our|his|her|my|their|express|your|and|sincere)$/)(place),
    strong,
  ),
];
