import { createServer } from 'vite';
import type { PageModule } from '../../domain/page.ts';

// In development, the render thread loads this module instead of the built pages, so that changed sources take effect.
const vite = await createServer({
  configFile: 'vite.config.ts',
  appType: 'custom',
  logLevel: 'warn',
  // A separate cache, because Vite's server for the browser uses the default cache folder.
  cacheDir: 'node_modules/.vite-renderer',
  // Vite need not pre-bundle packages, because Node loads them here.
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false },
});

export const renderPage: PageModule['renderPage'] = async (page, askApi) => {
  const module = (await vite.ssrLoadModule('/pages/render-page.tsx')) as PageModule;
  return module.renderPage(page, askApi);
};
