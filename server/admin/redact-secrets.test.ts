import { expect, test } from 'vitest';
import { readConfig, variables } from '../config.ts';
import { redactSecrets } from './redact-secrets.ts';

test('replaces the secrets of the configuration at any depth', () => {
  const config = { narrator: { apiKey: 'sk-fox-1234' }, s3: { secretAccessKey: 'hush/hush', bucket: 'foxtale' } };
  expect(redactSecrets(config, 'Incorrect API key sk-fox-1234 for foxtale (hush/hush)')).toBe(
    'Incorrect API key ••• for foxtale (•••)',
  );
});

test('replaces the metrics token and the headers for the trace collector', () => {
  const config = {
    metricsToken: 'sixteen-characters',
    traces: {
      endpoint: 'http://collector:4318',
      headers: { authorization: 'Bearer let-me-in', tenant: 'tenant-seven' },
    },
  };
  const words = 'no answer for sixteen-characters (Bearer let-me-in, tenant-seven) at http://collector:4318';
  expect(redactSecrets(config, words)).toBe('no answer for ••• (•••, •••) at http://collector:4318');
});

test('replaces a header without its scheme, and a secret that starts with another secret', () => {
  const config = {
    traces: { headers: { authorization: 'Bearer let-me-in' } },
    apiKey: 'abcd',
    webhookSecret: 'abcd-efgh',
  };
  expect(redactSecrets(config, 'let-me-in abcd-efgh abcd')).toBe('••• ••• •••');
});

test('covers every variable that holds a secret', () => {
  const secrets = {
    DATABASE_URL: 'postgres://fox:hidden-password@db/foxtale',
    DATABASE_REPLICA_URL: 'postgres://fox:hidden-replica@db/foxtale',
    PGPASSWORD: 'hidden-pg-password',
    GOOGLE_CLIENT_SECRET: 'hidden-google',
    LANGUAGE_MODEL_API_KEY: 'hidden-model',
    NARRATOR_API_KEY: 'hidden-narrator',
    S3_ACCESS_KEY_ID: 'hidden-s3-id',
    S3_SECRET_ACCESS_KEY: 'hidden-s3',
    STRIPE_SECRET_KEY: 'hidden-stripe',
    STRIPE_WEBHOOK_SECRET: 'hidden-webhook',
    METRICS_TOKEN: 'hidden-metrics-token',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=hidden-header',
  };
  const others = {
    GOOGLE_CLIENT_ID: 'an-id',
    LANGUAGE_MODEL_PROVIDER: 'openai',
    LANGUAGE_MODEL: 'a-model',
    NARRATOR_PROVIDER: 'openai',
    NARRATOR_MODEL: 'a-model',
    NARRATOR_VOICE: 'alloy',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'a-bucket',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
  };
  const secretNames = Object.keys(variables).filter((name) =>
    /KEY|SECRET|PASSWORD|TOKEN$|HEADERS|DATABASE.*URL/.test(name),
  );
  expect(Object.keys(secrets).sort()).toEqual(secretNames.sort());
  const hidden = redactSecrets(readConfig({ ...secrets, ...others }), Object.values(secrets).join(' '));
  expect(hidden).not.toContain('hidden');
});

test('replaces user name and password in a URL', () => {
  expect(redactSecrets({}, 'no answer from postgres://fox:brush@db.example/foxtale')).toBe(
    'no answer from postgres://•••@db.example/foxtale',
  );
});
