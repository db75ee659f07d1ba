import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { createPlace } from '../position/place.ts';
import { RunningHeader } from './running-header.tsx';

test('the reading time left is counted from the sentence that the player shows', async () => {
  const sentences = Array.from({ length: 10 }, () => 'Esta frase tiene diez palabras, y todas son muy cortas.');
  const learning = { language: 'es' as const, title: 'El reloj', paragraphs: [sentences] };
  const place = createPlace(9, 10);
  renderComponent(<RunningHeader learning={learning} wordCount={1300} place={place} />);
  await screen.findByText('2 minutes left');
  // Looks up a word in an earlier sentence.
  act(() => place.activate(1));
  screen.getByText('10 minutes left');
  act(() => place.finish());
  act(() => place.activate(4));
  expect(screen.queryByText(/minutes left/)).toBeNull();
});
