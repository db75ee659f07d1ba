import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listedArticle } from '../../../domain/library/listed-article.fixture.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { HomePage } from './home-page.tsx';

const article = (id: string) => listedArticle({ id, title: `Title ${id}` });
const articles = (ids: string) => [...ids].map(article);

function showHome(home: object, name = 'Maja') {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const profile = { mainLang: 'en', learningLang: 'es', level: 'A1', timeZone, subscription: { graceEndsAt: null } };
  return answerApi({
    'GET /api/session': { body: { user: { uid: 'one', email: 'maja@foxtale.test', name } } },
    'GET /api/profile': { body: { profile: { ...profile, preferences: {} } } },
    'GET /api/home': { body: { begun: [], books: [], wordsToReview: 0, hasRead: true, ...home } },
  });
}

const listTitles = async (heading: string) => {
  const section = (await screen.findByRole('heading', { name: heading })).closest('section');
  if (section === null) throw new Error(`${heading} has no section.`);
  return within(section)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((text) => text?.startsWith('Title'));
};

test('no article is shown twice, and each shows its share of known words', async () => {
  const coverage = [...'abcdefghijkl'].map((articleId) => ({ articleId, known: 0.86, newWords: 9 }));
  const asked = showHome({
    unread: articles('abcdefgh'),
    hasRead: false,
    fit: {
      right: articles('aklcd'),
      isClosest: true,
      coverage: coverage.map((each) => (each.articleId === 'k' ? { ...each, known: 0.92 } : each)),
    },
  });
  renderComponent(<HomePage />);
  // The first article is the one that fits best.
  expect(await listTitles('Your first article')).toEqual(['Title k']);
  screen.getByText('92%');
  expect(await listTitles('Right for you')).toEqual(['Title a', 'Title l', 'Title c', 'Title d']);
  expect(await listTitles('New in the library')).toEqual(['Title b', 'Title e', 'Title f', 'Title g']);
  expect(screen.getAllByText('86%')).toHaveLength(8);
  expect(asked.filter((request) => request.includes('/learning/'))).toEqual([]);
});

test('greets the user by the first name', async () => {
  showHome({ unread: articles('abcd'), fit: null }, 'Hanna Weber');
  renderComponent(<HomePage />);
  expect(await screen.findByText('Hello, Hanna')).toBeTruthy();
});

test('a learner without a level is offered the placement test', async () => {
  showHome({ unread: articles('abcd'), fit: null });
  renderComponent(<HomePage />);
  const link = await screen.findByRole('link', { name: /^Find your level in two minutes/ });
  expect(link.getAttribute('href')).toBe('/placement');
  expect(screen.queryByText('Right for you')).toBeNull();
});
