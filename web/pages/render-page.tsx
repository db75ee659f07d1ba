import { AsyncLocalStorage } from 'node:async_hooks';
import type { AskApi, PageModule } from '../../domain/page.ts';
import { renderLanding } from '../landing/render-landing.tsx';
import { sendRequestsBy } from '../platform/api.ts';
import { renderApp } from './render-app.tsx';

// Each page has its own `askApi`: several pages load their data at the same time, each with the rights of its own user.
const asking = new AsyncLocalStorage<AskApi>();

sendRequestsBy(async (address) => {
  const answer = await asking.getStore()?.(String(address));
  if (answer === undefined) throw new Error(`There is no answer to ${address}.`);
  return new Response(answer, { headers: { 'content-type': 'application/json' } });
});

/** The entry point for rendering on the server. It runs in a thread: server/pages/render-thread.ts. */
export const renderPage: PageModule['renderPage'] = (page, askApi) =>
  page.kind === 'landing' ? renderLanding(page.language, page.content) : asking.run(askApi, () => renderApp(page));
