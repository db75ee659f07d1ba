import type { SubscriptionPlan } from '../billing/subscription-plan.ts';
import type { Language } from '../language.ts';
import type { SamplePassage } from '../reader/narration.ts';

/** What the landing page shows and the texts of the interface do not say. A page made in the browser asks for it. */
export interface LandingContent {
  plans: readonly SubscriptionPlan[];
  passage: SamplePassage | undefined;
  /** Whether whoever signs up may read at once; otherwise they apply for the beta. */
  isOpen: boolean;
}

/** The landing page as markup, and what goes into its head. */
export interface RenderedLanding {
  title: string;
  description: string;
  page: string;
  data: string;
}

/** The language somebody who speaks this one is shown first. */
export const firstLearning = (native: Language): Language => (native === 'en' ? 'es' : 'en');
