import { beforeAll, describe, expect, test } from 'vitest';
import { planDocument } from '../support/articles/plan-document.ts';
import type { Call } from '../support/call.ts';
import { createPerson } from '../support/people.ts';
import { readRefusal, someId, typed } from '../support/refusal.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';

const formType = 'application/x-www-form-urlencoded';

const server = startOnce(startApiServer);
let token: string;

beforeAll(async () => {
  token = (await createPerson(server.services, 'admin')).token;
});

const patchProfile = (body: unknown): Call => ({ method: 'PATCH', path: '/profile', body });
const postFeedback = (body: unknown): Call => ({ method: 'POST', path: '/feedback', body });
const postPosition = (change: object, articleId = someId): Call => ({
  method: 'POST',
  path: `/articles/${articleId}/position`,
  body: { sentence: 1, isFinished: false, readAt: '2026-01-01T10:00:00Z', ...change },
});
const postDefinition = (change: object): Call => ({
  method: 'POST',
  path: `/articles/${someId}/definitions`,
  body: { language: 'es', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 4 }, ...change },
});
const putBookmark = (body: unknown, sentence: number | string = 1): Call => ({
  method: 'PUT',
  path: `/articles/${someId}/bookmarks/${sentence}`,
  body,
});
const postReading = (change: object): Call => ({
  method: 'POST',
  path: '/learning/reading',
  body: {
    readerId: someId,
    articleId: someId,
    device: someId,
    language: 'es',
    day: '2026-01-01',
    sentences: [1],
    aided: [],
    secondsRead: 1,
    secondsHeard: 0,
    ...change,
  },
});
const patchUser = (id: string, body: unknown): Call => ({ method: 'PATCH', path: `/admin/users/${id}`, body });

const postPlan = (change: object): Call => ({
  method: 'POST',
  path: '/admin/subscription-plans',
  body: { ...planDocument(), ...change },
});
const putGrant = (change: object): Call => ({
  method: 'PUT',
  path: `/admin/users/${someId}/plan`,
  body: { planId: 'yearly', expiresAt: null, ...change },
});

const measure = (text: string, language: string): Call => ({
  method: 'POST',
  path: '/text-measures',
  body: { text, language },
});

const postImport = (change: object): Call => ({
  method: 'POST',
  path: '/imports',
  body: { importId: someId, fileName: 'a.txt', size: 10, ...change },
});
const postLink = (url: unknown): Call => ({ method: 'POST', path: '/imports/links', body: { importId: someId, url } });
const putPiece = (body: unknown, piece: number | string = 0): Call => ({
  method: 'PUT',
  path: `/imports/${someId}/pieces/${piece}`,
  body,
});

