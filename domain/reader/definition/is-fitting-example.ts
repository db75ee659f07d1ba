import { type Level, levels } from '../../level.ts';
import type { Example } from './definition.ts';

/** How many levels an example may be above the level of the learner. */
const mostLevelsAbove = 1;

/**
 * Whether an example helps the learner: it is another sentence than the one on the screen, and not far above their level.
 */
export function isFittingExample(
  { isSameSentence, level }: Pick<Example, 'isSameSentence' | 'level'>,
  learnerLevel: Level | undefined,
): boolean {
  if (isSameSentence) return false;
  // An example that an earlier release has stored has no level.
  if (!level || learnerLevel === undefined) return true;
  return levels.indexOf(level) - levels.indexOf(learnerLevel) <= mostLevelsAbove;
}
