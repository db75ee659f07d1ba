import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { notificationKinds } from '../../../domain/notifications/notification.ts';
import { notify } from '../../../server/notifications/notify.ts';
import { prepareJourneys } from '../../support/journeys.ts';

const journeys = prepareJourneys();

test('the bell shows unread notifications of every kind, and clears its count once they are read', async () => {
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

test('lists twenty notifications per page, newest first, with Load more', async () => {
  await using window = await journeys.open('learner');
  const userId = window.person?.id ?? '';
  const started = Date.now();
  for (let number = 1; number <= 25; number++) {
    // Creates the notifications one second apart, because two notifications of the same millisecond have no defined order.
    const now = () => new Date(started - 60_000 + number * 1000);
    await notify(
      { ...journeys.services, now },
      {
        userId,
        kind: 'article-created',
        articleId: randomUUID(),
        title: `Article ${number}`,
        language: 'es',
      },
    );
  }
  await window.visit('/');
  await window.page.getByRole('button', { name: /Notifications/ }).click();
  const rows = window.page.getByRole('dialog').getByRole('listitem');
  await rows.first().waitFor();
  await expect.poll(() => rows.count()).toBe(20);
  await expect.poll(() => rows.first().textContent()).toContain('Article 25');
  // Uses the keyboard, because a late web font can move the button during a click.
  await window.page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect.poll(() => rows.count()).toBe(25);
  await expect.poll(() => rows.last().textContent()).toContain('Article 1');
});

test('shows an empty state, and never the notifications of other users', async () => {
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
  await window.page.getByText('Nothing new', { exact: true }).waitFor();
  await window.page.keyboard.press('Escape');
  // On a phone the panel fills the screen. After a step back in the history, the panel must not stay open over the previous
  // page.
  await window.page.getByRole('link', { name: 'Create', exact: true }).click();
  await window.arriveAt('Create an article');
  await window.page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await window.page.getByText('Nothing new', { exact: true }).waitFor();
  await window.page.goBack();
  await window.page.getByText('Nothing new', { exact: true }).waitFor({ state: 'hidden' });
});
