import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface AppProcess {
  baseUrl: string;
  readyAfterMs: number;
  stop(): Promise<void>;
}

// More frequent checks would take CPU time from the start that they measure.
const healthCheckMs = 50;

/** Runs `npm start` as an operator would and measures the time until the first successful health check. */
export async function startApp(dataDir: string, environment: Record<string, string> = {}): Promise<AppProcess> {
  const port = await findFreePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'false',
      ...environment,
    },
    stdio: 'ignore',
    detached: true,
  });
  while (!(await isHealthy(baseUrl))) {
    if (child.exitCode !== null) throw new Error('The app stopped while starting.');
    await sleep(healthCheckMs);
  }
  return { baseUrl, readyAfterMs: performance.now() - started, stop: () => stopGroup(child) };
}

async function isHealthy(baseUrl: string) {
  try {
    return (await fetch(`${baseUrl}/api/health`)).ok;
  } catch {
    return false;
  }
}

/** Sends SIGINT to the whole process group, as Ctrl-C in a terminal does. */
async function stopGroup(child: ChildProcess) {
  const closed = new Promise((resolve) => child.on('exit', resolve));
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  await closed;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
