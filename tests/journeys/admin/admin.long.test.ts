import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { defineJob } from '../../../server/platform/job-queue/define-job.ts';
import { allJobs } from '../../../server/worker.ts';
import { prepareJourneys } from '../../support/journeys.ts';
import { signInAs } from '../../support/page/open-page.ts';
import { createSession } from '../../support/people.ts';

let isBroken = true;
const fragileJob = defineJob({
  name: 'fragile',
  schema: v.object({}),
  async run() {
    if (isBroken) throw new Error('The wheel has come off.');
  },
  settings: { retries: 0 },
});

const payments = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec_test' };
const journeys = prepareJourneys(payments, [...allJobs, fragileJob]);

test('an admin sorts, edits, previews and retires plans, and the landing page shows the changes', async () => {
  await using visitor = await journeys.open('visitor');
  const offered = async () => {
    await visitor.visit('/');
    await visitor.page.locator('#pricing h3').first().waitFor();
    return visitor.page.locator('#pricing h3').allTextContents();
  };
  expect(await offered()).toEqual(['Free', 'Monthly', 'Yearly']);

  await using admin = await journeys.open('admin');
  const { page } = admin;
  await admin.visit('/admin/subscription-plans');
  const order = () => page.getByRole('listitem').locator('strong').allTextContents();
  const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await rowOf('Yearly').dragTo(rowOf('Free'));
  await expect.poll(order).toEqual(['Yearly', 'Free', 'Monthly']);
  await expect.poll(offered).toEqual(['Yearly', 'Free', 'Monthly']);
  // Uses only the keyboard, with one step per key press.
  await page.getByRole('button', { name: 'Move Yearly down' }).focus();
  for (const expected of [
    ['Free', 'Yearly', 'Monthly'],
    ['Free', 'Monthly', 'Yearly'],
  ]) {
    await page.keyboard.press('Enter');
    await expect.poll(order).toEqual(expected);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(offered).toEqual(['Free', 'Yearly', 'Monthly']);

  await page.getByRole('button', { name: 'New plan' }).click();
  await page.getByRole('button', { name: 'Save plan' }).click();
  await page.getByText('Every language needs a name.').first().waitFor();
  const names = page.getByRole('group', { name: 'Name' });
  for (const field of await names.getByRole('textbox').all()) await field.fill('Founders');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('9,90');
  await page.getByRole('complementary').getByText('€9.90').waitFor();
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect.poll(offered).toEqual(['Free', 'Yearly', 'Monthly', 'Founders']);

  await page.getByRole('button', { name: 'Actions for Founders' }).click();
  await page.getByRole('menuitem', { name: 'Retire' }).click();
  await page.getByText('The plan “Founders” is retired. Anyone who has it keeps it.').waitFor();
  await expect.poll(offered).toEqual(['Free', 'Yearly', 'Monthly']);
});

test('an admin grants a plan for a limited time and ends it', async () => {
  const learner = await journeys.createPerson('learner');
  await using admin = await journeys.open('admin');
  admin.allowInConsole(/400/);
  const { page } = admin;
  await admin.visit('/admin/users');
  await page.getByLabel('Search by name or e-mail').fill(learner.email);
  await page.getByText('1 user', { exact: true }).waitFor();
  const row = page.getByRole('row').filter({ hasText: learner.email });
  await row.getByRole('button', { name: 'Actions for learner' }).click();
  await page.getByRole('menuitem', { name: 'Grant a plan' }).click();
  const lastDay = page.getByLabel('Last day');
  const give = () => page.getByRole('button', { name: 'Grant plan' }).click();
  await lastDay.fill('2020-01-31');
  await give();
  await page.getByRole('dialog').getByText('This date is in the past. Choose today or a later date.').waitFor();
  await expect.poll(() => lastDay.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => page.getByRole('dialog').getByRole('alert').count()).toBe(0);
  await lastDay.press('Backspace');
  await give();
  await page.getByRole('dialog').getByText('Enter a complete date, or leave the field empty.').waitFor();
  await lastDay.fill('2030-01-31');
  await give();
  await row.getByText('until 31 Jan 2030').waitFor();
  await page.getByRole('combobox', { name: 'Plan' }).click();
  await page.getByRole('option', { name: 'Free' }).click();
  await page.getByText('No users found').waitFor();
  await page.getByRole('combobox', { name: 'Plan' }).click();
  await page.getByRole('option', { name: 'Any plan' }).click();
  await row.getByRole('button', { name: 'Actions for learner' }).click();
  await page.getByRole('menuitem', { name: 'Revoke plan' }).click();
  await page.getByRole('dialog').getByText(learner.email).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke plan' }).click();
  await row.getByText('Free').waitFor();
});

test('a blocked user loses access in the open page at once, sees why, and gets access back', async () => {
  const learner = await journeys.createPerson('learner');
  await using reader = await journeys.open(learner);
  reader.allowInConsole(/status of 40[13]/);
  await reader.visit('/settings');
  await using admin = await journeys.open('admin');
  const { page } = admin;
  await admin.visit('/admin/users');
  await page.getByLabel('Search by name or e-mail').fill(learner.email);
  await page.getByText('1 user', { exact: true }).waitFor();
  const row = page.getByRole('row').filter({ hasText: learner.email });
  await row.getByRole('button', { name: 'Actions for learner' }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block learner?' });
  await dialog.getByText(learner.email).waitFor();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await row.getByText('Blocked', { exact: true }).waitFor();
  await reader.page.waitForURL('**/login');

  const token = await createSession(journeys.services, learner.id);
  await signInAs(reader.context, journeys, token);
  await reader.visit('/');
  expect(await reader.arriveAt('Your account is blocked')).toBe('/no-access');
  await expect
    .poll(() => reader.page.getByRole('link', { name: 'Download my data' }).getAttribute('href'))
    .toBe('/api/account/data');
  await expect.poll(() => reader.page.getByRole('button', { name: 'Apply for beta' }).count()).toBe(0);

  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Blocked' }).click();
  await row.getByRole('button', { name: 'Actions for learner' }).click();
  await page.getByRole('menuitem', { name: 'Unblock' }).click();
  await page.getByText('learner is no longer blocked.').waitFor();
  await page.getByText('No users found').waitFor();
  expect(await reader.visit('/settings')).toBe('/settings');
  await admin.visit('/admin/utils');
  const log = page.getByRole('region', { name: 'Admin activity' });
  await log.getByText('Unblocked an account').first().waitFor();
  await log.getByText('Blocked an account', { exact: true }).first().waitFor();
});

test('an admin downloads the data of a user and deletes the account', async () => {
  const learner = await journeys.createPerson('learner');
  await using admin = await journeys.open('admin');
  const { page } = admin;
  await admin.visit('/admin/users');
  await page.getByLabel('Search by name or e-mail').fill(learner.email);
  await page.getByText('1 user', { exact: true }).waitFor();
  const row = page.getByRole('row').filter({ hasText: learner.email });
  await row.getByRole('button', { name: 'Actions for learner' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`foxtale-${learner.email}.json`);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ account: { email: learner.email } });

  await row.getByRole('button', { name: 'Actions for learner' }).click();
  await page.getByRole('menuitem', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete learner’s account?' });
  await dialog.getByText(learner.email).waitFor();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('No users found').waitFor();
  await admin.visit('/admin/utils');
  const log = page.getByRole('region', { name: 'Admin activity' });
  await log.getByText('Deleted an account').first().waitFor();
  await log.getByText('Downloaded a user’s data').first().waitFor();
});

test('an admin tests every service and retries a failed job, and the log shows it', async () => {
  await journeys.services.jobs.enqueue(journeys.services.db, { job: fragileJob, key: 'one', data: {} });
  await using admin = await journeys.open('admin');
  const { page } = admin;
  await admin.visit('/admin/utils');
  const ports = page.getByRole('region', { name: 'Services' });
  await ports.getByRole('button', { name: /^Test/ }).first().waitFor();
  const buttons = await ports.getByRole('button', { name: /^Test/ }).all();
  expect(buttons).toHaveLength(8);
  for (const button of buttons) await button.click();
  await expect.poll(() => ports.getByText(/^\d+ ms$/).count()).toBe(6);
  await ports.getByText('No AI that can translate is set up on this server.').waitFor();

  const queue = page.getByRole('region', { name: 'Job queue' });
  await queue.getByText('The wheel has come off.').waitFor();
  isBroken = false;
  await queue.getByRole('button', { name: 'Retry' }).click();
  await queue.getByText('Nothing has failed.').waitFor();

  const log = page.getByRole('region', { name: 'Admin activity' });
  await log.getByText('Retried a job').waitFor();
  await expect.poll(() => log.getByText('Tested a service').count()).toBe(8);
});
