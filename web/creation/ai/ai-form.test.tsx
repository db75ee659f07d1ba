import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { AiForm } from './ai-form.tsx';

const profile = { learningLang: 'es', mainLang: 'en', level: 'A2' };

function open(writer: 'model' | 'drawer') {
  const asked = answerApi({
    'GET /api/profile': { body: { profile } },
    'GET /api/creation/ways': { body: { writer } },
    'POST /api/creation/drawer': { body: { articles: [] } },
  });
  return { asked, ...renderComponent(<AiForm description="coffee" />) };
}

test('without a model one word is enough to see what fits', async () => {
  const { asked, user } = open('drawer');
  await user.click(await screen.findByRole('button', { name: 'Show what fits' }));
  await screen.findByRole('heading', { name: 'Nothing ready-made fits' });
  expect(asked).toContain('POST /api/creation/drawer');
});

test('a model needs a longer description', async () => {
  const { asked, user } = open('model');
  await user.click(await screen.findByRole('button', { name: 'Create article' }));
  await screen.findByText('That’s too short: at least 10 characters.');
  expect(asked).not.toContain('POST /api/articles');
});
