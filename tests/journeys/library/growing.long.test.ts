import { beforeEach, expect, test } from 'vitest';
import { startDoomedApp } from '../../faults/doomed-app.ts';
import { aiRequest, creationOf, submit } from '../../support/articles/creations.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { scaleTimeout } from '../../support/machine-speed.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { launchBrowser } from '../../support/page/browser.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import { openPage } from '../../support/page/open-page.ts';
import { createPerson } from '../../support/people.ts';
import { startScriptedModel } from '../../support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../support/servers/start-once.ts';
import { findWords } from '../../support/sound/find-words.ts';

const viewport = { width: 360, height: 740 };
const slow = { tokensPerSecond: 60, latencyMs: 900 };
const model = startOnce(startScriptedModel);
const journeys = prepareJourneys(async () => ({ ...model.environment, LANGUAGE_MODEL_IDLE_TIMEOUT_MS: '120000' }));

beforeEach(() => model.forget());

type Page = Awaited<ReturnType<typeof openPage>>['page'];

const sourceOf = (page: Page, sentence: number) => page.locator(`#sentence-${sentence} p`).first();

test(
  'reads the first paragraph while the rest is written, leaves, comes back and goes on in the reader',
  async () => {
    await using window = await journeys.open('learner', { viewport, hasTouch: true });
    const { page } = window;
    model.always(slow);
    await window.visit('/create-article?way=ai');
    await page
      .getByRole('textbox', { name: 'Description' })
      .fill('A retired baker in Oviedo finds a recipe nobody remembers.');
    await page.getByRole('button', { name: 'Create article' }).click();
    await window.arriveAt('Foxy is writing your article');
    await sourceOf(page, 2).waitFor();
    const goOn = model.hold();
    await page.locator('[aria-current="step"]', { hasText: 'Writing the article' }).waitFor();
    await page.getByText(/\d+ of about \d+ sentences/).waitFor();
    await page.getByText(/About \d+ (seconds|minutes?) left|Almost done/).waitFor();
    const first = await sourceOf(page, 1).textContent();
    await page.getByRole('button', { name: 'Show the translation of sentence 1', exact: true }).click();
    await page.locator('#sentence-1 [data-shown]').waitFor();
    expect(await listAxeViolations(page)).toEqual([]);
    const address = new URL(page.url()).pathname;

    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('heading', { name: 'New in the library' }).waitFor();
    await page.goto(`${journeys.baseUrl}${address}`);
    await expect.poll(() => sourceOf(page, 1).textContent()).toBe(first);
    goOn();
    await window.arriveAt('Your article is ready');
    await expect.poll(() => sourceOf(page, 1).textContent()).toBe(first);
    expect(model.questions).toHaveLength(1);
    expect(await listAxeViolations(page)).toEqual([]);

    await page.locator('#sentence-6').evaluate((row) => row.scrollIntoView());
    const link = page.getByRole('link', { name: 'Go to article', exact: true });
    await expect.poll(() => link.getAttribute('href')).toMatch(/#sentence-[4-8]$/);
    await link.click();
    await awaitReader(page);
    await expect.poll(() => page.locator('#sentence-1 [data-source]').textContent()).toBe(first);
  },
  scaleTimeout(120_000),
);

test(
  'a word is looked up and saved while the rest is written, and its definition stays open',
  async () => {
    await using window = await journeys.open('learner', { viewport, hasTouch: true });
    const { page } = window;
    model.always(slow);
    await window.visit('/create-article?way=ai');
    await page.getByRole('textbox', { name: 'Description' }).fill('A retired baker finds a recipe nobody remembers.');
    await page.getByRole('button', { name: 'Create article' }).click();
    await sourceOf(page, 2).waitFor();
    const goOn = model.hold();
    const [found = ''] = /\s(una?|el|la|los|las)\s/.exec((await sourceOf(page, 1).textContent()) ?? '') ?? [];
    const { x, y, width, height } = await findWords(page, found);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const dialog = page.getByRole('dialog', { name: found.trim(), exact: true });
    await dialog.getByText('From Foxtale’s dictionary').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Saved', pressed: true }).waitFor();
    expect(await listAxeViolations(page)).toEqual([]);
    goOn();
    await window.arriveAt('Your article is ready');
    await dialog.getByText('From Foxtale’s dictionary').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(model.countQuestions('define-words')).toBe(0);
  },
  scaleTimeout(120_000),
);

test('an article waits for a provider that is down for two minutes, says so, and goes on by itself', async () => {
  await using window = await journeys.open('learner', { viewport });
  const { page } = window;
  model.next({ rateLimited: '120' });
  await window.visit('/create-article?way=ai');
  await page.getByRole('textbox', { name: 'Description' }).fill('A lighthouse that learns to whistle.');
  await page.getByRole('button', { name: 'Create article' }).click();
  await page.getByText(/^The AI isn’t available at the moment\. Foxy is waiting/).waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.reload();
  await page.getByText(/^The AI isn’t available at the moment\. Foxy is waiting/).waitFor();
  // Starts the next try now, instead of after two minutes.
  await journeys.services.db.query`update jobs.job set start_after = now() where state = 'retry'`;
  await window.arriveAt('Your article is ready');
  await page.getByRole('link', { name: 'Go to article', exact: true }).waitFor();
});

test(
  'an article continues after its server was killed, and no sentence on the screen changes',
  async () => {
    await using app = await startDoomedApp({ SERVE_WEB: 'true', LANGUAGE_MODEL_TIMEOUT_MS: '60000' });
    const browser = await launchBrowser();
    try {
      app.model.always(slow);
      const author = await createPerson(app.world, 'learner');
      const { articleId } = creationOf(await submit(app, author, aiRequest));
      await using window = await openPage(browser, { baseUrl: app.baseUrl, services: app.world }, author, { viewport });
      const { page } = window;
      window.allowInConsole(/ERR_|Failed to load resource|status of 50/);
      await window.visit(`/article-generating/${articleId}`);
      await sourceOf(page, 3).waitFor();
      const read = await page.locator('[id^="sentence-"] p:first-child').allTextContents();
      await app.kill();
      await app.start();
      await window.arriveAt('Your article is ready');
      const whole = await page.locator('[id^="sentence-"] p:first-child').allTextContents();
      expect(whole.slice(0, read.length)).toEqual(read);
      expect(new Set(whole).size).toBe(whole.length);
      expect(app.model.countQuestions('write-article')).toBe(2);
    } finally {
      await browser.close();
    }
  },
  scaleTimeout(180_000),
);
