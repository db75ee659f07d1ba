import { isLanguage, type Language } from '../../domain/language.ts';

/** The page that a user wanted to open when they were asked to sign in, and the id of the user, if known. */
interface WantedPage {
  href: string;
  uid: string | undefined;
}

// Kept in memory, because sign-in uses a popup and does not reload the page.
let wanted: WantedPage | undefined;

export function rememberWantedPage(href: string, uid?: string) {
  wanted = { href, uid };
  if (articleIdIn(href) !== undefined) keep(uid, { href, at: Date.now() });
}

/**
 * Returns the wanted page and forgets it. Returns undefined if another user wanted it, because several people may use the
 * device.
 */
export function consumeWantedPage(uid: string) {
  const page = wanted;
  wanted = undefined;
  return page?.uid === undefined || page.uid === uid ? page?.href : undefined;
}

// A link to an article is also kept in localStorage. Before the sign-in, the stored link expires after an hour. After the
// sign-in, it expires after 30 days, because a new user may have to wait for access.
const hourMs = 3_600_000;
const longestWaitMs = 30 * 24 * hourMs;

/** The article of a link. `shared` is the language in which the link was shared, if the link contains a language. */
export interface WantedArticle {
  articleId: string;
  shared: Language | undefined;
}

/** The article that a visitor wants to read; undefined if there is none. */
export function findWantedArticle(): WantedArticle | undefined {
  const href = find(undefined, hourMs)?.href ?? '';
  const articleId = articleIdIn(href);
  const shared = new URLSearchParams(href.split('?')[1]).get(sharedParam);
  return articleId === undefined ? undefined : { articleId, shared: isLanguage(shared) ? shared : undefined };
}

/** The address for sharing an article. It contains the language in which the sharing user reads the article. */
export const sharedAddress = (articleId: string, language: Language) =>
  `${location.origin}/article/${articleId}?${sharedParam}=${language}`;

const sharedParam = 'in';

/** After a sign-in, moves the wanted article to the localStorage key of the user. */
export function claimWantedArticle(uid: string) {
  const page = find(undefined, hourMs);
  if (page === undefined) return;
  keep(uid, page);
  remove(undefined);
}

/** Returns the address of the article that this user wanted, and forgets it. */
export function consumeWantedArticle(uid: string) {
  const page = find(uid, longestWaitMs);
  if (page === undefined) return undefined;
  remove(uid);
  wanted = undefined;
  return page.href;
}

const articleIdIn = (href: string) => /^\/article\/([\w-]+)/.exec(href)?.[1];

// Keys with a user id are deleted at sign-out.
const keyOf = (uid: string | undefined) => (uid === undefined ? 'foxtale.wanted' : `foxtale.wanted.${uid}`);

// If storage is disabled, the link is only remembered until the page is closed.
function keep(uid: string | undefined, page: { href: string; at: number }) {
  try {
    localStorage.setItem(keyOf(uid), `${page.at} ${page.href}`);
  } catch {}
}

function find(uid: string | undefined, atMostMs: number) {
  try {
    const [at, href = ''] = (localStorage.getItem(keyOf(uid)) ?? '').split(' ');
    return Date.now() - Number(at) < atMostMs && articleIdIn(href) ? { href, at: Number(at) } : undefined;
  } catch {
    return undefined;
  }
}

function remove(uid: string | undefined) {
  try {
    localStorage.removeItem(keyOf(uid));
  } catch {}
}
