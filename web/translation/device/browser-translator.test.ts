import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findSupport, openTranslator } from './browser-translator.ts';

const direction = { from: 'es', to: 'en' } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that answers no request. It reports the progress of the download when the test says so. */
function createSilentBrowser() {
  const download = new EventTarget();
  const create = ({ monitor }: { monitor: (target: EventTarget) => void }) => {
    monitor(download);
    return new Promise(() => {});
  };
  vi.stubGlobal('Translator', { availability: () => new Promise(() => {}), create });
  return { reportProgress: () => download.dispatchEvent(new Event('downloadprogress')) };
}

function open() {
  const { signal } = new AbortController();
  const opening = openTranslator({ ...direction, signal, onDownload: () => {} });
  const settled = vi.fn();
  opening.catch(settled);
  return settled;
}

test('gives up if the browser is silent for a minute', async () => {
  createSilentBrowser();
  const settled = open();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(settled).toHaveBeenCalledOnce();
});

test('waits as long as the download goes on', async () => {
  const browser = createSilentBrowser();
  const settled = open();
  for (let minute = 0; minute < 5; minute += 1) {
    await vi.advanceTimersByTimeAsync(50_000);
    browser.reportProgress();
  }
  expect(settled).not.toHaveBeenCalled();
});

test('a browser that does not say what it supports can still be asked', async () => {
  createSilentBrowser();
  const support = findSupport(direction);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await support).toBe('downloadable');
});
