import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OfferedTranslation } from '../../domain/translation/translation.ts';
import { answerApi, renderComponent } from '../../tests/support/render-component.tsx';
import { TranslationCard } from './translation-card.tsx';

const version = { articleId: '5f0c1f3e-0000-4000-8000-000000000002', language: 'sl' } as const;
const path = `/api/articles/${version.articleId}/translations/sl`;

const none: OfferedTranslation = {
  status: 'none',
  failure: null,
  translatedCount: 0,
  sentenceCount: 12,
  isQuiet: false,
  canBeMade: true,
  nextTryAt: null,
};

function renderCard(translation: OfferedTranslation, onReload = () => {}) {
  const asked = answerApi({
    [`GET ${path}`]: { body: { translation } },
    [`POST ${path}`]: { body: { translation: { ...translation, status: 'requested' } } },
  });
  const card = (
    <TranslationCard version={version} onReload={onReload}>
      Or read it in another language.
    </TranslationCard>
  );
  return { ...renderComponent(card), asked };
}

test('requests a translation into a missing language and shows its progress', async () => {
  const { user, asked } = renderCard(none);
  await user.click(await screen.findByRole('button', { name: 'Request translation' }));
  expect(await screen.findByText('The translation has been requested (Slovenian)')).toBeTruthy();
  expect(asked).toContain(`POST ${path}`);
  expect(screen.queryByRole('button', { name: 'Request translation' })).toBeNull();
});

test('offers nothing where no model can translate', async () => {
  renderCard({ ...none, canBeMade: false });
  expect(await screen.findByText(/No AI that can translate is set up/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('after a failure, says that the request did not count and offers to try again', async () => {
  renderCard({ ...none, status: 'failed', failure: 'model-unavailable' });
  expect(await screen.findByText('Error translating article')).toBeTruthy();
  expect(screen.getByText(/didn’t count against your plan/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('says when the server tries again if a translation waits for the AI', async () => {
  renderCard({ ...none, status: 'translating', nextTryAt: '2026-03-01T10:15:00.000Z' });
  expect(await screen.findByText(/Foxy is waiting and will try again at \d/)).toBeTruthy();
});

test('opens the article when it is ready', async () => {
  const reload = vi.fn();
  const { user } = renderCard({ ...none, status: 'ready', translatedCount: 12 }, reload);
  await user.click(await screen.findByRole('button', { name: 'Reload content' }));
  expect(reload).toHaveBeenCalledOnce();
});
