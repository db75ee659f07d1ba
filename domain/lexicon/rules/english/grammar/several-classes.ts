import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { endsClause, formOf, isAfter, isBefore, isNear, sense } from '../english-senses.ts';

/** Words that make the next word a verb, if it may be a noun or a verb. */
export const beforeVerb =
  /^(?:to|please|will|would|can|could|should|must|may|might|do|does|did|don’t|didn’t|doesn’t|won’t|can’t|cannot|not|i|you|we|they|he|she|it|who|which|that|let’s|never|always|also|people|and|or|then|just|simply|kindly|quickly|easily)$/;

/**
 * Whether the word follows a plural noun as its subject. Then it may be a verb without an ending: “researchers survey
 * households”, but not “sports car”.
 */
const isBehindPlural = ({ word, before, after: [next], lexicon }: Place): boolean =>
  !/s$/.test(word.form) &&
  mayBe(before, ['noun'], lexicon) &&
  !mayBe(before, ['adjective', 'pronoun'], lexicon) &&
  /(?:[^sui]s|men|children)$/.test(formOf(before)) &&
  !/^(?:sports|arms|sales|goods|news|savings|customs|canvas|gas|christmas|texas|kansas|atlas)$/.test(formOf(before)) &&
  mayBe(next, ['noun', 'adjective', 'adverb', 'preposition'], lexicon) &&
  !/^(?:of|in|at|is|was)$/.test(formOf(next));

/** Words that are nouns unless the word before them calls for a verb: “a personality type”, “arab attacks”. */
const usuallyNouns: Rule = {
  forms: {
    en: 'toast staff approach approaches ski skis coach coaches cruise cruises feature features permit permits type types test tests attack attacks title titles deal deals price prices term terms part parts case cases party parties function functions benefit benefits request requests record records project projects hand hands master masters gate gates file files bill bills board boards bank banks plant plants store stores shop shops purchase purchases stuff study studies link links list lists program programs programme programmes chart charts track tracks respect respects matter matters line lines paper papers source sources score scores trip trips tour tours fund funds view views voice voices stage stages step steps survey surveys target targets team teams value values weight center centers centre centres document documents contract contracts battle battles bar bars bag bags block blocks boat boats bomb bombs border borders branch branches budget button camp camps code codes condition conditions contact contacts copy copies corner credit credits date dates desk dish dishes engineer engineers evidence exit eye eyes factor factors farm farms field fields film films flood floor floors force forces fuel game grade grades group groups guard guards gun guns house houses image images interest interests interview interviews island item judge judges key keys land lands layer level levels light lights loan loans lock machine machines map maps mark marks market markets message messages mine mines minister ministers model models monitor nail nails name names network networks nurse nurses page pages pair pairs park parks partner partners pattern patterns phone phones picture pictures piece pieces pilot pilots plate plates pool pools position positions pound pounds power powers practice practices pressure process processes profile profiles profit profits protest protests quarter quarters question questions race races rate rates reason reasons reward rewards ring rings rock rocks roof root roots route routes row rows rule rules sample samples scale scales schedule schedules school schools screen screens seat seats section sections seed seeds sentence sentences shape shapes share shares shell shells ship ships shower showers side sides site sites soldier soldiers space spaces spot spots star stars station stations storm storms strike strikes string strings structure structures suit suits surface table tables tape tapes tax taxes ticket tickets truck trucks war wars water waters wave waves wheel wheels wing wings witness witnesses word words wound wounds zone zones influence influences heat exhibit exhibits guide guides blast blasts grill grills impact impacts award awards effect effects label labels brand brands discipline breach breaches patch patches spike spikes trail trails lecture lectures campaign campaigns author authors tailor tailors peak peaks crowd crowds cloud clouds craft crafts combat compound compounds contrast contrasts cycle cycles detail details edge edges forecast forecasts institute institutes lease leases license licenses log logs mask masks phrase phrases pile piles pioneer pioneers plug plugs poll polls range ranges reform reforms rival rivals shield shields signal signals spark sparks stock stocks style styles substitute substitutes surge trek treks weather aid aids alarm alarms archive archives bottle bottles brush bug bugs channel channels circle circles comment comments conflict conflicts cup cups debate debates delay delays dispute disputes draft drafts dream dreams drug drugs experiment experiments fault faults flag flags flower flowers gesture gestures gift gifts grant grants harvest harvests insult insults joke jokes limit limits load loads mistake mistakes murder murders nest nests object objects outline outlines parade parades photograph photographs pocket pockets poison port ports prize prizes puzzle puzzles resort resorts riot riots sacrifice sacrifices sanction sanctions scar scars season seasons shadow shadows slave slaves stain stains stone stones tail tails task tasks text texts tone toy toys trap traps trend trends trick tricks triumph volunteer volunteers warrant warrants research control controls extract extracts launch launches repair repairs format formats transport wish wishes arrest arrests bark corner corners clash clashes slice slices wrap wraps polish reign construct constructs lift lifts ranks reaches tastes command commands',
  },
  means: (_, partOfSpeech) => partOfSpeech !== 'verb',
  holds: (place) =>
    isBefore(/^of$/)(place) ||
    // “Coach” in “Coach: Tom Hill” is a noun.
    (endsClause(place) && gapBefore(place) > 1) ||
    (gapBefore(place) === 1 &&
      !isAfter(beforeVerb)(place) &&
      !isBehindPlural(place) &&
      (!isBefore(
        /^(?:it|them|him|us|me|you|the|an?|this|these|my|your|his|her|our|their|all|many|some|several|two|three|no)$/,
      )(place) ||
        // “lists” in “wish lists this year” is a noun.
        (isBefore(/^this$/)(place) &&
          /^(?:year|week|month|morning|season|time|evening|afternoon)$/.test(formOf(place.after[1]))))),
  weightElsewhere: 1,
  weightOfOthers: 0.04,
  isForSingleVersion: true,
};

