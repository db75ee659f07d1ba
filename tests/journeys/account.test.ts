import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { awaitFocusIn } from '../support/await-focus-in.ts';
import { prepareJourneys } from '../support/journeys.ts';
import type { Person } from '../support/people.ts';

const journeys = prepareJourneys();

const feedbackOf = ({ id }: Person) =>
  journeys.services.db.query`select message from feedback where user_id = ${id} order by created_at`;

describe('feedback', () => {
  test('with no words asks for some and stores nothing', async () => {
    const learner = await journeys.createPerson('learner');
    await using window = await journeys.open(learner);
    await window.visit('/settings');
    await window.page.getByLabel('Tell us what helps and what gets in the way').fill('   ');
    await window.page.getByRole('button', { name: 'Send feedback' }).click();
    await window.page.getByText('Write a few words first.').waitFor();
    expect(await feedbackOf(learner)).toEqual([]);
  });

  test('with words is stored and thanked for', async () => {
    const learner = await journeys.createPerson('learner');
    await using window = await journeys.open(learner);
    await window.visit('/settings');
    const field = window.page.getByLabel('Tell us what helps and what gets in the way');
    await field.fill('The fox is lovely. Več slovenščine, prosim!');
    await window.page.getByRole('button', { name: 'Send feedback' }).click();
    await window.page.getByText('Thank you. We read every message.').waitFor();
    expect(await field.inputValue()).toBe('');
    expect(await feedbackOf(learner)).toEqual([{ message: 'The fox is lovely. Več slovenščine, prosim!' }]);
  });

  test('that does not get through keeps its words', async () => {
    await using window = await journeys.open('learner');
    window.allowInConsole(/ERR_FAILED/);
    await window.visit('/settings');
    await window.page.route('**/api/feedback', (route) => route.abort());
    await window.page.getByLabel('Tell us what helps and what gets in the way').fill('Hello');
    await window.page.getByRole('button', { name: 'Send feedback' }).click();
    expect(await window.page.getByRole('alert').textContent()).toMatch(/The server did not answer/);
    expect(await window.page.getByLabel('Tell us what helps and what gets in the way').inputValue()).toBe('Hello');
  });
});

test('my data comes as a file with my e-mail address in it', async () => {
  const learner = await journeys.createPerson('learner');
  await using window = await journeys.open(learner);
  await window.visit('/settings');
  const [download] = await Promise.all([
    window.page.waitForEvent('download'),
    window.page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('foxtale-my-data.json');
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toMatchObject({ account: { email: learner.email }, profile: { learningLang: 'es' } });
});

describe('deleting the account', () => {
  test('is asked about first, and nothing happens on second thoughts', async () => {
    await using window = await journeys.open('learner');
    const { page } = window;
    await window.visit('/settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await awaitFocusIn(dialog);
    // Elsewhere this leads to the search.
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    expect(await window.arriveAt('Settings')).toBe('/settings');
  });

  test('leads to the landing page, and the account and its session are gone', async () => {
    const learner = await journeys.createPerson('learner');
    await using window = await journeys.open(learner);
    await window.visit('/settings');
    await window.page.getByRole('button', { name: 'Delete my account' }).click();
    await window.page.getByRole('button', { name: 'Delete for good' }).click();
    expect(await window.arriveAt('Read your way into a language')).toBe('/');
    await window.page.getByText('Your account is deleted').waitFor();
    expect(await journeys.services.db.query`select id from accounts where id = ${learner.id}`).toEqual([]);
    expect(await journeys.services.db.query`select 1 from sessions where account_id = ${learner.id}`).toEqual([]);
    expect(await window.visit('/settings')).toBe('/login');
  });

  test('that does not work says so in the dialog', async () => {
    await using window = await journeys.open('learner');
    window.allowInConsole(/status of 500/);
    await window.visit('/settings');
    await window.page.route('**/api/account', (route) => route.fulfill({ status: 500, json: {} }));
    await window.page.getByRole('button', { name: 'Delete my account' }).click();
    await window.page.getByRole('button', { name: 'Delete for good' }).click();
    expect(await window.page.getByRole('dialog').getByRole('alert').textContent()).toMatch(/Something went wrong/);
  });
});
