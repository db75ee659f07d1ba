import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import type { Vocabulary } from '../../../domain/learning/estimate/estimate.ts';
import type { Level } from '../../../domain/level.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { rememberWantedPage } from '../../access/wanted-page.ts';
import { PlacementResult } from './placement-result.tsx';

const whose = { userId: 'u1', language: 'es' } as const;

const vocabularyWith = (lowest: Level, highest: Level): Vocabulary => ({
  size: 1200,
  range: [700, 1900],
  spread: 0.4,
  level: 'A2',
  levelRange: [lowest, highest],
});

test.each<[Level, Level, boolean]>([
  ['A2', 'A2', false],
  ['A2', 'B1', false],
  ['A1', 'B1', true],
])('warns only if the answers fit three levels: %s to %s', (lowest, highest, isWarned) => {
  renderComponent(
    <PlacementResult vocabulary={vocabularyWith(lowest, highest)} whose={whose} native="de" onAgain={() => {}} />,
  );
  expect(screen.queryByText(/^This is very uncertain, .* Do the test again/) !== null).toBe(isWarned);
});

test.each([
  ['fewer than 100 words', 'in Spanish: level A1.', 86, [77, 103]],
  ['about 100 words', 'in Spanish: level A1.', 111, [98, 121]],
  ['about 100 words', 'in Spanish: between 100 and 150, level A1.', 111, [77, 160]],
] as const)('says %s %s', (estimate, rest, size, range) => {
  const vocabulary = { ...vocabularyWith('A1', 'A1'), size, range };
  renderComponent(<PlacementResult vocabulary={vocabulary} whose={whose} native="de" onAgain={() => {}} />);
  screen.getByRole('heading', { name: estimate });
  screen.getByText(rest);
});

test.each([
  ['en', /Words that look like English words were not asked/],
  ['de', /Words that look like yours or like English were not asked/],
] as const)('says which words a reader of %s was not asked', (native, sentence) => {
  const result = { whose, vocabulary: vocabularyWith('A2', 'A2'), native, onAgain: () => {} } as const;
  renderComponent(<PlacementResult {...result} />);
  screen.getByText(sentence);
});

test('the learner can correct the level at once', async () => {
  const vocabulary = vocabularyWith('A2', 'B1');
  const asked = answerApi({ 'PUT /api/learning/vocabulary': { body: { vocabulary: { ...vocabulary, level: 'B1' } } } });
  const { user } = renderComponent(
    <PlacementResult vocabulary={vocabulary} whose={whose} native="de" onAgain={() => {}} />,
  );
  expect(screen.getByText('Does A2 fit you?')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'B1' }));
  await waitFor(() => expect(screen.getByText('Saved. Foxtale now assumes level B1.')).toBeTruthy());
  expect(asked).toContain('PUT /api/learning/vocabulary');
});

test('offers the article whose link the user has followed', () => {
  const vocabulary = vocabularyWith('A2', 'A2');
  onTestFinished(() => localStorage.clear());
  const show = () =>
    renderComponent(<PlacementResult whose={whose} vocabulary={vocabulary} native="de" onAgain={() => {}} />);
  show();
  expect(screen.queryByText('Read the article of your link')).toBeNull();
  cleanup();
  rememberWantedPage('/article/a1', whose.userId);
  show();
  screen.getByText('Read the article of your link');
});
