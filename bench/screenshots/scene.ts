import type { Page } from 'playwright-core';
import type { World } from './world.ts';

export interface Stage {
  page: Page;
  world: World;
}

/** A page in one of its states. Nothing here goes by words on the screen: every scene is shown in every language. */
export interface Scene {
  name: string;
  who: keyof World['people'] | 'visitor';
  path: string | ((world: World) => string);
  /** Questions to the server that get no answer, as on a slow line. */
  hold?: string;
  /** Questions to the server that fail. */
  fail?: string;
  /** Questions to the server, and what each is answered with. */
  answers?: Record<string, (world: World) => unknown>;
  /** From top to bottom; otherwise what fits into the window. */
  isWhole?: boolean;
  /** Keeps what was opened on the device, as it does for a learner. */
  hasServiceWorker?: boolean;
  /** What somebody does before the picture is taken. */
  show?: (stage: Stage) => Promise<unknown>;
}

export const submitForm = ({ page }: Stage) => page.locator('main form [type="submit"]').last().click();
export const bell = ({ page }: Stage) => page.locator('header button').first().click();
export const accountMenu = ({ page }: Stage) => page.locator('header button').last().click();

/** Until the service worker looks after the page and knows whose it is: from then on it opens offline. */
export async function waitUntilKept(page: Page) {
  const isKept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((key) => key.startsWith('foxtale-kept-'));
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const paths = kept.flat().map(({ url }) => new URL(url).pathname);
      const isLookedAfter = navigator.serviceWorker.controller !== null;
      return isLookedAfter && ['/api/session', '/api/profile'].every((path) => paths.includes(path));
    });
  for (let looks = 0; looks < 60; looks++) {
    if (await isKept()) return;
    await page.waitForTimeout(250);
    if (looks % 20 === 19) await page.reload();
  }
  throw new Error('Nothing was kept on the device.');
}
