import { placementNext } from '../../domain/learning/estimate/placement.ts';
import type { RankedWord } from '../../domain/lexicon/ranked-word.ts';
import { between, type Learner } from './create-learner.ts';

interface Lists {
  ranked: readonly RankedWord[];
  invented: readonly string[];
}

/** Runs the whole placement test with the simulated answers of the learner. */
export function takePlacement(learner: Learner, { ranked, invented }: Lists) {
  const fake = new Set(invented);
  const { chance } = learner;
  const random = () => between(chance, 0, 1);
  const answers: { word: string; isKnown: boolean }[] = [];
  for (;;) {
    const step = placementNext({ answers, ranked, invented, random });
    if ('result' in step) return { vocabulary: step.result, questions: answers.length };
    answers.push(...step.words.map((word) => ({ word, isKnown: random() < markingRate(word) })));
  }

  function markingRate(word: string): number {
    if (fake.has(word)) return learner.guessingInvented;
    return learner.knows(word) ? 1 - learner.overlooking : learner.guessing;
  }
}
