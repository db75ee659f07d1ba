import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { endsClause, formOf, isAfter, isBefore, sense } from '../english-senses.ts';

const strong = { weightElsewhere: 1e-4, weightOfOthers: 1e-4 };
const likely = { weightElsewhere: 1, weightOfOthers: 1e-3 };

const opensClause = (place: Place) => place.before === undefined || gapBefore(place) > 1;
/** Whether another adjective and a noun follow: “local” in “local and national officials”. */
const isJoined = ({ after: [next, second, third], lexicon }: Place) =>
  /^(?:and|or)$/.test(formOf(next)) &&
  mayBe(second, ['adjective'], lexicon) &&
  mayBe(third, ['noun', 'adjective'], lexicon);

const isBeforeNoun = (place: Place) =>
  !endsClause(place) &&
  (!/^(?:and|or)$/.test(formOf(place.after[0])) || isJoined(place)) &&
  (mayBe(place.after[0], ['noun'], place.lexicon) ||
    isCapitalised(place.after[0]) ||
    place.after[0]?.readings.length === 0) &&
  !/^(?:is|was|are|were|has|had|have|will|would|can|could|may|might|must|should|do|does|did|of|in|to|for|on|at|by|with|who|that|said|says|as|i|he|she|it|we|they|from|like|out|up|down|back|over|so|well|then|now|about|but)$/.test(
    formOf(place.after[0]),
  );

/** A rule that makes one part of speech of the words likely where `holds` is true. */
const partWhere = (
  forms: string,
  part: string,
  holds: (place: Place) => boolean,
  { weightElsewhere = 1, weightOfOthers = 1e-3 } = {},
): Rule => ({
  forms: { en: forms },
  means: (_, partOfSpeech) => partOfSpeech === part,
  holds,
  weightElsewhere,
  weightOfOthers,
  isForSingleVersion: true,
});

