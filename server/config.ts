import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { ConfigError } from './config-error.ts';
import { duration, flag, numberFrom, oneOf, retention, text } from './config-values.ts';
import { fileStoreVariables, readFileStoreSettings } from './platform/file-store/settings.ts';
import { languageModelVariables, readLanguageModelSettings } from './platform/language-model/settings.ts';
import { mailerVariables, readMailerSettings } from './platform/mailer/settings.ts';
import { narratorVariables, readNarratorSettings } from './platform/narrator/settings.ts';
import { paymentVariables, readPaymentSettings } from './platform/payments/settings.ts';
import { readTraceSettings, telemetryVariables } from './platform/telemetry/settings.ts';

const address = v.pipe(
  text,
  v.url('must be an address such as https://foxtale.example'),
  v.transform((value) => new URL(value)),
);

const databaseAddress = v.pipe(
  text,
  v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
  v.check(
    (url) => !/^\w+:\/\/[^/?#@:]*:(?!\d+\/)[^/?#@]*[/?#].*@/.test(url),
    'has a password with “/”, “?” or “#”: write it percent-encoded, or set it in PGPASSWORD',
  ),
);

export const variables = {
  HOST: v.optional(text, '127.0.0.1'),
  PORT: v.optional(
    v.pipe(text, v.regex(/^\d+$/, 'must be a port number'), v.toNumber(), v.maxValue(65_535, 'must be a port number')),
    '3000',
  ),
  DATA_DIR: v.optional(text, 'data'),
  BACKUP_EVERY: v.optional(duration),
  BACKUP_DIR: v.optional(text),
  DATABASE_URL: v.optional(databaseAddress),
  PGPASSWORD: v.optional(text),
  DATABASE_POOL: v.optional(numberFrom(2), '10'),
  MIGRATE: v.optional(flag, 'true'),
  DATABASE_REPLICA_URL: v.optional(databaseAddress),
  DATABASE_REPLICA_LAG_SECONDS: v.optional(numberFrom(1, 3600), '10'),
  BASE_URL: v.optional(
    v.pipe(
      address,
      v.check((url) => /^https?:$/.test(url.protocol), 'must begin with http:// or https://'),
      v.check((url) => url.pathname === '/' && url.search === '', 'must be an address without a path'),
    ),
  ),
  ACCESS: v.optional(oneOf(['beta', 'open']), 'beta'),
  ADMIN_EMAILS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) =>
        list
          .toLowerCase()
          .split(/[\s,;]+/)
          .filter(Boolean),
      ),
      v.array(v.pipe(v.string(), v.email('must be a list of e-mail addresses'))),
    ),
    '',
  ),
  GOOGLE_CLIENT_ID: v.optional(text),
  GOOGLE_CLIENT_SECRET: v.optional(text),
  GOOGLE_ISSUER: v.optional(address, 'https://accounts.google.com'),
  LOCAL_ACCOUNTS: v.optional(oneOf(['loopback', 'always', 'never']), 'loopback'),
  TRUST_PROXY: v.optional(
    v.pipe(text, v.regex(/^\d$/, 'must be the number of proxies in front of the server'), v.toNumber()),
    '0',
  ),
  RATE_LIMITS: v.optional(flag, 'true'),
  INDEX_WORDS: v.optional(flag, 'true'),
  IMPORT_LINKS: v.optional(flag, 'true'),
  DRAIN_SECONDS: v.optional(numberFrom(0, 600), '0'),
  KEEP_ALIVE_SECONDS: v.optional(numberFrom(1, 3600), '65'),
  ROLE: v.optional(oneOf(['all', 'web', 'worker']), 'all'),
  ...languageModelVariables,
  ...narratorVariables,
  ...fileStoreVariables,
  ...paymentVariables,
  ...mailerVariables,
  ...telemetryVariables,
  KEEP_NOTIFICATIONS: v.optional(retention, '365d'),
  KEEP_MODEL_CALLS: v.optional(retention, '365d'),
  KEEP_ADMIN_ACTIONS: v.optional(retention, 'forever'),
  KEEP_FEEDBACK: v.optional(retention, 'forever'),
  LEGAL_DIR: v.optional(text),
  SERVE_WEB: v.optional(oneOf(['true', 'false', 'sources']), 'true'),
  ACCESS_LOG: v.optional(flag, 'false'),
  LOG_LEVEL: v.optional(oneOf(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof variables, undefined>>;

export type Config = ReturnType<typeof readConfig>;

const longestMonthMs = 31 * 86_400_000;

/**
 * Reads the settings from .env and the environment. Throws a ConfigError if a variable is invalid; its message is one line
 * with the name of the variable.
 */
export function loadConfig() {
  loadEnvironment();
  return readConfig(process.env);
}

/**
 * Loads .env into the environment. Variables that are already set take precedence. Returns the environment, the variable
 * names in .env and the text of .env.
 */
export function loadEnvironment() {
  const file = existsSync('.env') ? readFileSync('.env', 'utf8') : '';
  const inFile = parseEnv(file);
  for (const [name, value] of Object.entries(inFile)) process.env[name] ??= value;
  return { environment: process.env, fileNames: Object.keys(inFile), file };
}

export function readConfig(source: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = v.safeParse(v.object(variables), present);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new ConfigError(`${v.getDotPath(issue)?.split('.')[0] ?? 'environment'} ${issue.message}`);
  }
  const env = parsed.output;
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined)) {
    throw new ConfigError(
      `${env.GOOGLE_CLIENT_ID === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET'} is missing: Google sign-in needs both`,
    );
  }
  if (env.DATABASE_REPLICA_URL !== undefined && env.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica');
  }
  if (env.ROLE !== 'all' && env.DATABASE_URL === undefined) {
    throw new ConfigError(
      'ROLE needs DATABASE_URL: the embedded database serves a single process, which must have ROLE=all',
    );
  }
  if (env.MODEL_BUDGET_TOKENS !== undefined && (env.KEEP_MODEL_CALLS ?? longestMonthMs) < longestMonthMs) {
    throw new ConfigError(
      'MODEL_BUDGET_TOKENS needs KEEP_MODEL_CALLS of 31d or more: the calls of the month are counted',
    );
  }
  // A server that listens on a loopback address is public if a proxy forwards requests to it. A BASE_URL with another host
  // name shows that.
  const isPrivate = isLoopback(env.HOST) && (env.BASE_URL === undefined || isLoopback(env.BASE_URL.hostname));
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    backups: readBackupSettings(env),
    databaseUrl: env.DATABASE_URL,
    /**
     * The database driver reads the password from the environment. The password is listed here so that it is redacted from
     * messages.
     */
    databasePassword: env.PGPASSWORD,
    databasePool: env.DATABASE_POOL,
    replica:
      env.DATABASE_REPLICA_URL === undefined
        ? undefined
        : { databaseUrl: env.DATABASE_REPLICA_URL, longestLagMs: env.DATABASE_REPLICA_LAG_SECONDS * 1000 },
    /**
     * Whether the server applies pending migrations at the start. If false, the server only checks that no migrations are
     * pending.
     */
    migrates: env.MIGRATE,
    /** If undefined, the address on which the server listens is used. */
    baseUrl: env.BASE_URL?.origin,
    isBaseUrlSet: env.BASE_URL !== undefined,
    access: env.ACCESS,
    adminEmails: env.ADMIN_EMAILS,
    google:
      env.GOOGLE_CLIENT_ID !== undefined && env.GOOGLE_CLIENT_SECRET !== undefined
        ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER }
        : undefined,
    localAccounts: env.LOCAL_ACCOUNTS,
    allowsLocalAccounts: env.LOCAL_ACCOUNTS === 'always' || (env.LOCAL_ACCOUNTS === 'loopback' && isPrivate),
    /** The number of proxies in front of the server that add to X-Forwarded-For. */
    trustedProxies: env.TRUST_PROXY,
    limitsRates: env.RATE_LIMITS,
    indexesWords: env.INDEX_WORDS,
    importsLinks: env.IMPORT_LINKS,
    role: env.ROLE,
    // A worker receives no requests, so it does not wait for load balancers before it stops.
    drainMs: env.ROLE === 'worker' ? 0 : env.DRAIN_SECONDS * 1000,
    keepAliveMs: env.KEEP_ALIVE_SECONDS * 1000,
    languageModel: readLanguageModelSettings(env),
    narrator: readNarratorSettings(env),
    voicesMirror: env.VOICES_MIRROR,
    narratesAhead: env.NARRATE_AHEAD,
    s3: readFileStoreSettings(env),
    stripe: readPaymentSettings(env),
    mail: readMailerSettings(env),
    servesWeb: env.SERVE_WEB !== 'false' && env.ROLE !== 'worker',
    /** In development, pages are rendered from the sources, and Vite serves all other files. */
    servesSources: env.SERVE_WEB === 'sources',
    /** How long each kind of row is kept; undefined means forever. */
    keptMs: {
      notifications: env.KEEP_NOTIFICATIONS,
      modelCalls: env.KEEP_MODEL_CALLS,
      adminActions: env.KEEP_ADMIN_ACTIONS,
      feedback: env.KEEP_FEEDBACK,
    },
    /** The operator's own texts for privacy, terms and contact. */
    legalDir: env.LEGAL_DIR === undefined ? undefined : resolve(env.LEGAL_DIR),
    logLevel: env.LOG_LEVEL,
    logsAccess: env.ACCESS_LOG,
    isPrivate,
    metricsToken: env.METRICS_TOKEN,
    traces: readTraceSettings(env),
  };
}

function readBackupSettings({ BACKUP_EVERY, BACKUP_DIR, DATA_DIR, DATABASE_URL }: Variables) {
  if (BACKUP_EVERY === undefined && BACKUP_DIR !== undefined) throw new ConfigError('BACKUP_DIR needs BACKUP_EVERY');
  if (BACKUP_EVERY === undefined) return undefined;
  if (DATABASE_URL !== undefined) {
    throw new ConfigError(
      'BACKUP_EVERY is for the embedded database: use the tools of your PostgreSQL to back up DATABASE_URL',
    );
  }
  return { everyMs: BACKUP_EVERY, folder: resolve(BACKUP_DIR ?? join(DATA_DIR, 'backups')) };
}

const isLoopback = (host: string) => ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(host);
