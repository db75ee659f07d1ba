import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { toaster } from './toaster.ts';
import { Toasts } from './toasts.tsx';

const toasts = <Toasts label="Messages" closeLabel="Close message" />;

test('shows a message that came before the toasts were mounted, and closes it on request', async () => {
  toaster.show({ kind: 'success', title: 'Copied' });
  const { user } = renderComponent(toasts);
  expect(await screen.findByText('Copied')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Close message' }));
  await waitFor(() => expect(screen.queryByText('Copied')).toBeNull());
});

test('offers an action', async () => {
  const undo = vi.fn();
  const { user } = renderComponent(toasts);
  toaster.show({ kind: 'info', title: 'Deleted', action: { label: 'Undo', onPress: undo } });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
});

test('hides messages whose information is shown elsewhere, while that view is open', async () => {
  renderComponent(toasts);
  const endHush = toaster.hush();
  toaster.show({ kind: 'info', title: 'Your article is ready', isElsewhere: true });
  toaster.show({ kind: 'error', title: 'It could not be saved' });
  expect(await screen.findByText('It could not be saved')).toBeTruthy();
  expect(screen.queryByText('Your article is ready')).toBeNull();
  endHush();
});
