import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import { hasBothLanguages, type Profile } from '../../domain/access/profile.ts';
import { earlyLinks } from '../http/early-links.ts';
import { createFindViewer } from '../http/find-viewer.ts';
import { createIndexPages } from '../http/index-pages.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { StoredPage } from '../http/send-stored.ts';
import { hasSessionCookie } from '../http/sessions.ts';
import type { Services } from '../services.ts';
import { createFramedPages, type WantedPage } from './framed-pages.ts';
import { createFindParts } from './page-parts.ts';

/** Timeouts: after these times the page is sent without the profile or without its data. */
const longestMs = { profile: 500, filling: 300 };

/** Calls the API inside this process with the session of the request. Returns undefined if the API refuses. */
export type Ask = (c: Context, question: string) => Promise<unknown>;

/**
 * The index page of the app. If the user may open the requested page, the HTML contains the rendered page with its data, or at
 * least its prerendered frame. If the user will be redirected, the HTML contains neither.
 */
export function createFindAppPage(services: Services, folder: string, ask: Ask) {
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  const findParts = createFindParts(folder);
  const findIndex = createIndexPages(index);
  const framedPages = createFramedPages(services, folder, index);
  const findViewer = createFindViewer(services);

  return async (c: Context): Promise<StoredPage> => {
    const { frame, question, listFiles } = findParts(new URL(c.req.url));
    const isSignedIn = hasSessionCookie(services, c);
    const basics = isSignedIn ? ['/api/session', '/api/profile'] : ['/api/session'];
    const questions = isSignedIn && question !== undefined ? [...basics, question] : basics;
    const profile = frame && (await inTime(findProfile(c), longestMs.profile));
    const language = profile?.mainLang ?? requestLanguage(c);
    const files = listFiles(language);
    if (frame !== undefined && profile !== undefined) {
      const wanted = { frame, language, files };
      const filled = question && (await inTime(fill(c, { wanted, profile, question }), longestMs.filling));
      if (filled) return withLink(filled, earlyLinks({ questions: basics, files: [] }));
      const framed = await framedPages.findFrame(wanted);
      if (framed !== undefined) return withLink(framed, earlyLinks({ questions, files: [] }));
    }
    return withLink(await findIndex(language), earlyLinks({ questions, files }));
  };

  /** The profile of the viewer; undefined if the viewer may not open the main pages. */
  async function findProfile(c: Context) {
    const viewer = await findViewer(c);
    const mayEnter = viewer?.hasAccess === true && viewer.profile !== undefined && hasBothLanguages(viewer.profile);
    return mayEnter ? viewer.profile : undefined;
  }

  async function fill(
    c: Context,
    { wanted, profile, question }: { wanted: WantedPage; profile: Profile; question: string },
  ) {
    if (!framedPages.areReady()) return undefined;
    const answer = await ask(c, question);
    if (answer === undefined) return undefined;
    const answers = { [question]: answer };
    const { pathname, search } = new URL(c.req.url);
    const rendered = await services.renderer.render({
      address: `${pathname}${search}`,
      language: wanted.language,
      profile,
      answers,
    });
    return rendered && framedPages.fill(wanted, { rendered, answers });
  }

  /** Returns undefined after a timeout or an error. Then the browser requests this part itself. */
  async function inTime<Value>(value: Promise<Value>, ms: number) {
    try {
      return await Promise.race([value, sleep(ms, undefined)]);
    } catch (err) {
      services.log.warn({ err }, 'a page comes without what it shows');
      return undefined;
    }
  }
}

const withLink = (page: StoredPage, link: string) => ({ ...page, headers: { ...page.headers, link } });
