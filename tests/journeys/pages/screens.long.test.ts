import { beforeEach, expect, test } from 'vitest';
import { mergeProfile } from '../../../server/access/queries.ts';
import { createArticle } from '../../support/articles/create-article.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { deafen } from '../../support/page/quiet-page.ts';
import { startScriptedModel } from '../../support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../support/servers/start-once.ts';
import { findWords } from '../../support/sound/find-words.ts';

// Checks that each screen offers what docs/requirements.md requires. Leaves out what other journeys already check.
const model = startOnce(startScriptedModel);
const journeys = prepareJourneys(async () => model.environment);

beforeEach(() => model.forget());

test('home has a search prompt, suggestions and a link that opens the create page', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/');
  await page.locator('main').getByRole('searchbox').waitFor();
  await page.getByRole('list', { name: 'Suggestions' }).waitFor();
  await page.getByRole('link', { name: 'Create new' }).click();
  expect(await window.arriveAt('Create an article')).toBe('/create-article');
});

test('the settings have sections for language, article, profile, subscriptions and feedback', async () => {
  await using window = await journeys.open('learner');
  await window.visit('/settings');
  await expect
    .poll(() => window.page.locator('main').getByRole('heading', { level: 2 }).allTextContents())
    .toEqual(['Language', 'Article', 'Profile', 'Subscriptions', 'Feedback']);
});

test('the create page offers three ways and warns about the AI, and a surprise needs no input', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/create-article');
  await page.getByText('It can make mistakes or invent things').waitFor();
  await page.getByRole('link', { name: /^Create with AI/ }).waitFor();
  await page.getByRole('link', { name: /^Create manually/ }).waitFor();
  await page.getByRole('button', { name: /^Surprise me/ }).click();
  await window.arriveAt('Your article is ready');
  await page.getByRole('link', { name: 'Go to article', exact: true }).click();
  await page.waitForURL('**/article/*');
  await awaitReader(page);
});

test('a missing translation is requested, is shown as being made, and opens with Reload content', async () => {
  const articleId = await createArticle(journeys.services, 3);
  const { db } = journeys.services;
  await db.query`delete from article_versions where article_id = ${articleId} and language = 'en'`;
  await using window = await journeys.open('learner');
  const { page } = window;
  // Without live events the page changes only when the user reloads the content.
  await deafen(page);
  const goOn = model.hold();
  await window.visit(`/article/${articleId}`);
  await page.getByRole('heading', { name: 'This article isn’t translated yet (English)' }).waitFor();
  await page.getByRole('button', { name: 'Request translation' }).click();
  await page
    .getByRole('heading', { name: /^The translation (has been requested|is in progress) \(English\)$/ })
    .waitFor();
  goOn();
  await expect
    .poll(() => db.query`select language from article_versions where article_id = ${articleId} and language = 'en'`)
    .toHaveLength(1);
  await page.getByRole('button', { name: 'Reload content' }).click();
  await page.getByRole('button', { name: 'Show the translation of sentence 1', exact: true }).waitFor();
});

test('an article in the native language has no translation, and the page says why', async () => {
  const learner = await journeys.createPerson('learner');
  await mergeProfile(journeys.services, learner, { mainLang: 'es' });
  await using window = await journeys.open(learner);
  await window.visit(`/article/${await createArticle(journeys.services, 3)}`);
  await awaitReader(window.page);
  await window.page.getByText('Estás aprendiendo tu lengua materna').waitFor();
  await expect.poll(() => window.page.getByRole('button', { name: /traducción/ }).count()).toBe(0);
});

test('selected text has a menu to define, play and copy it, and Copy copies it', async () => {
  await using window = await journeys.open('learner', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = window;
  await window.visit(`/article/${await createArticle(journeys.services, 3)}`);
  await awaitReader(page);
  const words = await findWords(page, 'frase 2');
  await page.mouse.move(words.x + 2, words.y + words.height / 2);
  await page.mouse.down();
  await page.mouse.move(words.x + words.width - 2, words.y + words.height / 2, { steps: 5 });
  await page.mouse.up();
  const items = page.getByRole('menu', { name: 'Selection' }).getByRole('menuitem');
  await items.first().waitFor();
  await expect
    .poll(() => items.allTextContents())
    .toEqual([expect.stringContaining('Define meaning'), 'Play', 'Copy', 'Copy the sentence with its translation']);
  await items.filter({ hasText: /^Copy$/ }).click();
  await page.getByText('Copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('frase 2');
});
