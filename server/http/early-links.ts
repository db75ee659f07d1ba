import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Language } from '../../domain/language.ts';

const list = v.optional(v.array(v.string()), []);
const manifestSchema = v.record(v.string(), v.object({ file: v.string(), imports: list, css: list }));
type Manifest = v.InferOutput<typeof manifestSchema>;

const shell = 'shell/shell.tsx';
const parts: [path: RegExp, ...parts: string[]][] = [
  [/^\/$/, shell, 'library/home-page.tsx'],
  [/^\/login$/, 'access/login-page.tsx'],
  [/^\/search$/, shell, 'library/search-page.tsx'],
  [/^\/article\//, 'reader/article-page.tsx'],
  [/^\/create-article$/, shell, 'creation/create-article-page.tsx'],
  [/^\/settings$/, shell, 'settings/settings-page.tsx'],
];

interface Visit {
  path: string;
  language: Language;
  isSignedIn: boolean;
}

/**
 * What a page of the app is going to ask for, as a header of its answer. The browser fetches it side by side with the
 * scripts, instead of finding out step by step.
 */
export function createEarlyLinks(folder: string) {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')));
  const index = collect(manifest, ['index.html']);
  return ({ path, language, isSignedIn }: Visit) => {
    const [, ...names] = parts.find(([pattern]) => pattern.test(path)) ?? [undefined, shell];
    const files = [...collect(manifest, [`locales/${language}.po`, ...names])].filter((file) => !index.has(file));
    const questions = ['/api/session', ...(isSignedIn ? ['/api/profile', ...ownQuestions(path)] : [])];
    return [
      ...questions.map((address) => `<${address}>; rel=preload; as=fetch; crossorigin`),
      ...files.map((file) =>
        file.endsWith('.css')
          ? `</${file}>; rel=preload; as=style; crossorigin`
          : `</${file}>; rel=modulepreload; crossorigin`,
      ),
    ].join(', ');
  };
}

/** What the page shows, where its address says what that is. */
function ownQuestions(path: string) {
  if (path === '/') return ['/api/home'];
  const [, article] = /^\/article\/([\da-f-]{36})$/.exec(path) ?? [];
  return article === undefined ? [] : [`/api/articles/${article}`];
}

/** The files of these parts and of all that they import. */
function collect(manifest: Manifest, names: string[], files = new Set<string>()) {
  for (const part of names.flatMap((name) => manifest[name] ?? [])) {
    if (files.has(part.file)) continue;
    for (const file of [part.file, ...part.css]) files.add(file);
    collect(manifest, part.imports, files);
  }
  return files;
}
