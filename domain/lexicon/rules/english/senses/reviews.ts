import type { ReadWord } from '../../../read-sentence.ts';
import type { Place, Rule } from '../../grammar-rule.ts';
import { isCapitalised, isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { either, endsClause, formOf, isAfter, isBefore, isFollowed, isNear, sense } from '../english-senses.ts';

const subjects = /^(?:i|we|you|they|he|she|just|and|recently|finally|also|never|always)$/;

const modals = /^(?:to|will|would|can|could|should|must|please|i’ll|we’ll|you’ll|they’ll|i’d|we’d)$/;

/** How many words the object of “have” or “get” may have: “had my old car repaired”. */
const widestObject = 4;

/** Participles that describe the noun before them: “a son named Tom”. */
const describing =
  /^(?:named|called|based|located|aged|entitled|dated|known|left|born|been|had|related|involved|attached|enclosed|included|listed|planned|scheduled)$/;

const isNounLike = (word: ReadWord | undefined, { lexicon }: Place): boolean =>
  isOnly(word, ['noun', 'adjective', 'name'], lexicon) || word?.form === 'to';

/** Whether “have” or “get” means that another person does the work: “I had my car fixed”, but not “has the guest called”. */
function lets(place: Place): boolean {
  const { before, word, after, lexicon } = place;
  if (!/^(?:my|your|his|her|our|their|the|it|them|an?|this|some|these|both|everything)$/.test(formOf(after[0])))
    return false;
  // “have” says nothing about another person in “I have a car parked there”.
  if (/^ha[sv]e?$/.test(word.form) && !modals.test(formOf(before))) return false;
  if (/^ha/.test(word.form) && !subjects.test(formOf(before)) && !modals.test(formOf(before))) return false;
  const at = after
    .slice(1, widestObject + 1)
    .findIndex((each) => isParticiple(each, 'en') && mayBe(each, ['verb'], lexicon) && !describing.test(each.form));
  const between = after.slice(1, at + 1);
  const isThing = /^(?:it|them|everything|this|these|both)$/.test(formOf(after[0]));
  if (at < 0 || (at === 0 && !isThing)) return false;
  const isObject = isThing
    ? between.every(({ form }) => /^(?:all|both)$/.test(form))
    : between.every((each) => mayBe(each, ['noun', 'adjective'], lexicon));
  const object = between.at(-1) ?? after[0];
  return isObject && mayBe(object, ['noun', 'pronoun'], lexicon) && !isNounLike(after[at + 2], place);
}

/** Senses of words that are frequent when people praise or criticise a shop, a meal or a trip. */
export const reviewSenses: readonly Rule[] = [
  sense('have has had having get gets got getting', 'have-done-by-others/verb', lets, {
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-3,
  }),
  // “suck” means “be bad” in “this place sucks”, but not in “it sucks in air”.
  sense(
    'suck sucks sucked',
    'suck-be-bad/verb',
    either(endsClause, isBefore(/^(?:and|but|because|so|at|too|when|though|as|for|big|now|here)$/)),
    { weightElsewhere: 0.001 },
  ),
  sense(
    'rock rocks rocked',
    'rock-be-great/verb',
    (place) =>
      endsClause(place) &&
      isAfter(/^(?:place|guys?|they|you|team|staff|it|shop|store|restaurant|people|he|she|band|show|food)$/)(place),
    { weightElsewhere: 1e-5 },
  ),
  sense(
    'reasonable',
    'reasonable-price/adjective',
    isNear(/^(?:prices?|priced|pricing|rates?|costs?|fees?|charges?|cheap|deals?|rent|fares?)$/, 4),
    { weightElsewhere: 0.001 },
  ),
  sense('must', 'must-thing/noun', isAfter(/^(?:a|an|absolute|real|definite)$/), { weightElsewhere: 1e-6 }),
  // “know” means “be acquainted with” in “I know a good vet”, but not in “I know the answer”.
  sense(
    'know knows knew known knowing',
    'know-person/verb',
    (place) =>
      isBefore(/^(?:an?|any|some|the|this|these|my|his|her|our|their|several|many|every|both)$/)(place) &&
      // A noun that is the subject of the next clause is not the object of “know”: “know the answer is simple”.
      (!isFollowed(/^(?:is|are|was|were|will|would|has|can|could)$/, 4)(place) ||
        isFollowed(/^(?:who|that|which)$/, 4)(place)) &&
      !isFollowed(
        /^(?:answers?|truth|time|first|things?|exact|exactly|difference|fact|best|way|least|price|score|date|address|number|name|password|rest|more|better|of)$/,
        3,
      )(place),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “the bus was packed”
  sense(
    'packed',
    'overcrowded/adjective',
    (place) =>
      endsClause(place) &&
      isAfter(/^(?:is|was|were|are|be|so|always|really|very|gets?|got|usually|pretty|completely|too)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  sense(
    'shoot shoots shot shooting',
    'shoot-film/verb',
    isFollowed(/^(?:videos?|films?|movies?|photos?|pictures?|scenes?|footage|documentary|commercial|weddings?)$/),
    { weightElsewhere: 0.001 },
  ),
  sense(
    'shot shots',
    'shot-photo/noun',
    (place) =>
      isNear(/^(?:photos?|photographers?|cameras?|pictures?|blurry|lens|album|aerial|portraits?)$/, 4)(place) &&
      !isAfter(/^(?:i|he|she|we|they|was|were|been|and)$/)(place),
    { weightElsewhere: 0.001 },
  ),
  sense(
    'fine fines',
    'fine-penalty/noun',
    (place) =>
      (place.word.form === 'fines' ||
        isAfter(/^(?:a|the|heavy|hefty|parking|speeding|or|of|in|his|their|small|large|dollar)$/)(place)) &&
      isNear(
        /^(?:pay|paid|paying|pays|court|imposed?|penalt(?:y|ies)|parking|speeding|heavy|hefty|tickets?|jail|prison|dollars?|face|library)$/,
        4,
      )(place),
    { weightElsewhere: 0.3, weightOfOthers: 0.001 },
  ),
  // “right” means “not left” in “the right arm”, but not in “the right answer”.
  sense(
    'right',
    'right-side/adjective',
    isBefore(
      /^(?:side|hand|arm|leg|eye|ear|foot|lane|shoulder|knee|wing|corner|turn|breast|lung|hip|thumb|wrist|ankle)$/,
    ),
    { weightElsewhere: 0.5, weightOfOthers: 0.002 },
  ),
  sense(
    'miss',
    'miss-title/noun',
    (place) => place.word.text === 'Miss' && !endsClause(place) && isCapitalised(place.after[0]),
    { weightElsewhere: 1e-5, weightOfOthers: 1e-4 },
  ),
  sense(
    'attraction attractions',
    'attraction-sight/noun',
    (place) =>
      place.word.form === 'attractions' || isNear(/^(?:tourists?|main|local|visit|park|city|top|popular|star)$/)(place),
    { weightElsewhere: 0.01, weightOfOthers: 0.002 },
  ),
  sense(
    'immediate',
    'immediate-closest/adjective',
    isBefore(/^(?:famil(?:y|ies)|area|neighbou?rs?|vicinity|relatives|circle)$/),
    { weightElsewhere: 1e-4 },
  ),
];
