import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../tests/support/call.ts';
import { listRowsWith, listStoredRows } from '../../tests/support/database/list-stored-rows.ts';
import { createPerson, createSession, leaveForGood, type Person } from '../../tests/support/people.ts';
import { places, saveWord } from '../../tests/support/save-words.ts';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { recordAdminAction } from '../access/record-admin-action.ts';
import { spendLimit } from '../billing/spend-limit.ts';
import { notify } from '../notifications/notify.ts';
import { recordModelCall } from '../platform/language-model/record-model-call.ts';

const server = startOnce(startApiServer);
let maja: Person;
let luca: Person;

beforeEach(async () => {
  [maja, luca] = [await createBusyPerson('Maja'), await createBusyPerson('Luca')];
});

test('feedback is trimmed and stored with sender and date', async () => {
  const request = { method: 'POST', path: '/feedback', token: maja.token, body: { message: '\n  Čudovito 🦊!  ' } };
  expect(await call(server, request)).toMatchObject({ status: 201, body: { received: true } });
  const { feedback = [] } = await listRowsWith(server.services, maja.id);
  const stored = feedback.find(({ message }) => message === 'Čudovito 🦊!');
  expect(Math.abs(Date.parse(String(stored?.created_at)) - Date.now())).toBeLessThan(60_000);
});

test('feedback of 4000 characters is stored in full', async () => {
  const message = 'ž'.repeat(4000);
  await call(server, { method: 'POST', path: '/feedback', token: maja.token, body: { message } });
  const { feedback = [] } = await listRowsWith(server.services, maja.id);
  expect(feedback.map((row) => row.message)).toContain(message);
});

