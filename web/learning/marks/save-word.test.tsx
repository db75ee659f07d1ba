import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WordPlace } from '../../../domain/reader/definition/word-place.ts';
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

test('the explanation of Save names the base form, and stays when the lookup is stored', async () => {
  const word = aWord({ base: 'así que', isInReview: false });
  const asked = answerApi({
    ...profile,
    'GET /api/learning/words/at': { body: { word: null, base: 'así que', isKnown: false } },
    'POST /api/learning/words': { body: { word } },
  });
  renderComponent(<SaveWord place={place} base="así" isWord />);
  expect(screen.queryByText(/comes up for review/)).toBeNull();
  await screen.findByText('Save “así que” or look it up again, and it comes up for review.');
  await waitFor(() => expect(asked).toContain('POST /api/learning/words'));
  expect(screen.getByText('Save “así que” or look it up again, and it comes up for review.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a phrase is only offered for saving, because looking it up is not counted', async () => {
  answerApi({
    ...profile,
    'GET /api/learning/words/at': { body: { word: null, base: 'buenas ideas', isKnown: false } },
  });
  renderComponent(<SaveWord place={place} base="buenas ideas" isWord={false} />);
  await screen.findByText('Save “buenas ideas” to review it later.');
});

test('says when a saved word is reviewed next, and whether a word is known', async () => {
  const word = aWord({ base: 'faro', dueAt: '2026-05-04T10:00:00Z' });
  answerApi({ ...profile, 'GET /api/learning/words/at': { body: { base: 'faro', word, isKnown: false } } });
  renderComponent(<SaveWord place={place} base="faro" isWord={false} />);
  await screen.findByText('Next review of “faro”: 4 May');
  answerApi({ ...profile, 'GET /api/learning/words/at': { body: { base: 'luz', word: null, isKnown: true } } });
  renderComponent(<SaveWord place={{ ...place, articleId: 'b' }} base="luz" isWord={false} />);
  await screen.findByText('You know “luz”.');
});

test('says that the second lookup has put the word into review', async () => {
  const word = aWord({ base: 'faro', isInReview: false, dueAt: null });
  answerApi({
    ...profile,
    'GET /api/learning/words/at': { body: { base: 'faro', word, isKnown: false } },
    'POST /api/learning/words': { body: { word: { ...word, isInReview: true } } },
  });
  renderComponent(<SaveWord place={place} base="faro" isWord />);
  await screen.findByText('Save “faro” or look it up again, and it comes up for review.');
  await screen.findByText('Looked up twice: now in your reviews.');
  expect(screen.getByRole('button', { name: 'Saved' }).getAttribute('aria-pressed')).toBe('true');
});

test('for a very common word, does not promise that looking it up again is enough', async () => {
  const at = { base: 'ser', meaning: 'be', isVeryCommon: true, word: null, isKnown: false };
  answerApi({ ...profile, 'GET /api/learning/words/at': { body: at } });
  renderComponent(<SaveWord place={place} base="ser" isWord />);
  await screen.findByText('Save “ser” to review it later.');
});

test('says that a word was saved with another meaning, and replaces it with this sentence and meaning', async () => {
  const word = aWord({ base: 'imeti', meaning: 'cover', articleId: 'b' });
  const asked = answerApi({
    ...profile,
    'GET /api/learning/words/at': { body: { base: 'imeti', meaning: 'have', word, isKnown: false } },
    'POST /api/learning/words': { body: { word: { ...word, meaning: 'have' } } },
  });
  const { user } = renderComponent(<SaveWord place={place} base="imeti" isWord={false} />);
  await screen.findByText('Saved with another meaning: “cover”.');
  await user.click(screen.getByRole('button', { name: 'Use this sentence and meaning' }));
  await waitFor(() => expect(screen.queryByText(/another meaning/)).toBeNull());
  expect(asked).toContain('POST /api/learning/words');
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

test('a word is saved as soon as the dictionary of the server is prepared', async () => {
  const preparing = { status: 503, body: { error: { code: 'lexicon-preparing' } } };
  answerApi({ ...profile, 'GET /api/learning/words/at': preparing, 'POST /api/learning/words': preparing });
  const { user } = renderComponent(<SaveWord place={place} base="faro" isWord={false} />);
  await screen.findByText(/^Foxtale has just started and is preparing its dictionary/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The dictionary is being prepared. “faro” is saved as soon as it’s ready.');
  const word = aWord({ base: 'faro', dueAt: null });
  answerApi({
    ...profile,
    'GET /api/learning/words/at': { body: { base: 'faro', word, isKnown: false } },
    'POST /api/learning/words': { body: { word } },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Saved' })).toBeTruthy(), { timeout: 8000 });
});
