import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { Button } from './button.tsx';

test('a busy button keeps the focus and ignores presses', async () => {
  const press = vi.fn();
  const { user, rerender } = renderComponent(<Button onClick={press}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(press).toHaveBeenCalledOnce();

  rerender(
    <Button onClick={press} isBusy>
      Save
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
});
