import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, variables } from './config.ts';

test('.env.example explains every variable, and no other', () => {
  const example = readFileSync('.env.example', 'utf8');
  const explained = Array.from(example.matchAll(/^#([A-Z0-9_]+)=/gm), ([, name]) => name);
  expect([...new Set(explained)].sort()).toEqual(Object.keys(variables).sort());
});

test('the README names every variable, and no document names an unknown one', () => {
  const known = new Set(Object.keys(variables));
  // Environment variables that only other programs or the tests use.
  const ofOthers = new Set([
    'PG_VERSION',
    'NODE_ENV',
    'CHROME_PATH',
    'FIREFOX_PATH',
    'PUBLIC_ADDRESS',
    'POSTGRES_PASSWORD',
    'POSTGRES_USER',
    'POSTGRES_DB',
    'FOXTALE_SERVERS',
  ]);
  const readme = namesIn('README.md', /(?<=`)[A-Z][A-Z\d]*(_[A-Z\d]+)*(?=`)/g);
  expect([...known.difference(readme), ...readme.difference(known).difference(ofOthers)]).toEqual([]);
  for (const page of ['docs/operations.md', 'docs/security.md', 'docs/architecture.md', 'compose.yaml']) {
    const named = namesIn(page, /\b(?!MINIO)[A-Z][A-Z\d]*(_[A-Z\d]+)+\b/g);
    expect([page, ...named.difference(known).difference(ofOthers)]).toEqual([page]);
  }
});

test('compose.yaml passes any password, separate from the URL', () => {
  const [, block = ''] = /environment: &environment\n((?: {4}.*\n)+)/.exec(readFileSync('compose.yaml', 'utf8')) ?? [];
  const passed = Array.from(block.matchAll(/^ {4}(\w+): (.*)$/gm), ([, name = '', value = '']) => [
    name,
    value.replace(/\$\{POSTGRES_PASSWORD:\?\}/g, 'a/b#c?d@e').replace(/\$\{PUBLIC_ADDRESS:\?\}/g, 'foxtale.example'),
  ]);
  const config = readConfig(Object.fromEntries(passed));
  expect(config).toMatchObject({
    databaseUrl: 'postgres://foxtale@postgres:5432/foxtale',
    databasePassword: 'a/b#c?d@e',
    baseUrl: 'https://foxtale.example',
  });
});

const namesIn = (file: string, pattern: RegExp) => new Set(readFileSync(file, 'utf8').match(pattern));
