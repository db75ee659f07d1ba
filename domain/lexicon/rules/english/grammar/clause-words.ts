import type { ReadWord } from '../../../read-sentence.ts';
import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { days, endsClause, formOf, isAfter, isBefore, number, sense } from '../english-senses.ts';

const modals = /^(?:would|could|should|might|will|can|may|must)$/;
const auxiliaries = /^(?:do|does|did|is|are|was|were|will|can|could|should|would|has|have|had|am)$/;

/** How many words after “when” are searched for its verb. */
const reachOfClause = 7;

const isPastOnly = ({ analyses }: ReadWord): boolean =>
  analyses.some(
    ({ word, features }) =>
      word.partOfSpeech === 'verb' &&
      features.some((each) => each.startsWith('past')) &&
      !features.some((each) => /^(?:inf|pres)/.test(each)),
  );

/** Whether “when” opens a clause in the past: “when she was young”, but not “when it rains” or “when asked”. */
function opensPastClause({ word, rest, lexicon }: Place): boolean {
  let end = word.end;
  for (const [index, next] of rest.slice(0, reachOfClause).entries()) {
    if (next.start - end > 1 || modals.test(next.form)) return false;
    end = next.end;
    if (isPastOnly(next)) return index > 0;
    if (isOnly(next, ['verb'], lexicon)) return false;
    if (/^(?:is|are|am|has|have|do|does|don’t|doesn’t)$/.test(next.form) || /^(?:it|he|she|that)’s$/.test(next.form))
      return false;
  }
  return false;
}

/**
 * Whether an action was repeated, as in “he always ran when it rained”. For a repeated action, German has “wenn” instead of
 * “als” (when).
 */
const isHabit = ({ earlier }: Place): boolean =>
  earlier.some(({ form }) => /^(?:always|every|usually|often|sometimes|whenever|each)$/.test(form));

/** Whether “when” asks for a time: “when did it start”, “I do not know when he left”. */
const asksForTime = (place: Place): boolean =>
  isAfter(
    /^(?:know|knows|knew|ask|asks|asked|wonder|wondering|tell|told|idea|sure|decide|remember|since|until|question|determine|determines|exactly|specify|see|depends|depending|matter|forget|forgot)$/,
  )(place) ||
  // “who, when and where”
  (isBefore(/^(?:and|or)$/)(place) && /^(?:where|how|why|who|what|if)$/.test(formOf(place.after[1]))) ||
  ((place.before === undefined || gapBefore(place) > 1) && isBefore(auxiliaries)(place));

/** Adjectives that “so” does not intensify, because they are also adverbs or determiners: “So just call”. */
const notIntensified =
  /^(?:just|even|still|only|right|like|then|now|all|both|other|most|last|next|first|second|back|any|some|every|each|no|more|less|another|outside|inside|over|overall|past|present|please|far|much|many|long|that|as|called)$/;

/** Whether “so” means “very”: “so easy”, but not “so just call”. */
export const intensifies = (place: Place): boolean =>
  !endsClause(place) &&
  mayBe(place.after[0], ['adjective'], place.lexicon) &&
  !mayBe(place.after[0], ['pronoun', 'determiner', 'preposition', 'conjunction'], place.lexicon) &&
  !notIntensified.test(formOf(place.after[0])) &&
  !isCapitalised(place.after[0]);

const units =
  /^(?:second|minute|hour|day|night|week|month|year|person|head|barrel|gallon|pound|piece|share|ton|kilo|unit|bottle|glass|ride|ticket|pop|mile|meal|session|visit|plate)$/;
const counted =
  /^(?:once|twice|thrice|times|dollars?|cents|euros?|pounds|bucks|miles|hours?|days|nights|minutes|barrels|gallons|months|weeks)$/;

const companions =
  /^(?:wife|husband|friends?|partners?|girlfriend|boyfriend|marriage|spouse|neighbou?rs?|companion|fans?|customers?|clients?|employees?|residents?|members?|owners?)$/;

/** After these words, “anyone” is an unknown person (German “jemand”), not every person: “if anyone calls”. */
const uncertain =
  /^(?:if|whether|not|never|nor|hardly|without|cannot|does|do|did|has|is|are|can|.+n’t|dont|doesnt|cant|wont|no|nobody)$/;

const adverbs =
  /^(?:especially|particularly|also|really|still|always|usually|personally|actually|just|never|generally|absolutely|truly|even|quite|certainly|definitely)$/;

