import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OfferedArticle, OfferedResult } from '../../../domain/creation/offers.ts';
import { listedArticle } from '../../../domain/library/listed-article.fixture.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { FoundOffers } from './found-offers.tsx';

const ready: OfferedArticle = {
  ...listedArticle({ id: 'cat', title: 'El gato', nativeTitle: 'The cat', summary: 'A cat explains itself.' }),
  name: 'cat',
  coverage: null,
};
const listed: OfferedResult = {
  ...listedArticle({ id: 'dog', title: 'El perro', nativeTitle: 'The dog' }),
  languages: ['es', 'en'],
  snippet: null,
  snippetLanguage: 'es',
  isAboutIt: true,
  reason: { place: 'title' },
  coverage: { known: 0.921, newWords: 7 },
};

function show(library: OfferedResult[], drawer: OfferedArticle[], isAboutIt = true) {
  answerApi({ 'GET /api/profile': { body: { profile: { learningLang: 'es', mainLang: 'en', level: 'A2' } } } });
  return renderComponent(<FoundOffers offers={{ isAboutIt, library, drawer }} q="pets" level="A2" takesFocus />);
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

test('each card shows the share of known words, and the level if it differs from the requested level', () => {
  show([{ ...listed, level: 'A1' }], [{ ...ready, level: 'B1' }]);
  expect(screen.getByText('92%')).toBeTruthy();
  expect(screen.getByText('7 new words')).toBeTruthy();
  expect(screen.getByText('easier than A2')).toBeTruthy();
  expect(screen.getByText('harder than A2')).toBeTruthy();
});

test('names no difference if the article has the requested level', () => {
  show([{ ...listed, level: 'A2' }], []);
  expect(screen.queryByText(/easier|harder/)).toBeNull();
});

test('if no article is about the subject, says so above the nearest articles, and offers other ways below them', () => {
  show([listed], [ready], false);
  expect(document.activeElement?.textContent).toBe('No article is about “pets” yet');
  expect(screen.getByText('These come nearest.')).toBeTruthy();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'No article is about “pets” yet',
    'El perro',
    'El gato',
  ]);
  expect(screen.getByRole('link', { name: 'Add your own text' })).toBeTruthy();
});

test('without any article, the search, an own text and a surprise are offered', () => {
  show([], [], false);
  expect(screen.queryByText('These come nearest.')).toBeNull();
  expect(document.activeElement?.textContent).toBe('No article is about “pets” yet');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/search?q=pets',
    '/create-article?way=manual',
  ]);
  expect(screen.getByRole('button', { name: 'Surprise me' })).toBeTruthy();
});
