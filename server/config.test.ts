import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

describe('with nothing set', () => {
  test('the server listens on loopback only, stores data in ./data, and is in beta', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      backups: undefined,
      databaseUrl: undefined,
      databasePassword: undefined,
      databasePool: 10,
      replica: undefined,
      migrates: true,
      baseUrl: undefined,
      isBaseUrlSet: false,
      access: 'beta',
      adminEmails: [],
      google: undefined,
      localAccounts: 'loopback',
      allowsLocalAccounts: true,
      isPrivate: true,
      metricsToken: undefined,
      traces: undefined,
      trustedProxies: 0,
      limitsRates: true,
      indexesWords: true,
      importsLinks: true,
      role: 'all',
      drainMs: 0,
      keepAliveMs: 65_000,
      languageModel: undefined,
      narrator: undefined,
      narratesAhead: true,
      s3: undefined,
      stripe: undefined,
      servesWeb: true,
      servesSources: false,
      logLevel: 'info',
      logsAccess: false,
      keptMs: {
        notifications: 31_536_000_000,
        modelCalls: 31_536_000_000,
        adminActions: undefined,
        feedback: undefined,
      },
    });
  });

  test('an empty value counts as unset', () => {
    expect(readConfig({ PORT: '', BASE_URL: '', GOOGLE_CLIENT_ID: '', LOG_LEVEL: '' })).toEqual(readConfig({}));
  });

  test('other environment variables are ignored', () => {
    expect(readConfig({ PATH: '/bin', NODE_ENV: 'production' })).toEqual(readConfig({}));
  });
});

test('values are converted to their types', () => {
  const config = readConfig({
    HOST: ' 0.0.0.0 ',
    PORT: ' 8080 ',
    BASE_URL: 'https://foxtale.example/',
    DATABASE_POOL: '25',
    ADMIN_EMAILS: 'Ada@Foxtale.Test; grace@foxtale.test,  mary@foxtale.test',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    SERVE_WEB: 'false',
  });
  expect(config).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    baseUrl: 'https://foxtale.example',
    databasePool: 25,
    adminEmails: ['ada@foxtale.test', 'grace@foxtale.test', 'mary@foxtale.test'],
    google: { clientId: 'id', clientSecret: 'secret', issuer: new URL('https://accounts.google.com') },
    servesWeb: false,
  });
});

test('ROLE=web and ROLE=worker need an external database', () => {
  const DATABASE_URL = 'postgres://localhost/foxtale';
  for (const ROLE of ['web', 'worker']) {
    expect(() => readConfig({ ROLE })).toThrow('ROLE needs DATABASE_URL');
    expect(readConfig({ ROLE, DATABASE_URL })).toMatchObject({ role: ROLE, servesWeb: ROLE === 'web' });
  }
});

test('backups of the embedded database have an interval and a folder', () => {
  const read = (environment: Record<string, string>) => readConfig({ DATA_DIR: '/den', ...environment }).backups;
  expect(read({ BACKUP_EVERY: '24h' })).toEqual({ everyMs: 86_400_000, folder: '/den/backups' });
  expect(read({ BACKUP_EVERY: '7d', BACKUP_DIR: '/safe' })).toEqual({ everyMs: 604_800_000, folder: '/safe' });
  for (const BACKUP_EVERY of ['24', '0h', 'daily', '1.5h', '-1h', '1w'])
    expect(() => read({ BACKUP_EVERY })).toThrow('BACKUP_EVERY must be a duration such as 30m, 24h or 7d');
  expect(() => read({ BACKUP_DIR: '/safe' })).toThrow('BACKUP_DIR needs BACKUP_EVERY');
  expect(() => read({ BACKUP_EVERY: '1d', DATABASE_URL: 'postgres://localhost/foxtale' })).toThrow(
    'BACKUP_EVERY is for the embedded database',
  );
});

test('retention is a duration or forever', () => {
  expect(readConfig({ KEEP_NOTIFICATIONS: 'forever', KEEP_FEEDBACK: '90d' }).keptMs).toMatchObject({
    notifications: undefined,
    feedback: 7_776_000_000,
  });
  expect(() => readConfig({ KEEP_FEEDBACK: 'long' })).toThrow(
    'KEEP_FEEDBACK must be a duration such as 90d, or forever',
  );
});

