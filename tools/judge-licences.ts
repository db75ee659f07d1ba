import type { Package } from './list-packages.ts';

/** May be part of what we give away under the MIT licence. */
const free = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
];
/** May do its part in building and testing, or be handed on unchanged as the data and fonts it is. */
const forTools = ['MPL-2.0', 'CC-BY-4.0', 'OFL-1.1'];
/** The built-in voice: an optional package in processes of its own, without which everything else runs. */
const apart = { '@echogarden/espeak-ng-emscripten': 'GPL-3.0' } as const;

/** What stands in the way of giving it away, a line a package. */
export const judgeLicences = (packages: readonly Package[]) =>
  packages
    .filter((candidate) => !isAllowed(candidate))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence ?? 'no licence'}`);

function isAllowed({ name, licence = '', use }: Package) {
  if (Object.entries(apart).some(([known, its]) => known === name && its === licence)) return use === 'optional';
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => free.includes(choice) || (use === 'builds' && forTools.includes(choice)));
}
