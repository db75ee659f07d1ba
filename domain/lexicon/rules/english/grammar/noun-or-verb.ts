import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { isAfterOneOf, isBeforeOneOf, isNearOneOf, likely, never, setOf, strong } from '../english-sense-tests.ts';
import { endsClause, formOf, sense } from '../english-senses.ts';

const determiners = setOf('the a an my your his her its our their this that these those no some any');
const determinersAndHave = setOf('the a an my your his her its our their no some has have had with');
const afterWish = setOf('to than of and or is was alone power');
const spices = setOf(
  'pepper beef coffee meat turkey lamb pork cinnamon spices spice cumin ginger almonds nuts nutmeg cloves coriander cardamom corn wheat flour glass up into',
);
const beforeGrinding = setOf('freshly finely coarsely he she they i we stone hand');
const beForms = setOf('is are was were be been being gets got');
const grinding = setOf('coffee pepper flour mill powder teeth grain wheat corn spices beans stone hand knife axe');
const music = setOf(
  'music sound sounds amplifier amp stereo bass audio volume loud tv bluetooth wireless headphones radio subwoofer ceiling computer laptop turntable tweeter watt watts blared blaring playing played playlist microphone microphones room hi-fi woofer desktop',
);
const languages = setOf(
  'native english french german spanish italian arabic chinese russian portuguese hindi fluent language languages dialect kurdish turkish japanese welsh basque catalan slovene slovenian bilingual latin greek dutch swedish polish second-language',
);
const loudspeakerElsewhere = setOf('good best new expensive cheap computer car wall-mounted outdoor');
const identity = setOf(
  'passport photo card cards show showed police fake driver’s bar age valid checked national picture',
);
const officiants = setOf(
  'priest judge vicar minister pastor rabbi registrar bishop imam captain mayor reverend clergyman',
);
const pleasedBefore = setOf(
  'and to was is are am were be been not very so really quite look looked felt feel seems seemed',
);
const afterPronoun = setOf('you they he she we i');
const auxiliaries = setOf(
  'is was are were am do does did has have had would will can could should must might isn’t wasn’t',
);
const pronouns = setOf('i he she it we they you');
const subjects = setOf('the my his her our your their this that most many some all a an every each');
const saying = setOf('say says said saying think thinks hope believe believed told thought');
const beforeMisspelt = setOf('of in with from into by on through under');
const verbsBeforeMisspelt = setOf(
  'open opened opening lose lost losing changed change changing improve improved improving launched launching celebrates celebrated hurt raise raised raising lowered released reduce reduced expanding expand announced spread spreads wagged wagging losing keeps',
);
const textures = setOf('soft smooth rough hard wet dry light heavy sticky slippery solid real');

const afterGrinding = setOf('and to against');
const beforePeppering = setOf('to and will can');
const afterPleased = setOf('to that');
const feelings = setOf('anything nothing something everything it them pain pressure love anger joy pity');
const theArticle = setOf('the');
const afterSide = setOf('and of is was are were');
const hardPeople = setOf('criminal criminals veteran veterans soldier soldiers fighters fighter gangster thugs');
const agents = setOf('by');
const hardships = setOf('war years battle battles games life prison experience');

/** Whether “will” is a noun (a wish): “his political will”, “a strong will to win”, but not “his brother will win”. */
const isWish = (place: Place): boolean =>
  (endsClause(place) || isBeforeOneOf(afterWish)(place)) &&
  gapBefore(place) === 1 &&
  place.before !== undefined &&
  isOnly(place.before, ['adjective'], place.lexicon) &&
  determinersAndHave.has(formOf(place.earlier.at(-2)));

/** Whether “faces” is a verb: “The company faces risks”, but not “their faces” or “happy faces”. */
const isConfronted = (place: Place): boolean => {
  const { before, earlier, after, lexicon } = place;
  if (gapBefore(place) !== 1 || endsClause(place) || before === undefined || determiners.has(before.form)) return false;
  const opensObject =
    mayBe(after[0], ['determiner', 'adjective', 'noun'], lexicon) && !isOnly(after[0], ['verb'], lexicon);
  const hasAdverb = /^(?:now|also|still|currently|again|often|already)$/.test(before.form);
  const subject = hasAdverb ? earlier.at(-2) : before;
  const isSubject =
    isCapitalised(subject) ||
    /^(?:he|she|it|who|which|everyone|nobody)$/.test(formOf(subject)) ||
    (isOnly(subject, ['noun', 'name'], lexicon) && !/[^s]s$/.test(formOf(subject))) ||
    // The subject may also be a word that is usually an adjective: “general” in “the general faces trial”.
    (earlier.at(-2)?.form === 'the' && mayBe(subject, ['noun'], lexicon) && isOnly(after[0], ['noun'], lexicon));
  return opensObject && isSubject && !/^(?:of|and|in|at|with|to)$/.test(formOf(after[0]));
};

