import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { notify } from '../../../server/notifications/notify.ts';
import { createArticle } from '../../support/articles/create-article.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';

const journeys = prepareJourneys();
const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

test('axe finds no violations in open, empty and failed states of the shell', async () => {
  await using window = await journeys.open('admin', { reducedMotion: 'reduce', viewport: phone });
  window.allowInConsole(/status of 429/);
  const { page, person } = window;
  const look = lookAt(page);
  await window.visit('/');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByText('Nothing new').waitFor();
  await look('no notifications');
  for (const kind of ['article-created', 'article-creation-error'] as const) {
    await notify(journeys.services, {
      userId: person?.id ?? '',
      kind,
      articleId: randomUUID(),
      title: 'El mar',
      language: null,
    });
  }
  await page.getByRole('dialog').getByRole('link').nth(1).waitFor();
  await look('notifications');
  await page.keyboard.press('Escape');

  await window.visit('/search?q=xylophonquark');
  await page.getByText('Nothing fits yet').waitFor();
  await page.getByRole('combobox', { name: 'Genre' }).click();
  await page.getByRole('option').first().waitFor();
  await look('filters, nothing found');
  await page.keyboard.press('Escape');
  await page.route('**/api/search*', refuse);
  // Types the query. A search that is opened by its URL is rendered on the server, where the test cannot intercept its
  // request.
  await page.getByRole('searchbox').fill('market');
  await page.getByText('The search didn’t work').waitFor();
  await look('search failed');

  await window.visit('/settings');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await page.getByText('Write a few words first.').waitFor();
  await page.getByRole('button', { name: 'admin’s account' }).click();
  await page.getByRole('menuitem', { name: 'Users' }).waitFor();
  await look('menu, wrong field');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').waitFor();
  await look('dialog');
});

test('axe finds no violations in open and failed states of the reader', async () => {
  await using window = await journeys.open('learner', { reducedMotion: 'reduce', viewport: phone });
  // React logs the error that caused the error page.
  window.allowInConsole(/status of 429|AppError: too-many-requests/);
  const { page } = window;
  const look = lookAt(page);
  const articleId = await createArticle(journeys.services, 3);
  await journeys.services.db.query`delete from article_versions where article_id = ${articleId} and language = 'en'`;
  await window.visit(`/article/${articleId}`);
  await page.getByText('No AI that can translate').waitFor();
  await look('no translation');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await look('keys');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Audio/ }).click();
  await page.getByRole('slider').waitFor();
  await look('sound');
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await page.getByRole('region', { name: 'La' }).getByText('From Foxtale’s dictionary').waitFor();
  await look('definition');
  await page.keyboard.press('Escape');
  await page.route('**/definitions', refuse);
  await dragOver(page, 'La frase 2.');
  await page.getByRole('menuitem', { name: 'Define meaning' }).waitFor();
  await look('selection');
  await page.keyboard.press('d');
  await page.locator('[data-selection-tools]').getByRole('alert').waitFor();
  await look('definition failed');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Go to articles' }).click();
  await page.route('**/api/articles/*', refuse);
  await page.locator('main a[href^="/article/"]').last().click();
  await page.getByRole('heading', { name: 'This page couldn’t be loaded' }).waitFor();
  await look('reader failed');
});

test('in forced-colors mode, position, pressed buttons and speed are visible, and hidden text stays hidden', async () => {
  await using window = await journeys.open('learner', { forcedColors: 'active', reducedMotion: 'reduce' });
  const { page } = window;
  await window.visit(`/article/${await createArticle(journeys.services, 3)}`);
  await awaitReader(page);
  await page.getByRole('button', { name: 'Loop this sentence' }).click();
  await page.getByRole('button', { name: /^Audio/ }).click();
  await page.getByRole('slider').waitFor();
  const seen = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const highlight = getComputedStyle(probe).backgroundColor;
    const fillOf = (selector: string, pseudo?: string) => {
      const element = document.querySelector(selector);
      return element !== null && getComputedStyle(element, pseudo).backgroundColor === highlight;
    };
    const hidden = document.querySelector('[data-source] + p > span');
    return {
      place: fillOf(':has(> [aria-current="true"])', '::before'),
      pressed: fillOf('[aria-pressed="true"]'),
      speed: getComputedStyle(document.querySelector('[type="range"]') ?? document.body).forcedColorAdjust,
      hidden: hidden && getComputedStyle(hidden).color,
    };
  });
  expect(seen).toEqual({ place: true, pressed: true, speed: 'none', hidden: 'rgba(0, 0, 0, 0)' });
});

async function dragOver(page: Page, sentence: string) {
  const box = await page.getByText(sentence).boundingBox();
  if (box === null) throw new Error(`“${sentence}” is out of sight.`);
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
}

const refuse = (route: Route) => route.fulfill({ status: 429, json: { error: { code: 'too-many-requests' } } });

/** Checks each theme at one width only, because no rule depends on both the theme and the width. */
const lookAt = (page: Page) => async (state: string) => {
  for (const { viewport, isDark } of [
    { viewport: wide, isDark: false },
    { viewport: phone, isDark: true },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark-mode', dark), isDark);
    // Ignores the rule `region`: overlays are rendered at the end of the page, outside every landmark.
    const violations = (await listAxeViolations(page)).filter((violation) => !violation.startsWith('region'));
    expect.soft(violations, `${state}, ${viewport.width} px`).toEqual([]);
  }
};
