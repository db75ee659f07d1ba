import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { isLanguage } from '../../domain/language.ts';
import { launchBrowser } from '../../tests/support/browser.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';
import { createWorld, type World } from './world.ts';

// `npm run screenshots`: every page in every state, light and dark, into screenshots/.
// `-- --only reader --widths 360,768 --language de --to other-folder --forced-colors`
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,1440' },
    language: { type: 'string', default: 'en' },
    to: { type: 'string', default: 'screenshots' },
    'forced-colors': { type: 'boolean', default: false },
  },
});
if (!isLanguage(values.language)) throw new Error(`There is no language ${values.language}.`);
// Where the system chooses the colours there is one theme.
const themes = values['forced-colors'] ? ['forced'] : ['light', 'dark'];
const widths = values.widths.split(',').map(Number);
const wanted = scenes.filter(({ name }) => new RegExp(values.only).test(name));
const folder = join(import.meta.dirname, '..', '..', values.to, values.language);
if (values.only === '') rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const started = performance.now();
const failed: string[] = [];
const world = await createWorld(values.language);
const browser = await launchBrowser();
try {
  for (const width of widths) {
    for (const scene of wanted) {
      await takePictures({ browser, world, scene, width }).catch((error: unknown) => {
        failed.push(`${scene.name} at ${width} px: ${String(error).split('\n')[0]}`);
      });
    }
  }
} finally {
  await browser.close();
  await world.stop();
}
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  [
    ...failed,
    `${(wanted.length * widths.length - failed.length) * themes.length} pictures in ${folder}, ${seconds} s`,
  ].join('\n'),
);
process.exit(failed.length === 0 ? 0 : 1);

interface Shot {
  browser: Browser;
  world: World;
  scene: Scene;
  width: number;
}

async function takePictures({ browser, world, scene, width }: Shot) {
  const context = await browser.newContext({
    viewport: { width, height: width < 640 ? 740 : 900 },
    locale: world.language,
    reducedMotion: 'reduce',
    forcedColors: values['forced-colors'] ? 'active' : 'none',
    serviceWorkers: scene.hasServiceWorker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(15_000);
  try {
    await signIn(context, world, scene);
    const page = await context.newPage();
    // A page that comes with its answers asks for nothing that could be held, refused or made up.
    if (scene.hold || scene.fail || scene.answers) await page.route(isPage, (route) => sendBare(route, world.baseUrl));
    if (scene.hold) await page.route(scene.hold, () => {});
    if (scene.fail)
      await page.route(scene.fail, (route) =>
        route.fulfill({ status: 400, json: { error: { code: 'server-error' } } }),
      );
    for (const [url, answer] of Object.entries(scene.answers ?? {}))
      await page.route(url, (route) => route.fulfill({ json: answer(world) }));
    await page.goto(`${world.baseUrl}${typeof scene.path === 'string' ? scene.path : scene.path(world)}`);
    await arrive(page, scene);
    await scene.show?.({ page, world });
    // What fails is tried again first.
    if (scene.fail) await page.locator('[role="alert"]').first().waitFor();
    await page.waitForTimeout(100);
    for (const theme of themes) {
      await page.evaluate((isDark) => document.documentElement.classList.toggle('dark-mode', isDark), theme === 'dark');
      const path = join(folder, `${scene.name}-${width}-${theme}.png`);
      await page.screenshot({ path, fullPage: scene.isWhole === true, animations: 'disabled' });
    }
  } finally {
    await context.close();
  }
}

const isPage = ({ pathname }: URL) => !/^\/(api|assets)\/|\./.test(pathname);

async function sendBare(route: Route, baseUrl: string) {
  await route.fulfill({ response: await route.fetch({ url: `${baseUrl}/index.html` }) });
}

/** Pages are there before our script and their articles are. */
async function arrive(page: Page, { hold, fail }: Scene) {
  await page
    .locator(hold ? 'body :is(h1, [role="status"])' : 'h1')
    .first()
    .waitFor({ state: 'attached' });
  await page.locator('[data-prerendered], #root[inert]').waitFor({ state: 'detached' });
  if (!hold && !fail) await page.locator('main [class*="skeleton"]').first().waitFor({ state: 'detached' });
  // Bones appear after 300 ms, so as not to flash; the bell comes after everything else.
  await page.waitForTimeout(hold ? 700 : 300);
}

async function signIn(context: BrowserContext, { baseUrl, people }: World, { who }: Scene) {
  if (who === 'visitor') return;
  await context.addCookies([
    { name: 'session', value: people[who].token, url: baseUrl, httpOnly: true, sameSite: 'Lax' },
  ]);
}
