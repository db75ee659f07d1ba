import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import * as v from 'valibot';

// The part of Vitest's report (in the Jest JSON format) that is used here.
const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({ status: v.string(), fullName: v.string(), failureMessages: v.nullish(v.array(v.string()), []) }),
      ),
    }),
  ),
});

export interface Failure {
  file: string;
  test: string;
  reason: string;
}

const withoutLong = ['--project', '!long-*'];
export const longOnly = ['--project', 'long-*'];

/** Runs the tests that match the filters and returns the failures. Without filters, it runs all tests except the long ones. */
export async function runTests(filters: string[], onStart?: (pid: number | undefined) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-report-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = spawn('vitest', ['run', ...reporters, ...(filters.length === 0 ? withoutLong : filters)], {
    stdio: 'inherit',
  });
  onStart?.(run.pid);
  try {
    const [code] = await once(run, 'close');
    return readReport(JSON.parse(readFileSync(report, 'utf8')), code === 0);
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function readReport(report: unknown, hasSucceeded: boolean) {
  const { numPassedTests, numFailedTests, testResults } = v.parse(reportSchema, report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A test file can fail without a failed test: if it cannot be loaded, or if a hook outside its tests fails.
    if (failed.length === 0 && status === 'failed')
      return [{ file, test: '(the file itself)', reason: reasonOf(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      test: fullName.trim(),
      reason: reasonOf(failureMessages?.[0] ?? ''),
    }));
  });
  // An unhandled error makes the run fail, although no single test fails.
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, failures.length, hasSucceeded ? 0 : 1),
    failures,
  };
}

const reasonOf = (message: string) => message.split('\n')[0]?.slice(0, 200) ?? '';
