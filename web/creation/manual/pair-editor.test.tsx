import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { PairSheet } from '../../../domain/creation/pair-sheet.ts';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { PairEditor } from './pair-editor.tsx';

const start: PairSheet = [
  { source: ['El zorro duerme. La luna sale.'], translation: ['The fox sleeps.', 'The moon rises.'] },
];

function Editor() {
  const [sheet, setSheet] = useState(start);
  return <PairEditor sheet={sheet} languages={{ source: 'es', translation: 'en' }} onChange={setSheet} />;
}

test('splits a sentence at the cursor by Enter, and joins it again by Backspace at its start', async () => {
  const { user } = renderComponent(<Editor />);
  const first = screen.getByLabelText<HTMLTextAreaElement>('Spanish, paragraph 1, sentence 1');
  await user.click(first);
  first.setSelectionRange(16, 16);
  await user.keyboard('{Enter}');
  expect(listSpanish()).toEqual(['El zorro duerme.', 'La luna sale.']);

  const second = screen.getByLabelText<HTMLTextAreaElement>('Spanish, paragraph 1, sentence 2');
  await user.click(second);
  second.setSelectionRange(0, 0);
  await user.keyboard('{Backspace}');
  expect(listSpanish()).toEqual(['El zorro duerme. La luna sale.']);
});

test('undoes one change after the other', async () => {
  const { user } = renderComponent(<Editor />);
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
  expect(undo.disabled).toBe(true);
  await user.click(screen.getAllByRole('button', { name: /^Join with the next sentence/ }).at(1) ?? undo);
  expect(listEnglish()).toEqual(['The fox sleeps. The moon rises.']);
  await user.click(undo);
  expect(listEnglish()).toEqual(['The fox sleeps.', 'The moon rises.']);
  expect(undo.disabled).toBe(true);
});

test('moves a translation to the previous sentence', async () => {
  const { user } = renderComponent(<Editor />);
  const up = screen.getByRole('button', { name: 'Move to the previous sentence: English, paragraph 1, sentence 2' });
  await user.click(up);
  expect(listEnglish()).toEqual(['The fox sleeps. The moon rises.']);
});

const listTexts = (language: string) =>
  [...document.querySelectorAll<HTMLTextAreaElement>(`textarea[lang="${language}"]`)].map(({ value }) => value);
const listSpanish = () => listTexts('es');
const listEnglish = () => listTexts('en');
