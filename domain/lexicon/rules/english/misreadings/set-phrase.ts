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

/** Set phrases and phrasal verbs whose words often have their own meaning, such as “no way” and “hold up”. */
export const setPhraseMisreadings: readonly Misreading[] = [
  {
    // “No way!”, but not “there was no way to get home”
    language: 'en',
    base: /^no way$/,
    isSeen: ({ before, next }) => next !== undefined || before !== undefined,
  },
  {
    // “nice, isn’t it?”, but not “Isn’t it nice?” or “Don’t you like it?”
    language: 'en',
    base: /^(?:isn’t it|aren’t you|don’t you)$/,
    isSeen: ({ before, next }) => next !== undefined || before === undefined,
  },
  {
    // “shells, stones and such”, but not “and such people”
    language: 'en',
    base: /^and such$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “the papers are in order”, but not “in order for us to leave”
    language: 'en',
    base: /^in order$/,
    isSeen: ({ next }) => /^(?:for|that|to|of)$/.test(formOf(next)),
  },
  {
    // “he could go no further”, but not “any further questions”
    language: 'en',
    base: /^any further$/,
    isSeen: ({ next, lexicon }) => mayBe(next, ['noun'], lexicon),
  },
  {
    // “so” means “therefore” in “So maybe this is something that you want”, unlike in “so cold that”.
    language: 'en',
    base: /^so … that$/,
    isSeen: ({ span, before, lexicon }) =>
      (before === undefined && /^\p{Lu}/u.test(span[0]?.text ?? '') && formOf(span[1]) === 'maybe') ||
      !mayBe(span[1], ['adjective', 'adverb', 'determiner', 'verb'], lexicon),
  },
  {
    // “depend on me”, but not “it depends on the weather”
    language: 'en',
    base: /^depend (?:… )?on$/,
    isSeen: ({ conceptId, next }) =>
      /^(?:be-up-to-somebody|rely-on)\//.test(conceptId) &&
      !(people.test(formOf(next)) && !/^(?:my|your|each)$/.test(formOf(next))),
  },
  {
    // “what are you up to”, but not “it is up to you”
    language: 'en',
    base: /^be up to$/,
    isSeen: ({ conceptId, earlier, next }) => {
      const isActing =
        someOf(earlier, /^what$/) || /^(?:something|anything|nothing|much|no|any|mischief|tricks)$/.test(formOf(next));
      return conceptId.startsWith('be-up-to-be-doing/') !== isActing;
    },
  },
  {
    // “this drove him to drink”, but not “we drive to work”
    language: 'en',
    base: /^(?:drive|prompt) … to$/,
    isSeen: ({ span }) => span.length === 2,
  },
  {
    // “the custom goes back to the 12th century”, but not “go back to work”
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
    // “listen to me”, but not “listen to music”: there “listen” keeps its meaning.
    language: 'en',
    base: /^listen to$/,
    isSeen: ({ conceptId, next }) =>
      conceptId.startsWith('listen-take-advice/') &&
      !/^(?:me|him|us|them|reason|advice|anyone|anybody)$/.test(formOf(next)),
  },
  {
    // “try the shoes on”, but not “try it on your hand” or “try putting it on a table”
    language: 'en',
    base: /^try (?:… )?on$/,
    isSeen: ({ span, next, later }) =>
      !someOf([...span, ...later.slice(0, 3)], clothes) &&
      !(next === undefined && span.length === 3 && /^(?:it|them|one|these|this)$/.test(formOf(span[1]))),
  },
  {
    // “he proposed to her”, but not “as you propose to do”
    language: 'en',
    base: /^propose to$/,
    isSeen: ({ next, lexicon }) => isInfinitive(next, 'en', lexicon),
  },
  {
    // “put out the fire”, but not “the kitchen puts out good food”
    language: 'en',
    base: /^put (?:… )?out$/,
    isSeen: ({ conceptId, span, later }) =>
      conceptId.startsWith('hang-out/')
        ? !someOf([...span, ...later.slice(0, 4)], /^(?:laundry|washing|clothes|sheets|linen)$/)
        : /^(?:turn-off|extinguish)\//.test(conceptId) && !someOf([...span, ...later.slice(0, 4)], fires),
  },
  {
    // “take up golf”, but not “take up the challenge”
    language: 'en',
    base: /^take (?:… )?up$/,
    isSeen: ({ conceptId, span, later }) =>
      conceptId.startsWith('take-up-hobby/') && !someOf([...span, ...later.slice(0, 3)], hobbies),
  },
  {
    // “we made it in time”, but not “he made it clear that” or “it makes it abundantly clear”
    language: 'en',
    base: /^make it$/,
    isSeen: ({ next, later, lexicon }) =>
      /^(?:clear|easy|hard|easier|harder|difficult|possible|impossible|known|work|look|seem|feel|more|less|so|very|too|abundantly|quite|better|worse|available|right|safe|public|official|legal|illegal|about|for)$/.test(
        formOf(next),
      ) ||
      (isOnly(next, ['adverb'], lexicon) && isOnly(later[1], ['adjective'], lexicon)),
  },
  {
    // “their share of the costs” (portion), but not “shares of a company” (stock)
    language: 'en',
    base: /^share of$/,
    isSeen: ({ span: [first] }) => formOf(first) === 'shares',
  },
  {
    // “he is around somewhere”, but not “it is around ten metres high”
    language: 'en',
    base: /^be around$/,
    isSeen: ({ next, lexicon }) =>
      /^[\d$£€]/.test(formOf(next)) || /^(?:the|an?|half)$/.test(formOf(next)) || mayBe(next, ['numeral'], lexicon),
  },
  {
    // “a man coming from Texas”, but not “he is coming from work”
    language: 'en',
    base: /^coming from$/,
    isSeen: ({ before, next }) =>
      next === undefined ||
      !/^\p{Lu}/u.test(next.text) ||
      /^(?:am|is|are|was|were|be|been|.+’(?:m|re|s))$/.test(formOf(before)),
  },
  {
    // “the tyres will hold up in the snow”, “hold up the lid”
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
    // “the game is over”, but not “the storm is over land”
    language: 'en',
    base: /^be over$/,
    isSeen: ({ next }) => countries.test(formOf(next)),
  },
  {
    // “keep the dog from barking”, “I could not keep from laughing”
    language: 'en',
    base: /^keep (?:… )?from$/,
    isSeen: ({ conceptId, span, next }) =>
      conceptId.startsWith('keep-from-doing/') ? span.length > 2 || !/.ing$/.test(formOf(next)) : span.length === 2,
  },
  {
    // “by what right”, but not “surprised by what they found”
    language: 'en',
    base: /^by what$/,
    isSeen: ({ next, lexicon }) =>
      next === undefined || mayBe(next, ['pronoun', 'determiner', 'verb', 'name'], lexicon),
  },
  {
    // “run for mayor”, but not “run for miles”
    language: 'en',
    base: /^run for$/,
    isSeen: ({ later }) => !someOf(later.slice(0, 5), offices),
  },
  {
    // “a need for rest”, but not “what it needs for growth”
    language: 'en',
    base: /^need for$/,
    isSeen: ({ before }) => /^(?:i|you|he|she|it|we|they|who|that|don’t|doesn’t|will|would)$/.test(formOf(before)),
  },
  {
    // “the plan calls for patience”, but not “prompted calls for reform”
    language: 'en',
    base: /^call for$/,
    isSeen: ({ before, span: [first], lexicon }) =>
      formOf(first) === 'calls' &&
      (isOnly(before, ['verb', 'adjective'], lexicon) ||
        /^(?:the|their|his|by|to|new|for|and|of)$/.test(formOf(before))),
  },
  {
    // “take a child in”, but not “they take delivery in Spain”
    language: 'en',
    base: /^take … in$/,
    isSeen: ({ span, next }) =>
      span.length > 2 && /^(?:the|an?|this|that|my|his|her|our|their|which|\d.*)$/.test(formOf(next)),
  },
  {
    // “he stepped in to help” (intervened), but not “step in, please”
    language: 'en',
    base: /^step in$/,
    isSeen: ({ conceptId }) => conceptId.startsWith('step-in/'),
  },
  {
    // “he sees his friends off”, but not “as I see it, the lights are off”
    language: 'en',
    base: /^\p{L}+ … (?:off|up|out|in|on|over|down|away|back)$/u,
    isSeen: ({ span }) => span.some((word, index) => index > 0 && word.start - (span[index - 1]?.end ?? 0) > 1),
  },
];
