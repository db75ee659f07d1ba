import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import * as v from 'valibot';
import { languages } from '../../domain/language.ts';
import { createBuiltAssets } from '../../server/pages/page-assets.ts';
import { findWebBuild } from '../../server/platform/web-build.ts';

const { web: output, earlyScript } = findWebBuild();

const list = v.optional(v.array(v.string()), []);
const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isDynamicEntry: v.optional(v.boolean(), false),
    imports: list,
    dynamicImports: list,
    css: list,
  }),
);
type Manifest = v.InferOutput<typeof manifestSchema>;

export interface PageWeight {
  page: string;
  scriptBytes: number;
  styleBytes: number;
  budget: { scriptBytes: number; styleBytes: number };
}

const budgets = {
  landing: { scriptBytes: 95_000, styleBytes: 10_000 },
  shell: { scriptBytes: 140_000, styleBytes: 14_000 },
  route: { scriptBytes: 40_000, styleBytes: 10_000 },
};

/**
 * Measures compressed download sizes. For the landing page and for the app: everything that is downloaded before the page is
 * shown. For each route and lazy part: the size that it adds to the app.
 */
export async function weighPages(): Promise<PageWeight[]> {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(output, '.vite', 'manifest.json'), 'utf8')));
  const catalog = heaviestCatalog(manifest);
  const shell = ['main.tsx', 'shell/shell.tsx', catalog];
  const app = collect(manifest, shell);
  // Files that the app has already loaded when a route or a lazy part opens. They do not count for the route or the lazy
  // part.
  const settled = collect(manifest, [
    ...shell,
    'shell/shell-tools.tsx',
    'shell/live-updates.ts',
    'ui/overlay/menu-list.tsx',
    'ui/overlay/popover-window.tsx',
    'ui/overlay/toasts.tsx',
  ]);
  const later = Object.keys(manifest).filter(
    (name) => manifest[name]?.isDynamicEntry && name.endsWith('.tsx') && !/^(shell|ui)\//.test(name),
  );
  return [
    await weighLanding(manifest),
    { page: 'app', ...weigh(app), budget: budgets.shell },
    ...later.map((name) => {
      const added = collect(manifest, [name]).difference(settled);
      return { page: name.replace(/^.*\/|(-page)?\.tsx$/g, ''), ...weigh(added), budget: budgets.route };
    }),
  ];
}

/** The styles of the landing page are inlined in its HTML, so HTML and styles are compressed together. */
async function weighLanding(manifest: Manifest): Promise<PageWeight> {
  const findAssets = createBuiltAssets({ web: output, earlyScript });
  const styles = findAssets({
    entry: 'landing/main.tsx',
    language: 'en',
    modules: [],
    isRendered: true,
  }).inline.styles.join('');
  const { scriptBytes } = weigh(collect(manifest, ['landing/main.tsx']));
  return { page: 'landing', scriptBytes, styleBytes: compressedSize(Buffer.from(styles)), budget: budgets.landing };
}

const heaviestCatalog = (manifest: Manifest) =>
  languages
    .map((language) => `locales/${language}.po`)
    .reduce((one, other) => (sizeOf(manifest[one]?.file) >= sizeOf(manifest[other]?.file) ? one : other));

/** Returns the files of the named entries of the manifest, and the files of their static imports. */
function collect(manifest: Manifest, names: string[], known = new Set<string>()) {
  const files = new Set<string>();
  for (const name of names) {
    const part = manifest[name];
    if (part === undefined) throw new Error(`The build does not contain ${name}.`);
    if (known.has(name)) continue;
    known.add(name);
    for (const file of [part.file, ...part.css, ...collect(manifest, part.imports, known)]) files.add(file);
  }
  return files;
}

function weigh(files: ReadonlySet<string>) {
  const total = (ending: string) =>
    [...files].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + sizeOf(file), 0);
  return { scriptBytes: total('.js'), styleBytes: total('.css') };
}

const sizes = new Map<string, number>();

function sizeOf(file: string | undefined) {
  if (file === undefined) return 0;
  const size = sizes.get(file) ?? compressedSize(readFileSync(join(output, file)));
  sizes.set(file, size);
  return size;
}

/** Uses the same compression as tools/build/compress-web.ts. */
const compressedSize = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).byteLength;
