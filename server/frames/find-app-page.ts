import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import { hasBothLanguages } from '../../domain/access/profile.ts';
import { earlyLinks } from '../http/early-links.ts';
import { createFindViewer } from '../http/find-viewer.ts';
import { createIndexPages } from '../http/index-pages.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { StoredPage } from '../http/send-stored.ts';
import { hasSessionCookie } from '../http/sessions.ts';
import type { Services } from '../services.ts';
import { createFramedPages } from './framed-pages.ts';
import { createFindParts } from './page-parts.ts';

const longestMs = 500;

/** The one index page: with a frame for whoever will find a main page there, bare for whoever is led elsewhere. */
export function createFindAppPage(services: Services, folder: string) {
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  const findParts = createFindParts(folder);
  const findIndex = createIndexPages(index);
  const findFramed = createFramedPages(services, folder, index);
  const findViewer = createFindViewer(services);

  return async (c: Context): Promise<StoredPage> => {
    const language = requestLanguage(c);
    const address = new URL(c.req.url);
    const { files, frame } = findParts(address, language);
    const isSignedIn = hasSessionCookie(services, c);
    const framed = frame !== undefined && (await mayEnter(c)) ? findFramed({ frame, language, files }) : undefined;
    const page = framed ?? findIndex(language);
    const link = earlyLinks(address, { isSignedIn, files: framed === undefined ? files : [] });
    return { ...page, headers: { ...page.headers, link } };
  };

  /** Without a database the page comes all the same, and says so itself. */
  async function mayEnter(c: Context) {
    const viewer = await Promise.race([findViewer(c), sleep(longestMs, undefined)]).catch(() => undefined);
    return viewer?.hasAccess === true && viewer.profile !== undefined && hasBothLanguages(viewer.profile);
  }
}