describe('400 invalid-input, naming the field', () => {
  test.each<[string, Call, string]>([
    ['an unknown field', patchProfile({ nickname: typed }), 'nickname'],
    ['a bookmark without a note', putBookmark({}), 'note'],
    ['a note that is too long', putBookmark({ note: typed.repeat(501) }), 'note'],
    ['a bookmark before the first sentence', putBookmark({ note: '' }, 0), 'number'],
    ['a bookmark at a word', putBookmark({ note: '' }, typed), 'number'],
    ['a file without a name', postImport({ fileName: ' ' }), 'fileName'],
    ['an empty file', postImport({ size: 0 }), 'size'],
    ['a file of more than 50 MB', postImport({ size: 50 * 1024 * 1024 + 1 }), 'size'],
    ['a translation of what is not an import', postImport({ translates: 'book' }), 'translates'],
    ['a link without an address', postLink(' '), 'url'],
    ['a link that is not an address', postLink(typed), 'url'],
    ['a link to a file of the server', postLink('file:///etc/passwd'), 'url'],
    ['a link with a password', postLink(`https://a:${typed}@example.org/`), 'url'],
    ['a link of 2001 characters', postLink(`https://example.org/${'a'.repeat(1981)}`), 'url'],
    ['a piece that is not base64', putPiece({ bytes: typed }), 'bytes'],
    ['a piece after the last', putPiece({ bytes: 'QQ==' }, 50), 'piece'],
    ['an unknown field beside a known one', patchProfile({ mainLang: 'de', [typed]: 1 }), typed],
    ['a field named __proto__', patchProfile(`{"__proto__":{"isAdmin":"${typed}"}}`), '__proto__'],
    ['isAdmin in the profile', patchProfile({ isAdmin: true }), 'isAdmin'],
    ['hasAccess in the profile', patchProfile({ hasAccess: true }), 'hasAccess'],
    ['a subscription in the profile', patchProfile({ subscription: { plan: 'yearly' } }), 'subscription'],
    ['an e-mail address in the profile', patchProfile({ email: `${typed}@foxtale.test` }), 'email'],
    ['an id in the profile', patchProfile({ id: someId }), 'id'],
    ['an unsupported language', patchProfile({ mainLang: typed }), 'mainLang'],
    ['a null language', patchProfile({ learningLang: null }), 'learningLang'],
    ['a list of languages', patchProfile({ learningLang: ['es', typed] }), 'learningLang'],
    ['a speed that is text', patchProfile({ readingSpeed: typed }), 'readingSpeed'],
    ['a speed below the range', patchProfile({ readingSpeed: 0.45 }), 'readingSpeed'],
    ['a speed above the range', patchProfile({ readingSpeed: 1.55 }), 'readingSpeed'],
    ['a speed that is not a multiple of the step', patchProfile({ readingSpeed: 0.777 }), 'readingSpeed'],
    ['an infinite speed', patchProfile('{"readingSpeed":1e999}'), 'readingSpeed'],
    ['an unknown time zone', patchProfile({ timeZone: `Europe/${typed}` }), 'timeZone'],
    ['an offset instead of a time zone', patchProfile({ timeZone: '+05:30' }), 'timeZone'],
    ['an empty time zone', patchProfile({ timeZone: '' }), 'timeZone'],
    ['a message that is a number', postFeedback({ message: 4711 }), 'message'],
    ['an empty message', postFeedback({ message: ' \n ' }), 'message'],
    ['a message of 4001 characters', postFeedback({ message: typed.repeat(400).slice(0, 4001) }), 'message'],
    ['a missing message', postFeedback({}), 'message'],
    ['a user id in the message', postFeedback({ message: 'Hello', userId: someId }), 'userId'],
    ['a day that does not exist', postReading({ day: '2026-09-31' }), 'day'],
    ['a day with a time', postReading({ day: '2026-09-30T10:00:00Z' }), 'day'],
    ['sentence zero as read', postReading({ sentences: [0] }), 'sentences.0'],
    ['a sentence beyond the longest article as read', postReading({ sentences: [1, 601] }), 'sentences.1'],
    ['more seconds than a day has', postReading({ secondsRead: 86_401 }), 'secondsRead'],
    [
      'coverage of an id that is not a UUID',
      { path: `/learning/coverage?language=es&articles=${typed}` },
      'articles.0',
    ],
    ['coverage in an unknown language', { path: `/learning/coverage?language=xx&articles=${someId}` }, 'language'],
    ['marks without a language', { path: `/learning/marks/${someId}` }, 'language'],
    [
      'a placement with 61 answers',
      {
        method: 'POST',
        path: '/learning/placement/next',
        body: { language: 'es', answers: Array.from({ length: 61 }, () => ({ word: 'luz', isKnown: true })) },
      },
      'answers',
    ],
    ['a review with eleven more new words', { path: '/learning/review?language=es&moreNew=11' }, 'moreNew'],
    ['a review with eleven words that are not due', { path: '/learning/review?language=es&ahead=11' }, 'ahead'],
    ['a typed word that is empty', { path: '/learning/words/own?language=es&word=%20' }, 'word'],
    [
      'a typed word without a meaning',
      { method: 'POST', path: '/learning/words/own', body: { language: 'es', word: 'luz' } },
      'meaning',
    ],
    [
      'a typed word of 101 characters',
      { method: 'POST', path: '/learning/words/own', body: { language: 'es', word: 'a'.repeat(101), meaning: typed } },
      'word',
    ],
    ['articles right for me, page zero', { path: '/learning/right-for-me?language=es&page=0' }, 'page'],
    ['access that is text', patchUser(someId, { hasAccess: typed }), 'hasAccess'],
    ['a plan in addition to access', patchUser(someId, { hasAccess: true, plan: 'yearly' }), 'plan'],
    ['admin rights that are text', patchUser(someId, { isAdmin: typed }), 'isAdmin'],
    ['users with an unknown filter', { path: `/admin/users?show=${typed}` }, 'show'],
    ['users with an unknown sort column', { path: `/admin/users?sort=${typed}` }, 'sort'],
    ['users with an unknown sort direction', { path: `/admin/users?direction=${typed}` }, 'direction'],
    ['users beyond the last allowed page', { path: '/admin/users?page=501' }, 'page'],
    ['a test of an unknown port', { method: 'POST', path: `/admin/ports/${typed}/test` }, 'port'],
    ['jobs with an unknown state', { path: `/admin/jobs?state=${typed}` }, 'state'],
    ['a retry of a job id that is not a UUID', { method: 'POST', path: `/admin/jobs/${typed}/retry` }, 'jobId'],
    [
      'feedback with isRead as text',
      { method: 'PATCH', path: `/admin/feedback/${someId}`, body: { isRead: typed } },
      'isRead',
    ],
    [
      'an article with isHidden as text',
      { method: 'PATCH', path: `/admin/articles/${someId}`, body: { isHidden: typed } },
      'isHidden',
    ],
    [
      'narration in an unknown language',
      { method: 'POST', path: `/admin/articles/${someId}/narration/xx` },
      'language',
    ],
    [
      'translation into an unknown language',
      { method: 'POST', path: `/admin/articles/${someId}/translation/xx` },
      'language',
    ],
    ['part zero of the export', { path: '/admin/articles/export?part=0' }, 'part'],
    [
      'an import in an unknown format',
      { method: 'POST', path: '/admin/articles/import', body: { format: typed } },
      'format',
    ],
    ['the action log, page zero', { path: '/admin/actions?page=0' }, 'page'],
    ['a user id that is not a UUID', patchUser(typed, { hasAccess: true }), 'userId'],
    ['a user id with invalid percent-encoding', patchUser(`${typed}%E0%A4%A`, { hasAccess: true }), 'userId'],
    ['a user id with SQL', patchUser(`${typed}'%20or%201=1--`, { hasAccess: true }), 'userId'],
    ['a checkout without a plan id', { method: 'POST', path: '/checkouts', body: {} }, 'planId'],
    ['a checkout with a price', { method: 'POST', path: '/checkouts', body: { planId: 'a', price: 1 } }, 'price'],
    ['a plan with a negative price', postPlan({ priceMinor: -1 }), 'priceMinor'],
    ['a plan with half a cent', postPlan({ priceMinor: 0.5 }), 'priceMinor'],
    ['a plan in an unknown currency', postPlan({ currency: 'FOX' }), 'currency'],
    ['a plan without a name in one language', postPlan({ names: { ...planDocument().names, sl: ' ' } }), 'names.sl'],
    ['a plan without any name', postPlan({ names: undefined }), 'names'],
    [
      'a plan with a negative limit',
      postPlan({ limits: { ...planDocument().limits, definitionsPerDay: -1 } }),
      'limits.definitionsPerDay',
    ],
    ['a free plan with a price', postPlan({ billing: 'free', isRecurring: false }), 'priceMinor'],
    ['a second free plan', postPlan({ billing: 'free', isRecurring: false, priceMinor: 0 }), 'billing'],
    ['a plan with its own id', postPlan({ id: typed }), 'id'],
    [
      'an order of only some plans',
      { method: 'PUT', path: '/admin/subscription-plans/order', body: { planIds: ['free'] } },
      'planIds',
    ],
    ['a grant of an unknown plan', putGrant({ planId: typed }), 'planId'],
    ['a grant of the free plan', putGrant({ planId: 'free' }), 'planId'],
    ['a grant until yesterday', putGrant({ expiresAt: '2020-01-01T00:00:00Z' }), 'expiresAt'],
    ['a grant with an invalid date', putGrant({ expiresAt: typed }), 'expiresAt'],
    ['page zero', { path: '/admin/users?page=0' }, 'page'],
    ['a page that is text', { path: `/admin/users?page=${typed}` }, 'page'],
    ['a page number that is too large', { path: '/admin/users?page=99999999999999999999' }, 'page'],
    ['a search of 201 characters', { path: `/admin/users?search=${typed.repeat(16).slice(0, 201)}` }, 'search'],
    ['a repeated search parameter', { path: `/admin/users?search=${typed}&search=${typed}` }, 'search'],
    ['a sign-in in an unsupported language', { path: `/sign-in?language=${typed}` }, 'language'],
    ['an empty search', { path: '/search?q=%20' }, 'q'],
    ['offers about nothing', { path: '/creation/offers?q=%20' }, 'q'],
    ['offers at an unknown level', { path: `/creation/offers?q=${typed}&level=D1` }, 'level'],
    ['a text to measure of nineteen characters', measure('x'.repeat(19), 'es'), 'text'],
    ['a text to measure in an unknown language', measure('x'.repeat(60), 'xx'), 'language'],
    ['a repeated query parameter', { path: `/search?q=${typed}&q=${typed}` }, 'q'],
    ['a search for 201 characters', { path: `/search?q=${typed.repeat(16).slice(0, 201)}` }, 'q'],
    ['page zero of the results', { path: `/search?q=${typed}&page=0` }, 'page'],
    ['an unknown type', { path: '/search?type=poem' }, 'type'],
    ['an unknown genre', { path: '/search?genre=poetry' }, 'genre'],
    ['an unknown length', { path: '/search?length=endless' }, 'length'],
    ['an unsupported article language', { path: '/search?language=xx' }, 'language'],
    ['an article id that is not a UUID', { path: `/articles/${typed}` }, 'articleId'],
    ['a position in an article id that is not a UUID', postPosition({}, typed), 'articleId'],
    ['sentence zero', postPosition({ sentence: 0 }), 'sentence'],
    ['a fractional sentence number', postPosition({ sentence: 1.5 }), 'sentence'],
    ['a sentence beyond the longest article', postPosition({ sentence: 601 }), 'sentence'],
    ['isFinished as text', postPosition({ isFinished: typed }), 'isFinished'],
    ['a time that is text', postPosition({ readAt: typed }), 'readAt'],
    ['a time with an invalid zone', postPosition({ readAt: '2026-01-01T00:00:00+05' }), 'readAt'],
    ['a position for another user', postPosition({ userId: someId }), 'userId'],
    ['a definition in an unsupported language', postDefinition({ language: typed }), 'language'],
    ['a definition with its own text', postDefinition({ text: typed }), 'text'],
    ['a definition whose start is text', postDefinition({ start: typed }), 'start'],
    ['a definition with a negative offset', postDefinition({ start: { sentence: 1, offset: -1 } }), 'start.offset'],
    ['a definition before the title', postDefinition({ end: { sentence: -1, offset: 1 } }), 'end.sentence'],
    ['counterparts without a native language', { path: `/articles/${someId}/counterparts?learning=es` }, 'native'],
    ['word definitions without a part', { path: `/articles/${someId}/word-definitions?learning=es&native=en` }, 'part'],
    [
      'word definitions after the longest article',
      { path: `/articles/${someId}/word-definitions?learning=es&native=en&part=13` },
      'part',
    ],
    ['notifications after an id that is not a UUID', { path: `/notifications?after=${typed}` }, 'after'],
  ])('%s', async (_name, request, field) => {
    const { status, code, body } = await refusal(request, field);
    expect({ status, code }).toEqual({ status: 400, code: 'invalid-input' });
    const named = expect.arrayContaining([{ field, problem: expect.stringMatching(/^[a-z_-]+$/) }]);
    expect(body).toMatchObject({ error: { details: { fields: named } } });
  });

  test.each<[string, Call]>([
    ['an array instead of an object', patchProfile([])],
    ['an update without any right', patchUser(someId, {})],
    ['an array of objects', patchProfile([{ mainLang: 'de' }])],
    ['a string instead of an object', patchProfile(JSON.stringify(typed))],
    ['null instead of an object', patchProfile('null')],
    ['a message with a NUL character', postFeedback({ message: `${typed}\0` })],
    ['a search for a NUL character', { path: `/search?q=${typed}%00` }],
    ['a search of users with a NUL character', { path: `/admin/users?search=${typed}%00` }],
  ])('without a field: %s', async (_name, request) => {
    const { status, code } = await refusal(request);
    expect({ status, code }).toEqual({ status: 400, code: 'invalid-input' });
  });
});

