import { expect, test } from 'vitest';
import { readConfig, variables } from '../config.ts';
import { withoutSecrets } from './without-secrets.ts';

test('a secret of the configuration is not repeated, wherever it stands', () => {
  const config = { narrator: { apiKey: 'sk-fox-1234' }, s3: { secretAccessKey: 'hush/hush', bucket: 'foxtale' } };
  expect(withoutSecrets(config, 'Incorrect API key sk-fox-1234 for foxtale (hush/hush)')).toBe(
    'Incorrect API key ••• for foxtale (•••)',
  );
});

test('nor the token of the metrics, or what goes to the collector of traces', () => {
  const config = {
    metricsToken: 'sixteen-characters',
    traces: {
      endpoint: 'http://collector:4318',
      headers: { authorization: 'Bearer let-me-in', tenant: 'tenant-seven' },
    },
  };
  const words = 'no answer for sixteen-characters (Bearer let-me-in, tenant-seven) at http://collector:4318';
  expect(withoutSecrets(config, words)).toBe('no answer for ••• (•••, •••) at http://collector:4318');
});

test('nor a header without its scheme, or a secret that begins with another', () => {
  const config = {
    traces: { headers: { authorization: 'Bearer let-me-in' } },
    apiKey: 'abcd',
    webhookSecret: 'abcd-efgh',
  };
  expect(withoutSecrets(config, 'let-me-in abcd-efgh abcd')).toBe('••• ••• •••');
});

test('no variable with a secret is forgotten', () => {
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
    /KEY|SECRET|PASSWORD|TOKEN|HEADERS|DATABASE.*URL/.test(name),
  );
  expect(Object.keys(secrets).sort()).toEqual(secretNames.sort());
  const hidden = withoutSecrets(readConfig({ ...secrets, ...others }), Object.values(secrets).join(' '));
  expect(hidden).not.toContain('hidden');
});

test('nor a name and password in an address', () => {
  expect(withoutSecrets({}, 'no answer from postgres://fox:brush@db.example/foxtale')).toBe(
    'no answer from postgres://•••@db.example/foxtale',
  );
});
