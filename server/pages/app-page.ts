import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import { hasBothLanguages } from '../../domain/access/profile.ts';
import type { PageRequest } from '../../domain/page.ts';
import { compressPage } from '../http/answers/compress-page.ts';
import type { StoredPage } from '../http/answers/send-stored.ts';
import { createFindSignedInUser } from '../http/guards/find-signed-in-user.ts';
import { hasSessionCookie } from '../http/guards/sessions.ts';
import { requestLanguage } from '../http/requests/request-language.ts';
import type { Services } from '../services.ts';
import type { createAssemblePage } from './assemble-page.ts';

/** If the profile, the answer of an API path or the rendering takes longer, the page is sent without the part that is late. */
const longestMs = { profile: 500, answer: 300, rendering: 1000 };
/** In development, the first page has to wait until the sources are compiled. */
const longestInDevelopmentMs = { profile: 600_000, answer: 600_000, rendering: 600_000 };

interface AppPage {
  /** Tested against the path with the query string. */
  address: RegExp;
  /** Lazy modules that the page needs from the start. */
  modules: string[];
  /** The section of the message catalogue that only these pages use. */
  section?: 'creation' | 'learning' | 'settings' | 'waiting';
  isRendered: boolean;
}

const shell = 'shell/shell.tsx';
const create: Pick<AppPage, 'modules' | 'section'> = {
  modules: [shell, 'creation/create-article-page.tsx'],
  section: 'creation',
};
const pages: AppPage[] = [
  { address: /^\/(\?|$)/, modules: [shell, 'library/home/home-page.tsx'], isRendered: true },
  { address: /^\/search(\?|$)/, modules: [shell, 'library/search/search-page.tsx'], isRendered: true },
  { address: /^\/article\/[^/?]+(\?|$)/, modules: ['reader/page/article-page.tsx'], isRendered: true },
  { address: /^\/create-article$/, ...create, isRendered: true },
  // This page is not rendered on the server: the browser fills in the form from the query string, so the two results would
  // differ.
  { address: /^\/create-article\?/, ...create, isRendered: false },
  {
    address: /^\/import(\?|$)/,
    modules: [shell, 'creation/bring/link-page.tsx'],
    section: 'creation',
    isRendered: false,
  },
  {
    address: /^\/words(\?|$)/,
    modules: [shell, 'learning/words/words-page.tsx'],
    section: 'learning',
    isRendered: false,
  },
  {
    address: /^\/words\/review$/,
    modules: [shell, 'learning/review/review-page.tsx'],
    section: 'learning',
    isRendered: false,
  },
  {
    address: /^\/settings(\?|$)/,
    modules: [
      shell,
      'settings/settings-page.tsx',
      'learning/settings/learning-rows.tsx',
      'learning/settings/placement-row.tsx',
    ],
    section: 'settings',
    isRendered: true,
  },
  { address: /^\/login(\?|$)/, modules: ['access/login-page.tsx'], isRendered: false },
  {
    address: /^\/no-access(\?|$)/,
    modules: ['access/waiting/no-access-page.tsx'],
    section: 'waiting',
    isRendered: false,
  },
];
const otherPage: Omit<AppPage, 'address'> = { modules: [shell], isRendered: false };

/** Returns the JSON of an API path, with the permissions of the user who sent the request. Undefined if the API refuses. */
export type AskApiFor = (c: Context, path: string) => Promise<string | undefined>;

/**
 * A page of the app. If the page has `isRendered` and the user may open it, it is rendered on the server. Otherwise the browser
 * renders it or redirects.
 */
export function createFindAppPage(
  services: Services,
  assemblePage: ReturnType<typeof createAssemblePage>,
  askApi: AskApiFor,
) {
  const { config, renderer, metrics, log } = services;
  const limits = config.servesSources ? longestInDevelopmentMs : longestMs;
  const findViewer = createFindSignedInUser(services);
  /** Cache of the pages without server rendering, which are the same for all users. */
  const bare = new Map<string, Promise<StoredPage>>();

  return async (c: Context): Promise<StoredPage> => {
    const { pathname, search } = new URL(c.req.url);
    const wanted = `${pathname}${search}`;
    const { modules, section, isRendered } = pages.find(({ address }) => address.test(wanted)) ?? otherPage;
    const person = isRendered ? await inTime(findPerson(c), limits.profile) : undefined;
    const language = person?.profile.mainLang ?? requestLanguage(c);
    const messages = section === undefined ? [] : [`locales/${section}/${language}.po`];
    const page = { entry: 'main.tsx' as const, language, modules: [...modules, ...messages] };
    const link = listPreloads(hasSessionCookie(services, c));
    const rendered = person && (await render(c, { kind: 'app', language, address: wanted, ...person }));
    if (rendered === undefined) {
      const stored = await findBare(page);
      return { ...stored, headers: { ...stored.headers, link } };
    }
    const { html, headers } = assemblePage({ ...page, rendered });
    // Contains data of one user, so it must not be cached: other people may use the same device.
    return { ...(await compressPage(html, 'quickly')), headers: { ...headers, link, 'cache-control': 'no-store' } };
  };

  async function render(c: Context, request: PageRequest) {
    let isWhole = true;
    const answer = async (path: string) => {
      const found = await inTime(askApi(c, path), limits.answer);
      isWhole &&= found !== undefined;
      return found;
    };
    const rendered = renderer.isBusy() ? undefined : await inTime(renderer.render(request, answer), limits.rendering);
    if (rendered === undefined) metrics.countPage('bare');
    else metrics.countPage(isWhole ? 'whole' : 'partial');
    return rendered;
  }

  function findBare(page: Parameters<typeof assemblePage>[0]) {
    const key = `${page.language} ${page.modules}`;
    const known = bare.get(key);
    if (known !== undefined) return known;
    const { html, headers } = assemblePage(page);
    const stored = compressPage(html).then((compressed) => ({ ...compressed, headers }));
    bare.set(key, stored);
    return stored;
  }

  /** The user and their profile. Undefined if they have no access or have not chosen both languages yet. */
  async function findPerson(c: Context) {
    const viewer = await findViewer(c);
    if (viewer?.hasAccess !== true || viewer.profile === undefined || !hasBothLanguages(viewer.profile))
      return undefined;
    const { id: uid, email, name, profile } = viewer;
    return { user: { uid, email, name }, profile };
  }

  /** Returns undefined after a timeout or an error. The browser then loads and renders what is missing. */
  async function inTime<Value>(value: Promise<Value>, ms: number) {
    const giveUp = new AbortController();
    try {
      return await Promise.race([value, sleep(ms, undefined, { signal: giveUp.signal })]);
    } catch (err) {
      log.warn({ err }, 'a page is sent without its content');
      return undefined;
    } finally {
      giveUp.abort();
    }
  }
}

/** API requests that every page makes. The browser preloads them in parallel with the scripts. */
const listPreloads = (isSignedIn: boolean) =>
  (isSignedIn ? ['/api/session', '/api/profile'] : ['/api/session'])
    .map((path) => `<${path}>; rel=preload; as=fetch; crossorigin; fetchpriority=low`)
    .join(', ');
