import type { AnswerMatch } from '../../../domain/learning/match-answer.ts';
import type { Grade } from '../../../domain/learning/review.ts';

/** How the answer was found. */
export type Answered = { way: 'reveal' } | { way: 'type'; typed: string; match: AnswerMatch };

const suggestions: Record<AnswerMatch, Grade> = { right: 3, accent: 3, typo: 3, 'base-form': 2, wrong: 1 };

/** The grade that Space picks. A typo or a missing accent is forgiven. */
export const suggestGrade = (answered: Answered): Grade =>
  answered.way === 'reveal' ? 3 : suggestions[answered.match];
