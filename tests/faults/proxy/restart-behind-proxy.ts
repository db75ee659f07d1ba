import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrationLock } from '../../../server/platform/database/migrate.ts';
import { findFreePort } from '../../support/find-free-port.ts';
import { until } from '../../support/until.ts';
import { restartOneByOne } from '../restart-one-by-one.ts';
import { type Member, startCluster } from '../start-cluster.ts';
import { type Finding, listBroken } from '../verdict.ts';
import { inspectForwarding } from './inspect-forwarding.ts';
import { type ProxyName, startProxy } from './start-proxy.ts';

/** Rolling restart of both web processes behind the real proxy, with the configuration file in docs/deploy. */
export async function restartBehindProxy(name: ProxyName): Promise<Finding[]> {
  const forwarding = await inspectForwarding(name);
  if (forwarding === undefined) {
    const seen = `NOT TRIED: ${name} is not installed, and apt-get could not download it`;
    return [{ what: `a rolling restart behind ${name}`, seen, problems: [] }];
  }
  const port = await findFreePort();
  const environment = { BASE_URL: `http://127.0.0.1:${port}`, TRUST_PROXY: '1', DRAIN_SECONDS: '10' };
  await using cluster = await startCluster({ webs: 2, workers: 0, environment });
  const [first, second] = cluster.webs.map(({ baseUrl }) => new URL(baseUrl).host);
  if (first === undefined || second === undefined) throw new Error('This needs two web processes.');
  await using proxy = await startProxy(name, { port, servers: [first, second] });
  if (proxy === undefined) throw new Error(`${name} is missing.`);
  const webs = cluster.webs.map((web) => ({ ...web, restart: () => restartSlowly(web, cluster.database.url) }));
  const restarted = await restartOneByOne({ ...cluster, webs, baseUrl: proxy.baseUrl }, webs);
  const { status } = await fetch(`${proxy.baseUrl}/metrics`);
  return [
    forwarding,
    {
      ...restarted,
      what: `${restarted.what}, behind ${name} with docs/deploy/${name === 'nginx' ? 'nginx.conf' : 'Caddyfile'}`,
      problems: [...restarted.problems, ...listBroken({ 'metrics are not shown to clients': status === 404 })],
    },
  ];
}

// How long the port of the restarted process is open before the app is ready. A proxy with the configuration in docs/deploy
// avoids a server for 2 s after a failure. So the proxy tries this server again before the app is ready.
const startingMs = 5000;

/**
 * Restarts a web process while another process holds the migration lock. So the port of the web process is open long before
 * the app is ready.
 */
async function restartSlowly(web: Member, databaseUrl: string) {
  const migrating = new pg.Client(databaseUrl);
  await migrating.connect();
  await migrating.query('select pg_advisory_lock($1)', [migrationLock]);
  const restarted = web.restart();
  await until(() => isStarting(web.baseUrl), { what: 'it starts', timeoutMs: 40_000, everyMs: 50 });
  await sleep(startingMs);
  await migrating.end();
  await restarted;
}

const isStarting = (baseUrl: string) =>
  fetch(baseUrl, { headers: { connection: 'close' } }).then(
    async (answer) => answer.status === 503 && (await answer.text()).includes('starting'),
    () => false,
  );
