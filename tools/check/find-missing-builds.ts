import * as v from 'valibot';

const versionsSchema = v.optional(v.record(v.string(), v.string()), {});
const lockfileSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({ version: v.optional(v.string()), optionalDependencies: versionsSchema, dependencies: versionsSchema }),
  ),
});

type Packages = v.InferOutput<typeof lockfileSchema>['packages'];

const isLinuxBuild = (name: string) => /linux-(x64|arm64)/.test(name) && !name.includes('musl');

/**
 * Lists the native builds for Linux x64 and arm64 that are missing in a lockfile. npm silently skips an optional package that the
 * registry does not have. The package that needs it may then load a build of another version from a parent `node_modules`.
 */
export function findMissingBuilds(lockfile: unknown): string[] {
  const { packages } = v.parse(lockfileSchema, lockfile);
  return Object.entries(packages).flatMap(([path, { optionalDependencies }]) => {
    const wanted = Object.entries(optionalDependencies).filter(([name]) => isLinuxBuild(name));
    return wanted.flatMap(([name, version]) => {
      const problems: string[] = [];
      const twin = swapArchitecture(name);
      if (!(twin in optionalDependencies))
        problems.push(`${path || 'package.json'} asks for ${name}, but not for ${twin}`);
      const found = resolve(packages, path, name);
      if (found === undefined || !isMet(version, found))
        problems.push(`${path || 'package.json'} asks for ${name} ${version}, the lockfile has ${found ?? 'none'}`);
      return problems;
    });
  });
}

/** Whether a version satisfies a caret range, such as `^1.2.3`: this version or a later one of the same major version. */
function isMet(wanted: string, found: string) {
  if (!wanted.startsWith('^')) return wanted === found;
  const [least = [], actual = []] = [wanted.slice(1), found].map((version) => version.split('.').map(Number));
  const first = least.findIndex((part, index) => part !== actual[index]);
  return first === -1 || (first > 0 && (actual[first] ?? 0) > (least[first] ?? 0));
}

const swapArchitecture = (name: string) =>
  name.includes('x64') ? name.replace('x64', 'arm64') : name.replace('arm64', 'x64');

/** The version that Node would resolve from this path: the nearest `node_modules` that has the package. */
function resolve(packages: Packages, from: string, name: string): string | undefined {
  const entry = packages[from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`];
  if (entry !== undefined) return entry.version;
  if (from === '') return undefined;
  const parent = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')));
  return resolve(packages, parent, name);
}
