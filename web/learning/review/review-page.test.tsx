import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReviewQueue } from '../../../domain/learning/review/review.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { defaultSettings } from '../../access/queries.ts';
import { aCard } from '../saved-word.fixture.ts';
import { ReviewPage } from './review-page.tsx';

function openReview(queue: ReviewQueue, isAhead = false, uid: string = crypto.randomUUID()) {
  const asked = answerApi({
    'GET /api/profile': { body: { profile: { ...defaultSettings, learningLang: 'es' } } },
    'GET /api/session': { body: { user: { uid, name: '', email: '' } } },
    'GET /api/learning/review': { body: queue },
    'POST /api/learning/reviews': { body: { cards: [] } },
  });
  return { ...renderComponent(<ReviewPage inShell={(page) => page} isAhead={isAhead} />), asked };
}

test('the end of a session stays when the queue is empty after a reconnect', async () => {
  const queue = { cards: [aCard(), aCard({ base: 'rumbo' })], retention: 0.9, next: null, later: 0 };
  const { user, asked } = openReview(queue);
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

test('the end of a session offers more new words, at most ten at a time', async () => {
  const queue = { cards: [aCard()], retention: 0.9, next: null, later: 14 };
  const { user, asked } = openReview(queue);
  await screen.findByText('1 of 1');
  await user.keyboard(' 3');
  await screen.findByRole('heading', { name: '1 word reviewed' });
  queue.cards = [aCard({ base: 'rumbo' }), aCard({ base: 'andén' })];
  queue.later = 4;
  await user.click(screen.getByRole('button', { name: 'Learn 10 more new words' }));
  expect(await screen.findByText('1 of 2')).toBeTruthy();
  expect(asked).toContain('GET /api/learning/review?language=es&moreNew=10');
  await user.keyboard(' 3 3');
  expect(await screen.findByRole('button', { name: 'Learn 4 more new words' })).toBeTruthy();
});

test('with no new words left, no more are offered', async () => {
  openReview({ cards: [], retention: 0.9, next: null, later: 0 });
  await screen.findByRole('heading', { name: 'Nothing is due' });
  expect(screen.queryByRole('button', { name: /more new/ })).toBeNull();
});

test('without due words, the new words that wait are offered', async () => {
  const queue: ReviewQueue = { cards: [], retention: 0.9, next: null, later: 1 };
  const { user } = openReview(queue);
  await screen.findByRole('heading', { name: 'Nothing is due' });
  queue.cards = [aCard()];
  await user.click(screen.getByRole('button', { name: 'Learn 1 more new word' }));
  expect(await screen.findByText('1 of 1')).toBeTruthy();
});

test('if nothing is due, words that are due later can be practised', async () => {
  openReview({ cards: [], retention: 0.9, next: { at: '2026-06-11T10:00:00Z', count: 3 }, later: 0, hasAhead: true });
  const offer = await screen.findByRole('link', { name: 'Practise anyway' });
  expect(offer.getAttribute('href')).toBe('/words/review?ahead=true');
});

test('no practice is offered to a learner without reviewed words', async () => {
  openReview({ cards: [], retention: 0.9, next: null, later: 0, hasAhead: false });
  await screen.findByRole('heading', { name: 'Nothing is due' });
  expect(screen.queryByRole('link', { name: 'Practise anyway' })).toBeNull();
});

test('practice asks for ten words that are due next, and shows them as ordinary cards', async () => {
  const { asked } = openReview({ cards: [aCard(), aCard()], retention: 0.9, next: null, later: 0 }, true);
  expect(await screen.findByText('1 of 2')).toBeTruthy();
  expect(asked).toContain('GET /api/learning/review?language=es&ahead=10');
});

test('after a reload, a word graded Again is still practised in this session', async () => {
  const uid = crypto.randomUUID();
  const [first, second] = [aCard({ sentence: '' }), aCard({ base: 'rumbo', sentence: '' })];
  const before = openReview({ cards: [first, second], retention: 0.9, next: null, later: 0 }, false, uid);
  await screen.findByText('1 of 2');
  await before.user.keyboard(' 1');
  await screen.findByText('2 of 2');
  cleanup();
  const { user } = openReview({ cards: [second], retention: 0.9, next: null, later: 0 }, false, uid);
  await screen.findByText('2 of 2');
  await user.keyboard(' 3');
  await screen.findByText('Once more');
  await user.keyboard(' 3');
  await screen.findByRole('heading', { name: '2 words reviewed' });
});
