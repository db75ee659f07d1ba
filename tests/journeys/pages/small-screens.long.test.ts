import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { notify } from '../../../server/notifications/notify.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listOverflows, listSmallTargets, spaceText } from '../../support/page/measure-page.ts';
import type { openPage } from '../../support/page/open-page.ts';
import { listPages } from '../../support/page/pages.ts';

const journeys = prepareJourneys();
const touch = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  reducedMotion: 'reduce',
} as const;

const pages = [
  ...listPages('start', 'main', 'settings', 'admin', 'no-access'),
  '/search?q=mercado',
  '/create-article?way=ai',
  '/create-article?way=manual',
];

test('every page has large enough touch targets, and nothing overflows at 320 px with spaced text', async () => {
  await using window = await journeys.open('admin', touch);
  window.allowInConsole(/status of 404/);
  const found: Record<string, string[]> = {};
  for (const path of pages) {
    await window.visit(path);
    await window.page
      .locator('[role="status"]', { hasText: /Loading|Searching/ })
      .first()
      .waitFor({ state: 'detached' });
    found[path] = await measure(window);
  }
  await window.visit('/');
  await window.page.locator('a[href^="/article/"]').first().click();
  await awaitReader(window.page);
  await window.page.getByRole('button', { name: 'Translation', exact: true }).click();
  found.reader = await measure(window);
  expect(Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0))).toEqual({});
});

test('overlays have large enough touch targets and do not overflow', async () => {
  await using window = await journeys.open('learner', touch);
  const { page, person } = window;
  const news = { articleId: randomUUID(), title: 'El mercado nocturno de los zorros', language: null };
  await notify(journeys.services, { userId: person?.id ?? '', kind: 'article-created', ...news });
  await window.visit('/');
  const found: Record<string, string[]> = {};
  await page.getByRole('button', { name: /Notifications/ }).click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  found.notifications = await measure(window);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator('a[href^="/article/"]').first().click();
  await awaitReader(page);
  await page.getByRole('button', { name: /^Audio/ }).click();
  await page.getByText('Built-in (eSpeak NG)').waitFor();
  await page.getByRole('switch', { name: 'Repeat each sentence aloud' }).waitFor();
  found.sound = await measure(window);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Text settings' }).click();
  await page.getByRole('group', { name: 'Paper' }).waitFor();
  found.text = await measure(window);
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await page.locator('[data-selection-tools]').getByText('From Foxtale’s dictionary').waitFor();
  found.definition = await measure(window);
  expect(Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0))).toEqual({});
});

async function measure({ page }: Awaited<ReturnType<typeof openPage>>) {
  const small = await listSmallTargets(page, 44);
  await page.setViewportSize({ width: 320, height: 640 });
  const sheets = await page.evaluate(() => document.adoptedStyleSheets.length);
  await spaceText(page);
  const overflows = await listOverflows(page);
  await page.evaluate((count) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, count);
  }, sheets);
  await page.setViewportSize(touch.viewport);
  return [...small, ...overflows];
}