/** Whether “so” means “likewise”: “and so did his wife”, but not “so did they win?”. */
const isLikewise = (place: Place): boolean => {
  const [auxiliary, subject, next] = place.after;
  if (!isBeforeOneOf(auxiliaries)(place) || auxiliary === undefined || subject === undefined) return false;
  const isJoined = place.before !== undefined && (gapBefore(place) > 1 || /^(?:and|but|that)$/.test(place.before.form));
  const endsBehind = (word: typeof subject, following: typeof next) =>
    following === undefined || following.start - word.end > 1;
  if (pronouns.has(subject.form)) return endsBehind(subject, next);
  return (
    isJoined &&
    (subjects.has(subject.form) ||
      isCapitalised(subject) ||
      (subject.form === 'have' && (isCapitalised(next) || subjects.has(formOf(next)))))
  );
};

const isGrinding = (place: Place): boolean =>
  isAfterOneOf(beforeGrinding)(place) ||
  isBeforeOneOf(spices)(place) ||
  ((isAfterOneOf(beForms)(place) || isBeforeOneOf(afterGrinding)(place)) && isNearOneOf(grinding)(place));

/** Words that may be a noun, a verb or an adjective. The words around them show which of these they are. */
export const nounOrVerbSenses: readonly Rule[] = [
  sense('will', 'will-wish/noun', isWish, likely),
  sense('faces', 'face-confront/verb', isConfronted, { weightElsewhere: 1, weightOfOthers: 1e-6 }),
  sense('ground', 'ground/noun', (place) => !isGrinding(place), likely),
  sense('ground', 'grind/verb', isGrinding, { weightElsewhere: 1e-3, weightOfOthers: 1e-4 }),
  sense('pepper', 'to-pepper/verb', isAfterOneOf(beforePeppering), never),
  sense('speaker speakers', 'speaker-of-language-en/noun', isNearOneOf(languages, 2), strong),
  sense(
    'speaker speakers',
    'loudspeaker/noun',
    (place) =>
      !isNearOneOf(languages, 2)(place) && (isNearOneOf(music)(place) || isAfterOneOf(loudspeakerElsewhere)(place)),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-6 },
  ),
  sense('id ids id’s', 'id-identifier/noun', (place) => !isNearOneOf(identity)(place), likely),
  sense('married marries marry', 'marry-perform-en/verb', isNearOneOf(officiants, 3), strong),
  sense('pleased', 'glad/adjective', isAfterOneOf(pleasedBefore), likely),
  sense('pleased', 'glad/adjective', (place) => gapBefore(place) > 1 && isBeforeOneOf(afterPleased)(place), likely),
  sense(
    'please pleases pleased',
    'please-feel-like/verb',
    (place) => isAfterOneOf(afterPronoun)(place) && endsClause(place),
    {
      weightElsewhere: 1e-4,
      weightOfOthers: 1,
    },
  ),
  sense('finally', 'finally-lastly-en/adverb', (place) => isCapitalised(place.word) && endsClause(place), likely),
  sense('so', 'also/adverb', isLikewise, likely),
  sense('so', 'thus/adverb', (place) => isAfterOneOf(saying)(place) && endsClause(place), likely),
  sense('it’s', 'its-misspelt-en/determiner', isPossessive, strong),
  sense('feel feels felt', 'feel/verb', isBeforeOneOf(feelings), likely),
  sense(
    'feels felt',
    'feel-be-like-en/verb',
    (place) =>
      isBeforeOneOf(textures)(place) &&
      (/^(?:it|this|that)$/.test(formOf(place.before)) || isOnly(place.before, ['noun'], place.lexicon)),
    { weightElsewhere: 1, weightOfOthers: 1e-5 },
  ),
  // “north” is a noun in “in the north”, but not in “in the north wind”.
  sense(
    'north south east west',
    'north/noun south/noun east/noun west/noun',
    (place) => isAfterOneOf(theArticle)(place) && (endsClause(place) || isBeforeOneOf(afterSide)(place)),
    likely,
  ),
  // “hardened” means “without feelings” in “a hardened criminal”, but not in “hardened resin”.
  sense(
    'hardened',
    'hardened-person-en/adjective',
    (place) => isBeforeOneOf(hardPeople)(place) || (isBeforeOneOf(agents)(place) && isNearOneOf(hardships)(place)),
    strong,
  ),
  sense('mercury', 'mercury-metal-en/noun', (place) => !isCapitalised(place.word), strong),
  sense('themselves', 'by-oneself/adverb', () => false, never),
  sense(
    'himself herself itself themselves myself yourself ourselves',
    'self/adjective',
    (place) =>
      endsClause(place) &&
      determiners.has(formOf(place.earlier.at(-2))) &&
      mayBe(place.before, ['noun'], place.lexicon),
    likely,
  ),
  sense(
    'himself herself itself themselves myself yourself ourselves',
    'oneself/pronoun',
    (place) =>
      gapBefore(place) === 1 &&
      mayBe(place.before, ['verb'], place.lexicon) &&
      /^(?:they|we|i|you|he|she|to|who|not|can|could|will|would|should|must)$/.test(formOf(place.earlier.at(-2))),
    likely,
  ),
];

/** Whether “it’s” is a misspelling of “its”: yes in “the end of it’s life”, no in “I think it’s water”. */
function isPossessive(place: Place): boolean {
  return (
    !endsClause(place) &&
    ((isAfterOneOf(beforeMisspelt)(place) && isOnly(place.after[0], ['noun'], place.lexicon)) ||
      (isAfterOneOf(verbsBeforeMisspelt)(place) && mayBe(place.after[0], ['noun'], place.lexicon)))
  );
}
