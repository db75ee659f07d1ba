import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import type { KeptArticle } from '../../device/kept-articles.ts';
import { DeviceArticle } from './device-articles.tsx';

const article: KeptArticle = {
  articleId: '00000000-0000-4000-8000-000000000001',
  userId: '00000000-0000-4000-8000-000000000002',
  title: 'Un sábado con lluvia',
  language: 'es',
  nativeTitle: 'A rainy Saturday',
  genres: [],
  sentenceCount: 12,
  level: 'B1',
  cover: null,
  openedAt: 0,
  bytes: 1000,
  hasSound: true,
};

test('shows the title in both languages', () => {
  renderComponent(<DeviceArticle article={article} />);
  screen.getByText('Un sábado con lluvia');
  screen.getByText('A rainy Saturday');
});

test('a text without a title in the native language shows its title once', () => {
  renderComponent(<DeviceArticle article={{ ...article, nativeTitle: article.title }} />);
  expect(screen.getAllByText('Un sábado con lluvia')).toHaveLength(1);
});
