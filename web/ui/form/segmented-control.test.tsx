import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const segments = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark', hint: 'at night' },
] as const;

test('is a named group of radio buttons and reports the chosen value', async () => {
  const choose = vi.fn();
  const { user } = renderComponent(
    <SegmentedControl label="Appearance" segments={segments} value="light" onChange={choose} />,
  );
  expect(screen.getByRole('group', { name: 'Appearance' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: /Dark/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('dark');
});

test('cannot be changed while it is disabled', async () => {
  const choose = vi.fn();
  const { user } = renderComponent(
    <SegmentedControl label="Appearance" segments={segments} value="light" onChange={choose} isDisabled />,
  );
  await user.click(screen.getByRole('radio', { name: /Dark/ }));
  expect(choose).not.toHaveBeenCalled();
});
