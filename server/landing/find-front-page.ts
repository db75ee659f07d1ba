import type { Context } from 'hono';
import { isLanguage } from '../../domain/language.ts';
import { requestLanguage } from '../http/request-language.ts';
import { hasSessionCookie } from '../http/sessions.ts';
import type { Services } from '../services.ts';
import { createLandingPages } from './landing-pages.ts';

/** The landing page in the visitor's language. Undefined for signed-in users: for them “/” is the app. */
export function createFindFrontPage(services: Pick<Services, 'config' | 'db' | 'log' | 'now'>) {
  const loadPage = createLandingPages(services);
  return async (c: Context) => {
    if (hasSessionCookie(services, c)) return undefined;
    const named = c.req.query('lang');
    if (isLanguage(named)) return loadPage(named, true);
    return loadPage(requestLanguage(c), false);
  };
}
