import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OfferedArticle } from '../../../domain/creation/offers.ts';
import { listedArticle } from '../../../domain/library/listed-article.fixture.ts';
import type { SearchResult } from '../../../domain/library/search.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { FoundOffers } from './found-offers.tsx';

const ready: OfferedArticle = {
  ...listedArticle({ id: 'cat', title: 'El gato', nativeTitle: 'The cat', summary: 'A cat explains itself.' }),
  name: 'cat',
};
const listed: SearchResult = {
  ...listedArticle({ id: 'dog', title: 'El perro', nativeTitle: 'The dog' }),
  languages: ['es', 'en'],
  snippet: null,
  snippetLanguage: 'es',
  isAboutIt: true,
  reason: { place: 'title' },
};

function show(library: SearchResult[], drawer: OfferedArticle[]) {
  answerApi({ 'GET /api/profile': { body: { profile: { learningLang: 'es', mainLang: 'en', level: 'A2' } } } });
  return renderComponent(<FoundOffers offers={{ library, drawer }} q="pets" level="A2" takesFocus />);
}

test('library articles come before ready-made ones, and each can be opened', () => {
  show([listed], [ready]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'In the library',
    'Ready-made, from Foxy’s drawer',
  ]);
  expect(document.activeElement?.textContent).toBe('In the library');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'El perro',
    'El gato',
  ]);
  expect(screen.getByRole('link', { name: 'Read this one' }).getAttribute('href')).toBe('/article/dog');
  expect(screen.getByRole('button', { name: 'Read this one' })).toBeTruthy();
});

test('says if the articles only mention the subject', () => {
  show([{ ...listed, isAboutIt: false }], []);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No article is about this, but these mention it');
});

test('without any article, the search, an own text and a surprise are offered', () => {
  show([], []);
  expect(document.activeElement?.textContent).toBe('No article is about “pets” yet');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/search?q=pets',
    '/create-article?way=manual',
  ]);
  expect(screen.getByRole('button', { name: 'Surprise me' })).toBeTruthy();
});
