import type { Lexicon } from '../../lexicon.ts';
import type { ReadWord } from '../../read-sentence.ts';
import type { Misreading } from '../misreading.ts';
import { isCapitalised, isOnly, mayBe } from '../word-classes.ts';

/** Words after which a dictionary form is a noun: “a walk around the park”. */
const beforeNoun = /^(?:an?|the|this|that|these|those|my|your|his|her|our|their|its|no|any|some|another|every|each)$/;

/** Adjectives that are common before such nouns: “a great deal”, “hard work on”. */
const beforeNounToo =
  /^(?:good|great|best|better|nice|long|short|quick|quiet|hard|first|last|next|only|new|old|little|big|small|final|main|direct|close|recent|romantic|whole|full|free|own|same|phone|military|terrorist|huge|real|perfect|quick|easy|special|private|public)$/;

/** Adjectives that no verb follows, even without an article: “give best answer for”. */
const neverBeforeVerb = /^(?:good|great|best|better|nice|huge|new|old|big|small|perfect|special)$/;

const phrasal =
  /^[a-z]+ (?:about|around|at|away|back|by|down|for|from|in|into|of|off|on|out|over|through|to|up|with|against|after|along|across|together)$/;

/** Nouns of which there can be “a little”. */
const uncounted =
  /^(?:time|money|water|help|patience|luck|practice|effort|research|information|space|room|sleep|food|salt|sugar|milk|oil|attention|fun|peace|history|background|wine|bread|tea|coffee|juice|butter|pepper|air|energy|imagination|courage|courtesy|respect|sympathy|advice|experience|knowledge|confusion|trouble|detail|context|french|german|english|spanish|italian|music|noise|rain|snow|sunshine|fresh)$/;

/** Places to which one goes, although the words are also verbs. */
const places = /^(?:work|school|bed|church|college|town|lunch|dinner|court|jail|hell|war|market|party|sleep)$/;

const isGoingToDo = (next: ReadWord | undefined, lexicon: Lexicon): boolean =>
  mayBe(next, ['verb'], lexicon) &&
  !mayBe(next, ['determiner', 'name', 'pronoun'], lexicon) &&
  !places.test(next?.form ?? '');

