import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { isAfterOneOf, isBeforeOneOf, isNearOneOf, likely, setOf, strong } from '../english-sense-tests.ts';
import { endsClause, formOf, ofVerb, sense } from '../english-senses.ts';

const notTried = setOf(
  'to and hard harder again once twice more too very so as for not but out on my your his her their our desperately unsuccessfully in vain best',
);
const owners = setOf('the his her its their my your our a an this that’s these those some any no');
const places = setOf('at in to by here there from on around near');
const numbers = /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred|several|many)$/;
const distances = setOf(
  'mile miles km kilometres kilometers metres meters feet foot inches yards block blocks hour hours minute minutes day days week weeks month months year years far steps step world worlds light-years straight right long',
);
const beForms = setOf('am is are was were be been being i’m he’s she’s they’re we’re you’re he’d she’d while');
const seats = setOf('seat seats table tables spot spots chair chairs room rooms name already');
const evidence = setOf('document documents documentation evidence materials paperwork papers');
const actors = setOf('role roles actor actors actress cast character characters act');
const buses = setOf(
  'bus buses train trains ferry ferries tram trams shuttle line service route trail road path street river',
);
const runBefore = setOf('from to between through along every on until across via alongside daily');
const wholeBefore = setOf('more most less least so very');
const superlatives = setOf('of in to number part extent degree than risk threat');
const rulers = setOf(
  'kings king queens queen emperor emperors party monarch monarchs generals military dynasty regime communists',
);
const ruled = setOf('over the by for until from with in');
const foreign = setOf(
  'british french german spanish roman ottoman russian soviet japanese colonial byzantine imperial communist military foreign direct home nazi arab chinese mongol norman portuguese dutch italian austrian habsburg majority mob islamic danish swedish english moorish fascist tory labour republican',
);

const disasters = setOf(
  'tsunami earthquake earthquakes storm storms hurricane crisis recession drought virus pandemic cyclone floods flood strikes shortage shortages sanctions inflation fire coronavirus downturn cuts disease famine scandal poverty unemployment',
);
const duties = setOf(
  'power authority responsibility decision hope hopes blame burden sovereignty case argument theory policies onus control success future',
);
const isStruck = (place: Place): boolean =>
  isAfterOneOf(setOf('was were been being is are be badly hardest severely worst got get getting'))(place) &&
  (endsClause(place) || isBeforeOneOf(setOf('by hard in with on when twice'))(place));

/** Whether “try” has an object that is no infinitive: “try the soup”, “tried four kinds”, but not “tried to sleep”. */
const hasSample = (place: Place): boolean => {
  const next = place.after[0];
  if (next === undefined || endsClause(place) || notTried.has(next.form)) {
    // “try their new menu”, but not “try their best”
    return (
      next !== undefined &&
      !endsClause(place) &&
      /^(?:my|your|his|her|their|our)$/.test(next.form) &&
      !/^(?:best|hardest|utmost|luck|patience|hand)$/.test(formOf(place.after[1]))
    );
  }
  return (
    owners.has(next.form) ||
    numbers.test(next.form) ||
    /^(?:it|them|this|that|one|something|anything|everything|different|new|other|another|out)$/.test(next.form) ||
    isOnly(next, ['noun', 'adjective', 'name'], place.lexicon)
  );
};

/** Whether “away” means “not here”: “she is away for a week”, but not “it is two miles away”. */
const isAbsent = (place: Place): boolean =>
  isAfterOneOf(beForms)(place) &&
  !isBeforeOneOf(setOf('from with at'))(place) &&
  !place.earlier.slice(-4).some(({ form }) => distances.has(form) || /^\d/.test(form)) &&
  !isOnly(place.after[0], ['preposition'], place.lexicon);

const isYear = (place: Place): boolean =>
  [place.before, place.after[0]].some((word) => /^\d{1,4}$|^century$|^centuries$/.test(formOf(word)));

