import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { PlacementResult } from './placement-result.tsx';

test.each([
  ['quite certain', 'A2', 'A2', /^This level is quite certain/],
  ['fairly certain', 'A2', 'B1', /^This is fairly certain/],
  ['very uncertain', 'A1', 'B1', /^This is very uncertain, .* Do the test again/],
] as const)('says that the level is %s', async (_, lowest, highest, text) => {
  const vocabulary = {
    size: 1200,
    range: [700, 1900],
    spread: 0.4,
    level: 'A2',
    levelRange: [lowest, highest],
  } as const;
  renderComponent(<PlacementResult vocabulary={vocabulary} language="es" onAgain={() => {}} />);
  expect(screen.getByText(text).textContent).not.toBe('');
});
