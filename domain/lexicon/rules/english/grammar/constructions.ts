import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { endsClause, formOf, isAfter, isBefore, isNear, number, ofVerb, sense, timeUnits } from '../english-senses.ts';

const strong = { weightElsewhere: 1, weightOfOthers: 1e-4 };
const only = { weightElsewhere: 1e-4, weightOfOthers: 1e-4 };

const determiner = /^(?:the|an?|my|your|his|her|our|their|its|this|that|these|those|all|how|what)$/;
const opensClause = (place: Place) => place.before === undefined || gapBefore(place) > 1;

/** Senses that are recognised by the construction: “following the attack”, “though small”, “keep it clean”. */
export const grammarSenses: readonly Rule[] = [
  // “following” means “after” in “Following the attack, he fled”, but not in “Following the rules, …” or “he was following
  // the car”.
  sense(
    'following',
    'following-after/preposition',
    (place) =>
      (opensClause(place) || isOnly(place.before, ['noun', 'adverb'], place.lexicon) || isCapitalised(place.before)) &&
      isBefore(/^(?:the|an?|his|her|their|its|this|last|years?|months?|weeks?)$/)(place) &&
      !isNear(
        /^(?:rules?|instructions|steps?|directions|advice|link|example|path|leader|orders|recipe|footsteps)$/,
        4,
      )(place),
    only,
  ),
  sense(
    'following',
    'following-of-supporters/noun',
    (place) =>
      isAfter(/^(?:large|loyal|cult|huge|strong|small|big|devoted|massive|growing|popular|wide|a)$/)(place) &&
      (endsClause(place) || isBefore(/^(?:in|among|of|on|for|and|with)$/)(place)),
    only,
  ),
  // “given” means “in view of” in “Given the weather, we stayed”, but not in “the book given the prize”.
  sense(
    'given',
    'given-in-view-of/preposition',
    (place) => opensClause(place) && (isBefore(determiner)(place) || isBefore(/^(?:such|recent|current)$/)(place)),
    only,
  ),
  sense(
    'considering',
    'considering-in-view-of/preposition',
    (place) =>
      (opensClause(place) || endsClause(place)) &&
      !isAfter(/^(?:am|is|are|was|were|been|be|worth|i’m|we’re|they’re)$/)(place),
    only,
  ),
  // “though” means “although” in “Though small, it is nice” and “though they left”, but not in “It is nice, though”.
  sense(
    'though',
    'although/conjunction',
    (place) =>
      !endsClause(place) && (opensClause(place) || isBefore(/^(?:i|you|he|she|it|we|they|the|there|this)$/)(place)),
    strong,
  ),
  // “it is even better”
  sense(
    'even',
    'even-still-more/adverb',
    isBefore(
      /^(?:more|less|better|worse|further|farther|fewer|(?!other|over|after|ever|never|under|either|rather)\p{L}{3,}(?:er|ier))$/u,
    ),
    only,
  ),
  // “Still, I think he is right”
  sense(
    'still',
    'all-the-same/adverb',
    (place) => opensClause(place) && place.before === undefined && endsClause(place),
    strong,
  ),
  // “I just don’t know”
  sense(
    'just',
    'simply/adverb',
    isBefore(/^(?:don’t|can’t|didn’t|couldn’t|doesn’t|isn’t|wasn’t|won’t|wouldn’t|aren’t|dont|cant|cannot|not)$/),
    strong,
  ),
  // “by” means “not later than” in “by the 1980s” and “by the end of May”.
  sense(
    'by',
    'by-a-time/preposition',
    ({ after: [next, second] }) =>
      /^(?:1[0-9]|20)\d\ds?$/.test(formOf(next)) ||
      (/^(?:the|mid|late|early)$/.test(formOf(next)) &&
        /^(?:(?:1[0-9]|20)\d\ds?|end|middle|beginning|mid|late|early|weekend|deadline|age|turn)$/.test(formOf(second))),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “be” also forms a passive before a participle that the lexicon does not list: “to be iodised”.
  sense(
    'is are was were be been being',
    'be-passive/verb',
    ({ after: [next] }) => next !== undefined && next.readings.length === 0 && /^\p{Ll}{3,}ed$/u.test(next.text),
    strong,
  ),
  // “the standard is kept high”
  sense(
    'kept',
    'keep-state/verb',
    ({ before, after: [next, second], lexicon }) =>
      /^(?:is|are|was|were|be|been|being)$/.test(formOf(before)) &&
      [next, second].some(
        (word) => mayBe(word, ['adjective'], lexicon) && !mayBe(word, ['noun', 'preposition'], lexicon),
      ),
    strong,
  ),
  // “everyone but me”
  sense(
    'but',
    'but-except/preposition',
    (place) =>
      isAfter(/^(?:everyone|everybody|all|nobody|nothing|anything|everything|anyone|none|nowhere|everywhere)$/)(
        place,
      ) && !isBefore(/^(?:i|he|she|they|we|it|not|also|then|is|was)$/)(place),
    only,
  ),
  // “ten dollars each”
  sense(
    'each',
    'each-apiece/adverb',
    (place) =>
      (endsClause(place) || isBefore(/^(?:and|for|but|with|in)$/)(place)) &&
      place.earlier
        .slice(-3)
        .some(({ form }) => number.test(form) || /^(?:dollars|euros|pounds|cents|\$.*|one|two)$/.test(form)),
    strong,
  ),
  // “per your request”
  sense(
    'per',
    'per-according-to/preposition',
    (place) => isBefore(/^(?:your|our|my|his|her|their|the|request|instructions|conversation|above|usual)$/)(place),
    only,
  ),
  // “keep” means “leave in a state” in “keep it clean” and “they kept him waiting”.
  ofVerb(
    'keep keeps kept keeping',
    'keep-state/verb',
    ({ after: [next, second], lexicon }) =>
      /^(?:me|him|her|it|us|them|you|everything|things|everyone|people|yourself|myself|himself|themselves)$/.test(
        formOf(next),
      ) &&
      (isOnly(second, ['adjective'], lexicon) ||
        /^(?:clean|warm|cool|safe|open|closed|short|simple|alive|quiet|busy|dry|fresh|clear|secret|real|going|up|coming|waiting|happy|healthy|hot|cold|light|separate|right)$/.test(
          formOf(second),
        ) ||
        (/.ing$/.test(formOf(second)) && mayBe(second, ['verb'], lexicon))),
    strong,
  ),
  // “do you know him”
  ofVerb(
    'know knows knew known knowing',
    'know-person/verb',
    ({ after: [next, second] }) =>
      /^(?:him|her|them|me|us|somebody|someone|anybody|anyone|nobody|each|everybody|everyone|people|lots|many)$/.test(
        formOf(next),
      ) && !/^(?:is|was|are|were|will|would|has|had|have|can|could|car|name|house|father|mother)$/.test(formOf(second)),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “they asked me to leave”
  ofVerb(
    'ask asks asked asking',
    'ask-request/verb',
    ({ after: [next, second, third, fourth], lexicon }) =>
      (/^(?:me|him|her|us|them|you|people|everyone|somebody|someone)$/.test(formOf(next)) &&
        (formOf(second) === 'to' || (formOf(second) === 'not' && formOf(third) === 'to'))) ||
      (/^(?:the|my|his|her|our|their|your)$/.test(formOf(next)) &&
        ((formOf(third) === 'to' && isInfinitive(fourth, 'en', lexicon)) || formOf(fourth) === 'to')) ||
      (formOf(next) === 'to' && isInfinitive(second, 'en', lexicon)),
    strong,
  ),
  // “he passed me the salt”
  ofVerb(
    'pass passes passed passing',
    'pass-hand-over/verb',
    (place) =>
      isBefore(/^(?:me|him|her|us|them)$/)(place) &&
      /^(?:the|an?|some|his|her|my|another|that|this)$/.test(formOf(place.after[1])),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-3 },
  ),
  // “the film is set in Paris”
  sense(
    'set',
    'set-of-story/verb',
    (place) =>
      isBefore(/^(?:in|during|on|against|at)$/)(place) &&
      isNear(/^(?:film|movie|novel|story|book|play|series|game|show|scene|drama|opera|comedy|plot)$/, 5)(place) &&
      !isNear(/^(?:motion|place|stone|price|date)$/, 3)(place),
    only,
  ),
  // “he is broke”
  sense(
    'broke',
    'penniless/adjective',
    (place) =>
      isAfter(
        /^(?:am|is|are|was|were|be|been|i’m|he’s|she’s|we’re|they’re|you’re|go|went|going|flat|so|totally|completely)$/,
      )(place) &&
      (endsClause(place) || isBefore(/^(?:and|but|because|right|as|all|when|after)$/)(place)),
    only,
  ),
  // “lay” is the past of “lie” in “he lay on the bed”.
  sense(
    'lay',
    'lie/verb',
    (place) =>
      isAfter(/^(?:he|she|it|who|body|bodies|and|still|just|then|also|there|town|city|ship|river|island)$/)(place) &&
      isBefore(
        /^(?:on|in|there|beside|under|at|awake|dead|ahead|still|across|between|back|flat|near|behind|asleep|motionless|with)$/,
      )(place),
    strong,
  ),
  // “last” is a verb in “how long does the battery last”.
  sense(
    'last',
    'last-verb/verb',
    (place) =>
      !isAfter(/^(?:the|my|your|his|her|our|their|its|at|a|this|that|of|in|very|second|next)$/)(place) &&
      place.earlier.some(({ form }) =>
        /^(?:does|do|did|will|would|can|could|doesn’t|didn’t|won’t|may|might|should|to|not)$/.test(form),
      ) &&
      (endsClause(place) ||
        isBefore(
          /^(?:for|until|through|forever|long|longer|very|about|only|at|as|up|a|an|all|more|several|many|\d.*)$/,
        )(place) ||
        (number.test(formOf(place.after[0])) && timeUnits.test(formOf(place.after[1])))),
    strong,
  ),
  // “the well was dry”
  sense(
    'well wells',
    'well-water/noun',
    (place) =>
      isAfter(/^(?:oil|gas|water|wishing|artesian|old|deep|dry)$/)(place) ||
      (isAfter(/^(?:the|a|this|that|village)$/)(place) &&
        (endsClause(place) || isBefore(/^(?:was|is|of|in|and|with|had|for|to)$/)(place))),
    strong,
  ),
  // “maintain” means “keep in good order” in “they maintain the roads”, but not in “he maintains that”.
  ofVerb(
    'maintain maintains maintained maintaining',
    'maintain-in-order/verb',
    (place) =>
      !isBefore(/^(?:that|he|she|they|it|there|his|her|their)$/)(place) ||
      isNear(/^(?:own|weight|health|balance)$/)(place),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-4 },
  ),
  ofVerb('observe observes observed', 'observe-remark/verb', isBefore(/^(?:that|how)$/), {
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-3,
  }),
  // “argue” means “quarrel” in “they argued all night”, but not in “he argued that”.
  ofVerb(
    'argue argues argued arguing',
    'argue-dispute/verb',
    (place) =>
      isBefore(/^(?:with|about|over|all|again|like|back|loudly)$/)(place) ||
      (endsClause(place) && isAfter(/^(?:to|were|was|are|started|always|they|kept|stop|keep)$/)(place)),
    strong,
  ),
  // “admit” means “take in as a patient” in “he was admitted to the hospital”.
  sense(
    'admitted admit',
    'admit-to-hospital/verb',
    (place) =>
      isBefore(/^(?:to|into|as)$/)(place) &&
      isNear(/^(?:hospital|university|college|school|clinic|ward|program|union|bar|er|icu|patients?|students?)$/)(
        place,
      ),
    only,
  ),
  // “get” forms a passive only before a participle: “get lost”.
  sense(
    'get gets got getting gotten',
    'be-passive/verb',
    ({ after: [next, second] }) => {
      const verb = /^(?:.+ly|all|so|just|even|also|never)$/.test(formOf(next)) ? second : next;
      return isParticiple(verb, 'en') && !isCapitalised(verb);
    },
    { weightElsewhere: 1e-5, weightOfOthers: 1 },
  ),
  // “down” means “low” in “prices are down”, and “not working” in “the computer is down”.
  sense(
    'down',
    'down-not-working/adverb',
    (place) =>
      isAfter(/^(?:is|are|was|were|been|be|went|goes|go)$/)(place) &&
      (endsClause(place) || isBefore(/^(?:again|for|by|from|sharply|today|\d.*)$/)(place)) &&
      isNear(
        /^(?:computers?|servers?|system|site|website|network|prices?|sales|numbers?|shares?|stocks?|markets?|phones?|power|lines?|rates?|profits|internet)$/,
        4,
      )(place),
    only,
  ),
  // “lot” means “piece of land” in “the lot was empty”, but not in “a lot” or “the lot of them”.
  sense(
    'lot lots',
    'lot-of-land/noun',
    (place) =>
      isAfter(
        /^(?:the|this|that|vacant|empty|car|corner|used|back|movie|our|their|my|gravel|dealer’s|next|storage|crowded)$/,
      )(place) && !isBefore(/^(?:of|more|less|better)$/)(place),
    { weightElsewhere: 1e-6, weightOfOthers: 1e-4 },
  ),
  sense(
    'blast',
    'blast-great-fun/noun',
    (place) =>
      isAfter(/^(?:a|such|total|real|an|absolute)$/)(place) &&
      endsClause(place) &&
      !isNear(/^(?:bomb|killed|police|explosion|injured)$/)(place),
    only,
  ),
];
