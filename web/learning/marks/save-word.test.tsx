import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Selection } from '../../../domain/reader/definition.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { defaultSettings } from '../../access/queries.ts';
import { aWord } from '../saved-word.fixture.ts';
import { SaveWord } from './save-word.tsx';

const selection: Selection = { language: 'es', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 3 } };

test('which word will be saved is shown but not announced, because the lookup announces it a second later', async () => {
  const word = aWord({ base: 'así que', isInReview: false });
  answerApi({
    'GET /api/profile': { body: { profile: defaultSettings } },
    'GET /api/learning/words/at': { body: { word: null, base: 'así que', isKnown: false } },
    'POST /api/learning/words': { body: { word } },
  });
  renderComponent(<SaveWord articleId="a" selection={selection} base="así" />);
  await screen.findByText('Will be saved as así que.');
  expect(screen.getByRole('status').textContent).toBe('');
  await screen.findByText('Kept as así que. Save it to review it.');
  expect(screen.getByRole('status').textContent).toBe('Kept as así que. Save it to review it.');
});

test('says that the second lookup has put the word into review', async () => {
  const word = aWord({ base: 'faro', isInReview: false, dueAt: null });
  answerApi({
    'GET /api/profile': { body: { profile: defaultSettings } },
    'GET /api/learning/words/at': { body: { base: 'faro', word, isKnown: false } },
    'POST /api/learning/words': { body: { word: { ...word, isInReview: true } } },
  });
  renderComponent(<SaveWord articleId="a" selection={selection} base="faro" />);
  await screen.findByText('Kept as faro. Save it to review it.');
  await screen.findByText('Looked up twice: now in your reviews.');
  expect(screen.getByRole('button', { name: 'Saved' }).getAttribute('aria-pressed')).toBe('true');
});
