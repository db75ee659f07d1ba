import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergeProfile } from '../../../server/access/queries.ts';
import { makeStory } from '../../support/articles/make-files.ts';
import { makePage } from '../../support/articles/make-page.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { listAxeViolations } from '../../support/page/list-axe-violations.ts';
import { startWebSite, type WebSite } from '../../support/servers/start-web-site.ts';

const journeys = prepareJourneys();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const article = makeStory(12)
  .map((text) => `<p>${text}</p>`)
  .join('');
const address = 'http://example.test/panaderia';
let site: WebSite;

beforeAll(async () => {
  site = await startWebSite({ 'example.test/panaderia': makePage({ article }) });
  journeys.services.fetchPage = site.createFetcher();
});
afterAll(() => site.stop());

test('imports a page by its link, sees how it fits, and reads it with its source', async () => {
  const person = await journeys.createPerson('learner');
  await mergeProfile(journeys.services, person, { level: 'A2' });
  await using window = await journeys.open(person);
  const { page } = window;
  await window.visit('/create-article');
  await page.getByRole('link', { name: /Create manually/ }).click();
  await page.getByRole('link', { name: 'Link', exact: true }).click();
  await window.arriveAt('Import a web page');
  expect(await listAxeViolations(page)).toEqual([]);
  const bookmark = page.getByText('Add to Foxtale');
  await expect
    .poll(() => page.locator('a', { has: bookmark }).getAttribute('href'))
    .toContain(`${journeys.baseUrl}/import?url=`);
  await page.getByLabel('Web page address').fill('panaderia');
  await page.getByRole('button', { name: 'Get the text' }).click();
  await page.getByText('Enter the address of a page').waitFor();
  await page.getByLabel('Web page address').fill(address);
  await page.getByRole('button', { name: 'Get the text' }).click();
  await window.arriveAt('Your text');
  await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('La última panadería');
  await page.getByText('Rosa Vidal').waitFor();
  await page.getByText('% known').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add text' }).click();
  await awaitReader(page);
  await page.getByRole('heading', { name: 'La última panadería' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'example.test' }).getAttribute('href')).toBe(address);

  // Imports the same link again.
  await window.visit(`/import?url=${encodeURIComponent(address)}`);
  await page.getByRole('button', { name: 'Get the text' }).click();
  await window.arriveAt('You already have this text');
  await page.getByRole('link', { name: 'Open text' }).click();
  await awaitReader(page);
});

test('a page shared on a phone fills the field, and is fetched after a press', async () => {
  await using window = await journeys.open('learner', phone);
  const { page } = window;
  site.requests.length = 0;
  // Android passes the address of a shared page inside the parameter `text`.
  await window.visit(`/import?title=Pan&text=${encodeURIComponent(`Lee esto: ${address}`)}`);
  await window.arriveAt('Import a web page');
  await expect.poll(() => page.getByLabel('Web page address').inputValue()).toBe(address);
  await expect.poll(() => page.getByText('Add to Foxtale').isVisible()).toBe(false);
  expect(await listAxeViolations(page)).toEqual([]);
  expect(site.requests).toEqual([]);
  await page.getByRole('button', { name: 'Get the text' }).click();
  await window.arriveAt('Your text');
  expect(site.requests).toHaveLength(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await window.arriveAt('Import a web page');
  await expect.poll(() => page.getByLabel('Web page address').inputValue()).toBe(address);

  await window.visit('/import?text=Un%20texto%20sin%20enlace');
  await page.getByText('There’s no link in what you shared').waitFor();
});

test('a link that cannot be imported shows the reason, and a pasted link is recognised', async () => {
  await using window = await journeys.open('learner');
  const { page } = window;
  await window.visit('/create-article?way=manual');
  await page.getByLabel('Content').fill('http://private.test/secrets');
  await page.getByRole('link', { name: 'Import page' }).click();
  await window.arriveAt('Import a web page');
  const create = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Create' }).first();
  await expect.poll(() => create.getAttribute('aria-current')).toBe('page');
  await page.getByRole('button', { name: 'Get the text' }).click();
  await window.arriveAt('This page can’t be read');
  await page.getByText('only opens pages on the public internet').waitFor();
  expect(await listAxeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Change the link' }).click();
  await window.arriveAt('Import a web page');
  await expect.poll(() => page.getByLabel('Web page address').inputValue()).toBe('http://private.test/secrets');
  await page.getByLabel('Web page address').fill('http://example.test/nowhere');
  await page.getByRole('button', { name: 'Get the text' }).click();
  await page.getByText('The page didn’t respond, or it no longer exists').waitFor();
});
