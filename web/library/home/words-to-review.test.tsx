import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { WordsToReview } from './words-to-review.tsx';

test('says how many words can be reviewed, and leads to the review', async () => {
  renderComponent(<WordsToReview count={9} />);
  expect((await screen.findByRole('link', { name: '9 words to review' })).getAttribute('href')).toBe('/words/review');
});

test('shows nothing if no word can be reviewed', () => {
  renderComponent(<WordsToReview count={0} />);
  expect(screen.queryByRole('link')).toBeNull();
});
