import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isOnly } from '../../word-classes.ts';

const someOf = (words: readonly ReadWord[], pattern: RegExp) => words.some(({ form }) => pattern.test(form));

/** Verbs after “due to” that may also be nouns: “start” in “is due to start”. */
const planned =
  /^(?:start|begin|open|end|close|meet|visit|speak|talk|travel|return|play|take|be|have|hold|launch|release|face|report|leave|finish|appear|vote|step|run|stand|fly|sign|rise|land)$/;

/**
 * Rules against false matches of verbs with a particle and of set phrases in news and stories: “turn on the light”, “is due
 * to meet him”.
 */
export const textMisreadings: readonly Misreading[] = [
  {
    // False match: “she turned on the light” (switched on). True match: “he turns me on” (attracts).
    language: 'en',
    base: /^turn (?:… )?on$/,
    isSeen: ({ conceptId, span, next }) =>
      conceptId.startsWith('sexually-arouse/') && (next !== undefined || !someOf(span, /^(?:me|him|her|you|us|them)$/)),
  },
  {
    // False match: “he is due to meet her” (expected). True match: “the delay is due to rain” (caused by).
    language: 'en',
    base: /^be due to$/,
    isSeen: ({ conceptId, next, lexicon }) => {
      const isPlan = isOnly(next, ['verb'], lexicon) || planned.test(next?.form ?? '');
      return conceptId.startsWith('be-due-to-do/') ? !isPlan : isPlan;
    },
  },
  {
    // False match: “it is listed as endangered”. True match: “it is listed on the stock exchange” (its shares are traded
    // there).
    language: 'en',
    base: /^be listed$/,
    isSeen: ({ next, earlier, later }) =>
      /^(?:as|below|above|here|under|among|for)$/.test(next?.form ?? '') ||
      !someOf(
        [...earlier.slice(-6), ...later.slice(0, 6)],
        /^(?:exchanges?|stocks?|nyse|nasdaq|ftse|market|shares|bourse|company’s)$/,
      ),
  },
  {
    // False match: “he kept looking at his watch”. True match: “keep looking!” (search on).
    language: 'en',
    base: /^keep looking$/,
    isSeen: ({ next }) =>
      /^(?:at|up|down|back|around|over|out|away|into|like|through|good|great|better)$/.test(next?.form ?? ''),
  },
  {
    // False match: “the case has a feeling of”. True match: “he has a feeling that” (suspects).
    language: 'en',
    base: /^have a feeling$/,
    isSeen: ({ next }) => next?.form === 'of',
  },
  {
    // False match: “he told her not to worry”. True match: “not to worry!” (never mind).
    language: 'en',
    base: /^not to worry$/,
    isSeen: ({ before }) => before !== undefined,
  },
  {
    // False match: “they turned him away” (did not let him in). True match: “she turned away” (looked elsewhere).
    language: 'en',
    base: /^turn (?:… )?away$/,
    isSeen: ({ conceptId, span, next }) => {
      const hasObject = span.length > 2 || /^(?:\p{Ll}+s|people)$/u.test(next?.form ?? '');
      return conceptId.startsWith('turn-away-oneself/') ? hasObject : !hasObject;
    },
  },
  {
    // False match: “it grows up to two metres tall”. True match: “she grew up in Spain” (became an adult).
    language: 'en',
    base: /^grow up$/,
    isSeen: ({ next, later }) =>
      next?.form === 'to' && /^(?:\d.*|two|three|four|five|six|ten|twenty)$/.test(later[1]?.form ?? ''),
  },
  {
    // False match: “we have time, so that does not matter”. True match: “speak up so that I can hear you” (in order that).
    language: 'en',
    base: /^so that$/,
    isSeen: ({ next }) =>
      /^(?:is|was|does|doesn’t|did|didn’t|isn’t|wasn’t|will|won’t|would|wouldn’t|means|meant|makes|made|seems|can’t|could|should|helps|explains|sounds|looks)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // False match: “he withdrew from the race”. True match: “the army withdrew from the city” (left).
    language: 'en',
    base: /^withdraw from$/,
    isSeen: ({ conceptId, earlier, later }) => {
      const isArmy = someOf(
        [...earlier, ...later.slice(0, 5)],
        /^(?:troops?|army|military|forces|soldiers|territory|city|area|positions?|border|region|town)$/,
      );
      return conceptId.startsWith('withdraw-from-place/') ? !isArmy : isArmy;
    },
  },
  {
    // False match: “the first meeting with them”, where “meeting” is a noun. True match: “he is meeting with the president”.
    language: 'en',
    base: /^meet with$/,
    isSeen: ({ span: [verb], before }) =>
      verb?.form === 'meeting' &&
      /^(?:an?|the|this|that|first|last|next|my|your|his|her|our|their|private|brief|any)$/.test(before?.form ?? ''),
  },
  {
    // False match: “fruit is good for you”. True match: “good for you!” (well done).
    language: 'en',
    base: /^good for you$/,
    isSeen: ({ before }) => before !== undefined,
  },
  {
    // False match: “the village lies in the north”. True match: “the answer lies in the past” (can be found).
    language: 'en',
    base: /^lie\*? in$/,
    isSeen: ({ earlier }) =>
      !someOf(
        earlier,
        /^(?:answers?|solution|problems?|key|reasons?|strengths?|difference|secret|cause|power|beauty|origins?|difficulty|importance|value|roots?|future|hope|explanation|challenge|truth|danger|appeal|interest|success)$/,
      ),
  },
  {
    // False match: “push out a dent”. True match: “push out a rival” (make him leave).
    language: 'en',
    base: /^push (?:… )?out$/,
    isSeen: ({ span, later }) => someOf([...span, ...later.slice(0, 4)], /^(?:dents?|air|water|chest|cork|tongue)$/),
  },
];
