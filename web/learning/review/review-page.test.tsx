import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { defaultSettings } from '../../access/queries.ts';
import { aCard } from '../saved-word.fixture.ts';
import { ReviewPage } from './review-page.tsx';

test('the end of a session stays when the queue is empty after a reconnect', async () => {
  const queue = { cards: [aCard(), aCard({ base: 'rumbo' })], retention: 0.9, next: null };
  const asked = answerApi({
    'GET /api/profile': { body: { profile: { ...defaultSettings, learningLang: 'es' } } },
    'GET /api/session': { body: { user: { uid: crypto.randomUUID(), name: '', email: '' } } },
    'GET /api/learning/review': { body: queue },
    'POST /api/learning/reviews': { body: { cards: [] } },
  });
  const { user } = renderComponent(<ReviewPage inShell={(page) => page} />);
  await screen.findByText('1 of 2');
  await user.keyboard(' 3 3');
  await screen.findByRole('heading', { name: '2 words reviewed' });
  queue.cards = [];
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  const countQueues = () => asked.filter((request) => request.startsWith('GET /api/learning/review?')).length;
  await waitFor(() => expect(countQueues()).toBeGreaterThan(1));
  await user.click(screen.getByRole('button', { name: 'Undo the last grade' }));
  expect(await screen.findByText('2 of 2')).toBeTruthy();
});
