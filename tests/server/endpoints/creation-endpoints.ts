import { randomUUID } from 'node:crypto';
import { type Endpoint, forAccess } from './endpoint.ts';

const someEdit = {
  title: 'A title',
  level: null,
  visibility: 'private',
  translation: null,
  pairs: [[{ source: 'A sentence.', translation: '' }]],
};

export const creationEndpoints: Record<string, Endpoint> = {
  'GET /articles/{articleId}/source': { expected: forAccess('404 not-found') },
  'PUT /articles/{articleId}/source': { expected: forAccess('404 not-found'), body: someEdit },
  'GET /creation/ways': { expected: forAccess('200') },
  'GET /creation/my-words': { expected: forAccess('200') },
  'GET /creation/offers': { expected: forAccess('200'), query: '?q=fox' },
  'POST /articles': {
    expected: forAccess('201'),
    body: () => ({ articleId: randomUUID(), request: { way: 'surprise' } }),
  },
  'GET /articles/{articleId}/creation': { expected: forAccess('404 not-found') },
  'POST /articles/{articleId}/creation/retry': { expected: forAccess('404 not-found') },
  'PATCH /articles/{articleId}': { expected: forAccess('404 not-found'), body: { visibility: 'private' } },
  'DELETE /articles/{articleId}': { expected: forAccess('404 not-found') },
  'POST /alignment': {
    expected: forAccess('200'),
    body: {
      source: { language: 'es', text: 'Una frase que es bastante larga.' },
      translation: { language: 'en', text: 'A sentence that is long enough.' },
    },
  },
  'POST /text-measures': {
    expected: forAccess('200'),
    body: { language: 'es', text: 'Una frase que es bastante larga.' },
  },
  'POST /imports': {
    expected: forAccess('201'),
    body: () => ({ importId: randomUUID(), fileName: 'a.txt', size: 10 }),
  },
  'POST /imports/links': {
    expected: forAccess('201'),
    // A loopback address, which the page fetcher refuses before it sends a request.
    body: () => ({ importId: randomUUID(), url: 'http://127.0.0.1/' }),
  },
  'GET /imports/{importId}': { expected: forAccess('404 not-found') },
  'PUT /imports/{importId}/pieces/{piece}': { expected: forAccess('404 not-found'), body: { bytes: 'QQ==' } },
  'POST /imports/{importId}/reading': { expected: forAccess('404 not-found') },
  'POST /imports/{importId}/acceptance': {
    expected: forAccess('404 not-found'),
    body: { title: 'A title', language: 'es' },
  },
  'DELETE /imports/{importId}': { expected: forAccess('404 not-found') },
  'GET /books/{bookId}': { expected: forAccess('404 not-found') },
  'GET /books/{bookId}/cover': { expected: forAccess('404 not-found') },
  'PATCH /books/{bookId}': { expected: forAccess('404 not-found'), body: { translatesAhead: true } },
  'DELETE /books/{bookId}': { expected: forAccess('404 not-found') },
};
