import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createNotices, noticesFile } from './create-notices.ts';
import { judgeLicences } from './judge-licences.ts';
import { listPackages } from './list-packages.ts';
import { toBom } from './to-bom.ts';

// `npm run licences`: prints the licences of all packages, and writes the notices and an SBOM (in dist/). Exits with code 1 if
// a licence is not on the allowed list.
const root = join(import.meta.dirname, '..', '..');
const packages = listPackages(join(root, 'package-lock.json'));
const others = packages.slice(1);
const counts = Map.groupBy(others, ({ licence }) => licence ?? 'none');
console.table(
  [...counts]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([licence, its]) => ({
      licence,
      runs: its.filter(({ use }) => use === 'runs').length,
      optional: its.filter(({ use }) => use === 'optional').length,
      builds: its.filter(({ use }) => use === 'builds').length,
    })),
);
const target = join(root, 'dist', 'sbom.cdx.json');
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(target, `${JSON.stringify(toBom(packages), undefined, 2)}\n`);
console.log(`${others.length} packages; the SBOM (CycloneDX 1.6) is dist/sbom.cdx.json.`);
writeFileSync(join(root, noticesFile), createNotices(packages, root));
console.log(`Their licence notices are in ${noticesFile}.`);
const problems = judgeLicences(others);
for (const problem of problems) console.error(`Licence not on the allowed list: ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
