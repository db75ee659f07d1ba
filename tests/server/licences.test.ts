import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { judgeLicences } from '../../tools/judge-licences.ts';
import { listPackages, type Package } from '../../tools/list-packages.ts';
import { toBom } from '../../tools/to-bom.ts';

const packages = listPackages(join(import.meta.dirname, '..', '..', 'package-lock.json'));
interface Lockfile {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

const some: Package = {
  place: 'node_modules/a',
  name: 'a',
  version: '1.0.0',
  licence: 'MIT',
  integrity: undefined,
  use: 'runs',
  needs: [],
};

test('everything that is installed is under a licence that we may use it by', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(judgeLicences(packages)).toEqual([]);
});

test.each<[string, Partial<Package>, boolean]>([
  ['a choice of which one is fine', { licence: '(GPL-2.0 OR MIT)' }, true],
  ['a licence for tools in a tool', { licence: 'MPL-2.0', use: 'builds' }, true],
  ['a licence for tools in what runs', { licence: 'MPL-2.0' }, false],
  ['the voice, apart', { name: '@echogarden/espeak-ng-emscripten', licence: 'GPL-3.0', use: 'optional' }, true],
  ['the voice as a part of us', { name: '@echogarden/espeak-ng-emscripten', licence: 'GPL-3.0' }, false],
  ['another under the GPL', { licence: 'GPL-3.0', use: 'optional' }, false],
  ['both at once', { licence: 'MIT AND GPL-3.0' }, false],
  ['none', { licence: undefined }, false],
])('%s', (_name, change, isFine) => {
  expect(judgeLicences([{ ...some, ...change }])).toHaveLength(isFine ? 0 : 1);
});

test('nothing runs when it is installed but what is allowed to', () => {
  const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  const withScript = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([place]) => place.replace(/^.*node_modules\//, ''));
  expect(names.sort()).toEqual(Object.keys(manifest.allowScripts).sort());
});

test('the bill of materials names every package with its version, licence and checksum, and what needs what', () => {
  const { components, dependencies, bomFormat, specVersion } = toBom(packages);
  expect({ bomFormat, specVersion }).toEqual({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(components).toHaveLength(packages.length - 1);
  const refs = new Set(dependencies.map(({ ref }) => ref));
  expect(refs.size).toBe(packages.length);
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
  const hono = components.find(({ name }) => name === 'hono');
  expect(hono).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/hono@\d/),
    scope: 'required',
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(hono?.hashes?.[0]?.content).toMatch(/^[\da-f]{128}$/);
  const own = dependencies.find(({ ref }) => ref === 'foxtale');
  expect(own?.dependsOn.some((ref) => ref.startsWith('pkg:npm/hono@'))).toBe(true);
});
