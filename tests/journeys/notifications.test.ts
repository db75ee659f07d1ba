import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { notificationKinds } from '../../domain/notifications/notification.ts';
import { notify } from '../../server/notifications/notify.ts';
import { prepareJourneys } from '../support/journeys.ts';

const journeys = prepareJourneys();

test('the bell shows what is unread, each kind in its words, and forgets the number once it was read', async () => {
  await using window = await journeys.open('learner');
  const userId = window.person?.id ?? '';
  for (const kind of notificationKinds) {
    await notify(journeys.services, { userId, kind, articleId: randomUUID(), title: 'La luna', language: null });
  }
  await window.visit('/');
  await window.page.getByRole('button', { name: 'Notifications, 6 unread' }).click();
  const panel = window.page.getByRole('dialog', { name: 'Notifications' });
  for (const words of [
    'Error creating article',
    'Error translating article',
    'Your article is ready',
    'A translation is ready',
  ]) {
    await panel.getByText(words, { exact: true }).waitFor();
  }
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await panel.getByRole('img', { name: 'Unread' }).first().waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: 'Close' }).click();
  await window.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
});

test('twenty at a time, newest first, with Load more for the rest', async () => {
  await using window = await journeys.open('learner');
  const userId = window.person?.id ?? '';
  for (let number = 1; number <= 25; number++) {
    await notify(journeys.services, {
      userId,
      kind: 'article-created',
      articleId: randomUUID(),
      title: `Article ${number}`,
      language: 'es',
    });
  }
  await window.visit('/');
  await window.page.getByRole('button', { name: /Notifications/ }).click();
  const rows = window.page.getByRole('dialog').getByRole('listitem');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(20);
  expect(await rows.first().textContent()).toContain('Article 25');
  await window.page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => rows.count()).toBe(25);
  expect(await rows.last().textContent()).toContain('Article 1');
});

test('with nothing to tell the fox sleeps, and nobody sees what others were told', async () => {
  await using other = await journeys.open('learner');
  await notify(journeys.services, {
    userId: other.person?.id ?? '',
    kind: 'article-created',
    articleId: randomUUID(),
    title: 'Mine',
    language: null,
  });
  await using window = await journeys.open('learner');
  await window.visit('/');
  await window.page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await window.page.getByText('Nothing new').waitFor();
  await window.page.keyboard.press('Escape');
  // On a phone it fills the screen: it must not stay over the page one goes back to.
  await window.page.getByRole('link', { name: 'Create', exact: true }).click();
  await window.arriveAt('Create an article');
  await window.page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await window.page.getByText('Nothing new').waitFor();
  await window.page.goBack();
  await window.page.getByText('Nothing new').waitFor({ state: 'hidden' });
});