describe('the download of my data', () => {
  // Columns that are not exported: `token_hash` is a secret, `accounts.words` repeats name and email address, and the others are
  // internal.
  const omittedColumns = [
    'accounts.words',
    'admin_actions.id',
    'sessions.token_hash',
    'sessions.id',
    'feedback.id',
    'notifications.id',
    'plan_claims.read_order',
    'model_calls.id',
    'learners.id',
  ];

  test('contains everything that is stored under my id', async () => {
    const { body } = await call(server, { path: '/account/data', token: maja.token });
    const given = new Set(leavesOf(body));
    const stored = Object.entries(await listRowsWith(server.services, maja.id));
    expect(stored.map(([table]) => table)).toEqual(await listTablesOfPeople());
    const columns = stored.flatMap(([table, rows]) =>
      rows.flatMap((row) => Object.entries(row).map(([column, value]) => ({ name: `${table}.${column}`, value }))),
    );
    const missing = columns.filter(({ value }) => !leavesOf(value).every((leaf) => given.has(leaf)));
    expect(new Set(missing.map(({ name }) => name))).toEqual(new Set(omittedColumns));
  });

  test('contains no data of other users', async () => {
    const { text } = await call(server, { path: '/account/data', token: maja.token });
    for (const own of ['Maja writes', 'Maja wrote this', 'Maja was here.']) expect(text).toContain(own);
    for (const foreign of ['Luca', luca.id, luca.email]) expect(text).not.toContain(foreign);
  });

  test('is a file download', async () => {
    const { headers } = await call(server, { path: '/account/data', token: maja.token });
    expect(headers.get('content-disposition')).toBe('attachment; filename="foxtale-my-data.json"');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('deleting my account', () => {
  test('deletes every row with my id, and no rows of other users', async () => {
    const others = await listRowsWith(server.services, luca.id);
    const answer = await call(server, leaveForGood(maja));
    expect(answer).toMatchObject({ status: 200, body: { deleted: true } });
    expect(JSON.stringify(await listStoredRows(server.services))).not.toContain(maja.id);
    expect(JSON.stringify(await listStoredRows(server.services))).not.toContain(maja.email);
    expect(await listRowsWith(server.services, luca.id)).toEqual(others);
  });

  test('keeps my shared articles without my name, and deletes my private ones', async () => {
    const [shared, kept] = [await createArticle(maja.id, 'Maja shared'), await createArticle(maja.id, 'Maja kept')];
    await server.services.db.query`update articles set visibility = 'everybody' where id = ${shared}`;
    await call(server, leaveForGood(maja));
    expect(await call(server, { path: `/articles/${shared}`, token: luca.token })).toMatchObject({ status: 200 });
    const rows = await listStoredRows(server.services);
    expect(rows.articles?.find(({ id }) => id === shared)).toMatchObject({ author_id: null });
    expect(JSON.stringify(rows)).not.toContain(kept);
  });

  test('removes my id from the tables of the job queue', async () => {
    const articleId = randomUUID();
    const body = { articleId, request: { way: 'surprise' } };
    expect(await call(server, { method: 'POST', path: '/articles', token: maja.token, body })).toMatchObject({
      status: 201,
    });
    expect(await call(server, leaveForGood(maja))).toMatchObject({ status: 200 });
    expect(JSON.stringify(await listStoredRows(server.services))).not.toContain(maja.id);
  });

  test('ends my sessions on all devices, and deletes the cookie', async () => {
    const otherDevice = await createSession(server.services, maja.id);
    const answer = await call(server, leaveForGood(maja));
    expect(answer.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0; Path=\//);
    for (const token of [maja.token, otherDevice])
      expect(await call(server, { path: '/profile', token })).toMatchObject({ code: 'not-signed-in' });
    expect(await call(server, { path: '/profile', token: luca.token })).toMatchObject({ status: 200 });
  });

  test('allows a new account, which has none of the old data', async () => {
    await call(server, leaveForGood(maja));
    const again = await createPerson(server.services, 'newcomer');
    expect((await call(server, { path: '/beta-application', token: again.token })).body).toMatchObject({
      appliedAt: null,
    });
  });
});

/** Creates a user with at least one row in every table that refers to users. */
async function createBusyPerson(name: string) {
  const person = await createPerson(server.services, 'learner');
  const { id: userId, token } = person;
  await server.services.db
    .query`update accounts set name = ${name}, subject = ${`sub-${userId.slice(0, 8)}`} where id = ${userId}`;
  await server.services.db
    .query`update sessions set browser = 'Firefox', system = 'Haiku' where account_id = ${userId}`;
  await payForPlan(userId);
  await spendLimit(server.services, { userId, limit: 'definitions', key: `${name} asks` });
  await call(server, { method: 'PUT', path: '/beta-application', token });
  await call(server, { method: 'POST', path: '/feedback', token, body: { message: `${name} writes` } });
  const article = {
    articleId: await createArticle(userId, name),
    title: `${name} and the sea`,
    language: 'sl' as const,
  };
  await notify(server.services, { userId, kind: 'article-language-generated', ...article });
  const position = { sentence: 1, isFinished: true, readAt: new Date().toISOString() };
  await call(server, { method: 'POST', path: `/articles/${article.articleId}/position`, token, body: position });
  // Only the previous version of the app writes this table.
  await server.services.db.query`
    insert into reading_positions (user_id, article_id, sentence, read_at)
    values (${userId}, ${article.articleId}, 1, ${new Date(position.readAt)})`;
  await readArticle(userId, article.articleId);
  await reviewWord(person);
  const bookmark = { note: `${name} notes` };
  await call(server, { method: 'PUT', path: `/articles/${article.articleId}/bookmarks/1`, token, body: bookmark });
  await call(server, { method: 'PUT', path: `/articles/${article.articleId}/bookmark`, token });
  await askForArticle(userId, name);
  await bringBook(userId, name);
  await call(server, { method: 'POST', path: '/notifications/read', token });
  await recordModelCall(server.services, {
    id: randomUUID(),
    purpose: 'define-words',
    provider: 'anthropic',
    model: `model-of-${name}`,
    outcome: 'answered',
    userId,
    articleId: article.articleId,
    attempts: 2,
    inputTokens: 901,
    outputTokens: 77,
    durationMs: 1234,
    startedAt: new Date(),
  });
  await recordAdminAction(server.services, { action: 'access-given', adminId: userId, userId });
  return person;
}

async function readArticle(userId: string, articleId: string) {
  const { db } = server.services;
  await db.query`
    insert into learners (user_id, language, vocabulary_size, range_from, range_to, spread, placed_at)
    values (${userId}, 'es', 1830, 1510, 2210, 0.61, now())`;
  await db.query`
    insert into reading_days (learner_id, day, article_id, sentences, aided)
    select id, '2026-03-04', ${articleId}, b'1'::bit(600), b'0'::bit(600) from learners where user_id = ${userId}`;
  await db.query`
    insert into finished_before_learning (user_id, article_id, language, finished_at)
    values (${userId}, ${articleId}, 'es', '2026-02-03T04:05:06Z')`;
}

async function reviewWord(person: Person) {
  const { id: wordId } = await saveWord(server, person, { place: places.duermes, as: 'lookup' });
  const review = { kind: 'grade', id: randomUUID(), wordId, grade: 2, way: 'type', at: new Date().toISOString() };
  const body = { reviews: [review] };
  await call(server, { method: 'POST', path: '/learning/reviews', token: person.token, body });
}

async function bringBook(userId: string, name: string) {
  const { db } = server.services;
  const bookId = randomUUID();
  await db.query`
    insert into books (id, owner_id, language, title, author, part_count, created_at)
    values (${bookId}, ${userId}, 'es', ${`${name} in a book`}, ${`Author of ${name}`}, 47, now())`;
  await db.query`
    insert into imports (id, user_id, file_name, size, status, file_hash, title, language, book_id, created_at)
    values (${randomUUID()}, ${userId}, ${`${name}.epub`}, 5813, 'done', ${Buffer.from(name)}, ${name}, 'es', ${bookId}, now())`;
}

async function askForArticle(userId: string, name: string) {
  const articleId = randomUUID();
  const request = { way: 'ai', description: `${name} asks for this` };
  await server.services.db.query`
    insert into creations (article_id, author_id, way, request, learning_lang, main_lang, status, failure, done_count,
      total_count, title, drawer_article, created_at)
    values (${articleId}, ${userId}, 'ai', ${request}, 'pt', 'it', 'generating-audio', 'internal', 41, 43, ${`${name} waits`},
      'the-ferry', now())`;
  const [shared] = await server.services.db.query<{
    id: string;
  }>`select id from articles where author_id is null limit 1`;
  await server.services.db.query`
    insert into translations (article_id, language, status, requested_at) values (${shared?.id}, 'fr', 'failed', now())
    on conflict do nothing`;
  await server.services.db.query`
    insert into translation_requests (article_id, language, user_id, requested_at) values (${shared?.id}, 'fr', ${userId}, now())`;
}

async function payForPlan(userId: string) {
  const { db } = server.services;
  const claimId = `in_${userId}`;
  await db.query`
    insert into payment_customers (user_id, customer_id, created_at) values (${userId}, ${`cus_${userId}`}, now())`;
  await db.query`
    insert into plan_claims (id, user_id, plan_id, kind, starts_at, ends_at, ended_at, price_minor, currency, read_order)
    values (${claimId}, ${userId}, 'yearly', 'one-time', '2026-01-01', '2027-01-01', '2026-06-01', 5900, 'EUR', 4711)`;
  await db.query`
    insert into subscription_periods (user_id, claim_id, plan_id, starts_at, ends_at, counts_until)
    values (${userId}, ${claimId}, 'yearly', '2026-01-01', '2026-06-01', '2026-06-01')`;
}

async function createArticle(authorId: string, name: string) {
  const id = randomUUID();
  await server.services.db.query`
    insert into articles (id, creator_kind, author_id, visibility, type, genres, tone, audience, length, level, created_at)
    values (${id}, 'manual', ${authorId}, 'private', 'review', ${['satirical']}, 'sarcastic', 'academics', 'short', 'B2', now())`;
  await server.services.db.query`
    insert into article_versions (article_id, language, title, summary, paragraphs, sentence_count, word_count)
    values (${id}, 'en', ${`${name} wrote this`}, 'Short', ${JSON.stringify([[`${name} was here.`]])}, 1, 3)`;
  return id;
}

/** Tables with a foreign key to accounts, and accounts itself. */
async function listTablesOfPeople() {
  const rows = await server.services.db.query<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'accounts'::regclass union select 'accounts' order by 1`;
  return rows.map(({ name }) => name);
}

/** All nested values as strings. Dates are normalised, because PostgreSQL and JavaScript format them differently. */
function leavesOf(value: unknown): string[] {
  if (value === null) return [];
  if (typeof value === 'object') return Object.values(value).flatMap(leavesOf);
  const text = String(value);
  return [/^\d{4}-\d\d-\d\dT/.test(text) ? new Date(text).toISOString() : text];
}