describe('400 malformed-json', () => {
  test.each<[string, Call]>([
    ['an unterminated object', patchProfile(`{"mainLang":"${typed}`)],
    ['an empty body', { ...patchProfile(undefined), headers: { 'content-type': 'application/json' } }],
    ['text that is not JSON', patchProfile(`mainLang=${typed}`)],
    ['JSON sent as text', { ...patchProfile('{"mainLang":"de"}'), headers: { 'content-type': 'text/plain' } }],
    ['JSON sent as a form', { ...patchProfile('{"mainLang":"de"}'), headers: { 'content-type': formType } }],
    ['JSON with an invalid content type', { ...patchProfile('{}'), headers: { 'content-type': 'application/json;x' } }],
    ['no body and no content type', patchProfile(undefined)],
    ['ten thousand open brackets', patchProfile('['.repeat(10_000))],
  ])('%s', async (_name, request) => {
    const { status, code } = await refusal(request);
    expect({ status, code }).toEqual({ status: 400, code: 'malformed-json' });
  });
});

describe('404 not-found, as JSON', () => {
  test.each<[string, Call]>([
    ['a path that does not exist', { path: `/${typed}` }],
    ['a method that the path does not support', { method: 'POST', path: '/profile', body: {} }],
    ['an unusual method', { method: 'PROPFIND', path: '/profile' }],
    ['path traversal', { path: `/%2e%2e%2f%2e%2e%2fpackage.json?${typed}` }],
    ['the API root', { path: '' }],
    ['an article that does not exist', { path: `/articles/${someId}` }],
    ['a position in an article that does not exist', postPosition({})],
    ['a definition in an article that does not exist', postDefinition({})],
    [
      'counterparts in an article that does not exist',
      { path: `/articles/${someId}/counterparts?learning=es&native=en` },
    ],
    [
      'word definitions of an article that does not exist',
      { path: `/articles/${someId}/word-definitions?learning=es&native=en&part=1` },
    ],
    ['a user who does not exist', patchUser(someId, { hasAccess: true })],
  ])('%s', async (_name, request) => {
    const { status, code } = await refusal(request);
    expect({ status, code }).toEqual({ status: 404, code: 'not-found' });
  });
});

/**
 * Sends the request as an admin, who passes every permission check, so that only the input can be the reason for the refusal.
 */
const refusal = (request: Call, namedField = '') => readRefusal(server, { token, ...request }, namedField);
