import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { AiForm } from './ai-form.tsx';

const profile = { learningLang: 'es', mainLang: 'en', level: 'A2' };

function open(writer: 'model' | 'drawer', description?: string) {
  localStorage.clear();
  return reopen(writer, description);
}

function reopen(writer: 'model' | 'drawer', description?: string) {
  const asked = answerApi({
    'GET /api/profile': { body: { profile } },
    'GET /api/creation/ways': { body: { writer } },
    'GET /api/creation/offers': { body: { isAboutIt: false, library: [], drawer: [] } },
  });
  return { asked, ...renderComponent(<AiForm description={description} />) };
}

test('without a model, the form asks for a subject and a level, and starts with the level of the learner', async () => {
  const { asked, user, router } = open('drawer');
  const subject = await screen.findByRole('textbox', { name: 'What would you like to read about?' });
  expect(screen.getAllByRole('textbox')).toEqual([subject]);
  expect(screen.queryByText('Tone')).toBeNull();
  expect(await screen.findByRole('radio', { name: 'A2' })).toHaveProperty('checked', true);

  await user.click(screen.getByRole('button', { name: 'Show what fits' }));
  await screen.findByText('Say in a few words what it should be about.');
  await user.type(subject, ' dog {Enter}');
  expect(router.history.location.search).toBe('?way=ai&description=dog');
  expect(asked.filter((path) => path.includes('/offers'))).toEqual([]);
});

test('without a model, the subject in the address is searched for at the level of the learner', async () => {
  const { asked } = open('drawer', 'coffee');
  await screen.findByRole('heading', { name: 'No article is about “coffee” yet' });
  expect(asked).toContain('GET /api/creation/offers?q=coffee&level=A2');
});

test('without a model, a new level shows other articles, and the focus stays on the level', async () => {
  const { asked, user } = open('drawer', 'coffee');
  await user.click(await screen.findByRole('button', { name: 'Show what fits' }));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('No article is about “coffee” yet'));
  await user.click(screen.getByRole('radio', { name: 'B1' }));
  await vi.waitFor(() => expect(asked).toContain('GET /api/creation/offers?q=coffee&level=B1'));
  await screen.findByRole('heading', { name: 'No article is about “coffee” yet' });
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'B1' }));
});

test('without a model, a long description is cut to the length of a search', async () => {
  const { asked } = open('drawer', 'coffee '.repeat(100));
  const subject = await screen.findByRole('textbox');
  expect(subject).toHaveProperty('value', 'coffee '.repeat(100).slice(0, 200));
  await vi.waitFor(() => expect(asked.filter((path) => path.includes('/offers'))).toHaveLength(1));
  const [offers = ''] = asked.filter((path) => path.includes('/offers'));
  expect(new URLSearchParams(offers.split('?')[1]).get('q')).toHaveLength(200);
});

test('a model needs a longer description', async () => {
  const { asked, user } = open('model', 'coffee');
  await user.click(await screen.findByRole('button', { name: 'Create article' }));
  await screen.findByText('That’s too short: at least 10 characters.');
  expect(asked).not.toContain('POST /api/articles');
});

test('without a model, what was typed is kept on the device until the user asks', async () => {
  const { user } = open('drawer');
  await user.type(await screen.findByRole('textbox'), 'dogs');
  cleanup();
  const again = reopen('drawer');
  expect(await screen.findByRole('textbox')).toHaveProperty('value', 'dogs');
  await again.user.click(screen.getByRole('button', { name: 'Show what fits' }));
  cleanup();
  reopen('drawer');
  expect(await screen.findByRole('textbox')).toHaveProperty('value', '');
});

test('without a connection, what was asked is kept too', async () => {
  const { user } = open('drawer');
  await user.type(await screen.findByRole('textbox'), 'dogs');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: 'Show what fits' }));
  onLine.mockRestore();
  cleanup();
  reopen('drawer');
  expect(await screen.findByRole('textbox')).toHaveProperty('value', 'dogs');
});
