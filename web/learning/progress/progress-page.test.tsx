import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Progress } from '../../../domain/learning/progress.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { ProgressPage } from './progress-page.tsx';

const week = { known: 900, range: [700, 1100], secondsRead: 240, secondsHeard: 0, articlesFinished: 0 } as const;
const firstDay: Progress = {
  weeks: [{ ...week, start: '2026-11-16' }],
  states: { unreviewed: 3, learning: 0, learned: 0 },
  vocabulary: {
    size: 930,
    range: [700, 1100],
    spread: 0.25,
    level: 'A2',
    levelRange: ['A1', 'A2'],
    isPlaced: true,
  },
  reviews: { recalled: 0, forgotten: 0, due: [{ day: '2026-11-18', count: 3 }] },
};

test('on the first day, explains only the parts of the charts that are drawn', async () => {
  answerApi({ 'GET /api/learning/progress': { body: firstDay } });
  renderComponent(<ProgressPage />);
  await screen.findByText('New: not reviewed yet.');
  expect(screen.queryByText(/The band shows|Known: |Learning: |Heard: |Recalled: /)).toBeNull();
  // The placement test can be done again.
  expect(screen.getByRole('link', { name: 'Find your level' }).getAttribute('href')).toBe('/placement?from=progress');
});

test('later, explains all parts of the charts', async () => {
  const progress: Progress = {
    ...firstDay,
    weeks: [
      { ...week, start: '2026-11-09' },
      { ...week, start: '2026-11-16', secondsHeard: 120 },
    ],
    states: { unreviewed: 3, learning: 2, learned: 1 },
    reviews: { ...firstDay.reviews, recalled: 4, forgotten: 1 },
  };
  answerApi({ 'GET /api/learning/progress': { body: progress } });
  renderComponent(<ProgressPage />);
  await screen.findByText(/The band shows how certain/);
  await screen.findByText(/^New: .* Learning: .* Known: /);
  await screen.findByText(/^Read: .* Heard: /);
  await screen.findByText(/Recalled: graded/);
});

test.each([
  [true, 'It starts from your placement test.'],
  [false, 'It starts from the level you chose, A2.'],
])(
  'known words are called an estimate, with their range and what they are based on (test: %s)',
  async (isPlaced, start) => {
    const vocabulary = firstDay.vocabulary && { ...firstDay.vocabulary, isPlaced };
    answerApi({ 'GET /api/learning/progress': { body: { ...firstDay, vocabulary } } });
    renderComponent(<ProgressPage />);
    await screen.findByText('about 900');
    const how = await screen.findByText(/^An estimate: probably between 700 and 1,100 words\./);
    expect(how.textContent).toContain(start);
  },
);

test('after a level was chosen by hand, the range of the level is shown instead of a number at its end', async () => {
  const range = [1700, 3000] as const;
  const vocabulary = {
    size: 2950,
    range,
    spread: 0.25,
    level: 'B1',
    levelRange: ['B1', 'B1'],
    isPlaced: false,
  } as const;
  const weeks = [{ ...week, known: 2950, range, start: '2026-11-16' }];
  answerApi({ 'GET /api/learning/progress': { body: { ...firstDay, weeks, vocabulary } } });
  renderComponent(<ProgressPage />);
  // As the value of the card, and in the table.
  expect(await screen.findAllByText('1,700–3,000')).toHaveLength(2);
  expect(screen.queryByText(/about 3,000/)).toBeNull();
});

test('without a level, no number of known words is claimed', async () => {
  answerApi({ 'GET /api/learning/progress': { body: { ...firstDay, vocabulary: null } } });
  renderComponent(<ProgressPage />);
  await screen.findByText('To get an estimate, find or choose your level.');
  expect(screen.queryByText('about 900')).toBeNull();
});
