import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('a window that becomes narrow has its messages at the top, including those that are open', async () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  renderComponent(toasts);
  toaster.show({ kind: 'info', title: 'Deleted', action: { label: 'Undo', onPress() {} } });
  const placementOf = async (title: string) =>
    (await screen.findByText(title)).closest('[data-placement]')?.getAttribute('data-placement');
  expect(await placementOf('Deleted')).toBe('bottom-end');
  media.matches = true;
  act(() => void media.dispatchEvent(new Event('change')));
  toaster.show({ kind: 'error', title: 'It could not be saved' });
  await waitFor(async () => expect(await placementOf('Deleted')).toBe('top'));
  expect(await placementOf('It could not be saved')).toBe('top');
  // The toast is below the header, which is 3.5 to 4rem high, so that the buttons of the header can be pressed.
  expect(screen.getByRole('region').getAttribute('style')).toContain('4.375rem');
});
