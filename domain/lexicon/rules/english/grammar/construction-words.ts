import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isInfinitive, isParticiple, mayBe } from '../../word-classes.ts';
import { endsClause, formOf, isAfter, isBefore, raised, sense } from '../english-senses.ts';

/** Adverbs between “to” and its verb: “to safely cross”. */
const splits = /^(?:.{3,}ly|not|just|also|even|always|never|further|better|ever|then|actually|at)$/;

/** Endings of adverbs. The lexicon may list only their adjective: “intelligently”. */
const adverbEnding = /(?:ent|ant|ical|ous|ive|ful|ed|al|ate|ib|ab|ic|less|en)ly$/;

/** Words after which “one” opens a clause about people in general: “if one asks”. */
const opensGeneral =
  /^(?:if|when|as|where|how|what|unless|why|because|whether|whenever|once|before|after|until|can|could|should|must|would|does|may)$/;

const modals =
  /^(?:can|could|must|should|would|might|may|will|cannot|can’t|has|is|needs|wants|gets|goes|does|never|always|really|also)$/;

/**
 * Whether “one” means people in general: “if one looks closely”, “One must wait”, but not “if one of them looks” or
 * “that one is mine”.
 */
function meansPeople(place: Place): boolean {
  const {
    before,
    after: [next],
    lexicon,
  } = place;
  const isVerb = modals.test(formOf(next)) || (mayBe(next, ['verb'], lexicon) && /s$/.test(formOf(next)));
  if (before === undefined || gapBefore(place) > 1)
    return /^(?:can|could|must|should|would|might|may|cannot)$/.test(formOf(next));
  if (/^(?:can|could|should|must|would|does|may)$/.test(formOf(before))) return isInfinitive(next, 'en', lexicon);
  return opensGeneral.test(formOf(before)) && isVerb && !endsClause(place);
}

/** Participles that describe a state after “be”: “he is gone”, “the shop is closed”. */
const states = /^(?:gone|stuck|lost|closed|married|situated|retired|located)$/;

const persons = /^(?:i|we|they|you|he|she|everyone|who|you’re)$/;

/** Whether a participle describes a state: “they were finished”, but not “the work was done by Tom”. */
function isState({ before, after: [next, second], word }: Place): boolean {
  if (/^(?:done|finished)$/.test(formOf(next))) return persons.test(formOf(before)) || /^i’m$/.test(word.form);
  return states.test(formOf(next)) && formOf(second) !== 'by';
}

const isPast = (word: Place['before']): boolean =>
  word?.analyses.some(
    ({ word, features }) =>
      word.partOfSpeech === 'verb' &&
      features.some((each) => each.startsWith('past')) &&
      !features.some((each) => /^(?:inf|pres)/.test(each)),
  ) ?? false;