/** English text that contains the words of an expression without its meaning. */
export const englishMisreadings: readonly Misreading[] = [
  {
    // “take a walk around the park”: the word before the preposition is a noun, not a verb.
    language: 'en',
    base: phrasal,
    isSeen: ({ conceptId, span: [first, second], before, earlier, lexicon }) =>
      /\/(?:verb|expression)$/.test(conceptId) &&
      first !== undefined &&
      second !== undefined &&
      second.start - first.end === 1 &&
      mayBe(first, ['noun'], lexicon) &&
      mayBe(first, ['verb'], lexicon) &&
      !/ed$/.test(first.form) &&
      !(/ing$/.test(first.form) && !/’s$/.test(before?.form ?? '')) &&
      before !== undefined &&
      first.start - before.end === 1 &&
      (/[^t]’s$/.test(before.form) ||
        (beforeNoun.test(before.form) && !/^(?:that|this|these|those)$/.test(before.form)) ||
        neverBeforeVerb.test(before.form) ||
        (beforeNounToo.test(before.form) && beforeNoun.test(earlier.at(-2)?.form ?? ''))) &&
      !/^(?:lot|bit|couple|kind|sort|number|top|front|means|way|view|charge|favou?r|spite|terms|case|lack|need|use|love)$/.test(
        first.form,
      ),
  },
  {
    // “an interview in Time” names a magazine: a capital letter inside the expression.
    language: 'en',
    base: /^\p{Ll}+ \p{Ll}+$/u,
    isSeen: ({ span: [first, second] }) =>
      first !== undefined &&
      second !== undefined &&
      !isCapitalised(first) &&
      isCapitalised(second) &&
      second.text !== second.text.toUpperCase(),
  },
  {
    // “they work on Wall Street”, “I work on weekends”
    language: 'en',
    base: /^work on$/,
    isSeen: ({ next, later }) =>
      later
        .slice(0, 3)
        .some(({ form }) =>
          /^(?:farms?|ships?|boats?|trains?|site|railway|fields?|plantations?|island|platform)$/.test(form),
        ) ||
      isCapitalised(next) ||
      /^(?:weekends?|holidays?|commission|time|call)$/.test(next?.form ?? ''),
  },
  {
    // “the service that I get at this shop”, but not “he cannot get at the money”
    language: 'en',
    base: /^get at$/,
    isSeen: ({ before, span: [first] }) =>
      !/^(?:to|can|could|can’t|couldn’t|cannot|easily|what)$/.test(before?.form ?? '') && first?.form !== 'getting',
  },
  {
    // “both of which are old and”, “both were old, and”
    language: 'en',
    base: /^both … and$/,
    isSeen: ({ span, lexicon }) =>
      /^(?:of|were|are|have|had|was|is)$/.test(span[1]?.form ?? '') ||
      span.slice(1, -1).some((word) => isOnly(word, ['verb', 'pronoun'], lexicon) && !/ing$/.test(word.form)),
  },
  {
    // “do not have any”, but not “do not hesitate to call us with any questions”
    language: 'en',
    base: /^(?:not|\S+n’t) … any(?:one|body|thing|where)?$/,
    isSeen: ({ span }) => span.length > 4,
  },
  {
    // “Tell me, …”, but not “tell me about it”
    language: 'en',
    base: /^tell me$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “we made it”, but not “make it available”, “make it work” or “made it a rule”
    language: 'en',
    base: /^make it$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined &&
      (mayBe(next, ['adjective', 'determiner'], lexicon) ||
        /^(?:look|feel|work|seem|sound|so|more|very|much|too|harder|easier|clear|happen)$/.test(next.form)) &&
      !/^(?:home|all|this|that|back|past)$/.test(next.form),
  },
  {
    // “has the tailor done a good job” is a perfect tense; “had the work done” is not.
    language: 'en',
    base: /^(?:have|get)(?: …)? (?:done|made)$/,
    isSeen: ({ next, span, lexicon }) =>
      /^(?:has|have|had)$/.test(span[0]?.form ?? '') && mayBe(next, ['determiner'], lexicon),
  },
  {
    // “prices dropped by 5 percent”, but not “drop by my house”
    language: 'en',
    base: /^drop by$/,
    isSeen: ({ conceptId, next, lexicon }) =>
      !conceptId.startsWith('drop-in/') && !/^\d/.test(next?.form ?? '') && !mayBe(next, ['numeral'], lexicon),
  },
  {
    // “not going to buy it”, but not “going to the market”
    language: 'en',
    base: /^going to$/,
    isSeen: ({ next, lexicon }) => !isGoingToDo(next, lexicon),
  },
  {
    language: 'en',
    base: /^go to$/,
    isSeen: ({ span: [first], next, lexicon }) => first?.form === 'going' && isGoingToDo(next, lexicon),
  },
  {
    // “the bed here is soft”
    language: 'en',
    base: /^here (?:is|are)$/,
    isSeen: ({ before, span: [first], lexicon }) =>
      before !== undefined && first !== undefined && first.start - before.end === 1 && mayBe(before, ['noun'], lexicon),
  },
  {
    // “all the other books”, “all the paper”
    language: 'en',
    base: /^all the$/,
    isSeen: ({ next, lexicon }) =>
      /^(?:other|former|latter|upper|inner|outer|proper|clever)$/.test(next?.form ?? '') ||
      isOnly(next, ['noun'], lexicon),
  },
  {
    // “copying of this transmittal”: an unlisted noun
    language: 'en',
    base: /^(?:of|in|with|on|by|from|to|at|about) (?:this|that)$/,
    isSeen: ({ next }) => next !== undefined && next.readings.length === 0,
  },
  {
    // “I feel like pizza”, but not “I feel like I ate too much” or “feel like a king”
    language: 'en',
    base: /^feel like$/,
    isSeen: ({ next }) => /^(?:i|you|he|she|it|we|they|an?|the|my|your|this|there)$/.test(next?.form ?? ''),
  },
  {
    // “recommend it to others”
    language: 'en',
    base: /^recommend to$/,
    isSeen: ({ next, lexicon }) => !mayBe(next, ['verb'], lexicon),
  },
  {
    // “did do a good job”
    language: 'en',
    base: /^do (?:… )?good$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun'], lexicon),
  },
  {
    // “a New York hotel”, but not “in Omaha, New York and Houston”
    language: 'en',
    base: /^New York$/,
    isSeen: ({ conceptId, next, lexicon }) => conceptId.endsWith('/adjective') && !mayBe(next, ['noun'], lexicon),
  },
  {
    // “no matter your size”, but not “it is no matter”
    language: 'en',
    base: /^no matter$/,
    isSeen: ({ next }) => next === undefined,
  },
  {
    // “a little water”, but not “a little boy”
    language: 'en',
    base: /^a little$/,
    isSeen: ({ next, lexicon }) => isOnly(next, ['noun'], lexicon) && !uncounted.test(next?.form ?? ''),
  },
  {
    // “two bus stops”, but not “the bus stops here”
    language: 'en',
    base: /^bus stop$/,
    isSeen: ({ span, next }) =>
      span[1]?.form === 'stops' && /^(?:here|there|at|every|in|when|on|right)$/.test(next?.form ?? ''),
  },
  {
    // “I am cold”, but not “the soup is cold” or “it is cold outside”
    language: 'en',
    base: /^be (?:cold|hot|warm)$/,
    isSeen: ({ span, before }) =>
      !/^(?:i|you|he|she|we|they)$/.test(before?.form ?? '') &&
      !/^(?:i’m|you’re|he’s|she’s|we’re|they’re)$/.test(span[0]?.form ?? ''),
  },
  {
    // “the game is over”, but not “he is over fifty”
    language: 'en',
    base: /^be over$/,
    isSeen: ({ next, lexicon }) => /^\d/.test(next?.form ?? '') || mayBe(next, ['numeral', 'determiner'], lexicon),
  },
  {
    // “he is in the garden”, but not “he is in love”
    language: 'en',
    base: /^be in$/,
    isSeen: ({ next }) =>
      /^(?:love|trouble|danger|pain|fact|need|charge|touch|shape|question|order|favou?r|doubt|bed|prison|jail|school|use|place|control|power|debt|tears|shock)$/.test(
        next?.form ?? '',
      ),
  },
  // Phrasal verbs with several meanings: the words after them show that the first one is not meant.
  {
    // “turn down the music”, but not “turn down the offer”
    language: 'en',
    base: /^turn (?:… )?down$/,
    isSeen: ({ conceptId, span, later }) =>
      conceptId.startsWith('turn-down-volume/') &&
      ![...span, ...later.slice(0, 4)].some(({ form }) =>
        /^(?:volume|radio|music|tv|sound|heat|heating|lights?|it)$/.test(form),
      ),
  },
  {
    // “the smell put him off”, but not “put off the meeting”
    language: 'en',
    base: /^put (?:… )?off$/,
    isSeen: ({ conceptId, span }) => conceptId.startsWith('put-off-discourage/') && span.length === 2,
  },
  {
    // “took off his hat”, but not “the plane took off”
    language: 'en',
    base: /^take (?:… )?off$/,
    isSeen: ({ conceptId, span, next, lexicon }) =>
      conceptId.startsWith('take-off/') &&
      span.length === 2 &&
      (next === undefined ||
        /^(?:at|from|for|in|and|again|after|when|late|early)$/.test(next.form) ||
        mayBe(next, ['numeral'], lexicon)),
  },
  {
    // “hold on to the rope”, but not “hold on a minute”
    language: 'en',
    base: /^hold on$/,
    isSeen: ({ conceptId, next }) =>
      conceptId.startsWith('hold-on/') && (next === undefined || /^(?:an?|one|just|please|while)$/.test(next.form)),
  },
  {
    // “work out the answer”, but not “it did not work out”
    language: 'en',
    base: /^work (?:… )?out$/,
    isSeen: ({ conceptId, span, next }) =>
      /^(?:work-out-solve|figure-out)\//.test(conceptId) &&
      span.length === 2 &&
      (next === undefined || /^(?:for|well|fine|great|perfectly|as|in|so|with|between|every|at|to)$/.test(next.form)),
  },
  {
    // “come in and sit down”, but not “it comes in a box” or “in three sizes”
    language: 'en',
    base: /^come in$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['determiner', 'numeral'], lexicon) ||
      /^(?:\d.*|many|different|several|various|handy)$/.test(next?.form ?? ''),
  },
  {
    // “he was waiting for her” is a form of the verb.
    language: 'en',
    base: /^waiting for$/,
    isSeen: ({ conceptId, before }) => before !== undefined && !/\/verb$/.test(conceptId),
  },
  {
    // “going to happy hour”
    language: 'en',
    base: /^be (?:… )?going to$/,
    isSeen: ({ next, lexicon }) =>
      next !== undefined && next.readings.length > 0 && !mayBe(next, ['verb', 'adverb', 'particle'], lexicon),
  },
  {
    // “After you!”, but not “after you are elected”
    language: 'en',
    base: /^after you$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “it is anything but easy”, but not “they don’t know anything but the price”
    language: 'en',
    base: /^anything but$/,
    isSeen: ({ earlier }) => earlier.some(({ form }) => /^(?:not|never|hardly|.+n’t|cannot|without)$/.test(form)),
  },
  {
    // “leave it here”, but not “turn left here”
    language: 'en',
    base: /^leave (?:… )?(?:here|there)$/,
    isSeen: ({ span: [first], before }) =>
      first?.form === 'left' &&
      /^(?:turn|turns|turned|turning|on|the|bear|keep|days|time|money)$/.test(before?.form ?? ''),
  },
  {
    // “they go on talking”, but not “go on a cruise”
    language: 'en',
    base: /^go on$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['determiner'], lexicon),
  },
  {
    // “let us pray”, but not “they let us check in”
    language: 'en',
    base: /^let us$/,
    isSeen: ({ before, lexicon }) =>
      mayBe(before, ['pronoun', 'noun', 'name'], lexicon) ||
      /^(?:to|not|will|would|didn’t|don’t)$/.test(before?.form ?? ''),
  },
  {
    // “So what?”, but not “so what else do I need”
    language: 'en',
    base: /^so what$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “what a great idea”, but not “I know what a hamster eats”
    language: 'en',
    base: /^what an?$/,
    isSeen: ({ before, span: [first], next }) =>
      next === undefined || (before !== undefined && first !== undefined && first.start - before.end === 1),
  },
  {
    // “about to leave”, but not “about to 20 people”
    language: 'en',
    base: /^(?:just )?about to$/,
    isSeen: ({ next, lexicon }) => !mayBe(next, ['verb'], lexicon),
  },
  {
    // “I meant to call”, but not “what it means to me” or “no harm meant to you”
    language: 'en',
    base: /^mean to$/,
    isSeen: ({ span: [first], before, next, lexicon }) =>
      !mayBe(next, ['verb'], lexicon) ||
      isOnly(next, ['pronoun', 'determiner'], lexicon) ||
      first?.form === 'means' ||
      !/^(?:i|you|he|she|we|they|didn’t|don’t|never|not|really|always|had|have)$/.test(before?.form ?? ''),
  },
  {
    // “just about everything”, but not “it is just about money” or “just about to”
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
    // “one at a time”, but not “at a time when”
    language: 'en',
    base: /^at a time$/,
    isSeen: ({ next }) => /^(?:when|of|that|where|in|like)$/.test(next?.form ?? ''),
  },
  {
    // “he was young at the time”, but not “at the time of the flood”
    language: 'en',
    base: /^at the time$/,
    isSeen: ({ next }) => /^(?:of|when|that)$/.test(next?.form ?? ''),
  },
  {
    // “he knew it all along”, but not “all along the coast”
    language: 'en',
    base: /^all along$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['determiner', 'noun', 'name'], lexicon),
  },
  {
    // “please check with your bank”, but not “a check with my name”
    language: 'en',
    base: /^check with$/,
    isSeen: ({ before }) => /^(?:a|the|my|your|this|personal|another)$/.test(before?.form ?? ''),
  },
  {
    // “down the street from us”, but not “walk down the street”
    language: 'en',
    base: /^(?:up|down) the (?:road|street)$/,
    isSeen: ({ before }) =>
      /^(?:walk|walks|walked|walking|drive|drives|drove|driving|ran|run|running|went|go|going|march(?:ed|ing)?|came|coming)$/.test(
        before?.form ?? '',
      ),
  },
  {
    // “start over”, but not “start over 20 projects”
    language: 'en',
    base: /^(?:start|send) (?:over|out)$/,
    isSeen: ({ next }) => /^\d/.test(next?.form ?? '') || next?.form === 'of',
  },
  {
    // “send in your pictures”, but not “send in March”
    language: 'en',
    base: /^send (?:… )?in$/,
    isSeen: ({ span, next }) =>
      next !== undefined &&
      (span.length > 2 || /^(?:\d.*|case|order|time|advance|writing|march|april|may|june|july)$/.test(next.form)),
  },
  {
    // “way too big”, but not “the way too few know”
    language: 'en',
    base: /^way too$/,
    isSeen: ({ before }) => /^(?:the|this|that|a|same|only)$/.test(before?.form ?? ''),
  },
  {
    // “a bunch of people”, but not “a bunch of flowers”
    language: 'en',
    base: /^a bunch of$/,
    isSeen: ({ next }) => /^(?:flowers|grapes|roses|bananas|keys|herbs|parsley)$/.test(next?.form ?? ''),
  },
  {
    // “always on the move”, but not “on the move to a new house”
    language: 'en',
    base: /^on the move$/,
    isSeen: ({ next }) => next?.form === 'to' || next?.form === 'from',
  },
];
