import { randomUUID } from 'node:crypto';
import { request as sendRequest } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { notificationKinds } from '../../domain/notifications/notification.ts';
import { notify } from '../../server/notifications/notify.ts';
import { prepareJourneys } from '../support/journeys.ts';
import type { Person } from '../support/people.ts';

const journeys = prepareJourneys({ ROLE: 'web' });

// Whatever of it runs leaves its mark on the page.
const hostile = `<img src=x onerror="window.stung=1"><script>window.stung=1</script><svg onload=window.stung=1>"'><a href="javascript:window.stung=1">{{7*7}}</a>`;

test('hostile text in every field that is shown is shown as text, and nothing of it runs', async () => {
  const admin = await journeys.createPerson('admin');
  const articleId = await spreadText(admin);
  await using window = await journeys.open(admin);
  const { page } = window;
  const pages: [string, () => Promise<unknown>][] = [
    ['/', () => page.locator('h3', { hasText: '<img src=x' }).first().waitFor()],
    [`/article/${articleId}`, readArticle],
    [`/search?q=${encodeURIComponent(hostile.slice(0, 190))}`, () => page.getByRole('searchbox').first().waitFor()],
    [`/article-generating/${articleId}`, () => page.locator('h1').waitFor()],
    ['/settings', () => page.getByText(admin.email).first().waitFor()],
    ['/settings/subscription', () => page.getByText('<img src=x').first().waitFor()],
    ['/admin/users', () => page.getByText('<img src=x').first().waitFor()],
    ['/admin/subscription-plans', () => page.getByText('<img src=x').first().waitFor()],
    ['/admin/utils', () => page.getByText('<img src=x').first().waitFor()],
    [`/${encodeURIComponent(hostile)}?a=${encodeURIComponent(hostile)}#${encodeURIComponent(hostile)}`, async () => {}],
  ];
  for (const [path, seeIt] of pages) {
    await window.visit(path);
    await seeIt();
    expect({ path, hasStung: await page.evaluate(() => 'stung' in globalThis) }).toEqual({ path, hasStung: false });
    expect(await page.locator('[href^="javascript:"], img[src="x"], [onerror], [onload]').count()).toBe(0);
  }
  await page.goto(`${journeys.baseUrl}/`);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('dialog').getByText('<img src=x').first().waitFor();
  expect(await page.evaluate(() => 'stung' in globalThis)).toBe(false);
  // Had anything been taken for markup, the policy would have had something to refuse, and the console would say so.
  window.expectQuietConsole(/404/);

  // And were it taken for markup after all: the page's policy lets none of it run.
  const refused = await page.evaluate(async (markup) => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      directives.push(effectiveDirective),
    );
    document.body.insertAdjacentHTML('beforeend', markup);
    const script = document.createElement('script');
    script.textContent = 'window.stung=1';
    document.body.append(script);
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { directives: [...new Set(directives)].sort(), hasStung: 'stung' in globalThis };
  }, hostile);
  expect(refused).toEqual({ directives: ['script-src-attr', 'script-src-elem'], hasStung: false });

  async function readArticle() {
    await page.keyboard.press('t');
    await page.locator('p[lang="es"]', { hasText: '<img src=x' }).first().waitFor();
  }
});

test('every page forbids frames, foreign scripts and inline ones, and sends nobody elsewhere', async () => {
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

test('no path leads out of the folder of the web app', async () => {
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
    expect({ path, isOurs: /"dependencies"|readConfig|root:/.test(body) }).toEqual({ path, isOurs: false });
  }
});

/** Into every column that a page shows, past every check: as if one of them had failed. */
async function spreadText({ id: userId }: Person) {
  const { db, now } = journeys.services;
  const articleId = randomUUID();
  const names = Object.fromEntries(['en', 'es', 'fr', 'de', 'pt', 'it', 'sl'].map((language) => [language, hostile]));
  await db.query`update accounts set name = ${hostile} where id = ${userId}`;
  await db.query`update subscription_plans set names = ${names}`;
  await db.query`
    insert into articles (id, creator_kind, visibility, author_id, original_language, type, genres, tone, audience, length, created_at)
    values (${articleId}, 'ai', 'everybody', ${userId}, 'es', 'deep-dive', '{science}', 'casual', 'adults', 'short', ${now()})`;
  for (const language of ['es', 'en']) {
    await db.query`
      insert into article_versions (article_id, language, title, summary, paragraphs, sentence_count, word_count)
      values (${articleId}, ${language}, ${hostile}, ${hostile}, ${JSON.stringify([[hostile, hostile]])}, 2, 20)`;
  }
  await db.query`
    insert into creations (article_id, author_id, way, request, learning_lang, main_lang, status, failure, title, created_at)
    values (${articleId}, ${userId}, 'ai', ${{ way: 'ai', description: hostile }}, 'es', 'en', 'generating-article',
      'model-unavailable', ${hostile}, ${now()})`;
  await db.query`insert into feedback (id, user_id, message, created_at) values (${randomUUID()}, ${userId}, ${hostile}, ${now()})`;
  for (const kind of notificationKinds)
    await notify(journeys.services, { userId, kind, articleId, title: hostile, language: 'es' });
  return articleId;
}

/** As it is: fetch would tidy the path. */
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