/** Words that may be a noun, a verb, an adjective or an adverb. The words beside them show which of these they are. */
export const homographSenses: readonly Rule[] = [
  // “official” and “public” are adjectives in “the first official speech” and “public housing”, but not in “an official
  // said” or “the public”.
  partWhere(
    'official top local national public male female native ideal secret original fair average classic mass junior senior human adult superior royal giant interim void constant exclusive current military professional assistant undergraduate retrospective individual principal general liberal conservative republican democratic radical moderate veteran coral runaway ultimate daily weekly monthly annual medical chemical electric commercial residential initial minor major mobile criminal primary secondary elementary standard alternative positive negative square round flat dry wet dirty clean clear open close free slow cool warm calm narrow smooth tidy equal double dual triple faint lean fit blind deaf poor rich young old dead blank blunt bright dim fat thin rough tough tight loose sharp',
    'adjective',
    (place) =>
      isBeforeNoun(place) &&
      !isAfter(/^(?:to|will|can|could|would|should|not|don’t|didn’t|please|i|we|they|you)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 0.01 },
  ),
  // “cause” means “because” in “I left ’cause I was tired” and “It was late cause they waited”, but not in “the cause”.
  sense(
    'cause ’cause bc cuz',
    'because-informal/conjunction because/conjunction',
    (place) =>
      !isAfter(/^(?:the|an?|may|to|will|can|could|would|might|no|root|main|just|good|this|that|probable|not|and)$/)(
        place,
      ) &&
      isBefore(
        /^(?:i|i’m|i’ve|i’ll|i’d|he|she|it|it’s|we|we’re|they|they’re|you|you’re|he’s|she’s|that’s|there|there’s|my|the|if|then|im|its|of)$/,
      )(place) &&
      !(isAfter(/s$/)(place) && isBefore(/^(?:the|my|it)$/)(place) && !opensClause(place)),
    strong,
  ),
  // “causes” is a verb in “this causes damage”, but not in “the causes of the war”.
  partWhere(
    'causes',
    'verb',
    (place) =>
      !isBefore(/^(?:of|for|are|were|and|in)$/)(place) &&
      !endsClause(place) &&
      !isAfter(
        /^(?:the|these|other|natural|many|several|possible|main|root|good|common|all|two|three|both|such|charitable|worthy|their|its|of|for)$/,
      )(place),
  ),
  // “remains” is a verb in “the city remains closed”, but not in “human remains”.
  partWhere(
    'remains',
    'verb',
    (place) =>
      !isAfter(
        /^(?:the|human|his|her|their|fossil|mortal|its|these|of|skeletal|charred|roman|ancient|and|whose|those)$/,
      )(place) && gapBefore(place) === 1,
  ),
  partWhere(
    'remains',
    'noun',
    isAfter(/^(?:the|human|his|her|their|fossil|mortal|these|skeletal|charred|roman|ancient|whose|those)$/),
    { weightElsewhere: 0.3, weightOfOthers: 1e-3 },
  ),
  // “will” is a verb in “it is he who will win” and “that will fail”, but not in “against his will”.
  partWhere(
    'will',
    'verb',
    (place) =>
      (isOnly(place.after[0], ['verb'], place.lexicon) ||
        isBefore(
          /^(?:not|be|also|never|have|always|soon|still|only|probably|likely|then|now|i|you|we|they|he|she|it|the|do|get|need|make|take|go)$/,
        )(place)) &&
      !isAfter(/^(?:the|an?|his|her|free|own|my|your|their|good|ill|political|strong|iron)$/)(place),
  ),
  // “there” says that something exists in “there still are seats” and “there nothing left”.
  sense(
    'there',
    'there-existential/pronoun',
    (place) =>
      isBefore(
        /^(?:still|may|might|must|nothing|also|really|always|never|probably|isn’t|aren’t|wasn’t|weren’t|will|would|could|should|has|had|have)$/,
      )(place) &&
      place.after
        .slice(0, 4)
        .some(({ form }) => /^(?:is|are|was|were|be|been|isn’t|aren’t|wrong|left|exists?)$/.test(form)) &&
      !isAfter(/^(?:who|people|those|everyone|went|up|down|over|out|from|staff|in|that)$/)(place),
    likely,
  ),
  // “super” means “very” in “a super friendly waiter”, but not in “the food was super”.
  sense(
    'super',
    'super-very/adverb',
    (place) =>
      !endsClause(place) &&
      mayBe(place.after[0], ['adjective', 'adverb'], place.lexicon) &&
      !isOnly(place.after[0], ['noun'], place.lexicon),
    strong,
  ),
  // “real” means “very” in “I was real tired” and “look real quick”, but not in “a real friend”.
  sense(
    'real',
    'real-very/adverb',
    (place) =>
      !endsClause(place) &&
      !isAfter(/^(?:the|an?|my|your|his|her|our|their|no|any|some|of|in|for)$/)(place) &&
      mayBe(place.after[0], ['adjective', 'adverb'], place.lexicon) &&
      !mayBe(place.after[0], ['noun'], place.lexicon),
    strong,
  ),
  // “fucking” is an adjective in “the fucking car”, but not in “they were fucking”.
  partWhere(
    'fucking',
    'adjective',
    (place) => !endsClause(place) && (isBeforeNoun(place) || isAfter(/^(?:the|an?|my|your|his|this|that)$/)(place)),
    { weightElsewhere: 0.1, weightOfOthers: 1e-4 },
  ),
  partWhere(
    'fucking',
    'adverb',
    (place) =>
      !endsClause(place) &&
      (isOnly(place.after[0], ['verb', 'adjective', 'adverb'], place.lexicon) ||
        isAfter(/^(?:so|too|don’t|is|was|are|it’s|i’m|he’s|everything|just|really)$/)(place)),
    { weightElsewhere: 0.01, weightOfOthers: 1e-3 },
  ),
  // “damages” is a noun in “a million dollars in damages”, but not in “it damages the skin”.
  partWhere('damages', 'noun', (place) =>
    isAfter(
      /^(?:the|in|for|of|some|all|and|estimated|punitive|pay|any|seek|seeking|awarded|million|claim|these|those)$/,
    )(place),
  ),
  partWhere(
    'damage heat sweat stuff polish drag squats jokes points profits benefits exchanges remedies tastes finishes furnishing ranks reaches clashes tracks support remedy love fear cause charm jam pelt salt lives match search program programs',
    'noun',
    (place) =>
      isAfter(
        /^(?:the|an?|my|your|his|her|our|their|its|some|any|no|of|with|in|for|from|this|that|these|those|more|much|less|many|brain|storm|property|water|liver|social|technical|customer|true|good|great|new|serious|severe|such|joint|mutual|public|citizens’|people’s|national)$/,
      )(place) && !isBefore(/^(?:me|him|them|us|you|it|the|my|his|her|their|your|our|an?)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
  partWhere('pants clothes', 'noun', (place) => !isAfter(/^(?:he|she|it|to)$/)(place)),
  // “weed” is taken as the noun (“grow weed”), because the past of “wee” is very rare.
  partWhere('weed', 'noun', () => true),
  // “die” is a verb in “let it die”, but not in “roll the die”.
  partWhere('die', 'verb', (place) => !isAfter(/^(?:the|an?|each|one|this|that)$/)(place)),
  // “left” is a direction in “he looked left and right”, but not in “she left”.
  sense(
    'left',
    'on-the-left/adverb',
    (place) =>
      isBefore(/^(?:and|or|through|on|at|into|onto)$/)(place) &&
      isAfter(/^(?:went|go|goes|going|walk|walked|turn|turned|look|looked|looking|veer|bear|swipe|move|moved|far)$/)(
        place,
      ),
    likely,
  ),
  // “work” is a verb in the command “work hard”, but not in “hard work pays”.
  partWhere(
    'work try stop start reply help watch look park turn cook hope care rest sleep walk run drive ride play study plan practice exercise talk smile wait stand call visit contact email book order love use attack search travel move dress laugh jump shop heat mix cut wash dry',
    'verb',
    (place) =>
      opensClause(place) &&
      isCapitalised(place.word) &&
      (isBefore(
        /^(?:hard|early|well|together|harder|smarter|slowly|quickly|carefully|here|there|now|again|as|less|ahead|away|around|along|straight|alone|wisely|safely)$/,
      )(place) ||
        (/.ing$/.test(formOf(place.after[0])) && /^(?:stop|start|try)$/.test(place.word.form)) ||
        (/^(?:call|visit|contact|email|use|help|watch|love)$/.test(place.word.form) &&
          !endsClause(place) &&
          isCapitalised(place.after[0]) &&
          /\p{Ll}/u.test(place.after[0]?.text ?? ''))),
  ),
  // “studies” is a noun in “Studies suggest”, but not in “Studies the law”.
  partWhere(
    'studies reports lives plans results surveys sources experts',
    'noun',
    (place) => opensClause(place) && !isBefore(/^(?:the|an?|his|her|its|it|in|at|for)$/)(place),
  ),
  // “study” before a verb is a noun: “the study suggests”.
  partWhere(
    'study report survey result research training evidence plan need wish fear hope love support',
    'noun',
    (place) =>
      isOnly(place.after[0], ['verb'], place.lexicon) &&
      /(?:s|ed)$/.test(formOf(place.after[0])) &&
      !isParticiple(place.before, 'en') &&
      !isAfter(/^(?:i|you|we|they|to|will|would|can|could|should|not|don’t|who)$/)(place),
  ),
  // “training” is a noun in “language training”, and “learning” in “the learning process”, but not in “he is learning”.
  partWhere(
    'training learning processing sharing trading fighting editing cleaning shopping hiking wrestling checking eating fishing flooding searching boxing watching copying listening browsing gambling parking plumbing bonding recording bowling gaming programming hunting camping dancing singing swimming skiing running walking driving farming mining nursing teaching planning marketing advertising banking engineering manufacturing lighting heating housing funding spending savings drinking smoking breathing meaning beginning ending rating ranking booking landing washing knitting sewing baking surfing diving reading writing thinking understanding suffering timing seating catering pricing',
    'noun',
    (place) =>
      (isAfter(
        /^(?:the|an?|my|your|his|her|our|their|its|some|any|no|more|much|less|of|this|that|online|further|formal|medical|public|bird|car|language|web|internet|data|dry|deep|horse|heavy|good|new|free|bad|social|big|basic)$/,
      )(place) ||
        isOnly(place.before, ['noun', 'adjective'], place.lexicon) ||
        // A word that the lexicon does not list may come before the noun: “Excel” before “training” in “Excel training”.
        place.before?.readings.length === 0) &&
      !isBefore(
        /^(?:the|an?|my|your|his|her|our|their|its|me|him|them|us|you|it|this|these|those|that|to|how|about|up|out|on|in|down|over|back|away|off)$/,
      )(place) &&
      (endsClause(place) || !isOnly(place.after[0], ['adverb', 'determiner', 'pronoun'], place.lexicon)),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
];
