import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import type { TestServer } from './start-test-server.ts';

/**
 * Waits until every visible tab of a browser receives live events. The tabs share one event stream: one tab holds the lock
 * `foxtale-live`, the others wait for it. A change before that moment appears on the page, but without a toast.
 */
export async function awaitLive({ services }: Pick<TestServer, 'services'>, context: BrowserContext) {
  const countVisible = async () => {
    const states = await Promise.all(context.pages().map((page) => page.evaluate(() => document.visibilityState)));
    return states.filter((state) => state === 'visible').length;
  };
  const countFollowing = () =>
    context.pages()[0]?.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return [...held, ...pending].filter(({ name }) => name === 'foxtale-live').length;
    });
  await expect.poll(async () => (await countFollowing()) === (await countVisible())).toBe(true);
  await expect.poll(() => services.live.size).toBeGreaterThan(0);
}
