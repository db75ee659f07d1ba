import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureLimitCheck } from './measure-limit-check.ts';
import { measureMemory } from './measure-memory.ts';
import { measureNarration } from './measure-narration.ts';
import { measureProfileRead } from './measure-profile-read.ts';
import { measureSentenceStep } from './measure-sentence-step.ts';
import { measureStart } from './measure-start.ts';
import { measureStreams } from './measure-streams.ts';
import { measureUserSearch } from './measure-user-search.ts';
import { isMet, printReport } from './report.ts';

// `npm run bench`: every figure of the product, with its floor from the same run.
const dataDir = mkdtempSync(join(tmpdir(), 'foxtale-bench-'));
chmodSync(dataDir, 0o755);
const { figures, app } = await measureStart(dataDir);
try {
  figures.push(...(await measureMemory(dataDir)));
  figures.push(...(await measureProfileRead(app, dataDir)));
  figures.push(...(await measureNarration(app, dataDir)));
  figures.push(...(await measureSentenceStep(app, dataDir)));
  figures.push(...(await measureLimitCheck(app, dataDir)));
  figures.push(...(await measureStreams(app, dataDir)));
  figures.push(...(await measureUserSearch(dataDir)));
} finally {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
printReport(figures);
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(figures, undefined, 2)}\n`);
process.exit(figures.every(isMet) ? 0 : 1);
