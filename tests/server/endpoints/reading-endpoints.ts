import { type Endpoint, forAccess, forAnybody } from './endpoint.ts';

export const readingEndpoints: Record<string, Endpoint> = {
  'GET /home': { expected: forAccess('200') },
  'GET /articles/{articleId}/preview': { expected: forAnybody('200'), query: '?language=en' },
  'GET /my-articles': { expected: forAccess('200') },
  'GET /history': { expected: forAccess('200') },
  'PUT /articles/{articleId}/bookmark': { expected: forAccess('200') },
  'DELETE /articles/{articleId}/bookmark': { expected: forAccess('200') },
  'GET /search': { expected: forAccess('200'), query: '?q=fox' },
  'GET /articles/{articleId}': { expected: forAccess('200') },
  'GET /articles/{articleId}/narration/{language}': { expected: forAccess('200') },
  'GET /articles/{articleId}/narration/{language}/sentences/{number}': { expected: forAccess('200') },
  'GET /articles/{articleId}/narration/{language}/audio/{file}': { expected: forAccess('200') },
  'GET /sample/{language}': { expected: forAnybody('200'), query: '?translation=en' },
  'GET /sample/{language}/passage': { expected: forAnybody('200'), query: '?translation=en' },
  'GET /sample/{language}/passage/{number}': { expected: forAnybody('200') },
  'GET /sample/{language}/passage/{number}/meanings': { expected: forAnybody('200'), query: '?translation=en' },
  'GET /sample/{language}/audio/{file}': { expected: forAnybody('404 not-found') },
  'POST /articles/{articleId}/position': {
    expected: forAccess('200'),
    body: { sentence: 2, isFinished: false, readAt: '2026-01-01T10:00:00Z' },
  },
  'POST /articles/{articleId}/definitions': {
    expected: forAccess('200'),
    body: { language: 'es', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 1 } },
  },
  'GET /articles/{articleId}/bookmarks': { expected: forAccess('200') },
  'PUT /articles/{articleId}/bookmarks/{number}': { expected: forAccess('200'), body: { note: 'Here' } },
  'DELETE /articles/{articleId}/bookmarks/{number}': { expected: forAccess('200') },
  'GET /articles/{articleId}/counterparts': { expected: forAccess('200'), query: '?learning=es&native=en' },
  'GET /articles/{articleId}/word-definitions': {
    expected: forAccess('200'),
    query: '?learning=es&native=en&part=1',
  },
  'GET /articles/{articleId}/translations/{language}': { expected: forAccess('200') },
  'POST /articles/{articleId}/translations/{language}': { expected: forAccess('200') },
  'POST /articles/{articleId}/translations/{language}/ahead': { expected: forAccess('200') },
};
