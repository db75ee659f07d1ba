import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import type { NotificationKind } from '../../../domain/notifications/notification.ts';
import { mergeProfile } from '../../../server/access/queries.ts';
import { notify } from '../../../server/notifications/notify.ts';
import { publishEvent } from '../../../server/platform/live-events/publish-event.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitLive } from '../../support/page/await-live.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { refusedInFlight } from '../../support/page/open-page.ts';

const journeys = prepareJourneys();

// Waits until the server has noticed that the windows of the previous test are closed.
beforeEach(() => expect.poll(() => journeys.services.live.size).toBe(0));

test('every open tab shows a notification at once, and clears the count as soon as any tab has read it', async () => {
  await using window = await journeys.open('learner');
  await window.visit('/');
  const second = await window.context.newPage();
  await second.goto(`${journeys.baseUrl}/search`);
  await bell(second, 'Notifications').waitFor();
  await awaitLive(journeys, window.context);
  await tell(window.person?.id, { title: 'La luna' });
  for (const page of [window.page, second]) await bell(page, 'Notifications, 1 unread').waitFor();

  // The open panel already shows the notification, so the toast closes.
  const toast = second.getByRole('status', { name: 'Your article is ready' });
  await toast.waitFor();
  await bell(second, 'Notifications, 1 unread').click();
  await second.getByRole('dialog').getByText('La luna').waitFor();
  await toast.waitFor({ state: 'detached' });
  await tell(window.person?.id, { title: 'El faro' });
  await second.getByRole('dialog').getByText('El faro').waitFor();
  await expect.poll(() => toast.count()).toBe(0);
  await second.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  for (const page of [window.page, second]) await bell(page, 'Notifications').waitFor();
});

test('the tabs of a browser share one stream, and another tab takes over when the first closes', async () => {
  await using window = await journeys.open('learner');
  await window.visit('/');
  await expect.poll(() => journeys.services.live.size).toBe(1);
  const second = await window.context.newPage();
  await second.goto(journeys.baseUrl);
  await bell(second, 'Notifications').waitFor();
  await awaitLive(journeys, window.context);
  await window.page.close();
  await tell(window.person?.id, { title: 'La luna' });
  await bell(second, 'Notifications, 1 unread').waitFor();
  await expect.poll(() => journeys.services.live.size).toBe(1);
});

test('finished work shows a toast with a link, except on the page of this work', async () => {
  const [article] = await journeys.services.db.query<{ id: string }>`select id from articles order by id limit 1`;
  await using window = await journeys.open('learner');
  await window.visit('/settings');
  await awaitLive(journeys, window.context);
  await tell(window.person?.id, { kind: 'article-generating', title: 'Begun' });
  await tell(window.person?.id, { kind: 'article-created', title: 'La luna', articleId: article?.id });
  const toast = window.page.getByRole('status', { name: 'Your article is ready' });
  await toast.getByText('La luna').waitFor();
  await expect.poll(() => window.page.getByRole('status', { name: 'Your article is being prepared' }).count()).toBe(0);
  await toast.getByRole('button', { name: 'Read now' }).click();
  await expect.poll(() => new URL(window.page.url()).pathname).toBe(`/article/${article?.id}`);
  await toast.waitFor({ state: 'detached' });

  await tell(window.person?.id, { kind: 'article-language-generated', title: 'Here', articleId: article?.id });
  await tell(window.person?.id, { kind: 'article-creation-error', title: 'Elsewhere' });
  const failure = window.page.getByRole('status', { name: 'Error creating article' });
  await failure.getByRole('button', { name: 'See what happened' }).waitFor();
  await expect.poll(() => window.page.getByRole('status', { name: 'A translation is ready' }).count()).toBe(0);
});

test('an article stays visible if refetching it fails', async () => {
  await using window = await journeys.open('learner');
  window.allowInConsole(/status of 429/);
  const { page, person } = window;
  await window.visit('/');
  await page.locator('a[href^="/article/"]').first().click();
  await awaitReader(page);
  await awaitLive(journeys, window.context);
  const refused = page.waitForResponse((response) => response.status() === 429);
  await page.route(/\/api\/articles\/[^/]+$/, (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'too-many-requests' } } }),
  );
  const articleId = page.url().split('/').at(-1) ?? '';
  await publishEvent(journeys.services, { userId: person?.id ?? '', topic: 'article', articleId });
  await (await refused).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await expect.poll(() => page.locator('[aria-current="true"]').count()).toBe(1);
});

