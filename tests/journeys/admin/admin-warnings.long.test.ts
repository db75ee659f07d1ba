import { afterAll, expect, test } from 'vitest';
import { prepareJourneys } from '../../support/journeys.ts';
import { createDataFolder } from '../../support/run-command.ts';

const data = createDataFolder();
// Registers this hook before the hooks of prepareJourneys. Hooks run in reverse order, and the server must stop before its
// data is removed.
afterAll(() => data.remove());
const journeys = prepareJourneys({
  HOST: '0.0.0.0',
  DATABASE_URL: '',
  DATA_DIR: data.folder,
  LOCAL_ACCOUNTS: 'always',
});

test('warns admins if the embedded database or local accounts are reachable from other machines', async () => {
  await using admin = await journeys.open('admin');
  await admin.visit('/admin/utils');
  const region = admin.page.getByRole('region', { name: 'Services' });
  await region.getByText('Other devices can reach Foxtale').waitFor();
  await expect.poll(() => region.getByText('DATABASE_URL').count()).toBe(1);
  await expect
    .poll(() => region.getByText('sign in as any user, even as an admin, without a password').count())
    .toBe(1);
});
