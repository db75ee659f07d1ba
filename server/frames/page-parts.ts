import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { FrameName } from '../../domain/frame.ts';
import type { Language } from '../../domain/language.ts';
import { searchMaxLength } from '../../domain/library/search.ts';

const list = v.optional(v.array(v.string()), []);
const manifestSchema = v.record(v.string(), v.object({ file: v.string(), imports: list, css: list }));
type Manifest = v.InferOutput<typeof manifestSchema>;

interface Page {
  path: RegExp;
  parts: string[];
  frame?: (search: URLSearchParams) => FrameName | undefined;
}

const shell = 'shell/shell.tsx';
const pages: Page[] = [
  { path: /^\/$/, parts: [shell, 'library/home-page.tsx'], frame: () => 'home' },
  { path: /^\/login$/, parts: ['access/login-page.tsx'] },
  {
    path: /^\/search$/,
    parts: [shell, 'library/search-page.tsx'],
    frame: chooseSearchFrame,
  },
  { path: /^\/article\//, parts: ['reader/article-page.tsx'], frame: () => 'reader' },
  {
    path: /^\/create-article$/,
    parts: [shell, 'creation/create-article-page.tsx'],
    frame: (search) => (search.size === 0 ? 'create' : undefined),
  },
  { path: /^\/settings$/, parts: [shell, 'settings/settings-page.tsx'], frame: () => 'settings' },
];

/** Filters and pages show in more places than the frame leaves open. */
function chooseSearchFrame(search: URLSearchParams) {
  if (search.size === 0) return 'search';
  const length = search.get('q')?.trim().length ?? 0;
  return search.size === 1 && length > 0 && length < searchMaxLength ? 'results' : undefined;
}

/** What an address of the app needs: which frame stands there meanwhile, and the built files, imported ones included. */
export function createFindParts(folder: string) {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')));
  const index = collect(manifest, ['index.html']);
  return ({ pathname, searchParams }: URL, language: Language) => {
    const { parts, frame } = pages.find(({ path }) => path.test(pathname)) ?? { parts: [shell] };
    const files = [...collect(manifest, [`locales/${language}.po`, ...parts])].filter((file) => !index.has(file));
    return { files: files.map((file) => `/${file}`), frame: frame?.(searchParams) };
  };
}

function collect(manifest: Manifest, names: string[], files = new Set<string>()) {
  for (const part of names.flatMap((name) => manifest[name] ?? [])) {
    if (files.has(part.file)) continue;
    for (const file of [part.file, ...part.css]) files.add(file);
    collect(manifest, part.imports, files);
  }
  return files;
}
