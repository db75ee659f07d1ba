import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { buildPackages } from '../build/build-packages.ts';

const names = v.optional(v.record(v.string(), v.string()), {});
const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      name: v.optional(v.string()),
      version: v.string(),
      license: v.optional(v.string()),
      integrity: v.optional(v.string()),
      dev: v.optional(v.boolean(), false),
      optional: v.optional(v.boolean(), false),
      dependencies: names,
      devDependencies: names,
      optionalDependencies: names,
    }),
  ),
});

export interface Package {
  /** The path at which the package is installed. Empty for our own package. */
  place: string;
  name: string;
  version: string;
  licence: string | undefined;
  integrity: string | undefined;
  use: 'runs' | 'optional' | 'builds';
  /** True if the package neither runs on the server nor is bundled into the web app. */
  isForDevelopment: boolean;
  /** True if the package may be missing, for example a build for another platform. */
  isOptional: boolean;
  /** The paths of the packages that this package depends on. */
  needs: string[];
}

/** All packages that the lockfile installs, our own package first. */
export function listPackages(lockfile: string): Package[] {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(lockfile, 'utf8')));
  const running = findRunning();
  return Object.entries(packages).map(([place, { version, license, integrity, dev, optional, ...rest }]) => ({
    place,
    version,
    licence: license,
    integrity,
    isForDevelopment: dev,
    isOptional: optional,
    name: rest.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    use: decideUse(place, optional),
    needs: resolveAll(place, { ...rest.dependencies, ...rest.devDependencies, ...rest.optionalDependencies }),
  }));

  function decideUse(place: string, isOptional: boolean): Package['use'] {
    if (place !== '' && !running.has(place)) return 'builds';
    return isOptional ? 'optional' : 'runs';
  }

  /** The paths of all packages that the server may load at runtime: its dependencies and the dependencies of these. */
  function findRunning() {
    const found = new Set<string>();
    const { dependencies = {}, optionalDependencies = {} } = packages[''] ?? {};
    const roots = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
      (name) => !buildPackages.includes(name),
    );
    const waiting = roots.flatMap((name) => resolve('', name) ?? []);
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      if (found.has(place)) continue;
      found.add(place);
      const { dependencies: needed, optionalDependencies: wanted } = packages[place] ?? {};
      waiting.push(...resolveAll(place, { ...needed, ...wanted }));
    }
    return found;
  }

  function resolveAll(from: string, wanted: Record<string, string>) {
    return Object.keys(wanted).flatMap((name) => resolve(from, name) ?? []);
  }

  /** Like Node's module resolution: first beside the dependent package, then in the folders above. */
  function resolve(from: string, name: string): string | undefined {
    const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (from === '') return undefined;
    return resolve(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
  }
}
