import type { Limit } from '../../domain/billing/limits.ts';
import type { Creation } from '../../domain/creation/creation.ts';
import { readerScenes } from './reader-scenes.ts';
import { accountMenu, bell, type Scene } from './scene.ts';
import type { World } from './world.ts';

const submitForm: Scene['show'] = ({ page }) => page.locator('main form [type="submit"]').last().click();

const doorScenes: Scene[] = [
  { name: 'landing', who: 'visitor', path: '/', isWhole: true },
  { name: 'login', who: 'visitor', path: '/login' },
  { name: 'no-access', who: 'waiting', path: '/no-access' },
  { name: 'no-access-applied', who: 'applied', path: '/no-access' },
  { name: 'welcome', who: 'newcomer', path: '/settings' },
  { name: 'welcome-native', who: 'newcomer', path: '/settings/language/main' },
  { name: 'welcome-learning', who: 'newcomer', path: '/settings/language/learning' },
  { name: 'not-found', who: 'learner', path: '/404' },
];

const libraryScenes: Scene[] = [
  { name: 'home-first', who: 'beginner', path: '/', isWhole: true },
  { name: 'home', who: 'learner', path: '/', isWhole: true },
  { name: 'home-loading', who: 'learner', path: '/', hold: '**/api/home*' },
  { name: 'home-failed', who: 'learner', path: '/', fail: '**/api/home*' },
  { name: 'search', who: 'learner', path: '/search', isWhole: true },
  { name: 'search-found', who: 'learner', path: '/search?q=mercado', isWhole: true },
  { name: 'search-nothing', who: 'learner', path: '/search?q=xylophonquark' },
  {
    name: 'search-filter',
    who: 'learner',
    path: '/search',
    show: ({ page }) => page.locator('main [role="combobox"]').nth(1).click(),
  },
  { name: 'search-filtered', who: 'learner', path: '/search?genre=science&length=short' },
  { name: 'search-loading', who: 'learner', path: '/search?q=mercado', hold: '**/api/search*' },
  { name: 'search-failed', who: 'learner', path: '/search?q=mercado', fail: '**/api/search*' },
  { name: 'notifications', who: 'learner', path: '/', show: bell },
  { name: 'notifications-empty', who: 'beginner', path: '/', show: bell },
  { name: 'notifications-loading', who: 'beginner', path: '/', hold: '**/api/notifications*', show: bell },
  { name: 'notifications-failed', who: 'beginner', path: '/', fail: '**/api/notifications*', show: bell },
  { name: 'account-menu', who: 'admin', path: '/', show: accountMenu },
];

const creation = '**/api/articles/*/creation';
const generating = ({ articles }: World) => `/article-generating/${articles.own}`;
const making = (name: string, changes: Partial<Creation>): Scene => ({
  name: `generating-${name}`,
  who: 'learner',
  path: generating,
  answer: { url: creation, json: (world) => world.creation(changes) },
});

const creationScenes: Scene[] = [
  { name: 'generating-missing', who: 'learner', path: '/article-generating/00000000-0000-4000-8000-000000000000' },
  { name: 'generating-loading', who: 'learner', path: generating, hold: creation },
  { name: 'create', who: 'learner', path: '/create-article', isWhole: true },
  { name: 'create-ai', who: 'learner', path: '/create-article?way=ai', isWhole: true },
  { name: 'create-ai-problems', who: 'learner', path: '/create-article?way=ai', isWhole: true, show: submitForm },
  { name: 'create-manual', who: 'learner', path: '/create-article?way=manual', isWhole: true },
  {
    name: 'create-manual-pairs',
    who: 'learner',
    path: '/create-article?way=manual',
    isWhole: true,
    async show(stage) {
      const { page } = stage;
      await page
        .locator('main form textarea')
        .nth(0)
        .fill('Querida abuela: hoy he vuelto. El limonero sigue en el patio.');
      await page
        .locator('main form textarea')
        .nth(1)
        .fill('Dear Grandma: I came back today. The lemon tree is still there.');
      await page.locator('main form input[type="text"], main form input:not([type])').first().fill('Carta a mi abuela');
      await page.locator('main form input[lang]').last().fill('Letter to my grandmother');
      await submitForm(stage);
      await page.locator('main form textarea').nth(2).waitFor();
    },
  },
  making('new', {}),
  making('writing', { status: 'generating-article' }),
  making('translating', { status: 'translating-article', doneCount: 7, totalCount: 24, title: 'El reloj de la plaza' }),
  making('narrating', {
    status: 'generating-audio',
    isTranslated: true,
    doneCount: 20,
    totalCount: 24,
    title: 'El reloj de la plaza',
  }),
  making('done', { status: 'done', title: 'El reloj de la plaza', isTranslated: true }),
  making('failed', { status: 'generating-article', failure: 'model-declined' }),
  making('from-drawer', { status: 'done', title: 'El reloj de la plaza', isTranslated: true, isFromDrawer: true }),
  making('manual', {
    way: 'manual',
    status: 'generating-audio',
    doneCount: 3,
    totalCount: 12,
    title: 'Carta a mi abuela',
  }),
];

