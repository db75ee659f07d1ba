import type { Subscription } from '../../domain/access/subscription.ts';
import { type Limit, limits } from '../../domain/billing/limits.ts';
import { type Scene, submitForm } from './scene.ts';

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
    '**/api/billing': () => ({ planId, plansOnSale: ['monthly', 'yearly'], isPaymentFailing: name === 'failing' }),
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
  {
    name: 'settings-subscription-failed',
    who: 'learner',
    path: '/settings/subscription',
    fail: '**/api/subscription*',
  },
];
