import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isCapitalised, isInfinitive, isOnly, mayBe } from '../../word-classes.ts';
import { endsClause, formOf, isAfter, isBefore, sense } from '../english-senses.ts';

const strong = { weightElsewhere: 1e-4, weightOfOthers: 1e-4 };

const beForms =
  /^(?:is|are|was|were|be|been|isn’t|aren’t|wasn’t|weren’t|exists?|existed|seems?|seemed|appears?|remains?)$/;
const modals =
  /^(?:will|would|can|could|may|might|must|should|has|have|had|won’t|wouldn’t|can’t|hasn’t|haven’t|used|to|going)$/;

/** Whether “there” says that something exists: “there will be rain”, but not “he was there”. */
function isExistential({ before, earlier, after: [next, second], lexicon }: Place): boolean {
  if (
    modals.test(formOf(next)) &&
    /^(?:be|been|not|have|never|also|still|to|always|only|probably)$/.test(formOf(second))
  )
    return true;
  if (/^(?:exists?|existed|seems?|seemed|appears?|appeared|remains?|remained)$/.test(formOf(next))) return true;
  const subject = earlier.at(-2);
  const isQuestion =
    subject === undefined ||
    (before?.start ?? 0) - subject.end > 1 ||
    /^(?:how|what|why|where|when|if|and|but|so|or|because|nor|only)$/.test(subject.form);
  return (
    isQuestion &&
    /^(?:is|are|was|were|isn’t|aren’t|wasn’t|weren’t|will|would|can|could|has|have)$/.test(formOf(before)) &&
    (mayBe(next, ['numeral', 'noun', 'adjective'], lexicon) ||
      /^(?:an?|be|been|any|some|no|anything|something|nothing|enough|more|such|another|anyone|someone|\d.*)$/.test(
        formOf(next),
      ))
  );
}

const pastTimes =
  /^(?:\d{4}s?|college|high|school|january|february|march|april|may|june|july|august|september|october|november|december|the|my|his|her|those|old|university|childhood|ancient|nineteen.*)$/;

/** Whether “back” means “long ago”: “back in college”, but not “back in the car”. */
function isLongAgo({ before, after: [next, second, third, fourth] }: Place): boolean {
  if (
    /^(?:go|goes|went|gone|going|come|comes|came|coming|get|gets|got|bring|brought|be|am|are|put|run|ran|move|moved|turn|fall|fell|walk|walked|sit|sat|step|stepped|way|look|looked|welcome|date|dates|dating|dated|travel|call|take|took)$/.test(
      formOf(before),
    )
  )
    return false;
  if (/^(?:then|when)$/.test(formOf(next))) return true;
  if (formOf(next) !== 'in' || !pastTimes.test(formOf(second))) return false;
  return !/^(?:the|my|his|her|those|old)$/.test(formOf(second))
    ? true
    : [third, fourth].some((word) =>
        /^(?:day|days|time|times|century|centuries|years|youth|childhood|summer|winter|spring|fall|\d{2,4}s|’?\d\ds|middle)$/.test(
          formOf(word),
        ),
      );
}

/** Whether “once” means “as soon as”: “once the work is done”. */
function opensClause(place: Place): boolean {
  const { after, lexicon } = place;
  if (!(place.before === undefined || gapBefore(place) > 1 || isAfter(/^(?:that|and|but|because)$/)(place)))
    return false;
  if (endsClause(place) || isBefore(/^(?:again|more|upon|in|or|and|every|per|known|called)$/)(place)) return false;
  if (isBefore(/^(?:a|an)$/)(place) && /^(?:week|month|year|day|minute|night|hour)$/.test(formOf(after[1])))
    return false;
  return (
    mayBe(after[0], ['determiner', 'pronoun', 'name', 'noun'], lexicon) ||
    isCapitalised(after[0]) ||
    /^(?:there|completed|finished|done|established|installed)$/.test(formOf(after[0]))
  );
}