const spent = (limit: Limit, allowed: number) => ({
  [limit]: { used: allowed, allowed, left: 0, renewsAt: '2030-12-01T00:00:00.000Z' },
});

const settingsScenes: Scene[] = [
  {
    name: 'settings-subscription-spent',
    who: 'learner',
    path: '/settings/subscription',
    isWhole: true,
    answer: {
      url: '**/api/usage',
      json: () => ({
        usage: {
          ...spent('ai-articles', 3),
          ...spent('translations', 3),
          ...spent('own-articles', 5),
          ...spent('definitions', 30),
        },
      }),
    },
  },
  {
    name: 'settings-subscription-failing',
    who: 'learner',
    path: '/settings/subscription',
    isWhole: true,
    answer: {
      url: '**/api/billing',
      json: () => ({ planId: 'free', plansOnSale: ['monthly', 'yearly'], isPaymentFailing: true }),
    },
  },
  {
    name: 'settings-subscription-failed',
    who: 'learner',
    path: '/settings/subscription',
    fail: '**/api/subscription*',
  },
  { name: 'settings', who: 'learner', path: '/settings', isWhole: true },
  { name: 'settings-language', who: 'learner', path: '/settings/language/learning' },
  { name: 'settings-speed', who: 'learner', path: '/settings/reading-speed' },
  { name: 'settings-subscription', who: 'learner', path: '/settings/subscription', isWhole: true },
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

const adminScenes: Scene[] = [
  { name: 'admin-users', who: 'admin', path: '/admin/users', isWhole: true },
  { name: 'admin-users-failed', who: 'admin', path: '/admin/users', fail: '**/api/admin/users*' },
  { name: 'admin-users-loading', who: 'admin', path: '/admin/users', hold: '**/api/admin/users*' },
  { name: 'admin-plans', who: 'admin', path: '/admin/subscription-plans', isWhole: true },
  {
    name: 'admin-user-menu',
    who: 'admin',
    path: '/admin/users',
    show: ({ page }) => page.locator('td button[aria-haspopup="menu"]').nth(1).click(),
  },
  {
    name: 'admin-give-plan',
    who: 'admin',
    path: '/admin/users',
    async show({ page }) {
      await page.locator('td button[aria-haspopup="menu"]').nth(1).click();
      await page.locator('[role="menuitem"]').first().click();
    },
  },
  {
    name: 'admin-plan-new',
    who: 'admin',
    path: '/admin/subscription-plans',
    isWhole: true,
    show: ({ page }) => page.locator('main p + button').first().click(),
  },
  {
    name: 'admin-toast',
    who: 'admin',
    path: '/admin/utils',
    show: ({ page }) => page.locator('main div:has(> div > div > input[type="file"]) button').first().click(),
  },
  { name: 'admin-utils', who: 'admin', path: '/admin/utils', isWhole: true },
];

export const scenes: readonly Scene[] = [
  ...doorScenes,
  ...libraryScenes,
  ...readerScenes,
  ...creationScenes,
  ...settingsScenes,
  ...adminScenes,
];
