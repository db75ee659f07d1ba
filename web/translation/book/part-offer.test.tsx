import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { PartOffer } from './part-offer.tsx';

const version = { articleId: '5f0c1f3e-0000-4000-8000-000000000002', language: 'en' } as const;
const path = `/api/articles/${version.articleId}/translations/en`;
const book = { id: '5f0c1f3e-0000-4000-8000-000000000003', translatesAhead: false };

function renderOffer(left: number) {
  const usage = { used: 5 - left, allowed: 5, left, renewsAt: '2026-12-01T00:00:00.000Z' };
  const asked = answerApi({
    'GET /api/usage': { body: { usage: { 'own-articles': usage } } },
    [`POST ${path}`]: { body: { translation: { status: 'requested' } } },
    [`PATCH /api/books/${book.id}`]: { body: { changed: true } },
  });
  return { ...renderComponent(<PartOffer version={version} book={book} />), asked };
}

test('says what a part costs and what is left, and starts after a press', async () => {
  const { user, asked } = renderOffer(2);
  await screen.findByText('2 articles of your own left this month');
  screen.getByText('Translating this part counts as one article of your own.');
  expect(asked).toEqual(['GET /api/usage']);
  await user.click(screen.getByRole('button', { name: 'Translate this part' }));
  expect(asked).toContain(`POST ${path}`);
});

test('keeps the choice to translate while reading', async () => {
  const { user, asked } = renderOffer(2);
  await user.click(screen.getByRole('switch', { name: /Translate as I read/ }));
  expect(asked).toContain(`PATCH /api/books/${book.id}`);
});

test('at the limit, says when the limit renews and offers no button', async () => {
  renderOffer(0);
  await screen.findByText(/Foxy can translate more parts from 1 December/);
  screen.getByRole('link', { name: 'See the plans' });
  expect(screen.queryByRole('button')).toBeNull();
});
