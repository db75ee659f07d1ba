import type { Misreading } from '../../misreading.ts';
import { isInfinitive, isOnly, mayBe } from '../../word-classes.ts';

/** Rules against false matches of common phrases such as “close to”, “all that” and “be right”. */
export const commonMisreadings: readonly Misreading[] = [
  {
    // False match: “for another project”. True match: “for another, it is cheap” (secondly).
    language: 'en',
    base: /^for (?:another|one thing)$/,
    isSeen: ({ next }) => next !== undefined && next.form !== 'thing',
  },
  {
    // False match: “we go over ten times a year”. True match: “go over the plan” (check it).
    language: 'en',
    base: /^go over$/,
    isSeen: ({ next, lexicon }) =>
      /^(?:\d.*|about|there|to)$/.test(next?.form ?? '') || mayBe(next, ['numeral'], lexicon),
  },
  {
    // False match: “one in five people”. True match: “waltz in three” (in three-four time).
    language: 'en',
    base: /^in (?:two|three|four|five|six)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “one day of the year”. True match: “one day he left” (at some time).
    language: 'en',
    base: /^one (?:day|time)$/,
    isSeen: ({ before, next }) =>
      /^(?:of|per|or|at|before|after|only|off|trip|pass|workshop)$/.test(next?.form ?? '') ||
      /^(?:in|for|only|just|least|than|that’s|is|every|within|per|the|this|that)$/.test(before?.form ?? ''),
  },
  {
    // False match: “it is used to cut wood”. True match: “he is used to it” (knows it well) and “he used to smoke” (in the
    // past).
    language: 'en',
    base: /^(?:be )?used to$/,
    isSeen: ({ span, before, next, lexicon }) => {
      const isBehindBe =
        span.length > 2 || /^(?:is|are|was|were|be|been|being|get|got|getting|not)$/.test(before?.form ?? '');
      return (
        isBehindBe && isOnly(next, ['verb'], lexicon) && isInfinitive(next, 'en', lexicon) && next?.form !== 'being'
      );
    },
  },
  {
    // False match: “close to the beach”. True match: “close to 200 people” (almost).
    language: 'en',
    base: /^close to$/,
    isSeen: ({ conceptId, next, lexicon }) => {
      const isNumber = /^[\d$£€]/.test(next?.form ?? '') || mayBe(next, ['numeral'], lexicon) || next?.form === 'half';
      return conceptId.startsWith('close-to-almost/') !== isNumber;
    },
  },
  {
    // Two expressions. “in a … way” needs a word inside: “in a friendly way”. “in a way” means “to some degree” in “in a way
    // he is right”, but not in “in a way that helps”.
    language: 'en',
    base: /^in a (?:… )?way$/,
    isSeen: ({ conceptId, span, next, lexicon }) => {
      const hasGap = lexicon.concepts.get(conceptId)?.words.en.word.includes('…') ?? false;
      return hasGap ? span.length === 3 : /^(?:that|of|which|to|as)$/.test(next?.form ?? '');
    },
  },
  {
    // False match: “are you all right”. True match: “you all” (all of you).
    language: 'en',
    base: /^you all$/,
    isSeen: ({ next }) => /^(?:right|set|ready|alone|the|of|that|this|day|night|your|my|kinds)$/.test(next?.form ?? ''),
  },
  {
    // False match: “all that stuff” or “not all that bad”. True match: “all that I want”.
    language: 'en',
    base: /^all (?:that|this)$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['noun', 'adjective', 'adverb'], lexicon) && !mayBe(next, ['pronoun', 'determiner', 'verb'], lexicon),
  },
  {
    // False match: “I take it back”. True match: “I take it that you agree” (I suppose).
    language: 'en',
    base: /^I take it$/,
    isSeen: ({ next }) => next !== undefined && !/^(?:that|you|he|she|they|we|the|this|your|from)$/.test(next.form),
  },
  {
    // False match: “I got it fixed”. True match: “Got it!” (I understand).
    language: 'en',
    base: /^got it$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // False match: “it is right next to the bank”. True match: “you are right” (not mistaken).
    language: 'en',
    base: /^be right$/,
    isSeen: ({ next, lexicon }) =>
      /^(?:next|here|there|behind|in|on|at|across|by|around|off|after|before|up|down|over|under|above|below|now|outside|beside|near|along|off|back|where|for)$/.test(
        next?.form ?? '',
      ) || isOnly(next, ['noun'], lexicon),
  },
  {
    // False match: “he is sure to win”. True match: “be sure to call” (do not forget).
    language: 'en',
    base: /^be sure to$/,
    isSeen: ({ span: [first] }) => first?.form !== 'be' && first?.form !== 'please',
  },
  {
    // False match: “I can’t help you”. True match: “I can’t help laughing”, “I can’t help it” (cannot avoid it).
    language: 'en',
    base: /^(?:can’t|cannot|couldn’t|can not) help$/,
    isSeen: ({ next }) => !/^(?:it|but|myself|himself|herself|themselves|.+ing)$/.test(next?.form ?? ''),
  },
  {
    // False match: “it was kind of you to come”. True match: “I kind of like it” (rather).
    language: 'en',
    base: /^kind of$/,
    isSeen: ({ next, later }) => /^(?:you|him|her|them)$/.test(next?.form ?? '') && later[1]?.form === 'to',
  },
  {
    // False match: “so that” without a word inside. True match: “so cold that”.
    language: 'en',
    base: /^so … that$/,
    isSeen: ({ span }) => span.length === 2,
  },
  {
    // False match: “the rent is due”. True match: “it is due to him” (caused by).
    language: 'en',
    base: /^be due$/,
    isSeen: ({ next }) => next?.form !== 'to',
  },
];
