import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildPaths, buildsFolder } from '../../../server/platform/web-build.ts';
import { startTestServer } from '../../support/servers/start-test-server.ts';

test('a tab of the previous version still finds its scripts after an upgrade', async () => {
  const older = buildPaths(join(buildsFolder, `older-${process.pid}`));
  mkdirSync(join(older.web, 'assets'), { recursive: true });
  writeFileSync(join(older.web, 'assets', 'reader-0ld.js'), 'export const version = "older";');
  writeFileSync(join(older.web, 'older.html'), 'only assets are shared');
  const server = await startTestServer();
  try {
    const script = await fetch(`${server.baseUrl}/assets/reader-0ld.js`);
    expect(script.status).toBe(200);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await script.text()).toContain('older');
    expect((await fetch(`${server.baseUrl}/assets/reader-none.js`)).status).toBe(404);
    expect(await (await fetch(`${server.baseUrl}/older.html`)).text()).not.toContain('only assets');
  } finally {
    await server.stop();
    rmSync(older.folder, { recursive: true });
  }
});
