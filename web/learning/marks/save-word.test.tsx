import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WordPlace } from '../../../domain/reader/word-place.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { defaultSettings } from '../../access/queries.ts';
import { aWord } from '../saved-word.fixture.ts';
import { SaveOther } from './save-other.tsx';
import { SaveWord } from './save-word.tsx';

const place: WordPlace = {
  articleId: 'a',
  selection: { language: 'es', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 3 } },
};
const profile = { 'GET /api/profile': { body: { profile: defaultSettings } } };

test('which word will be saved is shown but not announced, because the lookup announces it a second later', async () => {
  const word = aWord({ base: 'así que', isInReview: false });
  answerApi({
    ...profile,
    'GET /api/learning/words/at': { body: { word: null, base: 'así que', isKnown: false } },
    'POST /api/learning/words': { body: { word } },
  });
  renderComponent(<SaveWord place={place} base="así" isWord />);
  await screen.findByText('Will be saved as así que.');
  expect(screen.getByRole('status').textContent).toBe('');
  await screen.findByText('Only looked up: así que');
  expect(screen.getByRole('status').textContent).toBe('Only looked up: así que');
});

test('says that the second lookup has put the word into review', async () => {
  const word = aWord({ base: 'faro', isInReview: false, dueAt: null });
  answerApi({
    ...profile,
    'GET /api/learning/words/at': { body: { base: 'faro', word, isKnown: false } },
    'POST /api/learning/words': { body: { word: { ...word, isInReview: true } } },
  });
  renderComponent(<SaveWord place={place} base="faro" isWord />);
  await screen.findByText('Only looked up: faro');
  await screen.findByText('Looked up twice: now in your reviews.');
  expect(screen.getByRole('button', { name: 'Saved' }).getAttribute('aria-pressed')).toBe('true');
});

test('the word and the expression that contains it are saved separately', async () => {
  const asked = answerApi({
    ...profile,
    'GET /api/learning/words/at': { body: { base: 'forma', word: null, isKnown: false } },
    'POST /api/learning/words': { body: { word: aWord({ base: 'forma' }) } },
  });
  const { user } = renderComponent(<SaveOther place={{ ...place, unit: 'word' }} text="formas" />);
  const button = await screen.findByRole('button', { name: 'Save forma', pressed: false });
  expect(asked).toContain('GET /api/learning/words/at?articleId=a&language=es&sentence=1&offset=0&end=3&unit=word');
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
});
