import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isLanguage, languageCookie, preferredLanguage } from '../../domain/language.ts';
import { hasSessionCookie } from '../http/sessions.ts';
import type { Services } from '../services.ts';
import { createLandingPages } from './landing-pages.ts';

/** The landing page in the visitor's language; undefined for somebody who has signed in, for whom “/” is the app. */
export function createFindFrontPage(services: Pick<Services, 'config' | 'db' | 'log' | 'now'>) {
  const loadPage = createLandingPages(services);
  return async (c: Context) => {
    if (hasSessionCookie(services, c)) return undefined;
    const named = c.req.query('lang');
    if (isLanguage(named)) return loadPage(named, true);
    const chosen = getCookie(c, languageCookie);
    const accepted = preferredLanguage(listByWish(c.req.header('accept-language') ?? ''));
    return loadPage(isLanguage(chosen) ? chosen : accepted, false);
  };
}

/** “fr;q=0.5, de” asks for German first. */
const listByWish = (header: string) =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/);
      return { tag, wish: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ wish }) => wish > 0)
    .sort((one, other) => other.wish - one.wish)
    .map(({ tag }) => tag);
