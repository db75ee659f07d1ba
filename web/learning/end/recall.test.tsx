import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { aCard } from '../saved-word.fixture.ts';
import { Recall } from './recall.tsx';

async function startRecall() {
  const asked = answerApi({ 'POST /api/learning/reviews': { body: { cards: [] } } });
  const rendered = renderComponent(<Recall cards={[aCard(), aCard()]} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Start' }));
  return { ...rendered, asked };
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