test('a database password with URL delimiters is refused without repeating it', () => {
  for (const password of ['hunter/2', 'hunter#2', 'hunter?2', '#hunter2', '/hunter2']) {
    const read = () => readConfig({ DATABASE_URL: `postgres://fox:${password}@db:5432/foxtale` });
    expect(read).toThrow(/^DATABASE_URL has a password with .*PGPASSWORD$/);
    expect(read).not.toThrow('hunter');
  }
  for (const url of ['postgres://fox:a%2Fb@db/foxtale', 'postgres://fox@db:5432/foxtale?user=me@tenant']) {
    expect(readConfig({ DATABASE_URL: url, PGPASSWORD: 'a/b#c' })).toMatchObject({ databaseUrl: url });
  }
});

test('an S3 endpoint may have a path', () => {
  const keys = { S3_BUCKET: 'den', S3_ACCESS_KEY_ID: 'fox', S3_SECRET_ACCESS_KEY: 'secret' };
  const read = (S3_ENDPOINT: string) => readConfig({ ...keys, S3_ENDPOINT }).s3?.endpoint;
  expect(read('https://storage.example/s3/v1/')).toBe('https://storage.example/s3/v1');
  expect(read('https://storage.example')).toBe('https://storage.example');
  expect(() => read('https://storage.example/?bucket=den')).toThrow(/^S3_ENDPOINT must be an address/);
});

describe('an invalid value gives one line that names the variable and does not repeat the value', () => {
  test.each([
    { HOST: '   ' },
    { PORT: 'eighty' },
    { PORT: '65536' },
    { PORT: '-1' },
    { PORT: '80.5' },
    { DATA_DIR: '  ' },
    { DATABASE_URL: 'mysql://root:hunter2@localhost' },
    { DATABASE_POOL: 'many' },
    { DATABASE_POOL: '1' },
    { BASE_URL: 'my-foxtale' },
    { BASE_URL: 'ftp://foxtale.example' },
    { ACCESS: 'closed' },
    { ADMIN_EMAILS: 'ada@foxtale.test, grace' },
    { GOOGLE_ISSUER: 'accounts' },
    { LOCAL_ACCOUNTS: 'yes' },
    { ROLE: 'boss' },
    { KEEP_ALIVE_SECONDS: '0' },
    { LANGUAGE_MODEL_PROVIDER: 'openrouter' },
    { LANGUAGE_MODEL_BASE_URL: 'localhost:11434' },
    { LANGUAGE_MODEL_TIMEOUT_MS: 'soon' },
    { LANGUAGE_MODEL_TIMEOUT_MS: '99' },
    { NARRATE_AHEAD: 'maybe' },
    { INDEX_WORDS: 'maybe' },
    { IMPORT_LINKS: 'maybe' },
    { SERVE_WEB: '1' },
    { LOG_LEVEL: 'loud' },
  ])('%j', (environment) => {
    const [[name = '', value = ''] = []] = Object.entries(environment);
    const line = refusalOf(environment);
    expect(line).toMatch(new RegExp(`^${name} must [^\\n]+$`));
    if (value.trim() !== '') expect(line).not.toContain(value);
  });

  test('an incomplete key pair of Google or Stripe names the missing variable', () => {
    expect(refusalOf({ GOOGLE_CLIENT_ID: 'id' })).toMatch(/^GOOGLE_CLIENT_SECRET is missing/);
    expect(refusalOf({ STRIPE_SECRET_KEY: 'sk' })).toMatch(/^STRIPE_WEBHOOK_SECRET is missing/);
    expect(refusalOf({ STRIPE_WEBHOOK_SECRET: 'whsec' })).toMatch(/^STRIPE_SECRET_KEY is missing/);
    expect(refusalOf({ GOOGLE_CLIENT_SECRET: 'secret' })).toMatch(/^GOOGLE_CLIENT_ID is missing/);
  });
});

