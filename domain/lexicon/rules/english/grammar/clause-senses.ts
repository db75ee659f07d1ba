import { gapBefore, type Place, type Rule } from '../../grammar-rule.ts';
import { isOnly, isParticiple, mayBe } from '../../word-classes.ts';
import { endsClause, formOf, isAfter, isBefore, sense } from '../english-senses.ts';

const likely = { weightElsewhere: 1, weightOfOthers: 1e-4 };

const modals = new Set(
  'may can could will would should must might is are do does don’t doesn’t isn’t aren’t can’t cannot won’t'.split(' '),
);
const auxiliaries = new Set('have has had did do does is are was were haven’t hasn’t can could will would'.split(' '));
const pronouns = new Set('i you he she it we they anyone anybody'.split(' '));
const perfect = new Set('have has haven’t hasn’t i’ve we’ve they’ve you’ve he’s she’s it’s been had'.split(' '));
const timesAfterSince = new Set(
  'age time year childhood birth youth start beginning day morning night week'.split(' '),
);
/** Verb forms without “-s” that show a plural subject: “cells that make proteins”. */
const pluralVerbs = new Set(
  'make have are want need keep give seem include allow provide contain require become come go get exist occur cause lead live grow eat belong involve remain'.split(
    ' ',
  ),
);
const verbsWithReport = new Set(
  'say says said think thinks thought know knew hope believe feel felt guess see saw told tell'.split(' '),
);

/**
 * Whether “since” names a time: a perfect comes before it and a past after it, as in “I have lived here since I was born”.
 */
const isTimeOf = ({ before, earlier, after }: Place): boolean =>
  before !== undefined &&
  earlier.slice(-9).some(({ form }) => perfect.has(form) || form.endsWith('’ve')) &&
  pronouns.has(formOf(after[0])) &&
  after
    .slice(1, 3)
    .some((word) => isParticiple(word, 'en') || /^(?:was|were|had|got|came|went|left|began)$/.test(word.form)) &&
  !after.slice(1, 4).some(({ form }) => modals.has(form));

/** Whether “since” stands before a time: “since a very young age”. */
const isBeforeTime = ({ after: [next, ...others], word }: Place): boolean =>
  next !== undefined &&
  next.start - word.end === 1 &&
  /^(?:an?|the|my|his|her|their|our|that|this|early|late|about|around|at|\d.*)$/.test(next.form) &&
  others.slice(0, 3).some(({ form }) => timesAfterSince.has(form)) &&
  !others.slice(0, 2).some(({ form }) => modals.has(form) || form === 'was');

/** Whether “anyone” is in a question: “have you heard from anyone”, but not “anyone can do it”. */
const isAsked = ({ earlier }: Place): boolean =>
  earlier.some(
    ({ form }, index) =>
      auxiliaries.has(form) &&
      pronouns.has(formOf(earlier[index + 1])) &&
      (index === 0 || /^(?:what|when|where|how|why|and|but|so)$/.test(formOf(earlier[index - 1]))),
  );