/** Senses that grammar shows, in news, encyclopedias and novels. */
export const proseSenses: readonly Rule[] = [
  ofVerb('try tries tried trying', 'try-sample-en/verb', hasSample, strong),
  sense('away', 'away-absent-en/adverb', isAbsent, strong),
  sense('ad', 'ad-anno-domini-en/adverb', (place) => /^AD$/.test(place.word.text) && isYear(place), strong),
  sense('c ca', 'circa-abbreviation-en/adverb', (place) => /^\d{3,4}$/.test(formOf(place.after[0])), strong),
  // “Bill over at the office”, but not “over the hill”
  sense(
    'over',
    'over-in-a-place-en/adverb',
    (place) =>
      isBeforeOneOf(places)(place) &&
      gapBefore(place) === 1 &&
      !isAfterOneOf(beForms)(place) &&
      !isOnly(place.after[1], ['verb'], place.lexicon),
    strong,
  ),
  // “taken” means “occupied” in “this seat is taken”, but not in “the oath is taken”.
  sense('taken', 'occupied/adjective', isNearOneOf(seats, 3), { weightElsewhere: 0.01, weightOfOthers: 1 }),
  sense('supporting', 'proof-supporting-document/adjective', isBeforeOneOf(evidence), strong),
  sense('supporting', 'support/verb', (place) => !isBeforeOneOf(actors)(place) && !isBeforeOneOf(evidence)(place), {
    weightElsewhere: 1,
    weightOfOthers: 0.2,
  }),
  // “male” in “all male citizens”, but not in “two males”
  sense(
    'male',
    'male-adjective-en/adjective',
    (place) => !endsClause(place) && mayBe(place.after[0], ['noun', 'adjective'], place.lexicon),
    { weightElsewhere: 0.1, weightOfOthers: 1e-6 },
  ),
  sense(
    'female',
    'female/adjective',
    (place) => !endsClause(place) && isOnly(place.after[0], ['noun', 'adjective'], place.lexicon),
    { weightElsewhere: 1, weightOfOthers: 1e-7 },
  ),
  // “later” in “his later memoirs”, but not in “a year later he left”
  sense(
    'later',
    'later-adjective/adjective',
    (place) =>
      (owners.has(formOf(place.before)) ||
        /(?:’s|s’)$/.test(formOf(place.before)) ||
        isAfterOneOf(setOf('in'))(place)) &&
      isOnly(place.after[0], ['noun', 'adjective'], place.lexicon) &&
      !endsClause(place),
    strong,
  ),
  // “greatest” is about size in “the greatest number”, and about quality in “the greatest player”.
  sense('greater', 'big/adjective', () => true, likely),
  sense('greatest', 'big/adjective', isBeforeOneOf(superlatives), likely),
  // “Eurostar runs from London”, but not “two runs from a bad start”
  ofVerb(
    'run runs running',
    'run-of-transport-en/verb',
    (place) =>
      isBeforeOneOf(runBefore)(place) &&
      (isNearOneOf(buses, 3)(place) ||
        (isCapitalised(place.before) && place.word.form === 'runs' && isBeforeOneOf(setOf('from between'))(place))),
    likely,
  ),
  ofVerb('rule rules', 'govern/verb', (place) => isNearOneOf(rulers, 3)(place) && isBeforeOneOf(ruled)(place), likely),
  sense('rule', 'rule-of-a-power/noun', (place) => isAfterOneOf(foreign)(place), likely),
  // “writing” in “he replied, writing: ‘I will come’” is a verb.
  sense(
    'writing',
    'write/verb',
    (place) => gapBefore(place) > 1 && (endsClause(place) || isBeforeOneOf(setOf('that to in about for'))(place)),
    likely,
  ),
  sense('writings', 'writings-en/noun', () => true, likely),
  // “complete” in “accurate or complete” is an adjective.
  sense(
    'complete',
    'complete-full/adjective',
    (place) => isAfterOneOf(setOf('or and'))(place) && isOnly(place.earlier.at(-2), ['adjective'], place.lexicon),
    likely,
  ),
  sense(
    'open',
    'open-adjective/adjective',
    (place) => isBeforeOneOf(setOf('for to until from'))(place) && gapBefore(place) > 1,
    likely,
  ),
  ofVerb(
    'headed heading heads',
    'head-go/verb',
    isBeforeOneOf(
      setOf(
        'on for to towards toward north south east west northwest northeast home back inland out straight there up down into off',
      ),
    ),
    likely,
  ),
  // “hit” in “was hit by the storm” is a verb.
  sense('hit', 'hit-by-disaster-en/verb', (place) => isStruck(place) && isNearOneOf(disasters, 6)(place), likely),
  sense('hit', 'hit/verb', (place) => isStruck(place) && !isNearOneOf(disasters, 6)(place), likely),
  // “power rests with the people”, but not “the rests in the music”
  ofVerb(
    'rests rested',
    'rest-lie-with-en/verb',
    (place) => isBeforeOneOf(setOf('in with on upon'))(place) && isNearOneOf(duties, 4)(place),
    likely,
  ),
  // “it remained rocky”, but not “ten minutes remained”
  ofVerb(
    'remain remains remained remaining',
    'remain-be/verb',
    (place) =>
      !endsClause(place) &&
      (isOnly(place.after[0], ['adjective', 'determiner'], place.lexicon) || /^un.{4,}/.test(formOf(place.after[0]))),
    likely,
  ),
  sense('odds', 'odds-en/noun', () => true, likely),
  sense('plumbing', 'plumbing/noun', () => true, likely),
  sense('front', 'front-side/noun', isAfterOneOf(setOf('in')), likely),
  sense(
    'content',
    'content/noun',
    (place) => !endsClause(place) && isOnly(place.after[0], ['noun'], place.lexicon),
    likely,
  ),
  sense(
    'content',
    'content/adjective',
    (place) =>
      isBeforeOneOf(setOf('to with'))(place) &&
      (beForms.has(formOf(place.before)) ||
        wholeBefore.has(formOf(place.before)) ||
        /^(?:not|quite|seemed|seem|feel|felt|be)$/.test(formOf(place.before))),
    { weightElsewhere: 0.05, weightOfOthers: 1e-4 },
  ),
];
