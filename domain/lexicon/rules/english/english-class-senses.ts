import { gapBefore, type Place, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../word-classes.ts';
import { endsClause, formOf, isAfter, isBefore, isNear, number, sense } from './english-senses.ts';

/** Words after which a form that may be a noun or a verb is a verb. */
export const beforeVerb =
  /^(?:to|please|will|would|can|could|should|must|may|might|do|does|did|don’t|didn’t|doesn’t|won’t|can’t|cannot|not|i|you|we|they|he|she|it|who|which|that|let’s|never|always|also|people|and|or|then|just)$/;

/** Words that are nouns unless the word before them calls for a verb: “a personality type”, “arab attacks”. */
const usuallyNouns: Rule = {
  forms: {
    en: 'type types test tests attack attacks title titles deal deals price prices term terms part parts case cases party parties function functions benefit benefits request requests record records project projects title hand hands master masters gate gates file files bill bills board boards bank banks plant plants store stores shop shops purchase purchases stuff study studies link links',
  },
  means: (_, partOfSpeech) => partOfSpeech !== 'verb',
  holds: (place) =>
    isBefore(/^of$/)(place) ||
    (gapBefore(place) === 1 &&
      !isAfter(beforeVerb)(place) &&
      !isBefore(/^(?:it|them|him|us|me|you|the|an?|this|these|my|your|his|her|our|their)$/)(place)),
  weightElsewhere: 1,
  weightOfOthers: 0.1,
  isForSingleVersion: true,
};

/** Peoples. Before a noun, the word is the adjective: “the Arab street”. */
const peoples: Rule = {
  forms: {
    en: 'arab american african asian european german italian russian indian mexican canadian australian iraqi israeli palestinian iranian korean brazilian egyptian muslim christian roman',
  },
  means: (_, partOfSpeech) => partOfSpeech === 'adjective',
  holds: (place) => !endsClause(place) && mayBe(place.after[0], ['noun', 'adjective'], place.lexicon),
  weightElsewhere: 0.3,
  weightOfOthers: 0.02,
  isForSingleVersion: true,
};

/** Nouns that a clause with “that” explains: “the fact that he left”. */
const explained =
  /^(?:fact|idea|hope|belief|news|claims?|evidence|feeling|signs?|chance|view|statement|announcement|argument|conclusion|impression|theory|reports?|rumou?rs?|word|possibility|concerns?|doubt|proof|agreement|assumption|condition|decision|understanding|indications?|opinion|notice|fears?|problem|point|thing|moment|day|time|way|week|month|year|confident|sure|notation)$/;

const told =
  /^(?:tells?|told|telling|inform(?:s|ed|ing)?|show(?:s|ed|n)?|convince[sd]?|assure[sd]?|remind(?:s|ed)?|warn(?:s|ed)?|notif(?:y|ied)|sa(?:y|ys|id)|believe[sd]?|let|so|such)$/;

/** “a question that he asked”, but “the fact that he asked” and “tell the man that he won” */
const isRelative = (place: Place): boolean =>
  gapBefore(place) === 1 &&
  !endsClause(place) &&
  mayBe(place.before, ['noun'], place.lexicon) &&
  (isOnly(place.before, ['noun'], place.lexicon) ||
    /^(?:an?|the|my|your|his|her|our|their|this|some|any|every|only|best|first)$/.test(formOf(place.earlier.at(-2)))) &&
  !explained.test(formOf(place.before)) &&
  !place.earlier.slice(-5).some(({ form }) => told.test(form)) &&
  mayBe(place.after[0], ['pronoun', 'determiner', 'verb'], place.lexicon);

export const classSenses: readonly Rule[] = [
  usuallyNouns,
  peoples,
  sense('that', 'who-which/pronoun', isRelative, { weightElsewhere: 1, weightOfOthers: 0.05 }),
  // “the problem is that nobody came”
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
  // “the fact that he left”, “I told the man that he won”
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
      !isOnly(place.after[0], ['adjective', 'adverb'], place.lexicon),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  sense('so', 'so-therefore/adverb', isBefore(/^(?:i|we|they|he|she|it|what|why|how|please|the|there|if|my)$/), {
    weightElsewhere: 1,
    weightOfOthers: 0.1,
  }),
  // “for a 15-year term”: the number and the unit describe another noun.
  sense(
    'for',
    'for/preposition',
    ({ after }) =>
      after.some(
        ({ form }, index) =>
          index < 3 &&
          number.test(form) &&
          form !== 'one' &&
          form !== '1' &&
          /^(?:year|month|week|day|hour|minute)$/.test(formOf(after[index + 1])),
      ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  sense(
    'for',
    'for-duration/preposition',
    ({ after: [next, second] }) =>
      (/^(?:some|a|quite)$/.test(formOf(next)) && /^(?:time|while)$/.test(formOf(second))) ||
      (number.test(formOf(next)) && /^(?:years|months|weeks|days|hours|minutes|seconds)$/.test(formOf(second))),
    { weightElsewhere: 1, weightOfOthers: 0.05 },
  ),
  // “the king himself”, but “he hurt himself” and “by himself”
  sense(
    'himself herself itself themselves myself yourself ourselves',
    'self/adjective',
    ({ before, word, lexicon }) =>
      before !== undefined &&
      word.start - before.end === 1 &&
      (isOnly(before, ['noun', 'name', 'pronoun'], lexicon) || before.readings.length === 0) &&
      !/^(?:by|to|of|for|with|about|at|on|in|than)$/.test(before.form),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  sense('most', 'most-very/adverb', isAfter(/^an?$/), { weightElsewhere: 1e-5, weightOfOthers: 1e-3 }),
  {
    // “the storm devastated towns”, but “she was devastated”
    forms: { en: 'devastated' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) => !endsClause(place) && mayBe(place.after[0], ['noun', 'determiner', 'name'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
    isForSingleVersion: true,
  },
  {
    // “please sign and forward to us”, but “look forward to”
    forms: { en: 'forward' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) =>
      isBefore(/^(?:to|it|this|the|them|a|your)$/)(place) && isAfter(/^(?:and|please|to|will|would|can|or)$/)(place),
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
    isForSingleVersion: true,
  },
  {
    forms: { en: 'quick' },
    means: (_, partOfSpeech) => partOfSpeech !== 'interjection',
    holds: (place) => place.before !== undefined,
    weightElsewhere: 1,
    weightOfOthers: 0.001,
    isForSingleVersion: true,
  },
  {
    // “most Google users”
    forms: { en: 'most' },
    means: (_, partOfSpeech) => partOfSpeech === 'determiner',
    holds: (place) =>
      !endsClause(place) &&
      !isAfter(/^(?:the|an?)$/)(place) &&
      (isCapitalised(place.after[0]) || isOnly(place.after[0], ['noun', 'name'], place.lexicon)) &&
      !isCapitalised(place.word),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
    isForSingleVersion: true,
  },
  {
    // “polite and professional”, “very professional”, but “a professional”
    forms: { en: 'professional' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: isAfter(
      /^(?:and|very|so|extremely|always|were|was|is|are|more|most|highly|really|truly|polite|friendly|be)$/,
    ),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    forms: { en: 'exciting interesting boring amazing disappointing surprising annoying confusing relaxing' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: (place) => !isBefore(/^(?:the|my|your|his|her|them|us|me|him|it|our|their)$/)(place),
    weightElsewhere: 1,
    weightOfOthers: 0.02,
    isForSingleVersion: true,
  },
  {
    // “the agency alleged that”
    forms: { en: 'alleged' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: isBefore(/^that$/),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
    isForSingleVersion: true,
  },
  {
    // “should I call”, but “should you need help”
    forms: { en: 'should' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) => !isBefore(/^(?:you|anyone|there|it|the)$/)(place),
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
  sense(
    'right',
    'right-entitlement/noun',
    (place) => isAfter(/^(?:a|the|every|no|any)$/)(place) && isBefore(/^(?:to|of)$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.02,
    },
  ),
  sense('right', 'on-the-right/adverb', isAfter(/^(?:turn|turns|turned|turning|bear|keep)$/), {
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  }),
  sense('left', 'on-the-left/adverb', isAfter(/^(?:turn|turns|turned|turning|bear|keep)$/), {
    weightElsewhere: 1,
    weightOfOthers: 0.005,
  }),
  {
    // “the general led the army”
    forms: { en: 'general' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) =>
      isAfter(/^(?:the|a|army|major|brigadier|lieutenant|old)$/)(place) &&
      (endsClause(place) ||
        !mayBe(place.after[0], ['noun', 'adjective'], place.lexicon) ||
        isCapitalised(place.after[0])),
    weightElsewhere: 0.5,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  sense(
    'off',
    'off-switched/adverb',
    (place) =>
      endsClause(place) &&
      isAfter(/^(?:is|was|are|were|be|lights?|it|radio|tv|phone|engine|heating)$/)(place) &&
      isNear(/^(?:lights?|radio|tv|turn|turned|switch|switched|power|phone|engine|heating|machine|computer|lamp)$/)(
        place,
      ),
    { weightElsewhere: 1e-4, weightOfOthers: 0.001 },
  ),
  sense('off', 'away/adverb', (place) => !isBefore(/^(?:the|from|to)$/)(place), {
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  }),
  {
    // “is it safe”, but “in the safe”
    forms: { en: 'safe' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: (place) =>
      !isAfter(/^(?:the|an?|his|her|our|their|hotel|room)$/)(place) || mayBe(place.after[0], ['noun'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.002,
    isForSingleVersion: true,
  },
  {
    // “part of building a house”, “seeking and building the bomb”
    forms: {
      en: 'building meeting finding painting opening setting drawing reading writing feeling cutting training meaning saying',
    },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) =>
      isAfter(/^(?:of|for|by|in|without|after|before|from|about|and|or|when|while|is|are|was|were|be|been)$/)(place) &&
      isBefore(/^(?:the|an?|my|your|his|her|our|their|its|us|me|them|it|him|you|this|these|those)$/)(place),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
    isForSingleVersion: true,
  },
  {
    forms: { en: 'risks' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) => !endsClause(place) && /.ing$/.test(formOf(place.after[0])),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
    isForSingleVersion: true,
  },
  sense(
    'further',
    'further-more/adjective',
    (place) =>
      !endsClause(place) &&
      mayBe(place.after[0], ['noun'], place.lexicon) &&
      !isAfter(/^(?:much|even|go|went)$/)(place),
    {
      weightElsewhere: 0.5,
      weightOfOthers: 0.01,
    },
  ),
  sense('further', 'further/adverb', endsClause, { weightElsewhere: 1, weightOfOthers: 0.01 }),
  {
    forms: { en: 'kids' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) => !isAfter(/^(?:he|she|it|who|nobody)$/)(place),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
    isForSingleVersion: true,
  },
  {
    // “for all your cleaning needs”
    forms: { en: 'needs' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) =>
      endsClause(place) &&
      place.earlier.slice(-4).some(({ form }) => /^(?:my|your|our|their|all|these|special|basic)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
    isForSingleVersion: true,
  },
  // “sad too, since”, “me too”
  sense(
    'too',
    'also/adverb',
    (place) => endsClause(place) || isBefore(/^(?:since|because|and|but|when|if|as|so|with|for)$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.01,
    },
  ),
  sense(
    'attached',
    'attached-enclosed/adjective',
    (place) => place.before === undefined && isBefore(/^(?:is|are|you|please|for)$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.01,
    },
  ),
];
