import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../tests/support/render-component.tsx';
import { defaultSettings } from '../access/queries.ts';
import { AddLanguage } from './add-language.tsx';

test('names the languages that the user keeps, offers the other languages, and adds the chosen language', async () => {
  const profile = { ...defaultSettings, mainLang: 'en', learningLang: 'es', learningLangs: ['es', 'fr'] };
  const asked = answerApi({ 'GET /api/profile': { body: { profile } }, 'PATCH /api/profile': { body: { profile } } });
  const { user } = renderComponent(<AddLanguage />);
  await screen.findByText(/^You’ll keep Spanish and French/);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(
    expect.not.arrayContaining(['en', 'es', 'fr']),
  );
  await user.click(screen.getByRole('radio', { name: /^Deutsch/ }));
  await user.click(screen.getByRole('button', { name: 'Add German' }));
  expect(asked).toContain('PATCH /api/profile');
});
