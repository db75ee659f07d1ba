import type { Language } from '../language.ts';
import type { Failure } from '../translation/translation.ts';

/** How far an article is; the words are the specification's. */
const creationStatuses = ['new', 'generating-article', 'translating-article', 'generating-audio', 'done'] as const;
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
  /** Its author can read it in both their languages. */
  isTranslated: boolean;
  /** Taken from the drawer, or about to be, because no model is set up. */
  isFromDrawer: boolean;
  /** What was typed, for another try. */
  description: string | null;
}

type Made = Pick<Creation, 'way' | 'learningLang' | 'mainLang' | 'isFromDrawer'>;

/**
 * The steps an article goes through: one's own text is written already, one of the drawer is translated already,
 * and one language needs no translation.
 */
export const stepsOf = ({ way, learningLang, mainLang, isFromDrawer }: Made) =>
  creationStatuses.filter(
    (status) =>
      !(status === 'generating-article' && way === 'manual') &&
      !(status === 'translating-article' && (learningLang === mainLang || isFromDrawer)),
  );

export type StepState = 'done' | 'now' | 'later' | 'stopped' | 'missed';

/** A text of one's own is there without its translation, so that step may be missed and the article done all the same. */
export function stateOfStep(step: CreationStatus, creation: Creation): StepState {
  const { status, failure, isTranslated } = creation;
  const place = creationStatuses.indexOf(step) - creationStatuses.indexOf(status);
  if (step === 'translating-article' && isTranslated) return 'done';
  if (place < 0) return step === 'translating-article' ? 'missed' : 'done';
  if (status === 'done') return 'done';
  if (place > 0) return 'later';
  if (failure !== null) return 'stopped';
  // What is asked for is there; the next step is the one to come.
  return status === 'new' ? 'done' : 'now';
}
