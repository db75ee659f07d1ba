import type { AdminJob } from '../../domain/admin/job-list.ts';
import type { OperatorWarning } from '../../domain/admin/operator-warning.ts';
import type { Port, PortKind, PortState } from '../../domain/admin/port.ts';
import type { Scene, Stage } from './scene.ts';

const openUserMenu = ({ page }: Stage) => page.locator('td button[aria-haspopup="menu"]').nth(1).click();

/** Opens the dialog that grants a plan to the newest user. The name and the address of this user are very long. */
async function givePlan({ page }: Stage) {
  await page.locator('td button[aria-haspopup="menu"]').first().click();
  await page.locator('[role="menuitem"]').first().click();
  await page.locator('[role="dialog"] input[type="date"]').waitFor();
}

export const userScenes: readonly [Scene, ...Scene[]] = [
  { name: 'admin-users', who: 'admin', path: '/admin/users', isWhole: true },
  { name: 'admin-users-failed', who: 'admin', path: '/admin/users', fail: '**/api/admin/users*' },
  { name: 'admin-users-loading', who: 'admin', path: '/admin/users', hold: '**/api/admin/users*' },
  {
    name: 'admin-users-nobody',
    who: 'admin',
    path: '/admin/users',
    async show({ page }) {
      await page.locator('main input[type="search"]').fill('xylophonquark');
      await page.locator('main td button').first().waitFor({ state: 'detached' });
    },
  },
  { name: 'admin-user-menu', who: 'admin', path: '/admin/users', show: openUserMenu },
  {
    name: 'admin-user-block',
    who: 'admin',
    path: '/admin/users',
    async show(stage) {
      await openUserMenu(stage);
      await stage.page.locator('[role="menuitem"]').nth(-2).click();
      await stage.page.locator('[role="dialog"]').waitFor();
    },
  },
  {
    name: 'admin-user-delete',
    who: 'admin',
    path: '/admin/users',
    async show(stage) {
      await openUserMenu(stage);
      await stage.page.locator('[role="menuitem"]').last().click();
      await stage.page.locator('[role="dialog"]').waitFor();
    },
  },
  { name: 'admin-give-plan', who: 'admin', path: '/admin/users', show: givePlan },
  {
    name: 'admin-give-plan-problem',
    who: 'admin',
    path: '/admin/users',
    async show(stage) {
      await givePlan(stage);
      const { page } = stage;
      await page.locator('[role="dialog"] input[type="date"]').fill('2020-01-31');
      await page.locator('[role="dialog"] button:has(+ button)').click();
      await page.locator('[role="dialog"] [aria-invalid="true"]').waitFor();
    },
  },
];

const newPlan = ({ page }: Stage) => page.locator('main p + button').first().click();

export const planScenes: readonly [Scene, ...Scene[]] = [
  { name: 'admin-plans', who: 'admin', path: '/admin/subscription-plans', isWhole: true },
  { name: 'admin-plan-new', who: 'admin', path: '/admin/subscription-plans', isWhole: true, show: newPlan },
  {
    name: 'admin-plan-problems',
    who: 'admin',
    path: '/admin/subscription-plans',
    isWhole: true,
    async show(stage) {
      await newPlan(stage);
      await stage.page.locator('main button:has(+ button)').last().click();
      await stage.page.locator('main [role="alert"]').waitFor();
    },
  },
];

const failed = (name: string, changes: Partial<AdminJob>): AdminJob => ({
  id: name,
  name,
  state: 'failed',
  attempts: 5,
  maxAttempts: 5,
  title: 'El mercado nocturno de los zorros',
  error: 'The model did not answer within 60 seconds.',
  createdAt: '2026-03-14T09:26:53.000Z',
  ...changes,
});
const jobs = () => ({
  counts: { waiting: 2, running: 1, failed: 3, done: 9999, cancelled: 0 },
  isMore: false,
  jobs: [
    failed('create-article', {}),
    failed('translate-article', { error: `https://example.org/${'v1/chat/completions/'.repeat(12)}: 503` }),
    failed('rebuild-search-index', { title: null, attempts: 1, maxAttempts: 1 }),
  ],
});

const port = (name: Port, kind: PortKind): PortState => ({ port: name, kind, name: null });
const operatorWarnings: OperatorWarning[] = ['public-local-accounts', 'public-on-embedded-database'];
const ports = [port('identity', 'local-accounts'), port('database', 'embedded-database'), port('files', 'folder')];

export const utilsScenes: readonly [Scene, ...Scene[]] = [
  {
    name: 'admin-utils-warnings',
    who: 'admin',
    path: '/admin/utils',
    answers: { '**/api/admin/ports': () => ({ ports, warnings: operatorWarnings }) },
  },
  { name: 'admin-utils', who: 'admin', path: '/admin/utils', isWhole: true },
  {
    name: 'admin-utils-busy',
    who: 'admin',
    path: '/admin/utils',
    isWhole: true,
    answers: { '**/api/admin/jobs*': jobs },
  },
  {
    name: 'admin-toast',
    who: 'admin',
    path: '/admin/utils',
    show: ({ page }) => page.locator('main div:has(> div > div > input[type="file"]) button').first().click(),
  },
];
