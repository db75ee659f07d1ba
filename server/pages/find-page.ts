import type { Context } from 'hono';
import type { StoredPage } from '../http/answers/send-stored.ts';
import { hasSessionCookie } from '../http/guards/sessions.ts';
import { findWebBuild } from '../platform/web-build.ts';
import type { Services } from '../services.ts';
import { type AskApiFor, createFindAppPage } from './app-page.ts';
import { createAssemblePage } from './assemble-page.ts';
import { createFindLandingPage } from './landing-page.ts';
import { createBuiltAssets, findSourceAssets } from './page-assets.ts';

export type FindPage = (c: Context) => Promise<StoredPage>;

/** The page for a request: the landing page for visitors at “/”, the app everywhere else. */
export function createFindPage(services: Services, askApi: AskApiFor): FindPage {
  const assemblePage = createAssemblePage(
    services.config.servesSources ? findSourceAssets : createBuiltAssets(findWebBuild()),
  );
  const findLandingPage = createFindLandingPage(services, assemblePage);
  const findAppPage = createFindAppPage(services, assemblePage, askApi);
  return async (c) => {
    if (c.req.path !== '/' || hasSessionCookie(services, c)) return findAppPage(c);
    return findLandingPage(c).catch((err: unknown) => {
      services.log.error({ err }, 'the browser renders the landing page');
      return findAppPage(c);
    });
  };
}
