import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { ManualForm } from './manual-form.tsx';

function open(writer: 'model' | 'drawer', answers: Parameters<typeof answerApi>[0] = {}) {
  localStorage.clear();
  const asked = answerApi({
    'GET /api/profile': { body: { profile: { learningLang: 'es', mainLang: 'en', level: 'A2' } } },
    'GET /api/creation/ways': { body: { writer, takesLinks: true } },
    ...answers,
  });
  return { ...renderComponent(<ManualForm />), asked };
}

test('says before saving that the server cannot translate, until there is a translation', async () => {
  const { user } = open('drawer');
  await screen.findByText(/This server can’t translate your text/);
  await user.type(await screen.findByRole('textbox', { name: /Its translation/ }), 'Dear Grandma');
  expect(screen.queryByText(/This server can’t translate your text/)).toBe(null);
});

test('if a model translates, does not say that the server cannot translate', async () => {
  open('model');
  await screen.findByRole('textbox', { name: /Its translation/ });
  expect(screen.queryByText(/This server can’t translate your text/)).toBe(null);
});

test('shows language, level and share of known words of a text before it is saved', async () => {
  const fit = { level: 'A2', coverage: { known: 0.931, newWords: 4 } };
  const { user, asked } = open('drawer', { 'POST /api/text-measures': { body: { language: 'es', words: 61, fit } } });
  await user.click(await screen.findByRole('textbox', { name: /Content/ }));
  await user.paste('Era una mañana fría. La plaza estaba vacía, y nadie miraba el reloj parado de la torre.');
  await screen.findByText('93%');
  await screen.findByText('4 new words');
  await screen.findByText('61 words');
  await screen.findByText('Level A2');
  await user.clear(screen.getByRole('textbox', { name: /Content/ }));
  await waitFor(() => expect(screen.queryByText('93%')).toBeNull());
  expect(asked.filter((request) => request === 'POST /api/text-measures')).toHaveLength(1);
});
