import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const web = join(import.meta.dirname, 'web');

/** Inserts the head elements shared by both pages. The inline script sets the theme before the first paint. */
const sharedHead: Plugin = {
  name: 'shared-head',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const [head, script] = ['head.html', 'theme-script.js'].map((file) =>
        readFileSync(join(web, file), 'utf8').trim(),
      );
      return html.replace('<!--shared-head-->', () => `${head}\n    <script>${script}</script>`);
    },
  },
};

const anyOf = (...modules: string[]) => new RegExp(`/(${modules.join('|')})`);

// Without what several lazy parts share, but the first page does not need.
const own = anyOf(
  'web/(?!admin|landing|learning/(?!lazy-learning)|library/use-attribute-names|locales|platform/register-service-worker)',
  'domain/(?!library/attribute-names|learning)',
);
const heavy = anyOf('node_modules/(@ark-ui|@zag-js|@internationalized|@floating-ui|valibot)/');

/** Groups modules into few chunks. By default, every combination of shared modules would become a separate file. */
const chunks = [
  {
    name: 'base',
    test: anyOf(
      'node_modules/(react|react-dom|scheduler|@lingui)/',
      'domain/(language|per-language|access/reading-speed)\\.',
      'web/platform/(locale|theme|use-page-title)\\.',
    ),
  },
  {
    name: 'parts',
    test: anyOf(
      'web/ui/button/(anchor-button|button|icon-button|play-button|use-ripple)\\.',
      'web/ui/image/(fox|icon|icon-drawings)\\.',
      'web/ui/layout/card\\.',
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
  {
    name: (id: string, context: Rolldown.ChunkingContext) => (isSmall(id, context) ? 'shared' : null),
    test: own,
    minShareCount: 3,
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
  plugins: [...appPlugins(), sharedHead],
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
          rolldownOptions: { input: [join(web, 'landing/render-landing.tsx'), join(web, 'shell/render-frame.tsx')] },
        }
      : {
          rolldownOptions: {
            input: [join(web, 'index.html'), join(web, 'landing.html')],
            output: { codeSplitting: { groups: chunks } },
          },
        }),
  },
  // Bundles all dependencies, so that the server can run the built file alone.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
}));
