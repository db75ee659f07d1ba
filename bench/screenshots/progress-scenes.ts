import type { Progress } from '../../domain/learning/progress.ts';
import type { Scene } from './scene.ts';

const dayMs = 86_400_000;
const dayAt = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** The progress after three months of reading and reviewing. */
const progress: Progress = {
  weeks: Array.from({ length: 13 }, (_, week) => ({
    start: dayAt(7 * (week - 12)),
    known: 1200 + 60 * week + 25 * (week % 3),
    range: [1050 + 62 * week, 1400 + 65 * week],
    secondsRead: 60 * (25 + 11 * (week % 5)),
    secondsHeard: 60 * (8 + 6 * (week % 4)),
    articlesFinished: 1 + (week % 4),
  })),
  states: { unreviewed: 14, learning: 96, learned: 131 },
  vocabulary: { size: 1920, range: [1780, 2180], spread: 0.35, level: 'B1', levelRange: ['A2', 'B1'], isPlaced: true },
  reviews: {
    recalled: 312,
    forgotten: 29,
    due: [18, 11, 7, 13, 4, 0, 9].map((count, day) => ({ day: dayAt(day), count })),
  },
};

export const progressScenes: readonly [Scene, ...Scene[]] = [
  {
    name: 'progress',
    who: 'learner',
    path: '/progress',
    isWhole: true,
    answers: { '**/api/learning/progress*': () => progress },
  },
  { name: 'progress-empty', who: 'learner', path: '/progress', isWhole: true },
];
