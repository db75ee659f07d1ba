import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../support/page/browser.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import { openPage } from '../../support/page/open-page.ts';
import { startOnce } from '../../support/servers/start-once.ts';
import { startTestServer } from '../../support/servers/start-test-server.ts';
import { openNarrated, readAudio, readPlace } from '../../support/sound/audio.ts';

const server = startOnce(startTestServer);
let browser: Browser;

beforeAll(async () => {
  // Uses Chromium's fake microphone, which beeps.
  browser = await launchBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
});

afterAll(() => browser?.close());

test('a learner repeats a sentence, records it and hears both the narration and the recording, and nothing is uploaded', async () => {
  await using window = await openPage(browser, server, 'learner', { permissions: ['microphone'] });
  const { page } = window;
  const uploads: string[] = [];
  await openNarrated(server, window, { sentenceCount: 5 });
  page.on('request', (request) => {
    const { length = 0 } = request.postDataBuffer() ?? {};
    if (length > 2000) uploads.push(request.url());
  });
  await page.getByRole('button', { name: /^Audio/ }).click();
  await page.getByRole('switch', { name: 'Repeat each sentence aloud' }).click();
  await page.keyboard.press('Escape');
  await page.getByText('Listen, then repeat the sentence.').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await readAudio(page)).isPaused).toBe(false);
  // Playback stops after each sentence, so that the learner can repeat it.
  await expect.poll(async () => (await readAudio(page)).isPaused).toBe(true);
  expect(await readPlace(page)).toBe(1);

  await page.getByRole('button', { name: 'Record yourself' }).click();
  await page.getByText('Your turn: repeat the sentence.').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByText('Recorded. Only you can hear it.').waitFor();
  const heard = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const play = HTMLMediaElement.prototype.play;
        HTMLMediaElement.prototype.play = function () {
          const isRecording = !this.isConnected && this.src.startsWith('blob:');
          if (isRecording) this.addEventListener('ended', () => resolve(this.currentTime));
          return play.call(this);
        };
      }),
  );
  await page.getByRole('button', { name: 'Hear both' }).click();
  expect(await heard).toBeGreaterThan(0);
  await page.getByText('Recorded. Only you can hear it.').waitFor();

  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByText('Listen, then repeat the sentence.').waitFor();
  await expect.poll(() => readPlace(page)).toBe(2);
  expect(uploads).toEqual([]);
});

test('a blocked microphone is explained, and reading continues', async () => {
  await using window = await openPage(browser, server, 'learner');
  const { page } = window;
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Denied', 'NotAllowedError');
    };
    localStorage.setItem('foxtale.listening', JSON.stringify({ isShadowing: true }));
  });
  await openNarrated(server, window, { sentenceCount: 5 });
  await page.getByRole('button', { name: 'Record yourself' }).click();
  await page.getByText('The microphone is blocked.').waitFor();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => readPlace(page)).toBe(2);
});

test('only our own pages may use the microphone', async () => {
  const response = await fetch(server.baseUrl);
  expect(response.headers.get('permissions-policy')).toContain('microphone=(self)');
});
