import type { Context } from 'hono';
import { isLanguage } from '../../domain/language.ts';
import { requestLanguage } from '../http/request-language.ts';
import { hasSessionCookie } from '../http/sessions.ts';
import { createLandingPages } from './landing-pages.ts';
import type { LandingServices } from './landing-source.ts';

/** The landing page in the visitor's language. Undefined for signed-in users: for them “/” is the app. */
export function createFindFrontPage(services: LandingServices) {
  const loadPage = createLandingPages(services);
  return async (c: Context) => {
    if (hasSessionCookie(services, c)) return undefined;
    const named = c.req.query('lang');
    if (isLanguage(named)) return loadPage(named, true);
    return loadPage(requestLanguage(c), false);
  };
}