/** Whether “like” is a filler: “it was, like, huge”. */
function isFiller(place: Place): boolean {
  if ((gapBefore(place) > 1 || isAfter(/^gonna$/)(place)) && endsClause(place)) return true;
  if (isAfter(/^(?:um|uh|and|but|so|just|were|i’m|was|’s|it’s|that’s|they’re|we’re|is)$/)(place) && endsClause(place))
    return true;
  return (
    isAfter(/^(?:it’s|i’m|they’re|we’re|he’s|she’s|was|were|is|are|’s|just|and|because|have|had|um|uh)$/)(place) &&
    isBefore(/^(?:so|really|super|totally|literally|kinda|very|too|um|uh|\d.*)$/)(place)
  );
}

/** Function words such as “there” and “off”, whose sense is recognised by the words beside them. */
export const cuedFunctionWords: readonly Rule[] = [
  sense('there', 'there-existential/pronoun', isExistential, strong),
  sense('back', 'back-then/adverb', isLongAgo, strong),
  sense('once', 'as-soon-as/conjunction', opensClause, { weightElsewhere: 1, weightOfOthers: 1e-3 }),
  sense('like', 'like-filler/particle', isFiller, { weightElsewhere: 1e-6, weightOfOthers: 1e-5 }),
  // “nor” means “and not” in “Nor is it cheap”, but not in “neither big nor small”.
  sense(
    'nor',
    'nor-and-not/conjunction',
    ({ before, after: [next], earlier }) =>
      !earlier.some(({ form }) => form === 'neither') &&
      (before === undefined ||
        beForms.test(formOf(next)) ||
        /^(?:do|does|did|can|could|will|would|has|have|had|should|may)$/.test(formOf(next))),
    strong,
  ),
  // “the war on drugs”
  sense(
    'on',
    'on-against/preposition',
    (place) =>
      isAfter(/^(?:war|crackdown|clampdown)$/)(place) &&
      !isBefore(/^(?:the|a|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/)(place),
    strong,
  ),
  // “off the coast of Spain”
  sense(
    'off',
    'off-coast/preposition',
    ({ after: [next, second, third] }) =>
      formOf(next) === 'the' &&
      [second, third].some((word) => /^(?:coast|coasts|shore|shores|island)$/.test(formOf(word))),
    { weightElsewhere: 1e-5, weightOfOthers: 1e-4 },
  ),
  // “off” means “from” in “he fell off the roof” and “read it off a script”.
  sense(
    'off',
    'off-from/preposition',
    (place) =>
      isBefore(/^(?:an?|the|my|your|his|her|our|their|its|this|that|of|him|me|them|it|each|one)$/)(place) &&
      !isAfter(
        /^(?:take|takes|took|taking|taken|turn|turns|turned|turning|switch|switched|show|showed|showing|cut|put|pay|paid|call|called|set|kick|kicked|finish|finished|drop|dropped|lay|laid|write)$/,
      )(place),
    { weightElsewhere: 1e-4, weightOfOthers: 1e-3 },
  ),
  // “out” means “outdoors” in “they are out in the garden”, but not in “he went out”.
  sense(
    'out',
    'out-outdoors/adverb',
    (place) =>
      isAfter(
        /^(?:is|are|was|were|be|been|being|am|stay|stayed|staying|i’m|they’re|we’re|he’s|she’s|it’s|play|playing|sleep|slept|sit|sitting|eat|eating|cold|hot|dark|waiting)$/,
      )(place) &&
      (isBefore(/^(?:in|on|at|here|there|all|late|with|until|tonight|among)$/)(place) ||
        (endsClause(place) && isAfter(/^(?:cold|hot|dark|stay|stayed)$/)(place))),
    { weightElsewhere: 1e-3, weightOfOthers: 1e-3 },
  ),
  // “that” after a comma is not a relative pronoun (which): “…, that means”.
  sense(
    'that',
    'that/determiner',
    (place) =>
      place.before !== undefined &&
      gapBefore(place) === 2 &&
      !endsClause(place) &&
      (isBefore(
        /^(?:is|was|isn’t|wasn’t|means|meant|would|will|could|might|makes?|made|seems?|sounds?|has|does|doesn’t|didn’t|gives|gave|comes|came|depends|takes|kind)$/,
      )(place) ||
        (isOnly(place.after[0], ['verb'], place.lexicon) && /s$/.test(formOf(place.after[0])))),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  // “that” is a conjunction in “it is claimed by many that she left”.
  sense(
    'that',
    'that-conjunction/conjunction',
    (place) =>
      place.earlier.some(({ form }) =>
        /^(?:asserted|argued|alleged|reported|agreed|decided|suggested|announced|feared|assumed|estimated|believed|claimed|acknowledged|revealed|concluded)$/.test(
          form,
        ),
      ) &&
      place.earlier.slice(-4).some(({ form }) => form === 'by') &&
      mayBe(place.after[0], ['determiner', 'pronoun', 'name'], place.lexicon),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “that” points to something in “…, that old enemy” and “how does that work”; it is not a conjunction.
  sense(
    'that',
    'that/determiner',
    (place) =>
      (place.before !== undefined &&
        gapBefore(place) === 2 &&
        !endsClause(place) &&
        isOnly(place.after[0], ['adjective', 'noun'], place.lexicon) &&
        !/s$/.test(formOf(place.after[0]))) ||
      (isAfter(/^(?:do|does|did|can|could|would|will|should|doesn’t|didn’t)$/)(place) &&
        !endsClause(place) &&
        isInfinitive(place.after[0], 'en', place.lexicon)),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  // “little” means “not much” in “they play little part”, but not in “a little part”.
  sense(
    'little',
    'little-not-much/adverb',
    (place) =>
      !isAfter(/^(?:an?|the|my|your|his|her|our|their|this|that|some|every|of|cute|poor|nice|these|those|two|three)$/)(
        place,
      ) &&
      isBefore(
        /^(?:part|attention|time|money|interest|evidence|information|use|doubt|chance|hope|effect|impact|influence|help|progress|support|reason|knowledge|sense|difference|choice|need|room|experience|sleep|food|water|success|sympathy|power|control|value)$/,
      )(place),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “an ever changing world”
  sense(
    'ever',
    'always/adverb',
    isBefore(/^(?:growing|changing|increasing|evolving|expanding|present|greater|larger|closer|smaller|deeper)$/),
    {
      weightElsewhere: 1,
      weightOfOthers: 1e-3,
    },
  ),
  // “one” stands for a noun in “which one”, “that one” and “every one”.
  sense('one', 'one-prop/pronoun', isAfter(/^(?:which|that|every|new|whole|right|wrong|any)$/), {
    weightElsewhere: 1,
    weightOfOthers: 1e-5,
  }),
  // “back” is the body part in “back surgery” and “back pain”, but not in “back home”.
  sense(
    'back',
    'back-body/noun',
    isBefore(/^(?:pains?|surger(?:y|ies)|problems?|injur(?:y|ies)|muscles?|ache|aches|brace|massage|spasms?|doctor)$/),
    { weightElsewhere: 1, weightOfOthers: 1e-5 },
  ),
  sense('file', 'file-archive/adjective', isBefore(/^(?:photos?|pictures?|images?|footage|photograph)$/), {
    weightElsewhere: 1e-6,
    weightOfOthers: 1e-4,
  }),
  // “Thus, they won”
  sense('thus', 'hence/adverb', (place) => place.before === undefined || gapBefore(place) > 1, {
    weightElsewhere: 1,
    weightOfOthers: 0.01,
  }),
  // “just” means “only” in “not just a job” and “it is just a scratch”.
  sense(
    'just',
    'only/adverb',
    (place) =>
      isAfter(/^(?:not|isn’t|wasn’t|aren’t)$/)(place) ||
      (isBefore(/^an?$/)(place) && !isAfter(/^(?:have|has|had|i’ve|was|got)$/)(place)),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  sense(
    'just',
    'simply/adverb',
    ({ after: [next, second] }) =>
      (formOf(next) === 'going' && formOf(second) === 'to') ||
      /^(?:gonna|go|want|wanted|trying|need|wish)$/.test(formOf(next)),
    { weightElsewhere: 1, weightOfOthers: 1e-5 },
  ),
];
