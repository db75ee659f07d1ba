import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { voiceSample } from '../../../domain/reader/listening/voice-sample.ts';
import { createNarrator } from '../../../server/platform/narrator/create-narrator.ts';
import { decodeMp3 } from '../../../server/platform/narrator/worker/decode-mp3.ts';
import { launchBrowser } from '../../support/page/browser.ts';
import { openPage } from '../../support/page/open-page.ts';
import { startOnce } from '../../support/servers/start-once.ts';
import { startTestServer } from '../../support/servers/start-test-server.ts';
import { openNarrated } from '../../support/sound/audio.ts';
import { toWav } from '../../support/sound/to-wav.ts';

const server = startOnce(startTestServer);
const folder = mkdtempSync(join(tmpdir(), 'foxtale-microphone-'));
/** The loudness of each block of the speech that the fake microphone plays. */
let spoken: number[] = [];
let browser: Browser;

// The loudness is compared in blocks of 0.1 s. Such long blocks hide the effect of the browser's audio filters.
const blocksPerSecond = 10;

beforeAll(async () => {
  const narrator = createNarrator(undefined, { now: () => new Date(), random: () => 0 });
  const sentence = await narrator.voices[0]?.speak({ text: voiceSample.es, language: 'es' }, { urgency: 'now' });
  await narrator.stop();
  const audio = await decodeMp3(Buffer.from(sentence?.mp3Frames ?? []));
  spoken = listLoudness(
    Float32Array.from(audio.samples, (sample) => sample / 32_768),
    audio.sampleRate,
  );
  const recorded = join(folder, 'speech.wav');
  writeFileSync(recorded, toWav(audio));
  // Chromium's fake microphone plays this file in a loop.
  browser = await launchBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-audio-capture=${recorded}`,
  ]);
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('what a learner says into the microphone is what is heard afterwards', async () => {
  await using window = await openPage(browser, server, 'learner', { permissions: ['microphone'] });
  const { page } = window;
  await page.addInitScript(() => localStorage.setItem('foxtale.listening', JSON.stringify({ isShadowing: true })));
  await page.addInitScript(keepRecordings);
  await openNarrated(server, window, { sentenceCount: 3 });
  await page.getByRole('button', { name: 'Record yourself' }).click();
  await page.getByText('Your turn: repeat the sentence.').waitFor();
  await page.waitForFunction(() => (globalThis as unknown as Recordings).recordedSeconds() > 4);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByText('Recorded. Only you can hear it.').waitFor();

  const { samples, sampleRate } = await decodeRecording(page);
  expect(samples.length / sampleRate).toBeGreaterThan(3);
  const heard = listLoudness(Float32Array.from(samples), sampleRate);
  expect(findSimilarity(heard, spoken)).toBeGreaterThan(0.7);
});

interface Recordings {
  recordedSeconds: () => number;
  recording: Blob;
}

/** Runs in the browser. Makes the last recording, and the duration of the current recording, available to the test. */
function keepRecordings() {
  let startedAt = Number.POSITIVE_INFINITY;
  const { start } = MediaRecorder.prototype;
  MediaRecorder.prototype.start = function (...options) {
    startedAt = performance.now();
    return start.apply(this, options);
  };
  const createObjectURL = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob && blob.type.startsWith('audio/webm')) Object.assign(globalThis, { recording: blob });
    return createObjectURL(blob);
  };
  Object.assign(globalThis, { recordedSeconds: () => (performance.now() - startedAt) / 1000 });
}

const decodeRecording = (page: Page) =>
  page.evaluate(async () => {
    const content = await (globalThis as unknown as Recordings).recording.arrayBuffer();
    // A low sample rate is enough to measure the loudness, and fewer samples have to be copied from the page to the test.
    const audio = await new OfflineAudioContext(1, 1, 8000).decodeAudioData(content);
    return { samples: [...audio.getChannelData(0)], sampleRate: audio.sampleRate };
  });

/** The root mean square of each block. */
function listLoudness(samples: Float32Array, sampleRate: number) {
  const size = Math.floor(sampleRate / blocksPerSecond);
  return Array.from({ length: Math.floor(samples.length / size) }, (_, block) => {
    const part = samples.subarray(block * size, (block + 1) * size);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / size);
  });
}

/**
 * The best correlation of the recording with the repeated speech. Tries every offset, because the recording can begin at any
 * point of the speech.
 */
const findSimilarity = (heard: number[], speech: number[]) =>
  Math.max(
    ...speech.map((_, offset) =>
      correlate(
        heard,
        heard.map((_, index) => speech[(index + offset) % speech.length] ?? 0),
      ),
    ),
  );

function correlate(one: number[], other: number[]) {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const centred = (values: number[]) => values.map((value) => value - mean(values));
  const [a, b] = [centred(one), centred(other)];
  const product = (left: number[], right: number[]) =>
    left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}
