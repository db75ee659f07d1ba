import { findPulseAudio } from '../tests/firefox/support/start-null-sink.ts';
import { findFirefox } from '../tests/support/browsers/find-firefox.ts';
import { runTests } from './run-tests.ts';

// `npm run test:firefox`: browser tests in an installed Firefox. Arguments are test filters. Missing programs are installed
// here, before any test timeout starts.
try {
  await findFirefox();
  await findPulseAudio();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
// The terminal also sends Ctrl-C to the tests; this process only waits for them to shut down.
process.on('SIGINT', () => {});
const { passed, failed } = await runTests(['--config', 'tests/firefox/vitest.config.ts', ...process.argv.slice(2)]);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
