import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { answerApi, renderComponent } from '../../tests/support/render-component.tsx';
import { type KeptArticle, noteKeptArticle } from '../device/kept-articles.ts';
import { createDevice } from '../worker/device.fixture.ts';
import { DownloadButton } from './download-button.tsx';

const userId = '00000000-0000-4000-8000-00000000000a';
const articleId = '00000000-0000-4000-8000-000000000001';
const stored: KeptArticle = {
  articleId,
  userId,
  title: 'El faro',
  language: 'es',
  nativeTitle: null,
  genres: [],
  sentenceCount: 3,
  level: null,
  cover: null,
  openedAt: 1,
  bytes: 500,
  hasSound: true,
};
const [download, downloading] = [
  'Download “El faro” to read offline, with audio if there is any',
  'Downloading “El faro”',
];
const withAudio = 'On this device: text and audio';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const narration = `GET /api/articles/${articleId}/narration/es`;
/** The time zone is that of the browser, so that the page does not update the profile. */
const profileOf = (learningLang: 'es' | 'it') => ({ mainLang: null, learningLang, timeZone });
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function startDownload(answers: Parameters<typeof answerApi>[0] = {}) {
  answerApi({
    'GET /api/session': { body: { user: { uid: userId } } },
    'GET /api/profile': { body: { profile: profileOf('es') } },
    [`GET /api/articles/${articleId}`]: { body: { reading: { learning: { language: 'es' }, native: null } } },
    [narration]: { body: { narration: { audioUrl: 'a.mp3' } } },
    ...answers,
  });
  createDevice();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready: Promise.resolve({}) } });
  renderComponent(<DownloadButton articleId={articleId} title="El faro" />);
  await pass(1);
  act(() => screen.getByRole('button', { name: download }).click());
  await pass(1);
  screen.getByRole('button', { name: downloading });
}

test('an article is on the device as soon as its definitions are stored', async () => {
  await startDownload();
  await noteKeptArticle(stored);
  await pass(10);
  screen.getByRole('button', { name: downloading });
  await noteKeptArticle({ ...stored, definitionBytes: 0 });
  await pass(2);
  screen.getByText(withAudio);
});

test('an article whose definitions cannot be stored is on the device after two minutes', async () => {
  await startDownload();
  await noteKeptArticle(stored);
  await pass(120);
  screen.getByText(withAudio);
});

test('a download that has not ended after two minutes can be repeated', async () => {
  await startDownload();
  await pass(120);
  screen.getByRole('button', { name: download });
});

test('says that there is no audio, and offers it again later', async () => {
  await startDownload({ [narration]: { status: 503, body: { error: { code: 'narration-unavailable' } } } });
  await noteKeptArticle({ ...stored, hasSound: false, definitionBytes: 0 });
  await pass(2);
  screen.getByText('On this device: text without audio');
  await pass(120);
  screen.getByRole('button', { name: '“El faro” is on this device without audio. Download its audio' });
});

test('an article that is on the device in another language is offered for download', async () => {
  answerApi({
    'GET /api/session': { body: { user: { uid: userId } } },
    'GET /api/profile': { body: { profile: profileOf('it') } },
  });
  createDevice();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready: Promise.resolve({}) } });
  await noteKeptArticle({ ...stored, definitionBytes: 0 });
  renderComponent(<DownloadButton articleId={articleId} title="Il faro" />);
  await pass(1);
  screen.getByRole('button', { name: 'Download “Il faro” to read offline, with audio if there is any' });
});
