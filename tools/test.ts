import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { check } from './check.ts';

const reportSchema = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });

// `npm test`: every test, and the checks beside them while the first tests are prepared. The last line counts both.
const said: string[] = [];
const [checked, tested] = await Promise.all([check((line) => said.push(line)), runTests(process.argv.slice(2))]);
console.log(`\n${said.join('\n')}`);
const passed = checked.passed + tested.passed;
const failed = checked.failed + tested.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function runTests(filters: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'foxtale-report-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // The terminal sends Ctrl-C to the tests as well; this process only waits for them to end in order.
  process.on('SIGINT', () => {});
  const run = spawn('vitest', ['run', ...reporters, ...filters], { stdio: 'inherit' });
  try {
    const [code] = await once(run, 'close');
    const counts = v.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8')));
    // A file that does not even load has no tests to count, and still has failed.
    const failed = Math.max(counts.numFailedTests, code === 0 ? 0 : 1);
    return { passed: counts.numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