/** Words whose meaning depends on the construction that they are part of. */
export const constructionWords: readonly Rule[] = [
  // “too dirty to safely swim in”
  sense(
    'to',
    'to-infinitive/particle in-order-to/conjunction',
    ({ after: [next, second], lexicon }) =>
      splits.test(formOf(next)) &&
      (adverbEnding.test(formOf(next)) || !mayBe(next, ['noun', 'adjective', 'verb'], lexicon)) &&
      isInfinitive(second, 'en', lexicon),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  sense('one', 'one-people/pronoun', meansPeople, { weightElsewhere: 0.01, weightOfOthers: 1e-4 }),
  sense('am is are was were be been i’m', 'be/verb', isState, { weightElsewhere: 1, weightOfOthers: 1e-6 }),
  // “he was blessed by the priest”
  sense(
    'is are was were be been being',
    'be-passive/verb',
    ({ after: [next, second, third] }) =>
      isParticiple(next, 'en') &&
      /(?:ed|en|wn|ught|ade|one|eld|old|aid|ound|uilt|ent|ept|et)$/.test(formOf(next)) &&
      formOf(second) === 'by' &&
      !/^(?:\d.*|now|then|hand|accident|mistake|train|car|bus|far)$/.test(formOf(third)),
    { weightElsewhere: 1, weightOfOthers: 1e-8 },
  ),
  // “be” forms a passive in “the work was done quickly”, but not in “we were done”.
  sense(
    'is are was were be been being',
    'be-passive/verb',
    (place) => formOf(place.after[0]) === 'done' && !isState(place) && !isAfter(/^(?:i|we|you|they|he|she)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 1e-8 },
  ),
  sense(
    'each',
    'each-single/determiner',
    (place) =>
      !endsClause(place) &&
      mayBe(place.after[0], ['noun', 'adjective', 'numeral'], place.lexicon) &&
      !isBefore(/^(?:of|other|and|is|are|way)$/)(place),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  // “actually” means “really” in “it actually works”, but not in “Actually, I left”.
  sense(
    'actually',
    'actually-really/adverb',
    (place) => place.before !== undefined && gapBefore(place) === 1 && !endsClause(place),
    { weightElsewhere: 0.01, weightOfOthers: 0.01 },
  ),
  // “wrong” means “mistaken” in “he is wrong”, but not in “something is wrong” or “it went wrong”.
  sense(
    'wrong',
    'be-mistaken/expression',
    (place) =>
      isAfter(
        /^(?:am|are|is|was|were|be|been|dead|completely|totally|i’m|you’re|he’s|she’s|they’re|we’re|not|prove[ds]?)$/,
      )(place) &&
      !isBefore(/^(?:with|number|time|place|way|size|order|person|side)$/)(place) &&
      place.earlier
        .slice(-3)
        .some(({ form }) => /^(?:i|you|he|she|we|they|who|people|i’m|you’re|he’s|she’s|they’re|we’re)$/.test(form)),
    { weightElsewhere: 1e-4, weightOfOthers: 1 },
  ),
  // “wrong” means “not as it should be” in “something is wrong” and “what is wrong with it”.
  sense(
    'wrong',
    'wrong-amiss/adjective',
    (place) =>
      isAfter(/^(?:nothing|something|anything|what’s|whats|everything|else|terribly|seriously)$/)(place) ||
      isBefore(/^with$/)(place) ||
      (isAfter(/^(?:is|was|went|goes|go|gone)$/)(place) &&
        /^(?:what|something|nothing|anything|everything|there’s)$/.test(formOf(place.earlier.at(-2)))),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  // “way” means “method” in “a cheap way to travel”, but not in “on the way to school”.
  sense(
    'way ways',
    'way-means/noun',
    (place) => {
      const {
        before,
        earlier,
        after: [next, second],
        lexicon,
      } = place;
      const previous = earlier.slice(-3, -1).map(({ form }) => form);
      if (
        previous.some((form) => /^(?:on|in|all|half|along|by)$/.test(form)) ||
        /^(?:on|in|all|half|long|my|your|his|her|their|our)$/.test(formOf(before))
      )
        return false;
      return (
        (formOf(next) === 'to' &&
          mayBe(second, ['verb', 'adverb'], lexicon) &&
          !mayBe(second, ['determiner', 'name', 'pronoun'], lexicon)) ||
        (formOf(next) === 'of' && /ing$/.test(formOf(second))) ||
        (formOf(next) === 'for' && formOf(earlier.at(-1)) !== 'the') ||
        (/^(?:best|only|easiest|cheapest|fastest|quickest|effective|inexpensive|cheap|easy|safest|surest|no|find|found)$/.test(
          formOf(before),
        ) &&
          !isBefore(/^(?:too|more|better|over|that|i)$/)(place))
      );
    },
    { weightElsewhere: 1e-4, weightOfOthers: 1e-3 },
  ),
  // “reflect” means “think” in “he reflected on it”, but not in “the price reflects the demand”.
  sense(
    'reflect reflects reflected reflecting',
    'reflect-think/verb',
    (place) =>
      isBefore(/^(?:on|upon|about|back)$/)(place) &&
      isAfter(/^(?:i|he|she|we|they|you|to|and|has|have|had|who|then|time|will|must|should|let|us|me)$/)(place),
    { weightElsewhere: 1e-4, weightOfOthers: 0.01 },
  ),
  // “just” means “a moment ago” in “I just bought it”, but not in “I just wanted it”.
  sense(
    'just',
    'just-now/adverb',
    ({ before, after: [next], lexicon }) =>
      /^(?:i|we|you|he|she|they|and|who)$/.test(formOf(before)) &&
      isPast(next) &&
      mayBe(next, ['verb'], lexicon) &&
      !/^(?:wanted|thought|loved|felt|needed|liked|hoped|had|was|were|knew|wished|did|sat|stood|kept|used|seemed|looked|hated|said|told|let|cut|put|hit|went|stared|wondered|laughed|assumed|figured)$/.test(
        formOf(next),
      ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “employ” means “give work to” in “they employ 300 people”, but not in “they employ new methods”.
  sense(
    'employ employs employed employing',
    'hire/verb',
    (place) =>
      place.after
        .slice(0, 4)
        .some(({ form }) =>
          /^(?:\d.*|people|workers|staff|him|her|them|me|persons|women|men|employees|thousands|hundreds|more|over)$/.test(
            form,
          ),
        ) ||
      isBefore(/^(?:by|as|at|in|full)$/)(place) ||
      endsClause(place),
    { weightElsewhere: 0.3, weightOfOthers: 1e-3 },
  ),
  // “order” means “command” in “he ordered the troops to attack”, but not in “he ordered the soup”.
  sense(
    'order orders ordered ordering',
    'order-officially/verb',
    ({ after: [next, second, third, fourth] }) =>
      [second, third, fourth].some((word) => formOf(word) === 'to') &&
      /^(?:the|him|her|them|me|us|his|all|its|troops|police|soldiers|\p{Lu}.*)$/u.test(formOf(next)) &&
      !/^(?:go|eat|share|try)$/.test(formOf(fourth)),
    { weightElsewhere: 0.3, weightOfOthers: 1e-3 },
  ),
  // “Yet he refused”
  sense(
    'yet',
    'however/adverb',
    (place) => (place.before === undefined || gapBefore(place) > 1) && !endsClause(place),
    {
      weightElsewhere: 0.3,
      weightOfOthers: 0.01,
    },
  ),
  sense('greater', 'big/adjective', () => true, raised),
  sense('no', 'no/particle', isAfter(/^(?:say|says|said|saying|answered|vote|voted)$/), {
    weightElsewhere: 1,
    weightOfOthers: 1e-7,
  }),
  // “back” means “the rear part” in “the front and the back” and “sit in the back”, but not in “his back hurts”.
  sense(
    'back',
    'back-reverse/noun',
    (place) =>
      isAfter(/^the$/)(place) &&
      /^(?:in|at|for|from|to|around|on|and)$/.test(formOf(place.earlier.at(-2))) &&
      (endsClause(place) || isBefore(/^of$/)(place)) &&
      !place.earlier.some(({ form }) => /^(?:shot|shots|pain|stabbed|hit|knife|pat|patted)$/.test(form)),
    { weightElsewhere: 0.5, weightOfOthers: 1e-3 },
  ),
  sense('service', 'service-to-customers/noun', isBefore(/^(?:that|i|you|we|they|from|here)$/), raised),
  sense(
    'right rights',
    'right-entitlement/noun',
    (place) => isAfter(/^(?:my|your|his|her|our|their|legal|constitutional)$/)(place) && endsClause(place),
    raised,
  ),
  sense(
    'amount amounts',
    'amount-quantity/noun',
    (place) => isBefore(/^of$/)(place) && !/^(?:money|cash|\$|dollars|\d.*)$/.test(formOf(place.after[1])),
    {
      weightElsewhere: 0.01,
    },
  ),
  sense(
    'affairs',
    'affairs-matters/noun',
    isAfter(
      /^(?:international|foreign|public|internal|domestic|current|business|legal|world|state|political|military|consumer|financial|religious|external|corporate|family|veterans)$/,
    ),
    {
      weightElsewhere: 1e-3,
    },
  ),
  sense(
    'holiday holidays',
    'public-holiday/noun',
    (place) =>
      place.word.form === 'holidays'
        ? place.earlier
            .slice(-3)
            .some(({ form }) => /^(?:sundays|weekends|saturdays|public|federal|national|bank|legal)$/.test(form))
        : isAfter(/^(?:public|federal|national|bank|legal|religious|jewish|muslim|christian)$/)(place),
    {
      weightElsewhere: 0.3,
      weightOfOthers: 1e-3,
    },
  ),
  sense(
    'lesson lessons',
    'lesson-class/noun',
    (place) =>
      isAfter(
        /^(?:golf|piano|guitar|driving|music|dance|swimming|riding|tennis|english|french|spanish|ski|private|singing|violin|free|first|the)$/,
      )(place) && !isBefore(/^(?:learned|learnt|is|of|for)$/)(place),
    {
      weightElsewhere: 0.5,
      weightOfOthers: 0.01,
    },
  ),
];
