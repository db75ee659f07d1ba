import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listMissingBuilds } from './install-packages.mjs';

const lockfile = readFileSync('package-lock.json', 'utf8');

test.each(['linux-x64', 'linux-arm64'])('the lockfile has every build for %s', (platform) => {
  expect(listMissingBuilds(lockfile, platform)).toEqual([]);
});

test('lists the builds for another platform that the lockfile lacks, in the requested versions', () => {
  const packages = {
    'node_modules/bundler': {
      optionalDependencies: { 'binding-darwin-arm64': '1.2.18', 'binding-linux-x64-gnu': '1.2.18' },
    },
    'node_modules/binding-linux-x64-gnu': { version: '1.2.18' },
  };
  expect(listMissingBuilds(JSON.stringify({ packages }), 'darwin-arm64')).toEqual(['binding-darwin-arm64@1.2.18']);
});
