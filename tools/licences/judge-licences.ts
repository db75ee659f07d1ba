import type { Package } from './list-packages.ts';

/** Licences that allow redistribution together with MIT-licensed code. */
const free = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
];
/** Licences that are allowed for build and test tools, and for data and fonts that are redistributed unchanged. */
const forTools = ['MPL-2.0', 'CC-BY-4.0', 'OFL-1.1'];
/**
 * Exceptions, each with its licence: the built-in voice (eSpeak NG) and the engine of neural voices (sherpa-onnx). The GPL of
 * eSpeak NG is acceptable, because it runs in a separate process and the app works without it. So these packages must be
 * optional. The binaries of sherpa-onnx contain eSpeak NG, so the same rule applies to them.
 */
const apart: Record<string, string> = {
  '@echogarden/espeak-ng-emscripten': 'GPL-3.0',
  'sherpa-onnx-node': 'Apache-2.0',
  'sherpa-onnx-darwin-arm64': 'Apache-2.0',
  'sherpa-onnx-darwin-x64': 'Apache-2.0',
  'sherpa-onnx-linux-arm64': 'Apache-2.0',
  'sherpa-onnx-linux-x64': 'Apache-2.0',
  'sherpa-onnx-win-ia32': 'Apache-2.0',
  'sherpa-onnx-win-x64': 'Apache-2.0',
};

/** Lists the packages whose licence does not allow redistribution, one line per package. */
export const judgeLicences = (packages: readonly Package[]) =>
  packages
    .filter((candidate) => !isAllowed(candidate))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence ?? 'no licence'}`);

function isAllowed({ name, licence = '', use }: Package) {
  if (name in apart) return apart[name] === licence && use === 'optional';
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => free.includes(choice) || (use === 'builds' && forTools.includes(choice)));
}
