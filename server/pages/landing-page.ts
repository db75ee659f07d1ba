import type { Context } from 'hono';
import { defaultPlans } from '../../domain/billing/subscription-plan.ts';
import { noLegalTexts } from '../../domain/landing/legal.ts';
import { isLanguage, type Language } from '../../domain/language.ts';
import { compressPage } from '../http/answers/compress-page.ts';
import type { StoredPage } from '../http/answers/send-stored.ts';
import { requestLanguage } from '../http/requests/request-language.ts';
import {
  createLandingSource,
  fingerprint,
  type LandingServices,
  type LandingSource,
  landingFacts,
} from '../landing/landing-source.ts';
import type { Services } from '../services.ts';
import type { createAssemblePage } from './assemble-page.ts';
import { createLandingHead } from './landing-head.ts';

/** The landing page in the visitor's language. Rendered again when its data (plans, passages or legal texts) has changed. */
export function createFindLandingPage(
  services: LandingServices & Pick<Services, 'renderer'>,
  assemblePage: ReturnType<typeof createAssemblePage>,
) {
  const { config, log, renderer } = services;
  const loadSource = createLandingSource(services);
  /** The key contains the language and whether the URL names it. */
  let pages = new Map<string, Promise<StoredPage>>();
  let source: LandingSource = {
    ...landingFacts(services),
    plans: defaultPlans,
    passages: {},
    legal: {},
  };
  let madeFrom = fingerprint(source);

  return async (c: Context): Promise<StoredPage> => {
    const named = c.req.query('lang');
    const language = isLanguage(named) ? named : requestLanguage(c);
    await renew();
    const key = `${language} ${isLanguage(named)}`;
    const known = pages.get(key);
    if (known !== undefined) return known;
    const own = pages;
    const page = render(language, isLanguage(named));
    own.set(key, page);
    page.catch(() => own.delete(key));
    return page;
  };

  async function renew() {
    const latest = await loadSource().catch((err: unknown) => {
      log.warn({ err }, 'the landing page shows what it showed before');
    });
    if (latest === undefined || fingerprint(latest) === madeFrom) return;
    source = latest;
    madeFrom = fingerprint(latest);
    pages = new Map();
  }

  async function render(language: Language, isNamed: boolean): Promise<StoredPage> {
    const { passages, legal, ...shared } = source;
    const rendered = await renderer.render({
      kind: 'landing',
      language,
      content: {
        ...shared,
        passage: passages[language],
        legal: { language, texts: legal[language] ?? noLegalTexts },
      },
    });
    const head = createLandingHead(rendered, { baseUrl: config.baseUrl, language, isNamed });
    const { html, headers } = assemblePage({ entry: 'landing/main.tsx', language, modules: [], head, rendered });
    return { ...(await compressPage(html)), headers };
  }
}
