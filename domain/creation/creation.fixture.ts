import type { Creation } from './creation.ts';

/** A creation that has just been requested, for tests and screenshots. */
export const newCreation: Creation = {
  articleId: 'a',
  way: 'ai',
  status: 'new',
  failure: null,
  nextTryAt: null,
  doneCount: 0,
  totalCount: 0,
  title: null,
  translatedTitle: null,
  paragraphs: [],
  secondsLeft: null,
  learningLang: 'es',
  mainLang: 'en',
  isTranslated: false,
  isFromDrawer: false,
  canBeTranslated: true,
  request: null,
  outcome: null,
};
