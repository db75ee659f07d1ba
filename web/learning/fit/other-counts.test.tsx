import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { OtherCounts } from './other-counts.tsx';

test.each([
  [1, 3, '1 more is easier for you and 3 are harder.'],
  [2, 1, '2 more are easier for you and 1 is harder.'],
  [2, 0, '2 more are easier for you.'],
  [0, 3, '3 more are harder for you.'],
])('names only the counts that are not zero: %i easier, %i harder', (easier, harder, sentence) => {
  renderComponent(<OtherCounts easier={easier} harder={harder} />);
  expect(screen.getByText(sentence)).toBeTruthy();
});
