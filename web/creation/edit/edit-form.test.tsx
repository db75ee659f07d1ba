import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { EditableArticle } from '../../../domain/creation/edit-article.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { EditForm } from './edit-form.tsx';

const article: EditableArticle = {
  title: 'El zorro',
  language: 'es',
  level: null,
  visibility: 'private',
  canBeShared: true,
  translation: { language: 'en', title: '' },
  pairs: [
    [
      { source: 'El zorro duerme.', translation: '' },
      { source: 'La luna sale.', translation: '' },
    ],
  ],
};
const paired = [
  { source: 'El zorro duerme.', translation: 'The fox sleeps.' },
  { source: 'La luna sale.', translation: 'The moon rises.' },
];

beforeEach(() => localStorage.clear());

/** `current` is the article that the server has when the user saves. */
const open = (
  changes: Partial<EditableArticle> = {},
  current: EditableArticle = { ...article, ...changes },
  writer = 'drawer',
) => {
  const asked = answerApi({
    'GET /api/creation/ways': { body: { writer, takesLinks: true } },
    'GET /api/articles/a/source': { body: { article: current } },
    'PUT /api/articles/a/source': { body: {} },
    'POST /api/alignment': { body: { paragraphs: [paired] } },
  });
  return { ...renderComponent(<EditForm articleId="a" article={{ ...article, ...changes }} />), asked };
};

test('a translation that is added later is pasted at once and paired with the text', async () => {
  const { user, asked } = open();
  await user.click(await screen.findByRole('textbox', { name: /^Its translation, if/ }));
  await user.paste('The fox sleeps. The moon rises.');
  await user.click(screen.getByRole('button', { name: 'Pair the sentences' }));
  const second = await screen.findByDisplayValue('The moon rises.');
  expect(second.getAttribute('aria-label')).toBe('English, paragraph 1, sentence 2');
  expect(asked).toContain('POST /api/alignment');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Its translation, if/ })).toBeNull());
});

test('saving also pairs and saves a pasted translation', async () => {
  const { user, asked } = open();
  await user.click(await screen.findByRole('textbox', { name: /^Its translation, if/ }));
  await user.paste('The fox sleeps. The moon rises.');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(asked.filter((request) => /^(?:POST \/api\/alignment|PUT)/.test(request))).toHaveLength(2),
  );
  expect(asked.findIndex((request) => request.startsWith('POST /api/alignment'))).toBeLessThan(
    asked.findIndex((request) => request.startsWith('PUT')),
  );
  expect(screen.getByDisplayValue('The moon rises.')).toBeTruthy();
});

test('says that saving pairs a pasted translation, and not that its sentences are missing', async () => {
  const { user } = open();
  await screen.findByText(/^2 sentences have no translation/);
  screen.getByText(/^There’s room for a translation next to every sentence/);
  await user.click(await screen.findByRole('textbox', { name: /^Its translation, if/ }));
  await user.paste('The fox sleeps. The moon rises.');
  screen.getByText('When you save, Foxtale pairs the translation you pasted with the sentences.');
  expect(screen.queryByText(/sentences have no translation/)).toBeNull();
});

test.each([
  ['drawer', 'The audio is created again'],
  ['model', 'Both are created again'],
])('with the writer “%s”, says what is created again after a change: %s', async (writer, created) => {
  open({ pairs: [paired] }, { ...article, pairs: [paired] }, writer);
  await screen.findByText(new RegExp(created));
});

test('a text that has translations is only edited sentence by sentence', async () => {
  open({ pairs: [paired] });
  await screen.findByDisplayValue('The moon rises.');
  expect(screen.queryByRole('textbox', { name: /^Its translation, if/ })).toBeNull();
});

test('saving moves the focus to a translation that is left without a sentence', async () => {
  const { user, asked } = open({ pairs: [paired] });
  await user.click(
    await screen.findByRole('button', { name: /^Join with the next sentence: Spanish, .* sentence 1$/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((document.activeElement as HTMLTextAreaElement).value).toBe('The moon rises.');
  expect(asked.some((request) => request.startsWith('PUT'))).toBe(false);
});

const titleField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });

test('what was typed and not saved is there when the form is opened again, until it is discarded', async () => {
  const { user } = open();
  await user.type(await titleField(), ' duerme');
  await user.click(screen.getByRole('textbox', { name: /^Its translation, if/ }));
  await user.paste('The fox sleeps.');
  cleanup();

  const again = open();
  expect((await titleField()).value).toBe('El zorro duerme');
  screen.getByDisplayValue('The fox sleeps.');
  await again.user.click(screen.getByRole('button', { name: 'Discard these changes' }));
  expect((await titleField()).value).toBe('El zorro');
  cleanup();

  open();
  expect((await titleField()).value).toBe('El zorro');
  expect(screen.queryByRole('button', { name: 'Discard these changes' })).toBeNull();
});

test('says that the article was changed after the draft was begun', async () => {
  const { user } = open();
  await user.type(await titleField(), ' duerme');
  cleanup();
  open({ level: 'B1' });
  expect((await titleField()).value).toBe('El zorro duerme');
  screen.getByText(/The article has been changed since you made them/);
});

test('does not overwrite a change from elsewhere before the user saves again, and then forgets the draft', async () => {
  const { user, asked } = open({ pairs: [paired] }, { ...article, pairs: [paired], title: 'La zorra' });
  await user.type(await titleField(), ' duerme');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(/^Not saved yet: the article has been changed in another tab/);
  const puts = () => asked.filter((request) => request.startsWith('PUT'));
  expect(puts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(puts()).toEqual(['PUT /api/articles/a/source']));
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]));
});

test('a pasted translation is paired as soon as the dictionary of the server is prepared', async () => {
  const { user } = open();
  answerApi({ 'POST /api/alignment': { status: 503, body: { error: { code: 'lexicon-preparing' } } } });
  await user.click(await screen.findByRole('textbox', { name: /^Its translation, if/ }));
  await user.paste('The fox sleeps. The moon rises.');
  await user.click(screen.getByRole('button', { name: 'Pair the sentences' }));
  await screen.findByText(/^Foxtale has just started and is preparing its dictionary/);
  answerApi({ 'POST /api/alignment': { body: { paragraphs: [paired] } } });
  await screen.findByDisplayValue('The moon rises.', {}, { timeout: 8000 });
});
