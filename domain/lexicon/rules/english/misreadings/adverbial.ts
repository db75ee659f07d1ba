import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';

/** Nouns that may follow “a little”, as in “a little water”. */
const uncounted =
  /^(?:time|money|water|help|patience|luck|practice|effort|research|information|space|room|sleep|food|salt|sugar|milk|oil|attention|fun|peace|history|background|wine|bread|tea|coffee|juice|butter|pepper|air|energy|imagination|courage|courtesy|respect|sympathy|advice|experience|knowledge|confusion|trouble|detail|context|french|german|english|spanish|italian|music|noise|rain|snow|sunshine|fresh)$/;

/** Rules against false matches of phrases without a verb, such as “at a time” and “all the”. */
export const adverbialMisreadings: readonly Misreading[] = [
  {
    // False match: “both of which are old and”. True match: “both old and new”.
    language: 'en',
    base: /^both … and$/,
    isSeen: ({ span, lexicon }) =>
      /^(?:of|were|are|have|had|was|is)$/.test(span[1]?.form ?? '') ||
      span.slice(1, -1).some((word) => isOnly(word, ['verb', 'pronoun'], lexicon) && !/ing$/.test(word.form)),
  },
  {
    // False match: “do not hesitate to call us with any questions”. True match: “do not have any”.
    language: 'en',
    base: /^(?:not|\S+n’t) … any(?:one|body|thing|where)?$/,
    isSeen: ({ span }) => span.length > 4,
  },
  {
    // False match: “the bed here is soft”. True match: “here is your bed”.
    language: 'en',
    base: /^here (?:is|are)$/,
    isSeen: ({ before, span: [first], lexicon }) =>
      before !== undefined && first !== undefined && first.start - before.end === 1 && mayBe(before, ['noun'], lexicon),
  },
  {
    // False match: “all the other books” or “all the paper”. True match: “all the better” (even better).
    language: 'en',
    base: /^all the$/,
    isSeen: ({ next, lexicon }) =>
      /^(?:other|former|latter|upper|inner|outer|proper|clever)$/.test(next?.form ?? '') ||
      isOnly(next, ['noun'], lexicon),
  },
  {
    // False match: “copying of this transmittal”, because “this” belongs to an unknown noun. True match: “think of this”.
    language: 'en',
    base: /^(?:of|in|with|on|by|from|to|at|about) (?:this|that)$/,
    isSeen: ({ next }) => next !== undefined && next.readings.length === 0,
  },
  {
    // False match: “in Omaha, New York and Houston”. True match: “a New York hotel” (used as an adjective).
    language: 'en',
    base: /^New York$/,
    isSeen: ({ conceptId, next, lexicon }) => conceptId.endsWith('/adjective') && !mayBe(next, ['noun'], lexicon),
  },
  {
    // False match: “it is no matter”. True match: “no matter your size” (regardless).
    language: 'en',
    base: /^no matter$/,
    isSeen: ({ next }) => next === undefined,
  },
  {
    // False match: “a little boy”. True match: “a little water”.
    language: 'en',
    base: /^a little$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun'], lexicon) && !uncounted.test(next?.form ?? ''),
  },
  {
    // False match: “the bus stops here”, where “stops” is a verb. True match: “two bus stops”.
    language: 'en',
    base: /^bus stop$/,
    isSeen: ({ span, next }) =>
      span[1]?.form === 'stops' && /^(?:here|there|at|every|in|when|on|right)$/.test(next?.form ?? ''),
  },
  {
    // False match: “after you are elected”. True match: “After you!” (please go first).
    language: 'en',
    base: /^after you$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “they don’t know anything but the price”. True match: “it is anything but easy” (not at all).
    language: 'en',
    base: /^anything but$/,
    isSeen: ({ earlier }) => earlier.some(({ form }) => /^(?:not|never|hardly|.+n’t|cannot|without)$/.test(form)),
  },
  {
    // False match: “so what else do I need”. True match: “So what?” (it does not matter).
    language: 'en',
    base: /^so what$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “I know what a hamster eats”. True match: “what a great idea”.
    language: 'en',
    base: /^what an?$/,
    isSeen: ({ before, span: [first], next }) =>
      next === undefined || (before !== undefined && first !== undefined && first.start - before.end === 1),
  },
  {
    // False match: “about to 20 people”. True match: “about to leave”.
    language: 'en',
    base: /^(?:just )?about to$/,
    isSeen: ({ next, lexicon }) => !mayBe(next, ['verb'], lexicon),
  },
  {
    // False match: “it is just about money” or “just about to”. True match: “just about everything” (nearly).
    language: 'en',
    base: /^just about$/,
    isSeen: ({ before, next, lexicon }) =>
      /^(?:is|was|are|were|be|not|isn’t|wasn’t|it’s)$/.test(before?.form ?? '') ||
      !(
        /^(?:every|everything|everyone|everybody|any|anything|anyone|anywhere|everywhere|all|the|enough|as)$/.test(
          next?.form ?? '',
        ) || mayBe(next, ['verb', 'adverb', 'adjective'], lexicon)
      ),
  },
  {
    // False match: “at a time when”. True match: “one at a time” (separately).
    language: 'en',
    base: /^at a time$/,
    isSeen: ({ next }) => /^(?:when|of|that|where|in|like)$/.test(next?.form ?? ''),
  },
  {
    // False match: “at the time of the flood”. True match: “he was young at the time” (then).
    language: 'en',
    base: /^at the time$/,
    isSeen: ({ next }) => /^(?:of|when|that)$/.test(next?.form ?? ''),
  },
  {
    // False match: “all along the coast”. True match: “he knew it all along” (from the start).
    language: 'en',
    base: /^all along$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['determiner', 'noun', 'name'], lexicon),
  },
  {
    // False match: “walk down the street”. True match: “they live down the street from us” (nearby).
    language: 'en',
    base: /^(?:up|down) the (?:road|street)$/,
    isSeen: ({ before }) =>
      /^(?:walk|walks|walked|walking|drive|drives|drove|driving|ran|run|running|went|go|going|march(?:ed|ing)?|came|coming)$/.test(
        before?.form ?? '',
      ),
  },
  {
    // False match: “the way too few people know” (the route). True match: “way too big” (much).
    language: 'en',
    base: /^way too$/,
    isSeen: ({ before }) => /^(?:the|this|that|a|same|only)$/.test(before?.form ?? ''),
  },
  {
    // False match: “a bunch of flowers”. True match: “a bunch of people” (many).
    language: 'en',
    base: /^a bunch of$/,
    isSeen: ({ next }) => /^(?:flowers|grapes|roses|bananas|keys|herbs|parsley)$/.test(next?.form ?? ''),
  },
  {
    // False match: “on the move to a new house”. True match: “always on the move” (travelling).
    language: 'en',
    base: /^on the move$/,
    isSeen: ({ next }) => next?.form === 'to' || next?.form === 'from',
  },
  {
    // False match: “the first thing I saw”. True match: “call me first thing tomorrow” (early).
    language: 'en',
    base: /^first thing$/,
    isSeen: ({ before }) => /^(?:the|my|your|his|her|our|their|one|very|a|only)$/.test(before?.form ?? ''),
  },
  {
    // False match: “on the side of the road” or “in power plants”. True match: “served on the side”, “he is in power”.
    language: 'en',
    base: /^(?:on the side|in contrast|as such|in power|early on)$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (/^(?:of|to|with|an?|the)$/.test(next.form) || isCapitalised(next) || isOnly(next, ['noun'], lexicon)),
  },
  {
    // False match: “turn it on and off”. True match: “it rained on and off” (with pauses).
    language: 'en',
    base: /^(?:on and off|off and on)$/,
    isSeen: ({ earlier }) =>
      earlier.some(({ form }) =>
        /^(?:turn(?:s|ed|ing)?|switch(?:es|ed|ing)?|get|getting|got|hop|hopped|lights?|power|button)$/.test(form),
      ),
  },
  {
    // False match: “if anything happens”. True match: “it is cheaper, if anything” (rather the opposite).
    language: 'en',
    base: /^if anything$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['verb'], lexicon),
  },
  {
    // False match: “for this price” or “people like that”. True match: “I have waited for this”.
    language: 'en',
    base: /^(?:like|for|of|in|with|on|by|from|to|at|about) (?:this|that|these|those)$/,
    isSeen: ({ span: [first], before, next, lexicon }) =>
      mayBe(next, ['noun', 'adjective', 'numeral'], lexicon) ||
      (first?.form === 'like' && mayBe(before, ['noun', 'pronoun'], lexicon)),
  },
  {
    // False match: “all the books”. True match: “all the better” (even better).
    language: 'en',
    base: /^all the$/,
    isSeen: ({ next }) => !/^(?:more|less|worse|\p{L}{3,}er)$/u.test(next?.form ?? ''),
  },
  {
    // False match: “I like this one the most”. True match: “the most people”.
    language: 'en',
    base: /^(?:the )?most$/,
    isSeen: ({ span, next, lexicon }) =>
      span.length > 1 && (next === undefined || mayBe(next, ['adjective', 'adverb'], lexicon)),
  },
  {
    // False match: “…, and all the others”. True match: “they sold the house and all” (etc.).
    language: 'en',
    base: /^and all$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “this sort of thing”. True match: “I sort of like it” (rather).
    language: 'en',
    base: /^(?:sort|kind) of$/,
    isSeen: ({ before, next, lexicon }) =>
      /^(?:this|that|what|which|some|any|a|the|all|every|same|no|each|one|another)$/.test(before?.form ?? '') ||
      isOnly(before, ['adjective', 'determiner'], lexicon) ||
      // After a noun, “kind of” does not mean “rather”: “a corner bar kind of place”.
      (mayBe(next, ['noun'], lexicon) && isOnly(before, ['noun'], lexicon)),
  },
  {
    // False match: “the one time I saw him”. True match: “this is the one”.
    language: 'en',
    base: /^the one$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun', 'adjective'], lexicon),
  },
  {
    // False match: “he did a good job”. True match: “Good job!”.
    language: 'en',
    base: /^good job$/,
    isSeen: ({ before }) => /^(?:a|an|the|such|very|really)$/.test(before?.form ?? ''),
  },
  {
    // False match: “the moment of truth” or “at the moment”. True match: “the moment he came” (as soon as).
    language: 'en',
    base: /^the moment$/,
    isSeen: ({ next, lexicon }) => !mayBe(next, ['pronoun', 'determiner', 'name'], lexicon) || next?.form === 'that',
  },
  {
    // False match: “no matter what they say”. True match: “we will come, no matter what” (in any case).
    language: 'en',
    base: /^no matter what$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “catch up with the bus”. True match: “catch up with old friends” (hear their news).
    language: 'en',
    base: /^catch up with$/,
    isSeen: ({ conceptId, later }) =>
      conceptId.startsWith('catch-up-talk/') !==
      later
        .slice(0, 3)
        .some(({ form }) => /^(?:friends?|family|each|everyone|everybody|buddies|relatives)$/.test(form)),
  },
];