describe('the language model', () => {
  const ollama = {
    LANGUAGE_MODEL_PROVIDER: 'openai-compatible',
    LANGUAGE_MODEL: 'gemma3:12b',
    LANGUAGE_MODEL_BASE_URL: 'http://127.0.0.1:11434/v1',
  };
  const anthropic = {
    LANGUAGE_MODEL_PROVIDER: 'anthropic',
    LANGUAGE_MODEL: 'some-model',
    LANGUAGE_MODEL_API_KEY: 'key',
  };

  test('is configured by provider, model and either API key or base URL', () => {
    expect(readConfig(ollama).languageModel).toEqual({
      provider: 'openai-compatible',
      model: 'gemma3:12b',
      apiKey: undefined,
      baseUrl: 'http://127.0.0.1:11434/v1',
      timeoutMs: 120_000,
      idleTimeoutMs: 20_000,
      budgetTokens: undefined,
      prices: undefined,
    });
    expect(readConfig({ ...anthropic, LANGUAGE_MODEL_TIMEOUT_MS: '5000' }).languageModel).toMatchObject({
      provider: 'anthropic',
      apiKey: 'key',
      baseUrl: undefined,
      timeoutMs: 5000,
    });
  });

  test('has a budget and prices, if the operator sets them', () => {
    const prices = { MODEL_PRICE_INPUT: '0.25', MODEL_PRICE_OUTPUT: '2', MODEL_PRICE_CURRENCY: 'EUR' };
    expect(readConfig({ ...ollama, ...prices, MODEL_BUDGET_TOKENS: '1000000' }).languageModel).toMatchObject({
      budgetTokens: 1_000_000,
      prices: { input: 0.25, output: 2, currency: 'EUR' },
    });
    expect(refusalOf({ ...ollama, MODEL_BUDGET_TOKENS: '1000', KEEP_MODEL_CALLS: '30d' })).toMatch(/KEEP_MODEL_CALLS/);
  });

  test.each([
    ['MODEL_PRICE_OUTPUT', { ...ollama, MODEL_PRICE_INPUT: '1' }],
    ['MODEL_PRICE_INPUT', { ...ollama, MODEL_PRICE_OUTPUT: '1' }],
    ['LANGUAGE_MODEL_PROVIDER', { LANGUAGE_MODEL: 'gemma3:12b' }],
    ['LANGUAGE_MODEL_PROVIDER', { LANGUAGE_MODEL_API_KEY: 'key' }],
    ['LANGUAGE_MODEL', { ...ollama, LANGUAGE_MODEL: '' }],
    ['LANGUAGE_MODEL_BASE_URL', { ...ollama, LANGUAGE_MODEL_BASE_URL: '' }],
    ['LANGUAGE_MODEL_API_KEY', { ...anthropic, LANGUAGE_MODEL_API_KEY: '' }],
  ])('names the missing variable when incomplete: %s', (missing, environment) => {
    expect(refusalOf(environment)).toMatch(new RegExp(`^${missing} is missing: [^\\n]+$`));
  });
});

describe('accounts without a password', () => {
  test.each([
    { HOST: '127.0.0.1', isAllowed: true },
    { HOST: '::1', isAllowed: true },
    { HOST: 'localhost', isAllowed: true },
    { HOST: '0.0.0.0', isAllowed: false },
    { HOST: '::', isAllowed: false },
    { HOST: '192.168.1.2', isAllowed: false },
    { HOST: '0.0.0.0', LOCAL_ACCOUNTS: 'always', isAllowed: true },
    { HOST: '127.0.0.1', LOCAL_ACCOUNTS: 'never', isAllowed: false },
  ])('on $HOST with LOCAL_ACCOUNTS=$LOCAL_ACCOUNTS: $isAllowed', ({ isAllowed, ...environment }) => {
    expect(readConfig(environment).allowsLocalAccounts).toBe(isAllowed);
  });
});

function refusalOf(environment: Record<string, string | undefined>) {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('The value was accepted.');
}

test('accounts without a password are for loopback only, also behind a proxy', () => {
  expect(readConfig({}).allowsLocalAccounts).toBe(true);
  expect(readConfig({ BASE_URL: 'http://localhost:5173' }).allowsLocalAccounts).toBe(true);
  expect(readConfig({ BASE_URL: 'https://foxtale.example' }).allowsLocalAccounts).toBe(false);
  expect(readConfig({ HOST: '0.0.0.0' }).allowsLocalAccounts).toBe(false);
  expect(readConfig({ BASE_URL: 'https://foxtale.example', LOCAL_ACCOUNTS: 'always' }).allowsLocalAccounts).toBe(true);
});
