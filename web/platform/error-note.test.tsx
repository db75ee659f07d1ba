import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../domain/app-error.ts';
import { renderComponent } from '../../tests/support/render-component.tsx';
import { ErrorNote } from './error-note.tsx';

test('is absent without an error', () => {
  renderComponent(<ErrorNote error={null} onRetry={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows the same text for every bug, and never the message of the error', () => {
  renderComponent(<ErrorNote error={new Error('x is not a function')} />);
  expect(document.body.textContent).not.toContain('x is not a function');
  expect(document.body.textContent).not.toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});

test('says calmly that the server prepares its dictionary', () => {
  renderComponent(<ErrorNote error={new AppError('lexicon-preparing')} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/is preparing its dictionary/);
});

test('offers to try again', async () => {
  const retry = vi.fn();
  const { user } = renderComponent(<ErrorNote error={new AppError('unavailable')} onRetry={retry} />);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
