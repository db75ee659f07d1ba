import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { listWarnings } from './list-warnings.ts';

const googleKeys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const DATABASE_URL = 'postgres://fox@db/foxtale';

test.each([
  { environment: {}, warnings: [] },
  { environment: { BASE_URL: 'http://localhost:8080' }, warnings: [] },
  { environment: { HOST: '0.0.0.0' }, warnings: ['public-on-embedded-database'] },
  { environment: { HOST: '0.0.0.0', DATABASE_URL }, warnings: [] },
  { environment: { BASE_URL: 'https://foxtale.example' }, warnings: ['public-on-embedded-database'] },
  { environment: { BASE_URL: 'https://foxtale.example', DATABASE_URL }, warnings: [] },
  { environment: { LOCAL_ACCOUNTS: 'always' }, warnings: [] },
  { environment: { LOCAL_ACCOUNTS: 'always', HOST: '0.0.0.0', DATABASE_URL }, warnings: ['public-local-accounts'] },
  {
    environment: { LOCAL_ACCOUNTS: 'always', BASE_URL: 'https://foxtale.example', DATABASE_URL },
    warnings: ['public-local-accounts'],
  },
  {
    environment: { LOCAL_ACCOUNTS: 'always', HOST: '0.0.0.0' },
    warnings: ['public-local-accounts', 'public-on-embedded-database'],
  },
  { environment: { LOCAL_ACCOUNTS: 'always', HOST: '0.0.0.0', DATABASE_URL, ...googleKeys }, warnings: [] },
])('$environment: $warnings', ({ environment, warnings }) => {
  expect(listWarnings(readConfig(environment))).toEqual(warnings);
});
