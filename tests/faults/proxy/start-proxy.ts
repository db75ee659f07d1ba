import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDebianProgram } from '../../support/database/find-debian-program.ts';
import { until } from '../../support/until.ts';
import { prepareCaddy } from './prepare-caddy.ts';
import { prepareNginx } from './prepare-nginx.ts';
import type { PreparedProxy, ProxyPlace } from './prepared-proxy.ts';

const proxies = {
  nginx: prepareNginx,
  caddy: prepareCaddy,
} satisfies Record<string, (place: ProxyPlace) => Promise<PreparedProxy>>;

export type ProxyName = keyof typeof proxies;

interface Wanted {
  port: number;
  servers: readonly [string, string];
}

/**
 * Starts the installed or downloaded proxy with its configuration file in docs/deploy. Returns undefined if the program is not
 * available.
 */
export async function startProxy(name: ProxyName, { port, servers }: Wanted) {
  const program = await findDebianProgram(name);
  if (program === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), `foxtale-${name}-`));
  // If nginx is started as root, it runs its workers as another user. This user needs access to the folder.
  chmodSync(folder, 0o755);
  const { args, environment } = await proxies[name]({ folder, port, servers });
  const child = spawn(program, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  const exit = once(child, 'close');
  const baseUrl = `http://127.0.0.1:${port}`;
  const answers = async () => {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${said}`);
    return await fetch(`${baseUrl}/api/health`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await until(answers, { what: `${name} answers`, timeoutMs: 15_000, everyMs: 50 });
  return {
    baseUrl,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
