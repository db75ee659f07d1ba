import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isInfinitive, isOnly, mayBe } from '../../word-classes.ts';

const someOf = (words: readonly ReadWord[], pattern: RegExp) => words.some(({ form }) => pattern.test(form));
const formOf = (word: ReadWord | undefined) => word?.form ?? '';

const people = /^(?:me|him|her|us|them|you|each|one|somebody|someone|anyone|people|god|friends|family|my|your)$/;
const clothes =
  /^(?:clothes|clothing|dress(?:es)?|shoes?|shirts?|jeans|pants|trousers|hats?|coats?|jackets?|suits?|rings?|boots|glasses|gowns?|skirts?|size|sizes|outfits?|uniforms?|costumes?)$/;
const hobbies =
  /^(?:golf|tennis|yoga|running|painting|cycling|smoking|drinking|dancing|fishing|gardening|cooking|hobby|hobbies|sports?|guitar|piano|photography|knitting|skiing|chess|swimming|reading|writing|jogging|football|music)$/;
const fires = /^(?:fires?|flames?|cigarettes?|candles?|lights?|blaze|torch|lamp|stove)$/;
const offices =
  /^(?:office|president|mayor|governor|congress|senate|senator|elections?|re-election|parliament|leader|leadership|prime|seat|chairman|council|board|presidency|nomination|party)$/;
const countries = /^(?:the|an?|his|her|its|their|several|\d.*|ocean|land|water|sea|here|there)$/;

/**
 * Rules against false matches of set phrases and phrasal verbs, such as “no way” and “hold up”, whose words often have their
 * ordinary meaning.
 */
