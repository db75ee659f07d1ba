import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { SearchPrompt } from './search-prompt.tsx';

test('searches once when typing has settled, with three letters or more', async () => {
  const type = vi.fn();
  const { user } = renderComponent(<SearchPrompt query="" onType={type} />);
  const field = screen.getByRole('searchbox', { name: 'What to search for' });
  await user.type(field, 'fo');
  await user.type(field, 'x');
  await waitFor(() => expect(type).toHaveBeenCalled());
  expect(type.mock.calls).toEqual([['fox']]);
});

test('searches at once by Enter, but not for an empty query', async () => {
  const type = vi.fn();
  const { user } = renderComponent(<SearchPrompt query="" onType={type} />);
  await user.type(screen.getByRole('searchbox'), '   {Enter}');
  expect(type).not.toHaveBeenCalled();
  await user.type(screen.getByRole('searchbox'), 'ab{Enter}');
  expect(type.mock.calls).toEqual([['ab']]);
});

test('follows the address when the back button changes it', () => {
  const { rerender } = renderComponent(<SearchPrompt query="fox" onType={() => {}} />);
  rerender(<SearchPrompt query="moon" onType={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('moon');
});
