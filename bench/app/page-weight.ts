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
 * The compressed size of what is downloaded before a page is shown: for the landing page and for the app. For each route and
 * lazy part: the size that it adds to the app.
 */
export async function weighPages(): Promise<PageWeight[]> {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(output, '.vite', 'manifest.json'), 'utf8')));
  const catalog = heaviestCatalog(manifest);
  const shell = ['main.tsx', 'shell/shell.tsx', catalog];
  const app = collect(manifest, shell);
  // These files do not count for a route or a lazy part, because the app has already loaded them when the route or the part
  // opens.
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

/** The styles of the landing page are inlined in its HTML, so they are compressed as one text. */
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

/** The files of these entries and their static imports. */
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

/** Same compression as tools/build/compress-web.ts. */
const compressedSize = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).byteLength;
