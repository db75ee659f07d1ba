import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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

const open = (changes: Partial<EditableArticle> = {}) => {
  const asked = answerApi({
    'GET /api/creation/ways': { body: { writer: 'drawer', takesLinks: true } },
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
