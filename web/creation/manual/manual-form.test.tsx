import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { ManualForm } from './manual-form.tsx';

function open(writer: 'model' | 'drawer') {
  localStorage.clear();
  answerApi({
    'GET /api/profile': { body: { profile: { learningLang: 'es', mainLang: 'en', level: 'A2' } } },
    'GET /api/creation/ways': { body: { writer, takesLinks: true } },
  });
  return renderComponent(<ManualForm />);
}

test('says before saving that the server cannot translate, until there is a translation', async () => {
  const { user } = open('drawer');
  await screen.findByText(/This server can’t translate your text/);
  await user.type(await screen.findByRole('textbox', { name: /Its translation/ }), 'Dear Grandma');
  expect(screen.queryByText(/This server can’t translate your text/)).toBe(null);
});

test('says nothing of the kind if a model translates', async () => {
  open('model');
  await screen.findByRole('textbox', { name: /Its translation/ });
  expect(screen.queryByText(/This server can’t translate your text/)).toBe(null);
});
