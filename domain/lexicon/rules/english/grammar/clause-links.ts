import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { isAfterOneOf, isBeforeOneOf, likely, setOf } from '../english-sense-tests.ts';
import { endsClause, formOf, sense } from '../english-senses.ts';

const perfect = setOf('have has had haven’t hasn’t i’ve we’ve they’ve you’ve he’s she’s it’s been');
const have = setOf('has have had');
const pronouns = setOf('i he she it we they');
const determiners = setOf('the a an his her its their our my this these more many most some');
const pastForms = setOf(
  'spread drew spoke stood sat fought flew threw wrote drove hung struck hit was were had took came went began left got became made found met gave built broke fell rose won lost saw ran grew bought sold set put',
);
const compared = setOf('as so same such just well known soon far long much many twice used regarded seen');
/** Verbs in clauses with “as” that compare or name a source: “as they did”, “as he said”. */
const ofComparison = setOf(
  'know knew see saw said say says put expected requested discussed described shown explained stated told do did does can could want wanted like liked wish wished please pleased hoped planned always would should might may understand recall mentioned noted wrote is are was were has have had will used',
);
const adverbs = setOf('slowly quickly also still then finally gradually carefully');

const isPast = (word: Place['word']) => pastForms.has(word.form) || /.{3}ed$/.test(word.form);

/**
 * Whether “since” names a time: a perfect comes before it and a past after it, as in “it has gone downhill since the owners
 * left”.
 */
const isSinceTime = ({ earlier, after }: Place): boolean =>
  // “since it was built”
  (/^(?:it|he|she|they)$/.test(formOf(after[0])) &&
    /^(?:was|were)$/.test(formOf(after[1])) &&
    isParticiple(after[2], 'en')) ||
  (earlier.slice(-9).some(({ form }) => perfect.has(form)) &&
    after.slice(1, 7).some(isPast) &&
    !after.slice(0, 4).some(({ form }) => /^(?:can|could|will|would|may|might|must|should)$/.test(form)));

/** Whether “since” means “after that time”: “he has since moved”, “and has since been closed”. */
const isSinceThen = (place: Place): boolean =>
  isAfterOneOf(have)(place) && !endsClause(place) && isParticiple(place.after[0], 'en');

/** Verbs in clauses such as “as I said”, where “as” does not mean “when” or “because”. */
const saidBefore = new Set(
  'know see said say says mentioned expected requested discussed noted described shown shows explained stated always can could understand understood recall wrote told do did put result most whole other case name names'.split(
    ' ',
  ),
);

/** Whether “as” means “while” at the start of a sentence: “As the sun rose, they left”, but not “As you know, …”. */
const opensSentence = ({ before, after }: Place): boolean =>
  before === undefined &&
  /^(?:i|he|she|it|we|they|the|his|her|my|our|their|there)$/.test(formOf(after[0])) &&
  !after.slice(0, 5).some(({ form }) => saidBefore.has(form));

/**
 * Whether “as” means “while” inside a sentence: “she smiled as he climbed the stairs”, but not “as he said” or “as good as
 * he is”.
 */
const isMeanwhile = (place: Place): boolean => {
  const { before, earlier, after, lexicon } = place;
  if (before === undefined || endsClause(place) || compared.has(before.form)) return false;
  if (earlier.slice(-5).some(({ form }) => /^(?:as|so|same|such|twice|whereas)$/.test(form))) return false;
  const [subject, verb, next] = after;
  const isClause = (word: typeof verb) =>
    word !== undefined && !ofComparison.has(word.form) && (isPast(word) || isOnly(word, ['verb'], lexicon));
  if (pronouns.has(formOf(subject)))
    return (
      isClause(verb) ||
      (mayBe(verb, ['verb'], lexicon) && !ofComparison.has(formOf(verb))) ||
      (adverbs.has(formOf(verb)) && isClause(next)) ||
      (/^(?:was|were)$/.test(formOf(verb)) && /.ing$/.test(formOf(next)))
    );
  const isRole =
    isParticiple(before, 'en') || /^(?:acts?|serves?|works?|used|known|is|are|was|were)$/.test(before.form);
  return (
    !isRole &&
    determiners.has(formOf(subject)) &&
    after.slice(2, 5).some((word) => isClause(word) && !/(?:ing)$/.test(word.form))
  );
};

const fractions = setOf('third fifth');
const beforeFraction = setOf('a one two by around about nearly almost roughly than over');
const isBeforeOf = isBeforeOneOf(setOf('of'));
const isFraction = (place: Place): boolean =>
  (isAfterOneOf(beforeFraction)(place) && (isBeforeOf(place) || endsClause(place))) ||
  (fractions.has(place.word.form.replace(/s$/, '')) && /s$/.test(place.word.form));

/** Words after “lie” that say where or how: “the letter lay unopened”, “the island lies off the coast”. */
const whereLying = setOf(
  'off to close unopened asleep awake dead still flat hidden motionless ahead buried beyond back on in at between near under beneath behind within against over among inside outside some about directly just face motionless open empty abandoned untouched scattered',
);
const isBeforeLie = isBeforeOneOf(setOf('to about'));
const isLying = (place: Place): boolean =>
  isBeforeOneOf(whereLying)(place) && !(place.word.form === 'lying' && isBeforeLie(place));
const layDown = (place: Place): boolean => gapBefore(place) === 1 && place.word.form === 'lay' && isLying(place);

/**
 * Rules for words that link clauses, and for “lie” with a place: “he has lived here since they met”, “it lay on the table”.
 */
export const clauseLinks: readonly Rule[] = [
  sense('since', 'since-from-time-en/conjunction', isSinceTime, { weightElsewhere: 1, weightOfOthers: 1e-4 }),
  sense('since', 'since-until-now-en/adverb', isSinceThen, likely),
  sense('as', 'as-when-because-en/conjunction', (place) => opensSentence(place) || isMeanwhile(place), {
    weightElsewhere: 1e-5,
    weightOfOthers: 1e-3,
  }),
  sense('third thirds', 'third-part/noun', isFraction, likely),
  sense('fifth fifths', 'one-fifth/noun', isFraction, likely),
  sense('lie lies lying', 'lie/verb', isLying, likely),
  sense('lay', 'lie/verb', layDown, likely),
];