/** Words whose meaning depends on the clause or phrase that they open. */
export const clauseWords: readonly Rule[] = [
  sense('when', 'when-question/adverb', asksForTime, { weightElsewhere: 1e-4, weightOfOthers: 1e-3 }),
  sense('when', 'when-past/conjunction', (place) => !asksForTime(place) && opensPastClause(place) && !isHabit(place), {
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-3,
  }),
  sense('so', 'so-much/adverb', intensifies, { weightElsewhere: 1, weightOfOthers: 0.005 }),
  // “a” means “per” in “twice a week” and “70 dollars a barrel”.
  sense(
    'a an',
    'per/preposition',
    (place) =>
      isBefore(units)(place) &&
      gapBefore(place) === 1 &&
      (counted.test(formOf(place.before)) || /^[\d.,]+$/.test(formOf(place.before))),
    { weightElsewhere: 1, weightOfOthers: 1e-7 },
  ),
  // “his wife of 35 years”
  sense(
    'of',
    'of-duration/preposition',
    ({ before, after: [next, second, third] }) =>
      companions.test(formOf(before)) &&
      (number.test(formOf(next)) || /^(?:many|several|over)$/.test(formOf(next))) &&
      [second, third].some((word) => /^(?:years|months|weeks|decades)$/.test(formOf(word))),
    { weightElsewhere: 1e-5, weightOfOthers: 1e-4 },
  ),
  // “anyone” means “every person” in “I recommend it to anyone”, but not in “I did not give it to anyone”.
  sense(
    'anyone anybody',
    'anyone-at-all/pronoun',
    (place) =>
      isAfter(/^(?:to|for|than|by|that|almost|just|like|as|from)$/)(place) &&
      !place.earlier.some(({ form }) => uncertain.test(form)),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  // “like” is a verb in “I especially like the soup”, but not in “it is just like the soup”.
  sense(
    'like',
    'like/verb',
    ({ before, earlier }) =>
      adverbs.test(formOf(before)) &&
      /^(?:i|you|we|they|people|who|to|do|did|don’t|didn’t|would|i’d|we’d|customers|kids)$/.test(
        formOf(earlier.at(-2)),
      ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “kind” is an adjective in “very kind” and “your kind words”, but not in “kind of”.
  sense(
    'kind',
    'kind/adjective',
    (place) =>
      !isBefore(/^of$/)(place) &&
      (isAfter(
        /^(?:very|so|really|extremely|most|too|is|was|are|were|be|been|being|how|always|both|incredibly|super|and)$/,
      )(place) ||
        isBefore(
          /^(?:words?|people|person|man|woman|regards|attention|help|assistance|gesture|enough|souls?|heart|offer|staff|note|and|support|invitation)$/,
        )(place)) &&
      (!isAfter(/^(?:is|was|are|were|be|and)$/)(place) || !isOnly(place.after[0], ['preposition'], place.lexicon)),
    { weightElsewhere: 0.3, weightOfOthers: 5e-4 },
  ),
  // “to” is a preposition in “welcome to Google”, but not in “try to Google it”.
  sense(
    'to',
    'to/preposition',
    (place) =>
      place.word.text === 'to' &&
      isBefore(/./)(place) &&
      isCapitalised(place.after[0]) &&
      !days.test(formOf(place.after[0])) &&
      !/^(?:it|them|that|this|the|for)$/.test(formOf(place.after[1])),
    { weightElsewhere: 1, weightOfOthers: 1e-7 },
  ),
  {
    // “face” and “packed” are verbs in “they still face problems” and “the storm packed winds”, but not in “his face” and
    // “it was packed”.
    forms: { en: 'face packed' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) =>
      place.word.form === 'face'
        ? isAfter(/^(?:still|also|now|already|currently|often|must|they|we|you|who)$/)(place) &&
          !isBefore(/^(?:is|was|of|and)$/)(place)
        : !endsClause(place) &&
          (mayBe(place.before, ['name', 'pronoun', 'noun'], place.lexicon) || isCapitalised(place.before)) &&
          mayBe(place.after[0], ['noun', 'determiner'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.001,
    isForSingleVersion: true,
  },
  // “its” is a misspelling of “it’s” in “its not far”.
  sense(
    'its',
    'it-is/pronoun',
    isBefore(/^(?:not|an?|the|been|so|just|also|really|kind|like|ok|okay|because|gonna|too|always)$/),
    { weightElsewhere: 1e-6, weightOfOthers: 1e-4 },
  ),
  sense('your', 'you-are/pronoun', isBefore(/^(?:in|not|an?|the|going|gonna|so|just|looking|welcome|really|too)$/), {
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
  }),
];
