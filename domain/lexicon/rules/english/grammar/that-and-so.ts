import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { endsClause, formOf, isAfter, isBefore, sense } from '../english-senses.ts';
import { intensifies } from './clause-words.ts';

/** Nouns that a clause with “that” explains: “the fact that he left”. */
const explained =
  /^(?:fact|idea|hope|belief|news|claims?|evidence|feeling|signs?|chance|view|statement|announcement|argument|conclusion|impression|theory|reports?|rumou?rs?|word|possibility|concerns?|doubt|proof|agreement|assumption|condition|decision|understanding|indications?|opinion|notice|fears?|problem|point|thing|moment|day|time|way|week|month|year|confident|sure|notation|adage|saying|proverb|truth|lesson|rule)$/;

const told =
  /^(?:tells?|told|telling|inform(?:s|ed|ing)?|show(?:s|ed|n)?|convince[sd]?|assure[sd]?|remind(?:s|ed)?|warn(?:s|ed)?|notif(?:y|ied)|sa(?:y|ys|id)|believe[sd]?|let|so|such)$/;

/** Whether “that” is a relative pronoun: “a question that he asked”, but not “the fact that he asked”. */
const isRelative = (place: Place): boolean =>
  gapBefore(place) === 1 &&
  !endsClause(place) &&
  mayBe(place.before, ['noun'], place.lexicon) &&
  (isOnly(place.before, ['noun'], place.lexicon) ||
    /^(?:an?|the|my|your|his|her|our|their|this|some|any|every|only|best|first)$/.test(formOf(place.earlier.at(-2)))) &&
  !explained.test(formOf(place.before)) &&
  !place.earlier.slice(-5).some(({ form }) => told.test(form)) &&
  mayBe(place.after[0], ['pronoun', 'determiner', 'verb'], place.lexicon);

/** The meanings of “that” and “so”, which depend on the clause before or after them. */
export const thatAndSo: readonly Rule[] = [
  // “that” means “which” in “the time that is left”, but not in “they say that is wrong”.
  sense(
    'that',
    'who-which/pronoun',
    (place) =>
      isBefore(
        /^(?:is|was|are|were|has|have|had|can|could|will|would|may|might|should|does|did|do|don’t|doesn’t|didn’t|wasn’t|isn’t|haven’t|hasn’t|hadn’t|aren’t|weren’t|won’t|can’t|cannot|couldn’t|wouldn’t)$/,
      )(place) &&
      gapBefore(place) === 1 &&
      (mayBe(place.before, ['noun'], place.lexicon) || place.before?.readings.length === 0) &&
      !/^(?:say|hope|claim|fact|idea|guess|think|know|bet|feel|wish|believe|see|like|love|hate|so|and|but|because|if|when|what|do|did)$/.test(
        formOf(place.before),
      ),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
  sense('that', 'who-which/pronoun', isRelative, { weightElsewhere: 1, weightOfOthers: 0.05 }),
  // “that” is a conjunction in “the problem is that nobody came”.
  sense(
    'that',
    'that-conjunction/conjunction',
    (place) =>
      isAfter(/^(?:is|was)$/)(place) &&
      place.earlier
        .slice(-4)
        .some(({ form }) => explained.test(form) || /^(?:answer|reason|truth|trouble|say)$/.test(form)) &&
      mayBe(place.after[0], ['noun', 'pronoun', 'determiner', 'name'], place.lexicon),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “that” is a conjunction in “the fact that he left” and “I told the man that he won”.
  sense(
    'that',
    'that-conjunction/conjunction',
    (place) =>
      gapBefore(place) === 1 &&
      mayBe(place.after[0], ['pronoun', 'determiner', 'name', 'noun'], place.lexicon) &&
      (/^(?:fact|idea|hope|belief|news|claim|claims|evidence|feeling|chance|conclusion|impression|possibility|doubt|proof|understanding|opinion|statement|sure)$/.test(
        formOf(place.before),
      ) ||
        (mayBe(place.before, ['noun', 'pronoun'], place.lexicon) &&
          place.earlier
            .slice(-4)
            .some(({ form }) =>
              /^(?:tells?|told|informed|informs|convinced|assured?|reminded|warned|notified)$/.test(form),
            ))),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
  // “was that a good meal”
  sense(
    'that',
    'that/determiner',
    (place) => isAfter(/^(?:is|was)$/)(place) && isBefore(/^(?:an?|why|how|what)$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 1e-3,
    },
  ),
  // “it is not that good”
  sense(
    'that',
    'that-so/adverb',
    ({ before, word, after: [next, second], lexicon }) =>
      /^(?:is|was|are|were|not|isn’t|wasn’t|aren’t|usually|all|never)$/.test(formOf(before)) &&
      mayBe(next, ['adjective', 'adverb'], lexicon) &&
      !mayBe(next, ['determiner', 'pronoun'], lexicon) &&
      next !== undefined &&
      next.start - word.end === 1 &&
      (second === undefined || second.start - next.end > 1),
    { weightElsewhere: 1e-6, weightOfOthers: 1e-3 },
  ),
  // “So I left”, “…, so they left”
  sense(
    'so',
    'so-therefore/adverb',
    (place) =>
      (place.before === undefined || gapBefore(place) > 1 || isCapitalised(place.word) || isAfter(/^and$/)(place)) &&
      !isBefore(/^(?:far|much|many|long|that|as|good|is|was|are|do|does|did|am|be)$/)(place) &&
      (!isOnly(place.after[0], ['adjective', 'adverb'], place.lexicon) ||
        isBefore(
          /^(?:just|now|then|maybe|perhaps|basically|today|yesterday|tonight|finally|here|there|obviously|apparently|hopefully|never|always)$/,
        )(place)) &&
      !intensifies(place),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  sense('so', 'so-therefore/adverb', isBefore(/^(?:i|we|they|he|she|it|what|why|how|please|the|there|if|my)$/), {
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  }),
];
