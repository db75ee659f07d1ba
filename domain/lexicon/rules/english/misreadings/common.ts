import type { Misreading } from '../../misreading.ts';
import { isInfinitive, isOnly, mayBe } from '../../word-classes.ts';

/** Common phrases such as “close to”, “all that” and “be right”. */
export const commonMisreadings: readonly Misreading[] = [
  {
    // “for another, it is cheap”, but not “for another project”
    language: 'en',
    base: /^for (?:another|one thing)$/,
    isSeen: ({ next }) => next !== undefined && next.form !== 'thing',
  },
  {
    // “go over the plan”, but not “we go over ten times a year”
    language: 'en',
    base: /^go over$/,
    isSeen: ({ next, lexicon }) =>
      /^(?:\d.*|about|there|to)$/.test(next?.form ?? '') || mayBe(next, ['numeral'], lexicon),
  },
  {
    // “waltz in three”, but not “one in five people”
    language: 'en',
    base: /^in (?:two|three|four|five|six)$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “one day he left”, but not “one day of the year”
    language: 'en',
    base: /^one (?:day|time)$/,
    isSeen: ({ before, next }) =>
      /^(?:of|per|or|at|before|after|only|off|trip|pass|workshop)$/.test(next?.form ?? '') ||
      /^(?:in|for|only|just|least|than|that’s|is|every|within|per|the|this|that)$/.test(before?.form ?? ''),
  },
  {
    // “he is used to it”, “he used to smoke”, but not “it is used to cut wood”
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
    // “close to 200 people”, but not “close to the beach”
    language: 'en',
    base: /^close to$/,
    isSeen: ({ conceptId, next, lexicon }) => {
      const isNumber = /^[\d$£€]/.test(next?.form ?? '') || mayBe(next, ['numeral'], lexicon) || next?.form === 'half';
      return conceptId.startsWith('close-to-almost/') !== isNumber;
    },
  },
  {
    // Two expressions. With other words inside: “in a friendly way”, but not “in a way”. Without other words: “in a way
    // he is right”, but not “in a way that”.
    language: 'en',
    base: /^in a (?:… )?way$/,
    isSeen: ({ conceptId, span, next, lexicon }) => {
      const hasGap = lexicon.concepts.get(conceptId)?.words.en.word.includes('…') ?? false;
      return hasGap ? span.length === 3 : /^(?:that|of|which|to|as)$/.test(next?.form ?? '');
    },
  },
  {
    // “you all”, but not “are you all right”
    language: 'en',
    base: /^you all$/,
    isSeen: ({ next }) => /^(?:right|set|ready|alone|the|of|that|this|day|night|your|my|kinds)$/.test(next?.form ?? ''),
  },
  {
    // “all that I want”, but not “all that stuff” or “not all that bad”
    language: 'en',
    base: /^all (?:that|this)$/,
    isSeen: ({ next, lexicon }) =>
      mayBe(next, ['noun', 'adjective', 'adverb'], lexicon) && !mayBe(next, ['pronoun', 'determiner', 'verb'], lexicon),
  },
  {
    // “I take it that you agree”, but not “I take it back”
    language: 'en',
    base: /^I take it$/,
    isSeen: ({ next }) => next !== undefined && !/^(?:that|you|he|she|they|we|the|this|your|from)$/.test(next.form),
  },
  {
    // “Got it!”, but not “I got it fixed”
    language: 'en',
    base: /^got it$/,
    isSeen: ({ next }) => next !== undefined,
  },
  {
    // “you are right”, but not “it is right next to the bank”
    language: 'en',
    base: /^be right$/,
    isSeen: ({ next, lexicon }) =>
      /^(?:next|here|there|behind|in|on|at|across|by|around|off|after|before|up|down|over|under|above|below|now|outside|beside|near|along|off|back|where|for)$/.test(
        next?.form ?? '',
      ) || isOnly(next, ['noun'], lexicon),
  },
  {
    // “be sure to call”, but not “he is sure to win”
    language: 'en',
    base: /^be sure to$/,
    isSeen: ({ span: [first] }) => first?.form !== 'be' && first?.form !== 'please',
  },
  {
    // “I can’t help laughing”, “I can’t help it”, but not “I can’t help you”
    language: 'en',
    base: /^(?:can’t|cannot|couldn’t|can not) help$/,
    isSeen: ({ next }) => !/^(?:it|but|myself|himself|herself|themselves|.+ing)$/.test(next?.form ?? ''),
  },
  {
    // “I kind of like it”, but not “it was kind of you to come”
    language: 'en',
    base: /^kind of$/,
    isSeen: ({ next, later }) => /^(?:you|him|her|them)$/.test(next?.form ?? '') && later[1]?.form === 'to',
  },
  {
    // “so cold that”, but not “so that”
    language: 'en',
    base: /^so … that$/,
    isSeen: ({ span }) => span.length === 2,
  },
  {
    // “it is due to him”, but not “the rent is due”
    language: 'en',
    base: /^be due$/,
    isSeen: ({ next }) => next?.form !== 'to',
  },
];
