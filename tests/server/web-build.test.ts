import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { buildSources, buildsFolder, findWebBuild, listOtherBuilds } from '../../server/platform/web-build.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'foxtale-build-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('checking a build', () => {
  const check = (scripts: Record<string, string>) => {
    const built = mkdtempSync(join(folder, 'scripts-'));
    for (const [name, text] of Object.entries(scripts)) {
      mkdirSync(dirname(join(built, name)), { recursive: true });
      writeFileSync(join(built, name), text);
    }
    const program = `import { checkScripts } from ${JSON.stringify(join(root, 'tools', 'check', 'check-scripts.ts'))};
      try { checkScripts(${JSON.stringify(built)}); console.log('fine'); } catch (error) { console.log(error.message); }`;
    const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--input-type=module'];
    return execFileSync(process.execPath, [...flags, '-e', program], { encoding: 'utf8' }).trim();
  };

  test('accepts scripts that parse', () => {
    expect(check({ 'assets/a.js': 'import("./b.js"); export const a = 1;', 'assets/b.js': 'export default 2;' })).toBe(
      'fine',
    );
  });

  test('names the script that does not parse', () => {
    const broken = { 'assets/a.js': 'export const a = 1;', 'assets/reader-5f.js': 'load(["a"])5fb8f357)' };
    expect(check(broken)).toMatch(/^assets\/reader-5f\.js does not parse \(.+\)/);
  });

  test('rejects a build without scripts', () => {
    expect(check({ 'index.html': '<!doctype html>' })).toContain('no script');
  });
});

test.each(buildSources)('%s names sources of the build', (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toEqual([]);
});

test('in production a server never builds and prints what to do', () => {
  // Copies the modules under test to a folder in which nothing has been built.
  const files = ['server/platform/web-build.ts', 'server/start-refused.ts'];
  for (const file of files) cpSync(join(root, file), join(folder, file));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const program = `import { requirePart } from './server/platform/web-build.ts';
    await requirePart('app').catch((error) => console.log(error.name, error.message));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(stdout).toMatch(/^StartRefused the web app is not built\. Run `npm run build` first/);
});

test('lists older builds, which open tabs still request, without drafts', () => {
  const other = join(buildsFolder, `test-${process.pid}`);
  mkdirSync(join(other, 'app', 'web'), { recursive: true });
  mkdirSync(`${other}.app.1.draft`, { recursive: true });
  try {
    const folders = listOtherBuilds().map((build) => build.folder);
    expect(folders).toContain(other);
    expect(folders).not.toContain(`${other}.app.1.draft`);
    expect(folders).not.toContain(findWebBuild().folder);
  } finally {
    rmSync(other, { recursive: true });
    rmSync(`${other}.app.1.draft`, { recursive: true });
  }
});
