import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isLanguage, type Language, languageCookie, preferredLanguage } from '../../../domain/language.ts';

/** The interface language of the request: from the cookie, or else from the Accept-Language header. */
export function requestLanguage(c: Context): Language {
  const chosen = getCookie(c, languageCookie);
  return isLanguage(chosen) ? chosen : preferredLanguage(sortByQuality(c.req.header('accept-language') ?? ''));
}

/** For “fr;q=0.5, de”, German comes first. */
const sortByQuality = (header: string) =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/\s*;\s*q=/);
      return { tag, quality: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
