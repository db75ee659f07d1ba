import { readFile } from 'node:fs/promises';
import type { Language } from '../../domain/language.ts';
import { compressPage } from '../http/compress-page.ts';
import { pageHeaders } from '../http/page-headers.ts';
import type { StoredPage } from '../http/send-stored.ts';
import { findWebBuild, requirePart } from '../platform/web-build.ts';
import { assemblePage } from './assemble-page.ts';
import { landingFiles, type PrerenderedLanding, readPrerendered } from './landing-files.ts';
import { createLandingSource, fingerprint, type LandingServices, type LandingSource } from './landing-source.ts';
import { renderPages } from './render-pages.ts';

interface Edition {
  prerendered: PrerenderedLanding;
  /** Created on demand. The key is the language and whether the URL contains it. */
  finished: Map<string, Promise<StoredPage>>;
}

/** The landing page with the current prices. It is rendered again only if its data has changed. */
export function createLandingPages(services: LandingServices) {
  const loadSource = createLandingSource(services);
  const template = readFile(findWebBuild().landingTemplate, 'utf8');
  let edition = loadEdition();
  let latest: string | undefined;
  // Prevents an unhandled rejection. The first request that awaits the promise gets the error.
  template.catch(() => {});
  edition.catch(() => {});

  async function findEdition() {
    const tried = edition;
    // A build can fail because another process builds at the same time.
    await tried.catch((err: unknown) => {
      services.log.warn({ err }, 'the landing page is built again');
      if (edition === tried) edition = loadEdition();
    });
    const source = await loadSource().catch((err: unknown) => {
      services.log.warn({ err }, 'the landing page shows what it showed before');
    });
    if (source !== undefined) await renew(source);
    return edition;
  }

  async function renew(source: LandingSource) {
    const wanted = fingerprint(source);
    latest ??= (await edition).prerendered.madeFrom;
    if (latest === wanted) return;
    latest = wanted;
    const before = edition;
    edition = renderPages(source, landingFiles(findWebBuild().pages).render).then(toEdition, (err: unknown) => {
      services.log.error({ err }, 'the landing page could not be rendered');
      latest = undefined;
      return before;
    });
  }

  return async (language: Language, isNamed: boolean): Promise<StoredPage> => {
    const { prerendered, finished } = await findEdition();
    const key = `${language} ${isNamed}`;
    const page = finished.get(key) ?? finish(prerendered, language, isNamed);
    finished.set(key, page);
    return page;
  };

  async function finish({ pages }: PrerenderedLanding, language: Language, isNamed: boolean) {
    const { baseUrl } = services.config;
    const built = await template;
    const html = assemblePage(built, pages[language], { baseUrl, language, isNamed });
    return { ...(await compressPage(html)), headers: pageHeaders(built) };
  }
}

/** Waits for the build: at the first start the page is still being prerendered. */
const loadEdition = async () => {
  await requirePart('pages');
  return toEdition(await readPrerendered(findWebBuild().pages));
};

const toEdition = (prerendered: PrerenderedLanding): Edition => ({ prerendered, finished: new Map() });
