import type { AnswerMatch } from '../../../domain/learning/review/match-answer.ts';
import type { Grade } from '../../../domain/learning/review/review.ts';

/** How the card was answered: the answer was revealed, or it was typed and compared. */
export type Answered = { way: 'reveal' } | { way: 'type'; typed: string; match: AnswerMatch };

const suggestions: Record<AnswerMatch, Grade> = {
  right: 3,
  accent: 3,
  typo: 3,
  'base-form': 2,
  'misspelt-base-form': 2,
  wrong: 1,
};

/** Practice has two grades: the answer is right, or the card is shown again. */
export const practiceGrades = [1, 3] as const satisfies Grade[];

/** The grade that the space bar chooses. An answer with a typo or a missing accent counts as right. */
export function suggestGrade(answered: Answered, isPractice: boolean): Grade {
  const grade = answered.way === 'reveal' ? 3 : suggestions[answered.match];
  return isPractice && grade !== 1 ? 3 : grade;
}
