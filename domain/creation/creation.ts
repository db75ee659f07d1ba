import type { Language } from '../language.ts';
import type { Failure } from '../translation/translation.ts';
import type { CreationOutcome } from './creation-outcome.ts';
import type { GrowingPair } from './growing-article.ts';
import type { AiArticleRequest } from './new-article.ts';

/** The names and their order are part of the API. */
const creationStatuses = ['new', 'generating-article', 'translating-article', 'generating-audio', 'done'] as const;
export type CreationStatus = (typeof creationStatuses)[number];

export interface Creation {
  articleId: string;
  way: 'surprise' | 'ai' | 'chapter' | 'manual';
  status: CreationStatus;
  /** Set if the creation ended without an article; `status` is then the step that failed. */
  failure: Failure | null;
  /** The time of the next try; set while a provider is down or busy. */
  nextTryAt: string | null;
  /** Progress within the current step: how many of `totalCount` sentences are translated or narrated. */
  doneCount: number;
  totalCount: number;
  title: string | null;
  translatedTitle: string | null;
  /**
   * The sentences that can be read while Foxy (the AI of the app) writes the article. A sentence that was shown does not
   * change any more.
   */
  paragraphs: GrowingPair[][];
  /** The estimated time until the text is complete; null if it cannot be estimated. */
  secondsLeft: number | null;
  learningLang: Language;
  mainLang: Language;
  /** Whether the author can read the article in both of their languages. */
  isTranslated: boolean;
  /** Whether a model is configured that could translate the article. */
  canBeTranslated: boolean;
  /** Whether the article comes from the drawer: the ready-made articles that users get if no model is configured. */
  isFromDrawer: boolean;
  /** What the user asked the AI for, to fill the form again. Null unless `way` is `ai`. */
  request: AiArticleRequest | null;
  /** How the article fits the request. Null until the text is measured, for a manual text and for a ready-made article. */
  outcome: CreationOutcome | null;
}

type Made = Pick<Creation, 'way' | 'learningLang' | 'mainLang' | 'isFromDrawer' | 'canBeTranslated'>;

/**
 * The steps of a creation. A manual text skips writing. Translation is skipped for a ready-made article, for an article
 * whose two languages are the same, and on a server that cannot translate.
 */
export const stepsOf = ({ way, learningLang, mainLang, isFromDrawer, canBeTranslated }: Made) =>
  creationStatuses.filter(
    (status) =>
      !(status === 'generating-article' && way === 'manual') &&
      !(status === 'translating-article' && (learningLang === mainLang || isFromDrawer || !canBeTranslated)),
  );

/**
 * Whether only the narration of a user's own text is missing. The text is stored with the request, so the user can read
 * it while it is narrated.
 */
export const isReadableAtOnce = (creation: Creation) =>
  creation.way === 'manual' &&
  creation.failure === null &&
  (creation.isTranslated || !stepsOf(creation).includes('translating-article'));

export type StepState = 'done' | 'now' | 'later' | 'stopped' | 'missed';

/** If the creation went on without a translation, the translation step is `missed`: the article is readable anyway. */
export function stateOfStep(step: CreationStatus, creation: Creation): StepState {
  const { status, failure, isTranslated } = creation;
  const distance = creationStatuses.indexOf(step) - creationStatuses.indexOf(status);
  if (step === 'translating-article' && isTranslated) return 'done';
  if (distance < 0) return step === 'translating-article' ? 'missed' : 'done';
  if (status === 'done') return 'done';
  if (distance > 0) return 'later';
  if (failure !== null) return 'stopped';
  // `new` is the step of the request, which is complete. The next step has not started yet.
  return status === 'new' ? 'done' : 'now';
}
