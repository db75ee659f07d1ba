import { check } from './check.ts';
import { type Failure, runTests } from './run-tests.ts';

// `npm test`: all tests, with the static checks running in parallel while the first tests are prepared. The last line counts both.
// The terminal also sends Ctrl-C to the tests; this process only waits for them to shut down.
process.on('SIGINT', () => {});
const mostFilesAgain = 5;
const listFiles = (failures: readonly Failure[]) => [...new Set(failures.map(({ file }) => file))];

const started = Date.now();
const said: string[] = [];
const [checked, first] = await Promise.all([check((line) => said.push(line)), runTests(process.argv.slice(2))]);
// A test that passes only on a second try is flaky or hides a bug, and is printed as one. Until `npm run test:stress` has
// shown that there is none, it does not fail CI.
const isWorthAnother = process.env.CI !== undefined && listFiles(first.failures).length <= mostFilesAgain;
const second = isWorthAnother && first.failures.length > 0 ? await runTests(listFiles(first.failures)) : undefined;
const stillFailing = new Set(listFiles(second?.failures ?? first.failures));
for (const { file, test, reason } of first.failures.filter((failure) => !stillFailing.has(failure.file)))
  console.log(`Flake, passed on the second try: ${file} › ${test}\n    ${reason}`);
console.log(`\n${said.join('\n')}`);
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
const failedTests = second?.failed ?? first.failed;
const passed = checked.passed + first.passed + first.failed - failedTests;
const failed = checked.failed + failedTests;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
