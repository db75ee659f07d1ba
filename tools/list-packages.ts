import { readFileSync } from 'node:fs';
import * as v from 'valibot';

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
  /** Where it is installed; empty for our own. */
  place: string;
  name: string;
  version: string;
  licence: string | undefined;
  integrity: string | undefined;
  use: 'runs' | 'optional' | 'builds';
  /** The places of what it needs. */
  needs: string[];
}

/** Everything the lockfile installs, ours first. */
export function listPackages(lockfile: string): Package[] {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(lockfile, 'utf8')));
  return Object.entries(packages).map(([place, { version, license, integrity, dev, optional, ...rest }]) => ({
    ...{ place, version, licence: license, integrity },
    name: rest.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    use: useOf({ dev, optional }),
    needs: Object.keys({ ...rest.dependencies, ...rest.devDependencies, ...rest.optionalDependencies }).flatMap(
      (name) => resolve(place, name) ?? [],
    ),
  }));

  /** As Node looks for it: beside the one that needs it, then further up. */
  function resolve(from: string, name: string): string | undefined {
    const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (from === '') return undefined;
    return resolve(from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name);
  }
}

function useOf({ dev, optional }: { dev: boolean; optional: boolean }): Package['use'] {
  if (dev) return 'builds';
  return optional ? 'optional' : 'runs';
}
