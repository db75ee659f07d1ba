import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { aWord } from '../saved-word.fixture.ts';
import { SaveWord } from './save-word.tsx';

const selection = { language: 'es', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 4 } } as const;

test('says that the second lookup has put the word into review', async () => {
  const word = aWord({ base: 'faro', isInReview: false, dueAt: null });
  answerApi({
    'GET /api/learning/words/at': { body: { base: 'faro', word, isKnown: false } },
    'POST /api/learning/words': { body: { word: { ...word, isInReview: true } } },
  });
  renderComponent(<SaveWord articleId={crypto.randomUUID()} selection={selection} base="faro" />);
  await screen.findByText('Kept as faro. Save it to review it.');
  await screen.findByText('Looked up twice: now in your reviews.');
  expect(screen.getByRole('button', { name: 'Saved' }).getAttribute('aria-pressed')).toBe('true');
});
