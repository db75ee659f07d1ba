import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { listLoggedReviews } from '../../device/review-log.ts';
import { aCard } from '../saved-word.fixture.ts';
import { Recall } from './recall.tsx';

async function startRecall({ status = 200 } = {}) {
  const userId = crypto.randomUUID();
  const asked = answerApi({
    'GET /api/session': { body: { user: { uid: userId, name: '', email: '' } } },
    'POST /api/learning/reviews': { status, body: { cards: [] } },
  });
  const rendered = renderComponent(<Recall cards={[aCard(), aCard()]} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Start' }));
  return { ...rendered, userId, asked };
}

test('a key that is held down shows the answer and does not grade the card', async () => {
  await startRecall();
  const card = screen.getByRole('region', { name: 'Recall' });
  fireEvent.keyDown(card, { key: ' ' });
  fireEvent.keyDown(card, { key: ' ', repeat: true });
  expect(screen.getByText('Recall, 1 of 2')).toBeTruthy();
  fireEvent.keyDown(card, { key: ' ' });
  expect(await screen.findByText('Recall, 2 of 2')).toBeTruthy();
});

test('every card is scrolled into view, and again when its answer is shown', async () => {
  const scroll = vi.spyOn(window, 'scrollBy');
  onTestFinished(() => scroll.mockRestore());
  const { user } = await startRecall();
  // The card is at the top of the window, behind the header.
  expect(scroll).toHaveBeenCalledTimes(1);
  await user.keyboard(' ');
  expect(scroll).toHaveBeenCalledTimes(2);
  await user.keyboard('2');
  await screen.findByText('Recall, 2 of 2');
  expect(scroll).toHaveBeenCalledTimes(3);
});

test('a grade that could not be sent to the server stays on the device', async () => {
  const { user, userId, asked } = await startRecall({ status: 500 });
  await user.keyboard(' 1');
  await waitFor(() => expect(asked).toContain('POST /api/learning/reviews'));
  expect(listLoggedReviews(userId)).toMatchObject([{ review: { grade: 1, way: 'recall' }, isSent: false }]);
});
