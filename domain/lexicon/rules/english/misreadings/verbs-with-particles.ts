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
    // “he turns me on”, but not “she turned on the light”
    language: 'en',
    base: /^turn (?:… )?on$/,
    isSeen: ({ conceptId, span, next }) =>
      conceptId.startsWith('sexually-arouse/') && (next !== undefined || !someOf(span, /^(?:me|him|her|you|us|them)$/)),
  },
  {
    // “the delay is due to rain”, but not “he is due to meet her”
    language: 'en',
    base: /^be due to$/,
    isSeen: ({ conceptId, next, lexicon }) => {
      const isPlan = isOnly(next, ['verb'], lexicon) || planned.test(next?.form ?? '');
      return conceptId.startsWith('be-due-to-do/') ? !isPlan : isPlan;
    },
  },
  {
    // “shares that are listed in London”, but not “it is listed as endangered”
    language: 'en',
    base: /^be listed$/,
    isSeen: ({ next, later }) =>
      /^(?:as|below|above|here|under|among|for)$/.test(next?.form ?? '') ||
      !someOf(later.slice(0, 6), /^(?:exchange|stock|nyse|nasdaq|market|shares|bourse)$/),
  },
  {
    // “keep looking!”, but not “he kept looking at his watch”
    language: 'en',
    base: /^keep looking$/,
    isSeen: ({ next }) =>
      /^(?:at|up|down|back|around|over|out|away|into|like|through|good|great|better)$/.test(next?.form ?? ''),
  },
  {
    // “he has a feeling that”, but not “the case has a feeling of”
    language: 'en',
    base: /^have a feeling$/,
    isSeen: ({ next }) => next?.form === 'of',
  },
  {
    // “not to worry!”, but not “he told her not to worry”
    language: 'en',
    base: /^not to worry$/,
    isSeen: ({ before }) => before !== undefined,
  },
  {
    // “she turned away”, but not “they turned him away”
    language: 'en',
    base: /^turn (?:… )?away$/,
    isSeen: ({ conceptId, span, next }) => {
      const hasObject = span.length > 2 || /^(?:\p{Ll}+s|people)$/u.test(next?.form ?? '');
      return conceptId.startsWith('turn-away-oneself/') ? hasObject : !hasObject;
    },
  },
  {
    // “she grew up in Spain”, but not “it grows up to two metres tall”
    language: 'en',
    base: /^grow up$/,
    isSeen: ({ next, later }) =>
      next?.form === 'to' && /^(?:\d.*|two|three|four|five|six|ten|twenty)$/.test(later[1]?.form ?? ''),
  },
  {
    // “speak up so that I can hear you”, but not “we have time, so that does not matter”
    language: 'en',
    base: /^so that$/,
    isSeen: ({ next }) =>
      /^(?:is|was|does|doesn’t|did|didn’t|isn’t|wasn’t|will|won’t|would|wouldn’t|means|meant|makes|made|seems|can’t|could|should|helps|explains|sounds|looks)$/.test(
        next?.form ?? '',
      ),
  },
  {
    // “the army withdrew from the city”, but not “he withdrew from the race”
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
    // “he is meeting with the president”, but not “the first meeting with them”
    language: 'en',
    base: /^meet with$/,
    isSeen: ({ span: [verb], before }) =>
      verb?.form === 'meeting' &&
      /^(?:an?|the|this|that|first|last|next|my|your|his|her|our|their|private|brief|any)$/.test(before?.form ?? ''),
  },
  {
    // “good for you!”, but not “fruit is good for you”
    language: 'en',
    base: /^good for you$/,
    isSeen: ({ before }) => before !== undefined,
  },
  {
    // “the answer lies in the past”, but not “the village lies in the north”
    language: 'en',
    base: /^lie\*? in$/,
    isSeen: ({ earlier }) =>
      !someOf(
        earlier,
        /^(?:answers?|solution|problems?|key|reasons?|strengths?|difference|secret|cause|power|beauty|origins?|difficulty|importance|value|roots?|future|hope|explanation|challenge|truth|danger|appeal|interest|success)$/,
      ),
  },
  {
    // “push out a rival”, but not “push out a dent”
    language: 'en',
    base: /^push (?:… )?out$/,
    isSeen: ({ span, later }) => someOf([...span, ...later.slice(0, 4)], /^(?:dents?|air|water|chest|cork|tongue)$/),
  },
];
