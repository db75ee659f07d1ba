import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isParticiple, mayBe } from '../../word-classes.ts';
import {
  endsClause,
  formOf,
  isAfter,
  isBefore,
  isFollowed,
  isNear,
  number,
  ofNoun,
  ofVerb,
  sense,
  timeUnits,
} from '../english-senses.ts';

const strong = { weightElsewhere: 1e-4, weightOfOthers: 1e-4 };
const likely = { weightElsewhere: 1, weightOfOthers: 1e-4 };

const opensClause = (place: Place) => place.before === undefined || gapBefore(place) > 1;
const instruments =
  /^(?:piano|guitar|violin|drums?|flute|trumpet|cello|bass|keyboards?|saxophone|harp|organ|music|songs?|tunes?|chords?|live|band|bands|melody|instruments?|orchestra)$/;

export const commonNounSenses: readonly Rule[] = [
  // “program” means “programme” in “a TV program” and “a nuclear program”, but not in “a computer program”.
  ofNoun(
    'program programs',
    'programme/noun programme-plan/noun',
    (place) =>
      !isNear(
        /^(?:software|computers?|install|installed|download|downloaded|windows|code|app|apps|run|runs|virus|files?|disk|click|bug|bugs|user)$/,
      )(place),
    likely,
  ),
  // “play” means “make music” in “play the piano” and “the band will play live”.
  ofVerb(
    'play plays played playing',
    'play-music/verb',
    (place) => isFollowed(instruments, 3)(place) && !isNear(/^(?:games?|part|role|cards?|roles)$/)(place),
    likely,
  ),
  ofVerb(
    'play plays played playing',
    'perform-role/verb',
    ({ after }) => after.slice(0, 4).some(({ form }) => /^(?:role|roles|part)$/.test(form)),
    likely,
  ),
  // “state” is an adjective in “national and state governments”.
  sense(
    'state',
    'of-a-state/adjective',
    isBefore(
      /^(?:governments?|legislatures?|laws?|police|troopers?|senators?|park|parks|officials|agencies|funds|funding|taxes)$/,
    ),
    likely,
  ),
  // “past” is an adjective in “past mistakes” and “over the past week”, but not in “past the church”.
  sense(
    'past',
    'past/adjective',
    (place) =>
      !endsClause(place) &&
      mayBe(place.after[0], ['noun', 'adjective', 'numeral'], place.lexicon) &&
      isAfter(/^(?:the|from|of|my|your|his|her|our|their|its|this|these|those|some|any|in|about|with|all|for|learn)$/)(
        place,
      ),
    likely,
  ),
  ofNoun(
    'past',
    'past/noun',
    (place) =>
      (endsClause(place) || isBefore(/^(?:and|of|is|was|has|had|but|to|as|with|that|when)$/)(place)) &&
      (isAfter(/^(?:the|my|your|his|her|our|their|its|a|this)$/)(place) ||
        /’s$/.test(formOf(place.before)) ||
        (mayBe(place.before, ['adjective'], place.lexicon) &&
          !number.test(formOf(place.before)) &&
          !timeUnits.test(formOf(place.before)))),
    likely,
  ),
  // “then” means “at that time” in “as it was then”, but not in “Then he left” or “Then why not?”.
  sense(
    'then',
    'then-at-that-time/adverb',
    (place) =>
      isAfter(/^(?:by|since|until|till|back|from|before|just|even)$/)(place) ||
      (endsClause(place) && !opensClause(place) && !isAfter(/^(?:and|but)$/)(place)),
    strong,
  ),
  // “further” means “in addition” in “Further, he said” and “was further reduced”, but not in “walk further”.
  sense(
    'further',
    'further-moreover/adverb',
    (place) =>
      (place.before === undefined && endsClause(place)) ||
      (!endsClause(place) &&
        (isParticiple(place.after[0], 'en') ||
          isBefore(/^(?:said|says|informed|added|stated|argued|explained|noted|claimed|reduced|increased|developed)$/)(
            place,
          )) &&
        !isAfter(/^(?:the|a|any|no|much|go|went|even)$/)(place)),
    strong,
  ),
  // “hold” is a part of a ship in “the hold of the ship”, but not in “he holds power”.
  ofNoun(
    'hold holds',
    'ship-hold/noun',
    isNear(/^(?:ships?|cargo|vessel|boat|plane|aircraft|luggage|sailors?|crew)$/),
    {
      weightElsewhere: 1e-5,
      weightOfOthers: 1,
    },
  ),
  ofVerb(
    'hold holds held holding',
    'hold-title/verb',
    ({ after }) =>
      after.slice(0, 4).some(({ form }) => /^(?:office|power|title|record|position|degree|rank|post|seat)$/.test(form)),
    {
      weightElsewhere: 1,
      weightOfOthers: 1e-3,
    },
  ),
  // “court” is nearly always a noun (“courts back the plan”), hardly ever the verb “woo”.
  {
    forms: { en: 'court courts' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) => !isAfter(/^(?:to|he|she|they|we|i|will|would|who)$/)(place),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  // “present” is an adjective in “the facts are not present”, but not in “to present the facts”.
  {
    forms: { en: 'present' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: (place) =>
      isAfter(/^(?:is|are|was|were|be|been|not|always|also|those|being)$/)(place) &&
      (endsClause(place) || isBefore(/^(?:in|at|on|during|for|when|throughout|within|to|and)$/)(place)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  // “just stop”, “please stop”
  {
    forms: { en: 'stop help try wait go work call look change move start watch listen check' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) =>
      isAfter(/^(?:please|don’t|must|cannot|can’t)$/)(place) ||
      (isAfter(/^just$/)(place) && gapBefore(place) === 1 && endsClause(place) && opensClauseBefore(place)) ||
      // After “do is”, the word is a verb too: “change” in “the first thing I do is change”.
      (isAfter(/^(?:is|was)$/)(place) && /^(?:do|did|does)$/.test(formOf(place.earlier.at(-2)))),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  // “change” means “change trains” near a word such as “trains”: “change trains at Bath”, but not “changing habits works”.
  sense(
    'change changes changed changing',
    'change-trains/expression',
    isNear(/^(?:trains?|bus|buses|planes?|metro|subway|station|airport|flights?|lines?|platform)$/),
    { weightElsewhere: 1e-4, weightOfOthers: 1 },
  ),
  // “cool” means “great” in “that’s cool” and “a cool band”, but not in “a cool breeze”.
  sense(
    'cool cooler coolest',
    'cool-great/adjective',
    (place) =>
      !isNear(
        /^(?:weather|water|breeze|drinks?|temperatures?|dry|air|night|nights|evening|evenings|days?|summer|climate|shade|wind|heat|warm|cold|hot|oven|storage|place|keep|kept|stay|stays|stayed|let|until|skin|damp|mist|winter|spring|autumn|months)$/,
      )(place) && !isAfter(/^(?:to|and)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “leave” does not mean “go away” in “it left only one choice”, “leave me alone” and “it left them worse off”.
  ofVerb(
    'leave leaves left leaving',
    'leave-behind/verb leave-in-state/verb',
    ({ after: [next, second, third, fourth] }) =>
      /^(?:only|no|little|nothing|much|some|room|plenty|few|many)$/.test(formOf(next)) ||
      [second, third, fourth].some((word) =>
        /^(?:worse|homeless|dead|alone|open|unanswered|better|empty|injured|wounded|poorer|vulnerable|speechless|behind)$/.test(
          formOf(word),
        ),
      ),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “live” means “not recorded” in “delivered live” and “the band plays live”, but not in “people who live”.
  sense(
    'live',
    'live-broadcast/expression',
    (place) =>
      place.earlier
        .slice(-3)
        .some(({ form }) =>
          /^(?:play|plays|played|playing|perform|performs|performed|performing|sing|sang|broadcast|streamed|streaming|watch|watched|going|aired)$/.test(
            form,
          ),
        ) &&
      (endsClause(place) || isBefore(/^(?:and|on|at|in|from|to)$/)(place)) &&
      !isAfter(/^(?:to|who|i|we|they|you|people)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  // “longer” means “more time” in “a week longer” and “it lasts longer”, but not in “a longer road”.
  sense(
    'longer',
    'longer-more-time/adverb',
    (place) =>
      timeUnits.test(formOf(place.before)) ||
      (isAfter(
        /^(?:last|lasts|lasted|take|takes|took|wait|waited|stay|stayed|live|lived|much|work|keep|remain|little|bit)$/,
      )(place) &&
        !mayBe(place.after[0], ['noun'], place.lexicon)),
    strong,
  ),
  // “crossing” is a place to cross in “a road crossing”, but a voyage in “a Channel crossing”.
  ofNoun(
    'crossing crossings',
    'crossing-of-roads/noun crossing-place/noun',
    (place) => !isNear(/^(?:sea|channel|ferry|atlantic|ocean|ship|boat|voyage|rough)$/)(place),
    likely,
  ),
  // “board” is a group of people in “school boards” and “the board of education”, but not in “a wooden board”.
  ofNoun(
    'board boards',
    'board-of-a-school/noun',
    (place) =>
      isAfter(/^(?:school|advisory|review|zoning|planning|parole|election|medical|licensing|library)$/)(place) ||
      isFollowed(/^(?:education|health|trustees|governors|elections)$/, 2)(place),
    strong,
  ),
  // “there is no such thing”
  sense('such', 'such/determiner', isAfter(/^no$/), { weightElsewhere: 1, weightOfOthers: 1e-3 }),
];

/** Whether “just” is the only word before this one in its clause: “please, just stop”. */
const opensClauseBefore = ({ before, earlier }: Place) => {
  const second = earlier.at(-2);
  return second === undefined || (before?.start ?? 0) - second.end > 1;
};