/** Words whose meaning depends on the clause around them. */
export const clauseSenses: readonly Rule[] = [
  sense('since', 'since-from-time-en/conjunction', isTimeOf, { weightElsewhere: 1, weightOfOthers: 1e-4 }),
  sense('since', 'since/preposition', isBeforeTime, likely),
  // “since” means “because” in “since he may be late, we start”.
  sense(
    'since',
    'because/conjunction',
    (place) => !isTimeOf(place) && !isBeforeTime(place) && place.after.slice(0, 5).some(({ form }) => modals.has(form)),
    { weightElsewhere: 1, weightOfOthers: 0.02 },
  ),
  sense('anyone anybody', 'anyone/pronoun', isAsked, { weightElsewhere: 1, weightOfOthers: 1e-6 }),
  // “this” stands alone as a pronoun in “this sounds better”, but not in “this week”.
  sense(
    'this',
    'this-thing/pronoun',
    isBefore(
      /^(?:sounds|looks|seems|feels|tastes|smells|means|makes|gives|shows|works|includes|helps|happens|happened|needs|leads|allows|requires|comes|goes|takes|brings|raises|became|made|gave|led|came|took|meant|suggests|proves|reflects|explains|represents|depends|applies|remains|looked|sounded|seemed|lets|says|wasn’t|isn’t|doesn’t|didn’t|won’t|ain’t|can’t|never|always|usually|often|probably|only|actually|certainly|definitely|alone|would|’s)$/,
    ),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  // “that” means “who” in “people that want to help”, but not in “they say that make-up is dear”.
  sense(
    'that',
    'who-which/pronoun',
    (place) =>
      gapBefore(place) === 1 &&
      !endsClause(place) &&
      (pluralVerbs.has(formOf(place.after[0])) ||
        (formOf(place.after[0]) === 'look' &&
          /^(?:to|like|at|for|good|great|bad|nice|as)$/.test(formOf(place.after[1])))) &&
      !verbsWithReport.has(formOf(place.before)),
    { weightElsewhere: 1, weightOfOthers: 1e-3 },
  ),
  // “but to me that is wrong”
  sense(
    'that',
    'that/determiner',
    (place) =>
      isAfter(/^(?:me|us)$/)(place) &&
      formOf(place.earlier.at(-2)) === 'to' &&
      (place.earlier.length === 2 || /^(?:but|and|so|because)$/.test(formOf(place.earlier.at(-3)))),
    { weightElsewhere: 1, weightOfOthers: 1e-5 },
  ),
  // “we are done eating”
  sense(
    'done',
    'done-finished/adjective',
    (place) =>
      isBefore(/^\p{L}{2,}ing$/u)(place) &&
      isAfter(/^(?:am|is|are|was|were|be|been|get|got|i’m|we’re|you’re|he’s|she’s|they’re|when)$/)(place),
    {
      weightElsewhere: 1,
      weightOfOthers: 1e-6,
    },
  ),
  // “Which of these is yours?”
  sense('which', 'which-what/determiner', (place) => place.before === undefined && isBefore(/^of$/)(place), {
    weightElsewhere: 1,
    weightOfOthers: 1e-6,
  }),
  // “dressing” and “cooking” are verbs in “people dressing in black” and “he likes cooking pasta”, but not in “the
  // dressing”.
  ...['dress/verb', 'cook/verb'].map((verb) =>
    sense(
      verb.startsWith('dress') ? 'dressing' : 'cooking',
      verb,
      (place) =>
        !isAfter(
          /^(?:the|an?|of|salad|his|her|my|your|our|their|french|italian|this|that|no|home|good|great|some|with|and)$/,
        )(place) &&
        !endsClause(place) &&
        (isBefore(/^(?:in|up|like|as|for|a|an|the|my|your|his|her|their|our|it|them)$/)(place) ||
          (isAfter(/^(?:like|love|enjoy|start|started|stop|is|are|was|were|when|by|hate|while)$/)(place) &&
            isOnly(place.after[0], ['noun', 'adjective', 'determiner'], place.lexicon))),
      { weightElsewhere: 1, weightOfOthers: 1e-3 },
    ),
  ),
  // “outside” is a preposition in “outside federal court”, but not in “he waited outside”.
  {
    forms: { en: 'outside inside' },
    means: (_, partOfSpeech) => partOfSpeech === 'preposition',
    holds: (place) =>
      !endsClause(place) &&
      !isAfter(/^(?:the|an?|from|and)$/)(place) &&
      isOnly(place.after[0], ['adjective'], place.lexicon) &&
      mayBe(place.after[1], ['noun'], place.lexicon),
    weightElsewhere: 1,
    weightOfOthers: 0.005,
    isForSingleVersion: true,
  },
  // “looking” means “seeming” in “a professional-looking letter”.
  sense(
    'looking',
    'look-seem/verb',
    (place) =>
      gapBefore(place) === 1 &&
      isOnly(place.before, ['adjective'], place.lexicon) &&
      (endsClause(place) || mayBe(place.after[0], ['noun', 'adjective'], place.lexicon)),
    { weightElsewhere: 1, weightOfOthers: 1e-4 },
  ),
  // “the one that I like the most”
  sense(
    'most',
    'most-superlative/adverb',
    (place) =>
      isAfter(/^the$/)(place) &&
      (endsClause(place) || isBefore(/^(?:would|is|was|are|were|about|when|because|but)$/)(place)),
    { weightElsewhere: 1, weightOfOthers: 1e-5 },
  ),
  // “about” means “roughly” in “at about a third of the price”, but not in “talk about a friend”.
  sense(
    'about',
    'about-roughly/adverb',
    (place) =>
      isAfter(/^(?:at|in|for|after|within|to|by|from|of|every|takes?|took|cost|costs)$/)(place) &&
      isBefore(/^(?:an?|half)$/)(place),
    { weightElsewhere: 1, weightOfOthers: 1e-6 },
  ),
];
