import { check } from './check.ts';
import { longOnly, runTests } from './run-tests.ts';

// `npm test` runs the tests except the long ones, and the static checks. The checks run while the first tests are prepared. The
// last line of the output counts both.
// `npm run test:long` (`--long`) runs the `*.long.test.ts` without the checks.
// Other arguments are test filters; with them, `npm test` also runs long tests.
// The terminal also sends Ctrl-C to the tests; this process only waits for them to shut down.
process.on('SIGINT', () => {});

const isLong = process.argv.includes('--long');
const filters = process.argv.slice(2).filter((argument) => argument !== '--long');

const started = Date.now();
const said: string[] = [];
const [checked, tested] = await Promise.all([
  isLong ? { passed: 0, failed: 0 } : check((line) => said.push(line)),
  runTests(isLong ? [...longOnly, ...filters] : filters),
]);
console.log(`\n${said.join('\n')}`);
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
const passed = checked.passed + tested.passed;
const failed = checked.failed + tested.failed;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
