import { execFile } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { createEmptyDatabase } from '../support/database/create-test-database.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { createPerson } from '../support/people.ts';
import { createDataFolder } from '../support/run-command.ts';
import { startScriptedModel } from '../support/scripted-model/start-scripted-model.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';
import { startScriptedS3 } from '../support/servers/start-scripted-s3.ts';
import { startScriptedSpeech } from '../support/servers/start-scripted-speech.ts';

const server = startOnce(startApiServer);
const s3 = startOnce(startScriptedS3);
const model = startOnce(startScriptedModel);
const speech = startOnce(startScriptedSpeech);
const data = createDataFolder();
let databaseUrl: string;

beforeAll(() => {
  databaseUrl = server.services.config.databaseUrl ?? '';
});

afterAll(() => data.remove());

describe('check', () => {
  const configured = () => ({
    ...s3.environment,
    ...model.environment,
    NARRATOR_PROVIDER: 'openai-compatible',
    NARRATOR_BASE_URL: speech.baseUrl,
    NARRATOR_MODEL: 'kokoro',
    NARRATOR_VOICE: 'heart',
  });

  test('tests every service and prints one line per service', async () => {
    const { code, lines } = await run(['check'], configured());
    expect(lines).toEqual([
      '✓ configuration: all values are valid',
      expect.stringMatching(/^✓ database: PostgreSQL \d+\.\d+, all \d+ migrations$/),
      expect.stringMatching(/^✓ extensions: unaccent [\d.]+, pg_trgm [\d.]+, btree_gist [\d.]+$/),
      '✓ files: bucket foxtale',
      expect.stringMatching(/^✓ language model: .*, \d+ ms$/),
      expect.stringMatching(/^✓ voice: openai-compatible, kokoro, \d+ ms$/),
      '– payments: not configured',
      '✓ sign-in: local accounts, without a password',
    ]);
    expect(code).toBe(0);
  });

  test('names what fails, tests the rest, and exits with code 1', async () => {
    const wrong = {
      S3_SECRET_ACCESS_KEY: 'of-wolves',
      NARRATOR_BASE_URL: `http://127.0.0.1:${await findFreePort()}/v1`,
      LOCAL_ACCOUNTS: 'never',
    };
    const { code, lines } = await run(['check'], { ...configured(), ...wrong, LANGUAGE_MODEL_KEY: 'x' });
    expect(lines).toContain('! Warning: unknown variable LANGUAGE_MODEL_KEY. Did you mean LANGUAGE_MODEL_API_KEY?');
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
      '✗ files: bucket foxtale: S3 returned 403 SignatureDoesNotMatch. Correct S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.',
      expect.stringMatching(/^✗ voice: openai-compatible, kokoro: connect ECONNREFUSED/),
      '✗ sign-in: nobody can sign in: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET',
    ]);
    expect(lines.filter((line) => line.startsWith('✓ language model'))).toHaveLength(1);
    expect(lines.join('\n')).not.toContain('of-wolves');
    expect(code).toBe(1);
  });

  test('explains problems of the database and the configuration', async () => {
    const unreachable = await run(['check'], { DATABASE_URL: 'postgres://fox:hunter2@127.0.0.1:1/den' });
    expect(unreachable.lines[1]).toMatch(
      /^✗ database: cannot connect to the database: connect ECONNREFUSED .* Start PostgreSQL/,
    );
    expect(unreachable.lines[2]).toMatch(/^✗ extensions: /);
    const empty = await run(['check'], { DATABASE_URL: await createEmptyDatabase(), MIGRATE: 'false' });
    expect(empty.lines[1]).toMatch(/^✗ database: the database is older .* Run: npm run admin -- migrate$/);
    const pending = await run(['check'], { DATABASE_URL: await createEmptyDatabase() });
    expect(pending.lines[1]).toMatch(/^✓ database: migrations that the next start runs: 0001-/);
    const unread = await run(['check'], { PORT: 'eighty' });
    expect(unread).toMatchObject({ code: 1, lines: ['✗ configuration: PORT must be a port number'] });
    for (const { lines } of [unreachable, empty]) expect(lines.join()).not.toContain('hunter2');
  });
});

test('migrate migrates an empty database', async () => {
  const DATABASE_URL = await createEmptyDatabase();
  expect(await run(['migrate'], { DATABASE_URL })).toMatchObject({
    code: 0,
    lines: [expect.stringMatching(/^The database is up to date: \d+ migrations\.$/)],
  });
  const fresh = await startApiServer({ DATABASE_URL, MIGRATE: 'false' });
  await fresh.stop();
});

