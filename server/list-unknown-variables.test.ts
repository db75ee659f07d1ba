import { describe, expect, test } from 'vitest';
import { variables } from './config.ts';
import { listUnknownVariables } from './list-unknown-variables.ts';

const warningsFor = (environment: Record<string, string>, fileNames: string[] = []) =>
  listUnknownVariables({ environment, fileNames });

describe('an unknown variable is reported with the most similar known one', () => {
  test.each([
    ['S3_BUKET', 'S3_BUCKET'],
    ['S3_SECRET_KEY', 'S3_SECRET_ACCESS_KEY'],
    ['S3_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
    ['STRIPE_KEY', 'STRIPE_SECRET_KEY'],
    ['LANGUAGE_MODEL_KEY', 'LANGUAGE_MODEL_API_KEY'],
    ['LANGUAGE_MODEL_URL', 'LANGUAGE_MODEL_BASE_URL'],
    ['NARRATOR_VOICES', 'NARRATOR_VOICE'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_POOL_SIZE', 'DATABASE_POOL'],
    ['TRUST_PROXYS', 'TRUST_PROXY'],
    ['ADMIN_EMAIL', 'ADMIN_EMAILS'],
    ['BASEURL', 'BASE_URL'],
  ])('%s: %s', (name, meant) => {
    expect(warningsFor({ [name]: 'hunter2' })).toEqual([`Warning: unknown variable ${name}. Did you mean ${meant}?`]);
  });

  test.each(Object.keys(variables).filter((name) => name.length >= 6))('%s with a letter missing', (name) => {
    const mistyped = name.slice(0, -2) + name.slice(-1);
    const [warning = ''] = mistyped in variables ? [mistyped] : warningsFor({ [mistyped]: 'hunter2' });
    expect(warning).toContain(mistyped);
  });
});

test('ignores variables of other programs', () => {
  const environment = {
    HOME: '/root',
    PATH: '/bin',
    LANG: 'C',
    LANGUAGE: 'en',
    POST: '1',
    HOSTNAME: 'den',
    NODE_ENV: 'test',
    GOOGLE_APPLICATION_CREDENTIALS: '/key',
    OTEL_RESOURCE_ATTRIBUTES: 'a=b',
    PGHOST: 'db',
    LOG_FORMAT: 'json',
    // Kubernetes sets these variables for services called “database” and “s3”.
    DATABASE_SERVICE_HOST: '10.0.0.1',
    DATABASE_PORT_5432_TCP: 'tcp://10.0.0.1:5432',
    S3_PORT: 'tcp://10.0.0.2:80',
  };
  expect(warningsFor(environment)).toEqual([]);
  expect(warningsFor(Object.fromEntries(Object.keys(variables).map((name) => [name, 'x'])))).toEqual([]);
});

test('reports every unknown variable in .env', () => {
  expect(warningsFor({}, ['PORT', 'POSTGRES_PASSWORD', 'PUBLIC_ADDRESS', 'NODE_EXTRA_CA_CERTS', 'PGSSLMODE'])).toEqual(
    [],
  );
  expect(warningsFor({}, ['COLOUR_OF_THE_FOX'])).toEqual(['Warning: unknown variable COLOUR_OF_THE_FOX in .env.']);
});
