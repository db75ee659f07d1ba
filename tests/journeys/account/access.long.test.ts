import { expect, test } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';

const journeys = prepareJourneys();

/** The browser logs the 403 response to the profile request. */
const refusedProfile = /status of 403/;

test('an applicant is on the waiting list, also after a reload', async () => {
  const waiting = await journeys.createPerson('waiting');
  await using window = await journeys.open(waiting);
  window.allowInConsole(refusedProfile);
  expect(await window.visit('/')).toBe('/no-access');
  await window.page.getByText(waiting.email).waitFor();
  await window.page.getByRole('button', { name: 'Apply for beta' }).click();
  expect(await window.arriveAt('You’ve applied')).toBe('/no-access');
  await window.page.getByText('When your place is ready, this page opens by itself.').waitFor();
  // An applicant can read a sample article while waiting.
  const sample = window.page.getByRole('region', { name: 'Try it' });
  await sample.getByRole('combobox', { name: 'The language you’d like to learn' }).selectOption('it');
  await expect.poll(() => sample.locator('li [lang="it"]').count()).toBeGreaterThan(1);
  await expect.poll(() => window.page.getByRole('button', { name: 'Apply for beta' }).count()).toBe(0);
  await window.page.reload();
  expect(await window.arriveAt('You’ve already applied')).toBe('/no-access');
  await expect.poll(() => sample.locator('li [lang="it"]').count()).toBeGreaterThan(1);

  const stored = await journeys.services.db.query`
    select user_id, email from beta_applications where user_id = ${waiting.id}`;
  expect(stored).toEqual([{ user_id: waiting.id, email: waiting.email }]);
});

test('a failed application shows an error and can be sent again', async () => {
  await using window = await journeys.open('waiting');
  window.allowInConsole(/status of 403|ERR_FAILED/);
  await window.visit('/');
  await window.page.route('**/api/beta-application', (route) => route.abort(), { times: 1 });
  await window.page.getByRole('button', { name: 'Apply for beta' }).click();
  await expect.poll(() => window.page.getByRole('alert').textContent()).toMatch(/The server didn’t respond/);
  await window.page.getByRole('button', { name: 'Apply for beta' }).click();
  await window.arriveAt('You’ve applied');
});

test('a user with access can continue to the app from the no-access page', async () => {
  await using window = await journeys.open('learner');
  expect(await window.visit('/no-access')).toBe('/no-access');
  await window.arriveAt('You’re in');
  await window.page.getByRole('link', { name: 'Start reading' }).click();
  expect(await window.arriveAt('What would you like to read?')).toBe('/');
});

test('an admin finds an applicant by e-mail and grants access, which opens the app at once', async () => {
  const waiting = await journeys.createPerson('waiting');
  await using applicant = await journeys.open(waiting);
  applicant.allowInConsole(refusedProfile);
  await applicant.visit('/');
  await applicant.page.getByRole('button', { name: 'Apply for beta' }).click();
  await applicant.arriveAt('You’ve applied');
  await applicant.page.getByRole('button', { name: 'Check again' }).click();
  await applicant.page.getByText('Your account has no access yet.').waitFor();

  await using admin = await journeys.open('admin');
  await admin.visit('/');
  await admin.page.getByRole('button', { name: 'admin’s account' }).click();
  await admin.page.getByRole('menuitem', { name: 'Users' }).click();
  expect(await admin.arriveAt('Users')).toBe('/admin/users');
  await admin.page.getByLabel('Search by name or e-mail').fill(waiting.email.toUpperCase());
  await admin.page.getByText('1 user', { exact: true }).waitFor();
  const row = admin.page.getByRole('row').filter({ hasText: waiting.email });
  await row.getByText('Applied on').waitFor();
  await row.getByRole('button', { name: 'Decline' }).click();
  await row.getByText('Declined').waitFor();
  // Focuses the Undo button, because a toast with the focus stays open.
  await admin.page.getByRole('button', { name: 'Undo' }).focus();
  await applicant.arriveAt('We can’t offer you a place right now');
  await admin.page.keyboard.press('Enter');
  await applicant.arriveAt('You’ve applied');
  await row.getByRole('button', { name: 'Approve' }).click();
  await row.getByText('Has access').waitFor();

  expect(await applicant.arriveAt('Welcome to Foxtale')).toBe('/settings');
  await applicant.page.getByText('You’re in. Choose your native language and the language you’re learning').waitFor();
  // No toast appears, because the page itself says that the applicant is accepted.
  await expect.poll(() => applicant.page.getByText('You’re in', { exact: true }).count()).toBe(0);
});
