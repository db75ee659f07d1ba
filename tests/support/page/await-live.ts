import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import type { TestServer } from '../servers/start-test-server.ts';

/**
 * Waits until every visible tab of a browser receives live events. Call it before a change that must show a toast: a change
 * before the stream is open is shown without a toast. The tabs share one stream: one tab holds the lock `foxtale-live`, the
 * others wait for the lock.
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
