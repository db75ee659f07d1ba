import { expect } from 'vitest';
import { type Answer, type Call, call } from './call.ts';
import { fingerprintTables } from './database/fingerprint-tables.ts';
import type { TestServer } from './servers/start-test-server.ts';

/** Text that a user typed. It must not appear in a response. */
export const typed = 'Kanarienvogel';
/** An id that does not exist. */
export const someId = '7f6c1f0e-0000-4000-8000-000000000000';

/** Checks that a refused request stores nothing and leaks no internals. */
export async function readRefusal(server: TestServer, request: Call, namedField = ''): Promise<Answer> {
  const before = await fingerprintTables(server.services);
  const answer = await call(server, request);
  expect(await fingerprintTables(server.services)).toEqual(before);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(Object.keys(answer.body as object)).toEqual(['error']);
  expect(answer.text.replace(`"${namedField}"`, '')).not.toContain(typed);
  expect(answer.text).not.toMatch(/\bat |\bselect\b|\binsert\b|\.ts\b|\.js\b|node_modules|Expected|Error:/);
  return answer;
}
