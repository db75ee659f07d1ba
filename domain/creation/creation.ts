import type { Language } from '../language.ts';
import type { Failure } from '../translation/translation.ts';

/** How far an article is; the words are the specification's. */
export const creationStatuses = [
  'new',
  'generating-article',
  'translating-article',
  'generating-audio',
  'done',
] as const;
export type CreationStatus = (typeof creationStatuses)[number];

export interface Creation {
  articleId: string;
  way: 'surprise' | 'ai' | 'manual';
  status: CreationStatus;
  /** Set when it ended without an article; the status is then the step that failed. */
  failure: Failure | null;
  /** Within the step: sentences translated, sentences narrated. */
  doneCount: number;
  totalCount: number;
  title: string | null;
  learningLang: Language;
  mainLang: Language;
  /** Taken from the drawer, because no model is set up. */
  isFromDrawer: boolean;
  /** What was typed, for another try. */
  description: string | null;
}
