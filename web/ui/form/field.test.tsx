import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

test('names the control and describes it with the hint, then with the error first', () => {
  const field = (error?: string) => (
    <Field label="Email" hint="We never share it." error={error}>
      <TextInput />
    </Field>
  );
  const { rerender } = renderComponent(field());
  const input = screen.getByLabelText('Email');
  expect(describedBy(input)).toBe('We never share it.');
  expect(input.getAttribute('aria-invalid')).toBeNull();

  rerender(field('An address has an @.'));
  expect(describedBy(input)).toBe('An address has an @. We never share it.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('announces an error that appears', () => {
  const { rerender } = renderComponent(
    <Field label="Email">
      <TextInput />
    </Field>,
  );
  rerender(
    <Field label="Email" error="An address has an @.">
      <TextInput />
    </Field>,
  );
  expect(screen.getByText('An address has an @.').closest('[aria-live]')).not.toBeNull();
});

const describedBy = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
