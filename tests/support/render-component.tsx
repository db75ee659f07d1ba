import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { awaitFirstPage, onHydrated } from '../../web/ui/loading/first-page.ts';
import { scaleTimeout } from './machine-speed.ts';

// Lazy parts of the app are loaded by import(). On a busy machine, loading takes longer than the default timeout of one second.
configure({ asyncUtilTimeout: scaleTimeout(4000) });

/**
 * Renders a component as the app does: in English, with its own router and query client. Returns a simulated user, the
 * router, and a function that renders another component in place of the first.
 */
export function renderComponent(component: ReactNode) {
  // Without messages, Lingui shows the English texts of the source.
  i18n.loadAndActivate({ locale: 'en', locales: ['en-GB'], messages: {} });
  // Allows lazy parts to load at once. In the app, they wait until the first page is hydrated and painted.
  onHydrated();
  void awaitFirstPage(async () => {});
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const inApp = (child: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router}>{child}</RouterContextProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
  const { rerender } = render(inApp(component));
  onTestFinished(cleanup);
  onTestFinished(setCurrentEvent());
  return {
    user: userEvent.setup(),
    router,
    rerender: (next: ReactNode) => rerender(inApp(next)),
  };
}

/**
 * Sets `window.event` during an event, as browsers do and happy-dom does not. React uses it to render the changes of a click or
 * a key before the next event. Returns a cleanup function.
 */
function setCurrentEvent() {
  const types = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'];
  const set = (event: Event) => {
    window.event = event;
    setTimeout(() => {
      if (window.event === event) window.event = undefined;
    });
  };
  for (const type of types) window.addEventListener(type, set, true);
  return () => {
    for (const type of types) window.removeEventListener(type, set, true);
  };
}

interface ApiAnswer {
  status?: number;
  body: unknown;
}

/**
 * Answers requests to the API until the test ends. Keys are, for example, `GET /api/notifications`. Returns the list of
 * requests.
 */
export function answerApi(answers: Record<string, ApiAnswer>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(String(input instanceof Request ? input.url : input), location.href), init);
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search}`);
    const { status = 200, body } = answers[`${request.method} ${pathname}`] ?? { status: 404, body: {} };
    return Response.json(body, { status });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return asked;
}
