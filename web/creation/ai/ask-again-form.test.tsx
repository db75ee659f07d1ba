import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { AskAgainForm } from './ask-again-form.tsx';

const request = {
  way: 'ai',
  description: 'A lighthouse keeper who collects storms',
  type: 'deep-dive',
  genres: ['science', 'history'],
  length: 'long',
  level: 'A2',
  tone: 'humorous',
  audience: 'teens',
  visibility: 'private',
};

test('the form is filled with the whole earlier request', async () => {
  answerApi({
    'GET /api/articles/a/creation': {
      body: { creation: { articleId: 'a', way: 'ai', failure: 'model-declined', request } },
    },
    'GET /api/creation/ways': { body: { writer: 'model' } },
  });
  renderComponent(<AskAgainForm articleId="a" />);
  expect(await screen.findByRole('textbox', { name: /Description/ })).toHaveProperty('value', request.description);
  expect(screen.getByRole('radio', { name: /^Long/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'A2' })).toHaveProperty('checked', true);
});
