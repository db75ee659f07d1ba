import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followNavigation } from './follow-navigation.ts';

const height = 3000;
let scrolled: number;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<div id="root"><h1>Home</h1></div>';
  scrolled = 0;
  const spies = [
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled),
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height),
    vi.spyOn(window, 'scrollTo').mockImplementation((options?: ScrollToOptions | number) => {
      scrolled = typeof options === 'object' ? (options.top ?? 0) : 0;
    }),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
});

type Router = Parameters<typeof followNavigation>[0];
type Listener = (event: object) => void;

/** A router whose events the test sends. */
function createRouter() {
  const listeners: Record<string, Listener> = {};
  const router = {
    history: { subscribe: (listener: Listener) => listen('history', listener) },
    subscribe: (event: string, listener: Listener) => listen(event, listener),
  };
  function listen(event: string, listener: Listener) {
    listeners[event] = listener;
    return () => {};
  }
  const send = (event: string, data: object) => listeners[event]?.(data);
  const go = (type: 'PUSH' | 'BACK', [fromLocation, toLocation]: [object, object]) => {
    send('history', { action: { type } });
    send('onBeforeNavigate', { fromLocation, toLocation, pathChanged: true });
    send('onResolved', { fromLocation, toLocation, pathChanged: true });
  };
  return { router: router as unknown as Router, go };
}

const home = { href: '/', state: { __TSR_key: 'first' } };
const article = { href: '/article', state: { __TSR_key: 'second' } };

test('back leads to the former scroll position, also after a reload', async () => {
  const before = createRouter();
  const stop = followNavigation(before.router);
  scrolled = 1200;
  before.go('PUSH', [home, article]);
  stop();

  // A reload starts the app again. The entries of the history keep their keys.
  scrolled = 0;
  const after = createRouter();
  const stopAgain = followNavigation(after.router);
  after.go('BACK', [article, home]);
  await vi.waitFor(() => expect(scrolled).toBe(1200));
  stopAgain();
});