test('events missed while offline are applied after reconnecting', async () => {
  await using window = await journeys.open('learner');
  window.allowInConsole(/ERR_INTERNET_DISCONNECTED/);
  await window.visit('/');
  await awaitLive(journeys, window.context);
  await window.context.setOffline(true);
  await expect.poll(() => journeys.services.live.size).toBe(0);
  await tell(window.person?.id, { title: 'Missed' });
  await window.context.setOffline(false);
  await bell(window.page, 'Notifications, 1 unread').waitFor();
});

test('languages, speed and theme apply to all tabs and devices, and typed text is kept', async () => {
  await using window = await journeys.open('learner');
  await using phone = await journeys.open(window.person ?? 'learner');
  const [article] = await journeys.services.db.query<{ id: string }>`select id from articles order by id limit 1`;
  await phone.visit(`/article/${article?.id}`);
  await phone.page.locator('[lang="en"][aria-hidden]').first().waitFor({ state: 'attached' });
  await window.visit('/create-article?way=manual');
  await window.page.getByLabel('Title', { exact: true }).fill('Mi barrio');
  const settings = await window.context.newPage();
  await settings.goto(`${journeys.baseUrl}/settings/reading-speed`);
  await settings.getByRole('slider').press('ArrowRight');
  await settings.getByRole('button', { name: 'Save and return' }).click();
  await settings.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(() => window.page.locator('html.dark-mode').count()).toBe(1);
  await settings.goto(`${journeys.baseUrl}/settings/language/main`);
  await settings.getByRole('radio', { name: /Deutsch/ }).check({ force: true });
  await settings.getByRole('button', { name: 'Save and return' }).click();

  await window.page.getByRole('heading', { level: 1, name: 'Dein eigener Artikel' }).waitFor();
  await expect.poll(() => window.page.getByLabel('Titel', { exact: true }).inputValue()).toBe('Mi barrio');
  await phone.page.locator('[lang="de"][aria-hidden]').first().waitFor({ state: 'attached' });
  await phone.page.getByText('0,85×').first().waitFor();
});

test('changes between loading the page and opening the stream are not missed', async () => {
  await using window = await journeys.open('learner');
  await window.page.route('**/api/live', async (route) => {
    await mergeProfile(journeys.services, window.person ?? { id: '', email: '' }, { mainLang: 'fr' });
    await route.continue();
  });
  await window.visit('/');
  await window.page.getByRole('heading', { name: 'Nouveau dans la bibliothèque' }).waitFor();
});

test('ending access closes the app at once', async () => {
  const learner = await journeys.createPerson('learner');
  await using window = await journeys.open(learner);
  window.allowInConsole(/status of 403/);
  await window.visit('/');
  await awaitLive(journeys, window.context);
  await using admin = await journeys.open('admin');
  await admin.visit('/admin/users');
  await admin.page
    .getByRole('row')
    .filter({ hasText: learner.email })
    .getByRole('button', { name: 'Actions for learner' })
    .click();
  await admin.page.getByRole('menuitem', { name: 'Revoke access' }).click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Revoke access' }).click();
  expect(await window.arriveAt('Foxtale is in beta')).toBe('/no-access');
});

test('signing out in one tab signs out all tabs', async () => {
  await using window = await journeys.open('learner');
  window.allowInConsole(refusedInFlight);
  await window.visit('/');
  const second = await window.context.newPage();
  await second.goto(`${journeys.baseUrl}/settings`);
  await bell(second, 'Notifications').waitFor();
  await awaitLive(journeys, window.context);
  await second.getByRole('button', { name: 'Sign out', exact: true }).click();
  expect(await window.arriveAt('Sign in')).toBe('/login');
  await second.getByRole('heading', { level: 1, name: 'Read your way into a language' }).waitFor();
});

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface News {
  title: string;
  kind?: NotificationKind;
  articleId?: string | undefined;
}

const tell = (userId = '', { title, kind = 'article-created', articleId = crypto.randomUUID() }: News) =>
  notify(journeys.services, { userId, kind, articleId, title, language: null });
