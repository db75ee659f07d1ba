import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const webPort = 5173;
const serverPort = process.env.PORT ?? '3000';
const baseUrl = `http://127.0.0.1:${webPort}`;

// `npm run dev`: the server renders pages from the sources and restarts when the sources of the server change. Vite serves
// modules with hot reload.
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: serverPort, BASE_URL: baseUrl, SERVE_WEB: 'sources' },
});
const target = `http://127.0.0.1:${serverPort}`;
const vite = await createServer({
  configFile: 'vite.config.ts',
  appType: 'custom',
  server: {
    host: '127.0.0.1',
    port: webPort,
    strictPort: true,
    proxy: {
      '/api': target,
      '/oidc': target,
      '^/': {
        target,
        // Vite serves the URL that this function returns. If it returns undefined (for HTML pages), Vite proxies the request to
        // our server.
        bypass: ({ url, headers }) => (headers.accept?.includes('text/html') ? undefined : url),
        // The content security policy would block Vite's inline scripts and styles.
        configure: (proxy) => proxy.on('proxyRes', ({ headers }) => delete headers['content-security-policy']),
      },
    },
  },
});
await vite.listen();
console.log(`\nDevelop at ${baseUrl} (every UI part at ${baseUrl}/ui)\n`);

async function stop() {
  server.kill('SIGINT');
  await vite.close();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
