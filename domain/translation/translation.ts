import * as v from 'valibot';
import { languages } from '../language.ts';

/** Why Foxy stopped. The web has a sentence for each. */
export const failures = [
  /** No model is set up, and everything in the drawer has been read. */
  'drawer-empty',
  /** No model is set up that could translate. */
  'no-translator',
  'model-declined',
  'model-answer-unusable',
  'model-unavailable',
  'internal',
] as const;
export type Failure = (typeof failures)[number];

/** A language version that an article has, is getting, or could get. */
export interface Translation {
  status: 'none' | 'requested' | 'translating' | 'failed' | 'ready';
  failure: Failure | null;
  translatedCount: number;
  sentenceCount: number;
}

export interface OfferedTranslation extends Translation {
  /** Whether a model is set up that could make it. */
  canBeMade: boolean;
}

export const translationParamSchema = v.object({
  articleId: v.pipe(v.string(), v.uuid()),
  language: v.picklist(languages),
});
