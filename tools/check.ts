import { runStep, type Step } from './steps.ts';

const steps: Step[] = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint and format', command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'] },
  { name: 'import direction', command: [process.execPath, 'tools/check/import-direction.ts'] },
  { name: 'source rules', command: [process.execPath, 'tools/check/source-rules.ts'] },
  { name: 'API answers', command: [process.execPath, 'tools/api.ts', '--check'] },
  { name: 'documents', command: [process.execPath, 'tools/check/check-documents.ts'] },
  { name: 'requirements', command: [process.execPath, 'tools/check/check-requirements.ts'] },
  { name: 'native builds', command: [process.execPath, 'tools/check/check-lockfile.ts'] },
  { name: 'third-party notices', command: [process.execPath, 'tools/check/check-notices.ts'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'messages complete in seven languages', command: [process.execPath, 'tools/messages.ts', '--check'] },
];

/** Runs all static checks; none of them needs a running app. */
export async function check(say?: (line: string) => void) {
  const results: boolean[] = [];
  for (const step of steps) results.push(await runStep(step, say));
  return { passed: results.filter(Boolean).length, failed: results.filter((isPassed) => !isPassed).length };
}

if (import.meta.main) {
  const { failed } = await check();
  process.exit(failed === 0 ? 0 : 1);
}
