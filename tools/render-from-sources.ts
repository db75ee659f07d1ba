import { createServer } from 'vite';
import type { PageModule } from '../domain/page.ts';

// In development, the render thread loads this module instead of the build, so that changed sources are loaded again.
const vite = await createServer({
  configFile: 'vite.config.ts',
  appType: 'custom',
  logLevel: 'warn',
  // Separate from the cache of the Vite server for the browser. Node loads the packages, so no package is bundled.
  cacheDir: 'node_modules/.vite-renderer',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false },
});

export const renderPage: PageModule['renderPage'] = async (page, askApi) => {
  const module = (await vite.ssrLoadModule('/pages/render-page.tsx')) as PageModule;
  return module.renderPage(page, askApi);
};
