import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isOnly, mayBe } from '../../word-classes.ts';
import { isAfterOneOf, isBeforeOneOf, isNearOneOf, likely, setOf, strong } from '../english-sense-tests.ts';
import { endsClause, formOf, sense } from '../english-senses.ts';

const determiners = setOf('the a an my your his her its our their this that no any another first big');
const articles = setOf('the a an this that each every our my his her their new');
const objects = setOf('a an the his her its their our many several two three some new no more');
const passives = setOf('was were is are be been get got getting gets badly seriously slightly nobody anyone');
const afterPassive = setOf('in when by during and but at after while or');
const owners = setOf('the his her its their military all of economic naval full american');
const tiny = setOf('details amounts amount quantities traces particles changes differences detail fraction quantity');
const collected = setOf('of household domestic city garden and');
const wrapped = setOf('around round up down through its their the along itself past across');
const linked = setOf('is are was were');
const rising = setOf(
  'prices sales profits shares rents costs exports stocks earnings numbers unemployment crime tourism revenue',
);
const quitting = setOf('up bans ban banned stop stopped quit prohibit prohibits against from of allow allowed no');
const lostBefore = setOf(
  'the a my his her their our your is was were are get got seemed felt feel look looked am i’m be',
);
const beforeInjury = setOf('to a an the will');
const toOnly = setOf('to');
const theOnly = setOf('the');

/** Whether the word stands between a subject and an object, so it is a verb: “The phone features a camera”. */
const isVerbWithObject = (place: Place): boolean => {
  const { before, earlier, after, lexicon } = place;
  if (before === undefined || gapBefore(place) !== 1 || endsClause(place)) return false;
  const isSubject =
    mayBe(before, ['noun', 'name'], lexicon) && !/[^s]s$/.test(before.form) && articles.has(formOf(earlier.at(-2)));
  return (
    isSubject && (objects.has(formOf(after[0])) || (isOnly(after[0], ['noun'], lexicon) && /s$/.test(formOf(after[0]))))
  );
};

/** Words that may be a noun, a verb or an adjective. Their place in the sentence shows which of these they are. */
export const classByPlace: readonly Rule[] = [
  {
    forms: { en: 'features hosts backs heads' },
    means: (_, partOfSpeech) => partOfSpeech === 'verb',
    holds: isVerbWithObject,
    ...likely,
    isForSingleVersion: true,
  },
  sense(
    'win',
    'win-victory-en/noun',
    (place) =>
      isAfterOneOf(determiners)(place) && !(mayBe(place.after[0], ['noun'], place.lexicon) && !endsClause(place)),
    strong,
  ),
  sense(
    'wins',
    'win-victory-en/noun',
    (place) =>
      /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+|successive|consecutive)$/.test(formOf(place.before)),
    strong,
  ),
  sense(
    'hurt',
    'hurt-injured/adjective',
    (place) => isAfterOneOf(passives)(place) && (endsClause(place) || isBeforeOneOf(afterPassive)(place)),
    likely,
  ),
  sense(
    'hurt',
    'hurt-injure/verb',
    isBeforeOneOf(setOf('him her them his my their its himself herself someone anyone people')),
    likely,
  ),
  sense(
    'lost',
    'lost-missing-en/adjective',
    (place) =>
      isAfterOneOf(lostBefore)(place) && (endsClause(place) || isOnly(place.after[0], ['noun'], place.lexicon)),
    strong,
  ),
  sense('lost', 'gone-kaput/adjective', () => false, strong),
  sense('smoking', 'smoking/noun', isAfterOneOf(quitting), likely),
  sense('might', 'might-power-en/noun', (place) => isAfterOneOf(owners)(place), strong),
  sense('minute', 'minute-tiny-en/adjective', isBeforeOneOf(tiny), strong),
  sense(
    'refuse',
    'refuse-waste-en/noun',
    (place) =>
      (isAfterOneOf(collected)(place) || (isAfterOneOf(articles)(place) && !isBeforeOneOf(toOnly)(place))) &&
      !isBeforeOneOf(toOnly)(place),
    strong,
  ),
  sense(
    'wound',
    'wind-clock-en/verb',
    (place) => isBeforeOneOf(wrapped)(place) && !isAfterOneOf(articles)(place) && !isAfterOneOf(beforeInjury)(place),
    strong,
  ),
  sense('wind winds winding', 'wind-clock-en/verb', () => false, strong),
  sense('up', 'up-higher-en/adverb', (place) => isAfterOneOf(linked)(place) && isNearOneOf(rising, 4)(place), strong),
  sense('fall', 'fall/verb', isAfterOneOf(setOf('leaves prices temperatures shares sales rates')), likely),
  // “present” means “of today” in “the present king”, but not in “a present”.
  sense(
    'present',
    'present-day/adjective',
    (place) => isAfterOneOf(theOnly)(place) && isOnly(place.after[0], ['noun'], place.lexicon) && !endsClause(place),
    likely,
  ),
];
