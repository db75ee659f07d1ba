import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';
import { type ApiDocument, writeClientTypes } from '../../tools/types/write-client-types.ts';
import { call } from '../support/call.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';

const server = startOnce(startApiServer);

test('every endpoint describes its responses', async () => {
  const { paths } = await loadDocument();
  const silent = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { responses = {} }]) => !Object.keys(responses).some((status) => /^[23]\d\d$/.test(status)))
      .map(([method]) => `${method} ${path}`),
  );
  expect(silent).toEqual([]);
});

test('types that are generated from the document compile, and differ per endpoint', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-client-'));
  try {
    writeFileSync(join(folder, 'foxtale-api.ts'), writeClientTypes(await loadDocument()));
    writeFileSync(join(folder, 'client.ts'), client);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    expect(listTypeErrors(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('/api/docs shows the document in a viewer that is loaded only from this server', async () => {
  const page = await call(server, { path: '/docs' });
  expect(page.headers.get('content-security-policy')).toMatch(
    /default-src 'none'; script-src 'self'; style-src 'self'/,
  );
  expect(page.text).not.toMatch(/<script>|https?:|style=/);
  const files = [...page.text.matchAll(/(?:src|href)="\/api(\/docs\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(files).toHaveLength(3);
  for (const path of files) {
    // Does not use `call`, because `call` closes the connection after each response. undici fails if the connection is
    // closed at the end of a large body.
    const response = await fetch(`${server.baseUrl}/api${path}`);
    expect((await response.text()).length).toBeGreaterThan(100);
    expect(response.status).toBe(200);
  }
  for (const path of ['/docs/package.json', '/docs/constructor', '/docs/..%2Fpackage.json'])
    expect(await call(server, { path })).toMatchObject({ status: 404 });
});

const compilerOptions = { strict: true, noEmit: true, target: 'es2024', module: 'esnext', lib: ['esnext'], types: [] };

const client = `import type { Endpoints } from './foxtale-api.ts';

declare function ask<Name extends keyof Endpoints>(name: Name): Promise<Endpoints[Name]['answer']>;

export async function listTitles(): Promise<string[]> {
  const { results } = await ask('GET /search');
  return results.map(({ title }) => title);
}

// @ts-expect-error: an answer has the properties that are described, and no others
export const wrong = async () => (await ask('GET /search')).nothing;
`;

const loadDocument = async () => (await call(server, { path: '/openapi.json' })).body as ApiDocument;

function listTypeErrors(folder: string) {
  const config = join(folder, 'tsconfig.json');
  const api = new API({ cwd: folder });
  try {
    const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)?.program;
    if (program === undefined) throw new Error('The types of the client were not loaded.');
    const diagnostics = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
    return diagnostics.map(({ text }) => text);
  } finally {
    api.close();
  }
}
