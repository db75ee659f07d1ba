import { afterEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { createFileStore } from '../../server/platform/file-store/create-file-store.ts';
import { watchFiles } from '../../server/platform/file-store/watch-files.ts';
import { createLog } from '../../server/platform/log.ts';
import { startServer } from '../../server/start.ts';
import { createTestDatabase } from '../support/database/create-test-database.ts';
import { findFreePort } from '../support/find-free-port.ts';
import { readRefusedStart } from '../support/refused-start.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';
import { startScriptedS3 } from '../support/servers/start-scripted-s3.ts';

const s3 = startOnce(startScriptedS3);

afterEach(() => {
  s3.setFault(undefined);
  vi.useRealTimers();
});

describe('the start is refused with one line that includes the fix', () => {
  test('when the secret is wrong', async () => {
    expect(await refusalOf({ S3_SECRET_ACCESS_KEY: 'wrong' })).toBe(
      'the audio storage cannot be used: S3 returned 403 SignatureDoesNotMatch. Correct S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.',
    );
  });

  test('when the bucket does not exist', async () => {
    expect(await refusalOf({ S3_BUCKET: 'another' })).toBe(
      'the audio storage cannot be used: S3 returned 404 NoSuchBucket. Create the bucket, or correct S3_BUCKET and S3_ENDPOINT.',
    );
  });

  test('when the path of the endpoint is wrong', async () => {
    expect(await refusalOf({ S3_ENDPOINT: `${s3.environment.S3_ENDPOINT}/elsewhere` })).toContain('NoSuchBucket');
  });

  test('when the key may not write', async () => {
    s3.setFault('read-only');
    expect(await refusalOf({})).toBe(
      'the audio storage cannot be used: S3 returned 403 AccessDenied. ' +
        'Allow this key to list the bucket and to read, write and delete its objects.',
    );
  });

  test('when the host name does not resolve', async () => {
    expect(await refusalOf({ S3_ENDPOINT: 'http://nowhere.invalid' })).toMatch(
      /^the audio storage cannot be used: getaddrinfo \w+ nowhere\.invalid\. /,
    );
  });
});

test('an unreachable storage only causes a warning at the start', async () => {
  const said: string[] = [];
  const port = await findFreePort();
  const server = await start({ S3_ENDPOINT: `http://127.0.0.1:${port}` }, (line) => said.push(line));
  await server.stop();
  expect(said).toContainEqual(
    expect.stringMatching(
      /^Warning: the audio storage cannot be used: connect ECONNREFUSED .* There is no audio until it is back\.$/,
    ),
  );
});

test('only operators see the state of the storage in /api/health and /metrics', async () => {
  const token = 'a token of operators';
  const server = await startApiServer({ ...s3.environment, METRICS_TOKEN: token });
  const headers = { authorization: `Bearer ${token}` };
  const readHealth = async (options = {}) => (await fetch(`${server.baseUrl}/api/health`, options)).json();
  expect(await readHealth({ headers })).toMatchObject({ status: 'ok', files: { isWorking: true, problem: null } });
  expect(await readHealth()).not.toHaveProperty('files');
  const metrics = await fetch(`${server.baseUrl}/metrics`, { headers });
  expect(await metrics.text()).toContain('\nfoxtale_file_store_up 1\n');
  await server.stop();
});

test('checks the storage every minute, and logs when the storage fails and recovers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const lines: { msg: string; problem?: string }[] = [];
  const log = createLog({ logLevel: 'info', role: 'web' }, { write: (line) => lines.push(JSON.parse(line)) });
  const files = createFileStore(readConfig(s3.environment));
  const watch = await watchFiles({ files, log, now: () => new Date() }, () => {});
  expect(watch.state()).toMatchObject({ isWorking: true, problem: null });

  s3.setFault('no-bucket');
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() =>
    expect(watch.state()).toMatchObject({ isWorking: false, problem: 'S3 returned 404 NoSuchBucket' }),
  );
  s3.setFault(undefined);
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(watch.state()).toMatchObject({ isWorking: true, problem: null }));
  await watch.stop();
  expect(lines).toMatchObject([
    { msg: 'the audio storage cannot be used', problem: 'S3 returned 404 NoSuchBucket' },
    { msg: 'the audio storage works again' },
  ]);
});

async function start(environment: Record<string, string>, say?: (line: string) => void) {
  const silent = { SERVE_WEB: 'false', INDEX_WORDS: 'false', LOG_LEVEL: 'silent' };
  const own = { PORT: '0', DATABASE_URL: await createTestDatabase(), ...silent };
  return startServer(readConfig({ ...own, ...s3.environment, ...environment }), say, []);
}

const refusalOf = (environment: Record<string, string>) =>
  readRefusedStart({ start: start(environment), secret: s3.environment.S3_SECRET_ACCESS_KEY });
