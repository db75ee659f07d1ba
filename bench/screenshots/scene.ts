import type { Page } from 'playwright-core';
import type { World } from './world.ts';

export interface Stage {
  page: Page;
  world: World;
}

/**
 * A page in one of its states. Selectors must not depend on the interface language, because screenshots are taken in all
 * languages.
 */
export interface Scene {
  name: string;
  who: keyof World['people'] | 'visitor';
  path: string | ((world: World) => string);
  /** URL pattern of the requests that stay pending. */
  hold?: string;
  /** URL pattern of the requests that fail. */
  fail?: string;
  /** Mocked responses by URL pattern. */
  answers?: Record<string, (world: World) => unknown>;
  /** Takes a full-page screenshot. If false, only the viewport is taken. */
  isWhole?: boolean;
  /** Enables the service worker, which stores opened articles for offline use. */
  hasServiceWorker?: boolean;
  /** Actions before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Actions before the screenshot is taken. */
  show?: (stage: Stage) => Promise<unknown>;
}

export const submitForm = ({ page }: Stage) => page.locator('main form [type="submit"]').last().click();
export const bell = ({ page }: Stage) => page.locator('header button').first().click();
export const accountMenu = ({ page }: Stage) => page.locator('header button').last().click();

/** Waits until the service worker controls the page and knows the user. Then the page can be opened offline. */
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
  throw new Error('The service worker has stored nothing.');
}
