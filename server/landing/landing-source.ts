import type { SubscriptionPlan } from '../../domain/billing/subscription-plan.ts';
import { firstLearning } from '../../domain/landing/landing-content.ts';
import type { LegalTexts } from '../../domain/landing/legal.ts';
import { type Language, languages } from '../../domain/language.ts';
import type { PerLanguage } from '../../domain/per-language.ts';
import type { SamplePassage } from '../../domain/reader/listening/narration.ts';
import { listPlans } from '../billing/queries.ts';
import { loadSamplePassage } from '../reader/load-sample-passage.ts';
import type { Services } from '../services.ts';
import { loadAllLegalTexts } from './load-legal-texts.ts';

/** The data of the landing page, in every language. */
export interface LandingSource {
  plans: readonly SubscriptionPlan[];
  /** The sample passage for each language of the page. If a passage is missing, the browser loads it. */
  passages: Partial<PerLanguage<SamplePassage>>;
  isOpen: boolean;
  hasModel: boolean;
  takesPayments: boolean;
  /** The legal texts for each language of the page. */
  legal: Partial<PerLanguage<LegalTexts>>;
}

export type LandingServices = Pick<Services, 'config' | 'db' | 'languageModel' | 'log' | 'now' | 'payments'>;

const passagesKeptMs = 10 * 60_000;

/**
 * Returns a function that loads the data. Plans and legal texts are read at every call, sample passages are cached for ten
 * minutes.
 */
export function createLandingSource(services: LandingServices) {
  let kept: { passages: Promise<PerLanguage<SamplePassage>>; until: number } | undefined;

  function loadPassages() {
    const now = services.now().getTime();
    if (kept === undefined || kept.until < now) {
      const passages = loadEveryPassage(services);
      kept = { passages, until: now + passagesKeptMs };
      passages.catch(() => {
        kept = undefined;
      });
    }
    return kept.passages;
  }

  return async (): Promise<LandingSource> => {
    const [plans, passages, legal] = await Promise.all([
      listPlans(services),
      loadPassages(),
      loadAllLegalTexts(services),
    ]);
    return { ...landingFacts(services), plans, passages, legal };
  };
}

/** What this server offers, according to its configuration. */
export const landingFacts = ({ config, languageModel, payments }: LandingServices) => ({
  isOpen: config.access === 'open',
  hasModel: languageModel !== undefined,
  takesPayments: payments !== undefined,
});

async function loadEveryPassage(services: Pick<Services, 'db'>) {
  const load = async (native: Language) =>
    [native, await loadSamplePassage(services, firstLearning(native), native)] as const;
  return Object.fromEntries(await Promise.all(languages.map(load))) as PerLanguage<SamplePassage>;
}

/** Equal data gives equal fingerprints. Keys are sorted, because the database returns them in any order. */
export const fingerprint = (source: LandingSource) => JSON.stringify(source, sortKeys);

const sortKeys = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
