import { gapBefore, type Rule } from '../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../word-classes.ts';
import {
  animals,
  beVerb,
  days,
  documents,
  either,
  endsClause,
  formOf,
  isAfter,
  isBefore,
  isFollowed,
  isNear,
  number,
  sense,
} from './english-senses.ts';

/** Adverbs between “get” and an adjective: “it gets very cold”. */
const degree = /^(?:very|so|really|too|more|all|pretty|even|quite|super|extremely|just|kinda)$/;

/** Words that follow “get” in the sense of “become”, although they are not only adjectives. */
const becoming =
  /^(?:involved|married|divorced|lost|stuck|hurt|injured|killed|fired|hired|paid|caught|arrested|bored|tired|drunk|dressed|wasted|excited|confused|frustrated|pregnant|engaged|infected|sick|better|worse|old|older|cold|dark|late|hot|wet|mad|ready|close|closer|used|ripped|screwed|kicked|hit|shot|robbed|sued|promoted|approved|accepted|rejected|elected|worried|upset|annoyed|scared|burned|burnt|broken|attacked|bitten|cheaper|busy|rich|fat|fussy)$/;

/** Further senses of nouns, verbs and other words. */
export const furtherSenses: readonly Rule[] = [
  sense(
    'medicine',
    'medicine-science/noun',
    either(
      isAfter(
        /^(?:of|in|studied|study|practice|western|modern|internal|alternative|traditional|veterinary|sports|chinese)$/,
      ),
      isNear(/^(?:university|professor|doctor|school)$/),
    ),
    { weightElsewhere: 0.1 },
  ),
  sense('supplies', 'supplies/noun', () => true, { weightElsewhere: 1, weightOfOthers: 0.01 }),
  // “the first time”, “many times”, but “some time”
  sense(
    'time times',
    'time-occasion/noun',
    (place) =>
      isAfter(
        /^(?:first|second|third|last|next|this|each|every|many|several|few|two|three|four|five|ten|some|other|one|only|another|that|\d+)$/,
      )(place) && !(place.word.form === 'time' && isAfter(/^(?:some|two|three|few|many|other)$/)(place)),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  sense(
    'weed',
    'marijuana/noun',
    either(
      isNear(/^(?:smoke|smoked|smoking|buy|sell|selling|drugs?|legal|illegal|ounce|high|joint)$/),
      isAfter(/^some$/),
    ),
    { weightElsewhere: 0.3 },
  ),
  sense(
    'about',
    'about-roughly/adverb',
    ({ before, after: [next] }) =>
      number.test(formOf(next)) ||
      /^(?:half|an?)$/.test(formOf(next)) ||
      // “on or about May 3”
      (formOf(before) === 'or' && days.test(formOf(next))),
    { weightElsewhere: 0.02, weightOfOthers: 1 },
  ),
  sense(
    'about',
    'about-roughly/adverb',
    ({ before, after: [next] }) =>
      number.test(formOf(next)) ||
      (formOf(before) === 'or' && days.test(formOf(next))) ||
      (formOf(before) === 'in' && /^an?$/.test(formOf(next))),
    {
      weightElsewhere: 1,
      weightOfOthers: 1e-3,
    },
  ),
  sense(
    'aged',
    'aged-years/adjective',
    ({ after: [next, afterNext] }) => number.test(formOf(next)) || number.test(formOf(afterNext)),
  ),
  sense('am', 'am-time/adverb', isAfter(/^\d/), { weightElsewhere: 1e-5, weightOfOthers: 1e-6 }),
  sense(
    'by',
    'by-doing/conjunction',
    ({ after: [next], lexicon }) => /.ing$/.test(formOf(next)) && mayBe(next, ['verb'], lexicon),
    { weightElsewhere: 0.001, weightOfOthers: 1e-3 },
  ),
  sense('by', 'by-a-time/preposition', isBefore(days), { weightElsewhere: 1, weightOfOthers: 1e-3 }),
  sense(
    'by',
    'by-vehicle/preposition',
    isBefore(
      /^(?:train|car|bus|plane|bike|bicycle|boat|phone|telephone|e-?mail|mail|fax|hand|air|sea|ship|taxi|ferry|credit|check|land|rail|road|subway|metro|foot|post)$/,
    ),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  sense(
    'by',
    'beside/preposition',
    ({ before, after }) =>
      /^(?:sat|sit|sits|sitting|stood|stand|stands|standing|live|lived|right|stop|stopped|near|house|hotel)$/.test(
        formOf(before),
      ) && /^(?:the|a|my|his|her|our)$/.test(formOf(after[0])),
    { weightElsewhere: 0.01, weightOfOthers: 0.01 },
  ),
  sense(
    'fall',
    'autumn/noun',
    (place) =>
      isAfter(/^(?:the|this|last|next|every|early|late)$/)(place) &&
      !isBefore(/^(?:of|in|from)$/)(place) &&
      isNear(/^(?:in|during|semester|winter|spring|summer|colou?rs|leaves|season|year)$/, 3)(place),
    { weightElsewhere: 0.05, weightOfOthers: 0.01 },
  ),
  sense(
    'fall',
    'autumn/noun',
    ({ before, after: [next, afterNext] }) =>
      formOf(before) === 'the' && formOf(next) === 'of' && /^(?:1|2)\d{3}$/.test(formOf(afterNext)),
    { weightElsewhere: 1, weightOfOthers: 0.001 },
  ),
  sense(
    'get gets got gotten getting',
    'become-get/verb',
    ({ after, lexicon }) => {
      const [next] = after.filter(({ form }) => !degree.test(form));
      return isOnly(next, ['adjective'], lexicon) || becoming.test(formOf(next));
    },
    { weightElsewhere: 1, weightOfOthers: 0.005 },
  ),
  sense(
    'head heads',
    'head-leader/noun',
    ({ after }) =>
      formOf(after[0]) === 'of' &&
      after
        .slice(1, 4)
        .some(({ form }) =>
          /^(?:company|state|department|school|family|church|government|organi[sz]ation|country’s|country|group|office|agency|team|committee|delegation|army|police|party|division|firm)$/.test(
            form,
          ),
        ),
  ),
  sense(
    'home',
    'to-home/expression',
    (place) =>
      isAfter(
        /^(?:go|goes|going|gone|went|come|comes|came|coming|drove|drive|get|got|gets|return|returned|walk|walked|way|back|bring|brought|take|took|head|headed|heading|ran|flew|fly|sent|send|them|him|her|me|us|you)$/,
      )(place) && !mayBe(place.after[0], ['noun'], place.lexicon),
    { weightElsewhere: 0.1, weightOfOthers: 0.005 },
  ),
  sense(
    'lead leads led leading',
    'be-in-the-lead/expression',
    isNear(/^(?:race|match|games?|points?|goals?|polls?|score|league)$/),
    { weightElsewhere: 0.02, weightOfOthers: 1 },
  ),
  sense(
    'letter letters',
    'letter-character/noun',
    isNear(/^(?:alphabet|capital|words?|spelling|upper|lower|initial|vowels?)$/),
    { weightElsewhere: 0.3 },
  ),
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
    'match matches',
    'match-fire/noun',
    isNear(/^(?:lit|light|lighter|strike|struck|burn|burning|candles?|cigarettes?)$/),
    { weightElsewhere: 0.3 },
  ),
  // “may I come in” asks for permission, “it may rain” does not
  sense('may might', 'may-possibly/verb', (place) => !isBefore(/^(?:i|we)$/)(place), {
    weightElsewhere: 0.001,
    weightOfOthers: 1e-4,
  }),
  sense('of', 'made-out-of/preposition', isAfter(/^(?:made|built|consists?|composed|constructed)$/), {
    weightElsewhere: 1e-4,
    weightOfOthers: 1e-4,
  }),
  sense(
    'order orders',
    'order-command/noun',
    ({ earlier }) =>
      earlier
        .slice(-3)
        .some(({ form }) =>
          /^(?:gave|give|given|gives|issued?|obey|obeyed|follow|followed|following|under|court|disobey)$/.test(form),
        ),
    { weightElsewhere: 0.5, weightOfOthers: 0.01 },
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
    'run runs ran running',
    'run-of-river/verb',
    ({ earlier, after: [next] }) =>
      earlier
        .slice(-3)
        .some(({ form }) =>
          /^(?:rivers?|roads?|lines?|paths?|borders?|streets?|walls?|railways?|routes?|trails?|canal|creek)$/.test(
            form,
          ),
        ) && /^(?:from|through|along|north|south|east|west|to|between|into|across|parallel|down)$/.test(formOf(next)),
  ),
  sense(
    'second seconds',
    'second-time/noun',
    (place) =>
      place.word.form === 'seconds' ||
      (isAfter(/^(?:a|one|per|every|split|\d+)$/)(place) &&
        (endsClause(place) || isBefore(/^(?:to|and|or|before|after|i)$/)(place))),
    { weightElsewhere: 1, weightOfOthers: 0.005 },
  ),
  sense(
    'since',
    'since/preposition',
    ({ after: [next] }) =>
      days.test(formOf(next)) || /^(?:\d.*|then|last|childhood|birth|yesterday)$/.test(formOf(next)),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  sense(
    'study studies studied studying',
    'study-learn/verb',
    isFollowed(
      /^(?:law|medicine|physics|chemistry|biology|history|philosophy|economics|engineering|english|french|german|spanish|art|music|at|abroad|for|theology|mathematics|literature|hard)$/,
      3,
    ),
    { weightElsewhere: 0.5, weightOfOthers: 0.01 },
  ),
  sense('after', 'after-conjunction/conjunction', isBefore(/^(?:i|you|he|she|we|they)$/), {
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  }),
  sense(
    'agenda',
    'agenda-aims/noun',
    isAfter(/^(?:political|hidden|own|secret|personal|liberal|conservative|radical|his|their)$/),
  ),
  sense(
    'at',
    'at-target/preposition',
    isAfter(
      /^(?:fire|fired|firing|shoot|shot|shooting|aim|aimed|aiming|throw|threw|thrown|throwing|directed|launched|yell|yelled|yelling|shout|shouted)$/,
    ),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-4 },
  ),
  sense('attach attached attaching', 'attach-enclose/verb', isNear(documents), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.05,
  }),
  sense('attached', 'attached-enclosed/adjective', isNear(documents), { weightElsewhere: 0.3, weightOfOthers: 0.05 }),
  sense(
    'based',
    'base-somewhere/verb',
    (place) =>
      isBefore(/^(?:on|upon|around)$/)(place) ||
      // “text-based ads”
      (!endsClause(place) &&
        mayBe(place.before, ['noun'], place.lexicon) &&
        mayBe(place.after[0], ['noun'], place.lexicon)),
  ),
  sense('before', 'before-conjunction/conjunction', isBefore(/^(?:i|you|he|she|we|they)$/), {
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  }),
  sense(
    'bill bills',
    'bill-law/noun',
    isNear(/^(?:congress|senate|house|passed|pass|laws?|votes?|veto|vetoed|parliament|senators?|legislation|signed)$/),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'bright brighter brightest',
    'bright-intelligent/adjective',
    isBefore(/^(?:person|people|students?|kids?|child(?:ren)?|guys?|girls?|boys?|m[ae]n|wom[ae]n|minds?|young)$/),
    { weightElsewhere: 0.05 },
  ),
  sense(
    'charge charges charged charging',
    'charge-money/verb',
    isFollowed(/^(?:\d.*|fees?|me|us|you|extra|prices?|dollars|for|too|more|less|double)$/, 5),
    { weightElsewhere: 0.3, weightOfOthers: 0.005 },
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
    'column columns',
    'column-in-paper/noun',
    isNear(
      /^(?:newspaper|post|washpost|times|read|editor|wrote|writes|write|opinion|published|weekly|journalist|columnist)$/,
    ),
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
    'execute executed executing',
    'execute-carry-out/verb',
    isNear(
      /^(?:agreements?|contracts?|documents?|plans?|orders?|commands?|guarant(?:y|ee)|programs?|strategy|it|copy|originals?|forms?|papers?|versions?|drafts?|letter|deal|transactions?|acceptable|provisions?|ahead)$/,
    ),
  ),
  sense('fairly', 'quite/adverb', ({ after: [next], lexicon }) => mayBe(next, ['adjective', 'adverb'], lexicon), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  }),
  sense('female females', 'female-person/noun', (place) => !isNear(animals)(place)),
  sense(
    'following',
    'following/adjective',
    ({ before, after: [next], lexicon }) =>
      formOf(before) === 'the' && (mayBe(next, ['noun', 'adjective', 'verb'], lexicon) || next?.readings.length === 0),
    { weightElsewhere: 0.3, weightOfOthers: 0.005 },
  ),
  sense(
    'form forms',
    'shape/noun',
    (place) =>
      isBefore(/^of$/)(place) ||
      !isNear(
        /^(?:fill|filled|filling|sign|signed|application|claim|tax|registration|submit|submitted|attached|entry|online|complete|completed|blank|print|page|return|standard|contract|agreement|send|sent|fax)$/,
      )(place),
    { weightElsewhere: 0.5, weightOfOthers: 0.005 },
  ),
  sense(
    'great',
    'great-magnus/adjective',
    (place) => isAfter(/^the$/)(place) && isCapitalised(place.word) && endsClause(place),
    { weightElsewhere: 1e-4, weightOfOthers: 0.01 },
  ),
  sense('item items', 'item-thing/noun', (place) => !isNear(/^(?:agenda|list|bill|news|budget|line)$/)(place)),
  sense(
    'live lives lived living',
    'live-reside/verb',
    isBefore(/^(?:in|at|near|here|there|with|next|on|down|outside|across|nearby|around)$/),
    { weightElsewhere: 0.01, weightOfOthers: 0.001 },
  ),
  sense('male males', 'male-person/noun', (place) => !isNear(animals)(place)),
  sense(
    'master',
    'master-main/adjective',
    isBefore(
      /^(?:agreements?|plans?|lists?|files?|contracts?|bedrooms?|cop(?:y|ies)|keys?|bath|bathroom|lease|netting|firm)$/,
    ),
  ),
  sense(
    'no',
    'no/particle',
    (place) =>
      endsClause(place) ||
      (place.before === undefined && isBefore(/^(?:i|you|he|she|it|we|they|there|this|that)$/)(place)),
    { weightElsewhere: 0.001, weightOfOthers: 0.001 },
  ),
  sense(
    'occupation',
    'occupation-military/noun',
    either(
      isAfter(
        /^(?:israeli|us|u\.s|american|military|german|soviet|nazi|coalition|foreign|allied|british|japanese|french|under)$/,
      ),
      isBefore(/^of$/),
      isNear(/^(?:forces|army|troops|soldiers|resistance|palestinians?|iraqis?)$/),
    ),
  ),
  sense(
    'post posts posted posting',
    'post-online/verb',
    isNear(
      /^(?:website|blog|group|messages?|files|photos?|pictures|comments?|online|site|facebook|internet|reviews?|twitter|link|links|here|thread|page|by)$/,
    ),
    { weightElsewhere: 0.5, weightOfOthers: 0.01 },
  ),
  sense('proper', 'proper-right/adjective', () => true),
  sense(
    'provision provisions',
    'provision-clause/noun',
    (place) =>
      place.word.form === 'provisions' ||
      isNear(/^(?:agreement|contract|law|act|plan|special|section|implement|clause|treaty|amendments?)$/)(place),
  ),
  sense(
    'quote quotes',
    'quote-price/noun',
    isNear(/^(?:prices?|insurance|roof|estimates?|free|repair|cost|work|contractor|get|getting|got|\d.*)$/),
  ),
  sense(
    'race races',
    'race-people/noun',
    isNear(/^(?:racial|human|ethnic|religion|gender|class|colou?r|black|white|creed|ethnicity|master|mixed)$/),
    { weightElsewhere: 0.02, weightOfOthers: 0.01 },
  ),
  sense(
    'rather',
    'quite/adverb',
    ({ before, after: [next], lexicon }) =>
      mayBe(next, ['adjective', 'adverb'], lexicon) && !/^(?:would|i’d|i’ll|but|or|d)$/.test(formOf(before)),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  sense(
    'release releases',
    'release-of-product/noun',
    either(
      isNear(/^(?:software|albums?|versions?|new|press|film|movie|game|date|next|upcoming|product|latest|single|dvd)$/),
      isAfter(/^\d/),
    ),
  ),
  sense('research', 'research/noun', (place) => endsClause(place) || !mayBe(place.after[0], ['noun'], place.lexicon), {
    weightElsewhere: 1,
    weightOfOthers: 0.05,
  }),
  sense(
    'site sites',
    'website/noun',
    (place) =>
      !isNear(
        /^(?:construction|building|buildings|built|archaeological|historic|historical|camp|nuclear|located|burial|key|tourist|heritage|air|launch|test|testing|base|sacred|holy|bomb|blast|work|crash|city|land|battle|stone|temple|ruins|church|island|museum|village|castle|century|war|ancient|fire|tower|house)$/,
      )(place) ||
      isNear(
        /^(?:web|click|internet|online|visit|links?|page|pages|post|blog|recommend|email|photos?|pictures|www.*|http.*|browse|google|members?|visitors?|hear|register|login|users?|content)$/,
      )(place),
    { weightElsewhere: 0.5, weightOfOthers: 0.005 },
  ),
  sense(
    'space',
    'outer-space/noun',
    either(
      isNear(
        /^(?:shuttles?|nasa|station|launch|astronauts?|rockets?|moon|earth|mission|orbit|elevator|agency|exploration|spacecraft|mars)$/,
      ),
      isAfter(/^(?:into|outer)$/),
    ),
  ),
  // “the time that is left”, but “they say that is wrong”
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
];