describe('users', () => {
  test('are approved and made admins by email address', async () => {
    const { email, token } = await createPerson(server.services, 'waiting');
    expect(await call(server, { path: '/home', token })).toMatchObject({ code: 'no-access' });
    expect(await run(['approve', email.toUpperCase()])).toMatchObject({ code: 0, lines: [`${email} has access now.`] });
    expect(await call(server, { path: '/profile', token })).toMatchObject({ status: 200 });
    expect(await run(['make-admin', email])).toMatchObject({ code: 0, lines: [`${email} is an admin now.`] });
    const actions = await call(server, { path: '/admin/actions', token });
    expect(actions.body).toMatchObject({
      actions: [
        { action: 'admin-given', admin: null, user: email, details: { isOperator: true } },
        { action: 'access-given', admin: null, user: email },
      ],
    });
  });

  test('who have never signed in, or have several accounts, are refused with an explanation', async () => {
    expect(await run(['make-admin', 'nobody@foxtale.test'])).toMatchObject({
      code: 1,
      errors: 'Nobody has signed in as nobody@foxtale.test. ADMIN_EMAILS makes people admins at their first sign-in.\n',
    });
    const [first, second] = [
      await createPerson(server.services, 'waiting'),
      await createPerson(server.services, 'waiting'),
    ];
    await server.services.db.query`update accounts set email = ${first.email} where id = ${second.id}`;
    const { code, errors } = await run(['approve', first.email]);
    expect(code).toBe(1);
    for (const { id } of [first, second]) expect(errors).toContain(id);
    expect(await run(['approve', second.id])).toMatchObject({ code: 0 });
  });

  test('are exported to a file with mode 0600, and deleted only with --yes', async () => {
    const { id, email, token } = await createPerson(server.services, 'learner');
    const file = join(data.folder, 'user.json');
    expect(await run(['export-user', email, file])).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { id, email } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await run(['delete-user', email])).toMatchObject({ code: 1, errors: expect.stringContaining('add --yes') });
    expect(await call(server, { path: '/profile', token })).toMatchObject({ status: 200 });
    expect(await run(['delete-user', email, '--yes'])).toMatchObject({ code: 0 });
    expect(await server.services.db.query`select id from accounts where id = ${id}`).toEqual([]);
  });

  test('are not exported to a file that exists or cannot be written, and nothing is recorded', async () => {
    const { id, email } = await createPerson(server.services, 'learner');
    const file = join(data.folder, 'taken.json');
    writeFileSync(file, 'taken');
    expect(await run(['export-user', email, file])).toMatchObject({
      code: 1,
      errors: `Nothing was done: ${file} already exists.\n`,
    });
    expect(readFileSync(file, 'utf8')).toBe('taken');
    const { code, errors } = await run(['export-user', email, join(data.folder, 'nowhere', 'user.json')]);
    expect(code).toBe(1);
    expect(errors).toMatch(/^Nothing was done: ENOENT: .*\.\n$/);
    expect(await server.services.db.query`select from admin_actions where user_id = ${id}`).toEqual([]);
  });

  test('are not deleted if they are the only admin', async () => {
    const { db } = server.services;
    const { email } = await createPerson(server.services, 'admin');
    await db.query`update users set is_admin = false where id <> (select id from accounts where email = ${email})`;
    expect(await run(['delete-user', email, '--yes'])).toMatchObject({
      code: 1,
      errors: 'Nothing was done: this is the only admin. Make another user an admin first.\n',
    });
  });
});

test('rotate-keys signs all users out', async () => {
  const { token } = await createPerson(server.services, 'learner');
  expect(await run(['rotate-keys'])).toMatchObject({ code: 1 });
  expect(await call(server, { path: '/profile', token })).toMatchObject({ status: 200 });
  const { code, lines } = await run(['rotate-keys', '--yes']);
  expect(code).toBe(0);
  expect(lines[0]).toMatch(/^\d+ sessions ended: all users have to sign in again\.$/);
  expect(await call(server, { path: '/profile', token })).toMatchObject({ code: 'not-signed-in' });
});

test('reindex rebuilds the search index', async () => {
  const { db } = server.services;
  const [before] = await db.query<{ rows: number }>`select count(*)::int as rows from article_search`;
  await db.query`delete from article_search`;
  expect(await run(['reindex'])).toMatchObject({ code: 0, lines: ['The search index has been rebuilt.'] });
  const [after] = await db.query<{ rows: number }>`select count(*)::int as rows from article_search`;
  expect(after).toEqual(before);
});

test('an unknown command is named, with the list of commands', async () => {
  const { code, errors } = await run(['dance']);
  expect(code).toBe(1);
  for (const name of ['check', 'migrate', 'make-admin <email>', 'reindex']) expect(errors).toContain(`  ${name}`);
  expect(errors).toMatch(/^There is no command “dance”\.\n/);
});

function run(args: string[], environment: Record<string, string> = {}) {
  // Sets these variables to empty values, which override a developer's .env file.
  const own = { DATABASE_URL: databaseUrl, DATA_DIR: data.folder, BASE_URL: '', PORT: '0', LOG_LEVEL: 'silent' };
  const options = { env: { PATH: process.env.PATH, ...own, ...environment } };
  return new Promise<{ code: unknown; lines: string[]; errors: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'tools/admin.ts', ...args],
      options,
      (error, output, errors) => resolve({ code: error?.code ?? 0, lines: output.trimEnd().split('\n'), errors }),
    );
  });
}
