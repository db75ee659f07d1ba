import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { PlacementPage } from './placement-page.tsx';

// Mocks `useSearch`, because the tests render the page without its route.
vi.mock('@tanstack/react-router', async (load) => ({ ...(await load<object>()), useSearch: () => ({}) }));

beforeEach(() => localStorage.clear());

const words = ['casa', 'perro', 'agua', 'mesa', 'sol', 'luna', 'pan', 'libro', 'calle', 'mano', 'torla', 'brigar'];
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const vocabulary = { size: 1200, range: [900, 1500], spread: 0.4, level: 'A2', levelRange: ['A2', 'A2'] };

interface Answer {
  status?: number;
  body: unknown;
}
const someWords: Answer = { body: { words, page: 1, pageCount: 5 } };

const answer = (next: Answer) =>
  answerApi({
    'GET /api/session': { body: { user: { uid: 'ana' } } },
    'GET /api/profile': { body: { profile: { learningLang: 'es', mainLang: 'en', timeZone } } },
    'POST /api/learning/placement/next': next,
    'PUT /api/learning/vocabulary': { body: { vocabulary } },
  });

function open(next = someWords) {
  const asked = answer(next);
  return { asked, ...renderComponent(<PlacementPage inShell={(page) => page} />) };
}

const mark = (word: string) => screen.findByRole('checkbox', { name: word });

test('continues after a reload at the same page, with the same words and marks', async () => {
  const { user } = open();
  await user.click(await mark('casa'));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('Page 2 of 5');
  await user.click(await mark('perro'));
  cleanup();

  const { asked } = open();
  await screen.findByText('Page 2 of 5');
  expect(await mark('perro')).toHaveProperty('checked', true);
  expect(await mark('casa')).toHaveProperty('checked', false);
  expect(asked.filter((request) => request.includes('placement'))).toEqual([]);
});

test('waits calmly until the server has prepared its dictionary, and then shows the words', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  open({ status: 503, body: { error: { code: 'lexicon-preparing' } } });
  await screen.findByText(/is preparing its dictionary/);
  expect(screen.queryByRole('alert')).toBeNull();
  answer(someWords);
  await vi.advanceTimersByTimeAsync(3000);
  await mark('casa');
  expect(screen.queryByText(/is preparing its dictionary/)).toBeNull();
});

test('starts anew after Skip and after the result', async () => {
  const { user } = open();
  await user.click(await mark('casa'));
  await user.click(screen.getByRole('link', { name: 'Skip' }));
  cleanup();

  const again = open();
  expect(await mark('casa')).toHaveProperty('checked', false);
  for (let page = 1; page < 5; page += 1) {
    await screen.findByText(`Page ${page} of 5`);
    await mark('casa');
    await again.user.click(screen.getByRole('button', { name: 'Next page' }));
  }
  await mark('casa');
  await again.user.click(await screen.findByRole('button', { name: 'Show my level' }));
  await screen.findByRole('heading', { name: 'about 1,200 words' });
  cleanup();

  open();
  await screen.findByText('Page 1 of 5');
});
