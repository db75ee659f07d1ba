import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArticle } from '../../support/articles/create-article.ts';
import { findFreePort } from '../../support/find-free-port.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { signInAs } from '../../support/page/open-page.ts';
import { startChangingProxy } from '../../support/servers/start-changing-proxy.ts';

let ports: { proxy: number; server: number };
let proxy: Awaited<ReturnType<typeof startChangingProxy>>;

const journeys = prepareJourneys(async () => {
  ports = { proxy: await findFreePort(), server: await findFreePort() };
  return { BASE_URL: `http://127.0.0.1:${ports.proxy}`, PORT: String(ports.server) };
});

beforeAll(async () => {
  proxy = await startChangingProxy({ port: ports.proxy, targetUrl: `http://127.0.0.1:${ports.server}` });
});

afterAll(() => proxy?.stop());

test('a new version is offered while reading, does not wait for downloads, and keeps the position', async () => {
  await using window = await journeys.open('visitor', { serviceWorkers: 'allow' });
  const { page, context } = window;
  const learner = await journeys.createPerson('learner');
  await signInAs(context, proxy, learner.token);
  const articleId = await createArticle(journeys.services, 12);
  proxy.holdAudio();
  await page.goto(`${proxy.baseUrl}/article/${articleId}`);
  await awaitReader(page);
  await page.evaluate(async () => {
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowDown');
  await page.getByText('5 of 12').waitFor();

  await expect.poll(proxy.countHeldAudio).toBeGreaterThan(0);
  proxy.release();
  // Starts the update check that the browser runs by itself when a user returns to the page after a while.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByText('A new version of Foxtale is ready').waitFor();
  await expect.poll(() => page.getByText('5 of 12').count()).toBe(1);
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));
  await page.getByRole('button', { name: 'Reload' }).click();
  const isOldPage = () => page.evaluate(() => 'isOldPage' in window).catch(() => true);
  await expect.poll(isOldPage).toBe(false);
  await page.getByText('5 of 12').waitFor();
  await expect.poll(() => page.getByText('A new version of Foxtale is ready').count()).toBe(0);
});

test('is installable, with icons for every home screen', async () => {
  await using window = await journeys.open('visitor');
  const { context } = window;
  const manifest = await (await context.request.get(`${proxy.baseUrl}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'Foxtale', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, sizes, type } of manifest.icons) {
    const response = await context.request.get(`${proxy.baseUrl}${src}`);
    expect(response.headers()['content-type']).toBe(type);
    if (type === 'image/png') expect(sizeOf(await response.body())).toBe(sizes);
  }
  expect(await (await context.request.get(`${proxy.baseUrl}/login`)).text()).toContain('rel="apple-touch-icon"');
});

/** Reads width and height from the PNG header. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
