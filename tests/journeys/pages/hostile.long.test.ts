import { randomUUID } from 'node:crypto';
import { request as sendRequest } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { languages } from '../../../domain/language.ts';
import { notificationKinds } from '../../../domain/notifications/notification.ts';
import { emptyPart } from '../../../domain/reader/definition/definition.fixture.ts';
import type { Definition } from '../../../domain/reader/definition/definition.ts';
import { recordAdminAction } from '../../../server/access/record-admin-action.ts';
import { indexWordsJob } from '../../../server/learning/reading/index-words.job.ts';
import { storeVersion } from '../../../server/library/store-version.ts';
import { notify } from '../../../server/notifications/notify.ts';
import { defineJob } from '../../../server/platform/job-queue/define-job.ts';
import { call } from '../../support/call.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import type { openPage } from '../../support/page/open-page.ts';
import type { Person } from '../../support/people.ts';

// A job that always fails. The error message of a job may contain user input.
const failingJob = defineJob({
  name: 'failing',
  schema: v.object({ articleId: v.string() }),
  async run() {
    throw new Error(hostile);
  },
  settings: { retries: 0 },
});

// Payments are configured, because otherwise the landing page shows only the free plan.
const payments = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec_test' };

const journeys = prepareJourneys(payments, [failingJob, indexWordsJob]);

// A text that sets `window.stung` if any part of it is executed.
const hostile = `<img src=x onerror="window.stung=1"><script>window.stung=1</script><svg onload=window.stung=1>"'><a href="javascript:window.stung=1">{{7*7}}</a> Zorrilla`;

test('hostile text in every displayed field is shown as text and never executed', async () => {
  const admin = await journeys.createPerson('admin');
  const articleId = await spreadText(admin);
  await replaceDefinition(admin, articleId);
  await using window = await journeys.open(admin);
  // Allows only 404 errors: if any text were parsed as markup, the content security policy would log a violation to the console.
  window.allowInConsole(/404/);
  const { page } = window;
  const see = (where: Page | Locator) => where.getByText('<img src=x').first().waitFor();
  const seeRegions = async (...names: string[]) => {
    for (const name of names) await see(page.getByRole('region', { name }));
  };
  const pages: [string, () => Promise<unknown>][] = [
    ['/', () => page.locator('h3', { hasText: '<img src=x' }).first().waitFor()],
    [`/article/${articleId}`, readArticle],
    [`/article/${articleId}`, readDefinition],
    ['/search?q=zorrilla', () => see(page.getByRole('main').getByRole('link'))],
    [`/search?q=${encodeURIComponent(hostile.slice(0, 190))}`, () => page.getByRole('searchbox').first().waitFor()],
    [`/article-generating/${articleId}`, () => page.locator('h1').waitFor()],
    ['/settings', () => see(page)],
    ['/settings/subscription', () => see(page.getByRole('region', { name: 'Plans' }).getByRole('listitem'))],
    ['/admin/users', () => see(page.getByRole('row').filter({ hasText: '@hostile.test' }))],
    ['/admin/subscription-plans', () => see(page)],
    ['/admin/utils', () => seeRegions('Job queue', 'Articles', 'Feedback', 'Admin activity')],
    [`/${encodeURIComponent(hostile)}?a=${encodeURIComponent(hostile)}#${encodeURIComponent(hostile)}`, async () => {}],
  ];
  for (const [path, seeIt] of pages) {
    await window.visit(path);
    await seeIt();
    await expectHarmless(window, path);
  }
  await page.goto(`${journeys.baseUrl}/`);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await see(page.getByRole('dialog'));
  await expectHarmless(window, 'notifications');

  async function readArticle() {
    await page.keyboard.press('t');
    await page.locator('p[lang="es"]', { hasText: '<img src=x' }).first().waitFor();
  }

  async function readDefinition() {
    await page.keyboard.press('d');
    const shown = page.locator('[data-selection-tools]').getByText('<img src=x');
    // Seven texts: the meaning with its hint, the base form, the pronunciation, the literal sense, a note, and both example
    // sentences.
    await expect.poll(() => shown.count()).toBeGreaterThanOrEqual(7);
  }
});

test('hostile text is shown as text on the landing page and in the sign-in popup', async () => {
  await spreadText(await journeys.createPerson('admin'));
  await using window = await journeys.open('visitor');
  window.allowInConsole(/400/);
  const { page } = window;
  const plans = page.locator('#pricing').getByText('<img src=x');
  // Reloads the page until it is rendered with the hostile plan names, first on the server and then in the browser.
  await expect.poll(async () => (await window.visit('/')) && (await plans.count())).toBeGreaterThan(5);
  await expectHarmless(window, 'landing');
  await page.goto(`${journeys.baseUrl}/api/sign-in`);
  await page.getByRole('textbox').fill(hostile);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('alert').waitFor();
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe(hostile);
  await expectHarmless(window, 'chooser');
});

test('the content security policy blocks injected markup', async () => {
  await using window = await journeys.open('visitor');
  window.allowInConsole(/Content Security Policy|404/);
  const { page } = window;
  await window.visit('/login');
  await page.evaluate((markup) => {
    const directives: string[] = [];
    Object.assign(globalThis, { directives });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      directives.push(effectiveDirective),
    );
    document.body.insertAdjacentHTML('beforeend', markup);
    const script = document.createElement('script');
    script.textContent = 'window.stung=1';
    document.body.append(script);
  }, hostile);
  const refused = () => page.evaluate(() => [...new Set(Reflect.get(globalThis, 'directives'))].sort());
  await expect.poll(refused).toEqual(['script-src-attr', 'script-src-elem']);
  expect(await page.evaluate(() => 'stung' in globalThis)).toBe(false);
});

