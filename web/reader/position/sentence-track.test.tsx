import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { createPlace } from './place.ts';
import { SentenceTrack } from './sentence-track.tsx';

test('is filled up to the sentence that the counter shows, and pale up to the position', () => {
  const place = createPlace(8, 12);
  renderComponent(<SentenceTrack place={place} />);
  const track = document.querySelector<HTMLElement>('[aria-hidden]');
  const filled = () => ['--done', '--read'].map((name) => Number(track?.style.getPropertyValue(name)));
  expect(filled()).toEqual([8, 8]);
  // Looks up a word in an earlier sentence.
  act(() => place.activate(3));
  expect(filled()).toEqual([3, 8]);
  act(() => place.readOn(9));
  expect(filled()).toEqual([9, 9]);
});
