import type { RegisteredRouter } from '@tanstack/react-router';
import { announce } from '../ui/status/announce.ts';

/** Scroll position and focus of a page when the user left it. */
interface Left {
  scrollTop: number;
  findFocused: () => HTMLElement | undefined;
}

const longestMs = 5000;
// How long to wait for the control that had the focus: it may be in a list that is still loading, or may no longer exist.
const contentMs = 1500;
// If a menu of the header opened the page, the menu moves the focus to its button when it closes. During this time, the
// focus is moved back to the heading of the page.
const menuClosingMs = 500;

/**
 * After a navigation, focuses the heading of the new page and announces the title. Back and forward restore focus and scroll
 * position. Returns a cleanup function.
 */
export function followNavigation(router: Pick<RegisteredRouter, 'history' | 'subscribe'>) {
  const left = new Map<string, Left>();
  let isReturning = false;
  let arriving = new AbortController();
  const stops = [
    router.history.subscribe(({ action: { type } }) => {
      isReturning = type === 'BACK' || type === 'FORWARD' || type === 'GO';
    }),
    router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (fromLocation !== undefined && pathChanged) left.set(fromLocation.href, noteLeft());
    }),
    router.subscribe('onResolved', ({ fromLocation, toLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged) return;
      arriving.abort();
      arriving = new AbortController();
      void arrive(isReturning ? left.get(toLocation.href) : undefined, arriving.signal);
    }),
  ];
  return () => {
    arriving.abort();
    for (const stop of stops) stop();
  };
}

function noteLeft(): Left {
  const focused = document.activeElement;
  const selector = toSelector(focused);
  const text = focused?.textContent;
  return {
    scrollTop: scrollY,
    findFocused: () =>
      [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.textContent === text),
  };
}

/** Elements are rendered again with new ids, so a control is found by its link address, its label or its name. */
function toSelector(element: Element | null) {
  const [name] = ['href', 'aria-label', 'name'].filter((attribute) => element?.hasAttribute(attribute));
  const tag = element?.localName ?? 'body';
  return name === undefined ? tag : `${tag}[${name}="${CSS.escape(element?.getAttribute(name) ?? '')}"]`;
}

async function arrive(left: Left | undefined, signal: AbortSignal) {
  const heading = await awaitElement(() => document.querySelector<HTMLElement>('#root h1'), signal);
  // Waits for the title, because the page sets it in an effect.
  await new Promise(requestAnimationFrame);
  if (heading === undefined || signal.aborted) return;
  announce(document.title);
  // The reader page scrolls to the reading position itself.
  const isReader = document.querySelector('[data-begins-at]') !== null;
  if (left !== undefined && !isReader) {
    await awaitElement(() => (canScrollTo(left.scrollTop) ? document.body : null), signal);
    if (signal.aborted) return;
    scrollTo({ top: left.scrollTop, behavior: 'instant' });
  }
  const before = left && (await awaitElement(() => left.findFocused() ?? null, signal, contentMs));
  if (!signal.aborted) focusPage(heading, before, signal);
}

function focusPage(heading: HTMLElement, before: HTMLElement | undefined, signal: AbortSignal) {
  const isTaken = document.querySelector('main')?.contains(document.activeElement);
  if (isTaken && before === undefined) return;
  const target = before !== undefined && before !== document.body ? before : heading;
  if (target === heading) heading.tabIndex = -1;
  const focus = () => target.focus({ preventScroll: true });
  focus();
  const closing = AbortSignal.any([signal, AbortSignal.timeout(menuClosingMs)]);
  const takeBack = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':not(main *)[aria-haspopup]')) focus();
  };
  document.addEventListener('focusin', takeBack, { signal: closing });
}

const canScrollTo = (top: number) => document.documentElement.scrollHeight - innerHeight >= top;

/** Waits until the page contains the element; undefined if it never does. */
function awaitElement(find: () => HTMLElement | null, signal: AbortSignal, atMostMs = longestMs) {
  return new Promise<HTMLElement | undefined>((resolve) => {
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => end(undefined), atMostMs);
    signal.addEventListener('abort', () => end(undefined), { once: true });
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    function look() {
      const found = find();
      if (found !== null) end(found);
    }
    function end(found: HTMLElement | undefined) {
      clearTimeout(timer);
      observer.disconnect();
      resolve(found);
    }
  });
}
