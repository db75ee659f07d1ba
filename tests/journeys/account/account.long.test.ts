import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { hashToken } from '../../../server/http/guards/sessions.ts';
import { createHttpClient } from '../../support/create-http-client.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { awaitFocusIn } from '../../support/page/await-focus-in.ts';
import { refusedInFlight } from '../../support/page/open-page.ts';
import { finishWith, openChooser } from '../../support/page/sign-in-popup.ts';
import { signIn } from '../../support/page/walk-through-popup.ts';
import { createSession, type Person } from '../../support/people.ts';

const journeys = prepareJourneys();

/** Creates a local account by signing in for the first time. */
async function signInOnce(email: string) {
  await signIn(createHttpClient(journeys.baseUrl), email);
  const [account] = await journeys.services.db.query<{ id: string }>`select id from accounts where email = ${email}`;
  await journeys.services.db
    .query`update users set has_access = true, main_lang = 'en', learning_lang = 'es' where id = ${account?.id}`;
  return account?.id ?? '';
}

const feedbackOf = ({ id }: Person) =>
  journeys.services.db.query`select message from feedback where user_id = ${id} order by created_at`;

describe('feedback', () => {
  test('without text shows an error and stores nothing', async () => {
    const learner = await journeys.createPerson('learner');
    await using window = await journeys.open(learner);
    await window.visit('/settings');
    await window.page.getByLabel('Tell us what helps and what gets in the way').fill('   ');
    await window.page.getByRole('button', { name: 'Send feedback' }).click();
    await window.page.getByText('Write a few words first.').waitFor();
    expect(await feedbackOf(learner)).toEqual([]);
  });

  test('with text is stored and confirmed', async () => {
    const learner = await journeys.createPerson('learner');
    await using window = await journeys.open(learner);
    await window.visit('/settings');
    const field = window.page.getByLabel('Tell us what helps and what gets in the way');
    await field.fill('The fox is lovely. Več slovenščine, prosim!');
    await window.page.getByRole('button', { name: 'Send feedback' }).click();
    await window.page.getByText('Thank you. We read every message.').waitFor();
    await expect.poll(() => field.inputValue()).toBe('');
    expect(await feedbackOf(learner)).toEqual([{ message: 'The fox is lovely. Več slovenščine, prosim!' }]);
  });

  test('keeps its text if sending fails', async () => {
    await using window = await journeys.open('learner');
    window.allowInConsole(/ERR_FAILED/);
    await window.visit('/settings');
    await window.page.route('**/api/feedback', (route) => route.abort());
    await window.page.getByLabel('Tell us what helps and what gets in the way').fill('Hello');
    await window.page.getByRole('button', { name: 'Send feedback' }).click();
    await expect.poll(() => window.page.getByRole('alert').textContent()).toMatch(/The server didn’t respond/);
    await expect
      .poll(() => window.page.getByLabel('Tell us what helps and what gets in the way').inputValue())
      .toBe('Hello');
  });
});

