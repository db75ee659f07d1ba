import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isLanguage, type Language, languageCookie, preferredLanguage } from '../../domain/language.ts';

/** The language somebody has chosen, else the one their browser asks for. */
export function requestLanguage(c: Context): Language {
  const chosen = getCookie(c, languageCookie);
  return isLanguage(chosen) ? chosen : preferredLanguage(listByWish(c.req.header('accept-language') ?? ''));
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