test('every page forbids framing, foreign and inline scripts, and redirects never leave the site', async () => {
  for (const path of ['/', '/login', '/article/x', '/nowhere', '/%3Cscript%3E']) {
    const { headers } = await ask(path, { accept: 'text/html' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  const { port } = new URL(journeys.baseUrl);
  for (const path of ['//evil.example/', '/%0d%0aset-cookie:a=b', '/@evil.example', '/.evil.example']) {
    const { headers, status } = await ask(path, { host: `localhost:${port}` });
    expect({ path, status }).toEqual({ path, status: 302 });
    expect(new URL(String(headers.location)).origin).toBe(journeys.baseUrl);
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('server-only build files are not served', async () => {
  for (const path of ['/.vite/manifest.json', '/%2evite/manifest.json', '/assets/../.vite/manifest.json']) {
    expect({ path, ...(await ask(path, { accept: '*/*' })) }).toMatchObject({ path, status: 404, body: '' });
  }
});

test('path traversal does not leave the folder of the web app', async () => {
  const climbs = ['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json', '/assets/../../../package.json'];
  const others = [
    '/..%5c..%5cpackage.json',
    '/assets/..%2f..%2f..%2fserver%2fconfig.ts',
    '/.env',
    '/%00.js',
    '//etc/passwd',
  ];
  for (const path of [...climbs, ...others]) {
    const { body } = await ask(path, { accept: '*/*' });
    expect({ path, isOurs: /"dependencies"|readConfig|root:[^:]*:0:/.test(body) }).toEqual({ path, isOurs: false });
  }
});

async function expectHarmless({ page }: Awaited<ReturnType<typeof openPage>>, where: string) {
  expect({ where, hasStung: await page.evaluate(() => 'stung' in globalThis) }).toEqual({ where, hasStung: false });
  const taken = page.locator('[href^="javascript:"], img[src="x"], [onerror], [onload]');
  expect({ where, elements: await taken.count() }).toEqual({ where, elements: 0 });
}

const hostileDefinition: Definition = {
  text: hostile,
  expression: { text: hostile, ranges: [] },
  meaning: { word: hostile, hint: hostile },
  inTranslation: hostile,
  baseForm: { word: hostile },
  partOfSpeech: 'noun',
  ipa: hostile,
  literal: hostile,
  grammar: [
    { kind: 'words', text: hostile },
    { kind: 'part-of', expression: hostile, meaning: hostile },
  ],
  parts: [{ ...emptyPart, text: hostile, baseForm: hostile, meaning: { word: hostile } }],
  example: {
    source: hostile,
    translation: hostile,
    marks: { source: [], translation: [] },
    isSameSentence: false,
    level: null,
  },
  others: [],
  answeredBy: 'model',
};

/** Writes hostile text directly into every displayed column, as if input validation had failed. */
async function spreadText({ id: userId }: Person) {
  const { db, now, jobs } = journeys.services;
  const articleId = randomUUID();
  const names = Object.fromEntries(languages.map((language) => [language, hostile]));
  await db.query`update accounts set name = ${hostile}, email = ${`${hostile}${userId}@hostile.test`} where id = ${userId}`;
  await db.query`update subscription_plans set names = ${names}, features = ${JSON.stringify([names])}`;
  await db.query`
    insert into articles (id, creator_kind, visibility, author_id, original_language, type, genres, tone, audience, length, created_at)
    values (${articleId}, 'ai', 'everybody', ${userId}, 'es', 'deep-dive', '{science}', 'casual', 'adults', 'short', ${now()})`;
  const text = { title: hostile, summary: hostile, keywords: [hostile], paragraphs: [[hostile, hostile]] };
  for (const language of ['es', 'en'] as const) await storeVersion(journeys.services, articleId, { language, ...text });
  await db.query`
    insert into creations (article_id, author_id, way, request, learning_lang, main_lang, status, failure, title, created_at)
    values (${articleId}, ${userId}, 'ai', ${{ way: 'ai', description: hostile }}, 'es', 'en', 'generating-article',
      'model-unavailable', ${hostile}, ${now()})`;
  await db.query`insert into feedback (id, user_id, message, created_at) values (${randomUUID()}, ${userId}, ${hostile}, ${now()})`;
  await recordAdminAction(journeys.services, { action: 'plan-changed', adminId: userId, userId, subject: hostile });
  await jobs.enqueue(db, { job: failingJob, key: articleId, data: { articleId } });
  for (const kind of notificationKinds)
    await notify(journeys.services, { userId, kind, articleId, title: hostile, language: 'es' });
  return articleId;
}

/** Asks for the definition of the first word, then replaces the stored answer with text that validation would reject. */
async function replaceDefinition({ token }: Person, articleId: string) {
  const body = { language: 'es', start: { sentence: 1, offset: 1 }, end: { sentence: 1, offset: 4 } };
  const replace = async () => {
    await call(journeys, { method: 'POST', path: `/articles/${articleId}/definitions`, token, body });
    return journeys.services.db.query`
      update definitions set definition = ${hostileDefinition} where article_id = ${articleId} returning key`;
  };
  // Repeats the request until the definition is stored. While the voice is busy, a definition has no audio and is not stored.
  await expect.poll(replace).toHaveLength(1);
}

/** Sends the path unchanged; fetch would normalise it. */
async function ask(path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(journeys.baseUrl);
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      sendRequest({ hostname, port, path, headers }, async (response) => {
        resolve({ status: response.statusCode, headers: response.headers, body: await readText(response) });
      })
        .on('error', reject)
        .end();
    },
  );
}
