import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Limit, limits } from '../../../domain/billing/limits.ts';
import { grantPlan } from '../../../server/billing/grant-plan.ts';
import { spendLimit } from '../../../server/billing/spend-limit.ts';
import { awaitReader } from '../../support/page/await-reader.ts';
import { launchBrowser } from '../../support/page/browser.ts';
import { openPage } from '../../support/page/open-page.ts';
import { createPerson } from '../../support/people.ts';
import { startScriptedModel } from '../../support/scripted-model/start-scripted-model.ts';
import { startOnce } from '../../support/servers/start-once.ts';
import { startTestServer } from '../../support/servers/start-test-server.ts';
import { sellPlans } from '../../support/stripe/sell-plans.ts';

let browser: Browser;
let shop: Awaited<ReturnType<typeof sellPlans>>;
// The tests of limits need a language model, because only its answers count against a limit.
const model = startOnce(startScriptedModel);

beforeAll(async () => {
  [browser, shop] = await Promise.all([launchBrowser(), sellPlans(startTestServer, model.environment)]);
});

afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const dayMs = 24 * 3600 * 1000;
const waitDays = (days: number) => shop.setClock(new Date(shop.server.services.now().getTime() + days * dayMs));

test('a monthly plan is bought, cancelled, and kept until the end of the paid period', async () => {
  await using window = await openPage(browser, shop.server, 'learner');
  const { page } = window;
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  await window.visit('/settings/subscription');
  await heading('You’re on the free plan').waitFor();

  await page.getByRole('button', { name: 'Choose “Yearly”' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByText('You left the checkout. Nothing was charged.').waitFor();

  await page.getByRole('button', { name: 'Choose “Monthly”' }).first().click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.getByText('Thank you! Your payment went through, and your plan is active.').waitFor();
  await heading('Your plan: Monthly').waitFor();
  await page.getByText(/^Renews on /).waitFor();
  await page.getByText('0 of 60').first().waitFor();

  await page.getByRole('link', { name: 'Manage or cancel' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByText(/^Ends on .*; after that, you’ll be on the free plan\.$/).waitFor();
  for (const days of [20, 9]) {
    waitDays(days);
    await window.visit('/settings/subscription');
    await heading('Your plan: Monthly').waitFor();
  }
  waitDays(3);
  await window.visit('/settings/subscription');
  await heading('You’re on the free plan').waitFor();
});

test('a granted plan appears on the open page, shows its end, and falls back to the free plan', async () => {
  const { services } = shop.server;
  const [admin, learner] = [await createPerson(services, 'admin'), await createPerson(services, 'learner')];
  await using window = await openPage(browser, shop.server, learner);
  const { page } = window;
  await window.visit('/settings/subscription');
  await page.getByRole('heading', { level: 2, name: 'You’re on the free plan' }).waitFor();
  const expiresAt = new Date(services.now().getTime() + 2 * dayMs).toISOString();
  await grantPlan(services, { userId: learner.id, adminId: admin.id }, { planId: 'yearly', expiresAt });
  await page.getByRole('heading', { level: 2, name: 'Your plan: Yearly' }).waitFor();
  await page.getByText(/^Ends on /).waitFor();
  await page.getByText('0 of 1,000').waitFor();
  waitDays(3);
  await window.visit('/settings/subscription');
  await page.getByRole('heading', { level: 2, name: 'You’re on the free plan' }).waitFor();
});

test('shows usage, when limits reset, and what to do about a failed payment', async () => {
  const { services } = shop.server;
  const learner = await createPerson(services, 'learner');
  for (const limit of limits) {
    for (let count = 0; count < 3; count++)
      await spendLimit(services, { userId: learner.id, limit, key: `work ${count}` });
  }
  await using window = await openPage(browser, shop.server, learner);
  await window.visit('/settings/subscription');
  const usage = window.page.getByRole('listitem');
  await usage.filter({ hasText: 'AI articles' }).filter({ hasText: '3 of 3' }).waitFor();
  await expect.poll(() => usage.filter({ hasText: /^Translations.*limit reached, resets on / }).count()).toBe(1);
  await expect.poll(() => usage.filter({ hasText: /^Your own articles3 of 5this month$/ }).count()).toBe(1);
  await expect.poll(() => usage.filter({ hasText: /^Answers from Foxy3 of 30today$/ }).count()).toBe(1);

  await shop.buy(learner, 'monthly');
  // Visits often enough to keep the session alive.
  for (const days of [20, 12]) {
    waitDays(days);
    await window.visit('/settings/subscription');
  }
  shop.stripe.world.endCycle(shop.stripe.world.lastSubscription(), { isPaid: false });
  await shop.stripe.deliverAll();
  await window.visit('/settings/subscription');
  const { page } = window;
  await page
    .getByText(/^The last payment didn’t go through\. Your plan stays active until \d+ \w+; please check/)
    .waitFor();
  await page.getByRole('heading', { level: 2, name: 'Your plan: Monthly' }).waitFor();
  await page.getByRole('heading', { level: 3, name: 'Yearly' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Choose/ }).count()).toBe(0);
  await window.visit('/');
  await page.getByRole('link', { name: 'Check your card' }).waitFor();
  waitDays(8);
  await window.visit('/settings/subscription');
  await page.getByText(/^The last payment didn’t go through, so you’re on the free plan for now\./).waitFor();
  await page.getByRole('link', { name: 'Check your card' }).waitFor();
});

test('at a limit, creating and reading say which limit it is and when it resets, and link to the plans', async () => {
  const { services } = shop.server;
  const learner = await createPerson(services, 'learner');
  const spendAll = async (limit: Limit, count: number) => {
    for (let number = 0; number < count; number++)
      await spendLimit(services, { userId: learner.id, limit, key: `elsewhere ${number}` });
  };
  await using window = await openPage(browser, shop.server, learner);
  window.allowInConsole(/402/);
  const { page } = window;
  await window.visit('/create-article?way=ai');
  await page.getByText('3 AI articles left this month').waitFor();
  await spendAll('ai-articles', 3);
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('A lighthouse keeper who collects lost gloves');
  await page.getByRole('button', { name: 'Create article' }).click();
  const refusal = page.locator('form').getByRole('status');
  await refusal.getByText(/^You’ve used all your AI articles for this month\. Your limit resets on 1 \w+\.$/).waitFor();
  await expect.poll(() => description.inputValue()).toBe('A lighthouse keeper who collects lost gloves');

  await spendAll('definitions', 30);
  await window.visit('/');
  await page.locator('a[href^="/article/"]').first().click();
  await awaitReader(page);
  await page.keyboard.press('d');
  const dialog = page.locator('[data-selection-tools]');
  await dialog.getByText(/^You’ve used all your answers from Foxy for today\. Your limit resets on \d+ \w+/).waitFor();
  await dialog.getByRole('link', { name: 'See the plans' }).click();
  await page.getByRole('heading', { level: 2, name: 'You’re on the free plan' }).waitFor();
});
