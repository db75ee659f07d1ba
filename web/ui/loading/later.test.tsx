import { act, screen } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { Later } from './later.tsx';

test('a focused button keeps the focus when its menu has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const Tools = lazy(() => promise);
  const { user } = renderComponent(
    <div>
      <button type="button">Before</button>
      <Later fallback={<button type="button">Account</button>}>
        <Tools />
      </Later>
    </div>,
  );
  await user.tab();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Account');
  await act(async () =>
    resolve({
      default: () => <button type="button">Maja’s account</button>,
    }),
  );
  await screen.findByText('Maja’s account');
  expect(document.activeElement?.textContent).toBe('Maja’s account');
});
