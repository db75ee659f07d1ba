import { accountMenu, bell, type Scene } from './scene.ts';

export const homeScenes: readonly [Scene, ...Scene[]] = [
  { name: 'landing', who: 'visitor', path: '/', isWhole: true },
  { name: 'home-first', who: 'beginner', path: '/', isWhole: true },
  { name: 'home', who: 'learner', path: '/', isWhole: true },
  {
    name: 'home-payment-failed',
    who: 'learner',
    path: '/',
    answers: {
      '**/api/profile': (world) =>
        world.profile({
          plan: 'monthly',
          manageUrl: '/api/billing/portal',
          currency: 'EUR',
          graceEndsAt: '2030-12-08T00:00:00.000Z',
        }),
    },
  },
  { name: 'home-wordy', who: 'wordy', path: '/', isWhole: true },
  { name: 'home-loading', who: 'learner', path: '/', hold: '**/api/home*' },
  { name: 'home-failed', who: 'learner', path: '/', fail: '**/api/home*' },
  { name: 'notifications', who: 'learner', path: '/', show: bell },
  { name: 'notifications-empty', who: 'beginner', path: '/', show: bell },
  { name: 'notifications-loading', who: 'beginner', path: '/', hold: '**/api/notifications*', show: bell },
  { name: 'notifications-failed', who: 'beginner', path: '/', fail: '**/api/notifications*', show: bell },
  { name: 'account-menu', who: 'admin', path: '/', show: accountMenu },
  { name: 'account-menu-wordy', who: 'wordy', path: '/', show: accountMenu },
];

export const searchScenes: readonly [Scene, ...Scene[]] = [
  { name: 'search', who: 'learner', path: '/search', isWhole: true },
  { name: 'search-found', who: 'learner', path: '/search?q=mercado', isWhole: true },
  { name: 'search-wordy', who: 'wordy', path: '/search', isWhole: true },
  { name: 'search-nothing', who: 'learner', path: '/search?q=xylophonquark' },
  {
    name: 'search-nothing-drawer',
    who: 'learner',
    path: '/search?q=xylophonquark',
    answers: { '**/api/creation/ways': () => ({ writer: 'drawer' }) },
  },
  {
    name: 'search-filter',
    who: 'learner',
    path: '/search',
    show: ({ page }) => page.locator('main [role="combobox"]').nth(1).click(),
  },
  { name: 'search-filtered', who: 'learner', path: '/search?genre=science&length=short' },
  { name: 'search-loading', who: 'learner', path: '/search?q=mercado', hold: '**/api/search*' },
  { name: 'search-failed', who: 'learner', path: '/search?q=mercado', fail: '**/api/search*' },
];
