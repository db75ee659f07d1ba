import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { buildPackages } from '../../tools/build/build-packages.ts';

const sources = globSync('{server,domain,content}/**/*.ts')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const isImported = (name: string) =>
  new RegExp(`(from|import\\(|require\\.resolve\\()\\s*'${name}(/[^']*)?'`).test(sources);

// No module of ours imports these packages, but hono-openapi loads them to read valibot schemas.
const loadedByOthers = ['@standard-community/standard-json', '@standard-community/standard-openapi'];

test('the image excludes exactly the dependencies that no server module imports', () => {
  const unused = Object.keys(manifest.dependencies).filter(
    (name) => !isImported(name) && !loadedByOthers.includes(name),
  );
  expect(buildPackages).toEqual(unused);
});
