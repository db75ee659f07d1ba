import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { HistoryPage } from './history-page.tsx';

// Mocks `useSearch`, because the tests render the page without its route.
vi.mock('@tanstack/react-router', async (load) => ({ ...(await load<object>()), useSearch: () => ({}) }));

const article = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'El reloj',
  nativeTitle: 'The clock',
  titleLanguage: 'es',
  genres: [],
  level: 'A2',
  wordCount: 260,
  sentenceCount: 20,
};
const begun = { ...article, sentence: 11 };
const finished = { ...article, id: '00000000-0000-4000-8000-000000000002', finishedAt: '2026-11-16T10:00:00.000Z' };
const next = { articleId: '00000000-0000-4000-8000-000000000004', part: 3, title: 'Tres' };
const book = {
  id: '00000000-0000-4000-8000-000000000003',
  title: 'La isla',
  author: null,
  language: 'es',
  partCount: 9,
};

function open(history: object) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const profile = { mainLang: 'en', learningLang: 'it', timeZone, preferences: {} };
  answerApi({
    'GET /api/profile': { body: { profile } },
    'GET /api/history': { body: { begun: [], books: [], articles: [], hasMore: false, ...history } },
  });
  renderComponent(<HistoryPage />);
}

const findSection = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.parentElement as HTMLElement);
};

test('lists what is being read with its progress above the finished articles', async () => {
  open({ begun: [begun], books: [{ ...book, progress: 0.25, next }], articles: [finished] });
  const reading = await findSection('Reading now');
  expect(reading.getByText('11 of 20')).toBeTruthy();
  expect(reading.getByText('1 minute left')).toBeTruthy();
  expect(reading.getByRole('link', { name: /^Continue.*El reloj$/ }).getAttribute('href')).toBe(`/article/${begun.id}`);
  expect(reading.getByText('25%')).toBeTruthy();
  expect(reading.getByText('Part 3 of 9')).toBeTruthy();
  expect(reading.getByRole('link', { name: /^Continue.*La isla$/ }).getAttribute('href')).toBe(
    `/article/${next.articleId}`,
  );
  expect((await findSection('Finished')).getByText('Finished on 16 November 2026')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Reading now',
    'Finished',
  ]);
});

test('before the first finished article, lists what is being read', async () => {
  open({ begun: [begun] });
  await findSection('Reading now');
  await screen.findByText('Articles you finish are listed here with the date.');
});

test('without any article in the learning language, says so and offers to find one', async () => {
  open({});
  await screen.findByText('You haven’t read an article in Italian yet');
  expect(screen.getByRole('link', { name: 'Find something to read' })).toBeTruthy();
});
