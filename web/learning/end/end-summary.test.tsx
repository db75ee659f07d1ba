import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ArticleEnd } from '../../../domain/learning/article-end.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { aWord } from '../saved-word.fixture.ts';
import { EndSummary } from './end-summary.tsx';

const place = (base: string, sentence: number) => ({ base, sentence, start: 3, end: 8 });

test('words met and words looked up can be saved and removed, and stay in their list', async () => {
  const lookedUp = aWord({ base: 'parpadear', isInReview: false });
  const end: ArticleEnd = {
    sentences: 12,
    seconds: 240,
    wordsMet: [place('barco', 1), place('roca', 2), place('aceite', 4)],
    lookedUp: [lookedUp],
    recall: [],
  };
  const saved = aWord({ base: 'roca' });
  const asked = answerApi({
    'GET /api/learning/articles/a/end': { body: end },
    'GET /api/learning/settings': { body: {} },
    'POST /api/learning/words': { body: { word: saved } },
    'POST /api/learning/words/changes': { body: { changed: 1 } },
  });
  const { user } = renderComponent(<EndSummary articleId="a" language="es" sentenceCount={12} />);
  const list = (name: string) => {
    const heading = screen.getByRole('heading', { name });
    return within(heading.parentElement as HTMLElement)
      .getAllByRole('button')
      .map((button) => button.textContent);
  };
  const toggle = (base: string) => screen.getByRole('button', { name: `Save ${base}` });
  const awaitPressed = (base: string, isPressed: boolean) =>
    waitFor(() => expect(toggle(base).getAttribute('aria-pressed')).toBe(String(isPressed)));

  await screen.findByRole('heading', { name: '3 more words met for the first time' });
  // From now on the server counts the saved word as looked up.
  Object.assign(end, { wordsMet: [end.wordsMet[0], end.wordsMet[2]], lookedUp: [lookedUp, saved] });
  await user.click(toggle('roca'));
  await awaitPressed('roca', true);
  await waitFor(() => expect(asked.filter((request) => request.includes('/end'))).toHaveLength(2));
  expect(list('3 more words met for the first time')).toEqual(['barco', 'roca', 'aceite']);
  expect(list('1 word looked up')).toEqual(['parpadear']);

  Object.assign(end, { wordsMet: [place('barco', 1), place('roca', 2), place('aceite', 4)], lookedUp: [lookedUp] });
  await user.click(toggle('roca'));
  await awaitPressed('roca', false);
  expect(list('3 more words met for the first time')).toEqual(['barco', 'roca', 'aceite']);

  Object.assign(end, { lookedUp: [{ ...lookedUp, isInReview: true }] });
  await user.click(toggle('parpadear'));
  await awaitPressed('parpadear', true);
  expect(asked.filter((request) => request === 'POST /api/learning/words/changes')).toHaveLength(2);
});

test('a looked-up word that the learner knows is shown as known and cannot be saved, even if it was saved before', async () => {
  const known = aWord({ base: 'guardar', isInReview: true, state: 'learned' });
  const end: ArticleEnd = { sentences: 12, seconds: 240, wordsMet: [], lookedUp: [known], recall: [] };
  answerApi({ 'GET /api/learning/articles/c/end': { body: end } });
  renderComponent(<EndSummary articleId="c" language="es" sentenceCount={12} />);
  expect((await screen.findByRole('listitem')).textContent).toBe('guardarKnown');
  expect(screen.queryByRole('button')).toBeNull();
});

const articleId = '00000000-0000-4000-8000-000000000001';

async function summarise(sentences: number) {
  const end = { sentences, seconds: 70, wordsMet: [place('faro', 1)], lookedUp: [], recall: [] };
  answerApi({ [`GET /api/learning/articles/${articleId}/end`]: { body: end } });
  renderComponent(<EndSummary articleId={articleId} language="es" sentenceCount={12} />);
  await screen.findByText('faro');
}

test('says how long the whole article took, if most of its sentences were measured', async () => {
  await summarise(9);
  screen.getByText('12 sentences in 1 minute');
});

test('says nothing about the reading time, if many sentences were skipped', async () => {
  await summarise(8);
  expect(screen.queryByText(/sentences? in/)).toBeNull();
});

test('shows the first words, and all of them on request', async () => {
  const wordsMet = Array.from({ length: 14 }, (_, at) => place(`palabra ${at + 1}`, at + 1));
  const end: ArticleEnd = { sentences: 12, seconds: 70, wordsMet, lookedUp: [], recall: [] };
  answerApi({ 'GET /api/learning/articles/b/end': { body: end } });
  const { user } = renderComponent(<EndSummary articleId="b" language="es" sentenceCount={12} />);
  await user.click(await screen.findByRole('button', { name: 'and 2 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(14);
  expect(screen.queryByRole('button', { name: 'and 2 more' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('palabra 13');
});
