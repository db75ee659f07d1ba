import { beforeEach, expect, test } from 'vitest';
import { addOwnText } from '../../support/articles/add-own-text.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitLive } from '../../support/page/await-live.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import { startScriptedModel } from '../../support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../support/servers/start-once.ts';

const model = startOnce(startScriptedModel);
const journeys = prepareJourneys(async () => model.environment);

beforeEach(() => model.forget());

const description = 'A retired baker in Oviedo finds a recipe nobody in the family remembers.';

test('requests an article by keyboard, creates it in the background, and notifies every tab', async () => {
  await using window = await journeys.open('learner');
  const { page, context } = window;
  await window.visit('/create-article');
  const other = await context.newPage();
  await other.goto(`${journeys.baseUrl}/`);
  await page.bringToFront();
  const goOn = model.hold();
  await page.getByRole('link', { name: /Create with AI/ }).focus();
  await page.keyboard.press('Enter');
  await window.arriveAt('What should the article be about?');
  await page.getByRole('textbox', { name: 'Description' }).focus();
  await page.keyboard.type(description);
  await page.getByRole('radio', { name: /Short/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Create article' }).focus();
  await page.keyboard.press('Enter');
  await window.arriveAt('Foxy is writing your article');
  await page.locator('[aria-current="step"]', { hasText: 'Writing the article' }).waitFor();
  await page.reload();
  await window.arriveAt('Foxy is writing your article');
  await page.getByRole('link', { name: 'Read something else in the meantime' }).click();
  // The page that shows the progress also says that the article is ready, so the toast appears only on other pages.
  await page.getByRole('heading', { name: 'New in the library' }).waitFor();
  await awaitLive(journeys, context);
  goOn();
  await page.getByText('Your article is ready').first().waitFor();
  await other.getByRole('button', { name: /Notifications/ }).click();
  await other.getByText('Your article is ready').first().waitFor();
  await page.getByRole('button', { name: /Notifications/ }).click();
  await page
    .getByRole('link', { name: /Your article is ready/ })
    .first()
    .click();
  await awaitReader(page);
  await page.getByText('Written by Foxy, an AI').waitFor();
});

test('shows errors at their fields and keeps the draft until the next day', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/create-article?way=ai');
  await page.getByText('Everyone on Foxtale can find and read it.').waitFor();
  await page.getByRole('switch', { name: 'Share with other learners' }).uncheck();
  await page.getByText('Only you can read it.').waitFor();
  await page.getByRole('textbox', { name: 'Description' }).fill('Too short');
  await page.getByRole('button', { name: 'Create article' }).click();
  await page.getByText('That’s too short: at least 10 characters.').waitFor();
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
  await page.reload();
  await page.getByText('This is your unsent draft from this device').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(description);
  await page.getByText(`${description.length} of 1,000`).waitFor();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('');
  await page.getByText('0 of 1,000', { exact: true }).waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
});

test('a failed creation says what failed, keeps the request, does not count against the limit, and can be retried', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  model.next('declined');
  await window.visit('/create-article?way=ai');
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
  await page.getByRole('button', { name: 'Create article' }).click();
  await window.arriveAt('Error creating article');
  await page.getByText('The AI declined to write about this.').waitFor();
  await page.getByText('it didn’t count against your plan').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /Notifications/ }).click();
  await page.getByRole('link', { name: /Error creating article/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Ask for something else' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe(description);
  await page.goBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await window.arriveAt('Your article is ready');
  await page.getByRole('link', { name: 'Go to article', exact: true }).click();
  await awaitReader(page);
});

test('aligns a manual text with its translation; the author corrects, reads, shares and deletes it', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/create-article?way=manual');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Carta a mi abuela');
  await page
    .getByRole('textbox', { name: 'Content' })
    .fill('Querida abuela: hoy he vuelto a tu casa. El limonero sigue en el patio.');
  await page
    .getByRole('textbox', { name: /Its translation/ })
    .fill('Dear Grandma: today I came back to your house. The lemon tree is still in the patio.');
  await page
    .getByRole('textbox', { name: 'Its translated title, if you have one (English)' })
    .fill('Letter to my grandmother');
  await page.getByRole('button', { name: 'Pair the sentences' }).click();
  const second = page.getByRole('textbox', { name: 'English, paragraph 1, sentence 2' });
  await expect.poll(() => second.inputValue()).toBe('The lemon tree is still in the patio.');
  await page.getByRole('textbox', { name: 'English, paragraph 1, sentence 1' }).press('Home');
  await second.press('Home');
  await second.press('Backspace');
  await page.getByText('One sentence has no translation. Foxy will translate it once the article is saved.').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  const sentence = page.getByRole('textbox', { name: 'Spanish, paragraph 1, sentence 2' });
  await sentence.press('Home');
  await sentence.press('Backspace');
  await page.getByText('No sentence left to pair with').waitFor();
  await page.getByRole('button', { name: 'Save article' }).click();
  await page.getByText('Some translations have no sentence next to them.').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await listAxeViolations(page)).toEqual([]);
  await second.fill('The lemon tree still stands in the patio.');
  await page.reload();
  await expect.poll(() => second.inputValue()).toBe('The lemon tree still stands in the patio.');
  await page.getByRole('button', { name: 'Save article' }).click();
  await awaitReader(page);
  await window.visit(new URL(page.url()).pathname.replace('/article/', '/article-generating/'));
  await window.arriveAt('Your article is ready');
  await expect
    .poll(() => page.getByRole('listitem').allTextContents())
    .toEqual([
      ...['Your text is saved', 'Translating it, sentence by sentence', 'Starting the narration', 'Ready to read'].map(
        (step) => expect.stringContaining(step),
      ),
    ]);
  await window.visit('/my-articles');
  await page
    .getByRole('listitem')
    .filter({ hasText: /Carta a mi abuela.*Only you/ })
    .getByRole('link')
    .click();
  await page.getByText('Your own text, which only you can read').waitFor();
  await page.getByText('Letter to my grandmother').waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share with other learners' }).click();
  await page.getByText('Everyone can read it now').waitFor();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete this article' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await window.arriveAt('What would you like to read?');
});

test('requests a missing translation, shows its failure, and succeeds on retry', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  model.always('declined');
  await addOwnText(window);
  await window.arriveAt('Your article is ready');
  await page.getByRole('link', { name: 'Go to article', exact: true }).click();
  await page.getByRole('heading', { name: 'Error translating article' }).waitFor();
  model.always('well');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Show the translation of sentence 1' }).waitFor();
});

test('the generating page of a missing article does not flicker while it refetches', async () => {
  await using window = await journeys.open('learner');
  window.allowInConsole(/status of 404|ERR_INTERNET_DISCONNECTED/);
  const { page } = window;
  const address = '/article-generating/7f6c1f0e-0000-4000-8000-000000000000';
  await window.visit(address);
  await window.arriveAt('Foxy isn’t writing this article');
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('main h1') === null) document.body.dataset.headingLost = 'true';
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  // A page that comes back online refetches everything that may have changed.
  await awaitLive(journeys, window.context);
  await window.context.setOffline(true);
  await Promise.all([page.waitForResponse(/\/creation$/), window.context.setOffline(false)]);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect.poll(() => page.locator('body').getAttribute('data-heading-lost')).toBeNull();
});
