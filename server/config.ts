import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import * as v from 'valibot';
import { ConfigError } from './config-error.ts';
import { flag, numberFrom, oneOf, text } from './config-values.ts';
import { fileStoreVariables, readFileStoreSettings } from './platform/file-store/settings.ts';
import { languageModelVariables, readLanguageModelSettings } from './platform/language-model/settings.ts';
import { narratorVariables, readNarratorSettings } from './platform/narrator/settings.ts';
import { paymentVariables, readPaymentSettings } from './platform/payments/settings.ts';
import { readTraceSettings, telemetryVariables } from './platform/telemetry/settings.ts';

const address = v.pipe(
  text,
  v.url('must be an address such as https://foxtale.example'),
  v.transform((value) => new URL(value)),
);

export const variables = {
  HOST: v.optional(text, '127.0.0.1'),
  PORT: v.optional(
    v.pipe(text, v.regex(/^\d+$/, 'must be a port number'), v.toNumber(), v.maxValue(65_535, 'must be a port number')),
    '3000',
  ),
  DATA_DIR: v.optional(text, 'data'),
  DATABASE_URL: v.optional(
    v.pipe(text, v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  DATABASE_POOL: v.optional(numberFrom(2), '10'),
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
  DRAIN_SECONDS: v.optional(numberFrom(0, 600), '0'),
  ROLE: v.optional(oneOf(['all', 'web', 'worker']), 'all'),
  ...languageModelVariables,
  ...narratorVariables,
  ...fileStoreVariables,
  ...paymentVariables,
  ...telemetryVariables,
  SERVE_WEB: v.optional(flag, 'true'),
  LOG_LEVEL: v.optional(oneOf(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
};

export type Config = ReturnType<typeof readConfig>;

/** Reads .env and the environment once; throws a ConfigError with one line naming the variable. */
export function loadConfig() {
  if (existsSync('.env')) loadEnvFile('.env');
  return readConfig(process.env);
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
  if (env.ROLE !== 'all' && env.DATABASE_URL === undefined) {
    throw new ConfigError('ROLE needs DATABASE_URL: the embedded database serves one process, which has to be all');
  }
  // A proxy may show a loopback server to the world; then its public address tells.
  const isPrivate = isLoopback(env.HOST) && (env.BASE_URL === undefined || isLoopback(env.BASE_URL.hostname));
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    /** Undefined until the port is known: then the address the server listens on. */
    baseUrl: env.BASE_URL?.origin,
    access: env.ACCESS,
    adminEmails: env.ADMIN_EMAILS,
    google:
      env.GOOGLE_CLIENT_ID !== undefined && env.GOOGLE_CLIENT_SECRET !== undefined
        ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER }
        : undefined,
    allowsLocalAccounts: env.LOCAL_ACCOUNTS === 'always' || (env.LOCAL_ACCOUNTS === 'loopback' && isPrivate),
    /** How many proxies in front of us say in a header whom they heard from. */
    trustedProxies: env.TRUST_PROXY,
    limitsRates: env.RATE_LIMITS,
    role: env.ROLE,
    // Nobody sends requests to a worker, so none have to be led elsewhere.
    drainMs: env.ROLE === 'worker' ? 0 : env.DRAIN_SECONDS * 1000,
    languageModel: readLanguageModelSettings(env),
    narrator: readNarratorSettings(env),
    narratesAhead: env.NARRATE_AHEAD,
    s3: readFileStoreSettings(env),
    stripe: readPaymentSettings(env),
    servesWeb: env.SERVE_WEB && env.ROLE !== 'worker',
    logLevel: env.LOG_LEVEL,
    isPrivate,
    metricsToken: env.METRICS_TOKEN,
    traces: readTraceSettings(env),
  };
}

const isLoopback = (host: string) => ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(host);
