import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../domain/app-error.ts';
import { renderComponent } from '../../tests/support/render-component.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const action = { label: 'Delete for good', isDanger: true, onPress: () => {} };

test('asks before it acts, and closes without acting', async () => {
  const [press, close] = [vi.fn(), vi.fn()];
  const { user } = renderComponent(
    <ConfirmDialog onClose={close} title="Delete it?" action={{ ...action, onPress: press }}>
      It cannot be undone.
    </ConfirmDialog>,
  );
  expect((await screen.findByRole('dialog')).textContent).toContain('It cannot be undone.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledOnce();
  expect(press).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(press).toHaveBeenCalledOnce();
});

test('shows in the dialog why the action failed', async () => {
  const work = { isPending: false, error: new AppError('unavailable') };
  renderComponent(
    <ConfirmDialog onClose={() => {}} title="Delete it?" action={{ ...action, work }}>
      It cannot be undone.
    </ConfirmDialog>,
  );
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('[role="alert"], [role="status"], [aria-live]')?.textContent).toBeTruthy();
});
