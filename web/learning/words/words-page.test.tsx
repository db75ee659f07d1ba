import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultKeys, type Shortcuts } from '../../../domain/access/shortcuts.ts';
import type { WordList } from '../../../domain/learning/saved-word.ts';
import { answerApi, renderComponent } from '../../../tests/support/render-component.tsx';
import { defaultSettings } from '../../access/queries.ts';
import { putWaiting } from '../../device/outbox.ts';
import { toaster } from '../../ui/overlay/toaster.ts';
import { createDevice } from '../../worker/device.fixture.ts';
import { aWord } from '../saved-word.fixture.ts';
import { WordsPage } from './words-page.tsx';

// Mocks `useSearch`, because the tests render the page without its route.
vi.mock('@tanstack/react-router', async (load) => ({ ...(await load<object>()), useSearch: () => ({}) }));

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

function openWords(list: Partial<WordList>, shortcuts: Shortcuts = { isOn: true, keys: defaultKeys }) {
  const userId = crypto.randomUUID();
  const preferences = { ...defaultSettings.preferences, shortcuts };
  const asked = answerApi({
    'GET /api/profile': { body: { profile: { ...defaultSettings, learningLang: 'es', timeZone, preferences } } },
    'GET /api/session': { body: { user: { uid: userId, name: '', email: '' } } },
    'GET /api/learning/review': { body: { cards: [], retention: 0.9, next: null } },
    'GET /api/learning/words': {
      body: {
        words: [],
        total: 0,
        counts: { unreviewed: 0, learning: 0, learned: 0 },
        articles: [],
        pageCount: 1,
        review: { due: 0, fresh: 0, next: null, later: 0 },
        ...list,
      },
    },
    'POST /api/learning/words/changes': { body: { changed: 1 } },
    ...Object.fromEntries(
      (list.words ?? []).map((word) => [`PATCH /api/learning/words/${word.id}`, { body: { word } }]),
    ),
  });
  return { ...renderComponent(<WordsPage />), asked, userId };
}

const threeWords = {
  words: [aWord(), aWord({ base: 'rumbo', state: 'learning' }), aWord({ base: 'andén', state: 'learned' })],
  total: 3,
  counts: { unreviewed: 1, learning: 1, learned: 1 },
  review: { due: 5, fresh: 4, next: null, later: 0 },
};

test('says how many words are ready, and lists each with its state', async () => {
  openWords(threeWords);
  expect(await screen.findByRole('heading', { name: '9 words are ready' })).toBeTruthy();
  expect(screen.getByText('About 3 minutes')).toBeTruthy();
  const [row] = screen.getAllByRole('listitem');
  expect(within(row as HTMLElement).getByText('New')).toBeTruthy();
  expect(within(row as HTMLElement).getByText('No review yet')).toBeTruthy();
});

test('if nothing is due but new words wait, links to the new words', async () => {
  openWords({ ...threeWords, review: { due: 0, fresh: 0, next: null, later: 12 } });
  const link = await screen.findByRole('link', { name: 'More new words' });
  expect(link.getAttribute('href')).toBe('/words/review');
});

test('without words in the learning language, says so and where words come from', async () => {
  openWords({});
  expect(await screen.findByRole('heading', { name: 'No words in Spanish yet' })).toBeTruthy();
});

test('arrows move, X and Shift select, Escape clears, and the slash goes to the search', async () => {
  const { user } = openWords(threeWords);
  (await screen.findByRole('button', { name: 'More for parpadear' })).focus();
  await user.keyboard('x{ArrowDown}');
  expect(screen.getByRole('status').textContent).toBe('1 selected');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByRole('status').textContent).toBe('3 selected');
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/selected$/)).toBeNull();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toBe(document.activeElement);
});

test.each([
  ['another key', { isOn: true, keys: { ...defaultKeys, search: 'ñ' } }, 'ñ'],
  ['no key', { isOn: false, keys: defaultKeys }, undefined],
])('with %s for the search the slash does nothing', async (_, shortcuts, key) => {
  const { user } = openWords(threeWords, shortcuts);
  (await screen.findByRole('button', { name: 'More for parpadear' })).focus();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).not.toBe(document.activeElement);
  if (key === undefined) return;
  await user.keyboard(key);
  expect(screen.getByRole('searchbox')).toBe(document.activeElement);
});

test('Delete removes the row at once and goes on to the next', async () => {
  const { user, asked } = openWords(threeWords);
  (await screen.findByRole('button', { name: 'More for rumbo' })).focus();
  await user.keyboard('{Delete}');
  await waitFor(() => expect(asked).toContain('POST /api/learning/words/changes'));
  expect(screen.getByRole('button', { name: 'More for andén' })).toBe(document.activeElement);
});

test('the menu of a word opens its meaning for editing, and Undo brings the old one back', async () => {
  const show = vi.spyOn(toaster, 'show');
  const { user, asked } = openWords(threeWords);
  await user.click(await screen.findByRole('button', { name: 'More for rumbo' }));
  const target = await screen.findByRole('menuitem', { name: 'Edit the meaning' });
  await user.pointer([{ keys: '[MouseLeft>]', target }, { keys: '[/MouseLeft]' }]);
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  const field = await screen.findByRole('textbox', { name: 'Meaning of rumbo' });
  await waitFor(() => expect(field).toBe(document.activeElement));
  await user.keyboard('course{Enter}');
  const countPatches = () => asked.filter((request) => request.startsWith('PATCH')).length;
  await waitFor(() => expect(show).toHaveBeenCalledOnce());
  expect(countPatches()).toBe(1);
  show.mock.lastCall?.[0].action?.onPress();
  await waitFor(() => expect(countPatches()).toBe(2));
});

test('plays the sentence of a word that has audio, and shows no play button for other words', async () => {
  const played: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push(new URL(this.src).pathname);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const audioUrl = '/api/learning/words/a/audio/b.mp3';
  const { user } = openWords({ ...threeWords, words: [aWord({ audioUrl }), aWord({ base: 'rumbo' })] });
  await user.click(await screen.findByRole('button', { name: 'Hear the sentence of parpadear' }));
  expect(played).toEqual([audioUrl]);
  expect(screen.getAllByRole('button', { name: /^Hear/ })).toHaveLength(1);
});

test('if nothing is due, words that are due later can be practised', async () => {
  openWords({ ...threeWords, review: { due: 0, fresh: 0, next: null, later: 0, hasAhead: true } });
  const offer = await screen.findByRole('link', { name: 'Practise anyway' });
  expect(offer.getAttribute('href')).toBe('/words/review?ahead=true');
});

test('says how many words were saved offline, which the server does not have yet', async () => {
  createDevice();
  onTestFinished(() => void vi.unstubAllGlobals());
  const { userId } = openWords(threeWords);
  await putWaiting({
    kind: 'learning',
    key: 'word',
    userId,
    articleId: '',
    path: '/api/learning/words',
    body: {
      articleId: crypto.randomUUID(),
      language: 'es',
      start: { sentence: 1, offset: 0 },
      end: { sentence: 1, offset: 5 },
      as: 'save',
    },
    since: Date.now(),
  });
  await screen.findByText('1 word that you saved offline will be listed when you are online again.');
});
