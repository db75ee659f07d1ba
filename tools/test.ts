import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { check } from './check.ts';

const reportSchema = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });

// `npm test`: the checks, then every test. The last line counts both.
const checked = await check();
const tested = runTests(process.argv.slice(2));
const passed = checked.passed + tested.passed;
const failed = checked.failed + tested.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function runTests(filters: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-report-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const run = spawnSync('vitest', ['run', ...reporters, ...filters], { stdio: 'inherit' });
  try {
    const counts = v.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8')));
    // A file that does not even load has no tests to count, and still has failed.
    const failed = Math.max(counts.numFailedTests, run.status === 0 ? 0 : 1);
    return { passed: counts.numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
