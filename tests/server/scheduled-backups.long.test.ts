import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpClient } from '../support/create-http-client.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { scaleTimeout } from '../support/machine-speed.ts';
import { signIn } from '../support/page/walk-through-popup.ts';
import { createDataFolder, runCommand } from '../support/run-command.ts';

const data = createDataFolder();
const backups = join(data.folder, 'backups');
const audioFile = join('files', 'sentences', 'a.mp3');
let environment: { DATA_DIR: string; PORT: string; BACKUP_EVERY: string };

beforeAll(async () => {
  environment = { DATA_DIR: data.folder, PORT: String(await findFreePort()), BACKUP_EVERY: '1h' };
  mkdirSync(join(data.folder, 'files', 'sentences'), { recursive: true });
  writeFileSync(join(data.folder, audioFile), 'audio');
});

afterAll(() => data.remove());

const listBackups = () => readdirSync(backups).filter((name) => name.startsWith('foxtale-'));
const listFinished = () => listBackups().filter((name) => !name.endsWith('.unfinished'));
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('backs up the embedded database on schedule, deletes old backups, and can restore one', {
  timeout: scaleTimeout(120_000),
}, async () => {
  const browser = createHttpClient(`http://127.0.0.1:${environment.PORT}`);
  await using first = runCommand(environment);
  await first.untilReady();
  await expect.poll(() => listFinished().length).toBe(1);
  await signIn(browser, 'learner@foxtale.test');
  await first[Symbol.asyncDispose]();

  const [earliest = ''] = listFinished();
  await using second = runCommand(environment);
  await second.untilReady();
  const metrics = await (await fetch(`${second.baseUrl}/metrics`)).text();
  expect(metrics).toContain('foxtale_backup_interval_seconds 3600\n');
  expect(metrics).toMatch(/^foxtale_last_backup_timestamp_seconds 1\d{9}$/m);
  await second[Symbol.asyncDispose]();
  expect(listFinished(), 'not due yet').toEqual([earliest]);

  // Renames the first backup so that it seems to be from yesterday, and adds older backups.
  const yesterday = `foxtale-${dayBefore(1)}T03-00-00Z`;
  renameSync(join(backups, earliest), join(backups, yesterday));
  for (let days = 2; days < 60; days++) mkdirSync(join(backups, `foxtale-${dayBefore(days)}T03-00-00Z`));
  mkdirSync(join(backups, `foxtale-${dayBefore(1)}T02-00-00Z.unfinished`));
  mkdirSync(join(backups, 'mine'));
  await using third = runCommand(environment);
  await third.untilReady();
  await expect.poll(() => listBackups().length).toBeLessThanOrEqual(11);
  await third[Symbol.asyncDispose]();

  const newest = listFinished().toSorted().at(-1) ?? '';
  expect(newest > yesterday).toBe(true);
  expect(listBackups()).toEqual(listFinished());
  expect(readdirSync(backups)).toContain('mine');
  expect(statSync(join(backups, newest, audioFile)).ino, 'unchanged audio is a hard link').toBe(
    statSync(join(backups, yesterday, audioFile)).ino,
  );

  const elsewhere = join(data.folder, 'elsewhere');
  restore(join(backups, newest), elsewhere);
  await using restored = runCommand({ DATA_DIR: elsewhere, PORT: environment.PORT });
  await restored.untilReady();
  const answer = await browser.request('/api/profile');
  expect(await answer.json()).toMatchObject({ profile: { email: 'learner@foxtale.test' } });
});

const restore = (folder: string, dataDir: string) =>
  execFileSync(process.execPath, [join('tools', 'run.mjs'), join('tools', 'backup.ts'), 'restore', folder], {
    // Sets these variables to empty values, which override a developer's .env file.
    env: { ...process.env, DATABASE_URL: '', BASE_URL: '', DATA_DIR: dataDir },
  });
