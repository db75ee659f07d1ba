import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { Chips } from './chips.tsx';

const chips = [
  { value: 'science', label: 'Science' },
  { value: 'history', label: 'History' },
] as const;

function Genres({ isMultiple }: { isMultiple: boolean }) {
  const [chosen, setChosen] = useState<('science' | 'history')[]>(['science']);
  return <Chips label="Genre" chips={chips} isMultiple={isMultiple} chosen={chosen} onChange={setChosen} />;
}

test('in a single choice, a new choice replaces the old one', async () => {
  const { user } = renderComponent(<Genres isMultiple={false} />);
  await user.click(screen.getByLabelText('History'));
  expect(listChosen()).toEqual(['History']);
});

test('in a multiple choice, several chips can be chosen, and another press deselects a chip', async () => {
  const { user } = renderComponent(<Genres isMultiple />);
  await user.click(screen.getByLabelText('History'));
  expect(listChosen()).toEqual(['Science', 'History']);
  await user.click(screen.getByLabelText('Science'));
  expect(listChosen()).toEqual(['History']);
});

const listChosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map((input) => input.parentElement?.textContent);
