import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';

/** Nouns of which there can be “a little”. */
const uncounted =
  /^(?:time|money|water|help|patience|luck|practice|effort|research|information|space|room|sleep|food|salt|sugar|milk|oil|attention|fun|peace|history|background|wine|bread|tea|coffee|juice|butter|pepper|air|energy|imagination|courage|courtesy|respect|sympathy|advice|experience|knowledge|confusion|trouble|detail|context|french|german|english|spanish|italian|music|noise|rain|snow|sunshine|fresh)$/;

/** Phrases without a verb, such as “at a time” and “all the”. */
export const adverbialMisreadings: readonly Misreading[] = [
  {
    // “both of which are old and” does not contain the pair “both … and”.
    language: 'en',
    base: /^both … and$/,
    isSeen: ({ span, lexicon }) =>
      /^(?:of|were|are|have|had|was|is)$/.test(span[1]?.form ?? '') ||
      span.slice(1, -1).some((word) => isOnly(word, ['verb', 'pronoun'], lexicon) && !/ing$/.test(word.form)),
  },
  {
    // Misread: “do not hesitate to call us with any questions”. Meant: “do not have any”.
    language: 'en',
    base: /^(?:not|\S+n’t) … any(?:one|body|thing|where)?$/,
    isSeen: ({ span }) => span.length > 4,
  },
  {
    // “here” in “the bed here is soft” belongs to the noun before it.
    language: 'en',
    base: /^here (?:is|are)$/,
    isSeen: ({ before, span: [first], lexicon }) =>
      before !== undefined && first !== undefined && first.start - before.end === 1 && mayBe(before, ['noun'], lexicon),
  },
  {
    // “all the other books”, “all the paper”: the word in -er is not a comparative.
    language: 'en',
    base: /^all the$/,
    isSeen: ({ next, lexicon }) =>
      /^(?:other|former|latter|upper|inner|outer|proper|clever)$/.test(next?.form ?? '') ||
      isOnly(next, ['noun'], lexicon),
  },
  {
    // “copying of this transmittal”: the noun after “this” is not in the lexicon.
    language: 'en',
    base: /^(?:of|in|with|on|by|from|to|at|about) (?:this|that)$/,
    isSeen: ({ next }) => next !== undefined && next.readings.length === 0,
  },
  {
    // Misread: “in Omaha, New York and Houston”. Meant: “a New York hotel”.
    language: 'en',
    base: /^New York$/,
    isSeen: ({ conceptId, next, lexicon }) => conceptId.endsWith('/adjective') && !mayBe(next, ['noun'], lexicon),
  },
  {
    // Misread: “it is no matter”. Meant: “no matter your size” (regardless).
    language: 'en',
    base: /^no matter$/,
    isSeen: ({ next }) => next === undefined,
  },
  {
    // Misread: “a little boy”. Meant: “a little water”.
    language: 'en',
    base: /^a little$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun'], lexicon) && !uncounted.test(next?.form ?? ''),
  },
  {
    // Misread: “the bus stops here”. Meant: “two bus stops”.
    language: 'en',
    base: /^bus stop$/,
    isSeen: ({ span, next }) =>
      span[1]?.form === 'stops' && /^(?:here|there|at|every|in|when|on|right)$/.test(next?.form ?? ''),
  },
  {
    // Misread: “after you are elected”. Meant: “After you!”.
    language: 'en',
    base: /^after you$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // Misread: “they don’t know anything but the price”. Meant: “it is anything but easy”.
    language: 'en',
    base: /^anything but$/,
    isSeen: ({ earlier }) => earlier.some(({ form }) => /^(?:not|never|hardly|.+n’t|cannot|without)$/.test(form)),
  },
  {
    // Misread: “so what else do I need”. Meant: “So what?”.
    language: 'en',
    base: /^so what$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // Misread: “I know what a hamster eats”. Meant: “what a great idea”.
    language: 'en',
    base: /^what an?$/,
    isSeen: ({ before, span: [first], next }) =>
      next === undefined || (before !== undefined && first !== undefined && first.start - before.end === 1),
  },
  {
    // Misread: “about to 20 people”. Meant: “about to leave”.
    language: 'en',
    base: /^(?:just )?about to$/,
    isSeen: ({ next, lexicon }) => !mayBe(next, ['verb'], lexicon),
  },
  {
    // Misread: “it is just about money” or “just about to”. Meant: “just about everything”.
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
    // Misread: “at a time when”. Meant: “one at a time”.
    language: 'en',
    base: /^at a time$/,
    isSeen: ({ next }) => /^(?:when|of|that|where|in|like)$/.test(next?.form ?? ''),
  },
  {
    // Misread: “at the time of the flood”. Meant: “he was young at the time”.
    language: 'en',
    base: /^at the time$/,
    isSeen: ({ next }) => /^(?:of|when|that)$/.test(next?.form ?? ''),
  },
  {
    // Misread: “all along the coast”. Meant: “he knew it all along”.
    language: 'en',
    base: /^all along$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['determiner', 'noun', 'name'], lexicon),
  },
  {
    // Misread: “walk down the street”. Meant: “they live down the street from us” (nearby).
    language: 'en',
    base: /^(?:up|down) the (?:road|street)$/,
    isSeen: ({ before }) =>
      /^(?:walk|walks|walked|walking|drive|drives|drove|driving|ran|run|running|went|go|going|march(?:ed|ing)?|came|coming)$/.test(
        before?.form ?? '',
      ),
  },
  {
    // Misread: “the way too few know”. Meant: “way too big”.
    language: 'en',
    base: /^way too$/,
    isSeen: ({ before }) => /^(?:the|this|that|a|same|only)$/.test(before?.form ?? ''),
  },
  {
    // Misread: “a bunch of flowers”. Meant: “a bunch of people”.
    language: 'en',
    base: /^a bunch of$/,
    isSeen: ({ next }) => /^(?:flowers|grapes|roses|bananas|keys|herbs|parsley)$/.test(next?.form ?? ''),
  },
  {
    // Misread: “on the move to a new house”. Meant: “always on the move”.
    language: 'en',
    base: /^on the move$/,
    isSeen: ({ next }) => next?.form === 'to' || next?.form === 'from',
  },
  {
    // Misread: “the first thing I saw”. Meant: “call me first thing tomorrow”.
    language: 'en',
    base: /^first thing$/,
    isSeen: ({ before }) => /^(?:the|my|your|his|her|our|their|one|very|a|only)$/.test(before?.form ?? ''),
  },
  {
    // “served on the side”, but not “on the side of the road”; “in power”, but not “in power plants”
    language: 'en',
    base: /^(?:on the side|in contrast|as such|in power|early on)$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (/^(?:of|to|with|an?|the)$/.test(next.form) || isCapitalised(next) || isOnly(next, ['noun'], lexicon)),
  },
  {
    // Misread: “turn it on and off”. Meant: “it rained on and off”.
    language: 'en',
    base: /^(?:on and off|off and on)$/,
    isSeen: ({ earlier }) =>
      earlier.some(({ form }) =>
        /^(?:turn(?:s|ed|ing)?|switch(?:es|ed|ing)?|get|getting|got|hop|hopped|lights?|power|button)$/.test(form),
      ),
  },
  {
    // Misread: in “if anything happens”. Meant: “if anything” means “rather the opposite”.
    language: 'en',
    base: /^if anything$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['verb'], lexicon),
  },
  {
    // “this” belongs to the noun in “for this price” and to the sentence in “people like that”.
    language: 'en',
    base: /^(?:like|for|of|in|with|on|by|from|to|at|about) (?:this|that|these|those)$/,
    isSeen: ({ span: [first], before, next, lexicon }) =>
      mayBe(next, ['noun', 'adjective', 'numeral'], lexicon) ||
      (first?.form === 'like' && mayBe(before, ['noun', 'pronoun'], lexicon)),
  },
  {
    // Misread: “all the books”. Meant: “all the better”.
    language: 'en',
    base: /^all the$/,
    isSeen: ({ next }) => !/^(?:more|less|worse|\p{L}{3,}er)$/u.test(next?.form ?? ''),
  },
  {
    // “I like this one the most” has no determiner “most”.
    language: 'en',
    base: /^(?:the )?most$/,
    isSeen: ({ span, next, lexicon }) =>
      span.length > 1 && (next === undefined || mayBe(next, ['adjective', 'adverb'], lexicon)),
  },
  {
    // Misread: in “…, and all the others”. Meant: “and all” means “etc.”.
    language: 'en',
    base: /^and all$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // Misread: “this sort of thing”. Meant: “I sort of like it”.
    language: 'en',
    base: /^(?:sort|kind) of$/,
    isSeen: ({ before, next, lexicon }) =>
      /^(?:this|that|what|which|some|any|a|the|all|every|same|no|each|one|another)$/.test(before?.form ?? '') ||
      isOnly(before, ['adjective', 'determiner'], lexicon) ||
      // In “a corner bar kind of place”, “kind of” does not mean “rather”.
      (mayBe(next, ['noun'], lexicon) && isOnly(before, ['noun'], lexicon)),
  },
  {
    // Misread: in “the one time”. Meant: “the one” stands alone.
    language: 'en',
    base: /^the one$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun', 'adjective'], lexicon),
  },
  {
    // “Good job!” praises, but “did a good job” does not.
    language: 'en',
    base: /^good job$/,
    isSeen: ({ before }) => /^(?:a|an|the|such|very|really)$/.test(before?.form ?? ''),
  },
  {
    // Misread: “the moment of truth” or “at the moment”. Meant: “the moment he came” (as soon as).
    language: 'en',
    base: /^the moment$/,
    isSeen: ({ next, lexicon }) => !mayBe(next, ['pronoun', 'determiner', 'name'], lexicon) || next?.form === 'that',
  },
  {
    // Misread: “no matter what they say”. Meant: “we will come, no matter what”.
    language: 'en',
    base: /^no matter what$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // Misread: in “catch up with the bus”. Meant: “catch up with” means “hear the news” in “catch up with old friends”.
    language: 'en',
    base: /^catch up with$/,
    isSeen: ({ conceptId, later }) =>
      conceptId.startsWith('catch-up-talk/') !==
      later
        .slice(0, 3)
        .some(({ form }) => /^(?:friends?|family|each|everyone|everybody|buddies|relatives)$/.test(form)),
  },
];
