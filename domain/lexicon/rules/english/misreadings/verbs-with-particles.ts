import type { ReadWord } from '../../../read-sentence.ts';
import type { Misreading } from '../../misreading.ts';
import { isOnly } from '../../word-classes.ts';

const someOf = (words: readonly ReadWord[], pattern: RegExp) => words.some(({ form }) => pattern.test(form));

/** Verbs after “due to” that may also be nouns: “start” in “is due to start”. */
const planned =
  /^(?:start|begin|open|end|close|meet|visit|speak|talk|travel|return|play|take|be|have|hold|launch|release|face|report|leave|finish|appear|vote|step|run|stand|fly|sign|rise|land)$/;

/** Verbs with a particle and set phrases of news and stories: “turn on the light”, “is due to meet him”. */
export const textMisreadings: readonly Misreading[] = [
  {
    // Misread: “she turned on the light”. Meant: “he turns me on”.
    language: 'en',
    base: /^turn (?:… )?on$/,
    isSeen: ({ conceptId, span, next }) =>
      conceptId.startsWith('sexually-arouse/') && (next !== undefined || !someOf(span, /^(?:me|him|her|you|us|them)$/)),
  },
  {
    // Misread: “he is due to meet her”. Meant: “the delay is due to rain”.
    language: 'en',
    base: /^be due to$/,
    isSeen: ({ conceptId, next, lexicon }) => {
      const isPlan = isOnly(next, ['verb'], lexicon) || planned.test(next?.form ?? '');
      return conceptId.startsWith('be-due-to-do/') ? !isPlan : isPlan;
    },
  },
  {
    // Misread: “it is listed as endangered”. Meant: “shares that are listed in London”.
    language: 'en',
    base: /^be listed$/,
    isSeen: ({ next, later }) =>
      /^(?:as|below|above|here|under|among|for)$/.test(next?.form ?? '') ||
      !someOf(later.slice(0, 6), /^(?:exchange|stock|nyse|nasdaq|market|shares|bourse)$/),
  },
  {
    // Misread: “he kept looking at his watch”. Meant: “keep looking!”.
    language: 'en',
    base: /^keep looking$/,
    isSeen: ({ next }) =>
      /^(?:at|up|down|back|around|over|out|away|into|like|through|good|great|better)$/.test(next?.form ?? ''),
  },
  {
    // Misread: “the case has a feeling of”. Meant: “he has a feeling that”.
    language: 'en',
    base: /^have a feeling$/,
    isSeen: ({ next }) => next?.form === 'of',
  },
  {
    // Misread: “he told her not to worry”. Meant: “not to worry!”.
    language: 'en',
    base: /^not to worry$/,
    isSeen: ({ before }) => before !== undefined,
  },
  {
    // Misread: “they turned him away”. Meant: “she turned away”.
    language: 'en',
    base: /^turn (?:… )?away$/,
    isSeen: ({ conceptId, span, next }) => {
      const hasObject = span.length > 2 || /^(?:\p{Ll}+s|people)$/u.test(next?.form ?? '');
      return conceptId.startsWith('turn-away-oneself/') ? hasObject : !hasObject;
    },
  },
  {
    // Misread: “it grows up to two metres tall”. Meant: “she grew up in Spain”.
    language: 'en',
    base: /^grow up$/,
    isSeen: ({ next, later }) =>
      next?.form === 'to' && /^(?:\d.*|two|three|four|five|six|ten|twenty)$/.test(later[1]?.form ?? ''),
  },
  {
    // Misread: “we have time, so that does not matter”. Meant: “speak up so that I can hear you”.
    language: 'en',
    base: /^so that$/,
    isSeen: ({ next }) =>
      /^(?:is|was|does|doesn’t|did|didn’t|isn’t|wasn’t|will|won’t|would|wouldn’t|means|meant|makes|made|seems|can’t|could|should|helps|explains|sounds|looks)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // Misread: “he withdrew from the race”. Meant: “the army withdrew from the city”.
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
    // Misread: “the first meeting with them”. Meant: “he is meeting with the president”.
    language: 'en',
    base: /^meet with$/,
    isSeen: ({ span: [verb], before }) =>
      verb?.form === 'meeting' &&
      /^(?:an?|the|this|that|first|last|next|my|your|his|her|our|their|private|brief|any)$/.test(before?.form ?? ''),
  },
  {
    // Misread: “fruit is good for you”. Meant: “good for you!”.
    language: 'en',
    base: /^good for you$/,
    isSeen: ({ before }) => before !== undefined,
  },
  {
    // Misread: “the village lies in the north”. Meant: “the answer lies in the past”.
    language: 'en',
    base: /^lie\*? in$/,
    isSeen: ({ earlier }) =>
      !someOf(
        earlier,
        /^(?:answers?|solution|problems?|key|reasons?|strengths?|difference|secret|cause|power|beauty|origins?|difficulty|importance|value|roots?|future|hope|explanation|challenge|truth|danger|appeal|interest|success)$/,
      ),
  },
  {
    // Misread: “push out a dent”. Meant: “push out a rival”.
    language: 'en',
    base: /^push (?:… )?out$/,
    isSeen: ({ span, later }) => someOf([...span, ...later.slice(0, 4)], /^(?:dents?|air|water|chest|cork|tongue)$/),
  },
];
