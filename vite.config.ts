import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

const web = join(import.meta.dirname, 'web');

const anyOf = (...modules: string[]) => new RegExp(`/(${modules.join('|')})`);

// Our own modules that may go into the chunks `later` and `shared`. Leaves out modules that the first page does not need: if
// several lazy parts import them, they would become part of `shared`, which the first page loads.
const own = anyOf(
  'web/(?!access/save-vocabulary|admin|creation|landing|learning|library/use-attribute-names|locales|platform/register-service-worker|translation|ui/layout/table)',
  'domain/(?!landing|library/attribute-names|learning)',
);
const heavy = anyOf('node_modules/(@ark-ui|@zag-js|@internationalized|@floating-ui|valibot)/');

/** Groups modules into few chunks. By default, every combination of shared modules would become a separate file. */
const chunks = [
  {
    name: 'base',
    test: anyOf(
      'node_modules/(react|react-dom|scheduler|@lingui)/',
      'domain/(language|per-language|access/reading-speed)\\.',
      'web/(platform/(language-names|learning-choice|load-intl|locale|next-task|theme|use-page-title)|ui/loading/(first-page|hydrated)|pages/page-data)\\.',
    ),
  },
  {
    name: 'parts',
    test: anyOf(
      'web/ui/button/(anchor-button|button|icon-button|play-button|use-ripple)\\.',
      'web/ui/image/(fox|icon|icon-drawings)\\.',
      'web/ui/layout/(card|skip-link)\\.',
      'web/ui/status/(badge|note|skeleton|three-dots)\\.',
    ),
  },
  {
    name: 'door',
    test: anyOf(
      'web/ui/image/google-mark\\.',
      'web/access/(language-menu|sign-in-button|sign-in-note|use-sign-in)\\.',
      'web/billing/(format-price|plan-card|saved-share)\\.',
      'web/reader/player/(find-spoken|silence|ticker)\\.',
    ),
  },
  {
    name: 'app',
    test: anyOf(
      'node_modules/(@tanstack|hono)/',
      'web/platform/(api|connection)\\.',
      'web/access/leave\\.',
      'web/shell/(inside-main|use-search-shortcut)\\.',
    ),
  },
  // Lazy parts of the landing page get their own chunk, so that they do not load the styles of the app.
  {
    name: (id: string, context: Rolldown.ChunkingContext) => (isFetchedLater(id, context) ? 'later' : null),
    test: own,
  },
  // Modules that several parts of the reader share are loaded with the reader, not with the first page.
  {
    name: (id: string, context: Rolldown.ChunkingContext) => (isSmall(id, context) ? 'reading' : null),
    test: anyOf('web/reader/(?!queries)', 'domain/(reader|text)/'),
    minShareCount: 3,
  },
  {
    name: (id: string, context: Rolldown.ChunkingContext) => (isSmall(id, context) ? 'shared' : null),
    test: own,
    minShareCount: 4,
  },
];

let later: Set<string> | undefined;

function isFetchedLater(id: string, context: Rolldown.ChunkingContext) {
  const page = join(web, 'landing/main.tsx');
  later ??= reach(page, context, 'later').difference(reach(page, context));
  return later.has(id);
}

/** Whether a module imports no large library, directly or indirectly. */
const isSmall = (id: string, context: Rolldown.ChunkingContext) =>
  ![...reach(id, context)].some((reached) => heavy.test(reached));

function reach(id: string, context: Rolldown.ChunkingContext, when?: 'later', reached = new Set<string>()) {
  if (reached.has(id)) return reached;
  reached.add(id);
  const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
  for (const next of when === 'later' ? [...importedIds, ...dynamicallyImportedIds] : importedIds)
    reach(next, context, when, reached);
  return reached;
}

/** Plugins that compile the source of the app. Component tests use them as well. */
export const appPlugins = () => [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })];

export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: appPlugins(),
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {
          ssr: true,
          rolldownOptions: { input: join(web, 'pages/render-page.tsx') },
        }
      : {
          rolldownOptions: {
            input: { index: join(web, 'main.tsx'), landing: join(web, 'landing/main.tsx') },
            output: { codeSplitting: { groups: chunks } },
          },
        }),
  },
  // The SSR build bundles all packages into one file. In development, Node loads them, because Vite cannot run CommonJS packages.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
}));
