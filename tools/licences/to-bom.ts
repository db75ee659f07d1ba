import type { Package } from './list-packages.ts';

const scopes = { runs: 'required', optional: 'optional', builds: 'excluded' } as const;

/** The SBOM (software bill of materials) in CycloneDX format. Deterministic for a lockfile. */
export function toBom([own, ...others]: readonly Package[]) {
  if (own === undefined) throw new Error('The lockfile is empty.');
  const refs = new Map([own, ...others].map((item) => [item.place, refOf(item)]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': refOf(own), name: own.name, version: own.version } },
    components: others.map((item) => ({
      type: 'library',
      'bom-ref': refOf(item),
      name: item.name,
      version: item.version,
      purl: purlOf(item),
      scope: scopes[item.use],
      licenses: [toLicence(item.licence ?? '')],
      ...(item.integrity !== undefined && { hashes: [toHash(item.integrity)] }),
    })),
    dependencies: [own, ...others].map((item) => ({
      ref: refOf(item),
      dependsOn: [...new Set(item.needs.flatMap((place) => refs.get(place) ?? []))].sort(),
    })),
  };
}

const purlOf = ({ name, version }: Package) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The path is part of the reference, because the same version can be installed at several paths. */
const refOf = (item: Package) => (item.place === '' ? item.name : `${purlOf(item)}#${item.place}`);

const toLicence = (licence: string) =>
  / OR | AND /.test(licence) ? { expression: licence } : { license: { id: licence } };

function toHash(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split('-');
  return { alg: algorithm.replace(/^sha/, 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
}
