import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

export interface Shot {
  browser: Browser;
  world: World;
  scene: Scene;
  width: number;
  folder: string;
  hasForcedColors: boolean;
}

/** With forced colours there is only one theme. */
export const listThemes = (hasForcedColors: boolean) => (hasForcedColors ? ['forced'] : ['light', 'dark']);

/** Takes one screenshot per theme. */
export async function takePictures({ browser, world, scene, width, folder, hasForcedColors }: Shot) {
  const context = await browser.newContext({
    viewport: { width, height: width < 640 ? 740 : 900 },
    locale: world.language,
    reducedMotion: 'reduce',
    forcedColors: hasForcedColors ? 'active' : 'none',
    serviceWorkers: scene.hasServiceWorker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(15_000);
  try {
    await signIn(context, world, scene);
    const page = await context.newPage();
    await changeAnswers(page, world, scene);
    await scene.prepare?.(page);
    await page.goto(`${world.baseUrl}${typeof scene.path === 'string' ? scene.path : scene.path(world)}`);
    await arrive(page, scene);
    await scene.show?.({ page, world });
    // Waits for the error message. The app retries the failed request before it shows the message.
    if (scene.fail) await page.locator('[role="alert"]:visible').first().waitFor();
    await page.waitForTimeout(100);
    for (const theme of listThemes(hasForcedColors)) {
      await page.evaluate((isDark) => document.documentElement.classList.toggle('dark-mode', isDark), theme === 'dark');
      const path = join(folder, `${scene.name}-${width}-${theme}.png`);
      await page.screenshot({ path, fullPage: scene.isWhole === true, animations: 'disabled' });
    }
  } finally {
    await context.close();
  }
}

async function signIn(context: BrowserContext, { baseUrl, people }: World, { who }: Scene) {
  if (who === 'visitor') return;
  await context.addCookies([
    { name: 'session', value: people[who].token, url: baseUrl, httpOnly: true, sameSite: 'Lax' },
  ]);
}

async function changeAnswers(page: Page, world: World, { hold, fail, answers = {} }: Scene) {
  // Serves the page without its data if the scene intercepts requests. A page that is rendered with its data on the server
  // makes no requests that could be intercepted.
  if (hold || fail || Object.keys(answers).length > 0)
    await page.route(isPage, (route) => sendWithoutData(route, world.baseUrl));
  if (hold) await page.route(hold, () => {});
  if (fail)
    await page.route(fail, (route) => route.fulfill({ status: 400, json: { error: { code: 'server-error' } } }));
  for (const [url, answer] of Object.entries(answers))
    await page.route(url, (route) => route.fulfill({ json: answer(world) }));
}

const isPage = ({ pathname }: URL) => !/^\/(api|assets)\/|\./.test(pathname);

async function sendWithoutData(route: Route, baseUrl: string) {
  await route.fulfill({ response: await route.fetch({ url: `${baseUrl}/index.html` }) });
}

/** Waits until the page is hydrated and its data is shown. The page is visible earlier, without its data. */
async function arrive(page: Page, { hold, fail }: Scene) {
  await page
    .locator(hold ? 'body :is(h1, [role="status"])' : 'h1')
    .first()
    .waitFor({ state: 'attached' });
  await page.locator('[data-rendered]').waitFor({ state: 'detached' });
  if (!hold && !fail) await page.locator('main [class*="skeleton"]').first().waitFor({ state: 'detached' });
  // Waits for skeletons, which appear after 300 ms, or for the notification bell, which appears after everything else.
  await page.waitForTimeout(hold ? 700 : 300);
}
