import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, mayBe } from '../../word-classes.ts';
import { endsClause, formOf, isAfter, isBefore, isNear, ofVerb, sense } from '../english-senses.ts';

const strict = { weightElsewhere: 1e-4, weightOfOthers: 1e-6 };
const likelier = { weightElsewhere: 1, weightOfOthers: 1e-6 };

const formsOfBe = new Set(['is', 'are', 'was', 'were', 'be', 'am', 'i’m', 'you’re', 'we’re', 'he’s', 'she’s']);
const subjects = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they']);
const determiners = new Set(['a', 'an', 'the', 'this', 'that', 'his', 'her', 'my', 'your', 'our', 'their']);
const seats = new Set(['chair', 'seat', 'feet', 'bed', 'table', 'bench', 'knees', 'sofa', 'desk', 'armchair']);
const negations = new Set(['not', 'never', 'without', 'hardly', 'nor', 'if', 'whether', 'did', 'does', 'do', 'is']);
const nearby = new Set(['nobody', 'someone', 'anyone', 'everyone', 'people', 'place', 'places', 'best', 'anybody']);
const beforeSpelling = new Set([
  'is',
  'was',
  'are',
  'were',
  'be',
  'sometimes',
  'often',
  'also',
  'usually',
  'variously',
]);
const roles = new Set(['a', 'an', 'good', 'great', 'nice', 'excellent', 'perfect', 'better', 'lovely', 'wonderful']);
const praised = new Set(['good', 'great', 'nice', 'excellent', 'perfect', 'better', 'lovely', 'wonderful', 'fine']);
const timesOfMeeting = new Set(['tonight', 'tomorrow', 'today', 'now', 'later', 'at', 'on', 'next', 'this', 'after']);
const meals = new Set(['lunch', 'dinner', 'coffee', 'drinks', 'breakfast', 'tea']);

/** Whether “free” means “not busy”: “are you free tonight?”, “are you free for lunch?”. */
function meansNotBusy({ before, earlier, after: [next, second] }: Place): boolean {
  const isOfPerson = subjects.has(formOf(before)) && formsOfBe.has(formOf(earlier.at(-2)));
  if (!isOfPerson && !/^(?:i’m|you’re|we’re|he’s|she’s|am)$/.test(formOf(before))) return false;
  return next === undefined || timesOfMeeting.has(next.form) || (next.form === 'for' && meals.has(formOf(second)));
}

/**
 * Whether “anything” means “whatever”: “find anything they need”, “anything is possible”, but not “did they find
 * anything?”.
 */
function meansEverything({ before, earlier, word, after: [next] }: Place): boolean {
  if (earlier.slice(-6).some(({ form }) => negations.has(form) || /n’t$/.test(form))) return false;
  if (next === undefined || next.start - word.end > 1) return false;
  return subjects.has(next.form) || (before === undefined && /^(?:is|can|could|goes|may|might)$/.test(next.form));
}

/** Whether “one” stands for a noun after a capitalised adjective: “a US one”, “a bigger British one”. */
function isForNoun({ before, earlier, word, after: [next] }: Place): boolean {
  if (!before || word.start - before.end > 1 || !determiners.has(formOf(earlier.at(-2)))) return false;
  return isCapitalised(before) && (next === undefined || next.start - word.end > 1 || formsOfBe.has(next.form));
}

/** Whether “around” means “in the area”, as it may at the end of a clause: “one of the best around”. */
const isOfArea = (place: Place): boolean =>
  endsClause(place) &&
  gapBefore(place) === 1 &&
  (mayBe(place.before, ['noun'], place.lexicon) || nearby.has(formOf(place.before))) &&
  place.earlier
    .slice(-7)
    .some(({ form }) => nearby.has(form) || form === 'finest' || form === 'only' || /^[a-z]{3,}est$/.test(form));

/** Whether “make” means “turn out to be”: “would make a good teacher”. */
const isMadeFor = ({ after: [next, second, third] }: Place): boolean =>
  roles.has(formOf(next)) &&
  (praised.has(formOf(next)) || praised.has(formOf(second))) &&
  !/^(?:impression|decision|start|deal|job|effort|choice|point|use|case|time|living|pizza|cup|coffee|profit|mistake|difference)$/.test(
    formOf(third),
  );

/** Less common senses of everyday words. The construction shows the sense. */
export const everydaySenses: readonly Rule[] = [
  sense('free', 'free/adjective', meansNotBusy, likelier),
  sense('anything', 'anything-whatever/pronoun', meansEverything, strict),
  sense('one', 'one-prop/pronoun', isForNoun, likelier),
  sense('around', 'around-in-the-area/adverb', isOfArea, strict),
  ofVerb(
    'make makes made',
    'make-turn-out/verb',
    (place) =>
      isAfter(/^(?:would|will|could|might|i’d|he’d|she’d|it’d|he’ll|she’ll|it’ll|should)$/)(place) && isMadeFor(place),
    strict,
  ),
  sense(
    'spelled spelt spelling spell',
    'spell-write/verb',
    (place) =>
      /^spel(?:led|t)$/.test(place.word.form) &&
      (beforeSpelling.has(formOf(place.before)) || isBefore(/^(?:with|without|as|the|like)$/)(place)) &&
      !isNear(/^(?:letter|slowly|aloud)$/)(place),
    strict,
  ),
  // “found” means “discovered” in “scientists found that”, but not in “they found the company”.
  ofVerb('found', 'find-establish/verb', isBefore(/^(?:that|out)$/), { weightElsewhere: 1, weightOfOthers: 1e-5 }),
  // “mean” means “intend” in “he means to win”, but not in “this means that we lost”.
  ofVerb(
    'mean means meant meaning',
    'mean-intend-to-do-en/verb',
    (place) =>
      isBefore(/^to$/)(place) && isAfter(/^(?:i|you|he|she|we|they|who|had|have|really|never|didn’t|not)$/)(place),
    strict,
  ),
  sense(
    'mean',
    'mean-unkind/adjective',
    (place) =>
      (isBefore(/^to$/)(place) && (formsOfBe.has(formOf(place.before)) || isAfter(/^(?:so|very|being)$/)(place))) ||
      (isAfter(/^(?:so|very|really|being)$/)(place) && endsClause(place)),
    likelier,
  ),
  sense('even', 'even-number/adjective', isBefore(/^(?:numbers?|integers?)$/), likelier),
  sense(
    'rise rises rose risen rising',
    'rise-stand-up/verb',
    ({ after }) => /^(?:from|to)$/.test(formOf(after[0])) && after.slice(1, 4).some(({ form }) => seats.has(form)),
    strict,
  ),
  // “he was left with nothing”
  sense(
    'left',
    'leave-in-state/verb',
    (place) => formsOfBe.has(formOf(place.before)) && isBefore(/^(?:with|without|in)$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 1e-6,
    },
  ),
  // “he bore the name”
  ofVerb('bore', 'bear-carry/verb', isBefore(/^(?:the|a|an|his|no|its|their|little|some|witness|fruit)$/), likelier),
  sense('which', 'which-what/determiner', isBefore(/^ones?$/), likelier),
];
