import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly } from '../../word-classes.ts';
import { isAfterOneOf, isBeforeOneOf, likely, never, setOf } from '../english-sense-tests.ts';
import { endsClause, formOf, sense } from '../english-senses.ts';

const isAfterPlaceWord = isAfterOneOf(setOf('in to from of near at via around for through visit visited and'));
const beForms = setOf('is are was were be been look looks looked seem seems seemed it’s feel feels');
const isAfterDegree = isAfterOneOf(setOf('too so very that'));
const asks = setOf('did do does has have had will would can could should ago it they you we he she i');
const isBeforePolitics = isBeforeOneOf(
  setOf(
    'party candidate candidates senator senators side primary primaries nominee lawmakers president governor convention majority leader leaders members member representatives house colleagues voters national vote congressman',
  ),
);
const isAfterLet = ({ earlier }: Place): boolean =>
  earlier.slice(-5).some(({ form }) => /^(?:let|lets|letting)$/.test(form));

/** “It took too long”, but not “the dress is too long”. */
const isTime = (place: Place): boolean =>
  (isAfterDegree(place) && endsClause(place) && !place.earlier.slice(-4).some(({ form }) => beForms.has(form))) ||
  (formOf(place.before) === 'how' && isBeforeOneOf(asks)(place)) ||
  (endsClause(place) &&
    gapBefore(place) === 1 &&
    /^(?:wait|waited|waiting|stay|stayed|last|lasts|lasted|take|takes|took|live|lived|been|here|there)$/.test(
      formOf(place.before),
    ));

const periods =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)|life|lives|time|while|summer|winter|season|career|period)$/;
const beforePeriod = setOf('at least most much the rest next last past up more over under nearly almost about around');

/** “For at least ten hours”, but not “plans for the next five years”. */
const isForPeriod = (place: Place): boolean =>
  beforePeriod.has(formOf(place.after[0])) &&
  place.after.slice(1, 6).some(({ form }) => periods.test(form)) &&
  !isOnly(place.before, ['noun'], place.lexicon);

/** Words of news, letters and reviews whose meaning the neighbouring words show. */
export const writtenWords: readonly Rule[] = [
  sense('long', 'long-time/adverb', isTime, likely),
  // “Nice place”, but not “a flight to Nice”
  sense('nice', 'nice-city/name', (place) => isCapitalised(place.word) && isAfterPlaceWord(place), never),
  // “the Democratic candidate”, but not “a democratic country”
  sense(
    'democratic',
    'democratic-party-en/adjective',
    (place) => isCapitalised(place.word) && isBeforePolitics(place),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-5 },
  ),
  // “the faculty and the students”, but not “the faculty of law”
  sense('faculty', 'faculty-staff/noun', (place) => !isBeforeOneOf(setOf('of'))(place), {
    weightElsewhere: 1e-3,
    weightOfOthers: 1e-9,
  }),
  // “he stopped altogether”, but not “ten people altogether”
  sense('altogether', 'completely/adverb', ({ earlier }) => !earlier.slice(-4).some(({ form }) => /^\d/.test(form)), {
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  }),
  // “let the soil dry”
  sense(
    'dry',
    'dry/verb',
    (place) =>
      isAfterLet(place) && (endsClause(place) || isBeforeOneOf(setOf('before completely fully out and for in'))(place)),
    likely,
  ),
  // “for at least ten hours”, “for most of her life”
  sense('for', 'for-duration/preposition', isForPeriod, likely),
  // “returning government to the people” (giving it back), but not “returning to the city”
  sense(
    'return returns returned returning',
    'give-back/verb',
    ({ after: [next, second], lexicon }) => isOnly(next, ['noun'], lexicon) && formOf(second) === 'to',
    likely,
  ),
];
