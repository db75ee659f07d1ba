import type { Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly } from '../../word-classes.ts';
import {
  beVerb,
  either,
  endsClause,
  formOf,
  isAfter,
  isBefore,
  isNear,
  person,
  raised,
  sense,
} from '../english-senses.ts';

/** Adjectives that praise or criticise. */
export const qualitySenses: readonly Rule[] = [
  sense(
    'light',
    'light-weight/adjective',
    ({ before, after: [next], lexicon }) =>
      /^(?:an?|very|too|some)$/.test(formOf(before)) &&
      isOnly(next, ['noun', 'adjective'], lexicon) &&
      !/^(?:bulb|switch|fixture|source|show)$/.test(formOf(next)),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  sense(
    'over',
    'over-past/adjective',
    (place) =>
      isAfter(/^(?:is|was|are|were|be|been|it’s|that’s)$/)(place) &&
      (endsClause(place) || isBefore(/^(?:and|now|when|for|but)$/)(place)),
    { weightElsewhere: 0.01, weightOfOthers: 1e-3 },
  ),
  sense(
    'bright brighter brightest',
    'bright-intelligent/adjective',
    isBefore(/^(?:person|people|students?|kids?|child(?:ren)?|guys?|girls?|boys?|m[ae]n|wom[ae]n|minds?|young)$/),
    { weightElsewhere: 0.05 },
  ),
  sense(
    'close closer',
    'close-near/adjective',
    (place) =>
      isBefore(/^(?:to|together|by|enough)$/)(place) ||
      (isAfter(beVerb)(place) && !isBefore(/^(?:the|a|my|your|it)$/)(place)),
    { weightElsewhere: 0.3, weightOfOthers: 0.001 },
  ),
  sense(
    'concerned',
    'worried/adjective',
    (place) =>
      isBefore(/^(?:about|that|with|for)$/)(place) ||
      (!place.earlier.some(({ form }) => form === 'far') &&
        isAfter(
          /^(?:very|so|really|too|more|deeply|extremely|seriously|am|i’m|are|were|we’re|they’re|get|got|increasingly)$/,
        )(place)),
    { weightElsewhere: 0.3, weightOfOthers: 0.005 },
  ),
  sense(
    'great',
    'great-magnus/adjective',
    (place) => isAfter(/^the$/)(place) && isCapitalised(place.word) && endsClause(place),
    { weightElsewhere: 1e-4, weightOfOthers: 0.01 },
  ),
  sense('proper', 'proper-right/adjective', () => true),
  sense(
    'neat neater neatest',
    'neat-nice/adjective',
    (place) => !isNear(/^(?:clean|tidy|room|rooms|handwriting|organi[sz]ed|rows?|hair|work|kept)$/)(place),
    {
      weightElsewhere: 5e-4,
      weightOfOthers: 0.01,
    },
  ),
  sense(
    'hard harder hardest',
    'hard-strenuous/adjective',
    isBefore(/^(?:work|workers?|labou?r|training|times|life|fight|line)$/),
    {
      weightElsewhere: 0.001,
      weightOfOthers: 0.001,
    },
  ),
  sense(
    'mad',
    'mad-angry/adjective',
    either(isBefore(/^(?:at|about|that|because|when)$/), isAfter(/^(?:get|gets|got|getting|so|made|really)$/)),
    {
      weightElsewhere: 0.05,
      weightOfOthers: 0.005,
    },
  ),
  sense(
    'sweet sweeter sweetest',
    'sweet-kind/adjective',
    either(
      isBefore(person),
      (place) =>
        /^(?:is|was|very|so|really|are|were)$/.test(formOf(place.before)) &&
        place.earlier.some(({ form }) => person.test(form)),
    ),
    {
      weightElsewhere: 0.02,
      weightOfOthers: 0.005,
    },
  ),
  sense(
    'poor',
    'poor-quality/adjective',
    isBefore(
      /^(?:service|quality|food|job|customer|condition|performance|choices?|taste|communication|attitude|management|design|results?|planning|judge?ment)$/,
    ),
    raised,
  ),
  sense(
    'hard',
    'hard-firm/adjective',
    isNear(/^(?:tortillas?|bread|stale|soft|rock|chewy|surface|bed|chairs?|shell|cheese|mattress|floor|seats?|candy)$/),
    {
      weightElsewhere: 0.3,
      weightOfOthers: 0.005,
    },
  ),
  sense(
    'uncomfortable',
    'uncomfortable-uneasy/adjective',
    (place) => !isNear(/^(?:bed|beds|chairs?|seats?|shoes|sofa|mattress|couch|room)$/)(place),
    { weightElsewhere: 0.02, weightOfOthers: 0.05 },
  ),
  sense('loving', 'affectionate/adjective', isAfter(/^(?:so|very|and|a|most|more|really)$/), {
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  }),
];
