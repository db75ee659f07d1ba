import * as v from 'valibot';
import { languages } from '../language.ts';

/** Why a creation or a translation failed. The web app has a message for each reason. */
export const failures = [
  /** No model is configured, and the user has read all ready-made articles (“drawer”). */
  'drawer-empty',
  /** No model is configured, and no unread ready-made article has the wanted length and level. */
  'nothing-fits',
  /** No model is configured for translation. */
  'no-translator',
  'model-declined',
  'model-answer-unusable',
  'model-unavailable',
  /** The monthly budget of the operator is spent. */
  'model-budget-spent',
  'internal',
] as const;
export type Failure = (typeof failures)[number];

/** A language version that exists, is being made, or could be made. */
export interface Translation {
  status: 'none' | 'requested' | 'translating' | 'failed' | 'ready';
  failure: Failure | null;
  translatedCount: number;
  sentenceCount: number;
  /**
   * Whether the translation was requested automatically (“Translate as I read”). If so, the user is not notified when it is
   * ready.
   */
  isQuiet: boolean;
}

export interface OfferedTranslation extends Translation {
  /** Whether a model is configured that could translate. */
  canBeMade: boolean;
  /** The time of the next try; set while a provider is down or busy. */
  nextTryAt: string | null;
}

export const translationParamSchema = v.object({
  articleId: v.pipe(v.string(), v.uuid()),
  language: v.picklist(languages),
});
