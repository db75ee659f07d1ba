import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { FitLine } from './fit-line.tsx';

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  delete root.dataset.hasLevel;
});

function show(articleId: string, fit: object) {
  answerApi({
    'GET /api/session': { body: { user: { uid: 'one', email: 'maja@foxtale.test', name: 'Maja' } } },
    'GET /api/profile': { body: { profile: { learningLang: 'es', mainLang: 'en' } } },
    'GET /api/learning/coverage': { body: fit },
  });
  renderComponent(<FitLine articleId={articleId} />);
}

test('shows the share of known words', async () => {
  show('a', { hasLevel: true, coverage: [{ articleId: 'a', known: 0.943, newWords: 2 }] });
  await screen.findByText('94%');
  await screen.findByText('2 new words');
});

test.each([
  { known: 1, newWords: 0, hasDots: false },
  { known: 0.996, newWords: 1, hasDots: true },
])('the line is dotted at its end only if some words are not known: $known', async ({ hasDots, ...coverage }) => {
  show(`line ${coverage.known}`, { hasLevel: true, coverage: [{ articleId: `line ${coverage.known}`, ...coverage }] });
  const share = await screen.findByText(hasDots ? '99%' : '100%');
  const line = share.closest('[class*="fit"]')?.querySelector('[aria-hidden]');
  expect(line?.hasAttribute('data-whole')).toBe(!hasDots);
});

test('the space stays reserved for an article whose words are not counted yet', async () => {
  show('b', { hasLevel: true, coverage: [] });
  await waitFor(() => expect(root.dataset.hasLevel).toBe('yes'));
});

test('no space is reserved for a learner without a level', async () => {
  root.dataset.hasLevel = 'yes';
  show('c', { hasLevel: false, coverage: [] });
  await waitFor(() => expect(root.dataset.hasLevel).toBeUndefined());
});
