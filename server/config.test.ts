import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, variables } from './config.ts';
import { ConfigError } from './config-error.ts';

describe('with nothing set', () => {
  test('the server listens on this machine only, keeps its data beside the code, and is in beta', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databasePool: 10,
      baseUrl: undefined,
      access: 'beta',
      adminEmails: [],
      google: undefined,
      allowsLocalAccounts: true,
      isPrivate: true,
      metricsToken: undefined,
      traces: undefined,
      trustedProxies: 0,
      limitsRates: true,
      role: 'all',
      drainMs: 0,
      languageModel: undefined,
      narrator: undefined,
      narratesAhead: true,
      s3: undefined,
      stripe: undefined,
      servesWeb: true,
      logLevel: 'info',
    });
  });

  test('an empty value counts as nothing', () => {
    expect(readConfig({ PORT: '', BASE_URL: '', GOOGLE_CLIENT_ID: '', LOG_LEVEL: '' })).toEqual(readConfig({}));
  });

  test('the rest of the environment does not matter', () => {
    expect(readConfig({ PATH: '/bin', NODE_ENV: 'production' })).toEqual(readConfig({}));
  });
});

test('values are read as what they mean', () => {
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

test('a server that is not everything needs a database that others can reach', () => {
  const DATABASE_URL = 'postgres://localhost/foxtale';
  for (const ROLE of ['web', 'worker']) {
    expect(() => readConfig({ ROLE })).toThrow('ROLE needs DATABASE_URL');
    expect(readConfig({ ROLE, DATABASE_URL })).toMatchObject({ role: ROLE, servesWeb: ROLE === 'web' });
  }
});

test('.env.example explains every variable, and no other', () => {
  const example = readFileSync('.env.example', 'utf8');
  const explained = Array.from(example.matchAll(/^#([A-Z0-9_]+)=/gm), ([, name]) => name);
  expect([...new Set(explained)].sort()).toEqual(Object.keys(variables).sort());
});

test('the README names every variable, and no page one that is not there', () => {
  const known = new Set(Object.keys(variables));
  const readme = namesIn('README.md', /(?<=`)[A-Z][A-Z\d]*(_[A-Z\d]+)*(?=`)/g);
  expect([...known.difference(readme), ...readme.difference(known)]).toEqual([]);
  const ofOthers = new Set(['PG_VERSION', 'PUBLIC_ADDRESS', 'POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB']);
  for (const page of ['docs/operations.md', 'docs/security.md', 'docs/architecture.md', 'compose.yaml']) {
    const named = namesIn(page, /\b(?!MINIO)[A-Z][A-Z\d]*(_[A-Z\d]+)+\b/g);
    expect([page, ...named.difference(known).difference(ofOthers)]).toEqual([page]);
  }
});

const namesIn = (file: string, pattern: RegExp) => new Set(readFileSync(file, 'utf8').match(pattern));

describe('a wrong value gives one clear line that names the variable and does not repeat the value', () => {
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
    { LANGUAGE_MODEL_PROVIDER: 'openrouter' },
    { LANGUAGE_MODEL_BASE_URL: 'localhost:11434' },
    { LANGUAGE_MODEL_TIMEOUT_MS: 'soon' },
    { LANGUAGE_MODEL_TIMEOUT_MS: '99' },
    { NARRATE_AHEAD: 'maybe' },
    { SERVE_WEB: '1' },
    { LOG_LEVEL: 'loud' },
  ])('%j', (environment) => {
    const [[name = '', value = ''] = []] = Object.entries(environment);
    const line = refusalOf(environment);
    expect(line).toMatch(new RegExp(`^${name} must [^\\n]+$`));
    if (value.trim() !== '') expect(line).not.toContain(value);
  });

  test('half of the keys of Google or Stripe names the half that is missing', () => {
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

  test('is known by provider, model and either key or address', () => {
    expect(readConfig(ollama).languageModel).toEqual({
      provider: 'openai-compatible',
      model: 'gemma3:12b',
      apiKey: undefined,
      baseUrl: 'http://127.0.0.1:11434/v1',
      timeoutMs: 120_000,
    });
    expect(readConfig({ ...anthropic, LANGUAGE_MODEL_TIMEOUT_MS: '5000' }).languageModel).toMatchObject({
      provider: 'anthropic',
      apiKey: 'key',
      baseUrl: undefined,
      timeoutMs: 5000,
    });
  });

  test.each([
    ['LANGUAGE_MODEL_PROVIDER', { LANGUAGE_MODEL: 'gemma3:12b' }],
    ['LANGUAGE_MODEL_PROVIDER', { LANGUAGE_MODEL_API_KEY: 'key' }],
    ['LANGUAGE_MODEL', { ...ollama, LANGUAGE_MODEL: '' }],
    ['LANGUAGE_MODEL_BASE_URL', { ...ollama, LANGUAGE_MODEL_BASE_URL: '' }],
    ['LANGUAGE_MODEL_API_KEY', { ...anthropic, LANGUAGE_MODEL_API_KEY: '' }],
  ])('half configured, names what is missing: %s', (missing, environment) => {
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
  throw new Error('The value was taken.');
}

test('accounts without a password are for this machine only, also behind a proxy', () => {
  expect(readConfig({}).allowsLocalAccounts).toBe(true);
  expect(readConfig({ BASE_URL: 'http://localhost:5173' }).allowsLocalAccounts).toBe(true);
  expect(readConfig({ BASE_URL: 'https://foxtale.example' }).allowsLocalAccounts).toBe(false);
  expect(readConfig({ HOST: '0.0.0.0' }).allowsLocalAccounts).toBe(false);
  expect(readConfig({ BASE_URL: 'https://foxtale.example', LOCAL_ACCOUNTS: 'always' }).allowsLocalAccounts).toBe(true);
});
