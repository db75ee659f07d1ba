import { afterAll, expect, test } from 'vitest';
import { awaitReader } from '../../support/await-reader.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { listenIn } from '../../support/listen-in.ts';
import { type ScriptedModel, startScriptedModel } from '../../support/scripted-model/start-scripted-model.ts';

let model: ScriptedModel;

const journeys = prepareJourneys(async () => {
  model = await startScriptedModel();
  return model.environment;
});

afterAll(() => model?.stop());

test('finds, reads, looks up, bookmarks and creates by the roles and names of the accessibility tree alone', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/');
  const reader = await listenIn(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create' }).waitFor();
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('mercado');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Results for “mercado”' }).waitFor();
  const results = page.getByRole('main').getByRole('listitem');
  await results.first().waitFor();
  await page.getByRole('link', { name: 'El mercado nocturno de los zorros', exact: true }).click();
  await awaitReader(page);

  const sentences = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  expect(await sentences.count()).toBe(26);
  const second = page.getByRole('button', { name: 'Sentence 2', exact: true });
  await second.focus();
  await second.press('Enter');
  await page.getByRole('menuitem', { name: 'Show the translation' }).press('Enter');
  await expect.poll(async () => (await reader.heard()).at(-1)).toContain('They sell everything');
  await expect.poll(reader.focused).toBe('button Sentence 2');
  await second.press('Enter');
  await page.getByRole('menuitem', { name: 'Bookmark this sentence' }).press('Enter');
  await page.getByRole('status').filter({ hasText: 'Bookmarked' }).waitFor();
  await second.press('Enter');
  await page.getByRole('menuitem', { name: 'Words in this sentence' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Venden', exact: true }).press('Enter');
  const definition = page.getByRole('dialog', { name: 'Venden' });
  await definition.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await definition.getByRole('button', { name: 'Close' }).press('Enter');
  await definition.waitFor({ state: 'detached' });
  await second.press('Enter');
  await page.getByRole('menuitem', { name: 'Play from here' }).press('Enter');
  await page.getByRole('button', { name: 'Pause', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();

  await page.getByRole('link', { name: 'Go to articles' }).press('Enter');
  await window.arriveAt('What would you like to read?');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create' }).press('Enter');
  await window.arriveAt('Create an article');
  await page.getByRole('link', { name: /Create with AI/ }).press('Enter');
  await window.arriveAt('What should the article be about?');
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.focus();
  expect(await reader.focused()).toContain('required');
  await description.fill('A lighthouse keeper who collects echoes');
  await page.getByRole('button', { name: 'Create article' }).press('Enter');
  await window.arriveAt(/Foxy is writing your article|Your article is ready/);
});