test("the data download contains the user's e-mail address", async () => {
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
  test('asks for confirmation and does nothing when cancelled', async () => {
    await using window = await journeys.open('learner');
    const { page } = window;
    await window.visit('/settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await awaitFocusIn(dialog);
    // Outside a dialog, “/” opens the search. In the dialog, “/” must do nothing.
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    expect(await window.arriveAt('Settings')).toBe('/settings');
  });

  test('deletes the account and its session and opens the landing page', async () => {
    const learner = await journeys.createPerson('learner');
    await using window = await journeys.open(learner);
    window.allowInConsole(refusedInFlight);
    await window.visit('/settings');
    await window.page.getByRole('button', { name: 'Delete my account' }).click();
    await window.page.getByRole('button', { name: 'Delete for good' }).click();
    expect(await window.arriveAt('Read your way into a language')).toBe('/');
    await window.page.getByText('Your account has been deleted').waitFor();
    expect(await journeys.services.db.query`select id from accounts where id = ${learner.id}`).toEqual([]);
    expect(await journeys.services.db.query`select 1 from sessions where account_id = ${learner.id}`).toEqual([]);
    expect(await window.visit('/settings')).toBe('/login');
  });

  test('requires another sign-in if the last one is too old, then continues', async () => {
    const id = await signInOnce('somebody@foxtale.test');
    const anHourAgo = () => new Date(Date.now() - 3_600_000);
    const token = await createSession({ ...journeys.services, now: anHourAgo }, id);
    await using window = await journeys.open({ id, email: 'somebody@foxtale.test', token });
    window.allowInConsole(/status of 403/);
    window.allowInConsole(refusedInFlight);
    const { page } = window;
    await window.visit('/settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText(/^Sign in once more, so that we know it’s you\./).waitFor();
    expect(await journeys.services.db.query`select id from accounts where id = ${id}`).toHaveLength(1);

    const cancelled = await openChooser(page, 'Sign in and delete');
    await finishWith(cancelled, 'Cancel');
    await page.getByText('You cancelled the sign-in. You can try again.').waitFor();

    const popup = await openChooser(page, 'Sign in and delete');
    await popup.getByLabel('Or any other e-mail address').fill('somebody@foxtale.test');
    await finishWith(popup, 'Continue');
    expect(await window.arriveAt('Read your way into a language')).toBe('/');
    await page.getByText('Your account has been deleted').waitFor();
    expect(await journeys.services.db.query`select id from accounts where id = ${id}`).toEqual([]);
  });

  test('deletes nothing if another user signs in instead', async () => {
    const learner = await journeys.createPerson('learner');
    const anHourAgo = () => new Date(Date.now() - 3_600_000);
    const token = await createSession({ ...journeys.services, now: anHourAgo }, learner.id);
    await using window = await journeys.open({ ...learner, token });
    window.allowInConsole(/status of 403/);
    const { page } = window;
    await window.visit('/settings');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    const popup = await openChooser(page, 'Sign in and delete');
    await finishWith(popup, /Maja/);
    // Maja's new account has no languages yet, so the onboarding page opens.
    await window.arriveAt('Welcome');
    const left = await journeys.services.db
      .query`select id from accounts where id = ${learner.id} or email = 'learner@foxtale.test'`;
    expect(left).toHaveLength(2);
  });

  test('is refused for the only admin, with an explanation', async () => {
    await journeys.services.db.query`update users set is_admin = false`;
    await using window = await journeys.open('admin');
    window.allowInConsole(/status of 409/);
    await window.visit('/settings');
    await window.page.getByRole('button', { name: 'Delete my account' }).click();
    await window.page.getByRole('button', { name: 'Delete for good' }).click();
    const alert = window.page.getByRole('dialog').getByRole('alert');
    await expect.poll(() => alert.textContent()).toMatch(/You’re the only admin, so your account has to stay/);
  });

  test('shows a failure in the dialog', async () => {
    await using window = await journeys.open('learner');
    window.allowInConsole(/status of 500/);
    await window.visit('/settings');
    await window.page.route('**/api/account?*', (route) => route.fulfill({ status: 500, json: {} }));
    await window.page.getByRole('button', { name: 'Delete my account' }).click();
    await window.page.getByRole('button', { name: 'Delete for good' }).click();
    await expect
      .poll(() => window.page.getByRole('dialog').getByRole('alert').textContent())
      .toMatch(/Something went wrong/);
  });
});

describe('the list of sessions', () => {
  test('shows every device and signs out of one', async () => {
    const learner = await journeys.createPerson('learner');
    const phone = await createSession(journeys.services, learner.id);
    await journeys.services.db.query`
      update sessions set browser = 'Firefox', system = 'Android' where token_hash = ${hashToken(phone)}`;
    await using window = await journeys.open(learner);
    const { page } = window;
    await window.visit('/settings');
    await page.getByRole('button', { name: 'Where you’re signed in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Where you’re signed in' });
    await dialog.getByText('This browser, right now').waitFor();
    await dialog.getByText('Firefox on Android').waitFor();
    await dialog.getByRole('button', { name: 'Sign out of Firefox on Android' }).click();
    await dialog.getByText('Firefox on Android').waitFor({ state: 'detached' });
    const rows = await journeys.services.db.query`select 1 from sessions where account_id = ${learner.id}`;
    expect(rows).toHaveLength(1);
  });

  test('signs out everywhere and opens the landing page', async () => {
    const learner = await journeys.createPerson('learner');
    const phone = await createSession(journeys.services, learner.id);
    await using elsewhere = await journeys.open({ ...learner, token: phone });
    elsewhere.allowInConsole(refusedInFlight);
    await elsewhere.visit('/settings');
    await using window = await journeys.open(learner);
    window.allowInConsole(refusedInFlight);
    await window.visit('/settings');
    await window.page.getByRole('button', { name: 'Where you’re signed in' }).click();
    await window.page.getByRole('button', { name: 'Sign out everywhere' }).click();
    expect(await window.arriveAt('Read your way into a language')).toBe('/');
    await elsewhere.page.waitForURL('**/login');
    expect(await journeys.services.db.query`select 1 from sessions where account_id = ${learner.id}`).toEqual([]);
  });
});
