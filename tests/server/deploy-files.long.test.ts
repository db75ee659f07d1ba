import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, variables } from '../../server/config.ts';

const root = join(import.meta.dirname, '..', '..');
const compiler = join(root, 'node_modules', '.bin', 'tsc');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const labelsSchema = v.record(v.string(), v.string());
const selectorSchema = v.object({ matchLabels: labelsSchema });
const manifestSchema = v.looseObject({
  apiVersion: v.string(),
  kind: v.string(),
  metadata: v.looseObject({ name: v.string() }),
});
const deploymentSchema = v.object({
  spec: v.object({
    selector: selectorSchema,
    template: v.object({
      metadata: v.object({ labels: labelsSchema }),
      spec: v.object({
        terminationGracePeriodSeconds: v.number(),
        containers: v.tuple([v.object({ env: v.array(v.object({ name: v.string(), value: v.string() })) })]),
      }),
    }),
  }),
});

const manifests = globSync('docs/deploy/kubernetes/{config,web,worker,ingress}.yaml', { cwd: root }).flatMap((path) =>
  parseAllDocuments(read(path)).map((document) => {
    expect(document.errors, path).toEqual([]);
    return v.parse(manifestSchema, document.toJS());
  }),
);
const listOf = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const shared: Record<string, string> = Object.assign(
  {},
  ...[...listOf('ConfigMap'), ...listOf('Secret')].map(({ data, stringData }) => data ?? stringData),
);
const deployments = listOf('Deployment').map((manifest) => ({
  name: manifest.metadata.name,
  ...v.parse(deploymentSchema, manifest).spec,
}));

describe('the Kubernetes manifests', () => {
  test('are all listed in kustomization.yaml', () => {
    const { resources } = parse(read('docs/deploy/kubernetes/kustomization.yaml'));
    expect(resources.toSorted()).toEqual(['config.yaml', 'ingress.yaml', 'web.yaml', 'worker.yaml']);
    expect(manifests.map(({ kind }) => kind).toSorted()).toEqual([
      'ConfigMap',
      'Deployment',
      'Deployment',
      'Ingress',
      'Namespace',
      'PodDisruptionBudget',
      'PodDisruptionBudget',
      'Secret',
      'Service',
    ]);
  });

  test('have only valid Kubernetes fields', () => {
    const source = manifests.map(toTypedConstant).join('\n');
    expect(findTypeErrors(source)).toBe('');
    expect(findTypeErrors(source.replace('"readinessProbe"', '"readynessProbe"'))).toContain('readynessProbe');
  });

  test.each(deployments)('give $name a valid configuration and enough time to stop', ({ template }) => {
    const [{ env }] = template.spec.containers;
    const environment = { ...shared, ...Object.fromEntries(env.map(({ name, value }) => [name, value])) };
    expect(Object.keys(environment).filter((name) => !(name in variables))).toEqual([]);
    const { drainMs } = readConfig(environment);
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual((drainMs / 1000) * 2 + 5);
  });

  test('select existing pods', () => {
    const budgets = listOf('PodDisruptionBudget').map(({ spec }) =>
      v.parse(selectorSchema, v.parse(withSelector, spec).selector),
    );
    const service = v.parse(v.object({ selector: labelsSchema }), listOf('Service')[0]?.spec);
    for (const { selector, template } of deployments) {
      expect(template.metadata.labels).toEqual(selector.matchLabels);
      expect(budgets).toContainEqual(selector);
    }
    expect(deployments.map(({ selector }) => selector.matchLabels)).toContainEqual(service.selector);
  });
});

const withSelector = v.object({ selector: v.unknown() });

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true });

  test.each(['web-1', 'web-2', 'worker'])('gives %s only known variables and enough time to stop', (name) => {
    const { environment, stop_grace_period: patience } = compose.services[name];
    expect(Object.keys(environment).filter((variable) => !(variable in variables))).toEqual([]);
    expect(Number.parseInt(patience, 10)).toBeGreaterThanOrEqual(environment.DRAIN_SECONDS * 2 + 5);
  });

  test('lets Caddy proxy to the web processes with docs/deploy/Caddyfile', () => {
    const { environment } = compose.services.proxy;
    expect(compose.configs.proxy.file).toBe('docs/deploy/Caddyfile');
    const named = [...read('docs/deploy/Caddyfile').matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(environment)).toEqual(named);
    expect(environment.FOXTALE_SERVERS).toBe('web-1:3000 web-2:3000');
  });
});

describe('the systemd unit', () => {
  const unit = read('docs/deploy/foxtale@.service');

  test('runs the same program as npm start', () => {
    expect(unit).toMatch(/^ExecStart=\/opt\/foxtale\/node_modules\/\.bin\/node \S+ server\/main\.ts$/m);
    expect(unit).toMatch(/^KillMode=mixed$/m);
    expect(unit).toMatch(/^TimeoutStopSec=40$/m);
  });

  test.runIf(isInstalled('systemd-analyze'))('is valid for systemd', () => {
    const folder = mkdtempSync(join(tmpdir(), 'foxtale-unit-'));
    const path = join(folder, 'foxtale@.service');
    writeFileSync(path, unit.replace('ExecStart=/opt/foxtale/node_modules/.bin/node', `ExecStart=${process.execPath}`));
    try {
      expect(complaintsOf('systemd-analyze', ['verify', '--man=no', path])).toBe('');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** Converts a manifest to a typed TypeScript constant, so that the compiler checks each field. */
function toTypedConstant({ apiVersion, kind, ...rest }: v.InferOutput<typeof manifestSchema>, index: number) {
  const group = apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`;
  const types = join(dirname(createRequire(import.meta.url).resolve('kubernetes-types/package.json')), group);
  return `import type { ${kind} as Kind${index} } from ${JSON.stringify(types)};
export const manifest${index}: Kind${index} = ${JSON.stringify({ apiVersion, kind, ...rest })};`;
}

function findTypeErrors(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-manifests-'));
  const path = join(folder, 'manifests.ts');
  writeFileSync(path, source);
  try {
    return complaintsOf(compiler, ['--noEmit', '--ignoreConfig', '--strict', '--module', 'preserve', path]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function complaintsOf(program: string, args: string[]) {
  const { stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (error !== undefined) throw error;
  return stdout + stderr;
}

function isInstalled(program: string) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return globSync(folders.map((folder) => join(folder, program))).length > 0;
}
