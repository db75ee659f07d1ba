import type { ReadWord } from '../../../read-sentence.ts';
import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import {
  either,
  endsClause,
  formOf,
  isAfter,
  isBefore,
  isFollowed,
  isNear,
  number,
  objectPronoun,
  published,
  sense,
  timeUnits,
} from '../english-senses.ts';

export const verbSenses: readonly Rule[] = [
  sense(
    'turn turns turned turning',
    'turn-age/expression',
    ({ after: [next, afterNext], lexicon }) =>
      /^\d{1,3}$/.test(formOf(next))
        ? !isOnly(afterNext, ['noun'], lexicon)
        : number.test(formOf(next)) && !isOnly(afterNext, ['noun', 'adjective'], lexicon),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  sense(
    'turn turns turned turning',
    'turn-make-become/verb',
    ({ word, rest }) => {
      const place = rest.slice(0, 9).findIndex(({ form }) => form === 'into');
      return place > 0 && (rest[place]?.start ?? 0) - word.end < 60;
    },
    { weightElsewhere: 1e-4, weightOfOthers: 5e-4 },
  ),
  sense(
    'turn turns turned turning',
    'turn-become/verb',
    ({ after: [next], lexicon }) => isOnly(next, ['adjective'], lexicon),
    {
      weightElsewhere: 1e-4,
    },
  ),
  sense('turn', 'turn/verb', isBefore(/^(?:left|right|around)$/), { weightElsewhere: 1, weightOfOthers: 0.01 }),
  sense(
    'head heads headed heading',
    'head-go/verb',
    (place) =>
      isBefore(
        /^(?:back|to|for|home|north|south|east|west|out|over|down|up|into|towards?|off|straight|there|across|through|inland)$/,
      )(place) && !/^(?:the|a|an|my|his|her|your|its|their|our|from|and|of)$/.test(formOf(place.before)),
    { weightElsewhere: 1e-4 },
  ),
  sense(
    'get gets got gotten getting',
    'get-arrive/verb',
    ({ after: [next, afterNext], lexicon }) =>
      /^(?:home|there|here)$/.test(formOf(next)) ||
      (formOf(next) === 'to' &&
        (/^(?:the|my|your|his|her|our|their|a|work|school)$/.test(formOf(afterNext)) ||
          isOnly(afterNext, ['name'], lexicon))),
    { weightElsewhere: 1e-4, weightOfOthers: 5e-4 },
  ),
  sense(
    'make makes made making',
    'make-cause/verb',
    ({ after: [next, afterNext], lexicon }) =>
      objectPronoun.test(formOf(next)) &&
      isInfinitive(afterNext, 'en', lexicon) &&
      (isOnly(afterNext, ['verb'], lexicon) ||
        /^(?:look|want|feel|work|laugh|love|hope|cry|wait|smile|pay|think|do)$/.test(formOf(afterNext))),
    { weightElsewhere: 1e-4 },
  ),
  sense(
    'take takes took taken taking',
    'take-long/verb take-last/verb',
    (place) =>
      isFollowed(timeUnits, 5)(place) &&
      !isFollowed(/^(?:off|care|advantage|place|over)$/, 5)(place) &&
      !isBefore(/^(?:the|my|your|his|our|its|their)$/)(place) &&
      !place.earlier.slice(-2).some(({ form }) => /^(?:you|we|they|i|please|should|let’s)$/.test(form)),
    { weightElsewhere: 0.02 },
  ),
  sense('release releases released releasing', 'release-publish/verb', isNear(published), { weightElsewhere: 0.02 }),
  sense(
    'issue issues issued issuing',
    'issue-publicly/verb',
    isNear(
      /^(?:statements?|warnings?|reports?|release|orders?|alerts?|apolog(?:y|ies)|threats?|calls?|rulings?|guidelines|decrees?)$/,
    ),
    { weightElsewhere: 0.02, weightOfOthers: 0.02 },
  ),
  sense('enrich enriches enriched enriching', 'enrich-uranium/verb', isNear(/^(?:uranium|plutonium|nuclear)$/)),
  sense(
    'figure figures figured',
    'figure-suppose/verb',
    (place) => isAfter(/^(?:i|you|we|they|he|she|just|i’d)$/)(place) && formOf(place.after[0]) !== 'out',
  ),
  sense(
    'introduce introduces introduced introducing',
    'introduce-to-somebody/verb',
    isBefore(/^(?:me|you|him|her|us|them|my|your)$/),
    {
      weightElsewhere: 0.1,
    },
  ),
  sense(
    'call calls called calling',
    'call-phone/verb',
    (place) => {
      const {
        after: [next, afterNext],
        lexicon,
      } = place;
      if (/^(?:for|on|upon|off|out|in|it|a|an|themselves|himself|herself)$/.test(formOf(next))) return false;
      if (/^(?:is|are|was|were|been|be|so|being|what)$/.test(formOf(place.before))) return false;
      if (endsClause(place)) return !mayBe(place.before, ['noun'], lexicon);
      if (
        /^(?:back|today|again|and|or|at|to|before|ahead|around|now|later|twice|first|tomorrow|yesterday)$/.test(
          formOf(next),
        )
      )
        return true;
      if (
        /^(?:police|doctor|office|company|number|hotel|shop|store|restaurant|cops|landlord|dentist|vet|manager|ambulance|mother|father|mom|dad|wife|husband|friends?|brother|sister|boss|lawyer|son|daughter|parents|agent|insurance)$/.test(
          formOf(afterNext),
        )
      )
        return true;
      if (!objectPronoun.test(formOf(next))) return false;
      // “I called them a week ago”
      if (
        /^(?:an?|two|three|several)$/.test(formOf(afterNext)) &&
        /^(?:week|month|few|couple|day|while|hour|weeks|months|days|hours|times|year)$/.test(formOf(place.after[2]))
      )
        return true;
      if (
        /^(?:today|tomorrow|tonight|back|when|if|at|on|anytime|every|yesterday|last|this|after|\d.*)$/.test(
          formOf(afterNext),
        )
      )
        return true;
      return (
        !afterNext ||
        afterNext.start - (next?.end ?? 0) > 1 ||
        isOnly(afterNext, ['preposition', 'conjunction', 'adverb', 'particle'], lexicon)
      );
    },
    { weightElsewhere: 0.3, weightOfOthers: 0.001 },
  ),
  sense(
    'save saves saved saving',
    'save-economise/verb',
    isFollowed(
      /^(?:money|time|\d.*|bucks|energy|costs?|fuel|trouble|hassle|dollars|space|water|hundreds|thousands|lot|ton|for)$/,
    ),
    { weightElsewhere: 0.3, weightOfOthers: 0.001 },
  ),
  sense(
    'run runs ran running',
    'run-a-business/verb',
    either(
      (place) =>
        isBefore(/^(?:an?|the|my|your|his|her|their|our|its|this|own)$/)(place) &&
        isFollowed(
          /^(?:business(?:es)?|company|companies|shops?|stores?|restaurants?|office|hotels?|campaigns?|government|country|programs?|programmes?|organi[sz]ation|department|websites?|schools?|farm|place|show|factory|cit(?:y|ies)|club|bar|camp|project)$/,
        )(place),
      isBefore(/^by$/),
      // “running the FBI”
      (place) => isBefore(/^the$/)(place) && isCapitalised(place.after[1]),
    ),
    { weightElsewhere: 0.02 },
  ),
  sense(
    'run runs ran running',
    'run-for-office/verb',
    ({ after: [next, afterNext] }) =>
      (formOf(next) === 'for' &&
        /^(?:president|office|mayor|governor|re-election|reelection|senate|congress|parliament|election)$/.test(
          formOf(afterNext),
        )) ||
      /^against$/.test(formOf(next)),
  ),
  sense(
    'work works worked working',
    'work-effect/verb',
    (place) => {
      const { before, earlier } = place;
      const isThing = (word: ReadWord | undefined) =>
        /^(?:it|this|that|which|everything|nothing|something|phone|computer|machine|battery|car|system|lights?|things)$/.test(
          formOf(word),
        );
      return (
        isThing(before) ||
        (/^(?:doesn’t|didn’t|won’t|does|did|will|not|never|would|is|isn’t)$/.test(formOf(before)) &&
          isThing(earlier.at(-2)))
      );
    },
    { weightElsewhere: 0.3, weightOfOthers: 0.005 },
  ),
  sense(
    'keep keeps kept',
    'keep-on/verb',
    ({ after: [next] }) =>
      /.ing$/.test(formOf(next)) && !/^(?:thing|everything|anything|nothing|something)$/.test(formOf(next)),
    {
      weightElsewhere: 0.1,
    },
  ),
  sense(
    'keep keeps kept keeping',
    'keep-state/verb',
    ({ after: [next, afterNext], lexicon }) =>
      isOnly(next, ['adjective'], lexicon) ||
      (objectPronoun.test(formOf(next)) && isOnly(afterNext, ['adjective'], lexicon)),
    {
      weightElsewhere: 0.3,
      weightOfOthers: 0.005,
    },
  ),
  sense('charge charged', 'charge-with-crime/verb', isBefore(/^with$/), { weightElsewhere: 0.1 }),
  sense(
    'raise raises raised raising',
    'raise-money/verb',
    isFollowed(/^(?:money|funds?|capital|donations|dollars|\d.*)$/),
    { weightElsewhere: 0.2 },
  ),
  sense(
    'raise raises raised raising',
    'raise-young/verb bring-up-child/verb',
    isFollowed(/^(?:child(?:ren)?|kids?|family|sons?|daughters?|bab(?:y|ies)|by|catholic)$/),
    {
      weightElsewhere: 0.2,
    },
  ),
  sense(
    'serve serves served serving',
    'serve-food/verb',
    isNear(
      /^(?:food|dinner|lunch|breakfast|drinks?|beers?|wine|meals?|pizzas?|dish(?:es)?|hot|cold|rice|sauce|coffee|tea|soup|meat|fish|steak|salads?|sandwich(?:es)?)$/,
    ),
    {
      weightElsewhere: 0.2,
      weightOfOthers: 0.005,
    },
  ),
  sense(
    'meet meets met meeting',
    'satisfy-conditions/verb',
    isFollowed(
      /^(?:needs?|requirements?|standards?|criteria|deadlines?|demands?|expectations?|goals?|targets?|conditions)$/,
    ),
    {
      weightElsewhere: 0.1,
    },
  ),
  sense('miss misses missed missing', 'miss-lack/verb', isBefore(/^(?:you|him|her|them|us|me|home|my)$/), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  }),
];
