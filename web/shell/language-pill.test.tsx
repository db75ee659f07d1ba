import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerApi, renderComponent } from '../../tests/support/render-component.tsx';
import { defaultSettings } from '../access/queries.ts';
import { LanguagePill } from './language-pill.tsx';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const profile = { ...defaultSettings, learningLang: 'it', learningLangs: ['es', 'it'], timeZone };

async function openMenu() {
  const asked = answerApi({
    'GET /api/profile': { body: { profile } },
    'PATCH /api/profile': { body: { profile: { ...profile, learningLang: 'es' } } },
  });
  const { user } = renderComponent(<LanguagePill />);
  await user.click(await screen.findByRole('button', { name: /Learning: Italian/ }));
  const spanish = await screen.findByRole('menuitem', { name: 'Spanish' });
  return { user, spanish, hasSwitched: () => asked.includes('PATCH /api/profile') };
}

test('switches to another learning language', async () => {
  const { user, spanish, hasSwitched } = await openMenu();
  await user.click(spanish);
  await screen.findByRole('button', { name: /Learning: Spanish/ });
  expect(hasSwitched()).toBe(true);
});

test('choosing the current language changes nothing', async () => {
  const { user, hasSwitched } = await openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Italian' }));
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  expect(hasSwitched()).toBe(false);
});

test('offline, the other languages are disabled, and the menu says why', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const { user, spanish, hasSwitched } = await openMenu();
  expect(spanish.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('menuitem', { name: 'Add a language' }).getAttribute('aria-disabled')).toBe('true');
  const reason = screen.getByText('You need a connection to switch languages.');
  expect(screen.getByRole('menu').getAttribute('aria-describedby')).toBe(reason.id);
  await user.click(spanish);
  expect(hasSwitched()).toBe(false);
});
