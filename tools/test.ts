import { check } from './check.ts';
import { runTests } from './run-tests.ts';

// `npm test`: all tests, with the static checks running in parallel while the first tests are prepared. The last line counts both.
// The terminal also sends Ctrl-C to the tests; this process only waits for them to shut down.
process.on('SIGINT', () => {});
const started = Date.now();
const said: string[] = [];
const [checked, tested] = await Promise.all([check((line) => said.push(line)), runTests(process.argv.slice(2))]);
for (const { file, test, reason } of tested.flakes)
  console.log(`Flake, passed on the second try: ${file} › ${test}\n    ${reason}`);
console.log(`\n${said.join('\n')}`);
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
const passed = checked.passed + tested.passed;
const failed = checked.failed + tested.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
