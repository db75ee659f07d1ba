import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OwnWordAnswer } from '../../../domain/learning/own-word.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import { aWord } from '../saved-word.fixture.ts';
import { AddWordDialog } from './add-word-dialog.tsx';

const found = {
  base: 'correr',
  partOfSpeech: 'verb' as const,
  gender: null,
  meaning: 'to run',
  fitsSentence: true,
};

async function openDialog(answer: OwnWordAnswer) {
  const asked = answerApi({
    'GET /api/learning/words/own': { body: answer },
    'POST /api/learning/words/own': { body: { word: aWord({ base: 'correr' }), isNew: true } },
    'POST /api/learning/words/changes': { body: { changed: 1 } },
  });
  const onClose = vi.fn();
  const { user } = renderComponent(<AddWordDialog language="es" onClose={onClose} />);
  const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await screen.findByRole('dialog', { name: 'Add a word' });
  return { user, asked, onClose, field };
}

test('fills in the meaning from the dictionary, and adds the word with it', async () => {
  const show = vi.spyOn(toaster, 'show');
  const { user, asked, onClose, field } = await openDialog({ found, saved: null });
  await user.type(field('Word'), 'corriendo');
  expect(await screen.findByText('correr')).toBeTruthy();
  expect(screen.getByText('verb')).toBeTruthy();
  expect(field('Meaning').value).toBe('to run');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked).toContain('POST /api/learning/words/own');
  expect(show).toHaveBeenCalledWith({ kind: 'success', title: 'correr is in your words now' });
  show.mockRestore();
});

test('the cursor is in the first field', async () => {
  const { user, field } = await openDialog({ found, saved: null });
  await waitFor(() => expect(document.activeElement).toBe(field('Word')));
  await user.keyboard('corro');
  expect(field('Word').value).toBe('corro');
});

test('a meaning that the learner writes stays when the word changes', async () => {
  const { user, field } = await openDialog({ found, saved: null });
  await user.type(field('Meaning'), 'to jog');
  await user.type(field('Word'), 'corre');
  await screen.findByText('correr');
  expect(field('Meaning').value).toBe('to jog');
});

test('a word without a meaning is not added until the learner has written one', async () => {
  const { user, asked, field } = await openDialog({ found: { ...found, meaning: null }, saved: null });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Write a word first.')).toBeTruthy();
  await user.type(field('Word'), 'correr');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Write what the word means.')).toBeTruthy();
  expect(asked).not.toContain('POST /api/learning/words/own');
  await user.type(field('Meaning'), 'to run');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(asked).toContain('POST /api/learning/words/own'));
});

test('a sentence without the word is not accepted', async () => {
  const { user, asked, field } = await openDialog({ found: { ...found, fitsSentence: false }, saved: null });
  await user.type(field('Word'), 'correr');
  await user.type(field(/^Sentence/), 'La casa es grande.');
  expect(await screen.findByText('The word isn’t in this sentence.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(asked).not.toContain('POST /api/learning/words/own');
});

test('if the word is already in the list, the existing word is shown and can be put into review', async () => {
  const saved = aWord({ base: 'correr', meaning: 'to run fast', isInReview: false });
  const { user, asked, field, onClose } = await openDialog({ found, saved });
  await user.type(field('Word'), 'corro');
  expect(await screen.findByText('Already in your list:')).toBeTruthy();
  expect(screen.getByText('to run fast')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add to reviews' }));
  expect(onClose).toHaveBeenCalled();
  await waitFor(() => expect(asked).toContain('POST /api/learning/words/changes'));
  expect(asked).not.toContain('POST /api/learning/words/own');
});
