import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * Features in order: each may import only the features after it, in `domain`, `server` and `web`. To add a feature, add one
 * entry. `learning` is before `reader`, because `learning` uses the definitions, narrations and text of `reader`.
 */
const features = [
  'shell',
  'landing',
  'admin',
  'creation',
  'learning',
  'reader',
  'translation',
  'billing',
  'library',
  'notifications',
  'settings',
  'access',
];

const unranked = Number.POSITIVE_INFINITY;

/**
 * For each top-level folder, the other top-level folders that it may import. Test files may import everything, and no file may
 * import a test file.
 */
const below: Record<string, string[]> = {
  domain: [],
  content: ['domain'],
  server: ['domain', 'content'],
  web: ['domain', 'server'],
  tests: ['domain', 'content', 'server', 'web'],
  tools: ['domain', 'content', 'server', 'tests'],
  bench: ['domain', 'content', 'server', 'tests'],
};

interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
  isDynamic: boolean;
}

interface Rule {
  says: string;
  forbids: (step: Import) => boolean;
}

const rules: Rule[] = [
  {
    says: 'a root may import only the roots below it',
    forbids: ({ from, to }) =>
      rootOf(to) !== rootOf(from) && rootOf(to) in below && !below[rootOf(from)]?.includes(rootOf(to)),
  },
  { says: 'nothing may import a test file', forbids: ({ to }) => isTest(to) },
  {
    says: 'a feature may import only features ranked below it',
    forbids: (step) => rankOf(step.from) !== unranked && rankOf(step.to) < rankOf(step.from) && !isLazyPart(step),
  },
  {
    says: 'domain is pure: it may import only itself, valibot and ts-fsrs',
    forbids: ({ from, to }) =>
      rootOf(from) === 'domain' && rootOf(to) !== 'domain' && !['valibot', 'ts-fsrs'].includes(to),
  },
  {
    says: 'web may import only the type of the API',
    forbids: ({ from, to, isTypeOnly }) =>
      rootOf(from) === 'web' && rootOf(to) === 'server' && !(isTypeOnly && to === 'server/app.ts'),
  },
  {
    says: 'the UI kit must not import product code',
    forbids: ({ from, to }) => from.startsWith('web/ui/') && /^(web\/(?!ui\/|assets\/)|domain\/|server\/)/.test(to),
  },
  {
    says: 'platform must not import features',
    forbids: ({ from, to }) =>
      /^(server|web)\/platform\//.test(from) && rootOf(to) !== 'domain' && rankOf(to) !== unranked,
  },
];

const files = globSync(`{${Object.keys(below).join()}}/**/*.{ts,tsx,mjs}`).filter((file) => !file.endsWith('.d.ts'));
const imports = files.flatMap(readImports);
const bound = imports.filter(({ from }) => !isTest(from));
const violations = rules.flatMap(({ says, forbids }) =>
  bound.filter(forbids).map(({ from, to }) => `${from} → ${to}: ${says}`),
);
const cycle = findCycle(imports);
if (cycle !== undefined) violations.push(`import cycle: ${cycle.join(' → ')}`);
const heavy = findPath('server/start.ts', 'domain/lexicon/annotate.ts');
if (heavy !== undefined)
  violations.push(`the server process must not load the rules of the lexicon: ${heavy.join(' → ')}`);

console.log(
  violations.length === 0
    ? `${imports.length} imports of ${files.length} files checked, no violations.`
    : violations.join('\n'),
);
process.exit(violations.length === 0 ? 0 : 1);

function readImports(from: string): Import[] {
  const source = readFileSync(from, 'utf8');
  const { module } = parseSync(from, source);
  const resolve = (name: string) => (name.startsWith('.') ? normalize(join(dirname(from), name)) : name);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      from,
      to: resolve(moduleRequest.value),
      isTypeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
      isDynamic: false,
    })),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      from,
      to: resolve(source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
      isTypeOnly: false,
      isDynamic: true,
    })),
  ];
}

function rootOf(path: string) {
  return path.split('/')[0] ?? '';
}

function isTest(path: string) {
  return /\.test\.tsx?$/.test(path);
}

/**
 * Whether a file is imported lazily and is a component. Such an import may lead to a feature that is earlier in `features`: the
 * importing page does not depend on the component's code.
 */
function isLazyPart({ to, isDynamic }: Import) {
  return isDynamic && /^web\/.*\.tsx$/.test(to);
}

/** The index of the path's feature in `features`, or `unranked` if the path is not in a feature. */
function rankOf(path: string) {
  const rank = features.indexOf(path.split('/')[1] ?? '');
  return rank === -1 || !['server', 'web', 'domain'].includes(rootOf(path)) ? unranked : rank;
}

/** The shortest chain of imports through which one file loads another. Imports of types load nothing. */
function findPath(start: string, target: string) {
  const next = Map.groupBy(
    imports.filter(({ isTypeOnly }) => !isTypeOnly),
    ({ from }) => from,
  );
  const paths = [[start]];
  const seen = new Set([start]);
  for (const path of paths) {
    const last = path.at(-1) ?? start;
    if (last === target) return path;
    for (const { to } of next.get(last) ?? [])
      if (!seen.has(to)) {
        seen.add(to);
        paths.push([...path, to]);
      }
  }
  return undefined;
}

function findCycle(steps: Import[]) {
  const next = Map.groupBy(steps, (step) => step.from);
  const done = new Set<string>();
  const visit = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const { to } of next.get(file) ?? []) {
      const found = visit(to, [...path, file]);
      if (found !== undefined) return found;
    }
    done.add(file);
    return undefined;
  };
  for (const file of next.keys()) {
    const found = visit(file, []);
    if (found !== undefined) return found;
  }
  return undefined;
}
