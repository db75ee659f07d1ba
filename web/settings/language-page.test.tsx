import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, renderComponent } from '../../tests/support/render-component.tsx';
import { defaultSettings, profileQuery } from '../access/queries.ts';
import { ChangeLanguage } from './language-page.tsx';

test('the level of the current language is saved at once, the level of another language with its button', async () => {
  const profile = { ...defaultSettings, mainLang: 'en', learningLang: 'es', learningLangs: ['es'], level: 'A2' };
  const asked = answerApi({
    'GET /api/profile': { body: { profile } },
    'PUT /api/learning/vocabulary': { body: { vocabulary: null } },
  });
  const countSaved = () => asked.filter((request) => request === 'PUT /api/learning/vocabulary').length;
  const { user } = renderComponent(<LearningLanguage />);
  await user.click(await screen.findByRole('radio', { name: 'B1' }));
  await waitFor(() => expect(countSaved()).toBe(1));
  await user.click(screen.getByRole('radio', { name: /^Deutsch/ }));
  await user.click(screen.getByRole('radio', { name: 'B2' }));
  expect(countSaved()).toBe(1);
});

/** Like the router, renders the page when the profile has loaded. */
function LearningLanguage() {
  return useQuery(profileQuery).data && <ChangeLanguage isMain={false} />;
}