/** Names of peoples. Before a noun, the word is the adjective: “the Arab street”. */
const peoples: Rule = {
  forms: {
    en: 'arab american african asian european german italian russian indian mexican canadian australian iraqi israeli palestinian iranian korean brazilian egyptian muslim christian roman',
  },
  means: (_, partOfSpeech) => partOfSpeech === 'adjective',
  holds: (place) =>
    !endsClause(place) &&
    (mayBe(place.after[0], ['noun', 'adjective'], place.lexicon) ||
      // “American” in “American blown glass” is an adjective.
      (isParticiple(place.after[0], 'en') && isOnly(place.after[1], ['noun'], place.lexicon))),
  weightElsewhere: 0.3,
  weightOfOthers: 0.02,
  isForSingleVersion: true,
};

/** Words that belong to several word classes. */
export const classSenses: readonly Rule[] = [
  usuallyNouns,
  peoples,
  // “himself” adds emphasis in “the king himself”, but not in “he hurt himself” or “by himself”.
  sense(
    'himself herself itself themselves myself yourself ourselves',
    'self/adjective',
    ({ before, word, lexicon }) =>
      before !== undefined &&
      word.start - before.end === 1 &&
      // “myself” after “than” is not an object: “better than myself”.
      (before.form === 'than' ||
        ((isOnly(before, ['noun', 'name', 'pronoun'], lexicon) || before.readings.length === 0) &&
          !/^(?:by|to|of|for|with|about|at|on|in)$/.test(before.form))),
    { weightElsewhere: 0.3, weightOfOthers: 0.01 },
  ),
  sense('most', 'most-very/adverb', isAfter(/^an?$/), { weightElsewhere: 1e-5, weightOfOthers: 1e-3 }),
  {
    // “devastated” is a verb in “the storm devastated towns”, but not in “she was devastated”.
    forms: { en: 'devastated' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: (place) => !endsClause(place) && mayBe(place.after[0], ['noun', 'determiner', 'name'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
    isForSingleVersion: true,
  },
  {
    // “forward” is a verb in “please sign and forward to us”, but not in “look forward to”.
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
    // “professional” is an adjective in “polite and professional” and “very professional”, but not in “a professional”.
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
    forms: {
      en: 'exciting interesting boring amazing disappointing surprising annoying confusing relaxing stunning shocking appalling challenging tempting unsettling disturbing amusing alarming astonishing baffling breathtaking captivating charming comforting compelling convincing demanding depressing disgusting distressing embarrassing encouraging entertaining fascinating frightening frustrating fulfilling gratifying humiliating inspiring insulting intimidating intriguing inviting irritating misleading overwhelming pleasing pressing promising puzzling refreshing rewarding satisfying soothing startling stimulating striking terrifying thrilling tiring touching troubling welcoming worrying appealing daunting dazzling devastating exhausting heartbreaking horrifying',
    },
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
    // “should” is an ordinary verb in “should I call”, but means “if” in “should you need help”.
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
    // “safe” is an adjective in “is it safe”, but not in “in the safe”.
    forms: { en: 'safe' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: (place) =>
      !isAfter(/^(?:the|an?|his|her|our|their|hotel|room)$/)(place) || mayBe(place.after[0], ['noun'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.002,
    isForSingleVersion: true,
  },
  {
    // A form in “-ing” is a verb in “part of building a house” and “seeking and building the bomb”.
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
    // “for all your cleaning needs”
    forms: { en: 'needs' },
    means: (_, partOfSpeech) => partOfSpeech === 'noun',
    holds: (place) =>
      (endsClause(place) || isBefore(/^(?:and|or|are|were|at|in|with|of)$/)(place)) &&
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
  {
    // An ordinal is an adjective in “the fifth bid”, but an adverb in “Fifth, it is cheap”.
    forms: { en: 'second third fourth fifth sixth seventh eighth ninth tenth' },
    means: (_, partOfSpeech) => partOfSpeech !== 'adverb',
    holds: (place) => !endsClause(place) || isAfter(/^(?:the|a|his|her|its)$/)(place),
    weightElsewhere: 1,
    weightOfOthers: 0.01,
    isForSingleVersion: true,
  },
  {
    // “contemporary” is an adjective in “contemporary art”, but not in “a contemporary of Bach”.
    forms: { en: 'contemporary' },
    means: (_, partOfSpeech) => partOfSpeech === 'adjective',
    holds: (place) =>
      !isBefore(/^of$/)(place) && !(endsClause(place) && isAfter(/^(?:a|his|her|their|my|near)$/)(place)),
    weightElsewhere: 0.3,
    weightOfOthers: 0.005,
    isForSingleVersion: true,
  },
];
