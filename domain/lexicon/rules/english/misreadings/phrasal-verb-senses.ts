import type { Misreading } from '../../misreading.ts';
import { isCapitalised, isOnly, mayBe } from '../../word-classes.ts';
import { published } from '../english-senses.ts';

const repaired =
  /^(?:laptop|car|computer|phone|bike|vehicle|truck|watch|tv|camera|printer|shoes|dress|jacket|tires?|machine|engine|van|suit|pants)$/;

const results =
  /^(?:great|well|perfect|perfectly|good|bad|badly|weird|kinda|wrong|fine|ok|okay|better|amazing|clean|beautiful|beautifully|awful|terrible|blurry|different|nice|nicely|looking|exactly|so|very|pretty)$/;

/**
 * Rules against false matches of phrasal verbs and other phrases with several meanings. The words around them show which
 * meaning is meant.
 */
export const phrasalSenses: readonly Misreading[] = [
  {
    // False match: “they came out of the house”. True match: “the film came out” (was published), “the photos came out
    // great” (turned out).
    language: 'en',
    base: /^come out$/,
    isSeen: ({ conceptId, earlier, next, later }) => {
      const isResult = results.test(next?.form ?? '');
      const isPublished =
        !isResult &&
        next?.form !== 'of' &&
        (earlier.some(({ form }) => published.test(form)) ||
          later.slice(0, 2).some(({ form }) => /^(?:19|20)\d\d$/.test(form)));
      if (conceptId.startsWith('come-out-turn-out/')) return !isResult;
      if (conceptId.startsWith('come-out-be-published/')) return !isPublished;
      return isResult || isPublished;
    },
  },
  {
    // False match: “they took in a child” (gave a home). True match: “I took my car in” (for repair).
    language: 'en',
    base: /^take (?:… )?in$/,
    isSeen: ({ conceptId, span }) =>
      conceptId.startsWith('take-in-for-service/') !== span.some(({ form }) => repaired.test(form)),
  },
  {
    // False match: “get on with my work” (continue). True match: “get on with my sister” (be friends).
    language: 'en',
    base: /^get on with$/,
    isSeen: ({ conceptId, later }) =>
      conceptId.startsWith('get-on-with/') ===
      later
        .slice(0, 3)
        .some(({ form }) => /^(?:it|things|life|lives|work|jobs?|business|day|task|stuff|process)$/.test(form)),
  },
  {
    // False match: “what is wrong with it”. True match: “you are wrong” (mistaken).
    language: 'en',
    base: /^be wrong$/,
    isSeen: ({ before, span: [first], next }) =>
      next?.form === 'with' ||
      !(
        /^(?:i|you|he|she|we|they|who|people|not|totally|to)$/.test(before?.form ?? '') ||
        /^(?:i’m|you’re|he’s|she’s|we’re|they’re)$/.test(first?.form ?? '')
      ),
  },
  {
    // False match: “we got a good deal”. True match: “a good deal cheaper” (much).
    language: 'en',
    base: /^a (?:good|great) deal$/,
    isSeen: ({ next }) => !/^(?:more|less|better|worse|of|about|\p{L}{3,}er|to|in|from|with)$/u.test(next?.form ?? ''),
  },
  {
    // False match: “please hold the door”. True match: “please hold” (wait on the phone).
    language: 'en',
    base: /^please hold$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “the police broke up the demonstration”. True match: “they broke up last year” (separated).
    language: 'en',
    base: /^break (?:… )?up$/,
    isSeen: ({ conceptId, before, next, span }) => {
      const isCouple =
        span.length === 2 &&
        /^(?:i|we|they|he|she|you|just|couple|to|and|recently|never|finally|have|has|had)$/.test(before?.form ?? '') &&
        (next === undefined ||
          /^(?:with|last|and|after|because|in|when|over|two|three|about|again|a)$/.test(next.form));
      if (conceptId.startsWith('break-up-couple/')) return !isCouple;
      return conceptId.startsWith('break-up-undo/') && isCouple;
    },
  },
  {
    // False match: “the other shops around here”, where “shops” is a noun. True match: “compare prices and shop around”
    // (look for the best).
    language: 'en',
    base: /^shop around$/,
    isSeen: ({ span: [first], before }) => first?.form === 'shops' && !/^(?:he|she|who)$/.test(before?.form ?? ''),
  },
  {
    // False match: “their old dreams of freedom”, where “dreams” is a noun. True match: “they dream of it”.
    language: 'en',
    base: /^[a-z]+ (?:of|for|on|about|in|with|from|at|to)$/,
    isSeen: ({ conceptId, span: [first], before, lexicon }) =>
      /\/(?:verb|expression)$/.test(conceptId) &&
      mayBe(first, ['noun'], lexicon) &&
      !/(?:ed|ing)$/.test(first?.form ?? '') &&
      isOnly(before, ['adjective'], lexicon),
  },
  {
    // False match: “he called to let me know”. True match: “Please let me know” (a request).
    language: 'en',
    base: /^let (?:me|us) know$/,
    isSeen: ({ before }) =>
      /^(?:to|will|would|could|can|can’t|didn’t|not|they|he|she|and|never|i’ll|you’ll|they’ll)$/.test(
        before?.form ?? '',
      ),
  },
  {
    // False match: “a solar system on our roof” (solar panels). True match: “the planets of the solar system”.
    language: 'en',
    base: /^solar system$/,
    isSeen: ({ earlier, later }) =>
      [...earlier, ...later.slice(0, 6)].some(({ form }) =>
        /^(?:roof|panels?|install(?:s|ed|ing|ation)?|our|your|home|grid|electricity|boys)$/.test(form),
      ),
  },
  {
    // False match: “he was away for a week” and “she is working away”. True match: “it is two miles away” (at a distance).
    language: 'en',
    base: /^be (?:… )?away$/,
    isSeen: ({ span, earlier, next }) =>
      next?.form !== 'from' &&
      ![...earlier.slice(-3), ...span].some(({ form }) => /^(?:miles?|km|kilomet(?:re|er)s?|far)$/.test(form)),
  },
  {
    // False match: “they were left homeless” or “he was left alone”. True match: “nothing is left” (remains).
    language: 'en',
    base: /^be left$/,
    isSeen: ({ next }) =>
      /^(?:homeless|dead|alone|in|without|out|behind|unable|open|empty|speechless|wondering|feeling|hanging|stranded|unattended|to|with)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “we got to the point where nothing worked”. True match: “please get to the point” (say what matters).
    language: 'en',
    base: /^get to the point$/,
    isSeen: ({ next }) => /^(?:where|that|of|at|when)$/.test(next?.form ?? ''),
  },
  {
    // False match: “the novel is set in Paris”. True match: “winter set in early” (began).
    language: 'en',
    base: /^set in$/,
    isSeen: ({ before, next, lexicon }) =>
      /^(?:is|are|was|were|be|been)$/.test(before?.form ?? '') || mayBe(next, ['determiner', 'name'], lexicon),
  },
  {
    // False match: “the film stars Ann Hill”, where “stars” is a verb. True match: “many film stars came”.
    language: 'en',
    base: /^(?:film|movie) star$/,
    isSeen: ({ span, next }) => span[1]?.form === 'stars' && isCapitalised(next),
  },
  {
    // False match: “it accounts for half of the sales” (makes up). True match: “he must account for his actions” (explain).
    language: 'en',
    base: /^account for$/,
    isSeen: ({ conceptId, before }) =>
      conceptId.startsWith('give-an-account/') && !/^(?:to|must|should)$/.test(before?.form ?? ''),
  },
  {
    // False match: “and you take it”. True match: “And you?” (a question in return).
    language: 'en',
    base: /^and you$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “we walked in the park”. True match: “I walked in and sat down” (entered).
    language: 'en',
    base: /^(?:walk|stop|sign) in$/,
    isSeen: ({ next, later, lexicon }) =>
      next !== undefined &&
      later[1]?.form !== 'door' &&
      (mayBe(next, ['determiner', 'name', 'numeral'], lexicon) ||
        next.readings.length === 0 ||
        /^(?:\d.*|front|order|silence|advance|case|time|town)$/.test(next.form)),
  },
  {
    // False match: “come around the corner”. True match: “come around tomorrow” (visit).
    language: 'en',
    base: /^(?:come|get) around$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['determiner', 'numeral'], lexicon) || /^\d/.test(next?.form ?? ''),
  },
  {
    // False match: “the food is good at this place”. True match: “good at maths” (able in).
    language: 'en',
    base: /^good at$/,
    isSeen: ({ next }) =>
      next === undefined || /^(?:the|an?|all|first|times|best|least|this|any|night|lunch|home|\d.*)$/.test(next.form),
  },
  {
    // False match: “or something else”. True match: “a hat or something” (or the like).
    language: 'en',
    base: /^or (?:something|whatever)$/,
    isSeen: ({ next }) =>
      next !== undefined && !/^(?:and|but|because|if|when|i|you|we|they|he|she|it|so|please)$/.test(next.form),
  },
];
