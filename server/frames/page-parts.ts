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
  /** The section of the message catalogue that only such pages use. */
  messages?: 'creation' | 'learning';
  frame?: (search: URLSearchParams) => FrameName | undefined;
  /** The API request for the content of the page; undefined if the address does not determine it. Then the browser sends it. */
  question?: (address: URL) => string | undefined;
}

const shell = 'shell/shell.tsx';
const pages: Page[] = [
  { path: /^\/$/, parts: [shell, 'library/home/home-page.tsx'], frame: () => 'home', question: () => '/api/home' },
  { path: /^\/login$/, parts: ['access/login-page.tsx'] },
  {
    path: /^\/search$/,
    parts: [shell, 'library/search/search-page.tsx'],
    frame: chooseSearchFrame,
    question: ({ searchParams }) => toSearchQuestion(searchParams),
  },
  {
    path: /^\/article\/[^/]+$/,
    parts: ['reader/page/article-page.tsx'],
    frame: () => 'reader',
    question: ({ pathname }) => toArticleQuestion(pathname),
  },
  {
    path: /^\/create-article$/,
    parts: [shell, 'creation/create-article-page.tsx'],
    messages: 'creation',
    frame: (search) => (search.size === 0 ? 'create' : undefined),
  },
  { path: /^\/words$/, parts: [shell, 'learning/words/words-page.tsx'], messages: 'learning' },
  { path: /^\/words\/review$/, parts: [shell, 'learning/review/review-page.tsx'], messages: 'learning' },
  { path: /^\/settings$/, parts: [shell, 'settings/settings-page.tsx'], frame: () => 'settings' },
];

const otherPage: Omit<Page, 'path'> = { parts: [shell] };

/** The frame fits only a plain search: filters and later pages look different. */
function chooseSearchFrame(search: URLSearchParams) {
  if (search.size === 0) return 'search';
  const q = search.get('q') ?? '';
  const { length } = q.trim();
  return search.size === 1 && length > 0 && length < searchMaxLength && !isJson(q) ? 'results' : undefined;
}

function toSearchQuestion(search: URLSearchParams) {
  const q = search.get('q') ?? '';
  if (search.size === 0) return '/api/search?page=1';
  const isPlain = search.size === 1 && q !== '' && q === q.trim() && q.length <= searchMaxLength && !isJson(q);
  return isPlain ? `/api/search?${new URLSearchParams({ q, page: '1' })}` : undefined;
}

/** The router of the app parses such a parameter as JSON, for example as a number. */
function isJson(text: string) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function toArticleQuestion(path: string) {
  const [, article] = /^\/article\/([\da-f-]{36})$/.exec(path) ?? [];
  return article === undefined ? undefined : `/api/articles/${article}`;
}

/** What an address of the app needs: its prerendered frame, its API request, and its built files with all their imports. */
export function createFindParts(folder: string) {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')));
  const index = collect(manifest, ['index.html']);
  const missing = pages.flatMap(({ parts }) => parts).filter((part) => manifest[part] === undefined);
  if (missing.length > 0) throw new Error(`The web app was built without ${missing.join(', ')}.`);
  return (address: URL) => {
    const page = pages.find(({ path }) => path.test(address.pathname));
    const { parts, messages, frame, question } = page ?? otherPage;
    return {
      frame: frame?.(address.searchParams),
      question: question?.(address),
      listFiles(language: Language) {
        const catalogs = [`locales/${language}.po`, ...(messages ? [`locales/${messages}/${language}.po`] : [])];
        return [...collect(manifest, [...catalogs, ...parts])]
          .filter((file) => !index.has(file))
          .map((file) => `/${file}`);
      },
    };
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
