// Installs the packages of package-lock.json, once per lockfile. Works with Node 20 and imports nothing from
// node_modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

// `npm ci` is not used: it fails if the registry lacks a native build of an optional package, even a build for another
// platform.
const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * `serving` installs what building and serving the app need; `everything` adds tests, linters and Lighthouse.
 * @param {string} root
 * @param {'serving' | 'everything'} scope
 */
export function installPackages(root, scope) {
  const stamp = join(root, 'node_modules', '.installed');
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  const [installed, installedScope] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  if (installed === wanted && (installedScope === 'everything' || installedScope === scope)) return;

  console.log('Installing packages (once, about a minute) …');
  const started = Date.now();
  // Deletes npm's hidden lockfile, which still lists the packages that `trim` deleted after an earlier install. Without this
  // file, npm checks which packages are in node_modules.
  rmSync(join(root, 'node_modules', '.package-lock.json'), { force: true });
  const scopeOption = scope === 'serving' ? '--omit=dev' : '--include=dev';
  const isInstalled =
    installWithAddresses(root, lockfile, scopeOption) || runNpm(root, [...options, scopeOption], 'inherit');
  if (!isInstalled)
    throw new Error('The packages could not be installed. See the lines above; then run the command again.');
  addMissingBuilds(root, lockfile);
  if (scope === 'serving') trim(join(root, 'node_modules'));
  writeFileSync(stamp, `${wanted} ${scope}`);
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * Installs with a temporary shrinkwrap file that contains download URLs. The lockfile has no URLs: with the lockfile, npm
 * queries the registry for every package and takes twice as long. If the registry uses other URLs, this installation fails, and
 * the caller installs from the lockfile.
 */
function installWithAddresses(root, lockfile, scopeOption) {
  const shrinkwrap = join(root, 'npm-shrinkwrap.json');
  try {
    writeFileSync(shrinkwrap, addAddresses(lockfile, readRegistry(root)));
    return runNpm(
      root,
      [...options, scopeOption, '--omit-lockfile-registry-resolved=false', '--fetch-retries=0'],
      'ignore',
    );
  } finally {
    rmSync(shrinkwrap, { force: true });
  }
}

function addAddresses(lockfile, registry) {
  const parsed = JSON.parse(lockfile);
  for (const [path, entry] of Object.entries(parsed.packages)) {
    if (path === '') continue;
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    entry.resolved = `${registry}${name}/-/${basename(name)}-${entry.version}.tgz`;
  }
  return JSON.stringify(parsed);
}

function readRegistry(root) {
  const { stdout } = spawnSync(...npmCommand(['config', 'get', 'registry']), { cwd: root, encoding: 'utf8' });
  return `${stdout.trim().replace(/\/+$/, '')}/`;
}

function runNpm(root, args, stdio) {
  return spawnSync(...npmCommand(args), { cwd: root, stdio }).status === 0;
}

/** @returns {[string, string[]]} */
function npmCommand(args) {
  const npm = process.env.npm_execpath;
  return npm === undefined ? ['npm', args] : [process.execPath, [npm, ...args]];
}

/**
 * The lockfile is written and checked on Linux, so it may lack native builds for other platforms. There, these builds are
 * installed separately, in the versions that the lockfile requests.
 */
function addMissingBuilds(root, lockfile) {
  const missing = listMissingBuilds(lockfile, `${process.platform}-${process.arch}`);
  if (missing.length > 0) runNpm(root, [...options, '--no-package-lock', ...missing], 'inherit');
}

/** @param {string} platform such as `darwin-arm64` */
export function listMissingBuilds(lockfile, platform) {
  const { packages } = JSON.parse(lockfile);
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies),
  );
  return wanted
    .filter(
      ([name]) => name.includes(platform) && !name.includes('musl') && packages[`node_modules/${name}`] === undefined,
    )
    .map(([name, version]) => `${name}@${version}`);
}

/**
 * Deletes 150 MB of files that the running app does not need: the C headers of Node (no package compiles native code),
 * TypeScript and `@types`, source maps, and unused bundles of Swagger UI (`/api/docs`).
 */
function trim(modules) {
  for (const name of readdirSync(modules).filter((entry) => /^node-(linux|darwin|win)/.test(entry)))
    rmSync(join(modules, name, 'include'), { recursive: true, force: true });
  for (const name of ['typescript', '@typescript', '@types'])
    rmSync(join(modules, name), { recursive: true, force: true });
  // `npm test` later installs more packages into the same folder. npm then restores missing packages, but not missing files
  // inside a package. So delete only files that no command needs.
  for (const path of readdirSync(modules, { recursive: true }).filter((entry) => entry.endsWith('.map')))
    rmSync(join(modules, path), { force: true });
  const viewer = join(modules, 'swagger-ui-dist');
  for (const name of readdirSync(viewer).filter((entry) => /-es-|preset|^swagger-ui\.js$/.test(entry)))
    rmSync(join(viewer, name));
}
