import { articleIdOf } from '../../../server/library/import-library.ts';
import { type Endpoint, forAccess } from './endpoint.ts';

const someId = '00000000-0000-4000-8000-000000000000';

const someWord = {
  articleId: articleIdOf('why-the-sky-changes-colour'),
  language: 'es',
  start: { sentence: 1, offset: 0 },
  end: { sentence: 1, offset: 3 },
};

export const learningEndpoints: Record<string, Endpoint> = {
  'POST /learning/reading': {
    expected: forAccess('200'),
    body: {
      readerId: someId,
      articleId: someWord.articleId,
      language: 'es',
      day: '2026-01-01',
      device: '00000000-0000-4000-8000-000000000001',
      sentences: [1],
      aided: [],
      secondsRead: 1,
      secondsHeard: 0,
    },
  },
  'GET /learning/articles/{articleId}/end': { expected: forAccess('200'), query: '?language=es' },
  'GET /learning/coverage': {
    expected: forAccess('200'),
    query: `?language=es&articles=${someWord.articleId}`,
  },
  'GET /learning/marks/{articleId}': { expected: forAccess('200'), query: '?language=es' },
  'POST /learning/placement/next': { expected: forAccess('200'), body: { language: 'es', answers: [] } },
  'GET /learning/vocabulary': { expected: forAccess('200'), query: '?language=es' },
  'PUT /learning/vocabulary': { expected: forAccess('200'), body: { language: 'es', level: 'B1' } },
  'GET /learning/progress': { expected: forAccess('200'), query: '?language=es' },
  'GET /learning/right-for-me': { expected: forAccess('200'), query: '?language=es' },
  'GET /learning/words': { expected: forAccess('200'), query: '?language=es' },
  'POST /learning/words': { expected: forAccess('200'), body: { ...someWord, as: 'save' } },
  'GET /learning/words/at': {
    expected: forAccess('200'),
    query: `?language=es&articleId=${someWord.articleId}&sentence=1&offset=0`,
  },
  'GET /learning/words/own': { expected: forAccess('200'), query: '?language=es&word=luz' },
  'POST /learning/words/own': {
    expected: forAccess('200'),
    body: { language: 'es', word: 'luz', meaning: 'light' },
  },
  'POST /learning/words/changes': { expected: forAccess('200'), body: { ids: [someId], change: 'know' } },
  'PATCH /learning/words/{id}': { expected: forAccess('404 not-found'), body: { isKnown: true } },
  'GET /learning/words/{id}/audio/{file}': { expected: forAccess('404 not-found') },
  'GET /learning/words.csv': { expected: forAccess('200'), query: '?language=es' },
  'GET /learning/words.apkg': { expected: forAccess('200'), query: '?language=es' },
  'POST /learning/words/import': {
    expected: forAccess('200'),
    body: { language: 'es', kind: 'known', file: 'luz' },
  },
  'GET /learning/review': { expected: forAccess('200'), query: '?language=es' },
  'POST /learning/reviews': {
    expected: forAccess('200'),
    body: { reviews: [{ kind: 'undo', id: someId, wordId: someId, undoes: someId, at: '2026-01-01T00:00:00.000Z' }] },
  },
  'GET /learning/settings': { expected: forAccess('200') },
  'PUT /learning/settings': { expected: forAccess('200'), body: {} },
};
