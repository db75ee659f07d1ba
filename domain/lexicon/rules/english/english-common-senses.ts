import { gapBefore, type Rule } from '../grammar-rule.ts';
import { isCapitalised, mayBe } from '../word-classes.ts';
import { beforeVerb } from './english-class-senses.ts';
import { days, either, endsClause, formOf, isAfter, isBefore, isFollowed, isNear, sense } from './english-senses.ts';

/** Rules that choose the sense of a common noun, verb or adjective by the words around it. */
export const commonSenses: readonly Rule[] = [
  sense('thanks', 'thank-you/interjection thanks/noun', (place) => !isAfter(/^(?:he|she|it|who|also|which)$/)(place), {
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  }),
  sense(
    'post posts posted posting',
    'post-online/verb',
    (place) => !isNear(/^(?:guards?|soldiers|troops|letters?|mail|sentry|army|signs?|notices?|office)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 0.3 },
  ),
  sense('post posted', 'post-place/verb', isNear(/^(?:guards?|soldiers|troops|sentry|army)$/), {
    weightElsewhere: 0.05,
    weightOfOthers: 1,
  }),
  sense(
    'grade grades',
    'grade-year/noun',
    either(
      isAfter(/^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+th|1st|2nd|3rd|two)$/),
      isNear(/^(?:advance|skip|skipped|repeat)$/),
    ),
  ),
  sense(
    'stay stays stayed staying',
    'stay-overnight/verb',
    (place) =>
      isNear(
        /^(?:hotels?|rooms?|hostel|motel|inn|resort|nights?|suite|cottage|bed|holiday|cabin|cabins|vacation|guest)$/,
        6,
      )(place) && !isAfter(/^(?:the|our|my|a|your)$/)(place),
  ),
  sense(
    'launch launches launched launching',
    'launch-rocket/verb',
    (place) =>
      !isAfter(/^(?:the|an?|its|this|of|for|rocket|before|after)$/)(place) &&
      isNear(
        /^(?:rockets?|missiles?|attacks?|satellites?|space|nasa|astronauts?|shuttle|station|strikes?|offensive|bombs?)$/,
      )(place),
  ),
  sense(
    'shuttle shuttles',
    'shuttle-space/noun',
    isNear(/^(?:space|nasa|astronauts?|launch|orbit|discovery|columbia)$/),
  ),
  sense(
    'continued',
    'continued/adjective',
    (place) => isAfter(/^(?:the|a|his|her|their|its|our|your|for|with)$/)(place) && !endsClause(place),
    {
      weightElsewhere: 0.01,
      weightOfOthers: 0.005,
    },
  ),
  sense(
    'people',
    'people-nation/noun',
    (place) =>
      place.earlier.at(-2)?.form === 'the' &&
      mayBe(place.before, ['adjective'], place.lexicon) &&
      isCapitalised(place.before),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'waste wastes',
    'waste/noun',
    either(
      isAfter(/^(?:nuclear|toxic|hazardous|industrial|radioactive|solid|plant’s|human|animal|food|chemical)$/),
      isBefore(/^(?:sludge|water|disposal|management|products?|bin)$/),
    ),
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
    'scale scales',
    'scale-extent/noun',
    isAfter(/^(?:massive|large|larger|small|smaller|grand|global|huge|national|wider|full|this|such)$/),
  ),
  sense(
    'settle settles settled settling',
    'settle-debt/verb',
    isNear(/^(?:tax|taxes|debts?|bills?|accounts?|payments?|claims?|balance)$/),
    { weightElsewhere: 0.1 },
  ),
  sense(
    'associate associates',
    'associate-colleague/noun',
    (place) => !isBefore(/^(?:with|the|it|this)$/)(place) && !isAfter(beforeVerb)(place),
    { weightElsewhere: 0.1, weightOfOthers: 0.1 },
  ),
  sense(
    'uncomfortable',
    'uncomfortable-uneasy/adjective',
    (place) => !isNear(/^(?:bed|beds|chairs?|seats?|shoes|sofa|mattress|couch|room)$/)(place),
    { weightElsewhere: 0.02, weightOfOthers: 0.05 },
  ),
  sense('dated', 'dated/adjective', ({ after: [next] }) => days.test(formOf(next)) || /^\d/.test(formOf(next)), {
    weightElsewhere: 0.1,
    weightOfOthers: 0.001,
  }),
  sense(
    'intelligence',
    'intelligence-secret/noun',
    isNear(
      /^(?:agency|agencies|cia|army|services?|military|officials?|sources?|inputs?|reports?|fbi|police|officers?|iraqi|committee|pentagon|terrorists?)$/,
    ),
  ),
  sense('wish wishes wished wishing', 'wish-want/verb', () => true, { weightElsewhere: 1, weightOfOthers: 0.2 }),
  sense(
    'capture captures captured capturing',
    'capture-image/verb',
    isNear(/^(?:personality|images?|photos?|moments?|beauty|essence|spirit|pictures?|photographer|camera|video)$/),
  ),
  sense('guys', 'guys-folks/noun', () => true, { weightElsewhere: 1, weightOfOthers: 0.01 }),
  sense(
    'care',
    'care-treatment/noun',
    either(
      isAfter(
        /^(?:dental|health|medical|patient|skin|hair|child|urgent|primary|foster|intensive|veterinary|nursing|pet|lawn)$/,
      ),
      isNear(/^(?:patients?|hospital|doctors?|nurses?)$/, 3),
    ),
    { weightElsewhere: 0.02, weightOfOthers: 0.01 },
  ),
  sense(
    'board',
    'board-directors/noun',
    (place) =>
      !isAfter(/^(?:on|chess|bulletin|notice|card|cutting|game|message)$/)(place) &&
      !isNear(/^(?:wood|wooden|ship|plane|chalk|nails?|games?|aboard)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  sense(
    'lead',
    'lead-chief/adjective',
    isBefore(
      /^(?:engineer|singer|guitarist|developer|role|actor|author|investigator|counsel|attorney|designer|story|vocals)$/,
    ),
  ),
  sense(
    'gross',
    'gross-total/adjective',
    isBefore(/^(?:shares|income|domestic|profits?|sales|weight|revenues?|amount|margin|pay|national)$/),
  ),
  // “before I left”
  sense(
    'leave left leaving',
    'go-away/verb',
    (place) => endsClause(place) && isAfter(/^(?:i|we|he|she|they|you|to|just|was|were)$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.02,
    },
  ),
  // “the train leaves at nine”, “they left for Rome”
  sense(
    'leave leaves left leaving',
    'go-away/verb',
    (place) =>
      isBefore(/^(?:at|for|early|tomorrow|soon|now|without|tonight|today|again|immediately|here)$/)(place) &&
      !isAfter(/^(?:the|my|is|are|was|were|nothing|time|money|turn|on)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “the town lies on the river”, but “he lies to me”
  sense(
    'lie lies lying lay',
    'lie/verb',
    isBefore(
      /^(?:on|in|at|between|near|north|south|east|west|under|beneath|along|behind|within|just|there|here|around|down|across|by)$/,
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  sense(
    'bear bears bore',
    'bear-withstand/verb',
    (place) =>
      isAfter(/^(?:can|can’t|could|couldn’t|cannot|to|not|you)$/)(place) &&
      isBefore(/^(?:the|it|this|that|to|such|his|her|my)$/)(place),
    { weightElsewhere: 0.5, weightOfOthers: 0.01 },
  ),
  // “the state of the roof”, but “the state of Texas”
  sense(
    'state',
    'state/noun',
    (place) =>
      isBefore(/^of$/)(place) &&
      /^(?:the|his|her|my|your|their|our|this|its)$/.test(formOf(place.after[1])) &&
      !isCapitalised(place.after[2]),
    { weightElsewhere: 1, weightOfOthers: 0.005 },
  ),
  sense(
    'figure',
    'figure-body/noun',
    (place) =>
      isAfter(/^(?:a|the|dark|tall|lone|small|his|her|slim|shadowy|human)$/)(place) &&
      !isNear(/^(?:number|numbers|percent|total|sales|cost|costs|\d.*|million|billion|dollars|shows|public)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
  sense(
    'figures',
    'statistics-number/noun',
    isNear(
      /^(?:percent|sales|official|show|shows|published|released|unemployment|growth|\d.*|million|economic|government|according)$/,
    ),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
  sense('post posted posting', 'post-mail/verb', isNear(/^(?:letters?|cards?|postcards?|parcels?|envelope|stamps?)$/), {
    weightElsewhere: 0.1,
    weightOfOthers: 0.005,
  }),
  sense(
    'running runs run ran',
    'run-work/verb',
    ({ earlier }) =>
      earlier
        .slice(-3)
        .some(({ form }) => /^(?:engine|machine|program|software|motor|computer|app|fridge)$/.test(form)),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  sense(
    'pick picks picked picking',
    'pick/verb',
    isNear(/^(?:flowers?|apples?|berries|fruits?|strawberries|roses?|grapes|cherries|mushrooms)$/, 4),
    {
      weightElsewhere: 0.3,
      weightOfOthers: 0.005,
    },
  ),
  sense('set sets', 'set-of-sun/verb', isAfter(/^sun$/), { weightElsewhere: 0.5, weightOfOthers: 0.001 }),
  // “she took her son to school”
  sense(
    'take takes took taken taking',
    'take-somewhere/verb',
    ({ after: [next, second, third] }) =>
      (/^(?:me|him|her|us|them|you)$/.test(formOf(next)) &&
        (/^(?:to|home|there|back|here)$/.test(formOf(second)) || /^(?:to|home)$/.test(formOf(third)))) ||
      (/^(?:my|his|her|our|their|the)$/.test(formOf(next)) &&
        /^(?:son|daughter|kids?|children|child|car|dog|cat|wife|husband|mother|father|family|baby|puppy|bike|truck|patients?|wounded|prisoners?)$/.test(
          formOf(second),
        ) &&
        /^(?:to|home|there|here|back|in)$/.test(formOf(third))),
    { weightElsewhere: 1e-4, weightOfOthers: 0.002 },
  ),
  sense(
    'cut cuts cutting',
    'cut-reduce/verb',
    (place) =>
      isFollowed(
        /^(?:rates?|prices?|tax|taxes|spending|costs?|jobs|budgets?|funding|staff|emissions|salaries|wages|deficit|production|aid)$/,
        3,
      )(place) && !isAfter(/^(?:the|an?|tax|budget|of|these|those|spending)$/)(place),
  ),
  sense(
    'talks',
    'talks-negotiation/noun',
    (place) =>
      !isAfter(/^(?:he|she|it|who|that|which|never|always|also|hymn|book|song|article)$/)(place) &&
      !isBefore(/^(?:about|to|like|too)$/)(place),
    { weightElsewhere: 0.05, weightOfOthers: 0.02 },
  ),
  sense('quarter', 'quarter-hour/noun', isBefore(/^(?:past|to|after|till)$/), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
  }),
  sense(
    'quarter quarters',
    'quarter-fourth/noun',
    (place) => isAfter(/^(?:one|a|three)$/)(place) && isBefore(/^of$/)(place),
  ),
  sense(
    'quarter quarters',
    'quarter-of-year/noun',
    either(
      isAfter(/^(?:first|second|third|fourth|last|next|this|1st|2nd|3rd|4th|fiscal)$/),
      isNear(/^(?:sales|profits?|earnings|revenue)$/),
    ),
    { weightElsewhere: 0.3, weightOfOthers: 0.005 },
  ),
  sense(
    'platform platforms',
    'platform-base/noun',
    (place) => !isNear(/^(?:trains?|station|railway|track|passengers)$/)(place),
    {
      weightElsewhere: 0.3,
      weightOfOthers: 0.02,
    },
  ),
  sense(
    'foundation foundations',
    'foundation-basis/noun',
    (place) =>
      !isCapitalised(place.word) &&
      isBefore(/^(?:of|for)$/)(place) &&
      !isNear(/^(?:house|building|walls?|concrete|charity)$/)(place),
    { weightElsewhere: 0.5, weightOfOthers: 0.01 },
  ),
  sense(
    'sign signs',
    'sign-indication/noun',
    (place) =>
      gapBefore(place) === 1 &&
      !isAfter(beforeVerb)(place) &&
      !isNear(/^(?:hand|gesture|road|stop|street|neon|door|zodiac|star|wall)$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 0.1,
    },
  ),
  sense('hit', 'hit-target/verb', isBefore(/^by$/), { weightElsewhere: 1, weightOfOthers: 0.05 }),
  sense('addressed', 'address-to/verb', isNear(/^(?:to|letters?|envelope|mail|recipient|entity)$/, 4), {
    weightElsewhere: 0.3,
    weightOfOthers: 0.01,
  }),
  sense(
    'execution',
    'carrying-out/noun',
    isNear(/^(?:papers?|version|contracts?|agreements?|documents?|plans?|copies|letter|provisions?)$/),
  ),
  sense('loving', 'affectionate/adjective', isAfter(/^(?:so|very|and|a|most|more|really)$/), {
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  }),
  sense(
    'treat treats treated treating',
    'treat-behave/verb',
    (place) =>
      !isNear(/^(?:patients?|diseases?|cancer|wounds?|infections?|hospitals?|drugs?|medication|symptoms|doctors?)$/)(
        place,
      ),
    { weightElsewhere: 0.5, weightOfOthers: 0.1 },
  ),
];
