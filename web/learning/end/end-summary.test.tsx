import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { EndSummary } from './end-summary.tsx';

const articleId = '00000000-0000-4000-8000-000000000001';

async function summarise(sentences: number) {
  const end = { sentences, seconds: 70, wordsMet: ['faro'], lookedUp: [], recall: [] };
  answerApi({ [`GET /api/learning/articles/${articleId}/end`]: { body: end } });
  renderComponent(<EndSummary articleId={articleId} language="es" sentenceCount={12} />);
  await screen.findByText('faro');
}

test('says how much was read, if at least half of the sentences were', async () => {
  await summarise(6);
  screen.getByText('6 sentences in 1 minute');
});

test('says nothing about what was read, if the text was only skimmed', async () => {
  await summarise(5);
  expect(screen.queryByText(/sentences? in/)).toBeNull();
});
