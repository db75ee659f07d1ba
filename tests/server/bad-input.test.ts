import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../support/call.ts';
import { createPerson } from '../support/people.ts';
import { planDocument } from '../support/plan-document.ts';
import { readRefusal, someId, typed } from '../support/refusal.ts';
import { startApiServer } from '../support/start-api-server.ts';
import { startOnce } from '../support/start-once.ts';

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

describe('400 invalid-input, naming the field', () => {
  test.each<[string, Call, string]>([
    ['an unknown field', patchProfile({ nickname: typed }), 'nickname'],
    ['an unknown field beside a known one', patchProfile({ mainLang: 'de', [typed]: 1 }), typed],
    ['a field named __proto__', patchProfile(`{"__proto__":{"isAdmin":"${typed}"}}`), '__proto__'],
    ['isAdmin in the profile', patchProfile({ isAdmin: true }), 'isAdmin'],
    ['hasAccess in the profile', patchProfile({ hasAccess: true }), 'hasAccess'],
    ['a subscription in the profile', patchProfile({ subscription: { plan: 'yearly' } }), 'subscription'],
    ['an e-mail address in the profile', patchProfile({ email: `${typed}@foxtale.test` }), 'email'],
    ['an id in the profile', patchProfile({ id: someId }), 'id'],
    ['a language that we do not have', patchProfile({ mainLang: typed }), 'mainLang'],
    ['no language', patchProfile({ learningLang: null }), 'learningLang'],
    ['a list of languages', patchProfile({ learningLang: ['es', typed] }), 'learningLang'],
    ['a speed in words', patchProfile({ readingSpeed: typed }), 'readingSpeed'],
    ['a speed below the range', patchProfile({ readingSpeed: 0.45 }), 'readingSpeed'],
    ['a speed above the range', patchProfile({ readingSpeed: 1.55 }), 'readingSpeed'],
    ['a speed between two steps', patchProfile({ readingSpeed: 0.777 }), 'readingSpeed'],
    ['a speed beyond all numbers', patchProfile('{"readingSpeed":1e999}'), 'readingSpeed'],
    ['a time zone nobody lives in', patchProfile({ timeZone: `Europe/${typed}` }), 'timeZone'],
    ['an offset for a time zone', patchProfile({ timeZone: '+05:30' }), 'timeZone'],
    ['an empty time zone', patchProfile({ timeZone: '' }), 'timeZone'],
    ['a message that is a number', postFeedback({ message: 4711 }), 'message'],
    ['an empty message', postFeedback({ message: ' \n ' }), 'message'],
    ['a message of 4001 characters', postFeedback({ message: typed.repeat(400).slice(0, 4001) }), 'message'],
    ['a missing message', postFeedback({}), 'message'],
    ['a sender of the message', postFeedback({ message: 'Hello', userId: someId }), 'userId'],
    ['access that is a word', patchUser(someId, { hasAccess: typed }), 'hasAccess'],
    ['a plan beside access', patchUser(someId, { hasAccess: true, plan: 'yearly' }), 'plan'],
    ['admin rights in words', patchUser(someId, { isAdmin: typed }), 'isAdmin'],
    ['users by a state nobody has', { path: `/admin/users?show=${typed}` }, 'show'],
    ['users in an order we do not know', { path: `/admin/users?sort=${typed}` }, 'sort'],
    ['users sideways', { path: `/admin/users?direction=${typed}` }, 'direction'],
    ['users beyond what anybody leafs through', { path: '/admin/users?page=501' }, 'page'],
    ['a test of a port there is none', { method: 'POST', path: `/admin/ports/${typed}/test` }, 'port'],
    ['jobs in a state there is none', { path: `/admin/jobs?state=${typed}` }, 'state'],
    ['a retry of a job that is no UUID', { method: 'POST', path: `/admin/jobs/${typed}/retry` }, 'jobId'],
    [
      'feedback read in words',
      { method: 'PATCH', path: `/admin/feedback/${someId}`, body: { isRead: typed } },
      'isRead',
    ],
    [
      'an article hidden in words',
      { method: 'PATCH', path: `/admin/articles/${someId}`, body: { isHidden: typed } },
      'isHidden',
    ],
    [
      'an article narrated in no language',
      { method: 'POST', path: `/admin/articles/${someId}/narration/xx` },
      'language',
    ],
    [
      'an article translated into no language',
      { method: 'POST', path: `/admin/articles/${someId}/translation/xx` },
      'language',
    ],
    ['part zero of the export', { path: '/admin/articles/export?part=0' }, 'part'],
    [
      'an import of another format',
      { method: 'POST', path: '/admin/articles/import', body: { format: typed } },
      'format',
    ],
    ['the log before its first page', { path: '/admin/actions?page=0' }, 'page'],
    ['a user id that is no UUID', patchUser(typed, { hasAccess: true }), 'userId'],
    ['a user id with broken escapes', patchUser(`${typed}%E0%A4%A`, { hasAccess: true }), 'userId'],
    ['a user id with SQL', patchUser(`${typed}'%20or%201=1--`, { hasAccess: true }), 'userId'],
    ['a plan without an id', { method: 'POST', path: '/checkouts', body: {} }, 'planId'],
    ['a price beside the plan', { method: 'POST', path: '/checkouts', body: { planId: 'a', price: 1 } }, 'price'],
    ['a plan with a negative price', postPlan({ priceMinor: -1 }), 'priceMinor'],
    ['a plan with half a cent', postPlan({ priceMinor: 0.5 }), 'priceMinor'],
    ['a plan in a currency nobody knows', postPlan({ currency: 'FOX' }), 'currency'],
    ['a plan without a name in one language', postPlan({ names: { ...planDocument().names, sl: ' ' } }), 'names.sl'],
    ['a plan without any name', postPlan({ names: undefined }), 'names'],
    [
      'a plan with a negative limit',
      postPlan({ limits: { ...planDocument().limits, definitionsPerDay: -1 } }),
      'limits.definitionsPerDay',
    ],
    ['a free plan with a price', postPlan({ billing: 'free', isRecurring: false }), 'priceMinor'],
    ['a second free plan', postPlan({ billing: 'free', isRecurring: false, priceMinor: 0 }), 'billing'],
    ['a plan that brings its id', postPlan({ id: typed }), 'id'],
    [
      'an order of some plans only',
      { method: 'PUT', path: '/admin/subscription-plans/order', body: { planIds: ['free'] } },
      'planIds',
    ],
    ['a grant of no plan of ours', putGrant({ planId: typed }), 'planId'],
    ['a grant of the free plan', putGrant({ planId: 'free' }), 'planId'],
    ['a grant until yesterday', putGrant({ expiresAt: '2020-01-01T00:00:00Z' }), 'expiresAt'],
    ['a grant until some day', putGrant({ expiresAt: typed }), 'expiresAt'],
    ['page zero', { path: '/admin/users?page=0' }, 'page'],
    ['a page in words', { path: `/admin/users?page=${typed}` }, 'page'],
    ['a page beyond all numbers', { path: '/admin/users?page=99999999999999999999' }, 'page'],
    ['a search of 201 characters', { path: `/admin/users?search=${typed.repeat(16).slice(0, 201)}` }, 'search'],
    ['two searches at once', { path: `/admin/users?search=${typed}&search=${typed}` }, 'search'],
    ['a sign-in in no language of ours', { path: `/sign-in?language=${typed}` }, 'language'],
    ['an empty search', { path: '/search?q=%20' }, 'q'],
    ['two searches at the same time', { path: `/search?q=${typed}&q=${typed}` }, 'q'],
    ['a search for 201 characters', { path: `/search?q=${typed.repeat(16).slice(0, 201)}` }, 'q'],
    ['a page of results before the first', { path: `/search?q=${typed}&page=0` }, 'page'],
    ['a type no article has', { path: '/search?type=poem' }, 'type'],
    ['a genre no article has', { path: '/search?genre=poetry' }, 'genre'],
    ['a length no article has', { path: '/search?length=endless' }, 'length'],
    ['a language we do not speak', { path: '/search?language=xx' }, 'language'],
    ['an article that is no UUID', { path: `/articles/${typed}` }, 'articleId'],
    ['a place in an article that is no UUID', postPosition({}, typed), 'articleId'],
    ['sentence zero', postPosition({ sentence: 0 }), 'sentence'],
    ['half a sentence', postPosition({ sentence: 1.5 }), 'sentence'],
    ['a sentence beyond the longest article', postPosition({ sentence: 601 }), 'sentence'],
    ['an article finished in words', postPosition({ isFinished: typed }), 'isFinished'],
    ['a moment in words', postPosition({ readAt: typed }), 'readAt'],
    ['a moment in a zone that nobody knows', postPosition({ readAt: '2026-01-01T00:00:00+05' }), 'readAt'],
    ['a place for another reader', postPosition({ userId: someId }), 'userId'],
    ['a definition in no language of ours', postDefinition({ language: typed }), 'language'],
    ['a definition of a text that the page brings along', postDefinition({ text: typed }), 'text'],
    ['a definition that begins in words', postDefinition({ start: typed }), 'start'],
    ['a definition before the first letter', postDefinition({ start: { sentence: 1, offset: -1 } }), 'start.offset'],
    ['a definition in sentence zero', postDefinition({ end: { sentence: 0, offset: 1 } }), 'end.sentence'],
    ['counterparts of no language', { path: `/articles/${someId}/counterparts?learning=es` }, 'native'],
    ['notifications after no UUID', { path: `/notifications?after=${typed}` }, 'after'],
  ])('%s', async (_name, request, field) => {
    const { status, code, body } = await refusal(request, field);
    expect({ status, code }).toEqual({ status: 400, code: 'invalid-input' });
    const named = expect.arrayContaining([{ field, problem: expect.stringMatching(/^[a-z_-]+$/) }]);
    expect(body).toMatchObject({ error: { details: { fields: named } } });
  });

  test.each<[string, Call]>([
    ['a list where an object belongs', patchProfile([])],
    ['no right at all', patchUser(someId, {})],
    ['a list of objects', patchProfile([{ mainLang: 'de' }])],
    ['a word where an object belongs', patchProfile(JSON.stringify(typed))],
    ['null where an object belongs', patchProfile('null')],
    ['a message with a NUL character', postFeedback({ message: `${typed}\0` })],
    ['a search for a NUL character', { path: `/search?q=${typed}%00` }],
    ['a search of users with a NUL character', { path: `/admin/users?search=${typed}%00` }],
  ])('or the whole: %s', async (_name, request) => {
    const { status, code } = await refusal(request);
    expect({ status, code }).toEqual({ status: 400, code: 'invalid-input' });
  });
});

