import { expect, test } from 'vitest';
import { articleIdOf } from '../../../server/library/import-library.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { finishWith, openChooser } from '../../support/page/sign-in-popup.ts';

const journeys = prepareJourneys();
const path = `/article/${articleIdOf('bread-that-bakes-itself')}`;

test('a link to an article survives the sign-in, the waiting list and the choice of languages', async () => {
  const email = 'invited@example.com';
  await using window = await journeys.open('visitor');
  window.allowInConsole(/status of 403/);
  const { page, context } = window;
  expect(await window.visit(path)).toBe('/login');
  await page.getByRole('heading', { name: 'Bread that bakes itself' }).waitFor();
  await page.getByRole('blockquote').waitFor();
  // Opens a link that was shared by someone who reads in Spanish.
  await window.visit(`${path}?in=es`);
  await page.getByRole('heading', { name: 'El pan que se hace solo' }).waitFor();
  await page.getByText('Bread that bakes itself').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'El pan que se hace solo' }).waitFor();
  const popup = await openChooser(page, 'Continue with Google');
  await popup.getByLabel('Or any other e-mail address').fill(email);
  await finishWith(popup, 'Continue');
  await window.arriveAt('Foxtale is in beta');
  await page.getByRole('button', { name: 'Apply for beta' }).click();
  await page.getByRole('button', { name: 'Check again' }).waitFor();

  await journeys.services.db.query`update users set has_access = true where email = ${email}`;
  const later = await context.newPage();
  await page.close();
  await later.goto(journeys.baseUrl);
  await later.getByRole('heading', { name: 'Welcome to Foxtale' }).waitFor();
  await later.getByRole('radio', { name: /Español/ }).check();
  await later.getByRole('button', { name: 'Open the library' }).click();
  await awaitReader(later);
  expect(new URL(later.url()).pathname).toBe(path);
  // The app opens the shared article only once. After that, it starts with the home page.
  await later.goto(journeys.baseUrl);
  await later.getByRole('heading', { name: 'What would you like to read?' }).waitFor();
});

test('a private article stays unnamed on the sign-in page', async () => {
  const author = await journeys.createPerson('learner');
  const [article] = await journeys.services.db.query<{ id: string }>`
    insert into articles (id, creator_kind, author_id, visibility, genres, length, created_at)
    values (gen_random_uuid(), 'manual', ${author.id}, 'private', '{}', 'short', now()) returning id`;
  await using window = await journeys.open('visitor');
  window.allowInConsole(/status of 404/);
  const asked = window.page.waitForResponse(/\/preview/);
  expect(await window.visit(`/article/${article?.id}`)).toBe('/login');
  expect((await asked).status()).toBe(404);
  await expect.poll(() => window.page.getByText('After you sign in, you can keep reading here').count()).toBe(0);
});
