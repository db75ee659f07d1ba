import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitFocusIn } from '../../support/page/await-focus-in.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { startScriptedModel } from '../../support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../support/servers/start-once.ts';

const model = startOnce(startScriptedModel);
const journeys = prepareJourneys(async () => model.environment);

test('finds, reads, plays, looks up words in, shares and requests articles with the keyboard only', async () => {
  await using window = await journeys.open('learner', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page, context } = window;
  await window.visit('/');

  await page.keyboard.press('/');
  await window.arriveAt('All articles');
  await page.keyboard.type('mercado');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'El mercado nocturno de los zorros' }).waitFor();
  await tabTo(page, /El mercado nocturno/);
  await page.keyboard.press('Enter');
  await awaitReader(page);

  await page.keyboard.press('ArrowDown');
  await page.getByText('2 of 26').waitFor();
  await expect
    .poll(() => page.locator('[aria-live="polite"], [role="status"]').allTextContents())
    .toContainEqual(expect.stringContaining('Venden todo lo que pierde la gente'));
  await tabTo(page, 'Show the translation of sentence 2');
  await page.keyboard.press('Enter');
  await page.getByText('They sell everything that people lose', { exact: false }).first().waitFor();
  await expect.poll(() => page.locator('#sentence-2 [aria-hidden="true"]').count()).toBe(0);

  await page.keyboard.press('d');
  const meaning = page.getByRole('region', { name: 'Venden' });
  await meaning.getByText('From Foxtale’s dictionary').waitFor();
  await tabTo(page, 'Close');
  await page.keyboard.press('Enter');
  await meaning.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);

  await page.keyboard.press('?');
  await awaitFocusIn(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tabTo(page, 'Play');
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();

  await tabTo(page, 'Share this article', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${page.url()}?in=es`);
  const opened = await context.newPage();
  await opened.goto(link);
  await opened.getByText('2 of 26').waitFor();
  await opened.close();
  await page.bringToFront();

  await tabTo(page, 'Go to articles', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await window.arriveAt('What would you like to read?');
  await tabTo(page, 'Create');
  await page.keyboard.press('Enter');
  await window.arriveAt('Create an article');
  await tabTo(page, /Create with AI/);
  await page.keyboard.press('Enter');
  await window.arriveAt('What should the article be about?');
  await tabTo(page, 'Description');
  await page.keyboard.type('A lighthouse keeper who collects echoes');
  await tabTo(page, 'Tone');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Dramatic' }).waitFor();
  await page.keyboard.type('Dram');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Create article');
  await page.keyboard.press('Enter');
  await window.arriveAt(/Foxy is writing your article|Your article is ready/);
});

/** Presses Tab or Shift+Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const seen: string[] = [];
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(nameFocused);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    seen.push(focused);
  }
  throw new Error(`Tab never came to ${name}, only to ${seen.join(' · ')}`);
}

function nameFocused() {
  const focused = document.activeElement;
  if (focused === null) return '';
  const labelled = focused.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const words = labelled.map((id) => document.getElementById(id)?.textContent).join(' ');
  const label = focused instanceof HTMLTextAreaElement ? focused.labels[0]?.textContent : undefined;
  return (focused.getAttribute('aria-label') ?? (words || (label ?? focused.textContent ?? ''))).trim();
}
