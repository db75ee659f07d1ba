import pg from 'pg';
import type { Port } from '../../domain/admin/port.ts';
import { testPort } from '../../server/admin/test-port.ts';
import { type Config, loadConfig, loadEnvironment } from '../../server/config.ts';
import { ConfigError } from '../../server/config-error.ts';
import { createBaseServices } from '../../server/create-base-services.ts';
import { listCutValues } from '../../server/list-cut-values.ts';
import { listUnknownVariables } from '../../server/list-unknown-variables.ts';
import { listWarnings, warningLines } from '../../server/list-warnings.ts';
import { createDatabase } from '../../server/platform/database/database.ts';
import { explainProblem } from '../../server/platform/file-store/explain-problem.ts';
import { createIdentity } from '../../server/platform/identity/create-identity.ts';
import { createLexiconService } from '../../server/platform/lexicon/lexicon.ts';
import { createLog } from '../../server/platform/log.ts';
import type { Narrator } from '../../server/platform/narrator/narrator.ts';
import { StartRefused } from '../../server/start-refused.ts';
import { checkDatabase, checkExtensions, checkReplica } from './check-database.ts';
import { hasEmbeddedDatabase, reachDatabase } from './open-installation.ts';

/**
 * Tests every configured service with a minimal real request and prints one line per service. Returns false if any test fails.
 */
export async function checkInstallation() {
  let isFine = true;
  const report = async (part: string, test: () => Promise<string | undefined>) => {
    try {
      const found = await test();
      console.log(found === undefined ? `– ${part}: not configured` : `✓ ${part}: ${found}`);
    } catch (error) {
      if (!(error instanceof StartRefused || error instanceof ConfigError)) throw error;
      isFine = false;
      console.log(`✗ ${part}: ${error.message}`);
    }
  };

  const environment = loadEnvironment();
  let config: Config | undefined;
  await report('configuration', async () => {
    config = loadConfig();
    return 'all values are valid';
  });
  for (const line of [...listUnknownVariables(environment), ...listCutValues(environment)]) console.log(`! ${line}`);
  if (config === undefined) return false;
  for (const warning of listWarnings(config)) console.log(`! ${warningLines[warning]}`);
  await checkParts(config, report);
  return isFine;
}

type Report = (part: string, test: () => Promise<string | undefined>) => Promise<void>;

async function checkParts(config: Config, report: Report) {
  const isThere = config.databaseUrl !== undefined || hasEmbeddedDatabase(config);
  await using reached = isThere ? await reachDatabase(config) : undefined;
  if (reached === undefined) console.log('– database: the embedded one is created at the first start');
  else await checkDatabaseOf(reached, config, report);
  const { replica } = config;
  if (replica !== undefined) await report('replica', () => checkReplica({ connectionString: replica.databaseUrl }));
  // The pool connects only when a query runs, so that the other services are tested even without a database.
  const pool = new pg.Pool({ ...(reached?.connection ?? nowhere), max: 1, connectionTimeoutMillis: 5000 });
  pool.on('error', () => {});
  const world = createBaseServices(config, {
    db: createDatabase(pool),
    log: createLog({ ...config, logLevel: 'silent' }),
  });
  const baseUrl = config.baseUrl ?? `http://${config.host}:${config.port}`;
  const { identity } = createIdentity(config, { baseUrl, listensOn: baseUrl, log: world.log });
  const services = { ...world, config, identity, lexicon: createLexiconService() };
  const test = async (port: Port, words: string) => {
    const { isWorking, latencyMs, problem } = await testPort(services, port);
    if (!isWorking) throw new StartRefused(`${words}: ${problem}`);
    return `${words}, ${latencyMs} ms`;
  };

  const { s3, languageModel, narrator, stripe, google } = config;
  await report('files', () => checkFiles(services, s3 === undefined ? describeFolder(config) : `bucket ${s3.bucket}`));
  await report(
    'language model',
    async () => languageModel && test('writer', `${languageModel.provider}, ${languageModel.model}`),
  );
  await report('voice', () => test('narrator', describeVoice(narrator, services.narrator)));
  await report('payments', async () => stripe && test('payments', 'Stripe'));
  await report('sign-in', async () => {
    if (google !== undefined) return test('identity', google.issuer.host);
    if (identity !== undefined && config.role === 'web')
      return 'local accounts, without a password, for one web process';
    if (identity !== undefined) return 'local accounts, without a password';
    throw new StartRefused('nobody can sign in: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET');
  });
  await services.narrator.stop();
  await services.lexicon.stop();
  await pool.end();
}

function describeVoice(settings: Config['narrator'], { voices: [best] }: Narrator) {
  if (settings === undefined) return 'the built-in one';
  if (settings.provider !== 'local') return `${settings.provider}, ${settings.model}`;
  if (best?.languages === undefined) return 'the built-in one, because no other is installed: npm run voices';
  return `installed for ${best.languages.join(', ')}`;
}

const nowhere = { host: '/nowhere' };

const describeFolder = ({ dataDir, role }: Config) =>
  role === 'all'
    ? `the folder ${dataDir}`
    : `the folder ${dataDir}, which all processes must share; otherwise set S3_…`;

async function checkDatabaseOf({ connection }: { connection: pg.PoolConfig }, config: Config, report: Report) {
  await report('database', () => checkDatabase(connection, config));
  await report('extensions', () => checkExtensions(connection));
}

async function checkFiles({ files }: Pick<ReturnType<typeof createBaseServices>, 'files'>, words: string) {
  try {
    await files.check({ isThorough: true });
    return words;
  } catch (error) {
    const problem = explainProblem(error);
    throw new StartRefused(`${words}: ${problem.words}. ${problem.remedy}`, { cause: error });
  }
}