describe('400 malformed-json', () => {
  test.each<[string, Call]>([
    ['an object without its end', patchProfile(`{"mainLang":"${typed}`)],
    ['an empty body', { ...patchProfile(undefined), headers: { 'content-type': 'application/json' } }],
    ['no JSON at all', patchProfile(`mainLang=${typed}`)],
    ['JSON sent as text', { ...patchProfile('{"mainLang":"de"}'), headers: { 'content-type': 'text/plain' } }],
    ['JSON sent as a form', { ...patchProfile('{"mainLang":"de"}'), headers: { 'content-type': formType } }],
    ['JSON of a type nobody knows', { ...patchProfile('{}'), headers: { 'content-type': 'application/json;x' } }],
    ['no body and no type', patchProfile(undefined)],
    ['ten thousand open brackets', patchProfile('['.repeat(10_000))],
  ])('%s', async (_name, request) => {
    const { status, code } = await refusal(request);
    expect({ status, code }).toEqual({ status: 400, code: 'malformed-json' });
  });
});

describe('404 not-found, as JSON', () => {
  test.each<[string, Call]>([
    ['a path that does not exist', { path: `/${typed}` }],
    ['a method that the path does not have', { method: 'POST', path: '/profile', body: {} }],
    ['a method that nobody uses', { method: 'PROPFIND', path: '/profile' }],
    ['a path that climbs out', { path: `/%2e%2e%2f%2e%2e%2fpackage.json?${typed}` }],
    ['the door itself', { path: '' }],
    ['an article that does not exist', { path: `/articles/${someId}` }],
    ['a place in an article that does not exist', postPosition({})],
    ['a definition in an article that does not exist', postDefinition({})],
    [
      'counterparts in an article that does not exist',
      { path: `/articles/${someId}/counterparts?learning=es&native=en` },
    ],
    ['a user who does not exist', patchUser(someId, { hasAccess: true })],
  ])('%s', async (_name, request) => {
    const { status, code } = await refusal(request);
    expect({ status, code }).toEqual({ status: 404, code: 'not-found' });
  });
});

/** Sent as an admin, whom no door stops. */
const refusal = (request: Call, namedField = '') => readRefusal(server, { token, ...request }, namedField);
