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
    // Misread: “there was no way to get home”. Meant: “No way!”.
    language: 'en',
    base: /^no way$/,
    isSeen: ({ before, next }) => next !== undefined || before !== undefined,
  },
  {
    // Misread: “Isn’t it nice?” or “Don’t you like it?”. Meant: “nice, isn’t it?”.
    language: 'en',
    base: /^(?:isn’t it|aren’t you|don’t you)$/,
    isSeen: ({ before, next }) => next !== undefined || before === undefined,
  },
  {
    // Misread: “and such people”. Meant: “shells, stones and such”.
    language: 'en',
    base: /^and such$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // Misread: “in order for us to leave”. Meant: “the papers are in order”.
    language: 'en',
    base: /^in order$/,
    isSeen: ({ next }) => /^(?:for|that|to|of)$/.test(formOf(next)),
  },
  {
    // Misread: “any further questions”. Meant: “he could go no further”.
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
    // Misread: “it depends on the weather”. Meant: “depend on me”.
    language: 'en',
    base: /^depend (?:… )?on$/,
    isSeen: ({ conceptId, next }) =>
      /^(?:be-up-to-somebody|rely-on)\//.test(conceptId) &&
      !(people.test(formOf(next)) && !/^(?:my|your|each)$/.test(formOf(next))),
  },
  {
    // Misread: “it is up to you”. Meant: “what are you up to”.
    language: 'en',
    base: /^be up to$/,
    isSeen: ({ conceptId, earlier, next }) => {
      const isActing =
        someOf(earlier, /^what$/) || /^(?:something|anything|nothing|much|no|any|mischief|tricks)$/.test(formOf(next));
      return conceptId.startsWith('be-up-to-be-doing/') !== isActing;
    },
  },
  {
    // Misread: “we drive to work”. Meant: “this drove him to drink”.
    language: 'en',
    base: /^(?:drive|prompt) … to$/,
    isSeen: ({ span }) => span.length === 2,
  },
  {
    // Misread: “go back to work”. Meant: “the custom goes back to the 12th century”.
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
    // Misread: “listen to music”: there “listen” keeps its meaning. Meant: “listen to me”.
    language: 'en',
    base: /^listen to$/,
    isSeen: ({ conceptId, next }) =>
      conceptId.startsWith('listen-take-advice/') &&
      !/^(?:me|him|us|them|reason|advice|anyone|anybody)$/.test(formOf(next)),
  },
  {
    // Misread: “try it on your hand” or “try putting it on a table”. Meant: “try the shoes on”.
    language: 'en',
    base: /^try (?:… )?on$/,
    isSeen: ({ span, next, later }) =>
      !someOf([...span, ...later.slice(0, 3)], clothes) &&
      !(next === undefined && span.length === 3 && /^(?:it|them|one|these|this)$/.test(formOf(span[1]))),
  },
  {
    // Misread: “as you propose to do”. Meant: “he proposed to her”.
    language: 'en',
    base: /^propose to$/,
    isSeen: ({ next, lexicon }) => isInfinitive(next, 'en', lexicon),
  },
  {
    // Misread: “the kitchen puts out good food”. Meant: “put out the fire”.
    language: 'en',
    base: /^put (?:… )?out$/,
    isSeen: ({ conceptId, span, later }) =>
      conceptId.startsWith('hang-out/')
        ? !someOf([...span, ...later.slice(0, 4)], /^(?:laundry|washing|clothes|sheets|linen)$/)
        : /^(?:turn-off|extinguish)\//.test(conceptId) && !someOf([...span, ...later.slice(0, 4)], fires),
  },
  {
    // Misread: “take up the challenge”. Meant: “take up golf”.
    language: 'en',
    base: /^take (?:… )?up$/,
    isSeen: ({ conceptId, span, later }) =>
      conceptId.startsWith('take-up-hobby/') && !someOf([...span, ...later.slice(0, 3)], hobbies),
  },
  {
    // Misread: “he made it clear that” or “it makes it abundantly clear”. Meant: “we made it in time”.
    language: 'en',
    base: /^make it$/,
    isSeen: ({ next, later, lexicon }) =>
      /^(?:clear|easy|hard|easier|harder|difficult|possible|impossible|known|work|look|seem|feel|more|less|so|very|too|abundantly|quite|better|worse|available|right|safe|public|official|legal|illegal|about|for)$/.test(
        formOf(next),
      ) ||
      (isOnly(next, ['adverb'], lexicon) && isOnly(later[1], ['adjective'], lexicon)),
  },
  {
    // Misread: “shares of a company” (stock). Meant: “their share of the costs” (portion).
    language: 'en',
    base: /^share of$/,
    isSeen: ({ span: [first] }) => formOf(first) === 'shares',
  },
  {
    // Misread: “it is around ten metres high”. Meant: “he is around somewhere”.
    language: 'en',
    base: /^be around$/,
    isSeen: ({ next, lexicon }) =>
      /^[\d$£€]/.test(formOf(next)) || /^(?:the|an?|half)$/.test(formOf(next)) || mayBe(next, ['numeral'], lexicon),
  },
  {
    // Misread: “he is coming from work”. Meant: “a man coming from Texas”.
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
    // Misread: “the storm is over land”. Meant: “the game is over”.
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
    // Misread: “surprised by what they found”. Meant: “by what right”.
    language: 'en',
    base: /^by what$/,
    isSeen: ({ next, lexicon }) =>
      next === undefined || mayBe(next, ['pronoun', 'determiner', 'verb', 'name'], lexicon),
  },
  {
    // Misread: “run for miles”. Meant: “run for mayor”.
    language: 'en',
    base: /^run for$/,
    isSeen: ({ later }) => !someOf(later.slice(0, 5), offices),
  },
  {
    // Misread: “what it needs for growth”. Meant: “a need for rest”.
    language: 'en',
    base: /^need for$/,
    isSeen: ({ before }) => /^(?:i|you|he|she|it|we|they|who|that|don’t|doesn’t|will|would)$/.test(formOf(before)),
  },
  {
    // Misread: “prompted calls for reform”. Meant: “the plan calls for patience”.
    language: 'en',
    base: /^call for$/,
    isSeen: ({ before, span: [first], lexicon }) =>
      formOf(first) === 'calls' &&
      (isOnly(before, ['verb', 'adjective'], lexicon) ||
        /^(?:the|their|his|by|to|new|for|and|of)$/.test(formOf(before))),
  },
  {
    // Misread: “they take delivery in Spain”. Meant: “take a child in”.
    language: 'en',
    base: /^take … in$/,
    isSeen: ({ span, next }) =>
      span.length > 2 && /^(?:the|an?|this|that|my|his|her|our|their|which|\d.*)$/.test(formOf(next)),
  },
  {
    // Misread: “step in, please”. Meant: “he stepped in to help” (intervened).
    language: 'en',
    base: /^step in$/,
    isSeen: ({ conceptId }) => conceptId.startsWith('step-in/'),
  },
  {
    // Misread: “as I see it, the lights are off”. Meant: “he sees his friends off”.
    language: 'en',
    base: /^\p{L}+ … (?:off|up|out|in|on|over|down|away|back)$/u,
    isSeen: ({ span }) => span.some((word, index) => index > 0 && word.start - (span[index - 1]?.end ?? 0) > 1),
  },
];
