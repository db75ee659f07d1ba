import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const webPort = 5173;
const serverPort = process.env.PORT ?? '3000';
const baseUrl = `http://127.0.0.1:${webPort}`;

// `npm run dev`: Vite serves the web app with hot reload and proxies API requests; the server restarts when its sources change.
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: serverPort, BASE_URL: baseUrl, SERVE_WEB: 'false' },
});
const target = `http://127.0.0.1:${serverPort}`;
const vite = await createServer({
  configFile: 'vite.config.ts',
  server: { host: '127.0.0.1', port: webPort, strictPort: true, proxy: { '/api': target, '/oidc': target } },
});
await vite.listen();
console.log(`\nDevelop at ${baseUrl} (UI component gallery at ${baseUrl}/ui)\n`);

async function stop() {
  server.kill('SIGINT');
  await vite.close();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
