import type { SubscriptionPlan } from '../billing/subscription-plan.ts';
import type { Language } from '../language.ts';
import type { SamplePassage } from '../reader/listening/narration.ts';
import type { Legal } from './legal.ts';

/**
 * The data of the landing page besides interface texts. The server sends it with a page that it renders; otherwise the
 * browser fetches it.
 */
export interface LandingContent {
  plans: readonly SubscriptionPlan[];
  passage: SamplePassage | undefined;
  /** Whether new users get access immediately. If not, they apply for the beta. */
  isOpen: boolean;
  /**
   * Whether a language model writes, translates and explains. If not, users get ready-made articles and definitions from the
   * lexicon.
   */
  hasModel: boolean;
  /** Whether plans can be bought. If not, only the free plan is shown. */
  takesPayments: boolean;
  legal: Legal;
}

/** The learning language that the page shows first to a speaker of `native`. */
export const firstLearning = (native: Language): Language => (native === 'en' ? 'es' : 'en');
