import { gapBefore, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly } from '../../word-classes.ts';
import { endsClause, formOf, isAfter, isBefore, sense } from '../english-senses.ts';

/** Verbs of movement before “around”. */
const moves = new Set(
  'move moves moved moving run runs ran running drive drove driving walk walked walking go going went goes turn turned turning look looked looking fly flew play playing played mess messing push pushed show showed shown shop shopping call called calling ask asked asking fool jump jumping follow followed following carry carried wander wandered travel travelled traveled sit sitting stand standing hang hanging lie lying get getting pass passed'.split(
    ' ',
  ),
);

/** Words whose meaning depends on the phrase around them. */
export const phraseSenses: readonly Rule[] = [
  {
    // “have my hair cut”
    forms: { en: 'cut done' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) =>
      /^(?:hair|nails|lawn|grass|bangs|fringe|makeup)$/.test(formOf(place.before)) &&
      place.earlier.slice(-5).some(({ form }) => /^(?:have|has|had|having|get|got|getting|gets)$/.test(form)),
    weightElsewhere: 1,
    weightOfOthers: 1e-9,
    isForSingleVersion: true,
  },
  // “around” means “in all directions” in “moved him around at will”, but not in “walk around the lake”.
  sense(
    'around',
    'all-around/adverb',
    (place) =>
      gapBefore(place) === 1 &&
      (endsClause(place) ||
        isBefore(
          /^(?:at|in|on|with|for|and|to|from|like|so|because|when|while|but|as|until|here|there|too|all|aimlessly)$/,
        )(place)) &&
      place.earlier.slice(-4).some(({ form }) => moves.has(form)),
    { weightElsewhere: 1, weightOfOthers: 1e-5 },
  ),
  // “is” before an infinitive is not an auxiliary: “all he had to do is become a member”.
  sense('is was be are were', 'be/verb', isBefore(/^(?:become|come|run|put|let|read|cut|set|go|get|make|take)$/), {
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  }),
  // “called” means “named” in “why is the town called”, but not in “he was sick and called me”.
  sense(
    'called',
    'call/verb named/adjective be-called/verb',
    (place) =>
      place.earlier.slice(-5).some(({ form }) => /^(?:is|are|was|were|be|being|been|it’s)$/.test(form)) &&
      !place.earlier
        .slice(-4)
        .some(({ form }) => /^(?:and|or|but|i|he|she|we|they|you|who|have|has|had|when|if)$/.test(form)),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  // “that” is a conjunction in “the fear is that if it rains, we lose”.
  sense(
    'that',
    'that-conjunction/conjunction',
    (place) =>
      isBefore(/^(?:if|when|whenever|although|though|unless|once|despite)$/)(place) &&
      isAfter(/^(?:is|was|means|say|says|said|think|know|hope|believe|see)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “…, so that does not matter”
  sense(
    'that',
    'that/determiner',
    (place) =>
      isAfter(/^so$/)(place) &&
      isBefore(/^(?:is|was|does|doesn’t|did|didn’t|isn’t|wasn’t|means|meant|makes|made|seems)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 1e-6 },
  ),
  // “set” is a verb in “the table is set”, but not in “a set of keys”.
  {
    forms: { en: 'set' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: isAfter(/^(?:is|are|was|were|be|been|being|gets|got)$/),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  // “cost of living”
  {
    forms: { en: 'cost costs lack use need result end start state' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) => place.before === undefined && isBefore(/^of$/)(place),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  sense('housing', 'housing-homes-en/noun', () => true, { weightElsewhere: 1, weightOfOthers: 1e-3 }),
  // “mount” is part of a name in “Mount Etna”, but not in “they mount the horse”.
  sense(
    'mount',
    'mount-before-name-en/noun',
    (place) => isCapitalised(place.word) && !endsClause(place) && isCapitalised(place.after[0]),
    { weightElsewhere: 1e-6, weightOfOthers: 1e-6 },
  ),
  // “in the fall of 1990”
  sense(
    'fall',
    'autumn/noun',
    ({ after: [next, second] }) =>
      /^\d{4}$/.test(formOf(next)) || (formOf(next) === 'of' && /^\d{4}$/.test(formOf(second))),
    { weightElsewhere: 1, weightOfOthers: 1e-6 },
  ),
  // “the fire spread to the roof”
  sense(
    'spread',
    'spread-extend-en/verb',
    (place) =>
      isOnly(place.before, ['noun'], place.lexicon) &&
      (endsClause(place) || isBefore(/^(?:to|through|across|over|from|rapidly|quickly|throughout|into|among)$/)(place)),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  // “have got” means “have” in “he has got a car”, but not in “he has got bored”.
  sense(
    'get gets getting got gotten',
    'have-got-en/verb',
    (place) =>
      place.word.form === 'got' &&
      /^(?:have|has|haven’t|hasn’t|i’ve|you’ve|we’ve|they’ve|he’s|she’s|it’s|who’s|that’s)$/.test(
        formOf(place.before),
      ) &&
      isBefore(
        /^(?:an?|the|no|any|some|my|your|his|her|our|their|this|that|two|three|four|five|lots|plenty|nothing|something|enough|one|more)$/,
      )(place),
    { weightElsewhere: 1e-6, weightOfOthers: 1e-6 },
  ),
  // “welcome” is a verb in “we want to welcome our guests”, but not in “welcome to London”.
  {
    forms: { en: 'welcome' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) =>
      isAfter(/^(?:to|will|would|must|should|we|they|i)$/)(place) && !endsClause(place) && !isBefore(/^to$/)(place),
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
    isForSingleVersion: true,
  },
  // “stop” means “no longer do” in “she stopped laughing”, but not in “she stopped the car”.
  sense(
    'stop stops stopped stopping',
    'stop-doing/verb',
    (place) =>
      isBefore(/^\p{L}{2,}ing$/u)(place) &&
      !isBefore(/^(?:nothing|something|anything|everything|king|thing|morning|spring|during|evening)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 1e-5 },
  ),
];
