import { randomUUID } from 'node:crypto';
import type { ListedSession } from '../../domain/access/session-list.ts';
import type { Subscription } from '../../domain/access/subscription.ts';
import { type Limit, limits } from '../../domain/billing/limits.ts';
import { type Scene, submitForm } from './scene.ts';

const session = (changes: Partial<ListedSession>): ListedSession => ({
  id: randomUUID(),
  browser: 'Firefox',
  system: 'Linux',
  isCurrent: false,
  signedInAt: '2026-10-02T07:12:00.000Z',
  lastSeenAt: '2026-11-14T18:40:00.000Z',
  ...changes,
});
const sessions = [
  session({ isCurrent: true }),
  session({ browser: 'Samsung Internet', system: 'Android' }),
  session({ browser: 'Safari', system: 'iPad', lastSeenAt: '2026-10-30T21:05:00.000Z' }),
  session({ browser: null, system: null, lastSeenAt: '2026-10-03T06:00:00.000Z' }),
];

export const settingsScenes: readonly [Scene, ...Scene[]] = [
  { name: 'welcome', who: 'newcomer', path: '/settings' },
  { name: 'settings', who: 'learner', path: '/settings', isWhole: true },
  { name: 'settings-wordy', who: 'wordy', path: '/settings', isWhole: true },
  { name: 'settings-feedback-problem', who: 'learner', path: '/settings', isWhole: true, show: submitForm },
  {
    name: 'settings-device',
    who: 'learner',
    path: '/settings',
    show: ({ page }) => page.locator('#article button').click(),
  },
  {
    name: 'settings-sessions',
    who: 'learner',
    path: '/settings',
    answers: { '**/api/sessions': () => ({ sessions }) },
    show: ({ page }) => page.locator('#profile button').nth(-3).click(),
  },
  {
    name: 'settings-delete-again',
    who: 'learner',
    path: '/settings',
    async show({ page }) {
      const refusal = { status: 403, json: { error: { code: 'sign-in-again' } } };
      await page.route('**/api/account?*', (route) => route.fulfill(refusal));
      await page.locator('#profile button').last().click();
      await page.locator('[role="dialog"] button:has(+ button)').click();
      await page.locator('[role="dialog"] [role="status"]').waitFor();
    },
  },
  {
    name: 'settings-delete-only-admin',
    who: 'learner',
    path: '/settings',
    async show({ page }) {
      const refusal = { status: 409, json: { error: { code: 'only-admin' } } };
      await page.route('**/api/account?*', (route) => route.fulfill(refusal));
      await page.locator('#profile button').last().click();
      await page.locator('[role="dialog"] button:has(+ button)').click();
      await page.locator('[role="dialog"] [role="alert"]').waitFor();
    },
  },
  {
    name: 'settings-delete',
    who: 'learner',
    path: '/settings',
    show: ({ page }) => page.locator('#profile button').last().click(),
  },
];

export const languageScenes: readonly [Scene, ...Scene[]] = [
  { name: 'welcome-native', who: 'newcomer', path: '/settings/language/main' },
  { name: 'welcome-learning', who: 'newcomer', path: '/settings/language/learning' },
  { name: 'settings-language', who: 'learner', path: '/settings/language/learning' },
];

const subscribed = (name: string, planId: string, subscription: Partial<Subscription>): Scene => ({
  name: `settings-subscription-${name}`,
  who: 'learner',
  path: '/settings/subscription',
  isWhole: true,
  answers: {
    '**/api/profile': (world) => world.profile(subscription),
    '**/api/billing': () => ({
      planId,
      plansOnSale: ['monthly', 'yearly'],
      isPaymentFailing: name.startsWith('failing'),
    }),
  },
});
const paid = { manageUrl: '/api/billing/portal', currency: 'EUR', expiresAt: '2030-12-01T00:00:00.000Z' };
const spent = (limit: Limit) => [limit, { used: 3, allowed: 3, left: 0, renewsAt: '2030-12-01T00:00:00.000Z' }];

export const subscriptionScenes: readonly [Scene, ...Scene[]] = [
  { name: 'settings-subscription', who: 'learner', path: '/settings/subscription', isWhole: true },
  {
    name: 'settings-subscription-spent',
    who: 'learner',
    path: '/settings/subscription',
    isWhole: true,
    answers: { '**/api/usage': () => ({ usage: Object.fromEntries(limits.map(spent)) }) },
  },
  { name: 'settings-subscription-given', who: 'wordy', path: '/settings/subscription', isWhole: true },
  subscribed('on-sale', 'free', {}),
  subscribed('monthly', 'monthly', { ...paid, plan: 'monthly', isRecurring: true }),
  subscribed('yearly', 'yearly', { ...paid, plan: 'yearly', isRecurring: true }),
  subscribed('cancelled', 'monthly', { ...paid, plan: 'monthly', isRecurring: false }),
  subscribed('failing', 'free', { manageUrl: paid.manageUrl }),
  subscribed('failing-in-grace', 'monthly', { ...paid, plan: 'monthly', graceEndsAt: '2030-12-08T00:00:00.000Z' }),
  {
    name: 'settings-subscription-failed',
    who: 'learner',
    path: '/settings/subscription',
    fail: '**/api/subscription*',
  },
];
