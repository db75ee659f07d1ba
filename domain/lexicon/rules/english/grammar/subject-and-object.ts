import { gapBefore, isConcept, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { isAfterOneOf, isBeforeOneOf, likely, never, setOf } from '../english-sense-tests.ts';
import { endsClause, formOf, ofVerb, sense } from '../english-senses.ts';

const determiners = setOf('the a an this that these those my your his her its our their');
const objects = setOf('it them him her me us');
const things = setOf('it this that how everything all these those');
const people = setOf(
  'wife husband mother father mum mom dad son sons daughter daughters child children kids kid baby babies girl girls boy boys man men woman women people person god jesus lord parents family families friend friends brother brothers sister sisters neighbour neighbours other grandmother grandfather',
);
const modals = setOf('to will would can could may might must should did do does not they we you i also often');
const pronounsAfter = setOf('i you he she it we they there that’s it’s i’m he’s she’s they’re we’re you’re');
const beSet = setOf('be is was are were been being’s am');
const businesses = setOf(
  'bank banks hospital hospitals clinic charity newspaper blog magazine museum network agency household firm studio centre center café cafe bakery pub brewery farm estate gallery foundation workshop institute ministry union party state economy church theatre theater laboratory lab team factory mill railway airline channel service services gang empire operation operations programme scheme',
);
const waters = setOf('river rivers stream creek canal lake brook nile thames danube rhine seine tiber ganges');
const sides = setOf(
  'river stream creek left right east west north south northern southern eastern western opposite far canal grassy muddy steep',
);
const subjectsThatWork = setOf(
  'it this that which things everything nothing behaviour behavior strategy idea plan method system medicine drug technique approach trick democracy therapy policy policies treatment diet vaccine process solution',
);

/** How many words after a verb are searched for its object. */
const reach = 4;

/** The last noun of the object: “atmosphere” in “I loved the whole atmosphere here”. */
function headOfObject({ after, lexicon }: Place): string {
  if (!determiners.has(formOf(after[0]))) return '';
  const phrase = after.slice(1, reach).filter((word, index) => {
    const previous = after[index];
    return previous !== undefined && word.start - previous.end === 1;
  });
  const end = phrase.findIndex((word) => !mayBe(word, ['noun', 'adjective', 'name'], lexicon));
  return formOf((end < 0 ? phrase : phrase.slice(0, end)).findLast((word) => mayBe(word, ['noun', 'name'], lexicon)));
}

/** Whether the object of “love” is a thing: “I love the atmosphere”, “we love it”, but not “I love my wife”. */
const lovesThing = (place: Place): boolean => {
  if (isBeforeOneOf(things)(place)) return formOf(place.after[0]) !== 'all' || !people.has(formOf(place.after[1]));
  if (isCapitalised(place.after[1])) return false;
  const head = headOfObject(place);
  return head !== '' && !people.has(head);
};

/** Whether “ask” means “request”: “What I would ask this court to do”, “the judge asked the two witnesses to leave”. */
const asksSomebodyTo = ({ word, after, lexicon }: Place): boolean => {
  const place = after.slice(1, reach + 1).findIndex(({ form }) => form === 'to') + 1;
  if (place === 0 || !mayBe(after[place + 1], ['verb'], lexicon)) return false;
  const phrase = [word, ...after.slice(0, place + 1)];
  return (
    determiners.has(formOf(after[0])) &&
    !phrase.some(({ form }) => /^(?:how|what|why|when|where|whether|if|question|questions)$/.test(form)) &&
    phrase.every((each, index) => index === 0 || each.start - (phrase[index - 1]?.end ?? 0) === 1)
  );
};

/**
 * Whether “bank” is the side of a river: “the west bank”, “on the bank of the Nile”, “on the river banks”, but not “a bank
 * near the river”.
 */
const isOfRiver = (place: Place): boolean =>
  isAfterOneOf(sides)(place) ||
  (formOf(place.after[0]) === 'of' && place.after.slice(1, reach).some(({ form }) => waters.has(form))) ||
  (/^(?:on|along|to|from|up|down|over)$/.test(formOf(place.earlier.at(-2))) &&
    formOf(place.before) === 'the' &&
    [...place.earlier, ...place.after].some(({ form }) => waters.has(form)));

/** Words whose meaning or word class depends on the subject or the object. */
export const subjectAndObject: readonly Rule[] = [
  ofVerb('love loves loved loving', 'love-a-thing/verb', lovesThing, { weightElsewhere: 1e-4, weightOfOthers: 1e-4 }),
  ofVerb('ask asks asked asking', 'ask-request/verb', asksSomebodyTo, likely),
  // “leave” means “leave behind” in “that leaves me with two”, but not in “it leaves at nine”.
  sense('leave leaves leaving left', 'leave-behind/verb', isBeforeOneOf(objects), {
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  }),
  // “she runs a small bank”
  ofVerb('run runs running ran', 'run-a-business/verb', (place) => businesses.has(headOfObject(place)), {
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
  }),
  // “work” means “have an effect” in “Changing behaviour works.”, but not in “he works”.
  ofVerb(
    'works worked',
    'work-effect/verb',
    (place) => endsClause(place) && gapBefore(place) === 1 && isAfterOneOf(subjectsThatWork)(place),
    likely,
  ),
  // “looks a little fake”
  ofVerb(
    'look looks looked looking',
    'look-seem/verb',
    ({ after: [next, second, third], lexicon }) =>
      formOf(next) === 'a' &&
      /^(?:little|bit|lot)$/.test(formOf(second)) &&
      (formOf(third) === 'bit' || mayBe(third, ['adjective'], lexicon)),
    { weightElsewhere: 1, weightOfOthers: 1e-5 },
  ),
  // “born” names the family in “born into a rich family”, but the place of birth in “Born in England”.
  sense('born', 'coming-from-family/adjective', isBeforeOneOf(setOf('into of to')), never),
  sense('born', 'born-in/adjective', (place) => !isBeforeOneOf(setOf('into'))(place), {
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
  }),
  {
    // “cause” means “because” in “I left cause I was tired”, but not in “they cause it”.
    forms: { en: 'cause' },
    means: isConcept('because-informal/conjunction'),
    holds: (place) => isBeforeOneOf(pronounsAfter)(place) && !isAfterOneOf(modals)(place),
    weightElsewhere: 1e-4,
    weightOfOthers: 1,
    isForSingleVersion: true,
  },
  sense('cause', 'cause/verb', isAfterOneOf(modals), { weightElsewhere: 1, weightOfOthers: 1e-3 }),
  // A word between two pronouns, its subject and its object, is a verb: “They rule it”, “they free them”.
  {
    forms: { en: 'rule rules free slow warm state back name place head part force land age date word handle stage' },
    means: (_, part) => part === 'verb',
    holds: (place) =>
      isAfterOneOf(setOf('i you we they to'))(place) && isBeforeOneOf(setOf('it them him her us me'))(place),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  // “governing” is an adjective in “the governing party”, but not in “no part in governing.”.
  {
    forms: { en: 'governing ruling' },
    means: (_, part) => part === 'adjective',
    holds: (place) =>
      !endsClause(place) && !isAfterOneOf(beSet)(place) && isOnly(place.after[0], ['noun', 'name'], place.lexicon),
    weightElsewhere: 1e-3,
    weightOfOthers: 1,
    isForSingleVersion: true,
  },
  sense('bank banks', 'bank-river/noun', isOfRiver, { weightElsewhere: 1e-4, weightOfOthers: 1e-4 }),
  // “grown” and “produced” are adjectives about crops in “home grown tomatoes”, but not in “cloth produced in India”.
  sense('grown produced', 'grown-crop/adjective', isAfterOneOf(setOf('locally organically home freshly')), never),
  // “leave” means “leave behind” in “left his parents with nothing”.
  ofVerb(
    'leave leaves leaving left',
    'leave-behind/verb',
    (place) =>
      determiners.has(formOf(place.after[0])) && place.after.slice(1, reach).some(({ form }) => form === 'with'),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “walked down the road”
  sense(
    'down',
    'down-along-en/preposition',
    (place) =>
      determiners.has(formOf(place.after[0])) &&
      /^(?:walk|r[ua]n|dr[io]ve|go|went|come|came|climb|rush|hurr|slid|fell|roll|stroll|march)(?:s|e?d|ing|ied)?$/.test(
        formOf(place.before),
      ),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  {
    // “later” is an adjective in “In later years”, but not in “Two years later police arrived”.
    forms: { en: 'later' },
    means: isConcept('later-adjective/adjective'),
    holds: (place) =>
      isOnly(place.after[0], ['noun'], place.lexicon) &&
      !endsClause(place) &&
      (place.before === undefined || isOnly(place.before, ['preposition', 'determiner'], place.lexicon)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “the current political scene”
    forms: { en: 'current' },
    means: (_, part) => part === 'adjective',
    holds: (place) => !endsClause(place) && isOnly(place.after[0], ['noun', 'adjective'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    // “like” is a preposition in “dark woods like a guard”, but a verb in “the children like a story”.
    forms: { en: 'like' },
    means: (_, part) => part === 'preposition',
    holds: (place) =>
      /^an?$/.test(formOf(place.after[0])) &&
      isOnly(place.before, ['noun'], place.lexicon) &&
      !people.has(formOf(place.before)) &&
      !/^(?:people|guys|students|teachers|customers|readers|users)$/.test(formOf(place.before)),
    weightElsewhere: 1,
    weightOfOthers: 1e-3,
    isForSingleVersion: true,
  },
  {
    forms: { en: 'slowly quickly easily certainly' },
    means: (_, part) => part === 'adverb',
    holds: () => true,
    weightElsewhere: 1,
    weightOfOthers: 1e-4,
    isForSingleVersion: true,
  },
];