export const setPhraseMisreadings: readonly Misreading[] = [
  {
    // False match: “there was no way to get home”. True match: “No way!” (certainly not).
    language: 'en',
    base: /^no way$/,
    isSeen: ({ before, next }) => next !== undefined || before !== undefined,
  },
  {
    // False match: “Isn’t it nice?” or “Don’t you like it?”. True match: “nice, isn’t it?” (a request to agree).
    language: 'en',
    base: /^(?:isn’t it|aren’t you|don’t you)$/,
    isSeen: ({ before, next }) => next !== undefined || before === undefined,
  },
  {
    // False match: “and such people”. True match: “shells, stones and such” (and similar things).
    language: 'en',
    base: /^and such$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “in order for us to leave”. True match: “the papers are in order” (correct).
    language: 'en',
    base: /^in order$/,
    isSeen: ({ next }) => /^(?:for|that|to|of)$/.test(formOf(next)),
  },
  {
    // False match: “any further questions”. True match: “he could go no further”.
    language: 'en',
    base: /^any further$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun'], lexicon),
  },
  {
    // False match: “So maybe this is something that you want”. True match: “so cold that”.
    language: 'en',
    base: /^so … that$/,
    isSeen: ({ span, before, lexicon }) =>
      (before === undefined && /^\p{Lu}/u.test(span[0]?.text ?? '') && formOf(span[1]) === 'maybe') ||
      !mayBe(span[1], ['adjective', 'adverb', 'determiner', 'verb'], lexicon),
  },
  {
    // False match: “it depends on the weather”. True match: “depend on me” (trust).
    language: 'en',
    base: /^depend (?:… )?on$/,
    isSeen: ({ conceptId, next }) =>
      /^(?:be-up-to-somebody|rely-on)\//.test(conceptId) &&
      !(people.test(formOf(next)) && !/^(?:my|your|each)$/.test(formOf(next))),
  },
  {
    // False match: “it is up to you” (you decide). True match: “what are you up to” (doing).
    language: 'en',
    base: /^be up to$/,
    isSeen: ({ conceptId, earlier, next }) => {
      const isActing =
        someOf(earlier, /^what$/) || /^(?:something|anything|nothing|much|no|any|mischief|tricks)$/.test(formOf(next));
      return conceptId.startsWith('be-up-to-be-doing/') !== isActing;
    },
  },
  {
    // False match: “we drive to work”. True match: “this drove him to drink” (made him).
    language: 'en',
    base: /^(?:drive|prompt) (?:… )?to$/,
    isSeen: ({ span }) => span.length === 2,
  },
  {
    // False match: “go back to work”. True match: “the custom goes back to the 12th century” (has existed since).
    language: 'en',
    base: /^go back to$/,
    isSeen: ({ conceptId, next, later }) => {
      const isOrigin =
        /^(?:\d{3,4}.*|ancient|roman|medieval|colonial|prehistoric)$/.test(formOf(next)) ||
        (formOf(next) === 'the' &&
          someOf(later.slice(1, 4), /^(?:century|centuries|\d{2,4}s|middle|days|times|age|era|war|reign)$/));
      return conceptId.startsWith('originate/') !== isOrigin;
    },
  },
  {
    // False match: “listen to music” (hear). True match: “listen to me” (follow my advice).
    language: 'en',
    base: /^listen to$/,
    isSeen: ({ conceptId, next }) =>
      conceptId.startsWith('listen-take-advice/') &&
      !/^(?:me|him|us|them|reason|advice|anyone|anybody)$/.test(formOf(next)),
  },
  {
    // False match: “try it on your hand” or “try putting it on a table”. True match: “try the shoes on” (put on).
    language: 'en',
    base: /^try (?:… )?on$/,
    isSeen: ({ span, next, later }) =>
      !someOf([...span, ...later.slice(0, 3)], clothes) &&
      !(next === undefined && span.length === 3 && /^(?:it|them|one|these|this)$/.test(formOf(span[1]))),
  },
  {
    // False match: “as you propose to do”. True match: “he proposed to her” (asked her to marry him).
    language: 'en',
    base: /^propose to$/,
    isSeen: ({ next, lexicon }) => isInfinitive(next, 'en', lexicon),
  },
  {
    // False match: “the kitchen puts out good food”. True match: “put out the fire” (stop it from burning).
    language: 'en',
    base: /^put (?:… )?out$/,
    isSeen: ({ conceptId, span, later }) =>
      conceptId.startsWith('hang-out/')
        ? !someOf([...span, ...later.slice(0, 4)], /^(?:laundry|washing|clothes|sheets|linen)$/)
        : /^(?:turn-off|extinguish)\//.test(conceptId) && !someOf([...span, ...later.slice(0, 4)], fires),
  },
  {
    // False match: “take up the challenge” (accept). True match: “take up golf” (start as a hobby).
    language: 'en',
    base: /^take (?:… )?up$/,
    isSeen: ({ conceptId, span, later }) =>
      conceptId.startsWith('take-up-hobby/') && !someOf([...span, ...later.slice(0, 3)], hobbies),
  },
  {
    // False match: “he made it clear that” or “it makes it abundantly clear”. True match: “we made it in time” (arrived).
    language: 'en',
    base: /^make it$/,
    isSeen: ({ next, later, lexicon }) =>
      /^(?:clear|easy|hard|easier|harder|difficult|possible|impossible|known|work|look|seem|feel|more|less|so|very|too|abundantly|quite|better|worse|available|right|safe|public|official|legal|illegal|about|for)$/.test(
        formOf(next),
      ) ||
      (isOnly(next, ['adverb'], lexicon) && isOnly(later[1], ['adjective'], lexicon)),
  },
  {
    // False match: “shares of a company” (stock). True match: “their share of the costs” (portion).
    language: 'en',
    base: /^share of$/,
    isSeen: ({ span: [first] }) => formOf(first) === 'shares',
  },
  {
    // False match: “it is around ten metres high”. True match: “he is around somewhere” (nearby).
    language: 'en',
    base: /^be around$/,
    isSeen: ({ next, lexicon }) =>
      /^[\d$£€]/.test(formOf(next)) || /^(?:the|an?|half)$/.test(formOf(next)) || mayBe(next, ['numeral'], lexicon),
  },
  {
    // False match: “he is coming from work”. True match: “a man coming from Texas” (whose home is).
    language: 'en',
    base: /^coming from$/,
    isSeen: ({ before, next }) =>
      next === undefined ||
      !/^\p{Lu}/u.test(next.text) ||
      /^(?:am|is|are|was|were|be|been|.+’(?:m|re|s))$/.test(formOf(before)),
  },
  {
    // Two expressions: “the tyres will hold up in the snow” (endure) and “hold up the lid” (lift). Each is a false match for
    // the other.
    language: 'en',
    base: /^hold (?:… )?up$/,
    isSeen: ({ conceptId, span, next }) => {
      const lacksObject =
        span.length === 2 &&
        (next === undefined ||
          /^(?:in|under|well|to|against|over|for|as|better|when|until|on|pretty|quite|very|and|fine|during|if)$/.test(
            next.form,
          ));
      return conceptId.startsWith('hold-up-endure/') !== lacksObject;
    },
  },
  {
    // False match: “the storm is over land”. True match: “the game is over” (has ended).
    language: 'en',
    base: /^be over$/,
    isSeen: ({ next }) => countries.test(formOf(next)),
  },
  {
    // Two expressions: “keep the dog from barking” (prevent) and “I could not keep from laughing” (avoid). Each is a false
    // match for the other.
    language: 'en',
    base: /^keep (?:… )?from$/,
    isSeen: ({ conceptId, span, next }) =>
      conceptId.startsWith('keep-from-doing/') ? span.length > 2 || !/.ing$/.test(formOf(next)) : span.length === 2,
  },
  {
    // False match: “surprised by what they found”. True match: “by what right”.
    language: 'en',
    base: /^by what$/,
    isSeen: ({ next, lexicon }) =>
      next === undefined || mayBe(next, ['pronoun', 'determiner', 'verb', 'name'], lexicon),
  },
  {
    // False match: “run for miles”. True match: “run for mayor” (be a candidate).
    language: 'en',
    base: /^run for$/,
    isSeen: ({ later }) => !someOf(later.slice(0, 5), offices),
  },
  {
    // False match: “what it needs for growth”, where “needs” is a verb. True match: “a need for rest”.
    language: 'en',
    base: /^need for$/,
    isSeen: ({ before }) => /^(?:i|you|he|she|it|we|they|who|that|don’t|doesn’t|will|would)$/.test(formOf(before)),
  },
  {
    // False match: “prompted calls for reform”, where “calls” is a noun. True match: “the plan calls for patience” (needs).
    language: 'en',
    base: /^call for$/,
    isSeen: ({ before, span: [first], lexicon }) =>
      formOf(first) === 'calls' &&
      (isOnly(before, ['verb', 'adjective'], lexicon) ||
        /^(?:the|their|his|by|to|new|for|and|of)$/.test(formOf(before))),
  },
  {
    // False match: “they take pride in their work”. True match: “take a child in” (give it a home).
    language: 'en',
    base: /^take … in$/,
    isSeen: ({ span, next }) =>
      span.length > 2 && /^(?:the|an?|this|that|my|his|her|our|their|which|\d.*)$/.test(formOf(next)),
  },
  {
    // The meaning “replace” is never chosen: “step in” mostly means “intervene”, as in “he stepped in to help”.
    language: 'en',
    base: /^step in$/,
    isSeen: ({ conceptId }) => conceptId.startsWith('step-in/'),
  },
  {
    // False match: “as I see it, the lights are off”. True match: “he sees his friends off” (says goodbye to).
    language: 'en',
    base: /^\p{L}+ … (?:off|up|out|in|on|over|down|away|back)$/u,
    isSeen: ({ span }) => span.some((word, index) => index > 0 && word.start - (span[index - 1]?.end ?? 0) > 1),
  },
];
