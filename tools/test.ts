import { check } from './check.ts';
import { runTests } from './run-tests.ts';

// `npm test`: every test, and the checks beside them while the first tests are prepared. The last line counts both.
// The terminal sends Ctrl-C to the tests as well; this process only waits for them to end in order.
process.on('SIGINT', () => {});
const said: string[] = [];
const [checked, tested] = await Promise.all([check((line) => said.push(line)), runTests(process.argv.slice(2))]);
console.log(`\n${said.join('\n')}`);
const passed = checked.passed + tested.passed;
const failed = checked.failed + tested.failed;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
